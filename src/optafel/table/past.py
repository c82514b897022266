"""The games that a table has finished: each can be looked at again, whatever is played there now."""

from collections.abc import Iterable
from dataclasses import dataclass

from optafel.game import Game
from optafel.store import Entry
from optafel.table.events import read_event
from optafel.table.table import Table, step


@dataclass(frozen=True, slots=True)
class PastGame:
    game: Game
    names: tuple[str, ...]  # of those who sat there when it ended


def past_games(entries: Iterable[Entry]) -> tuple[PastGame, ...]:
    """Every finished game of a log, in the order in which they were played."""
    table: Table | None = None
    found: list[PastGame] = []
    for entry in entries:
        before = table.game if table else None
        table = step(table, entry, read_event(entry.body))
        if table.game is not before and table.game is not None and table.game.result is not None:
            found.append(PastGame(table.game, tuple(seat.name for seat in table.seats)))
    return tuple(found)

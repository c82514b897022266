"""A table as a fold over its log, and the games that it has finished."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from optafel.game import Game
from optafel.game.events import Event as GameEvent
from optafel.game.events import Started
from optafel.match import Sheet
from optafel.store import Entry
from optafel.table.events import (
    Arrived,
    AskedForMore,
    Began,
    CameBack,
    Moved,
    Opened,
    Paused,
    Resumed,
    Stirred,
    TableEvent,
    WentAway,
    read_event,
)
from optafel.table.happenings import HAPPENINGS_KEPT, happening_of
from optafel.table.seating import counted, renumbered, seated, seating_after
from optafel.table.table_state import GamePlayed, Pause, Table


def fold(entries: Iterable[Entry]) -> Table | None:
    """The table that a log is; None for an empty one."""
    table: Table | None = None
    for entry in entries:
        table = step(table, entry, read_event(entry.body))
    return table


def step(table: Table | None, entry: Entry, event: TableEvent) -> Table:
    """The table after one more entry. Pure; total for every log that a table wrote."""
    if table is None:
        if not isinstance(event, Opened):
            raise ValueError("a log begins with the opening of a table")
        return Table(
            entry.table,
            entry.number,
            event,
            event.seats,
            Sheet(len(event.seats)),
            invite=event.invite,
            watch=event.watch,
        )
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} does not follow {table.number}")
    if isinstance(event, Moved):
        return _moved(table, entry.at_ms, entry.number, event.events)
    after = replace(_after(table, entry.at_ms, entry.number, event), number=entry.number)
    told = happening_of(table.seats, table.opener, event, entry.number)
    if told:
        after = replace(after, happenings=(*after.happenings, told)[-HAPPENINGS_KEPT:])
    return counted(after, table, event)


def _after(table: Table, at_ms: int, number: int, event: TableEvent) -> Table:
    match event:
        case Opened():
            raise ValueError("a table is opened once")
        case Arrived():
            seat = replace(table.seats[event.seat], arrived=True, entropy=event.entropy)
            return seated(table, event.seat, seat)
        case Stirred():
            return seated(table, event.seat, replace(table.seats[event.seat], entropy=event.entropy))
        case Began():
            return _began(table, at_ms, number, event)
        case Moved():
            return _moved(table, at_ms, number, event.events)
        case Paused():
            return replace(table, paused=Pause(at_ms, event.seat))
        case Resumed():
            stood_still = at_ms - table.paused.at_ms if table.paused else 0
            turns = len(table.game.state.turns) if table.game else 0
            return replace(table, paused=None, turn_at_ms=table.turn_at_ms + stood_still, woken=turns)
        case WentAway() | CameBack():
            away = isinstance(event, WentAway)
            return seated(table, event.seat, replace(table.seats[event.seat], away=away))
        case AskedForMore():
            seat = table.seats[event.seat]
            table = seated(table, event.seat, replace(seat, entropy=event.entropy or seat.entropy))
            return replace(table, asked=table.asked | {event.seat})
        case _:
            return seating_after(table, at_ms, event)


def _began(table: Table, at_ms: int, number: int, event: Began) -> Table:
    if not isinstance(event.started, Started):
        raise ValueError("a game begins with its setup")
    return replace(
        table,
        seats=tuple(
            replace(table.seats[at], deeds=0, owners=() if table.begun else table.seats[at].owners)
            for at in event.kept
        ),
        game=Game.start(event.started.setup),
        begun=table.begun + 1,
        sheet=table.sheet if table.begun and not table.match_over else Sheet(len(event.kept)),
        changed=number,
        turn_at_ms=at_ms,
        paused=None,
        asked=frozenset(),
        woken=0,
        handovers=renumbered(table.handovers, event.kept),
    )


def _moved(table: Table, at_ms: int, number: int, events: tuple[GameEvent, ...]) -> Table:
    game = table.game
    if game is None:
        raise ValueError("there is no game to move in")
    before = (game.turn, game.phase, len(game.state.turns))
    for event in events:
        game = game.apply(event)
    # A resignation or a nod from elsewhere leaves the clock of the seat to move as it runs.
    own = any(getattr(event, "seat", None) == before[0] for event in events)
    new_turn = own or (game.turn, game.phase) != before[:2]
    return replace(
        table,
        number=number,
        game=game,
        changed=number,
        sheet=table.sheet.with_game(game.result) if game.result else table.sheet,
        turn_at_ms=at_ms if new_turn else table.turn_at_ms,
        past=_with_game(table, at_ms, game),
    )


def _with_game(table: Table, at_ms: int, game: Game) -> tuple[GamePlayed, ...]:
    if game.result is None:
        return table.past
    names = tuple(seat.name for seat in table.seats)
    return (*table.past, GamePlayed(at_ms, names, game.result.scores, game.result.winners))


@dataclass(frozen=True, slots=True)
class FinishedGame:
    game: Game
    names: tuple[str, ...]  # of those who sat there when it ended


def finished_games_of(entries: Iterable[Entry]) -> tuple[FinishedGame, ...]:
    """Every finished game of a log, in the order in which they were played."""
    table: Table | None = None
    found: list[FinishedGame] = []
    for entry in entries:
        before = table.game if table else None
        table = step(table, entry, read_event(entry.body))
        if table.game is not before and table.game is not None and table.game.result is not None:
            found.append(FinishedGame(table.game, tuple(seat.name for seat in table.seats)))
    return tuple(found)

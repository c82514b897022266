"""How a table stands, in short: kept beside its log, so that a list of many tables opens none of them."""

from dataclasses import dataclass

from optafel.game.state import Phase
from optafel.table.seats import SeatKind
from optafel.table.table_state import GamePlayed, Table

PAST_MAX = 20  # of the games that were finished at a table these are listed


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStanding:
    """A seat, as a list of games shows it."""

    name: str
    kind: SeatKind
    score: int  # in the game that is on, or was played last
    tiles: int  # on the rack
    key: str | None = None  # digest


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Whose turn it is, since when, the score, and what was finished."""

    rulebook: str
    phase: Phase
    seats: tuple[SeatStanding, ...]
    waits_for: tuple[int, ...]  # the seats that are to do something
    since_ms: int  # when the turn began
    clock_seconds: int | None = None  # a turn may take
    past: tuple[GamePlayed, ...] = ()  # the latest last


def standing(table: Table) -> Standing:
    game = table.game
    scores = (game.result or game.state).scores if game else (0,) * len(table.seats)
    return Standing(
        rulebook=table.opened.rulebook,
        phase=table.phase,
        seats=tuple(
            SeatStanding(
                name=seat.name,
                kind=seat.kind,
                score=scores[at],
                tiles=len(game.state.racks[at]) if game else 0,
                key=seat.key,
            )
            for at, seat in enumerate(table.seats)
        ),
        waits_for=_waits_for(table),
        since_ms=table.turn_at_ms,
        clock_seconds=table.opened.clock_seconds,
        past=table.past[-PAST_MAX:],
    )


def _waits_for(table: Table) -> tuple[int, ...]:
    """Who is to move, or of whom it is asked whether a play stands."""
    game = table.game
    if game is None or game.result:
        return ()
    if game.phase == "challenge":
        return tuple(at for at in range(len(table.seats)) if "accept" in game.moves(at))
    return () if game.turn is None else (game.turn,)

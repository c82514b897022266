"""A game looked at again: at each turn the best play, what it would have given, and what was missed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from optafel.bots import case_of_view
from optafel.bots.levels import Level
from optafel.cases import solved
from optafel.game import Game, replay
from optafel.game.events import Drew, Event, Exchanged, Passed, Played, TimedOut

__all__ = ["TurnReview", "review", "turning_points"]

_TURNING_POINTS = 3
_TURNS = (Played, Drew, Passed, Exchanged, TimedOut)


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn beside the best one."""

    number: int  # of the event in the game
    seat: int
    kind: str  # of the event
    play: str  # what was played, or "draw", "pass", …
    got: int  # points, or tiles in a number game
    best: str  # the best play, in the form that judge takes
    best_got: int
    proved: bool  # whether no better one exists

    @property
    def missed(self) -> int:
        return max(0, self.best_got - self.got)

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number, "seat": self.seat, "kind": self.kind, "play": self.play, "got": self.got,
            "best": self.best, "best_got": self.best_got, "proved": self.proved, "missed": self.missed,
        }  # fmt: skip


def review(game: Game, seconds: float = 1.0) -> Iterator[TurnReview]:
    """Every turn in order, as each is worked out: a long game takes its time, and can be stopped."""
    before = replay(game.events[:1])
    level = Level(breaks=None, frequency=0.0, seconds=seconds)
    for number, event in enumerate(game.events[1:], 1):
        # Tiles taken one by one from an open pot belong to the turn before.
        if isinstance(event, _TURNS) and not before.state.owed:
            best = solved(case_of_view(before.view(event.seat), level))
            worth = best.tiles if best.score is None else best.score
            yield TurnReview(
                number, event.seat, event.kind, _said(event), _got(event), best.play, worth, best.optimal
            )
        before = before.apply(event)


def _said(event: Event) -> str:
    return (
        event.play
        if isinstance(event, Played)
        else {"drew": "draw", "passed": "pass"}.get(event.kind, event.kind)
    )


def _got(event: Event) -> int:
    if not isinstance(event, Played):
        return 0
    return len(event.tiles) if event.score is None else event.score


def turning_points(turns: list[TurnReview]) -> list[TurnReview]:
    """Where most was missed, in the order of the game."""
    most = sorted((turn for turn in turns if turn.missed), key=lambda turn: -turn.missed)[:_TURNING_POINTS]
    return sorted(most, key=lambda turn: turn.number)

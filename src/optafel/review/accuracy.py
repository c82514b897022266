"""How well each seat played, as one figure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from optafel.review.best import TurnReview
from optafel.review.chances import alike
from optafel.review.turning import newly_missed
from optafel.review.turns import PlayedGame

Kept = Literal["chance", "points", "tiles"]  # what was kept, or taken, of what there was


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Percent by seat; None where none of its turns could be looked at."""

    of: Kept
    percent: tuple[float | None, ...]


def accuracy(played: PlayedGame, turns: Sequence[TurnReview]) -> Accuracy:
    """How much of the chance to win each seat kept, on average over its turns. Where turns are not weighed:
    how much it took of all the points, or tiles, that its best plays would have given."""
    if any(turn.game for turn in turns):
        return Accuracy("chance", _of_chances(played, turns))
    return Accuracy(played.unit, _of_what_there_was(played, turns))


def _of_chances(played: PlayedGame, turns: Sequence[TurnReview]) -> tuple[float | None, ...]:
    kept: list[list[float]] = [[] for _ in range(played.seats)]
    for turn in turns:
        if (found := turn.game) is not None:
            kept[turn.turn.seat].append(
                found.made / found.chance if found.cost > alike(played.family) else 1.0
            )
    return tuple(round(100 * sum(each) / len(each), 1) if each else None for each in kept)


def _of_what_there_was(played: PlayedGame, turns: Sequence[TurnReview]) -> tuple[float | None, ...]:
    got, missed = [0] * played.seats, [0] * played.seats
    seen: set[int] = set()
    for turn, new in zip(turns, newly_missed(played, turns), strict=True):
        if turn.best is None:
            continue
        seat = turn.turn.seat
        seen.add(seat)
        got[seat] += max(0, turn.turn.got)
        missed[seat] += max(0, new)
    return tuple(
        round(100 * got[seat] / there, 1) if seat in seen and (there := got[seat] + missed[seat]) else None
        for seat in range(played.seats)
    )

"""The turns that made the game what it became."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from optafel.review.best import TurnReview
from optafel.review.chances import alike
from optafel.review.turns import PlayedGame

MOST = 3  # turns that are named because much was missed


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that made the game what it became."""

    number: int  # of the turn
    # `chance`: among those that cost most of the chance to win; `missed`: among those where most was missed,
    # in games that are not weighed; `lead`: from here on the winner was ahead
    why: Literal["chance", "missed", "lead"]


def turning_points(played: PlayedGame, turns: Sequence[TurnReview]) -> list[TurningPoint]:
    """Where most was given away and where the winner went ahead for good, in the order of the game."""
    if any(turn.game for turn in turns):
        costly = (turn for turn in turns if turn.cost > alike(played.family))
        most_cost = sorted(costly, key=lambda turn: -turn.cost)[:MOST]
        return _in_order(played, [TurningPoint(turn.turn.number, "chance") for turn in most_cost])
    new = list(zip(turns, newly_missed(played, turns), strict=True))
    most = sorted((one for one in new if one[1] > 0), key=lambda one: -one[1])[:MOST]
    return _in_order(played, [TurningPoint(turn.turn.number, "missed") for turn, _ in most])


def _in_order(played: PlayedGame, points: list[TurningPoint]) -> list[TurningPoint]:
    """With the turn from which the winner was ahead."""
    lead = _lead(played)
    if lead is not None:
        points.append(TurningPoint(lead, "lead"))
    return sorted(points, key=lambda point: (point.number, point.why))


def newly_missed(played: PlayedGame, turns: Sequence[TurnReview]) -> list[int]:
    """What each turn missed. Tiles that are not laid can be laid a turn later: only what is new counts."""
    if played.unit == "points":
        return [turn.missed for turn in turns]
    before = [0] * played.seats
    new = []
    for turn in turns:
        new.append(turn.missed - before[turn.turn.seat])
        before[turn.turn.seat] = turn.missed
    return new


def _lead(played: PlayedGame) -> int | None:
    """The turn after which nobody was level with the winner again: in points, or in tiles left."""
    if len(played.winners) != 1 or played.seats < 2:
        return None
    (winner,) = played.winners
    since = None
    for turn in played.turns:
        ahead = [-tiles for tiles in turn.standing] if played.unit == "tiles" else turn.standing
        if ahead[winner] <= max(points for seat, points in enumerate(ahead) if seat != winner):
            since = None
        elif since is None:
            since = turn.number
    return since

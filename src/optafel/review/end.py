"""The end of a crossword for two: a play is as good there as the line that it leads to."""

from typing import Any

from optafel.cases import read_case, solved
from optafel.cases.case import Solved
from optafel.cases.crossword import position_of
from optafel.cases.scenes import scene_of
from optafel.review.story import Best, Turn
from optafel.tiles import read_letters


def best_to_the_end(turn: Turn, seconds: float) -> Best:
    """The first play of the best line, and what it gains on the one that was made; both racks are known."""
    found = _solved({**turn.position, "seconds": seconds})
    own, sure = _gain(turn, seconds)
    best, proved = found.gain or 0, found.optimal and sure
    if own >= best:
        return Best(turn.play, turn.got, proved, turn.after, by="end", worth=own, made=own)
    scene = scene_of(read_case({**turn.position, "play": found.play}, needs_play=True))
    return Best(found.play, found.score or 0, proved, scene, by="end", worth=best, made=own)


def _gain(turn: Turn, seconds: float) -> tuple[int, bool]:
    """What the turn that was made gains on the other until the end, and whether that is proved."""
    position = turn.position
    held, other = position["rack"], position["other_rack"]
    if turn.kind != "played":
        if position["passed"]:
            return _worth(position, other) - _worth(position, held), True
        answer = _solved({**position, "rack": other, "other_rack": held, "passed": True, "seconds": seconds})
        return -(answer.gain or 0), answer.optimal
    left = turn.after.rack
    if not left:
        return turn.got + 2 * _worth(position, other), True
    after = {**position, "board": [*position["board"], turn.play], "rack": other, "passed": False}
    answer = _solved({**after, "other_rack": " ".join(left), "seconds": seconds})
    return turn.got - (answer.gain or 0), answer.optimal


def _solved(said: dict[str, Any]) -> Solved:
    return solved(read_case(said, needs_play=False))


def _worth(position: Any, tiles: str) -> int:
    letters = position_of(read_case(position, needs_play=False)).letters
    return letters.value_of(read_letters(tiles))

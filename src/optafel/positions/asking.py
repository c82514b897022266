"""The two questions that are asked most, each in one call."""

from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

from optafel.positions.position import Other, Position
from optafel.positions.solved import SECONDS, Solved
from optafel.rules.rulebook import OptionValue
from optafel.rules.ruling import Ruling


class PositionParts(TypedDict, total=False):
    """What `Position.read` takes besides the rulebook."""

    table: str
    board: str | Iterable[str]
    rack: str
    opened: bool
    language: str
    options: Mapping[str, OptionValue] | None
    history: Iterable[str]
    pot: int | None
    others: tuple[Other, ...]
    passed: bool
    words: Iterable[str] | None
    extra_words: Iterable[str]
    values: Mapping[str, int] | None


def judge(rulebook: str, play: str, **position: Unpack[PositionParts]) -> Ruling:
    """The referee's word on a play. Raises NotationError or PositionError on what cannot be read.

    >>> from optafel import judge
    >>> ruling = judge("rummikub-sabra", "B9 B10 | B8 K8 Y8", table="B8 B9 B10", rack="K8 Y8")
    >>> ruling.legal
    False
    >>> print(ruling)
    B9 B10: two tiles are not a set yet. A run or a group has at least three.
    """
    return Position.read(rulebook, **position).judge(play)


def solve(
    rulebook: str,
    *,
    objective: str = "",
    seconds: float = SECONDS,
    nodes: int | None = None,
    **position: Unpack[PositionParts],
) -> Solved:
    """The best play, proved or the best that was found in time. Raises NotationError or PositionError.

    >>> from optafel import solve
    >>> best = solve("scrabble-nl", board="8D TAART", rack="ENXQ", words=["TAART", "TAARTEN"])
    >>> print(best, best.score, best.optimal)
    8D .....EN 10 True
    """
    return Position.read(rulebook, **position).best(objective=objective, seconds=seconds, nodes=nodes)

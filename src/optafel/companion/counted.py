"""What a game on the sheet comes to, and what somebody should look at again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from optafel.game.state import Result
from optafel.rules.ruling import Param, Reason
from optafel.tiles import NotationError

# wrong: cannot be so, and is not counted. odd: look again. missing: still to be written. note: how it was
# counted.
Weight = Literal["wrong", "odd", "missing", "note"]


@dataclass(frozen=True, slots=True)
class Check:
    """One remark on the sheet; `key` is the key of its sentence, which names `seat` and `other`."""

    key: str
    weight: Weight
    rule: str  # the heading in the rulebook on which it rests; none where it is only about how it is written
    seat: int | None = None
    other: int | None = None
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """A turn, counted."""

    seat: int
    points: int | None  # None: cannot be counted
    total: int  # of this seat, up to here
    word: str | None = None
    how: tuple[Reason, ...] = ()
    late: bool = False  # the time ran out


@dataclass(frozen=True, slots=True)
class Counted:
    """One game, counted as far as it was written down."""

    scores: tuple[int, ...]  # so far; at the end those of the result
    opened: tuple[bool, ...]
    due: int  # whose turn it is
    turns: int = 0  # that have been made
    result: Result | None = None  # only of a game of which nothing is wrong or missing
    lines: tuple[Line, ...] = ()
    last_turns: int | None = None  # turns left, once the end is in sight
    ahead: tuple[int, ...] = ()  # whose turns those are, in their order
    penalties: tuple[int, ...] = ()  # by seat: tiles taken because the time ran out
    over: str | None = None  # why the game has ended by the book, as far as the turns tell
    held: tuple[tuple[str, ...], ...] = ()  # by seat: the tiles left, as they were read
    points: tuple[int | None, ...] = ()  # by seat: what they come to
    checks: tuple[Check, ...] = ()


def unreadable(wrong: NotationError, seat: int) -> Check:
    """What somebody typed and nobody can read."""
    params: dict[str, Param] = {"read": wrong.read[:60], "where": wrong.where + 1}
    return Check(f"refuse-{wrong.code}", "wrong", "", seat, params=params)


def spoilt(checks: list[Check]) -> bool:
    """Whether something speaks against counting the game."""
    return any(check.weight in ("wrong", "missing") for check in checks)

"""A game played with real tiles: as people wrote it down, and as the book counts it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from optafel.game.state import Result
from optafel.rules.ruling import Param, Reason
from optafel.tiles import NotationError

# A turn in which something was laid, in which nothing was, or in which tiles were exchanged.
TurnKind = Literal["laid", "none", "exchanged"]


@dataclass(frozen=True, slots=True)
class WrittenTurn:
    """One turn. Who ends it at the clock may write later what it scored."""

    seat: int
    text: str = ""  # the points, or the words that were laid, or the play on the board
    kind: TurnKind = "laid"
    whole_rack: bool = False  # whether all tiles of the rack went into it
    late: bool = False  # whether the time ran out with a table that was not finished


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """One game. What was not written down is empty."""

    first: int = 0  # the seat that began
    turns: tuple[
        WrittenTurn, ...
    ] = ()  # in a number game only who had them: there the racks at the end count
    pot_empty: int | None = None  # turns that had been made when the last tile of the pot was drawn
    opened: tuple[int, ...] = ()  # seats of which it was marked that they have opened
    ended: bool = False  # whether the racks are being counted
    out: int | None = None  # the seat that laid its last tile; None: nobody did
    left: tuple[str, ...] = ()  # by seat: the tiles left on the rack, or what they come to
    scores: tuple[str, ...] = ()  # by seat: what the players worked out themselves

    def left_of(self, seat: int) -> str:
        return self.left[seat].strip() if seat < len(self.left) else ""


# wrong: cannot be so, and is not counted. odd: look again. missing: still to be written. note: how it was
# counted.
Weight = Literal["wrong", "odd", "missing", "note"]


@dataclass(frozen=True, slots=True)
class Remark:
    """One remark on the sheet; `key` is the key of its sentence, which names `seat` and `other`."""

    key: str
    weight: Weight
    rule: str  # the heading in the rulebook on which it rests; none where it is only about how it is written
    seat: int | None = None
    other: int | None = None
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CountedTurn:
    """A turn, counted."""

    seat: int
    points: int | None  # None: cannot be counted
    total: int  # of this seat, up to here
    word: str | None = None
    how: tuple[Reason, ...] = ()
    late: bool = False  # the time ran out


@dataclass(frozen=True, slots=True)
class CountedGame:
    """One game, counted as far as it was written down."""

    scores: tuple[int, ...]  # so far; at the end those of the result
    opened: tuple[bool, ...]
    due: int  # whose turn it is
    turns: int = 0  # that have been made
    result: Result | None = None  # only of a game of which nothing is wrong or missing
    lines: tuple[CountedTurn, ...] = ()
    last_turns: int | None = None  # turns left, once the end is in sight
    ahead: tuple[int, ...] = ()  # whose turns those are, in their order
    penalties: tuple[int, ...] = ()  # by seat: tiles taken because the time ran out
    over: str | None = None  # why the game has ended by the book, as far as the turns tell
    held: tuple[tuple[str, ...], ...] = ()  # by seat: the tiles left, as they were read
    points: tuple[int | None, ...] = ()  # by seat: what they come to
    checks: tuple[Remark, ...] = ()


def unreadable(wrong: NotationError, seat: int) -> Remark:
    """What somebody typed and nobody can read."""
    params: dict[str, Param] = {"read": wrong.read[:60], "where": wrong.where + 1}
    return Remark(f"refuse-{wrong.code}", "wrong", "", seat, params=params)


def spoilt(checks: list[Remark]) -> bool:
    """Whether something speaks against counting the game."""
    return any(check.weight in ("wrong", "missing") for check in checks)

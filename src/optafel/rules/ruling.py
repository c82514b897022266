"""What the referee answers, the same for the page, the shell, the bots and the tests."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Param = str | int


class QuotedTiles(str):
    """Tiles that a sentence quotes, in notation: whoever can draw tiles draws them there."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Violation:
    """One thing that is wrong. The sentence that says so is looked up in the reader's language."""

    code: str  # stable; `refuse-<code>` is the key of its sentence
    rule: str  # the heading in the rulebook on which it rests, e.g. "opening"
    tiles: tuple[str, ...] = ()  # the tiles or words concerned, in notation
    where: tuple[int, ...] = ()  # the places on the table concerned: indices of sets or words
    params: Mapping[str, Param] = field(default_factory=dict)  # what the sentence quotes


@dataclass(frozen=True, slots=True)
class Reason:
    """One line of how a score came about: a key of the catalogue and what it quotes."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """Legal or not, and why; what the turn scores, and how that came about."""

    rulebook: str
    violations: tuple[Violation, ...] = ()  # every one of them, not the first
    score: int | None = None  # of the turn; None where turns do not score (numbers)
    longest: str | None = None  # the word that scores
    opening_value: int | None = None  # what the opening is worth, where this is one
    played: tuple[str, ...] = ()  # tiles that left the rack
    marks: tuple[str, ...] = ()  # one a set or word on the table: whole, partial, new, rest, loose, …
    stands: tuple[tuple[str, ...], ...] = ()  # per set, per tile: what a joker stands for ("" for others)
    how: tuple[Reason, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.violations

    @property
    def rule(self) -> str | None:
        """The rule that the first violation rests on, as `rulebook/heading`."""
        return f"{self.rulebook}/{self.violations[0].rule}" if self.violations else None

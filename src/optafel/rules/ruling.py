"""What the referee answers, the same for the page, the shell, the bots and the tests."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from optafel.texts import FALLBACK, say, say_in_pieces

Param = str | int


@dataclass(frozen=True, slots=True)
class Violation:
    """One thing that is wrong. The sentence that says so is looked up in the reader's language."""

    code: str  # stable; `refuse-<code>` is the key of its sentence
    rule: str  # the heading in the rulebook on which it rests, e.g. "opening"
    tiles: tuple[str, ...] = ()  # the tiles or words concerned, in notation
    where: tuple[int, ...] = ()  # the places on the table concerned: indices of sets or words
    params: Mapping[str, Param] = field(default_factory=dict)  # what the sentence quotes

    def sentence(self, language: str = FALLBACK) -> str:
        """What is wrong and what would mend it."""
        return say(language, f"refuse-{self.code}", **self.params)

    def pieces(self, language: str = FALLBACK) -> list[str]:
        """The same, the tiles that it quotes in pieces of their own."""
        return say_in_pieces(language, f"refuse-{self.code}", **self.params)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True, slots=True)
class Reason:
    """One line of how a score came about: a key of the catalogue and what it quotes."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def sentence(self, language: str = FALLBACK) -> str:
        return say(language, self.key, **self.params)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True, slots=True)
class Ruling:
    """Legal or not, and why; what the turn scores, and how that came about.

    A ruling is true when the play is legal, and as text it is the referee's sentence.
    """

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

    def __bool__(self) -> bool:
        return self.legal

    def sentence(self, language: str = FALLBACK) -> str:
        """All that is wrong, in the reader's language; or that nothing is."""
        wrong = [violation.sentence(language) for violation in self.violations]
        return " ".join(wrong) or say(language, "judge-legal")

    def __str__(self) -> str:
        return self.sentence()

    @property
    def rule(self) -> str | None:
        """The rule that the first violation rests on, as `rulebook/heading`."""
        return f"{self.rulebook}/{self.violations[0].rule}" if self.violations else None

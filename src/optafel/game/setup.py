"""Everything that is settled before the first tile is drawn."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS, with_options


@dataclass(frozen=True, slots=True)
class Setup:
    """Which game, for how many, with which house rules, and the seed that all chance comes from."""

    rulebook: str
    seats: int
    seed: bytes  # secret until the game is over
    entropy: tuple[str, ...] = ()  # what the players added to it, public
    language: str = ""  # of the words; empty: the rulebook's first
    options: Mapping[str, bool | int | str] = field(default_factory=dict)  # house rules by name
    first: int | None = None  # who begins, where that was chosen by hand

    def __post_init__(self) -> None:
        book = RULEBOOKS.get(self.rulebook)
        if book is None:
            raise ValueError(f"no rulebook {self.rulebook!r}: expected one of {', '.join(RULEBOOKS)}")
        fewest, most = book.players
        if not fewest <= self.seats <= most:
            raise ValueError(f"{self.rulebook} is played by {fewest} to {most}, not by {self.seats}")
        if self.first is not None and not 0 <= self.first < self.seats:
            raise ValueError(f"first is a seat from 0 to {self.seats - 1}, not {self.first}")
        language = self.language or (book.languages[0] if book.languages else "")
        if language and book.languages and language not in book.languages:
            raise ValueError(f"{self.rulebook} has words in {', '.join(book.languages)}, not {language!r}")
        object.__setattr__(self, "language", language)
        with_options(book, dict(self.options))  # raises UnknownOption

    @property
    def book(self) -> Rulebook:
        """The rulebook with this table's house rules."""
        return _book(self.rulebook, tuple(sorted(self.options.items())))

    @property
    def commitment(self) -> str:
        """Shown before the first tile is drawn, so that the seed cannot be changed afterwards."""
        return hashlib.sha256(self.seed).hexdigest()


@lru_cache(maxsize=256)
def _book(rulebook: str, options: tuple[tuple[str, bool | int | str], ...]) -> Rulebook:
    return with_options(RULEBOOKS[rulebook], dict(options))

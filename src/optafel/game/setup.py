"""Everything that is settled before the first tile is drawn."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from optafel.positions.position import Options, Position
from optafel.rules.rulebook import OptionValue, Rulebook
from optafel.rules.rulebooks import RULEBOOKS, with_options

_SEED_BYTES = 32
_NO_OPTIONS: Mapping[str, OptionValue] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Setup:
    """Which game, for how many, with which house rules, and the seed that all chance comes from.

    >>> Setup("rummikub-sabra")
    Setup('rummikub-sabra', seats=2)
    """

    rulebook: str
    seats: int = 2
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(_SEED_BYTES))  # secret until all is over
    entropy: tuple[str, ...] = ()  # what the players added to it, public
    language: str = ""  # of the words; empty: the rulebook's first
    options: Mapping[str, OptionValue] = field(default_factory=lambda: _NO_OPTIONS, hash=False)  # house rules
    first: int | None = None  # who begins, where that was chosen by hand
    position: str = ""  # the line of the position that the first seat has before it; empty: a new game
    house_rules: Options = field(init=False, repr=False, compare=False)  # the options, to be looked up by
    book: Rulebook = field(init=False, repr=False, compare=False)  # with this table's house rules
    # Shown before the first tile is drawn, so that the seed cannot be changed afterwards.
    commitment: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        book = RULEBOOKS.get(self.rulebook) if isinstance(self.rulebook, str) else None
        if book is None:
            raise ValueError(f"no rulebook {self.rulebook!r}: expected one of {', '.join(RULEBOOKS)}")
        fewest, most = book.players
        if (
            isinstance(self.seats, bool)
            or not isinstance(self.seats, int)
            or not fewest <= self.seats <= most
        ):
            raise ValueError(f"{self.rulebook} is played by {fewest} to {most}, not by {self.seats!r}")
        if not isinstance(self.seed, bytes) or not self.seed:
            raise ValueError(f"a seed is bytes, such as secrets.token_bytes(32), not {self.seed!r:.40}")
        if self.first is not None and (isinstance(self.first, bool) or self.first not in range(self.seats)):
            raise ValueError(f"first is a seat from 0 to {self.seats - 1}, not {self.first!r}")
        if isinstance(self.entropy, str) or not all(map(_is_text, self.entropy)):
            raise ValueError(f"entropy is what the players added, a text each, not {self.entropy!r:.60}")
        language = self.language or (book.languages[0] if book.languages else "")
        if language and book.languages and language not in book.languages:
            raise ValueError(f"{self.rulebook} has words in {', '.join(book.languages)}, not {language!r}")
        if not isinstance(self.options, Mapping):
            raise ValueError(f"options are house rules by name, not {self.options!r:.60}")
        if self.position:
            position = Position.parse(self.position)  # raises PositionError, NotationError
            own, game = (position.rulebook, position.language), (self.rulebook, language)
            if own != game and (book.languages or own[0] != game[0]):
                raise ValueError(f"the position is of {' '.join(own)}, and the game {' '.join(game)}")
        object.__setattr__(self, "entropy", tuple(self.entropy))
        object.__setattr__(self, "language", language)
        # Asked in every turn, some of it a dozen times, and therefore worked out once.
        object.__setattr__(self, "house_rules", tuple(sorted(self.options.items())))
        object.__setattr__(self, "book", with_options(book, dict(self.options)))  # raises UnknownOption
        object.__setattr__(self, "commitment", hashlib.sha256(self.seed).hexdigest())

    def __reduce__(self) -> tuple[type["Setup"], tuple[object, ...]]:
        """What is worked out from the rest is worked out again wherever it is sent to."""
        given = (self.rulebook, self.seats, self.seed, self.entropy, self.language)
        return Setup, (*given, dict(self.options), self.first, self.position)

    def __repr__(self) -> str:
        said = [repr(self.rulebook), f"seats={self.seats}"]
        said += [f"language={self.language!r}"] if self.language else []
        said += [f"options={dict(self.options)!r}"] if self.options else []
        return f"Setup({', '.join(said)})"


def _is_text(said: object) -> bool:
    """Text that has bytes: half a surrogate pair has none."""
    return isinstance(said, str) and not any("\ud800" <= sign <= "\udfff" for sign in said)

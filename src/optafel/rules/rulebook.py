"""What every rulebook declares, whatever its family."""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import Literal

from optafel.languages import with_words

Family = Literal["numbers", "words", "crossword"]
OptionValue = bool | int | str  # what a house rule can be set to


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule stands in print."""

    book: str  # the number of the rulebook, e.g. "004"
    heading: str  # the heading as it is printed there


@dataclass(frozen=True, slots=True)
class Clock:
    """The time a turn may take, and what the book does when it has run out."""

    seconds: int
    optional: bool = True  # whether the book leaves the clock to the players
    choices: tuple[int, ...] = ()  # other durations that the book names


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: a switch, a choice or a number that a table may set before it begins."""

    name: str
    default: OptionValue
    rule: str  # the heading that it bends
    choices: tuple[str | int, ...] = ()  # where it is a choice
    span: tuple[int, int] | None = None  # where it is a number: the least and the most
    reads: Callable[[str], str] | None = None  # where not every text will do: an `Expected` says what would
    lists: tuple[str, ...] = ()  # where a text may be the name of a list of ours: which there are
    field: str = ""  # the field of the rulebook that it replaces; default: the name itself


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """The part that all families share. A house rule is `dataclasses.replace`."""

    id: str
    family: Family
    players: tuple[int, int]  # fewest and most
    rack_size: int  # tiles dealt to each player
    clock: Clock
    places: Mapping[str, Place]  # heading used in rulings -> where it is printed
    languages: tuple[str, ...] = ()  # languages of words; none for number games
    options: tuple[Option, ...] = field(default=())
    open_pot: bool = False  # option: four piles, face up
    challenge: bool = False  # option: words are doubted by the others, instead of checked before a turn ends
    challenge_penalty: int = 0  # tiles drawn by who laid a word that does not stand
    rounds: bool = False  # whether the book plays matches of rounds
    shelf: int = 9  # where its box stands among those of its family
    drawing: tuple[str, ...] = ()  # rows of tiles on the lid; crossword: a word across, one down through it

    @property
    def opening_asks(self) -> int | None:
        """What a seat must lay before it may touch the table: points, or letters of the first word."""
        return None


def home_first(home: str, having: Container[str] | None = None) -> tuple[str, ...]:
    """Every language that has a dictionary (and is among those `having` what the game needs besides), the one
    that the book is written in first."""
    found = [code for code in with_words() if having is None or code in having]
    return tuple(sorted(found, key=lambda code: code != home))

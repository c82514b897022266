"""What every rulebook declares, whatever its family."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

Family = Literal["numbers", "words", "crossword"]


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
    default: bool | int | str
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

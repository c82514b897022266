"""What a lesson is made of: sections with the rules they explain, worked examples, drawings, score sheets.
Its words are in the catalogues."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from optafel.rules.rulebook import Family, Place, Rulebook

Sections = Mapping[str, tuple[str, ...]]  # section -> headings of the rulebook's `places`

HOUSE = "house"  # the house rules: explained by the rulebook's own list of options

SECTIONS: Mapping[Family, Sections] = {
    "numbers": {
        "box": ("box",),
        "start": ("start",),
        "sets": ("set", "run", "group"),
        "opening": ("opening",),
        "turn": ("turn",),
        "joker": ("joker", "double", "colour-change", "mirror"),
        "draw": ("draw",),
        "clock": ("clock",),
        "end": ("score", "blocked", "match"),
        HOUSE: (),
    },
    "words": {
        "box": ("box",),
        "start": ("start",),
        "words": ("words", "equal-words", "challenge"),
        "opening": ("opening",),
        "turn": ("turn", "rest-word"),
        "joker": ("joker",),
        "draw": ("draw",),
        "score": ("score", "double"),
        "clock": ("clock",),
        "end": ("end", "goal", "solitaire"),
        HOUSE: ("theme", "children", "open-pot"),
    },
    "crossword": {
        "box": ("box",),
        "start": ("start",),
        "opening": ("first",),
        "turn": ("turn", "join", "fixed"),
        "words": ("words", "challenge"),
        "joker": ("blank",),
        "draw": ("draw", "exchange"),
        "score": ("score", "premium", "bingo"),
        "clock": ("clock",),
        "end": ("end",),
        HOUSE: (),
    },
}


def rules_of(book: Rulebook, section: str) -> list[str]:
    """The rules of this rulebook that a section explains."""
    return [rule for rule in SECTIONS[book.family][section] if rule in book.places]


def places_of(book: Rulebook, section: str) -> list[Place]:
    """Where a section's rules are printed, each place once."""
    return list(dict.fromkeys(book.places[rule] for rule in rules_of(book, section)))


@dataclass(frozen=True, slots=True)
class Example:
    """A position, a play, what the book says of it and what the referee says."""

    id: str  # `<rulebook>-ex-<id>` is the key of its sentence
    section: str
    table: str = ""
    rack: str = ""
    play: str = ""
    heading: str = ""  # where it is printed; nothing for our own
    printed: bool | None = True  # whether the book allows the play; None where the book does not have it
    legal: bool = True  # whether the referee does
    score: int | None = None
    opening_value: int | None = None
    rule: str = ""  # the rule on which the referee's refusal rests
    opened: bool = True
    language: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    board: tuple[str, ...] = ()  # the crossword: the plays so far
    mends: str = ""  # the printed example that does not hold, of which this one does

    @property
    def erratum(self) -> bool:
        """Printed as a play that may be made, and it may not."""
        return self.printed is True and not self.legal


@dataclass(frozen=True, slots=True)
class Drawing:
    """A row of tiles beside a rule. `good`: may lie there or may not; None where that is not the question."""

    id: str  # `<rulebook>-draw-<id>` is the key of what stands under it
    section: str
    tiles: str
    good: bool | None = None


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """A score sheet as the book prints it: one line a game, one column a player."""

    section: str
    heading: str
    games: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """All that a page about one rulebook shows besides words."""

    examples: tuple[Example, ...]
    drawings: tuple[Drawing, ...] = ()
    score_tables: tuple[ScoreTable, ...] = ()

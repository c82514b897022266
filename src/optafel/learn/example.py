"""What a lesson is made of: worked examples, drawings, score sheets. Its words are in the catalogues."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


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

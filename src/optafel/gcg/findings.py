"""What is said about a record that has been played through again."""

from dataclasses import dataclass

from optafel.gcg.record import Line, Record
from optafel.rules.crossword import Board, LetterSet
from optafel.tiles.letters import Word


@dataclass(frozen=True, slots=True)
class Difference:
    """One place where the record and the rules differ."""

    at: int  # the number of the line in the file
    kind: str  # stable; `gcg-<kind>` is the key of its sentence
    found: str
    expected: str
    player: str = ""


@dataclass(frozen=True, slots=True)
class Scored:
    """A line, counted again."""

    line: Line  # in its strict form: dots for tiles played through
    points: int  # by the rules; as recorded where they cannot say
    points_total: int
    recorded: int
    recorded_total: int
    known: bool  # whether the rules can say what it is worth
    board: Board  # before the line
    rack: Word  # as far as the line says


@dataclass(frozen=True, slots=True)
class Report:
    record: Record
    letters: LetterSet
    because: str  # how the letter set was found: option, hint, scores or default
    fits: tuple[int, int]  # plays whose recorded score the letter set gives, and plays with a score
    scored: tuple[Scored, ...]
    board: Board  # at the end
    recorded: tuple[int, ...]  # final totals, one a player
    points: tuple[int, ...]  # final totals by the rules
    differences: tuple[Difference, ...]  # in the order of the lines
    phonies: tuple[tuple[int, str], ...] = ()  # words that do not count and stayed, with their lines

"""How hard a puzzle is, from the solvers' own knobs: what is broken up, how rare the words are, how much a
casual player would miss. And which positions are too large to be a pleasure at all."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from optafel.puzzle.puzzle import LEVELS


@dataclass(frozen=True, slots=True)
class Shape:
    """What a puzzle asks of a player."""

    rows: int  # sets or words on the table; tiles on the board
    rack: int
    tiles: int  # that the answer lays
    changed: int  # sets or words of the table that the answer changes
    rarest: float  # of the words that it makes, how common the rarest is (Zipf); numbers: as common as can be
    letters: int  # of the longest word that it makes
    worth: int  # tiles or points
    casual: int  # what a casual player's best play would give
    beginner: int  # what a beginner's would
    jokers: int  # on the rack and on the table

    @property
    def missed(self) -> float:
        """The part of the answer's worth that a casual player would miss."""
        return (self.worth - self.casual) / self.worth


RAREST = 2.0  # a word that hardly anybody has met is no fair answer
LARGE_RACK = 10  # letters
SMALL_RACK = 10
_SMALL_TABLES = {"numbers": (2, 6), "words": (0, 2), "crossword": (3, 16)}  # sets, words, tiles on the board
COMMON, KNOWN = 3.6, 2.8  # words of everyday talk; words that one reads now and then


def level_of(family: str, shape: Shape) -> str | None:
    """The level of a puzzle of this shape; None: too much, too little, or too obscure to be one."""
    if shape.tiles < 1 or shape.rarest < RAREST:
        return None
    return "gentle" if _is_gentle(family, shape) else _GRADES[family](shape)


def is_small(family: str, rows: int, rack: int) -> bool:
    """Whether so much can be taken in at a glance: without that, nothing is gentle."""
    least, most = _SMALL_TABLES[family]
    return least <= rows <= most and rack <= SMALL_RACK


def _is_gentle(family: str, shape: Shape) -> bool:
    """A child finds it: little lies there, nothing is taken apart, there is no joker, every word is one of
    everyday talk, and it is what a beginner sees."""
    if not is_small(family, shape.rows, shape.rack) or shape.jokers or shape.beginner < shape.worth:
        return False
    match family:
        case "numbers":
            return shape.changed <= 1 and 2 <= shape.tiles <= 5
        case "words":
            return shape.changed == 0 and shape.letters <= 5 and shape.rarest >= COMMON
        case _:
            return shape.letters <= 5 and shape.rarest >= COMMON


def _numbers(shape: Shape) -> str | None:
    """Sets to be broken up, and one more step where nearly all of it would be missed."""
    if shape.rows > 10 or shape.rack > 12 or not 2 <= shape.tiles <= 8 or not 1 <= shape.changed <= 6:
        return None
    return _step(shape.changed - 1 + (shape.missed > 0.7))


def _words(shape: Shape) -> str | None:
    """How long the word is, and one more step for words to be taken apart and for a rare word each; one less
    for what a casual player sees, and where a large rack makes long words easy to come by."""
    if shape.rows > 4 or not 4 <= shape.letters <= 13:
        return None
    length = sum(shape.letters > letters for letters in (6, 8, 10))
    harder = (shape.changed > 1) + (shape.rarest < KNOWN)
    return _step(length + harder - (shape.missed <= 0) - (shape.rack > LARGE_RACK))


def _crossword(shape: Shape) -> str | None:
    """Rare words, whole racks, and what lies far above the play that everybody sees."""
    if shape.worth < 12 or not 3 <= shape.rows <= 70:
        return None
    rare = (shape.rarest < COMMON) + (shape.rarest < KNOWN)
    return _step(rare + (shape.missed > 0.2) + (shape.missed > 0.4))


def _step(effort: int) -> str:
    harder = LEVELS[LEVELS.index("easy") :]
    return harder[max(0, min(effort, len(harder) - 1))]


_GRADES: Mapping[str, Callable[[Shape], str | None]] = {
    "numbers": _numbers,
    "words": _words,
    "crossword": _crossword,
}

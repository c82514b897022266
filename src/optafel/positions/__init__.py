"""What one seat has before it, as a value that the referee and the solvers are asked about."""

from optafel.positions.common_words import COMMON, best_in_common_words
from optafel.positions.crossword import CrosswordPosition
from optafel.positions.errors import PositionError
from optafel.positions.move import ACCEPT, CHALLENGE, DRAW, PASS, RESIGN, Laid, Move, MoveKind
from optafel.positions.numbers import NumbersPosition
from optafel.positions.position import GivenWords, Other, Position
from optafel.positions.solved import Solved, Wishes
from optafel.positions.words import WordsPosition

__all__ = [
    "ACCEPT",
    "CHALLENGE",
    "COMMON",
    "DRAW",
    "PASS",
    "RESIGN",
    "CrosswordPosition",
    "GivenWords",
    "Laid",
    "Move",
    "MoveKind",
    "NumbersPosition",
    "Other",
    "Position",
    "PositionError",
    "Solved",
    "Wishes",
    "WordsPosition",
    "best_in_common_words",
]

"""Puzzles: one turn of a real bot game in which the solver proves that one play is the best."""

from optafel.puzzle.puzzle import LEVELS, Puzzle, Verdict, game_of, judged
from optafel.puzzle.sealed import sealed
from optafel.puzzle.shelf import (
    Name,
    NoSuchPuzzle,
    counts,
    is_made,
    languages_of,
    of_the_day,
    puzzle_named,
    stood_before,
)

__all__ = [
    "LEVELS", "Name", "NoSuchPuzzle", "Puzzle", "Verdict", "counts", "game_of", "is_made", "judged",
    "languages_of", "of_the_day", "puzzle_named", "sealed", "stood_before",
]  # fmt: skip

"""The answer of a puzzle under a seal: a page without a network can tell whether it was found, and nobody
reads it by accident. Whoever wants to break the seal can ask for the answer more easily."""

import hashlib
from typing import cast

from optafel.positions import CrosswordPosition
from optafel.puzzle.puzzle import Puzzle, judged
from optafel.rules.crossword import place, read_play, settled


def sealed(name: str, puzzle: Puzzle) -> str:
    """The seal of what every right answer has in common."""
    return hashlib.sha256(f"{name} {form_of(puzzle)}".encode()).hexdigest()


def form_of(puzzle: Puzzle) -> str:
    """What only the best play has: the tiles that it lays (numbers), the word that scores (words), the tiles
    with their squares (crossword; a small letter is a blank). The page writes a play in the same form."""
    if puzzle.family == "crossword":
        board = cast(CrosswordPosition, puzzle.position).board
        laid = place(board, settled(board, read_play(puzzle.play))).laid
        return " ".join(f"{board.index(square)}{tile}" for square, tile in sorted(laid.items()))
    ruling = judged(puzzle, puzzle.play).ruling
    return ruling.longest or "" if puzzle.family == "words" else " ".join(sorted(ruling.played))

"""The end of a crossword game for two: with the pot empty, what is not seen is the other's rack."""

from collections import Counter
from time import perf_counter

from optafel.cases.case import Case, Solved
from optafel.cases.crossword_solver import cells, faces, laid_by, written
from optafel.rules.crossword import Position, rack_sign
from optafel.solve.crossword import Play, Solver
from optafel.tiles.letters import LetterTile, Word


def solve_end(solver: Solver, position: Position, other: Word, case: Case) -> Solved:
    """The best line until the end; proved, or the best that was found in time."""
    begin = perf_counter()
    ending = solver.endgame(
        cells(position.board), faces(position.rack), faces(other), case.seconds, case.passed
    )
    seconds = perf_counter() - begin
    first = ending.line[0] if ending.line else None
    return Solved(
        _written(first),
        laid_by(first) if first else 0,
        ending.proven,
        seconds,
        score=first.score if first else 0,
        gain=ending.gain,
        line=tuple(_written(turn) for turn in ending.line),
    )


def _written(turn: Play | None) -> str:
    return written(turn) if turn else "pass"


def unseen(position: Position) -> list[str]:
    """The tiles of the box that lie neither on the board nor on this rack, as a rack is written."""
    left = Counter(rack_sign(tile) for tile in position.letters.box)
    left.subtract(_sign(tile) for tile in position.board.tiles if tile)
    left.subtract(rack_sign(tile) for tile in position.rack)
    return sorted(left.elements())


def _sign(tile: LetterTile) -> str:
    """A tile of the board as it was on a rack: a blank that was laid stands for a letter."""
    return "?" if tile.joker else rack_sign(tile)

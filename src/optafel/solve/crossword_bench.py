"""How fast positions are searched: each one's plays counted, and the time it took.

A line is a board and a rack: `7D2F3I/…/15 EEHMNST`. The board is written by rows, a number being a run of
empty squares and a small letter a blank; `?` is a blank on the rack; further columns are left alone.
"""

import re
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from optafel.solve.crossword import Position, Solver, Tally
from optafel.solve.crossword_setup import CrosswordError, Setup

Found = TypeVar("Found")

_BRACKETED = re.compile(r"\d+|\[[^\]]+\]|.")


@dataclass(frozen=True, slots=True)
class Measured:
    """What the positions hold, and the processor time that finding it took, in microseconds a position."""

    tallies: list[Tally]
    all_plays_us: float
    best_play_us: float

    def lines(self) -> list[str]:
        """`count sum best` for each position, and last the time for all plays and for the best play."""
        counts = [f"{tally.count} {tally.sum} {tally.best}" for tally in self.tallies]
        return [*counts, f"{self.all_plays_us:.1f} {self.best_play_us:.1f}"]


def measure(solver: Solver, lines: Iterable[str], rounds: int = 3) -> Measured:
    """Searches the position of every line, all plays and then the best play, from the bare board on.

    The time is that of the fastest round: the first one also fetches the words into the processor's caches.
    """
    positions = solver.pack(read_position(line, solver.setup) for line in lines if line.strip())
    tallies, all_plays_us = _timed(lambda: solver.tally(positions), rounds)
    best, best_play_us = _timed(lambda: solver.best_scores(positions), rounds)
    for tally, score in zip(tallies, best, strict=True):
        if tally.best != score:
            raise AssertionError(f"The best play scores {score}, the best of all plays {tally.best}.")
    count = max(len(positions), 1)
    return Measured(tallies, all_plays_us / count, best_play_us / count)


def _timed(search: Callable[[], Found], rounds: int) -> tuple[Found, float]:
    """What a search finds, and the microseconds of processor time of the fastest round."""
    fastest = float("inf")
    for _ in range(max(rounds, 1)):
        begin = time.process_time()
        found = search()
        fastest = min(fastest, time.process_time() - begin)
    return found, fastest * 1e6


def read_position(line: str, setup: Setup) -> Position:
    """A board and a rack in one line; a tile that shows several letters stands in brackets."""
    columns = line.split()
    if len(columns) < 2:
        raise CrosswordError(
            "bad-position", f"{line.strip()[:60]!r} was read; a board and a rack were expected."
        )
    board = [cell for row in columns[0].split("/") for cell in _cells(row, setup.columns)]
    return Position(board, _tiles(columns[1]))


def _cells(row: str, width: int) -> Sequence[str]:
    cells: list[str] = []
    for piece in _tiles(row):
        cells += [""] * int(piece) if piece.isdigit() else [piece]
    if len(cells) > width:
        raise CrosswordError(
            "bad-position", f"The row {row!r} has {len(cells)} squares; {width} were expected."
        )
    return [*cells, *[""] * (width - len(cells))]


def _tiles(text: str) -> list[str]:
    return [piece.strip("[]") for piece in _BRACKETED.findall(text)]

"""How soon crossword endgames are proved: `python -m bench.endgames [seconds]`.

Games of two who make the play with the highest equity, on the words of the golden positions; where the pot
has become empty, both racks being known, the best line to the end is looked for.
"""

import itertools
import random
import statistics
import sys
import time
from collections.abc import Iterator

from bench.crossword import LETTERS, dutch_solver
from optafel.solve.crossword import THROUGH, Play, Solver
from optafel.solve.crossword_boxes import faces
from optafel.solve.crossword_learned_leaves import leaves_of

ENDGAMES = 100
SECONDS = 1.0

End = tuple[list[str], list[str], list[str]]  # the board, the rack of who is to move, the other's


def endgames(solver: Solver, seed: int) -> Iterator[End]:
    """One endgame a game."""
    leaves, chance = leaves_of(LETTERS, pot_is_empty=False), random.Random(seed)
    while True:
        pot = faces(LETTERS.box)
        chance.shuffle(pot)
        board, racks = [""] * 225, [[pot.pop() for _ in range(7)] for _ in range(2)]
        while pot and (best := solver.best(board, racks[0], leaves=leaves)):
            for tile in _lay(board, best[0]):
                racks[0].remove(tile)
            racks[0] += [pot.pop() for _ in range(min(len(pot), 7 - len(racks[0])))]
            racks.reverse()
        if not pot:
            yield board, racks[0], racks[1]


def _lay(board: list[str], play: Play) -> Iterator[str]:
    """Puts the tiles of a play down, and gives each as it was on the rack."""
    step = 1 if play.across else 15
    for at, tile in enumerate(play.tiles):
        if tile != THROUGH:
            board[play.row * 15 + play.column + at * step] = tile
            yield "?" if tile.islower() else tile


def main(seconds: float = SECONDS) -> None:
    solver, measured, blanks = dutch_solver(), [], 0
    for board, rack, other in itertools.islice(endgames(solver, seed=1), ENDGAMES):
        begin = time.process_time()
        proved = solver.endgame(board, rack, other, seconds).proven
        measured.append((time.process_time() - begin, proved))
        blanks += "?" in rack + other
    took = sorted(spent for spent, _ in measured)
    print(f"{ENDGAMES} endgames, {blanks} of them with a blank; at most {seconds:g} s each, processor time")
    print(f"  median {statistics.median(took) * 1000:.0f} ms, 95 % within {took[94] * 1000:.0f} ms")
    for limit in (0.1, 1.0, 10.0):
        if limit <= seconds:
            within = sum(proved and spent <= limit for spent, proved in measured)
            print(f"  proved within {limit:g} s: {within} of {ENDGAMES}")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))

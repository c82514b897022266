"""How fast crossword positions are searched and games played: `python -m bench.crossword`.

The golden positions of the tests, and whole games in which both make the play with the highest equity.

Times are processor time and the best of several rounds, so that a busy machine counts little.
"""

import gzip
import time
from pathlib import Path

from optafel.rules.crossword import LETTER_SETS, CrosswordRulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.crossword import Solver
from optafel.solve.crossword_bench import measure
from optafel.solve.crossword_boxes import box_of, faces
from optafel.solve.crossword_games import play_games
from optafel.solve.crossword_learned_leaves import leaves_of
from optafel.solve.crossword_words import word_graph

DATA = Path(__file__).parents[1] / "tests" / "data"
ROUNDS = 9
GAMES = 1000  # a round
LETTERS = LETTER_SETS["nl"]


def dutch_solver() -> Solver:
    """With the words of the golden positions."""
    book = RULEBOOKS["scrabble-nl"]
    assert isinstance(book, CrosswordRulebook)
    graph = word_graph(_unpacked("crossword-nl-words.txt.gz").split(), tuple(LETTERS.values))
    return Solver(box_of(book, LETTERS), graph)


def main() -> None:
    solver = dutch_solver()
    graph, filters, maps = (size / 1e6 for size in solver.words.sizes())
    print(f"megabytes: word graph {graph:.1f}, filters of handfuls {filters:.1f}, word maps {maps:.1f}")
    lines = _unpacked("crossword-nl-golden.txt.gz").splitlines()
    print("microseconds a position    all plays   best play")
    for name, blank in (("no blank", False), ("one blank", True)):
        chosen = [line for line in lines if ("?" in line.split()[1]) == blank]
        found = measure(solver, chosen, ROUNDS)
        expected = [tuple(int(number) for number in line.split()[2:]) for line in chosen]
        assert [(tally.count, tally.sum, tally.best) for tally in found.tallies] == expected
        print(f"  {name:24} {found.all_plays_us:9.1f}   {found.best_play_us:9.1f}")
    print(f"best-equity games a second  {max(_games_a_second(solver, seed) for seed in range(3)):8.0f}")


def _games_a_second(solver: Solver, seed: int) -> float:
    leaves = leaves_of(LETTERS, pot_is_empty=False)
    begin = time.process_time()
    play_games(solver, (leaves, leaves), faces(LETTERS.box), GAMES, seed)
    return GAMES / (time.process_time() - begin)


def _unpacked(name: str) -> str:
    return gzip.decompress((DATA / name).read_bytes()).decode()


if __name__ == "__main__":
    main()

"""How fast crossword positions are searched: `python -m bench.crossword`. The golden positions of the tests.

Times are processor time and the best of several rounds, so that a busy machine counts little.
"""

import gzip
from pathlib import Path

from optafel.cases.crossword_solver import box_of
from optafel.rules.crossword import LETTER_SETS, CrosswordRulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.crossword import Solver
from optafel.solve.crossword_bench import measure
from optafel.solve.crossword_words import word_graph

DATA = Path(__file__).parents[1] / "tests" / "data"
ROUNDS = 9


def main() -> None:
    letters = LETTER_SETS["nl"]
    book = RULEBOOKS["scrabble-nl"]
    assert isinstance(book, CrosswordRulebook)
    graph = word_graph(_unpacked("crossword-nl-words.txt.gz").split(), tuple(letters.values))
    solver = Solver(box_of(book, letters), graph)
    lines = _unpacked("crossword-nl-golden.txt.gz").splitlines()
    print("microseconds a position    all plays   best play")
    for name, blank in (("no blank", False), ("one blank", True)):
        chosen = [line for line in lines if ("?" in line.split()[1]) == blank]
        found = measure(solver, chosen, ROUNDS)
        expected = [tuple(int(number) for number in line.split()[2:]) for line in chosen]
        assert [(tally.count, tally.sum, tally.best) for tally in found.tallies] == expected
        print(f"  {name:24} {found.all_plays_us:9.1f}   {found.best_play_us:9.1f}")


def _unpacked(name: str) -> str:
    return gzip.decompress((DATA / name).read_bytes()).decode()


if __name__ == "__main__":
    main()

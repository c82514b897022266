"""What it is worth to keep tiles: points that the turns after bring more than with a rack drawn by chance.

Learned by letting the solver play against itself (docs/decisions/0030-leaves.md); `tools/crossword_leaves.py`
repeats that. One packed table a letter set, in the folder of its language; a line has tiles, a tab, and
tenths of a point.
"""

import gzip
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from optafel.languages import CODES, folder_of
from optafel.rules.crossword import LetterSet
from optafel.solve.crossword import POINT, Solver
from optafel.solve.crossword_leaves import SCORE_ONLY, Leaves

TENTH = POINT // 10
_TURN = 10  # points that a turn brings when the pot is empty, about


def leaves_of(letters: LetterSet, pot_is_empty: bool) -> Leaves:
    """What keeping tiles of this set is worth. Once the pot is empty a tile kept may be lost, to the other's
    gain, and not to go out gives the other a turn."""
    if pot_is_empty:
        lost = {letter: -2 * value * POINT for letter, value in letters.values.items()}
        return Leaves(lost, left=_TURN * POINT)
    return _leaves(leaves_file(letters))


def leaves_file(letters: LetterSet) -> Path | None:
    """Where the table of a set lies, or will; nothing for letters of a language that has no folder."""
    if letters.language not in CODES:
        return None
    return folder_of(letters.language) / "leaves" / f"{letters.like or letters.id}.txt.gz"


def best_exchange(
    solver: Solver, rack: Sequence[str], leaves: Leaves, pot: int
) -> tuple[tuple[str, ...], int] | None:
    """The tiles that are best exchanged, and what keeping the others is worth, in thousandths of a point;
    None if none can be."""
    kept = solver.best_kept(rack, pot, leaves)
    if kept is None:
        return None
    return tuple((Counter(rack) - Counter(kept[0])).elements()), kept[1]


@lru_cache(maxsize=16)
def _leaves(file: Path | None) -> Leaves:
    if file is None or not file.exists():
        return SCORE_ONLY  # a letter set of which nothing was learned
    worth: dict[str, int] = {}
    together: dict[tuple[str, ...], int] = {}
    for line in gzip.decompress(file.read_bytes()).decode().splitlines():
        tiles, _, tenths = line.partition("\t")
        handful = tuple(tiles.split())
        if len(handful) == 1:
            worth[handful[0]] = int(tenths) * TENTH
        else:
            together[handful] = int(tenths) * TENTH
    return Leaves(worth, together)

"""What it is worth to keep a tile: points that the next turn brings more than a tile from the pot would.

Found by letting the solver play against itself and fitting the score of each turn to what was kept before
it; `tools/crossword_leaves.py` repeats that. In tenths of a point.
"""

from dataclasses import dataclass
from functools import lru_cache

from optafel.rules.crossword import LetterSet
from optafel.solve.crossword import POINT, Leaves

VOWELS = "AEIOUÄÖÜ"
_TENTH = POINT // 10
_TURN = 10  # points that a turn brings when the pot is empty, about


@dataclass(frozen=True, slots=True)
class _Table:
    worth: str  # each tile with its worth, `?` is the blank
    pair: int  # lost for every pair of equal letters
    imbalance: int  # lost for every vowel or consonant too many


_TABLES = {
    "nl": _Table(
        "?114 A-6 B-26 C-36 D-17 E11 F-33 G-12 H-20 I-12 J-39 K-7 L11 M-19 N-16 O-12 P-19 Q-91 R7 S0 T13 U4 "
        "V-34 W-21 X-33 Y-33 Z-47",
        pair=35,
        imbalance=16,
    ),
    "en": _Table(
        "?159 A3 B-17 C-8 D-1 E7 F-19 G-33 H5 I-15 J-8 K-16 L-4 M-2 N-3 O-16 P-8 Q-57 R7 S54 T0 U-42 V-42 "
        "W-34 X20 Y2 Z52",
        pair=45,
        imbalance=21,
    ),
}
_LIKE = {"nl-older": "nl"}  # the same language, other letters


def leaves_of(letters: LetterSet, pot_is_empty: bool) -> Leaves:
    """What keeping a tile of this set is worth. Once the pot is empty a tile kept may be lost, to the other's
    gain, and not to go out gives the other a turn."""
    if pot_is_empty:
        lost = {letter: -2 * value * POINT for letter, value in letters.values.items()}
        return Leaves(lost, left=_TURN * POINT)
    return _leaves(_LIKE.get(letters.id, letters.id), tuple(letters.values))


@lru_cache(maxsize=16)
def _leaves(name: str, alphabet: tuple[str, ...]) -> Leaves:
    table = _TABLES[name]
    worth: dict[str, int] = {}
    for entry in table.worth.split():
        tile = entry.rstrip("-0123456789")
        worth[tile] = int(entry.removeprefix(tile)) * _TENTH
    return Leaves(
        {tile: points for tile, points in worth.items() if tile == "?" or tile in alphabet},
        pair=table.pair * _TENTH,
        vowels=tuple(vowel for vowel in VOWELS if vowel in alphabet),
        imbalance=table.imbalance * _TENTH,
    )

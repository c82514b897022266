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
    "fr": _Table(
        "?140 A7 B-33 C9 D-39 E21 F-34 G-45 H-54 I5 J-24 K-9 L-31 M-27 N-3 O-22 P-16 Q-82 R13 S38 T6 U-23 "
        "V-31 W-88 X21 Y-3 Z49",
        pair=52,
        imbalance=25,
    ),
    "de": _Table(
        "?139 A2 B-17 C-39 D-43 E19 F-15 G-11 H-12 I-19 J-55 K-5 L6 M-5 N-5 O-30 P-20 Q-65 R5 S4 T9 U-40 "
        "V-44 W-57 X-9 Y16 Z-37 Ä-13 Ö3 Ü-49",
        pair=37,
        imbalance=18,
    ),
    "es": _Table(
        "?148 A47 B-30 C0 CH-39 D-16 E16 F-40 G-60 H-66 I-16 J51 L-38 LL-10 M-2 N6 O-14 P-27 Q-124 R13 "
        "RR-27 S34 T-28 U-48 V-62 X-52 Y-78 Z48 Ñ-37",
        pair=56,
        imbalance=28,
    ),
    "pt": _Table(
        "?96 A19 B-46 C-28 D-28 E1 F-22 G-30 H-57 I-3 J-48 L-28 M-35 N-11 O-16 P-46 Q-88 R-5 S-1 T-43 "
        "U-39 V-18 X19 Z20 Ç-86",
        pair=40,
        imbalance=11,
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

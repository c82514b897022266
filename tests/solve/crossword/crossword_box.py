"""The Dutch box that the recorded positions were made with, and what tests share."""

import gzip
from pathlib import Path

from optafel.solve.crossword import Play
from optafel.solve.crossword_setup import Setup

DATA = Path(__file__).parents[2] / "data"

_DUTCH_VALUES = "A1 B3 C5 D2 E1 F4 G3 H4 I1 J4 K3 L3 M3 N1 O1 P3 Q10 R2 S2 T2 U4 V4 W5 X8 Y8 Z4"
_QUARTER = ("T..d...T", ".D...t..", "..D...d.", "d..D...d", "....D...", ".t...t..", "..d...d.", "T..d...D")


def dutch_setup() -> Setup:
    values = {word[0]: int(word[1:]) for word in _DUTCH_VALUES.split()}
    rows = [_QUARTER[min(row, 14 - row)] for row in range(15)]
    marks = "".join(row[min(column, 14 - column)] for row in rows for column in range(15))
    return Setup(
        alphabet=tuple(values),
        values=tuple(values.values()),
        rows=15,
        columns=15,
        letter_times=tuple({"d": 2, "t": 3}.get(mark, 1) for mark in marks),
        word_times=tuple({"D": 2, "T": 3}.get(mark, 1) for mark in marks),
    )


def dutch_words() -> list[str]:
    return gzip.decompress((DATA / "crossword-nl-words.txt.gz").read_bytes()).decode().split()


def golden_lines() -> list[str]:
    return gzip.decompress((DATA / "crossword-nl-golden.txt.gz").read_bytes()).decode().splitlines()


def laid_tiles(play: Play) -> frozenset[tuple[tuple[int, int], str]]:
    """The tiles of a play, each on its square."""
    down, right = (0, 1) if play.across else (1, 0)
    squares = ((play.row + down * step, play.column + right * step) for step in range(len(play.tiles)))
    return frozenset((square, tile) for square, tile in zip(squares, play.tiles, strict=True) if tile != ".")

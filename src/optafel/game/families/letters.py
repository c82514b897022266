"""What games with letter tiles share."""

import unicodedata
from typing import cast

from optafel.tiles import LetterTile, Tile, read_letters


def start_rank(tile: Tile) -> int | None:
    """The letter nearest to A begins; one with a mark, or of two signs, comes right after the plain one."""
    letter = cast(LetterTile, tile).letter
    if letter is None:
        return None
    signs = unicodedata.normalize("NFD", letter)
    return -(2 * ord(signs[0]) + (len(signs) > 1))


def read_tile(sign: str) -> Tile:
    (tile,) = read_letters(sign)
    return tile

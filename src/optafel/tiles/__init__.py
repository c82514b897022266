"""Tiles, boxes and their notation: plain immutable values that know no rules."""

from optafel.tiles.letters import LetterTile, read_letters, read_word, write_word
from optafel.tiles.notation import NotationError
from optafel.tiles.numbers import Colour, Joker, NumberTile, read_sets, read_tiles, write_sets, write_tiles

__all__ = [
    "Colour",
    "Joker",
    "LetterTile",
    "NotationError",
    "NumberTile",
    "Tile",
    "read_letters",
    "read_sets",
    "read_tiles",
    "read_word",
    "write_sets",
    "write_tiles",
    "write_word",
]

Tile = NumberTile | LetterTile

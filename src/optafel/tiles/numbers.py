"""Number tiles: 1 to 13 in four colours, and four kinds of joker."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum

from optafel.tiles.notation import NotationError

HIGHEST = 13


class Colour(StrEnum):
    """The letters are the notation: K is black (zwart), so that B can be blue."""

    BLACK = "K"
    RED = "R"
    BLUE = "B"
    YELLOW = "Y"


class Joker(StrEnum):
    """Each kind of joker by its sign in the notation."""

    CLASSIC = "*"
    DOUBLE = "D"
    COLOUR_CHANGE = "C"
    MIRROR = "M"


_COLOURS = tuple(Colour)
_JOKERS = tuple(Joker)
_FIRST_JOKER = HIGHEST * len(_COLOURS)


class NumberTile(int):
    """One tile of a number game. Two tiles with the same face are equal.

    The number behind it is its code, 0-51: colour * 13 + number - 1, colours in the order K R B Y; 52-55: the
    jokers * D C M. A table is compared and counted tile by tile all the time, and nothing is compared and
    hashed faster than a number.
    """

    __slots__ = ()

    @classmethod
    def numbered(cls, colour: Colour, number: int) -> "NumberTile":
        if not 1 <= number <= HIGHEST:
            raise ValueError(f"a number tile shows 1 to {HIGHEST}, not {number}")
        return cls(_COLOURS.index(colour) * HIGHEST + number - 1)

    @classmethod
    def of_joker(cls, joker: Joker) -> "NumberTile":
        return cls(_FIRST_JOKER + _JOKERS.index(joker))

    @classmethod
    def read(cls, text: str, where: int = 0) -> "NumberTile":
        """Reads one tile; `where` is its place in a longer text, for the message of a refusal."""
        tile = _BY_SIGN.get(text) or _BY_SIGN.get(text.upper())
        if tile is None:
            raise NotationError(
                "no-such-tile", text, where, "a tile: K, R, B or Y with a number from 1 to 13, or *, D, C, M"
            )
        return tile

    @property
    def code(self) -> int:
        return int(self)

    @property
    def joker(self) -> Joker | None:
        return _JOKERS[self - _FIRST_JOKER] if self >= _FIRST_JOKER else None

    @property
    def colour(self) -> Colour | None:
        return _COLOURS[self // HIGHEST] if self < _FIRST_JOKER else None

    @property
    def number(self) -> int | None:
        return self % HIGHEST + 1 if self < _FIRST_JOKER else None

    def __bool__(self) -> bool:
        return True  # black 1 has the code 0, and is a tile like any other

    def __str__(self) -> str:
        return _SIGNS[self]

    __repr__ = __str__


ALL_FACES = tuple(NumberTile(code) for code in range(_FIRST_JOKER + len(_JOKERS)))
_SIGNS = tuple(
    [f"{colour}{number}" for colour in _COLOURS for number in range(1, HIGHEST + 1)]
    + [str(j) for j in _JOKERS]
)
_BY_SIGN = dict(zip(_SIGNS, ALL_FACES, strict=True))

TileSet = tuple[NumberTile, ...]  # tiles that lie together, in the order in which they lie
Sets = tuple[TileSet, ...]  # a whole table


def read_tiles(text: str, where: int = 0) -> TileSet:
    """Reads tiles separated by white space (commas are forgiven)."""
    try:
        return tuple([_BY_SIGN[sign] for sign in text.split()])
    except KeyError:  # small letters, commas, or something to be pointed at
        pass
    return tuple(NumberTile.read(m[0], where + m.start()) for m in re.finditer(r"[^\s,]+", text))


def read_sets(text: str) -> Sets:
    """Reads a table: sets separated by `|`. Empty places between bars are forgiven."""
    sets, where = [], 0
    for piece in text.split("|"):
        if tiles := read_tiles(piece, where):
            sets.append(tiles)
        where += len(piece) + 1
    return tuple(sets)


def write_tiles(tiles: Iterable[NumberTile]) -> str:
    return " ".join([_SIGNS[tile] for tile in tiles])


def signs(tiles: Iterable[NumberTile]) -> tuple[str, ...]:
    """The tiles one by one."""
    return tuple([_SIGNS[tile] for tile in tiles])


def write_sets(sets: Sequence[TileSet]) -> str:
    return " | ".join(write_tiles(tiles) for tiles in sets)


def box(copies: int, jokers: dict[Joker, int]) -> TileSet:
    """All tiles of an edition, in the order of their codes."""
    numbered = [NumberTile(code) for code in range(_FIRST_JOKER) for _ in range(copies)]
    return tuple(
        numbered + [NumberTile.of_joker(kind) for kind, count in jokers.items() for _ in range(count)]
    )

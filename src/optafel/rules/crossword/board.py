"""The board: its premium squares as data, and the tiles that lie on it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from optafel.tiles.letters import LetterTile, read_word
from optafel.tiles.notation import NotationError

Square = tuple[int, int]  # row and column, counted from 0

_TIMES = {"l": (2, 1), "L": (3, 1), "w": (1, 2), "W": (1, 3)}

_EMPTIES = re.compile(r"\.+")
_RUN = re.compile(r"\d+|[.\s]")
EMPTY = "."


@dataclass(frozen=True, slots=True)
class Layout:
    """The print on a board: `l` light blue, `L` dark blue, `w` light red, `W` dark red, `.` nothing."""

    id: str
    rows: tuple[str, ...]
    height: int = field(init=False, repr=False, compare=False)
    width: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "height", len(self.rows))
        object.__setattr__(self, "width", len(self.rows[0]))

    @property
    def centre(self) -> Square:
        return self.height // 2, self.width // 2

    def has(self, square: Square) -> bool:
        return 0 <= square[0] < self.height and 0 <= square[1] < self.width

    def times(self, square: Square) -> tuple[int, int]:
        """What a square multiplies: the letter that comes to lie there, and the word that it is part of."""
        return _TIMES.get(self.rows[square[0]][square[1]], (1, 1))


_UPPER_HALF = (
    "W..l...W...l..W",
    ".w...L...L...w.",
    "..w...l.l...w..",
    "l..w...l...w..l",
    "....w.....w....",
    ".L...L...L...L.",
    "..l...l.l...l..",
)
# Telling 12 and 13: light and dark blue, light and dark red; the centre is light red.
STANDARD = Layout("standard", (*_UPPER_HALF, "W..l...w...l..W", *_UPPER_HALF[::-1]))


@dataclass(frozen=True, slots=True)
class Board:
    """What lies where. A value: laying tiles gives another board."""

    layout: Layout
    tiles: tuple[LetterTile | None, ...]  # row by row

    @classmethod
    def empty(cls, layout: Layout = STANDARD) -> "Board":
        return cls(layout, (None,) * (layout.height * layout.width))

    @classmethod
    def read(cls, text: str, layout: Layout = STANDARD) -> "Board":
        """Reads rows with `/` between them; a number is a run of empty squares, so is each dot."""
        rows = text.strip().split("/")
        if len(rows) != layout.height:
            raise NotationError("board-rows", text[:60], 0, f"{layout.height} rows with / between them")
        tiles: list[LetterTile | None] = []
        where = 0
        for row in rows:
            read = _read_row(row, where)
            if len(read) != layout.width:
                raise NotationError("board-row", row[:60], where, f"a row of {layout.width} squares")
            tiles += read
            where += len(row) + 1
        return cls(layout, tuple(tiles))

    def __getitem__(self, square: Square) -> LetterTile | None:
        """The tile on a square; nothing lies beyond the edge."""
        row, column = square
        layout = self.layout
        if 0 <= row < layout.height and 0 <= column < layout.width:
            return self.tiles[row * layout.width + column]
        return None

    @property
    def is_empty(self) -> bool:
        return not any(self.tiles)

    def with_tiles(self, laid: Mapping[Square, LetterTile]) -> "Board":
        tiles = list(self.tiles)
        for (row, column), tile in laid.items():
            tiles[row * self.layout.width + column] = tile
        return Board(self.layout, tuple(tiles))

    def index(self, square: Square) -> int:
        """The number of a square, row by row from 0: how rulings point at it."""
        return square[0] * self.layout.width + square[1]

    def run(self, square: Square, across: bool) -> tuple[Square, ...]:
        """The squares of the unbroken row of tiles through this one."""
        row, column = square
        width = self.layout.width
        line = self.tiles[row * width : row * width + width] if across else self.tiles[column::width]
        first = last = column if across else row
        while first > 0 and line[first - 1] is not None:
            first -= 1
        while last < len(line) and line[last] is not None:
            last += 1
        places = range(first, last)
        return tuple([(row, at) for at in places] if across else [(at, column) for at in places])

    def rows(self) -> list[str]:
        """One text a row: a letter, a small letter for a blank, `.` for an empty square."""
        width = self.layout.width
        return [
            "".join(str(tile) if tile else EMPTY for tile in self.tiles[at : at + width])
            for at in range(0, len(self.tiles), width)
        ]

    def __str__(self) -> str:
        """One line, as `read` takes it: a number is a run of empty squares."""
        return _EMPTIES.sub(lambda run: str(len(run[0])), "/".join(self.rows()))


def _read_row(row: str, where: int) -> list[LetterTile | None]:
    tiles: list[LetterTile | None] = []
    at = 0
    for run in _RUN.finditer(row):
        tiles += read_word(row[at : run.start()], where + at)
        tiles += [None] * (int(run[0][:3]) if run[0].isdigit() else 1)
        at = run.end()
    return tiles + list(read_word(row[at:], where + at))


def square_name(square: Square) -> str:
    """A square for people: the column's letter and the row's number."""
    return f"{column_name(square[1])}{square[0] + 1}"


def column_name(column: int) -> str:
    return chr(ord("A") + column)

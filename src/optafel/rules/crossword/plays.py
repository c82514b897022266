"""A play as it is written: where it begins, which way it runs, and a sign for each square.

`8D TAART` runs across from row 8, column D; `D8 TAFEL` runs down from column D, row 8. A tile that lies
there already is written as a dot, as the letter, or in parentheses; a small letter is a blank.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from optafel.rules.crossword.board import Board, Square, column_name
from optafel.tiles.letters import LetterTile, read_word
from optafel.tiles.notation import NotationError

_PLAY = re.compile(
    r"\s*(?:(?P<row>\d{1,2})(?P<col>[A-Za-z])|(?P<col2>[A-Za-z])(?P<row2>\d{1,2}))\s+(?P<word>\S+)\s*"
)
_SIGN = re.compile(r"[().]|\[\w{2,3}\]|.", re.DOTALL)
DOT = "."


@dataclass(frozen=True, slots=True)
class Cell:
    """One square of a play as it was written."""

    tile: LetterTile | None  # None: a dot
    through: bool = False  # said to lie there already: a dot, or in parentheses


@dataclass(frozen=True, slots=True)
class Play:
    """Where a play begins, which way it runs, and what was written for each square."""

    square: Square
    across: bool
    cells: tuple[Cell, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        row, column = self.square
        if self.across:
            return tuple([(row, at) for at in range(column, column + len(self.cells))])
        return tuple([(at, column) for at in range(row, row + len(self.cells))])

    @property
    def place(self) -> str:
        row, column = str(self.square[0] + 1), column_name(self.square[1])
        return row + column if self.across else column + row

    def __str__(self) -> str:
        return f"{self.place} {write_cells(self.cells)}"


def read_play(text: str) -> Play:
    """Reads a play. Whether it fits on a board is the referee's affair."""
    found = _PLAY.fullmatch(text)
    if found is None:
        raise NotationError(
            "no-such-play", text.strip()[:60], 0, "a square and a word, e.g. 8D TAART or D8 TAFEL"
        )
    column = ord((found["col"] or found["col2"]).upper()) - ord("A")
    row = int(found["row"] or found["row2"]) - 1
    return Play((row, column), found["row"] is not None, read_cells(found["word"], found.start("word")))


def read_cells(word: str, where: int = 0) -> tuple[Cell, ...]:
    """Reads the word of a play: letters, dots and parentheses."""
    cells: list[Cell] = []
    inside = False
    for found in _SIGN.finditer(word):
        sign = found[0]
        if sign in "()":
            if (sign == "(") == inside:
                raise NotationError("stray-parenthesis", sign, where + found.start(), "parentheses in pairs")
            inside = not inside
        elif sign == DOT:
            cells.append(Cell(None, True))
        else:
            (tile,) = read_word(sign, where + found.start())
            cells.append(Cell(tile, inside))
    if inside or not cells:
        raise NotationError("stray-parenthesis", word[:60], where, "parentheses in pairs around letters")
    return tuple(cells)


def write_cells(cells: Sequence[Cell]) -> str:
    """The word of a play, tiles that lie there already as dots."""
    return "".join(str(cell.tile) if cell.tile and not cell.through else DOT for cell in cells)


def settled(board: Board, play: Play) -> Play:
    """The same play with dots for all that lies there already, however it was written."""
    cells = (
        Cell(None, True) if board[square] else cell
        for square, cell in zip(play.squares, play.cells, strict=True)
    )
    return Play(play.square, play.across, tuple(cells))

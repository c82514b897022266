"""A crossword board in a terminal: premium squares by sign and colour, tiles laid now stand out."""

from collections.abc import Mapping

from rich.text import Text

from optafel.positions import CrosswordPosition, Position
from optafel.rules.crossword import Board, place, read_play
from optafel.rules.crossword.board import Square, column_name
from optafel.tiles import LetterTile, NotationError

_TILE, _NEW = "bold black on cornsilk1", "bold black on pale_green1"
_PREMIUMS = {
    "W": ("=", "white on red3"),
    "w": ("-", "black on light_pink1"),
    "L": ('"', "white on blue3"),
    "l": ("'", "black on light_sky_blue1"),
    ".": ("·", "dim"),
}


def draw_position(position: Position, play: str) -> Text:
    """The board with the play on it, as far as it can lie there."""
    assert isinstance(position, CrosswordPosition)
    board = position.board
    try:
        return draw_board(board, place(board, read_play(play)).laid)
    except NotationError:
        return draw_board(board)


def draw_board(board: Board, laid: Mapping[Square, LetterTile] | None = None) -> Text:
    new = laid or {}
    after = board.with_tiles(new)
    layout = board.layout
    drawn = Text(
        "     " + "".join(f"{column_name(column):<2}" for column in range(layout.width)), style="dim"
    )
    for row in range(layout.height):
        drawn.append(f"\n  {row + 1:>2} ", style="dim")
        for column in range(layout.width):
            tile = after[row, column]
            if tile is None:
                sign, style = _PREMIUMS[layout.rows[row][column]]
                drawn.append(f"{sign} ", style=style)
            else:
                shown = (tile.letter or "?").lower() if tile.joker else tile.letter or "?"
                drawn.append(f"{shown:<2}", style=_NEW if (row, column) in new else _TILE)
    return drawn

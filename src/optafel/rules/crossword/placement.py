"""What a play does to a board: tiles that come to lie on empty squares, and what stands in the way."""

from dataclasses import dataclass

from optafel.rules.crossword.board import Board, Square
from optafel.rules.crossword.plays import Play
from optafel.tiles.letters import LetterTile


@dataclass(frozen=True, slots=True)
class Placement:
    """A play, held against the board."""

    board: Board  # before the play
    play: Play
    laid: dict[Square, LetterTile]  # tiles from the rack and where they come to lie
    after: Board  # with those tiles on it
    off_board: tuple[Square, ...] = ()
    taken: tuple[Square, ...] = ()  # another letter lies there
    missing: tuple[Square, ...] = ()  # said to lie there, but the square is empty

    @property
    def fits(self) -> bool:
        """Whether every sign of the play has a square of its own."""
        return not (self.off_board or self.taken or self.missing)

    @property
    def joined(self) -> bool:
        """Whether a tile comes to lie beside one that lay there."""
        return any(self.board[square] for row, column in self.laid for square in _beside(row, column))


def place(board: Board, play: Play) -> Placement:
    laid: dict[Square, LetterTile] = {}
    off_board, taken, missing = [], [], []
    for square, cell in zip(play.squares, play.cells, strict=True):
        lies = board[square]
        if lies is not None:
            if cell.tile and cell.tile.letter not in (None, lies.letter):
                taken.append(square)
        elif not board.layout.has(square):
            off_board.append(square)
        elif cell.through or cell.tile is None:
            missing.append(square)
        else:
            laid[square] = cell.tile
    after = board.with_tiles(laid)
    return Placement(board, play, laid, after, tuple(off_board), tuple(taken), tuple(missing))


def _beside(row: int, column: int) -> tuple[Square, ...]:
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def words_made(placement: Placement) -> tuple[tuple[Square, ...], ...]:
    """The squares of every word that the play makes or changes, the main word first.

    A single tile has its main word along the play; where that is no word, across it.
    """
    after, across = placement.after, placement.play.across
    first = next(iter(placement.laid), None)
    if first is None:
        return ()
    made = [after.run(first, across)]
    made += [after.run(square, not across) for square in placement.laid]
    return tuple([squares for squares in made if len(squares) > 1])

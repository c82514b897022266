"""Crossword boards: all plays, the best plays, and what a position holds. Plain values in and out.

A board is a sequence of cells, row by row: `""` for an empty square, else what the tile shows, in small
letters if it is a blank. A rack is a sequence of what its tiles show, `"?"` for a blank. Where every tile
shows one letter, a board may also be one string with `.` for an empty square. Boards and racks that are asked
about often are best packed once: bytes from `packed_board` and `packed_rack` are taken everywhere.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from optafel._native import crossword as native
from optafel.solve.cache import Cache
from optafel.solve.crossword_leaves import BLANK, SCORE_ONLY, Leaves
from optafel.solve.crossword_setup import CrosswordError, Setup

RACK_MAX = native.RACK_MAX  # tiles of a rack that is searched at most
POINT = 1000  # equity is counted in thousandths of a point
THROUGH = "."  # a square of a play where a tile lies already

_BLANK_BIT = 64


@dataclass(frozen=True, slots=True)
class Play:
    """Tiles laid in one line."""

    row: int  # of the first square of the word, counted from 0
    column: int
    across: bool
    tiles: tuple[str, ...]  # one a square: the tile laid, small for a blank, or "." where one lies already
    score: int
    equity: int  # score and the worth of what is kept, in thousandths of a point


@dataclass(frozen=True, slots=True)
class Ending:
    """The best line of an endgame for two."""

    gain: int  # what the player to move gains on the other until the end, what is left on the racks included
    proven: bool  # no other line is better; otherwise only none was found in time
    line: tuple[Play | None, ...]  # turn about; a pass is None
    positions: int  # that were looked at
    depth: int  # turns that were looked ahead


@dataclass(frozen=True, slots=True)
class Tally:
    """What a position holds."""

    count: int  # legal plays; one tile that makes words both ways is one play
    sum: int  # of their scores
    best: int  # of their scores, 0 if there is no play


@dataclass(frozen=True, slots=True)
class Position:
    """A board and a rack."""

    board: Sequence[str]
    rack: Sequence[str]


Packed = tuple[bytes, bytes]
Cells = Sequence[str] | bytes  # a board, packed or not
Tiles = Sequence[str] | bytes  # a rack, packed or not
_Found = tuple[int, int, bool, bytes, int, int]


_NO_TILE = 255
_WORDS_KEPT = 3_000_000  # in the solvers that are kept; their words are shared with whoever else has them


class _Codes(dict[int, int]):
    """Codes of tiles by their letter; whatever else is written is no tile."""

    def __missing__(self, letter: int) -> int:
        return _NO_TILE


@dataclass(frozen=True)
class Solver:
    """A box with its words."""

    setup: Setup
    words: native.WordGraph = field(repr=False)

    @cached_property
    def searcher(self) -> native.Searcher:
        setup = self.setup
        return native.Searcher(
            self.words,
            (setup.rows, setup.columns),
            (bytes(setup.letter_times), bytes(setup.word_times)),
            setup.start_square,
            bytes(setup.values),
            (setup.rack_size, setup.bonus),
        )

    @cached_property
    def _codes(self) -> dict[str, int]:
        """Every cell by what it shows."""
        letters = {face: code for code, face in enumerate(self.setup.alphabet, 1)}
        blanks = {face.lower(): code + _BLANK_BIT for face, code in letters.items()}
        return {"": 0} | letters | blanks

    @cached_property
    def codes(self) -> dict[tuple[str | None, bool], int]:
        """Every tile that may lie on a board, by its letter and whether it is a blank."""
        letters = enumerate(self.setup.alphabet, 1)
        return {(face, blank): code + blank * _BLANK_BIT for code, face in letters for blank in (False, True)}

    @cached_property
    def _faces(self) -> dict[int, str]:
        return {code: face for face, code in self._codes.items()} | {0: THROUGH}

    @cached_property
    def _text_codes(self) -> _Codes:
        codes = {ord(face): code for face, code in self._codes.items() if len(face) == 1}
        return _Codes(codes | {ord(THROUGH): 0})

    def plays(self, board: Cells, rack: Tiles) -> list[Play]:
        """Every legal play, the highest score first."""
        found = self.searcher.plays(self.packed_board(board), self._rack(rack))
        plays = [self.play(play) for play in found]
        plays.sort(key=lambda play: (-play.score, play.row, play.column, not play.across, play.tiles))
        return plays

    def best(self, board: Cells, rack: Tiles, wanted: int = 1, leaves: Leaves = SCORE_ONLY) -> list[Play]:
        """The plays with the highest score, or equity if leaves are worth something; the best one first."""
        worth = leaves.packed(self.setup.alphabet)
        found = self.searcher.best(self.packed_board(board), self._rack(rack), max(wanted, 0), worth)
        return [self.play(play) for play in found]

    def best_kept(self, rack: Tiles, pot: int, leaves: Leaves) -> tuple[tuple[str, ...], int] | None:
        """What is best kept if the rest is exchanged, and its worth; None if nothing can be exchanged."""
        kept = self.searcher.best_kept(self._rack(rack), max(pot, 0), leaves.packed(self.setup.alphabet))
        if kept is None:
            return None
        return tuple(BLANK if tile == 0 else self._faces[tile] for tile in kept[0]), kept[1]

    def endgame(
        self,
        board: Cells,
        rack: Tiles,
        other: Tiles,
        seconds: float = 10,
        passed: bool = False,
        nodes: int | None = None,
    ) -> Ending:
        """The best line for the player with this rack, to move, the pot being empty.

        Who goes out gains what the other has left, and the other loses it. If both pass in a row, each loses
        what he has left; `passed` says that the other has just passed. With `nodes` so many positions are
        looked at and the time does not count: the same question has the same answer on every machine.
        """
        cells, held, others = self.packed_board(board), self._rack(rack), (self._rack(other), passed)
        found = self.searcher.endgame(cells, held, others, max(seconds, 0.0), nodes)
        gain, proven, line, positions, depth = found
        turns = tuple(None if turn is None else self.play(turn) for turn in line)
        return Ending(gain, proven, turns, positions, depth)

    def pack(self, positions: Iterable[Position]) -> list[Packed]:
        """Positions in the form in which many of them are searched in one call."""
        return [(self.packed_board(position.board), self._rack(position.rack)) for position in positions]

    def tally(self, positions: list[Packed]) -> list[Tally]:
        """For each position how many plays there are, what they score together and at most."""
        return [Tally(*tally) for tally in self.searcher.tally(positions)]

    def best_scores(self, positions: list[Packed]) -> list[int]:
        """For each position the highest score of a play, without finding all plays."""
        return self.searcher.best_scores(positions)

    def packed_board(self, board: Cells) -> bytes:
        """A board as the native search takes it."""
        squares = self.setup.rows * self.setup.columns
        if len(board) != squares:
            raise CrosswordError(
                "bad-board", f"The board has {len(board)} squares; {squares} were expected, row by row."
            )
        if isinstance(board, bytes):
            return board
        if isinstance(board, str):
            packed = board.translate(self._text_codes).encode("latin-1")
            at = packed.find(_NO_TILE)
            if at < 0:
                return packed
            raise self._foreign(board[at])
        try:
            return bytes(map(self._codes.__getitem__, board))
        except KeyError as unknown:
            raise self._foreign(unknown.args[0]) from unknown

    def _foreign(self, cell: str) -> CrosswordError:
        return CrosswordError(
            "bad-tile",
            f"{cell!r} lies on the board; a tile shows one of "
            f"{' '.join(self.setup.alphabet)}, in small letters if it is a blank.",
        )

    def _rack(self, rack: Tiles) -> bytes:
        if len(rack) > native.RACK_MAX:
            raise CrosswordError(
                "bad-rack", f"The rack has {len(rack)} tiles; {native.RACK_MAX} is the most that is searched."
            )
        return self.packed(rack)

    def packed_rack(self, tiles: Sequence[str]) -> bytes:
        """Any number of tiles, a whole box too, as the native search takes them."""
        return bytes(self._tile(tile) for tile in tiles)

    def packed(self, tiles: Tiles) -> bytes:
        """Any number of tiles, packed already or not."""
        return tiles if isinstance(tiles, bytes) else self.packed_rack(tiles)

    def packed_play(self, play: Play) -> bytes:
        """The tiles of a play, as the native search takes them."""
        return bytes(0 if tile == THROUGH else self._codes[tile] for tile in play.tiles)

    def _tile(self, tile: str) -> int:
        code = 0 if tile == BLANK else self._codes.get(tile, 0)
        if (code == 0 and tile != BLANK) or code >= _BLANK_BIT:
            raise CrosswordError(
                "bad-tile",
                f"{tile!r} is on the rack; a tile shows one of {' '.join(self.setup.alphabet)}, or ?.",
            )
        return code

    def play(self, found: _Found) -> Play:
        """A play as the native search gives it."""
        row, column, across, tiles, score, equity = found
        faces = self._faces
        return Play(row, column, across, tuple([faces[tile] for tile in tiles]), score, equity)


_solvers: Cache[Solver] = Cache(lambda solver: len(solver.words), _WORDS_KEPT)


def solver_for(box: Hashable, words: native.WordGraph, setup: Callable[[], Setup]) -> Solver:
    """The solver of a box with these words, made once: checking a box and laying it out takes longer than
    many a search. `box` is whatever tells boxes apart, `setup` is asked only for a new one."""
    return _solvers.get((box, words), lambda: Solver(setup(), words))

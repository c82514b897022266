"""A plain, slow generator of crossword plays, written from the rules alone: the oracle for the native one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod

from optafel.solve.crossword_setup import Setup

Square = tuple[int, int]
Laid = frozenset[tuple[Square, str]]  # the tiles of a play, each on its square; a blank in small letters
Word = tuple[str, ...]  # a tile's face each


def spell(word: str, alphabet: Sequence[str]) -> Word | None:
    """The tiles that lay a word, the longest face first."""
    faces = sorted(alphabet, key=len, reverse=True)
    tiles: list[str] = []
    while word:
        face = next((face for face in faces if word.startswith(face)), None)
        if face is None:
            return None
        tiles.append(face)
        word = word[len(face) :]
    return tuple(tiles)


class Reference:
    """A box with its words."""

    def __init__(self, setup: Setup, words: Sequence[str]) -> None:
        self.setup = setup
        spelled = (spell(word, setup.alphabet) for word in words)
        self.words = {word for word in spelled if word is not None and len(word) >= 2}
        self.values = dict(zip(setup.alphabet, setup.values, strict=True))

    def plays(self, board: Sequence[str], rack: Sequence[str]) -> dict[Laid, int]:
        """Every legal play and its score."""
        cells = self._cells(board)
        plays: dict[Laid, int] = {}
        for word in self.words:
            for squares in self._places(len(word)):
                for laid in self._ways(cells, word, squares, Counter(rack)):
                    if self._legal(cells, laid):
                        plays[frozenset(laid.items())] = self.score(board, laid)
        return plays

    def score(self, board: Sequence[str], laid: dict[Square, str]) -> int:
        cells = self._cells(board)
        bonus = self.setup.bonus if len(laid) >= self.setup.rack_size else 0
        return bonus + sum(self._word_score(cells, laid, squares) for squares in self._rows(cells, laid))

    def _cells(self, board: Sequence[str]) -> dict[Square, str]:
        squares = ((row, column) for row in range(self.setup.rows) for column in range(self.setup.columns))
        return {square: cell for square, cell in zip(squares, board, strict=True) if cell}

    def _places(self, length: int) -> Iterator[list[Square]]:
        for row in range(self.setup.rows):
            for column in range(self.setup.columns):
                if column + length <= self.setup.columns:
                    yield [(row, column + step) for step in range(length)]
                if row + length <= self.setup.rows:
                    yield [(row + step, column) for step in range(length)]

    def _ways(
        self, cells: dict[Square, str], word: Word, squares: list[Square], rack: Counter[str]
    ) -> Iterator[dict[Square, str]]:
        """The ways to lay what is missing of a word, with every choice of blanks."""
        if any(
            square in cells and cells[square].upper() != face
            for square, face in zip(squares, word, strict=True)
        ):
            return
        missing = [(square, face) for square, face in zip(squares, word, strict=True) if square not in cells]
        if not missing or len(missing) > rack.total():
            return
        for blanks in range(min(rack["?"], len(missing)) + 1):
            for blank_squares in combinations([square for square, _ in missing], blanks):
                needed = Counter(face for square, face in missing if square not in blank_squares)
                if all(rack[face] >= count for face, count in needed.items()):
                    yield {
                        square: face.lower() if square in blank_squares else face for square, face in missing
                    }

    def _legal(self, cells: dict[Square, str], laid: dict[Square, str]) -> bool:
        after = cells | laid
        rows = self._rows(cells, laid)
        if not rows or any(tuple(after[square].upper() for square in row) not in self.words for row in rows):
            return False
        if not cells:
            return divmod(self.setup.start_square, self.setup.columns) in laid
        return any(square in cells for row in rows for square in row)

    def _rows(self, cells: dict[Square, str], laid: dict[Square, str]) -> list[tuple[Square, ...]]:
        """Every row of two or more tiles that has a new one."""
        after = cells | laid
        rows = {self._row(after, square, step) for square in laid for step in ((0, 1), (1, 0))}
        return [row for row in rows if len(row) > 1]

    def _row(self, tiles: dict[Square, str], square: Square, step: Square) -> tuple[Square, ...]:
        (row, column), (down, right) = square, step
        while (row - down, column - right) in tiles:
            row, column = row - down, column - right
        squares = []
        while (row, column) in tiles:
            squares.append((row, column))
            row, column = row + down, column + right
        return tuple(squares)

    def _word_score(
        self, cells: dict[Square, str], laid: dict[Square, str], squares: tuple[Square, ...]
    ) -> int:
        number = {square: square[0] * self.setup.columns + square[1] for square in squares}
        old = sum(self.values.get(cells[square], 0) for square in squares if square in cells)
        new = sum(
            self.values.get(laid[square], 0) * self.setup.letter_times[number[square]]
            for square in squares
            if square in laid
        )
        return (old + new) * prod(
            self.setup.word_times[number[square]] for square in squares if square in laid
        )

"""What a crossword box says, in plain values, checked once."""

from dataclasses import dataclass
from math import prod

from optafel._native import crossword as native

_VALUE_MAX = 255
_TIMES_MAX = 9
_SCORE_MAX = 2_000_000  # what the search can count up to, in thousandths


class CrosswordError(ValueError):
    """Something that is no box, board or rack: what was read, and what was expected."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Setup:
    """What the box says: the printed board, the letters and what they are worth."""

    alphabet: tuple[str, ...]  # what the letter tiles show, in capitals; one tile may show several letters
    values: tuple[int, ...]  # one a letter
    rows: int
    columns: int
    letter_times: tuple[int, ...]  # by square, row by row: what a letter laid there is multiplied by
    word_times: tuple[int, ...]  # and a word
    start: int | None = None  # the square that the first play covers; the middle one by default
    rack_size: int = 7  # so many tiles in one play earn the bonus
    bonus: int = 50

    def __post_init__(self) -> None:
        _check_letters(self)
        _check_board(self)

    @property
    def start_square(self) -> int:
        middle = self.rows // 2 * self.columns + self.columns // 2
        return middle if self.start is None else self.start


def _check_letters(setup: Setup) -> None:
    faces = setup.alphabet
    shown = set(faces) | {face.lower() for face in faces}
    if not 1 <= len(faces) <= native.LETTERS_MAX or len(shown) != 2 * len(faces) or "" in faces:
        raise CrosswordError(
            "bad-alphabet",
            f"The alphabet is {' '.join(faces)!r}; 1 to {native.LETTERS_MAX} letters in capitals were "
            "expected, no two alike.",
        )
    if len(setup.values) != len(faces) or not all(0 <= value <= _VALUE_MAX for value in setup.values):
        raise CrosswordError(
            "bad-values",
            f"There are {len(setup.values)} values for {len(faces)} letters; one a letter was expected, "
            f"0 to {_VALUE_MAX}.",
        )


def _check_board(setup: Setup) -> None:
    sides = range(1, native.SIDE_MAX + 1)
    if setup.rows not in sides or setup.columns not in sides:
        raise CrosswordError(
            "bad-sides",
            f"The board is {setup.rows} by {setup.columns}; sides of 1 to {native.SIDE_MAX} were expected.",
        )
    squares = setup.rows * setup.columns
    for times in (setup.letter_times, setup.word_times):
        if len(times) != squares or not all(1 <= factor <= _TIMES_MAX for factor in times):
            raise CrosswordError(
                "bad-premiums",
                f"{len(times)} premium squares were given for {squares} squares; one number a square was "
                f"expected, 1 to {_TIMES_MAX}.",
            )
    if not 0 <= setup.start_square < squares:
        raise CrosswordError("bad-start", f"Square {setup.start} is not on a board of {squares} squares.")
    if not 1 <= setup.rack_size <= native.RACK_MAX or not 0 <= setup.bonus < _SCORE_MAX:
        raise CrosswordError(
            "bad-rack-size",
            f"A rack of {setup.rack_size} tiles and a bonus of {setup.bonus} were given; 1 to "
            f"{native.RACK_MAX} tiles and a bonus from 0 were expected.",
        )
    if _score_bound(setup) > _SCORE_MAX:
        raise CrosswordError(
            "bad-premiums",
            f"A play could score more than {_SCORE_MAX}; lower values or premiums were expected.",
        )


def _score_bound(setup: Setup) -> int:
    """No play scores more: each of its words has at most every premium and letter of its line."""
    size = setup.columns
    rows = [range(row * size, row * size + size) for row in range(setup.rows)]
    columns = [range(column, setup.rows * size, size) for column in range(size)]
    longest = max(
        prod(setup.word_times[square] for square in line) * sum(setup.letter_times[square] for square in line)
        for line in (*rows, *columns)
    )
    return longest * max(setup.values) * (native.RACK_MAX + 1) + setup.bonus

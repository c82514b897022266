"""Endgames against a plain search through every line to the end."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from crossword_box import golden_lines, laid_tiles
from crossword_reference import Reference
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel.solve.crossword import Ending, Solver
from optafel.solve.crossword_bench import read_position
from optafel.solve.crossword_setup import Setup
from optafel.solve.crossword_words import word_graph

Racks = tuple[tuple[str, ...], tuple[str, ...]]  # the player to move first


def small_setup(random: Random, rows: int, columns: int) -> Setup:
    squares = rows * columns
    return Setup(
        alphabet=("A", "B", "C"),
        values=tuple(random.choices(range(1, 9), k=3)),
        rows=rows,
        columns=columns,
        letter_times=tuple(random.choices((1, 1, 2, 3), k=squares)),
        word_times=tuple(random.choices((1, 1, 1, 2), k=squares)),
        rack_size=3,
        bonus=random.choice((0, 20)),
    )


def without(rack: tuple[str, ...], used: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted((Counter(rack) - used).elements()))


class Plain:
    """Every line to the end, nothing left out."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self.known: dict[tuple[tuple[str, ...], Racks, bool], int] = {}

    def value(self, rack: Sequence[str]) -> int:
        return sum(self.reference.values.get(tile, 0) for tile in rack)

    def best(self, board: tuple[str, ...], racks: Racks, passed: bool) -> int:
        """What the player to move gains on the other until the end."""
        position = (board, racks, passed)
        if position not in self.known:
            self.known[position] = self._best(*position)
        return self.known[position]

    def _best(self, board: tuple[str, ...], racks: Racks, passed: bool) -> int:
        own, other = racks
        best = self.value(other) - self.value(own) if passed else -self.best(board, (other, own), True)
        for laid, score in self.reference.plays(board, own).items():
            after, left = self.play(board, own, laid)
            if left:
                best = max(best, score - self.best(after, (other, left), False))
            else:
                best = max(best, score + 2 * self.value(other))
        return best

    def play(
        self, board: Sequence[str], rack: tuple[str, ...], laid: frozenset[tuple[tuple[int, int], str]]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        cells = list(board)
        for (row, column), tile in laid:
            cells[row * self.reference.setup.columns + column] = tile
        used = Counter(tile if tile in self.reference.values else "?" for _, tile in laid)
        return tuple(cells), without(rack, used)


def gain_of_line(plain: Plain, board: tuple[str, ...], racks: Racks, passed: bool, ending: Ending) -> int:
    """What the first player gains by the line, each turn of it checked; the line must reach the end."""
    held, gain, sign, passes = list(racks), 0, 1, int(passed)
    for at, turn in enumerate(ending.line):
        mover = at % 2
        passes = passes + 1 if turn is None else 0
        if turn is not None:
            laid = laid_tiles(turn)
            assert plain.reference.plays(board, held[mover])[laid] == turn.score
            gain += sign * turn.score
            board, held[mover] = plain.play(board, held[mover], laid)
        if not held[mover]:
            assert at == len(ending.line) - 1
            return gain + sign * 2 * plain.value(held[1 - mover])
        if passes == 2:
            assert at == len(ending.line) - 1
            return gain + sign * (plain.value(held[1 - mover]) - plain.value(held[mover]))
        sign = -sign
    raise AssertionError("the line does not reach the end")


@settings(max_examples=150)
@given(
    st.integers(1, 4),
    st.integers(2, 5),
    st.tuples(st.integers(1, 3), st.integers(1, 3)),
    st.booleans(),
    st.randoms(use_true_random=True),
)
def test_the_best_line_is_that_of_a_plain_search(
    rows: int, columns: int, held: tuple[int, int], passed: bool, random: Random
) -> None:
    setup = small_setup(random, rows, columns)
    words = ["".join(random.choices("ABC", k=random.randint(2, 4))) for _ in range(random.randint(1, 6))]
    board = tuple(random.choices(["", "", "", "A", "B", "c"], k=rows * columns))
    tiles = ["A", "A", "B", "B", "C", "C", "?"]
    random.shuffle(tiles)
    racks = tuple(sorted(tiles[: held[0]])), tuple(sorted(tiles[held[0] : sum(held)]))
    plain = Plain(Reference(setup, words))
    ending = Solver(setup, word_graph(words, setup.alphabet)).endgame(board, *racks, 60, passed)
    assert ending.proven
    assert ending.gain == plain.best(board, racks, passed)
    assert gain_of_line(plain, board, racks, passed, ending) == ending.gain


def test_no_time_gives_a_play_but_no_proof(dutch: Solver) -> None:
    position = read_position(golden_lines()[0], dutch.setup)
    ending = dutch.endgame(position.board, position.rack, "AEINORT", seconds=0)
    assert not ending.proven
    assert ending.line
    first = ending.line[0]
    assert first is not None
    assert first in dutch.plays(position.board, position.rack) or first.score > 0


def test_an_endgame_with_few_tiles_is_proven_on_the_dutch_board(dutch: Solver) -> None:
    position = read_position(golden_lines()[1], dutch.setup)
    ending = dutch.endgame(position.board, "ENV", "SU", seconds=60)
    assert ending.proven
    reference = Reference(dutch.setup, [])
    board, held, gain, sign = list(position.board), [Counter("ENV"), Counter("SU")], 0, 1
    for at, turn in enumerate(ending.line):
        if turn is not None:
            legal = {
                laid_tiles(play): play.score for play in dutch.plays(board, list(held[at % 2].elements()))
            }
            assert legal[laid_tiles(turn)] == turn.score
            for (row, column), tile in laid_tiles(turn):
                board[row * 15 + column] = tile
            held[at % 2] -= Counter(tile for _, tile in laid_tiles(turn))
            gain += sign * turn.score
        sign = -sign
    left = [sum(reference.values[tile] * count for tile, count in rack.items()) for rack in held]
    last = 1 if left[0] == 0 else -1
    assert 0 in left
    assert gain + last * 2 * sum(left) == ending.gain


def test_so_many_positions_give_the_same_line_whatever_the_clock_says(dutch: Solver) -> None:
    """And more of them never take back a proof."""
    cut = 0
    for line in golden_lines()[:4]:
        position = read_position(line, dutch.setup)
        rack, other = [tile for tile in position.rack if tile != "?"][:5], ["A", "E", "N"]
        proven = None
        for nodes in (0, 1, 50, 2_000):
            calm = dutch.endgame(position.board, rack, other, 60, nodes=nodes)
            hurried = dutch.endgame(position.board, rack, other, 0, nodes=nodes)
            assert hurried == calm
            assert calm.line
            assert calm.proven or proven is None
            proven = calm.gain if calm.proven else None
            cut += not calm.proven
    assert cut, "no search was ever cut off: nothing was tested"


# The pot is empty and both have seven tiles.
FULL_RACKS = (
    "...J..........."
    "...O.Q......F.."
    ".NeEKAMP..T.O.."
    "...PET.CEDERS.."
    "....E.....C.S.."
    ".KGM......T.AB."
    ".GESMOKT..Y..O."
    ".......UZELF.NV"
    "...........A.DO"
    ".........WAX.E."
    "H.DUL..W..ZE.N."
    "I...INBIJTEN..."
    "GLuNDERE..N...."
    "HU...SAR......."
    "EI.....S......."
)


def test_what_is_over_soon_is_tried_first(dutch: Solver) -> None:
    """The order in which the most promising went first took some 8,000 positions for this proof."""
    ending = dutch.endgame(FULL_RACKS, "ENADNRV", "EOEENRE", nodes=3_000)
    assert ending.proven
    assert ending.gain == 31

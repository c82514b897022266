"""The native search against the plain one, on boards of any size and with any letters."""

import itertools
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from crossword_box import golden_lines, laid_tiles
from crossword_reference import Laid, Reference
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel._native import crossword as native
from optafel.solve.crossword import POINT, Play, Solver
from optafel.solve.crossword import solver_for as kept_solver
from optafel.solve.crossword_bench import read_position
from optafel.solve.crossword_leaves import Leaves
from optafel.solve.crossword_setup import CrosswordError, Setup
from optafel.solve.crossword_words import word_graph

# One letter or two on a tile, more than fit a 32-bit set, and some that no English alphabet has.
FACES = [
    *"ABCDEFGHIJKLMNOPQRSTUVWXYZÇÑÄÖÜÉ",
    *(first + second for first, second in itertools.product("ĊĽŘŻ", "HLNRSTVW")),
][:63]


def word_times(random: Random, rows: int, columns: int) -> tuple[int, ...]:
    """Premiums here and there, but not so many in a line that scores outgrow what is counted in."""
    times = [random.choice((1,) * 10 + (2, 3)) for _ in range(rows * columns)]
    for at in range(rows * columns):
        line = at // columns * columns
        if (
            sum(time > 1 for time in times[line:at])
            + sum(time > 1 for time in times[at % columns : at : columns])
            > 4
        ):
            times[at] = 1
    return tuple(times)


def setup_for(random: Random, faces: Sequence[str], rows: int, columns: int) -> Setup:
    squares = rows * columns
    return Setup(
        alphabet=tuple(faces),
        values=tuple(random.choices(range(11), k=len(faces))),
        rows=rows,
        columns=columns,
        letter_times=tuple(random.choices((1, 1, 2, 3), k=squares)),
        word_times=word_times(random, rows, columns),
        start=random.randrange(squares),
        rack_size=random.randint(1, 7),
        bonus=random.choice((0, 7, 50)),
    )


Together = dict[tuple[str, ...], int]
Case = tuple[Setup, list[str], list[str], list[str]]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A box, words of few letters so that many fit, any board up to the largest, and a rack."""
    side = st.one_of(*[st.integers(1, 9)] * 5, st.integers(10, native.SIDE_MAX))
    sides = draw(side), draw(side)
    all_faces, filled = draw(st.booleans()), draw(st.sampled_from([0, 10, 25, 45]))
    random = draw(st.randoms(use_true_random=True))
    used = random.sample(FACES, random.randint(2, 4))
    setup = setup_for(random, FACES if all_faces else sorted(used), *sides)
    longest = random.choice((6, 6, max(sides)))
    words = [
        "".join(random.choices(used, k=random.randint(1, longest))) for _ in range(random.randint(1, 40))
    ]
    tiles = [*used, *map(str.lower, used)]
    squares = setup.rows * setup.columns
    board = [random.choice(tiles) if random.randrange(100) < filled else "" for _ in range(squares)]
    rack = random.choices([*used, *used, "?"], k=draw(st.integers(0, 6)))
    return setup, words, board, rack


def solver_for(setup: Setup, words: list[str]) -> Solver:
    return Solver(setup, word_graph(words, setup.alphabet))


def as_laid(plays: list[Play]) -> dict[Laid, int]:
    return {laid_tiles(play): play.score for play in plays}


@settings(max_examples=100)
@given(cases())
def test_all_plays_are_those_of_the_plain_generator(case: Case) -> None:
    setup, words, board, rack = case
    found = solver_for(setup, words).plays(board, rack)
    assert len({laid_tiles(play) for play in found}) == len(found)
    assert as_laid(found) == Reference(setup, words).plays(board, rack)


def leave_of(kept: Counter[str], leaves: Leaves) -> int:
    """What is kept is worth, said once more in plain words."""
    if not kept:
        return 0
    alone = sum(leaves.worth.get(tile, 0) * count for tile, count in kept.items())
    held = [points for tiles, points in leaves.together.items() if Counter(tiles) <= kept]
    return alone + sum(held) - leaves.left


def handfuls(tiles: list[str], amount: st.SearchStrategy[int]) -> st.SearchStrategy[Together]:
    """Some handfuls of two and more of these tiles, in order, with what they are worth."""
    handful = st.lists(st.sampled_from(tiles), min_size=2, max_size=5).map(lambda held: tuple(sorted(held)))
    return st.dictionaries(handful, amount, max_size=12)


@settings(max_examples=60)
@given(cases(), st.data())
def test_the_best_plays_are_the_best_of_all(case: Case, data: st.DataObject) -> None:
    setup, words, board, rack = case
    amount = st.integers(-9_000, 9_000)
    leaves = Leaves(
        worth={tile: data.draw(amount) for tile in ["?", *setup.alphabet[:6]]},
        together=data.draw(handfuls(sorted({*rack, "?"}), amount)),
        left=data.draw(amount),
    )
    everything = Reference(setup, words).plays(board, rack)
    equities = []
    for laid, score in everything.items():
        used = Counter(tile if tile in setup.alphabet else "?" for _, tile in laid)
        equities.append(score * POINT + leave_of(Counter(rack) - used, leaves))
    equities.sort(reverse=True)
    solver = solver_for(setup, words)
    for wanted in (1, 3, len(equities) + 5):
        best = solver.best(board, rack, wanted, leaves)
        assert [play.equity for play in best] == equities[:wanted]
        assert all(everything[laid_tiles(play)] == play.score for play in best)


@given(st.data(), st.lists(st.sampled_from("AABBÑ?"), min_size=1, max_size=9), st.integers(0, 9))
def test_what_is_best_kept_is_the_best_of_all_that_may_be(
    data: st.DataObject, rack: list[str], pot: int
) -> None:
    amount = st.integers(-9_000, 9_000)
    leaves = Leaves(
        worth={tile: data.draw(amount) for tile in "?ABÑ"}, together=data.draw(handfuls([*"?ABÑ"], amount))
    )
    setup = setup_for(Random(1), "ABÑ", 3, 3)
    kept = solver_for(setup, ["AB"]).best_kept(rack, pot, leaves)
    sizes = range(max(len(rack) - pot, 0), len(rack))
    choices = [Counter(tiles) for size in sizes for tiles in itertools.combinations(rack, size)]
    if not choices:
        assert kept is None
        return
    assert kept is not None
    assert kept[1] == leave_of(Counter(kept[0]), leaves) == max(leave_of(held, leaves) for held in choices)
    assert Counter(kept[0]) in choices


@settings(max_examples=40)
@given(
    st.integers(1, 9),
    st.lists(st.sampled_from("ABBÑÑ?"), min_size=8, max_size=15),
    st.randoms(use_true_random=True),
)
def test_long_racks_are_searched_whole(side: int, rack: list[str], random: Random) -> None:
    setup = setup_for(random, "ABÑ", side, 9)
    words = ["".join(random.choices(setup.alphabet, k=random.randint(2, 8))) for _ in range(60)]
    board = random.choices(["", "", "", "", "A", "b", "Ñ"], k=side * 9)
    expected = Reference(setup, words).plays(board, rack)
    solver = solver_for(setup, words)
    assert as_laid(solver.plays(board, rack)) == expected
    best = solver.best(board, rack, 5)
    assert [play.score for play in best] == sorted(expected.values(), reverse=True)[:5]


def test_a_board_may_be_cells_a_string_or_packed(dutch: Solver) -> None:
    position = read_position(golden_lines()[3], dutch.setup)
    text = "".join(cell or "." for cell in position.board)
    packed = dutch.packed_board(position.board)
    plays = dutch.plays(position.board, position.rack)
    assert plays
    assert dutch.plays(text, "".join(position.rack)) == plays
    assert dutch.plays(packed, dutch.packed_rack(position.rack)) == plays
    with pytest.raises(CrosswordError, match="'#' lies on the board"):
        dutch.plays("#" + text[1:], position.rack)
    with pytest.raises(CrosswordError, match="has 224 squares"):
        dutch.plays(text[1:], position.rack)


def test_a_box_is_laid_out_once(dutch: Solver) -> None:
    asked = []

    def setup() -> Setup:
        asked.append(1)
        return dutch.setup

    first = kept_solver(("a box", 1), dutch.words, setup)
    assert kept_solver(("a box", 1), dutch.words, setup) is first
    assert len(asked) == 1
    assert kept_solver(("a box", 2), dutch.words, setup) is not first

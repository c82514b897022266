"""What is a set and what is not, classic and special, by example and by property."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.rules.numbers import read_set
from optafel.rules.numbers.why import why_no_set
from optafel.tiles import NumberTile, read_tiles

SETS = {
    # classic
    "R1 R2 R3": 6,
    "R11 R12 R13": 36,
    "R3 R2 R1": 6,  # the same run, seen from across the table
    "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13": 91,
    "K7 R7 B7": 21,
    "K7 R7 B7 Y7": 28,
    "R10 R11 *": 33,
    "* R10 R11": 30,
    "R12 R13 *": None,  # no 14
    "* R12 R13": 36,
    "R9 * *": 30,  # dearest reading: a run 9 10 11
    "R13 * *": 39,  # dearest reading: a group
    "* R5 *": 15,
    "R12 R13 R1": None,
    "R7 R7 R7": None,
    "K7 R7 B7 Y7 *": None,
    "R1 R2": None,
    "R1 R3 R4": None,
    "R1 B2 R3": None,
    "R4 R6 R5": None,
    # double
    "R2 D R5": 14,
    "D R3 R4": 10,
    "R11 D *": 44,  # a run would need a 14, a group does not
    "R10 R11 D": 46,
    "R11 R12 D": None,
    "D R2 R3": None,
    "B3 R3 D": 12,
    "B3 R3 K3 D": None,
    "B3 D D": 25,  # a run 3, 4-5, 6-7
    "R2 D": None,
    # colour-change
    "R3 R4 C B6 B7": 25,
    "R3 C R5": None,
    "R4 R5 C": 15,
    "C R5 C": 15,
    "R3 C * C R7": 25,
    "R3 C C R6": None,
    "R3 C B5 C R7": 25,
    "R3 C B5 C B7": None,
    "B3 R3 C": None,
    "R12 R13 C": None,
    # mirror
    "R3 M R3": 6,
    "R2 R3 M R3 R2": 10,
    "B3 R3 M R3 B3": 12,
    "R3 B3 M R3 B3": None,
    "R4 C B6 M B6 C R4": 30,
    "R3 * R5 M R5 R4 R3": 24,
    "R3 D M R5 R4 R3": 24,
    "R3 C M * R3": None,  # only a colour-change mirrors a colour-change
    "* M R3": 6,
    "* M *": None,  # no numbered tile
    "R3 M B3": None,
    "R3 M M R3": None,
    "M R3 R4": None,
    "R2 R3 M R3": None,
    "K1 R1 B1 Y1 M Y1 B1 R1 K1": 8,
    "R1 R2 R3 M R3 R2 R1": 12,
    "R3 R2 R1 M R1 R2 R3": 12,
    "* * *": None,
}


@pytest.mark.parametrize(("notation", "value"), SETS.items())
def test_a_set_is_recognised_and_valued(notation: str, value: Any) -> None:
    reading = read_set(read_tiles(notation))
    assert (reading.value if reading else None) == value


@pytest.mark.parametrize("notation", [notation for notation, value in SETS.items() if value is None])
def test_whatever_is_no_set_gets_a_reason_that_quotes_it(notation: str) -> None:
    violation = why_no_set(read_tiles(notation), 0)
    assert violation.params["set"] == notation
    assert violation.where == (0,)


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("R1 R2", "set-too-short"),
        ("R12 R13 R1", "run-after-13"),
        ("R12 R13 *", "run-beyond"),
        ("R1 R3 R4", "run-gap"),
        ("R4 R6 R5", "run-out-of-order"),
        ("R4 R5 R5", "run-number-twice"),
        ("Y13 R13 R13", "group-colour-twice"),
        ("K7 R7 B7 Y7 *", "group-too-long"),
        ("R1 B2 R3", "set-mixed"),
        ("B3 R3 C", "colour-change-in-group"),
        ("R3 C R5", "colour-change-misplaced"),
        ("R2 R3 M R3", "mirror-uneven"),
        ("R3 M M R3", "mirror-twice"),
        ("* * *", "set-only-jokers"),
    ],
)
def test_the_reason_is_the_one_a_player_would_give(notation: str, code: str) -> None:
    assert why_no_set(read_tiles(notation), 0).code == code


def stands(notation: str) -> tuple[str, ...]:
    reading = read_set(read_tiles(notation))
    assert reading is not None
    return reading.stands


def test_a_joker_says_what_it_stands_for() -> None:
    assert stands("R10 * R12") == ("", "R11", "")
    assert stands("R2 D R5") == ("", "R3 R4", "")
    assert stands("K7 R7 B7 *")[3] == "Y7"
    assert stands("K7 R7 *")[2] == "7"  # either missing colour will do


tiles = st.integers(0, 55).map(NumberTile)


@given(st.lists(tiles, min_size=3, max_size=9).map(tuple))
def test_a_set_reads_the_same_from_across_the_table(candidate: Any) -> None:
    one, other = read_set(candidate), read_set(candidate[::-1])
    assert (one and one.value) == (other and other.value)


@given(st.integers(1, 13), st.permutations(["K", "R", "B", "Y"]), st.integers(3, 4))
def test_a_group_may_lie_in_any_order(number: int, colours: Any, size: int) -> None:
    group = read_tiles(" ".join(f"{colour}{number}" for colour in colours[:size]))
    assert all(read_set(order) for order in permutations(group))

"""Boards, plays and letter sets are read leniently, written strictly, and hold what the boxes hold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.rules.crossword import LETTER_SETS, STANDARD, Board, place, read_play, settled
from optafel.rules.crossword.plays import Cell, Play
from optafel.tiles import LetterTile, NotationError

tiles = st.builds(LetterTile, st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZÇÑ"), st.booleans())
boards = st.lists(st.none() | tiles, min_size=225, max_size=225).map(lambda t: Board(STANDARD, tuple(t)))
cells = st.just(Cell(None, True)) | tiles.map(Cell)
plays = st.builds(
    Play,
    st.tuples(st.integers(0, 14), st.integers(0, 14)),
    st.booleans(),
    st.lists(cells, min_size=1, max_size=15).map(tuple),
)


@given(boards)
def test_a_board_is_read_as_it_was_written(board: Board) -> None:
    assert Board.read(str(board)) == board
    assert Board.read("/".join(board.rows())) == board


@given(plays)
def test_a_play_is_read_as_it_was_written(play: Play) -> None:
    assert read_play(str(play)) == play


@given(plays, boards)
def test_dots_letters_and_parentheses_say_the_same(play: Play, board: Board) -> None:
    placement = place(board, settled(board, play))
    if not placement.fits:
        return
    lies = placement.after
    signs = [(str(lies[square]), square in placement.laid) for square in play.squares]
    with_letters = "".join(sign for sign, _ in signs)
    with_parentheses = "".join(sign if new else f"({sign})" for sign, new in signs)
    small = "".join(sign if new else sign.lower() for sign, new in signs)
    for word in (with_letters, with_parentheses, small):
        assert settled(board, read_play(f"{play.place.lower()}  {word}")) == settled(board, play)


@pytest.mark.parametrize(
    ("text", "square", "across"),
    [("8D AB", (7, 3), True), ("d8 AB", (7, 3), False), ("15O A", (14, 14), True), ("A10 A", (9, 0), False)],
)
def test_the_order_of_row_and_column_is_the_direction(
    text: str, square: tuple[int, int], across: bool
) -> None:
    play = read_play(text)
    assert (play.square, play.across) == (square, across)


@pytest.mark.parametrize("text", ["", "8D", "TAART", "8 D TAART", "8D TA RT", "8D TA1RT", "8D T)A(", "8D ()"])
def test_what_is_no_play_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_play(text)


@pytest.mark.parametrize(
    "text", ["15/15", "/".join(["15"] * 16), "/".join(["14"] * 15), "/".join(["!15"] * 15)]
)
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Board.read(text)


def test_the_board_is_the_same_from_every_side() -> None:
    rows = STANDARD.rows
    assert rows == rows[::-1] == tuple(row[::-1] for row in rows)
    assert rows == tuple("".join(column) for column in zip(*rows, strict=True))
    printed = "".join(rows)
    assert {sign: printed.count(sign) for sign in "WwLl"} == {"W": 8, "w": 17, "L": 12, "l": 24}
    assert STANDARD.times(STANDARD.centre) == (1, 2)


# How many tiles the boxes hold, blanks among them.
BOXES = {
    "nl": (102, 2),
    "nl-older": (103, 2),
    "en": (100, 2),
    "fr": (102, 2),
    "de": (102, 2),
    "es": (100, 2),
    "pt": (120, 3),
}
TODAY = (
    "A6 1, B2 3, C2 5, D5 2, E18 1, F2 4, G3 3, H2 4, I4 1, J2 4, K3 3, L3 3, M3 3, N10 1, O6 1, P2 3, "
    "Q1 10, R5 2, S5 2, T5 2, U3 4, V2 4, W2 5, X1 8, Y1 8, Z2 4"
)
OLDER = (
    "A1x6 B3x2 C3x2 D1x5 E1x18 F5x1 G2x4 H2x3 I1x6 J4x2 K4x2 L2x3 M3x2 N1x10 O1x6 P3x2 Q10x1 R1x6 S1x3 T1x6"
)


@pytest.mark.parametrize("name", LETTER_SETS)
def test_a_box_holds_as_many_tiles_as_are_printed_on_it(name: str) -> None:
    letters = LETTER_SETS[name]
    assert (letters.size, letters.blanks) == BOXES[name]
    assert len(letters.box) == letters.size


def test_todays_dutch_letters_are_those_of_the_rules() -> None:
    letters = LETTER_SETS["nl"]
    assert ", ".join(f"{x}{letters.counts[x]} {letters.values[x]}" for x in letters.values) == TODAY


def test_the_older_dutch_letters_are_those_of_the_list_as_far_as_it_goes() -> None:
    letters = LETTER_SETS["nl-older"]
    known = [letter for letter in letters.values if letter not in letters.unsure]
    assert " ".join(f"{x}{letters.values[x]}x{letters.counts[x]}" for x in known) == OLDER
    assert letters.unsure == "UVWXYZ"


def test_the_english_letters_are_worth_187_points() -> None:
    letters = LETTER_SETS["en"]
    assert letters.value_of(letters.box) == 187


def test_letters_with_tiles_of_their_own() -> None:
    assert LETTER_SETS["es"].split("CHORRILLO") == ("CH", "O", "RR", "I", "LL", "O")
    assert LETTER_SETS["nl"].split("CHORRILLO") == tuple("CHORRILLO")
    assert {"Ä", "Ö", "Ü"} < set(LETTER_SETS["de"].values)
    assert "Ç" in LETTER_SETS["pt"].values

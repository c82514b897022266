"""Number tiles: the printed counts, and notation there and back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.rules.rulebooks import RULEBOOKS
from optafel.tiles import NotationError, NumberTile, read_sets, read_tiles, write_sets

tiles = st.integers(0, 55).map(NumberTile)
sets = st.lists(st.lists(tiles, min_size=1).map(tuple)).map(tuple)


@given(sets)
def test_a_table_is_read_as_it_was_written(table: Any) -> None:
    assert read_sets(write_sets(table)) == table


@given(tiles)
def test_a_tile_shows_its_notation(tile: NumberTile) -> None:
    assert NumberTile.read(str(tile)) == tile
    assert repr(tile) == str(tile)


@pytest.mark.parametrize(("rulebook", "count"), [("rummikub-sabra", 106), ("rummikub-jokers", 112)])
def test_the_box_holds_what_the_book_says(rulebook: str, count: int) -> None:
    assert len(RULEBOOKS[rulebook].box) == count  # type: ignore[attr-defined]


def test_reading_forgives_case_commas_and_empty_bars() -> None:
    assert write_sets(read_sets(" r7,r8 R9 || k1 b1 y1 |")) == "R7 R8 R9 | K1 B1 Y1"


@pytest.mark.parametrize(
    ("text", "read", "where"),
    [("R7 R14", "R14", 3), ("Q1", "Q1", 0), ("R7 | R0", "R0", 5), ("R07", "R07", 0), ("7R", "7R", 0)],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, read: str, where: int) -> None:
    with pytest.raises(NotationError) as refusal:
        read_sets(text)
    assert (refusal.value.code, refusal.value.read, refusal.value.where) == ("no-such-tile", read, where)
    assert "1 to 13" in str(refusal.value)


def test_a_tile_beyond_13_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="1 to 13"):
        NumberTile.numbered(NumberTile.read("R1").colour, 14)  # type: ignore[arg-type]


def test_tiles_of_a_rack_keep_their_order() -> None:
    assert [str(tile) for tile in read_tiles("* R13 K1 D")] == ["*", "R13", "K1", "D"]

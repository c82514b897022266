"""Letter tiles: capitals, jokers, digraphs, and notation there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.tiles import LetterTile, NotationError, read_letters, read_word, write_word
from optafel.tiles.letters import JOKER, spelled

letters = st.sampled_from([*"ABCDEFGHIJKLMNOPQRSTUVWXYZÇÑ", "CH", "RR"])
tiles = st.one_of(
    st.builds(LetterTile, letters), st.builds(LetterTile, letters, st.just(True)), st.just(JOKER)
)


@given(st.lists(tiles).map(tuple))
def test_a_word_is_read_as_it_was_written(word: tuple[LetterTile, ...]) -> None:
    assert read_word(write_word(word)) == word


def test_a_small_letter_is_a_joker_that_stands_for_it() -> None:
    word = read_word("RINg")
    assert [tile.joker for tile in word] == [False, False, False, True]
    assert spelled(word) == "RING"
    assert word[-1].face == JOKER


def test_a_rack_knows_no_letters_for_jokers() -> None:
    assert read_letters("AB @?c") == (LetterTile("A"), LetterTile("B"), JOKER, JOKER, JOKER)


@pytest.mark.parametrize(("text", "where"), [("AB1", 2), ("A-B", 1), ("[A]", 0)])
def test_what_is_no_letter_is_named_with_its_place(text: str, where: int) -> None:
    with pytest.raises(NotationError) as refusal:
        read_word(text)
    assert (refusal.value.code, refusal.value.where) == ("no-such-letter", where)

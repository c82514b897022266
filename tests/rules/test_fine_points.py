"""Small things that the rules promise, which a wrong line once left unnoticed (docs/figures/mutants.md)."""

from collections import Counter

import pytest

from optafel.rules.numbers.opening import value_up_to
from optafel.rules.rulebooks import UnknownOption, with_options
from optafel.rules.rulebooks.woord_sabra import WOORD_SABRA
from optafel.rules.words import Before, judge
from optafel.rules.words.scoring import compare
from optafel.tiles import read_tiles
from optafel.tiles.letters import read_letters, read_words


def test_a_house_rule_out_of_its_bounds_is_refused_with_the_bounds() -> None:
    with pytest.raises(UnknownOption) as refused:
        with_options(WOORD_SABRA, {"goal": 1_000_000})
    assert str(refused.value) == "option 'goal': expected number between 10 500"


def test_a_joker_of_any_letter_leaves_the_word_that_is_said_to_who_said_it() -> None:
    """HUT lay there by a joker for U, and beside it H, any letter, T: both still lie there."""
    assert compare(read_words("H@T HuT"), read_words("HUT HaT")).kept == (True, True)


@pytest.mark.parametrize(
    ("tiles", "value"),
    [("R1 R2 R3", 6), ("R11 R12 R13", 36), ("R1 R2 M R2 R1", 6), ("R1 B1 Y1", 3), ("R13 K13 B13 Y13", 52)],
)
def test_an_opening_may_use_the_first_and_the_last_number(tiles: str, value: int) -> None:
    assert value_up_to(Counter(read_tiles(tiles)), 10_000) == value


def test_a_word_is_marked_as_what_it_is_to_who_looks_at_the_table() -> None:
    before = Before(read_words("TAFEL STOEL"), read_letters("EN"), True, frozenset())
    ruling = judge(WOORD_SABRA, before, read_words("TAFEL STOELEN"), lambda word: None)
    assert ruling.legal
    assert ruling.marks == ("kept", "new")


def test_a_word_of_which_only_the_joker_is_read_otherwise_still_lies_there() -> None:
    before = Before(read_words("HuT TAFEL"), read_letters("S"), True, frozenset())
    ruling = judge(WOORD_SABRA, before, read_words("HaT TAFELS"), lambda word: None)
    assert ruling.marks == ("kept", "new")
    assert (ruling.score, ruling.longest) == (6, "TAFELS")

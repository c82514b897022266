"""Small things that the rules promise, which a wrong line once left unnoticed (docs/figures/mutants.md)."""

import pytest

from optafel.rules.rulebooks import UnknownOption, with_options
from optafel.rules.rulebooks.woord_sabra import WOORD_SABRA
from optafel.rules.words.scoring import compare
from optafel.tiles.letters import read_words


def test_a_house_rule_out_of_its_bounds_is_refused_with_the_bounds() -> None:
    with pytest.raises(UnknownOption) as refused:
        with_options(WOORD_SABRA, {"goal": 1_000_000})
    assert str(refused.value) == "option 'goal': expected number between 10 500"


def test_a_joker_of_any_letter_leaves_the_word_that_is_said_to_who_said_it() -> None:
    """HUT lay there by a joker for U, and beside it H, any letter, T: both still lie there."""
    assert compare(read_words("H@T HuT"), read_words("HUT HaT")).kept == (True, True)

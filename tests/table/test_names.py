"""What people are called: whole letters, something to see, and no two that look the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.table.names import LETTERS_MAX, checked_name, distinct, look_of, tidy
from optafel.table.refusals import RequestRefused

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
WHOLE = [
    FAMILY,
    "👍🏽",
    "🇳🇱",
    "1\ufe0f\u20e3",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "é",
]


@pytest.mark.parametrize("letter", WHOLE)
def test_what_is_seen_as_one_letter_is_kept_or_left_out_whole(letter: str) -> None:
    assert tidy(letter) == letter
    assert tidy((letter + "x") * LETTERS_MAX) == (letter + "x") * (LETTERS_MAX // 2)


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "ANNA", "\u0410nna", "\u0391nna", "An\u200bna", "Ａnna", "Anna\u3164", "A\u00adnna"),
        *("ᎪꓠꓠᎪ", "ꓮꓠꓠꓮ", "𝐀nna", "An\U0001d159na", "\u202eAnna", "Anna\ufe0f", "Ⲁⲛⲛⲁ"),
    ],
)
def test_names_that_look_the_same(name: str) -> None:
    assert look_of(name) == look_of("anna")
    assert distinct(tidy(name), ["Anna"]).endswith("(2)")


@pytest.mark.parametrize("name", ["Anne", "Hanna", "José", FAMILY])
def test_names_that_look_different(name: str) -> None:
    assert distinct(name, ["Anna", "Jose"]) == name


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200d", "\u2800", "\u3164", "\ufe0f", "\u202e", "\0", "\ud800", "\u0301", "\U0001d159"],
)
def test_nothing_to_see_is_no_name(name: str) -> None:
    with pytest.raises(RequestRefused):
        checked_name(name)


@given(st.text(max_size=60))
def test_a_tidied_name_stays_as_it_is(name: str) -> None:
    assert tidy(tidy(name)) == tidy(name)


@given(st.lists(st.text(min_size=1, max_size=30), min_size=2, max_size=4))
def test_no_two_at_a_table_look_the_same(wanted: list[str]) -> None:
    taken: list[str] = []
    for name in wanted:
        if look_of(tidy(name)):
            taken.append(distinct(tidy(name), taken))
    assert len({look_of(name) for name in taken}) == len(taken)


def test_no_mark_is_drawn_over_what_stands_before_a_name() -> None:
    assert tidy("\u0301\u0489 \u0302Anna") == "Anna"

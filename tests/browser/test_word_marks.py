"""At work on a table of words: which word is new and how long, and which is what was left of another."""

import re

import pytest
from devices import DESK, UPRIGHT, Open
from hands import empty_felt, end_turn, seat_person, settled, wait_for_turn
from mind import Mind
from playwright.sync_api import Page, expect
from served import Server

from optafel.lexicon import Lexicon

pytestmark = pytest.mark.browser

ALONE = {"rulebook": "woord-sabra", "seats": [{"kind": "me", "name": "Anna"}], "language": "en"}
DEALS_MOST = 20


def opening_with_a_rest_word(page: Page, mind: Mind, server: Server) -> tuple[str, str]:
    """Deal until the first word begins with a shorter one and ends in no word: the word, and the rest."""
    english = Lexicon.load("en")
    for _ in range(DEALS_MOST):
        seat_person(page, server, ALONE)
        wait_for_turn(page)
        word = str(mind.move("master").get("play", ""))
        for end in range(len(word) - 1, 1, -1):
            pieces = [english.check(piece).counts for piece in (word[:end], word[end:])]
            if word.isalpha() and word.isupper() and pieces == [True, False]:
                return word, word[:end]
    raise AssertionError("no such word was dealt")


@pytest.mark.parametrize("size", [DESK, UPRIGHT], ids=["desk", "phone"])
def test_new_words_and_rest_words_are_marked_while_one_works(
    open_page: Open, server: Server, size: dict[str, int]
) -> None:
    page = open_page(size, reduced_motion="reduce")
    word, rest = opening_with_a_rest_word(page, Mind(page), server)
    settled(page)
    for letter in word:
        page.locator(f'.rack [data-face="{letter}"]:not(.chosen)').first.click()
    page.mouse.click(*empty_felt(page))
    expect(page.locator(".row .made")).to_have_text(f"new · {len(word)}")
    expect(page.get_by_role("group", name=re.compile(rf"new · {len(word)}"))).to_be_visible()
    end_turn(page)
    wait_for_turn(page)
    expect(page.locator(".row .made")).to_have_count(0)
    settled(page)
    for place in range(len(rest), len(word)):
        page.locator(".row [data-tile]").nth(place).click(modifiers=["Control"])
    page.mouse.click(*empty_felt(page))
    expect(page.locator(".row .made.rest")).to_have_text("rest word")
    expect(page.locator(".row.partial")).to_have_count(1)

"""Hints at a table and at a puzzle: each of the three steps is seen where it points, and not only read."""

import re

import pytest
from devices import DESK, UPRIGHT, Open
from hands import LONG_MS, seat_person, settled, wait_for_turn
from playwright.sync_api import Page, expect
from readers import violations
from served import Server

from optafel.puzzle import Name, counts, puzzle_named

pytestmark = pytest.mark.browser

HINTED = ".row.hinted-row, .square.hinted, .rack.hinted-rack"


def ask(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Give me a hint|Tell me more")).click()
    expect(page.locator(".said")).not_to_contain_text("Looking for a hint", timeout=LONG_MS)


def hinted_tiles(page: Page) -> list[str]:
    return sorted(
        page.locator(".rack .tile.hinted").evaluate_all("(all) => all.map((one) => one.dataset.face)")
    )


ORDERS = {
    # Who may open with one tile can always lay something; a whole rack of letters nearly always makes a word.
    "woord-sabra": {"language": "nl"},
    "scrabble-nl": {"language": "nl"},
}


@pytest.mark.parametrize("rulebook", ORDERS)
def test_three_steps_at_a_table(open_page: Open, server: Server, rulebook: str) -> None:
    page = open_page(DESK, reduced_motion="reduce")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    for _ in range(5):
        seat_person(page, server, {"rulebook": rulebook, "seats": seats, "first": 0, **ORDERS[rulebook]})
        wait_for_turn(page)
        settled(page)
        ask(page)
        if page.locator(HINTED).count():
            break
    # The table is empty: the middle of the board, or one's own rack.
    where = ".square.hinted[data-place='112']" if rulebook == "scrabble-nl" else ".rack.hinted-rack"
    expect(page.locator(where)).to_have_count(1)
    expect(page.locator(HINTED)).to_have_count(1)
    assert hinted_tiles(page) == []
    assert violations(page) == []
    ask(page)
    tiles = hinted_tiles(page)
    assert len(tiles) >= 2
    ask(page)
    laid = page.locator(".square.fresh" if rulebook == "scrabble-nl" else ".row .tile")
    expect(laid).to_have_count(len(tiles))
    expect(page.locator(HINTED)).to_have_count(0)
    page.get_by_role("button", name="End turn").click()
    page.wait_for_function("() => document.querySelector('.play').dataset.turns > 0", timeout=LONG_MS)


def a_joining_puzzle() -> Name:
    """A puzzle of the crossword with words on its board."""
    return Name("scrabble-nl", "nl", "easy", 1)


def test_the_puzzle_of_the_crossword_says_where_to_look(open_page: Open) -> None:
    assert counts("scrabble-nl", "nl")["easy"] > 0
    name = a_joining_puzzle()
    page = open_page(UPRIGHT, f"#/puzzles/train/{name}", reduced_motion="reduce")
    page.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    ask(page)
    lit = page.locator(".square.hinted")
    expect(lit.first).to_be_visible()
    # Letters of the board, none of them new.
    assert lit.count() == lit.locator(".on-square").count()
    expect(page.locator(".said")).to_contain_text("a good word joins")
    assert all("look here" in (one.get_attribute("aria-label") or "") for one in lit.all())
    ask(page)
    play = puzzle_named(name).play.split()[1]
    tiles = [sign if sign.isupper() else "?" for sign in re.sub(r"\(.*?\)", "", play) if sign != "."]
    assert hinted_tiles(page) == sorted(tiles)


def test_the_puzzle_of_numbers_lights_up_the_sets(open_page: Open) -> None:
    """A set that is to be changed, or the rack where none is."""
    name = Name("rummikub-sabra", "", "medium", 1)
    page = open_page(DESK, f"#/puzzles/train/{name}", reduced_motion="reduce")
    page.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    puzzle = puzzle_named(name)
    after = [row.strip() for row in puzzle.play.split("|")]
    touched = [row for row in puzzle.table if row not in after]
    assert touched
    ask(page)
    expect(page.locator(".row.hinted-row")).to_have_count(len(touched))
    lit = page.locator(".row.hinted-row").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('[data-tile]')]"
        ".map((tile) => tile.dataset.face).join(' '))"
    )
    assert sorted(lit) == sorted(touched)

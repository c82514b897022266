"""Puzzles solved by hand: numbers by taps at a desk, a word by typing on a phone; what was solved is kept."""

from datetime import date

import pytest
from devices import DESK, UPRIGHT, Open
from hands import LONG_MS, lay, rack_of, settled
from playwright.sync_api import Page, expect
from readers import violations
from test_devices import assert_nothing_is_cut_off

from optafel.puzzle import Name, counts, of_the_day, puzzle_named

pytestmark = pytest.mark.browser


def check(page: Page, name: str) -> None:
    """Once the referee has said that the play is good."""
    button = page.get_by_role("button", name=name)
    expect(button).to_have_class("button due", timeout=LONG_MS)
    button.click()


def test_todays_numbers_by_taps_begin_a_streak(open_page: Open) -> None:
    page = open_page(DESK, "#/puzzles", reduced_motion="reduce")
    card = page.locator("[data-family=numbers]")
    expect(card).to_contain_text("No days in a row yet", timeout=LONG_MS)
    assert violations(page) == []
    card.get_by_role("link", name="Solve it Numbers").click()
    page.wait_for_selector(".rack [data-tile]")
    puzzle = puzzle_named(of_the_day(date.today(), "numbers", "en"))
    assert sorted(rack_of(page)) == sorted(puzzle.rack)
    assert_nothing_is_cut_off(page, DESK)

    lay(page, puzzle.play)
    check(page, "Check")
    expect(page.locator(".said")).to_have_text(
        f"Found! Nothing beats it. That is it: {puzzle.worth} tiles, and no play lays more."
    )
    expect(page.locator(".puzzle-about")).to_contain_text("1 day in a row")
    page.get_by_role("link", name="All puzzles", exact=True).last.click()
    expect(card).to_contain_text("1 day in a row")
    expect(card).to_contain_text("Solved today")
    page.reload()
    expect(card).to_contain_text("1 solved", timeout=LONG_MS)


def a_word_to_type() -> Name:
    """A puzzle of the Dutch shelf that asks for one word of one's own letters."""
    names = (Name("woord-sabra", "nl", "easy", at + 1) for at in range(counts("woord-sabra", "nl")["easy"]))
    return next(name for name in names if not puzzle_named(name).table and puzzle_named(name).play.isalpha())


def test_a_word_by_typing_on_a_phone(open_page: Open) -> None:
    name = a_word_to_type()
    puzzle = puzzle_named(name)
    word = puzzle.play
    page = open_page(UPRIGHT, f"#/puzzles/train/{name}", lang="nl-NL", reduced_motion="reduce")
    page.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    settled(page)
    assert_nothing_is_cut_off(page, UPRIGHT)
    assert violations(page) == []

    # Less than the best is a good play, but not the answer.
    short = word[0]
    page.keyboard.type(short)
    expect(page.locator(".row [data-tile]")).to_have_count(1)
    page.get_by_role("button", name="Kijk na").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG_MS)
    page.keyboard.press("Backspace")
    page.keyboard.type(word)
    check(page, "Kijk na")
    expect(page.locator(".said")).to_have_text(
        f"Gevonden! Beter kan niet. Dat is hem: {puzzle.worth} punten, en meer kan niet."
    )
    following = Name(name.rulebook, name.language, name.level, name.number + 1)
    expect(page.get_by_role("link", name="Volgende puzzel")).to_have_attribute(
        "href", f"#/puzzles/train/{following}"
    )

    page.get_by_role("link", name="Volgende puzzel").click()
    page.wait_for_function("() => document.querySelector('.puzzle-table')?.dataset.end === 'open'")
    page.get_by_role("button", name="Toon het antwoord").click()
    page.get_by_role("button", name="Echt tonen?").click()
    expect(page.locator(".said")).to_have_text(
        f"Dit is de oplossing: {puzzle_named(following).worth} punten. "
        "Dit is de beste zet. De volgende is voor jou.",
        timeout=LONG_MS,
    )
    page.goto(page.url.split("#")[0] + "#/puzzles")
    expect(page.locator("[data-family=words]")).to_contain_text("1 opgelost", timeout=LONG_MS)

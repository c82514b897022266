"""A reason to come back: a card of the day's puzzle that gives nothing away, the days before, and both on the
next device."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from devices import DESK, NARROW, UPRIGHT, Open
from hands import LONG_MS, lay
from playwright.sync_api import Page, expect
from readers import violations
from test_person import hand_over
from test_puzzle_page import check

from optafel.puzzle import of_the_day, puzzle_named

pytestmark = pytest.mark.browser


def solve(page: Page, day: date) -> int:
    """The numbers of a day, by taps; what the answer lays."""
    puzzle = puzzle_named(of_the_day(day, "numbers", "en"))
    page.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    lay(page, puzzle.play)
    check(page, "Check")
    expect(page.locator(".puzzle-table")).to_have_attribute("data-end", "solved", timeout=LONG_MS)
    return puzzle.worth


def last_month(today: date) -> date:
    """A day of the month before."""
    return today.replace(day=1) - timedelta(days=3)


def test_the_card_says_how_it_went_and_nothing_of_the_answer(open_page: Open) -> None:
    today = date.today()
    page = open_page(DESK, "#/puzzles/day/numbers", reduced_motion="reduce")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    # One try too early: it is told, and it stands on the card.
    page.locator(".rack [data-tile]").first.click()
    page.locator(".felt").first.click(position={"x": 20, "y": 20})
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG_MS)
    page.get_by_role("button", name="Start this turn again").click()
    worth = solve(page, today)

    page.get_by_role("button", name="Share").click()
    card = page.get_by_role("dialog", name="Your card")
    text = card.get_by_role("textbox", name="Your card").input_value()
    assert "2 tries" in text
    assert "1 day in a row" in text
    assert f"#/puzzles/day/numbers/{today}" in text
    assert "⬜🟩" in text
    puzzle = puzzle_named(of_the_day(today, "numbers", "en"))
    assert not any(f" {tile} " in text for tile in puzzle.rack)
    assert f"{worth} tiles" not in text
    assert violations(page) == []
    card.get_by_role("button", name="Copy the text").click()
    expect(card.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == text
    with page.expect_download() as drawn:
        card.get_by_role("button", name="Save the picture").click()
    assert drawn.value.suggested_filename == f"optafel-{today}-numbers.png"
    assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")

    # The keyboard closes it, and is back where it was.
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Share")).to_be_focused()
    page.get_by_role("link", name="All puzzles", exact=True).last.click()
    today_card = page.locator("[data-family=numbers]")
    expect(today_card).to_contain_text(f"The answer laid {worth} tiles")
    expect(today_card.get_by_role("button", name="Share")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["nl-NL", "de-DE"])
def test_the_phone_shares_the_card_by_its_own_sheet(open_page: Open, lang: str) -> None:
    today = date.today()
    page = open_page(NARROW, "", lang=lang)
    page.context.add_init_script(
        """window.shared = [];
        Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
        const share = async ({ text, files = [] }) => {
            window.shared.push({ text, files: files.map((file) => file.type) });
        };
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });"""
    )
    key = f"{today:%Y%m%d}w"
    page.evaluate(
        """([key, day]) => localStorage.setItem('optafel.puzzles', JSON.stringify({
            days: { words: [day] }, solved: { words: 1 }, shown: [], next: {},
            results: { [key]: '3/94/0/6' } }))""",
        [key, str(today)],
    )
    page.goto(page.url.split("#")[0] + "#/puzzles")
    page.reload()
    words = page.locator("[data-family=words]")
    share = {"nl-NL": "Delen", "de-DE": "Teilen"}[lang]
    words.get_by_role("button", name=share).click(timeout=LONG_MS)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
    assert violations(page) == []
    page.locator("dialog .button.due").click()
    page.wait_for_function("() => window.shared.length === 1")
    (shared,) = page.evaluate("() => window.shared")
    assert shared["files"] == ["image/png"]
    tries = {"nl-NL": "3 pogingen", "de-DE": "3 Versuche"}[lang]
    assert f"⬜⬜🟩 {tries} · 1:34 · " in shared["text"]


def test_earlier_days_can_be_played_and_do_not_make_a_streak(open_page: Open) -> None:
    today = date.today()
    earlier = last_month(today)
    page = open_page(UPRIGHT, "#/puzzles", reduced_motion="reduce")
    page.get_by_role("link", name="Earlier puzzles").click(timeout=LONG_MS)
    assert violations(page) == []
    page.get_by_role("link", name="Earlier month").click()
    day = page.locator(f"[data-day='{earlier}']")
    expect(day.get_by_role("link")).to_have_count(3)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= UPRIGHT["width"]
    day.get_by_role("link", name="Numbers").click()
    worth = solve(page, earlier)
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    page.go_back()
    cell = day.get_by_role("link", name="Numbers")
    expect(cell).to_have_attribute("data-state", "later")
    expect(cell).to_contain_text(f"The answer laid {worth} tiles")
    page.goto(page.url.split("#")[0] + "#/puzzles")
    card = page.locator("[data-family=numbers]")
    expect(card).to_contain_text("No days in a row yet")
    expect(card).to_contain_text("1 solved")


def test_the_archive_and_the_streak_go_along_to_the_next_device(open_page: Open) -> None:
    today = date.today()
    yesterday = today - timedelta(days=1)
    desk = open_page(DESK)
    desk.evaluate(
        """([days, results]) => localStorage.setItem('optafel.puzzles', JSON.stringify({
            days: { numbers: days }, solved: { numbers: 3 }, shown: [], next: {}, results }))""",
        [
            [str(yesterday), str(today)],
            {
                f"{yesterday:%Y%m%d}n": "1/20/0/4",
                f"{today:%Y%m%d}n": "2/65/0/5",
                f"{last_month(today):%Y%m%d}c": "4/300/1/44",
            },
        ],
    )
    desk.reload()
    link = hand_over(desk)

    phone = open_page(NARROW, link[link.index("#") :])
    phone.get_by_role("button", name="Continue here").click()
    phone.wait_for_function("() => localStorage.getItem('optafel.puzzles') !== null")
    phone.goto(phone.url.split("#")[0] + "#/puzzles")
    card = phone.locator("[data-family=numbers]")
    expect(card).to_contain_text("2 days in a row", timeout=LONG_MS)
    expect(card.get_by_role("button", name="Share")).to_be_visible()
    phone.goto(phone.url.split("#")[0] + f"#/puzzles/archive/{last_month(today):%Y-%m}")
    solved = phone.locator(f"[data-day='{last_month(today)}'] [data-state=later]")
    expect(solved).to_contain_text("Scrabble")
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
    assert violations(phone) == []

"""An evening beside the box with the network gone, and back: the sheet, the clock, a rulebook and the puzzles
of the day work on a phone alone; what needs the dictionary or the referee waits and is answered later."""

from datetime import date, timedelta

import pytest
from devices import NARROW, UPRIGHT, Open
from hands import LONG_MS, lay, rack_of, until
from playwright.sync_api import Locator, Page, ViewportSize, expect
from readers import violations
from test_devices import assert_nothing_is_cut_off

from optafel.puzzle import of_the_day, puzzle_named

pytestmark = pytest.mark.browser


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name)


def is_kept(page: Page) -> None:
    """Until the page lies on this device."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    until(
        page,
        """async () => navigator.serviceWorker.controller !== null
            && (await caches.keys()).some((name) => name.startsWith('shell-'))""",
    )


def keeps(page: Page, name: str) -> None:
    """Until something has been fetched and is kept."""
    page.wait_for_function("(name) => localStorage.getItem(`optafel.${name}`) !== null", arg=name)


def fits(page: Page, size: ViewportSize) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []


def test_an_evening_beside_the_box_with_the_network_gone_and_back(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/companion")
    is_kept(page)
    for box in ("rummikub-sabra", "woord-international", "scrabble-nl"):
        keeps(page, f"companion.{box}.book")
    page.goto(page.url.split("#")[0] + "#/learn/rummikub-sabra")
    expect(page.locator("#learn-house .house-rules")).to_be_visible(timeout=LONG_MS)
    page.goto(page.url.split("#")[0] + "#/companion")
    expect(page.locator(".box-shelf li")).to_have_count(6)

    # The network goes, and the phone is even started anew.
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("link", name="Rummikub, Sabra rules").click()
    field(page, "Player 1").fill("Anna")
    field(page, "Player 2").fill("Bram")
    page.get_by_role("button", name="Another player").click()
    field(page, "Player 3").fill("Cees")
    page.get_by_role("button", name="Draw for us").click()
    expect(page.locator(".begins-said")).to_contain_text("begins.")
    expect(page.locator(".companion-panel > .notice")).to_contain_text("added up on this device")
    fits(page, UPRIGHT)

    # The clock runs, and who is late takes tiles.
    tab(page, "Clock")
    clock = page.locator(".clock-face")
    expect(clock).to_contain_text("2:00")
    clock.click()
    begins = page.locator(".clock-name").inner_text()
    clock.click()
    expect(page.locator(".clock-name")).not_to_have_text(begins)

    # Racks are counted, a slip is seen, and the totals of two games stand there.
    tab(page, "Scores")
    out = page.get_by_role("group", name="Who laid the last tile?")
    out.get_by_text("Anna", exact=True).click()
    field(page, "Left on Bram’s rack").fill("R7 R7 R7")
    field(page, "Left on Cees’s rack").fill("*")
    expect(page.locator(".remarks .wrong")).to_contain_text("was written down 3 times")
    expect(page.locator(".remarks .wrong .quoted-tiles")).to_have_attribute("aria-label", "red 7")
    field(page, "Left on Bram’s rack").fill("R7 K13")
    expect(page.locator(".remarks .note").last).to_contain_text("20 + 25 = 45")
    expect(page.locator(".companion-sheet")).to_contain_text("+45")
    page.get_by_role("button", name="Next game").click()
    out.get_by_text("Nobody", exact=True).click()
    for name, left in (("Anna", "30"), ("Bram", "12"), ("Cees", "20")):
        field(page, f"Left on {name}’s rack").fill(left)
    expect(page.locator(".remarks .note").last).to_contain_text("18 + 8 = 26")
    expect(page.get_by_role("row", name="Total")).to_contain_text("+27")
    fits(page, UPRIGHT)

    # Whether it is a set, only the referee can say: it waits, and so does what was typed.
    tab(page, "Legal?")
    field(page, "Is this a set?").fill("R7 R8 R9")
    page.locator(".one-field").get_by_role("button", name="Is it legal?").click()
    expect(page.locator(".one-field .notice")).to_contain_text("as soon as the network is back")
    fits(page, UPRIGHT)

    # The rules that were read once are there.
    page.goto(page.url.split("#")[0] + "#/learn/rummikub-sabra")
    expect(page.locator("#learn-house .house-rules")).to_be_visible(timeout=LONG_MS)
    page.go_back()
    expect(field(page, "Is this a set?")).to_have_value("R7 R8 R9")
    page.locator(".one-field").get_by_role("button", name="Is it legal?").click()
    expect(page.locator(".one-field .notice")).to_contain_text("as soon as the network is back")

    # Back: what waited is answered by itself, and nothing of the sheet has changed.
    page.context.set_offline(False)
    expect(page.locator(".one-field .answer")).to_contain_text("Yes, that is a set.", timeout=LONG_MS)
    expect(page.locator(".companion-panel > .notice")).to_have_count(0, timeout=LONG_MS)
    tab(page, "Scores")
    expect(page.get_by_role("row", name="Total")).to_contain_text("+27")
    page.reload()
    expect(page.get_by_role("row", name="Total")).to_contain_text("+27")


def test_words_are_counted_alone_and_looked_up_later(open_page: Open) -> None:
    page = open_page(NARROW, "#/companion/woord-international/scores", lang="nl-NL")
    typed = page.get_by_role("textbox", name="Punten, of de nieuwe woorden")
    typed.wait_for()
    is_kept(page)
    page.context.set_offline(True)
    for text, total in (("houten", "6"), ("44", "44"), ("qqxz", "10")):
        typed.fill(text)
        page.get_by_role("button", name="Schrijf op").click()
        expect(page.get_by_role("row", name="Tot nu toe")).to_contain_text(total)
    expect(page.locator(".remarks .note").last).to_contain_text("HOUTEN, QQXZ")
    typed.fill("6")
    page.get_by_role("button", name="Schrijf op").click()
    expect(page.locator(".remarks .missing")).to_contain_text("Tel nu wat er op de plankjes over is")
    fits(page, NARROW)
    tab(page, "Woorden")
    word = page.get_by_role("textbox", name="Over welk woord twijfelen jullie?")
    word.fill("houten")
    word.press("Enter")
    expect(page.locator(".word-judge + .notice")).to_contain_text("zodra het netwerk terug is")
    page.context.set_offline(False)
    expect(page.locator(".verdicts")).to_contain_text("HOUTEN telt.", timeout=LONG_MS)
    tab(page, "Punten")
    # The dictionary has looked now: one of the two is none.
    doubt = page.locator(".remarks .odd")
    expect(doubt).to_contain_text("QQXZ", timeout=LONG_MS)
    expect(page.get_by_role("row", name="Tot nu toe")).to_contain_text("50")


def test_a_crossword_is_counted_alone_by_its_squares(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/companion/scrabble-nl/scores", lang="nl-NL")
    typed = page.get_by_role("textbox", name="Punten, of de zet")
    typed.wait_for()
    is_kept(page)
    typed.fill("8G TAFEL")
    page.get_by_role("button", name="Schrijf op").click()
    total = page.get_by_role("row", name="Tot nu toe")
    expect(total).to_contain_text("22")
    page.context.set_offline(True)
    typed.fill("K8 LOPEN")
    page.get_by_role("button", name="Schrijf op").click()
    expect(page.locator(".remarks .note").last).to_contain_text("K8 LOPEN")
    alone = total.inner_text()
    page.context.set_offline(False)
    expect(page.locator(".companion-panel > .notice")).to_have_count(0, timeout=LONG_MS)
    expect(page.locator(".remarks .note")).to_have_count(0)
    assert total.inner_text() == alone


def test_the_puzzle_of_the_day_is_solved_in_the_train_and_counts_when_the_network_is_back(
    open_page: Open,
) -> None:
    today = date.today()
    page = open_page(UPRIGHT, "#/puzzles", reduced_motion="reduce")
    card = page.locator("[data-family=numbers]")
    expect(card).to_be_visible(timeout=LONG_MS)
    is_kept(page)
    keeps(page, "bag")
    puzzle = puzzle_named(of_the_day(today, "numbers", "en"))
    kept = page.evaluate("() => localStorage.getItem('optafel.bag')")
    assert puzzle.play not in kept, "the answer is under its seal"

    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".puzzles-alone")).to_contain_text("fetched beforehand")
    expect(card).to_contain_text("No days in a row yet")
    fits(page, UPRIGHT)
    card.get_by_role("link", name="Solve it Numbers").click()
    page.wait_for_selector(".rack [data-tile]")
    assert sorted(rack_of(page)) == sorted(puzzle.rack)
    assert_nothing_is_cut_off(page, UPRIGHT)
    lay(page, puzzle.play)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".said")).to_contain_text("as soon as the network is back")
    page.get_by_role("link", name="All puzzles", exact=True).last.click()
    expect(card).to_contain_text("Found: waits for the network")
    expect(card).to_contain_text("No days in a row yet")

    page.context.set_offline(False)
    expect(card).to_contain_text("Solved today", timeout=LONG_MS)
    expect(card).to_contain_text("1 day in a row")
    expect(card).to_contain_text(f"The answer laid {puzzle.worth} tiles")
    fits(page, UPRIGHT)

    # The next days are there too.
    later = page.evaluate("() => JSON.parse(localStorage.getItem('optafel.bag')).days.map((day) => day.date)")
    assert later == [str(today + timedelta(days=at)) for at in range(4)]


def test_less_than_the_best_is_told_alone_and_what_is_no_answer_does_not_count(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/puzzles", reduced_motion="reduce")
    card = page.locator("[data-family=numbers]")
    expect(card).to_be_visible(timeout=LONG_MS)
    keeps(page, "bag")
    card.get_by_role("link", name="Solve it Numbers").click()
    page.wait_for_selector(".rack [data-tile]")
    page.context.set_offline(True)
    page.locator(".rack [data-tile]").first.click()
    page.locator(".felt").first.click(position={"x": 20, "y": 20})
    check = page.get_by_role("button", name="Check")
    expect(check).to_have_class("button due", timeout=LONG_MS)
    check.click()
    expect(page.get_by_role("alert")).to_contain_text("there is a better play")
    expect(page.locator(".puzzle-alone")).to_have_text("No network")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.locator(".puzzle-table")).to_have_attribute("data-end", "open")
    fits(page, UPRIGHT)

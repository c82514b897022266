"""The rulebooks as pages: all of it in sight, and an example tried by hand is judged by the rule."""

import pytest
from devices import DESK, UPRIGHT, Open
from hands import LONG_MS, drag, empty_felt, in_rack, middle, on_table, rack_of, sit_down
from playwright.sync_api import Locator, Page, expect
from readers import violations
from served import Server

from optafel.learn import LESSONS
from optafel.rules.rulebooks import RULEBOOKS

pytestmark = pytest.mark.browser


def example(page: Page, name: str) -> Locator:
    return page.locator(f'[data-example="{name}"]')


def too_wide(page: Page) -> list[str]:
    """Whatever reaches beyond the window, except what scrolls inside a box of its own."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll('.learn *')]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                .map((one) => one.className)"""
    )
    return found


@pytest.mark.parametrize("size", [DESK, UPRIGHT], ids=["desk", "upright"])
def test_all_six_books_are_there_and_nothing_is_cut_off(open_page: Open, size: dict[str, int]) -> None:
    page = open_page(size, "#/learn")
    expect(page.locator(".game-card")).to_have_count(len(LESSONS))
    assert violations(page) == []
    for book, lesson in LESSONS.items():
        page.locator(f'a[href="#/learn/{book}"]').click()
        expect(page.locator("#learn-house .house-rules")).to_be_visible(timeout=LONG_MS)
        expect(page.locator("#learn-box")).to_be_visible()
        assert too_wide(page) == []
        assert page.get_by_text(f"{book}-").count() == 0, "a sentence is missing"
        refusals = page.locator(".example .referee:not([aria-busy=true])")
        expect(refusals).to_have_count(page.locator(".example .referee").count(), timeout=LONG_MS)
        assert page.locator(".example").count() <= len(lesson.examples)
        if size is DESK:  # the same elements at every size
            assert violations(page) == []
        page.get_by_role("link", name="All six games").click()


def test_a_wrong_play_gets_the_rule_and_the_right_one_is_accepted(open_page: Open) -> None:
    page = open_page(DESK, "#/learn/rummikub-sabra/turn")
    combine = example(page, "combine")
    combine.get_by_role("button", name="Try it yourself").click()
    said = combine.locator(".practice-said")
    # Blue 8 pulled out of its run, with nothing beside it.
    drag(page, middle(on_table(page, "B8")), empty_felt(page))
    expect(said.get_by_role("img", name="blue 8", exact=True)).to_be_visible(timeout=LONG_MS)
    expect(said).to_contain_text("Rummikub booklet (Sabra)")
    expect(said.get_by_text("rulebook 004, “").first).to_be_hidden()
    said.get_by_text("Why?").first.click()
    expect(said.get_by_text("rulebook 004, “").first).to_be_visible()
    for face in ("K8", "Y8"):
        in_rack(page, face).click()
    x, y = middle(on_table(page, "B8"))
    page.mouse.click(x + 15, y)
    in_rack(page, "B11").click()
    x, y = middle(on_table(page, "B10"))
    page.mouse.click(x + 15, y)
    expect(combine.locator('.practice[data-legal="true"]')).to_be_visible(timeout=LONG_MS)
    expect(said).to_contain_text("That is the book’s play too.")
    assert violations(page) == []


def test_an_erratum_is_refused_and_what_mends_it_is_shown(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/learn/word-2023/turn", reduced_motion="reduce")
    page.get_by_label("Examples of the edition in").select_option("fr")
    claim = example(page, "fr-3")
    expect(claim.locator(".referee").get_by_role("img", name="H, I")).to_be_visible(timeout=LONG_MS)
    expect(claim.get_by_role("button", name="Show me")).to_have_count(0)
    mended = example(page, "fr-3-mended")
    mended.get_by_role("button", name="Show me").first.click()
    expect(mended.locator('.practice[data-legal="true"]')).to_be_visible(timeout=LONG_MS)
    expect(mended.locator(".practice-said")).to_contain_text("4 points")
    mended.get_by_role("button", name="Put the tiles away").click()
    expect(page.locator(".practice")).to_have_count(0)


def test_the_crossword_is_shown_letter_by_letter_and_taken_back(open_page: Open) -> None:
    page = open_page(DESK, "#/learn/scrabble-nl/opening")
    first = example(page, "turn-1")
    first.get_by_role("button", name="Show me").first.click()
    expect(first.locator(".practice-said")).to_contain_text("12 points", timeout=LONG_MS)
    first.get_by_role("button", name="Start again").click()
    expect(first.locator(".practice .square.fresh")).to_have_count(0)
    # Typed one square too far to the left, the word misses the centre.
    page.locator('.practice [data-place="0"]').click()
    page.keyboard.type("TAART")
    expect(first.locator(".practice-said")).to_contain_text("Het spel 1", timeout=LONG_MS)


def test_a_refusal_at_the_table_leads_to_the_lesson_of_its_rule(open_page: Open, server: Server) -> None:
    page = open_page(DESK)
    sit_down(page, server)
    drag(page, middle(in_rack(page, rack_of(page)[0])), empty_felt(page))
    page.get_by_role("button", name="End turn").click()
    more = page.locator(".notice").get_by_role("link", name="Read more")
    rule = (more.get_attribute("href", timeout=LONG_MS) or "").removeprefix("#/learn/rummikub-sabra/")
    assert rule in RULEBOOKS["rummikub-sabra"].places
    page.goto(f"{server.url}/#/learn/rummikub-sabra/run")
    expect(page.locator("#title-sets")).to_be_focused(timeout=LONG_MS)


def test_the_way_to_the_lesson_from_the_house_rules(open_page: Open) -> None:
    page = open_page(DESK, "#/new/rummikub-sabra")
    page.get_by_role("link", name="What the rulebook says").click()
    expect(page.locator("#title-house")).to_be_focused(timeout=LONG_MS)

"""A table in the hand: what a phone shows, what fingers do to it, and how little room it needs."""

import re
from typing import Any

import pytest
from devices import NARROW, UPRIGHT, Open
from hands import LONG_MS, empty_felt, rack_of, seat_person, sets_on, settled, sit_down, wait_for_turn
from playwright.sync_api import Page, expect
from readers import violations
from served import Server
from touch import Touch, centre, in_sight

pytestmark = pytest.mark.browser

LOW = {"width": 667, "height": 375}
LOWEST = {"width": 568, "height": 320}
ZOOMED = {"width": 640, "height": 400}  # a window of 1280 by 800 at 200 %
BOTS = [{"kind": "bot", "name": name} for name in ("Noor", "Daan", "Bram")]


def seat(page: Page, server: Server, rulebook: str, bots: int = 3, **rest: Any) -> None:
    seats = [{"kind": "me", "name": "Anna"}, *BOTS[:bots]]
    seat_person(page, server, {"rulebook": rulebook, "seats": seats, "first": 0, **rest})
    wait_for_turn(page)
    settled(page)


def ask(page: Page, times: int = 3) -> None:
    for _ in range(times):
        page.get_by_role("button", name=re.compile("Give me a hint|Tell me more")).click()
        expect(page.locator(".said")).not_to_contain_text("Looking for a hint", timeout=LONG_MS)


def test_points_come_first_and_who_laid_what_is_said(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "scrabble-nl", language="nl")
    points = page.locator(".player .points")
    assert points.all_text_contents() == ["0", "0", "0", "0"]
    ask(page)
    page.get_by_role("button", name="End turn").click()
    page.wait_for_function("() => document.querySelector('.play').dataset.turns >= 4", timeout=LONG_MS)
    wait_for_turn(page)
    mine = page.locator(".player").first
    assert int(mine.locator(".points").inner_text()) > 0
    expect(mine.locator(".points")).to_have_accessible_name(re.compile(r"^\d+ points?$"))
    # The number that is read first is the larger one.
    sizes = mine.evaluate(
        "(seat) => ['.points', '.count'].map((one) =>"
        " parseFloat(getComputedStyle(seat.querySelector(one)).fontSize))"
    )
    assert sizes[0] > sizes[1]
    since = page.locator(".since")
    for name in ("Noor", "Daan", "Bram"):
        expect(since).to_contain_text(re.compile(rf"{name} (laid \S+ for \d+ points?|exchanged|passed)"))
    assert violations(page) == []


def test_every_page_opens_at_its_top_and_back_is_where_one_was(open_page: Open) -> None:
    page = open_page(UPRIGHT)
    expect(page.locator(".game-card")).to_have_count(6)
    page.evaluate("() => scrollTo(0, 120)")
    page.wait_for_function("() => scrollY === 120")
    page.wait_for_timeout(60)
    page.evaluate("() => { location.hash = '#/learn/rummikub-sabra' }")
    expect(page.locator("#title-aim")).to_be_visible()
    assert page.evaluate("() => scrollY") == 0
    page.evaluate("() => scrollTo(0, 900)")
    page.wait_for_timeout(60)
    page.evaluate("() => { location.hash = '#/new/scrabble-nl' }")
    expect(page.get_by_role("heading", name="Scrabble, Dutch rulebook")).to_be_visible()
    assert page.evaluate("() => scrollY") == 0
    page.go_back()
    expect(page.locator("#title-aim")).to_be_attached()
    page.wait_for_function("() => Math.abs(scrollY - 900) < 3")
    page.go_back()
    expect(page.locator(".game-card")).to_have_count(6)
    page.wait_for_function("() => Math.abs(scrollY - 120) < 3")


def test_a_second_finger_lets_go_and_zooms(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    sit_down(page, server)
    fingers = Touch(page)
    for face in rack_of(page)[:3]:
        page.locator(f'.rack [data-face="{face}"]').first.tap()
        page.touchscreen.tap(*empty_felt(page))
    lying, rack = sorted(sets_on(page)), rack_of(page)
    tile = page.locator(".row [data-tile]").first
    width = tile.bounding_box()["width"]  # type: ignore[index]
    for hold_ms in (0, 60, 250, 400):
        x, y = centre(tile)
        fingers.spread((x, y), (x + 90, y + 160), 40, hold_ms)
        settled(page)
        assert (sorted(sets_on(page)), rack_of(page)) == (lying, rack)
        expect(page.locator(".tile.chosen")).to_have_count(0)
    assert tile.bounding_box()["width"] > width  # type: ignore[index]


def test_a_tile_of_the_table_scrolls_it_at_the_edge(open_page: Open, server: Server) -> None:
    page = open_page(NARROW, reduced_motion="reduce")
    sit_down(page, server)
    for _ in range(9):
        page.locator(".rack [data-tile]").first.tap()
        page.touchscreen.tap(*empty_felt(page))
    felt = page.locator(".felt")
    assert felt.evaluate("(felt) => felt.scrollHeight > felt.clientHeight + 40")
    felt.evaluate("(felt) => felt.scrollTo(0, 0)")
    fingers = Touch(page)
    x, y = centre(page.locator(".row [data-tile]").first)
    box = felt.bounding_box()
    assert box is not None
    fingers.down((x, y))
    page.wait_for_timeout(250)
    fingers.glide((x, y), (x + 20, box["y"] + box["height"] - 12))
    page.wait_for_function("() => document.querySelector('.felt').scrollTop > 30")
    fingers.up()


def test_the_crossword_can_be_zoomed_and_shows_where_a_tile_goes(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "scrabble-nl", bots=1, language="nl")
    fingers = Touch(page)
    board = page.locator(".board")
    small = board.bounding_box()["width"]  # type: ignore[index]
    x, y = centre(page.locator('[data-place="112"]'))
    fingers.spread((x - 20, y), (x + 20, y), 40, 0)
    page.wait_for_function(f"() => document.querySelector('.board').offsetWidth > {small * 1.5}")
    expect(page.locator('[data-place="112"]')).to_be_in_viewport()
    start = centre(page.locator(".rack [data-tile]").first)
    middle = centre(page.locator('[data-place="112"]'))
    fingers.down(start)
    fingers.glide(start, (middle[0], middle[1] + 30))
    expect(page.locator(".square.aimed")).to_have_attribute("data-place", "112")
    fingers.up()
    if page.get_by_role("dialog").count():  # a blank is asked for its letter
        page.get_by_role("button", name="A", exact=True).click()
    expect(page.locator(".square.fresh")).to_have_attribute("data-place", "112")
    expect(page.locator(".square.aimed")).to_have_count(0)


@pytest.mark.parametrize("size", [LOW, LOWEST, ZOOMED, NARROW], ids=["667", "568", "200%", "320"])
def test_rack_and_buttons_are_always_there(open_page: Open, server: Server, size: dict[str, int]) -> None:
    page = open_page(size, reduced_motion="reduce")
    seat(page, server, "rummikub-sabra")
    lesson = page.locator(".lesson")
    # It is another one once the coach knows whether there is anything to lay, and as low.
    page.wait_for_function("() => document.querySelector('.lesson')?.offsetHeight < 45")
    felt = page.locator(".felt-box").bounding_box()
    for name in ("Draw", "End turn", "Give me a hint", "Start this turn again"):
        assert in_sight(page, page.get_by_role("button", name=re.compile(f"^{name}"))), name
    assert in_sight(page, page.locator(".rack [data-tile]").first)
    lesson.get_by_role("button", name="Show all of it").click()
    said = lesson.locator(".fold-line p")
    assert said.evaluate("(line) => line.scrollWidth <= line.clientWidth + 1")
    lesson.get_by_role("button", name="Show less").click()
    # A message that takes more lines moves nothing.
    page.locator(".rack [data-tile]").first.tap()
    page.touchscreen.tap(*empty_felt(page))
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.locator(".felt-box").bounding_box() == felt
    assert violations(page) == []


@pytest.mark.parametrize("size", [LOW, LOWEST], ids=["667", "568"])
def test_tiles_can_be_exchanged_when_held_sideways(
    open_page: Open, server: Server, size: dict[str, int]
) -> None:
    page = open_page(size, reduced_motion="reduce")
    seat(page, server, "scrabble-nl", language="nl")
    exchange = page.get_by_role("button", name="Exchange tiles")
    assert in_sight(page, exchange)
    exchange.tap()
    page.locator(".rack [data-tile]").first.tap()
    assert in_sight(page, page.get_by_role("button", name="Exchange", exact=True))


def test_who_gave_up_is_seen_and_the_menu_closes(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "rummikub-sabra", bots=2)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    flag = page.locator(".player").first.get_by_role("img", name="gave up")
    expect(flag).to_be_visible()


ROWS_DRAWN = """() => {
    window.drawn = new Set();
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const row = target.closest?.('.row');
            if (row) window.drawn.add(row.dataset.row);
        }
    }).observe(document.querySelector('.felt'),
        { subtree: true, childList: true, attributes: true, characterData: true });
}"""


def test_only_what_moves_is_drawn_again(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    sit_down(page, server)
    for _ in range(6):
        page.locator(".rack [data-tile]").first.tap()
        page.touchscreen.tap(*empty_felt(page))
    rows = page.locator(".row")
    lying = rows.evaluate_all("(rows) => rows.map((row) => row.dataset.row)")
    assert len(lying) == 6
    page.wait_for_timeout(300)  # until the referee has marked them
    page.evaluate(ROWS_DRAWN)
    fingers = Touch(page)
    start = centre(page.locator(".rack [data-tile]").first)
    goal = centre(rows.nth(2).locator("[data-tile]"))
    fingers.down(start)
    fingers.glide(start, (goal[0] + 20, goal[1] + 40), steps=20)
    page.wait_for_timeout(100)
    drawn = set(page.evaluate("() => [...window.drawn]")) & set(lying)
    fingers.up()
    assert len(drawn) < len(lying), drawn

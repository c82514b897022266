"""Phones upright and sideways, narrow screens, and readers of all kinds."""

import pytest
from devices import DESK, NARROW, SIDEWAYS, UPRIGHT, Open
from hands import empty_felt, in_rack, middle, on_table, rack_of, sets_on, sit_down, unchosen
from playwright.sync_api import Page, ViewportSize, expect
from served import Server

pytestmark = pytest.mark.browser

NAMES = ["desk", "upright", "sideways", "narrow"]
PLAY_NOW = "Play now: Rummikub, Sabra rules"


def swipe(page: Page, start: tuple[float, float], end: tuple[float, float], hold_ms: int = 0) -> None:
    """One finger down, held for a while, moved and lifted."""
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    send("touchStart", start)
    page.wait_for_timeout(hold_ms)
    for step in range(1, 11):
        share = step / 10
        send("touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        page.wait_for_timeout(12)
    send("touchEnd")


def assert_nothing_is_cut_off(page: Page, size: ViewportSize) -> None:
    outside = page.evaluate(
        """([width, height]) => [...document.querySelectorAll(
            '.rack [data-tile], .actions button, .player, .said, .top-bar button, .lesson')]
            .filter((element) => element.getClientRects().length > 0)
            .filter((element) => {
                const box = element.getBoundingClientRect();
                return box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
            }).map((element) => element.className + ' ' + element.textContent)""",
        [size["width"], size["height"]],
    )
    assert outside == []
    overlapping = page.evaluate(
        """() => {
            const boxes = [...document.querySelectorAll('.felt-box, .status, .rack, .actions, .players')]
                .map((element) => [element.className, element.getBoundingClientRect()]);
            const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
            return boxes.flatMap(([a, one], i) => boxes.slice(i + 1)
                .filter(([, other]) => overlap(one, other)).map(([b]) => `${a} over ${b}`));
        }"""
    )
    assert overlapping == []


@pytest.mark.parametrize("size", [DESK, UPRIGHT, SIDEWAYS, NARROW], ids=NAMES)
def test_all_is_in_sight_and_large_enough(open_page: Open, server: Server, size: ViewportSize) -> None:
    page = open_page(size)
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    sit_down(page, server)
    assert_nothing_is_cut_off(page, size)
    if size is not DESK:
        small = page.evaluate(
            """() => [...document.querySelectorAll('.rack [data-tile], .actions button, .top-bar button')]
                .map((one) => [one.className, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
        )
        assert small == []


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_a_finger_drags_and_taps(open_page: Open, server: Server, size: ViewportSize) -> None:
    page = open_page(size)
    sit_down(page, server)
    first, second, third = rack_of(page)[:3]
    x, y = empty_felt(page)
    swipe(page, middle(in_rack(page, first)), (x + 40, y + 60))
    assert sets_on(page) == [first]
    for face in (second, third):
        unchosen(page, face).tap()
    x, y = middle(on_table(page, first))
    page.touchscreen.tap(x + 12, y)
    assert sets_on(page) == [f"{first} {second} {third}"]
    page.wait_for_timeout(300)
    start = middle(page.locator(".row [data-tile]").nth(1))
    swipe(page, start, (start[0] + 2, start[1]), hold_ms=900)
    expect(page.locator(".tile.chosen")).to_have_count(2)

"""For everyone: nothing that axe finds, in light and dark, and tiles as large as one likes."""

import pytest
from devices import DESK, UPRIGHT, Open
from hands import empty_felt, in_rack, rack_of, seat_person, settled, sit_down, wait_for_turn
from playwright.sync_api import expect
from readers import violations
from served import Server

pytestmark = pytest.mark.browser

ANNA = {"kind": "me", "name": "Anna"}
NOOR = {"kind": "bot", "name": "Noor", "level": "beginner"}


@pytest.mark.parametrize("size", [DESK, UPRIGHT], ids=["desk", "upright"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: Open, server: Server, size: dict[str, int], scheme: str) -> None:
    page = open_page(size, color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator(".game-card")).to_have_count(6)
    assert violations(page) == []
    for rulebook in ("rummikub-sabra", "woord-sabra", "scrabble-nl"):
        page.goto(f"{server.url}/#/new/{rulebook}")
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        assert violations(page) == []
    page.goto(f"{server.url}/#/join/a/b")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(page) == []
    seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": [ANNA, {"kind": "open"}]})
    expect(page.get_by_role("heading", name="Waiting")).to_be_visible()
    assert violations(page) == []
    for rulebook in ("woord-sabra", "scrabble-nl"):
        seat_person(page, server, {"rulebook": rulebook, "language": "en", "seats": [ANNA, NOOR], "first": 0})
        wait_for_turn(page)
        assert violations(page) == []
    sit_down(page, server)
    in_rack(page, rack_of(page)[0]).click()
    page.mouse.click(*empty_felt(page))
    page.locator(".row.partial").hover()
    page.wait_for_timeout(300)  # what is missing fades in
    assert violations(page) == []
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    page.locator(".sheet summary").last.click()
    assert violations(page) == []
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()  # this closes the settings too
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    assert violations(page) == []


def test_large_tiles_are_larger(open_page: Open, server: Server) -> None:
    page = open_page()
    sit_down(page, server)
    before = page.locator(".rack [data-tile]").first.bounding_box()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Large tiles").check()
    page.keyboard.press("Escape")
    settled(page)
    after = page.locator(".rack [data-tile]").first.bounding_box()
    assert before
    assert after
    assert after["width"] > 1.2 * before["width"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= DESK["width"]

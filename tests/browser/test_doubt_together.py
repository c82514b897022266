"""Several people at one device, and words that are checked only when somebody doubts them."""

import pytest
from devices import UPRIGHT, Open
from hands import LONG_MS, settled
from playwright.sync_api import Locator, Page, expect
from readers import violations
from served import Server

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Bram", "Cees")


def sit_together(page: Page, server: Server) -> None:
    """Three at one device, at the crossword with doubts instead of checks."""
    seats = [{"kind": "me" if name == "Anna" else "hotseat", "name": name} for name in NAMES]
    order = {"rulebook": "scrabble-nl", "seats": seats, "first": 0, "options": {"challenge": True}}
    made = server.open_table(order)
    seat = {"table": made["table"], "game": order["rulebook"], "names": [], "seen": 0}
    keys = [made["key"], *made["keys"].values()]
    kept = {**seat, "keys": keys, "invite": made["invite"], "watch": made["watch"], "commits": []}
    page.evaluate("(seat) => localStorage.setItem('optafel.games', JSON.stringify([seat]))", kept)
    page.goto(f"{server.url}/#/table/{made['table']}")
    page.reload()


def take_device(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click(timeout=LONG_MS)
    expect(page.locator(".said.mine")).to_be_visible()
    settled(page)


def lay_two(page: Page) -> None:
    """The first two tiles of the rack, whatever they are, beside each other in the middle."""
    for square in (112, 113):
        page.locator(".rack [data-tile]:not([data-face='?'])").first.click()
        page.locator(f'[data-place="{square}"]').click()
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_enabled(timeout=LONG_MS)
    end.click()


def hidden_racks(page: Page) -> Locator:
    """Tiles on a rack that somebody could see now."""
    return page.locator(".rack [data-tile]:visible")


def test_everybody_is_asked_and_no_rack_is_seen(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT)
    sit_together(page, server)
    take_device(page, "Anna")
    lay_two(page)
    doubts = page.locator(".doubts")
    expect(doubts).to_contain_text("Does anybody challenge it?")
    expect(doubts.get_by_role("listitem")).to_have_count(2)
    assert hidden_racks(page).count() == 0
    assert violations(page) == []

    # One lets it stand; that does not end the turn, and still shows nobody's tiles.
    doubts.get_by_role("button", name="Bram: Accept").click()
    expect(doubts.get_by_role("listitem").filter(has_text="Bram")).to_contain_text("Accepts it")
    expect(doubts.get_by_role("button", name="Cees: Challenge")).to_be_enabled()
    assert hidden_racks(page).count() == 0
    page.reload()
    expect(doubts.get_by_role("listitem").filter(has_text="Bram")).to_contain_text("Accepts it")
    assert hidden_racks(page).count() == 0

    # The other one has the last word; only then does the next player take the device.
    doubts.get_by_role("button", name="Cees: Accept").click()
    expect(page.get_by_role("heading", name="Bram")).to_be_visible()
    assert hidden_racks(page).count() == 0
    take_device(page, "Bram")
    expect(doubts).to_have_count(0)
    assert hidden_racks(page).count() == 7

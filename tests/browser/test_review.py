"""A finished game looked at again: from the score sheet, turn by turn, and a position sent on."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from devices import DESK, UPRIGHT, Open
from playwright.sync_api import Page, expect
from readers import violations
from served import Server

from optafel.bots import choose

pytestmark = pytest.mark.browser

GCG = Path(__file__).parents[1] / "gcg" / "games"
FEWEST_TURNS = 6
LONG_MS = 60_000


async def play_to_the_end(server: Server, table: dict[str, Any]) -> None:
    """Some turns, until something lies on the table; then one gives up."""
    keys = {0: table["key"], 1: table["keys"]["1"]}
    async with server.connected(table["table"]) as hands:
        for seat in (1, 0):
            await hands.hello(keys[seat])
        await hands.sees(lambda view: view["phase"] == "playing")
        turn = 0
        while turn < FEWEST_TURNS or not hands.view["table"]:
            await hands.hello(keys[turn % 2])
            seen = await hands.sees(lambda view, seat=turn % 2: view["turn"] == view["seat"] == seat)  # type: ignore[misc]
            await hands.move(choose(seen, "beginner"))
            turn += 1
        await hands.hello(keys[0])
        await hands.move({"resign": True})


def finished(page: Page, server: Server, rulebook: str) -> str:
    """A table of this browser whose game is over."""
    table = server.set_table("me", "hotseat", first=0, rulebook=rulebook)
    # Playwright has the event loop of this thread.
    playing = threading.Thread(target=lambda: asyncio.run(play_to_the_end(server, table)))
    playing.start()
    playing.join()
    seat = {"table": table["table"], "game": rulebook, "keys": [table["key"]], "names": [], "seen": 0}
    page.evaluate("(seat) => localStorage.setItem('optafel.games', JSON.stringify([seat]))", seat)
    name: str = table["table"]
    return name


def shown(page: Page) -> list[str]:
    """What lies on the table and on the rack."""
    found: list[str] = page.locator(".scene [data-face]").evaluate_all(
        "(tiles) => tiles.map((tile) => tile.dataset.face)"
    )
    return found


def fits(page: Page, size: dict[str, int]) -> bool:
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    return wide <= size["width"]


def test_from_the_score_sheet_to_a_position_that_is_sent_on(open_page: Open, server: Server) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    table = finished(page, server, "rummikub-sabra")
    page.goto(f"{server.url}/#/table/{table}")
    page.reload()
    page.get_by_role("link", name="Review").click()
    slider = page.get_by_role("slider")
    expect(page.locator(".review-progress")).to_have_count(0, timeout=LONG_MS)
    assert violations(page) == []
    turns = int(slider.get_attribute("max") or 0) + 1
    assert turns >= FEWEST_TURNS
    # A turn in which somebody laid something, by the arrow keys.
    page.locator("body").press("ArrowRight")
    expect(page.get_by_text(f"Turn 2 of {turns}", exact=True)).to_be_visible()
    for turn in range(turns):
        slider.fill(str(turn))
        if page.locator(".review-did").inner_text().endswith("tiles."):
            break
    page.get_by_role("radio", name="Before").check(force=True)
    before = shown(page)
    expect(page.locator(".scene .fresh")).to_have_count(0)
    page.get_by_role("radio", name="Best").check(force=True)
    assert page.locator(".scene .fresh").count() > 0
    assert page.locator(".scene-row.changed").count() > 0
    assert sorted(shown(page)) == sorted(before)
    page.get_by_text("The same as a table").click()
    expect(page.locator(".review-graphs tbody tr")).to_have_count(turns)
    assert violations(page) == []
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")

    friend = open_page(UPRIGHT, path=link.removeprefix(f"{server.url}/"))
    expect(friend.get_by_role("button", name="Show the best play")).to_be_visible()
    assert shown(friend) == before
    assert violations(friend) == []
    assert fits(friend, UPRIGHT)
    friend.get_by_role("button", name="Show the best play").click()
    expect(friend.locator(".review-did")).to_contain_text("The best play lays", timeout=LONG_MS)
    assert friend.locator(".scene .fresh").count() > 0


def test_a_record_from_a_file_and_one_that_is_none(open_page: Open) -> None:
    page = open_page(UPRIGHT, path="#/review", lang="nl-NL", color_scheme="dark")
    page.get_by_label("Of plak het verslag").fill("hallo")
    page.get_by_role("button", name="Bekijk de partij").click()
    expect(page.get_by_role("alert")).to_contain_text("hallo")
    assert violations(page) == []
    page.get_by_label("Kies een bestand").set_input_files(GCG / "broken-off.gcg")
    expect(page.get_by_text("niet het hele plankje").first).to_be_visible()
    expect(page.locator(".review-points")).to_be_visible(timeout=LONG_MS)
    assert page.locator(".scene .on-square").count() > 0
    assert violations(page) == []
    assert fits(page, UPRIGHT)


def test_a_link_that_was_cut_off_says_so(open_page: Open) -> None:
    page = open_page(DESK, path="#/position/rummikub-sabra/dGFib")
    expect(page.get_by_role("alert")).to_contain_text("whole position")

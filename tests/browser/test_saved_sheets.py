"""Results that were kept: looked at again, named, thrown away and had back, gone on with."""

from pathlib import Path

import pytest
from devices import UPRIGHT, Open
from playwright.sync_api import Page, expect
from readers import violations
from served import Server

pytestmark = pytest.mark.browser


def write(page: Page, *texts: str) -> None:
    for text in texts:
        page.get_by_role("textbox", name="Points, or the play").fill(text)
        page.get_by_role("button", name="Write it down").click()


def new_sheet(page: Page) -> None:
    page.get_by_role("button", name="New sheet").click()
    page.get_by_role("button", name="Start a new sheet?").click()


def test_a_sheet_is_saved_named_and_gone_on_with(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, "#/companion/scrabble-nl/scores")
    write(page, "8D TAART", "12")
    page.get_by_role("button", name="Save the result").click()
    write(page, "30")  # what comes later is kept without saving again
    expect(page.get_by_role("row", name="So far")).to_contain_text("42")
    new_sheet(page)
    write(page, "7")
    expect(page.get_by_role("row", name="So far")).to_contain_text("7")

    page.goto(f"{server.url}/#/companion")
    expect(page.locator(".box-shelf a", has_text="A sheet has been started")).to_have_count(1)
    line = page.locator(".saved-line")
    expect(line.locator(".saved-totals > span")).to_have_text(["Player 1 42", "Player 2 12"])
    line.click()
    page.get_by_role("textbox", name="What do you want to call it?").fill("New Year")
    page.reload()
    expect(page.get_by_role("heading", name="New Year")).to_be_visible()
    assert violations(page) == []

    # Taken along from here too.
    with page.expect_download() as kept:
        page.get_by_role("button", name="Table (CSV)").click()
    lines = Path(kept.value.path()).read_text("utf-8-sig").splitlines()
    assert lines[1] == ",Player 1,Player 2"
    assert ",TAART," in lines
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")
    page.emulate_media(media="print")
    expect(page.locator(".saved-page .score-sheet")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.emulate_media(media="screen")

    # Gone on with: it is the turn of who was next, and what lay on the desk is kept meanwhile.
    page.get_by_role("button", name="Go on with this sheet").click()
    expect(page.locator(".order-strip [aria-current]")).to_contain_text("Player 2")
    write(page, "5")
    page.goto(f"{server.url}/#/companion")
    expect(line).to_have_count(2)
    expect(line.filter(has_text="New Year")).to_contain_text("Player 1 42")
    expect(line.filter(has_not_text="New Year")).to_contain_text("Player 1 7")


def test_what_was_thrown_away_can_be_had_back(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, "#/companion/scrabble-nl/scores")
    write(page, "12")
    page.get_by_role("button", name="Save the result").click()
    page.goto(f"{server.url}/#/companion")
    page.locator(".saved-line").click()
    address = page.url
    page.get_by_role("button", name="Delete this result").click()
    expect(page.locator(".saved-line")).to_have_count(0)
    page.get_by_role("button", name="Get it back").click()
    expect(page.locator(".saved-line")).to_contain_text("Player 1 12")
    assert violations(page) == []
    page.reload()
    page.locator(".saved-line").click()
    page.get_by_role("button", name="Delete this result").click()
    page.goto(address)
    page.reload()
    expect(page.get_by_text("not on this device")).to_be_visible()

"""Three at a table: one drops out, the opener gives the seat away, the owner comes back and takes it back."""

import re

import pytest
from devices import DESK, UPRIGHT, Open
from hands import rack_of
from playwright.sync_api import Locator, Page, expect
from served import Server
from test_together import join, make_table

pytestmark = pytest.mark.browser

LONG_MS = 90_000


def menu(page: Page, *buttons: str) -> None:
    page.get_by_role("button", name="Settings").click()
    for button in buttons:
        page.get_by_role("button", name=button).click()
    page.keyboard.press("Escape")


def news(page: Page) -> Locator:
    return page.locator(".seat-news").last


def test_a_seat_is_given_away_in_sight_of_all_and_taken_back(open_page: Open, server: Server) -> None:
    anna, bram, fien = open_page(DESK), open_page(UPRIGHT), open_page(DESK)
    link = make_table(anna, "Anna", "Friend by link", "Friend by link")
    for page, name in ((bram, "Bram"), (fien, "Fien")):
        join(page, link, name)
    for page in (anna, bram, fien):
        expect(page.locator(".rack [data-tile]")).to_have_count(14)
    rack, address = sorted(rack_of(bram)), bram.url
    bram.goto("about:blank")
    expect(anna.get_by_text("away for a moment")).to_be_visible()

    # Who did not set the table up asks; the opener is asked to agree, and the time runs for all.
    menu(fien, "Open Bram’s seat to somebody else")
    asked = anna.locator(".handover")
    expect(asked).to_contain_text("Fien asks that Bram’s seat be opened to somebody else.")
    expect(asked).to_contain_text("Still to agree: Anna.")
    anna.get_by_role("button", name="I agree").click()
    expect(news(fien)).to_contain_text("Fien has opened Bram’s seat to somebody else.", timeout=LONG_MS)

    dirk = open_page(UPRIGHT)
    join(dirk, link, "Dirk")
    expect(dirk.locator(".rack [data-tile]")).to_have_count(14)
    assert sorted(rack_of(dirk)) == rack
    expect(news(anna)).to_contain_text("Dirk now sits where Bram sat.")

    bram.goto(address)
    expect(news(bram)).to_contain_text("Your seat at this table was given away.")
    assert rack_of(bram) == []
    bram.get_by_role("button", name="Take my seat back").click()
    expect(bram.locator(".rack [data-tile]")).to_have_count(14)
    assert sorted(rack_of(bram)) == rack
    expect(news(anna)).to_contain_text("Bram has come back and taken the seat back from Dirk.")
    expect(dirk.get_by_role("heading", name="You are no longer at this table")).to_be_visible()


def test_the_opener_invites_one_closes_the_table_and_deletes_it(open_page: Open) -> None:
    anna, bram = open_page(DESK), open_page(UPRIGHT)
    link = make_table(anna, "Anna", "Friend by link", "Friend by link")
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_text("My table").click()
    anna.get_by_role("button", name="Invite one person").click()
    once = anna.get_by_label("Invite link for one person").input_value()
    assert once != link
    join(bram, once, "Аnna")  # with a Cyrillic letter
    expect(bram).to_have_url(re.compile("#/table/"))
    late = open_page(UPRIGHT)
    join(late, once, "Late")
    expect(late.get_by_role("alert")).to_contain_text("This invitation is not for this table.")
    anna.get_by_role("switch", name="No more newcomers").check()
    join(late, link, "Late")
    expect(late.get_by_role("alert")).to_contain_text("This table takes no more newcomers.")
    expect(anna.get_by_role("button", name="Mute Аnna (2)")).to_be_visible()
    anna.get_by_role("button", name="Delete this table").click()
    anna.get_by_role("button", name="Really delete it, for everybody?").click()
    expect(anna.locator(".game-card").first).to_be_visible()
    expect(bram.get_by_text("There is no such table.")).to_be_visible()

"""People and bots at one table; one loses the connection in the middle of a turn and comes back."""

import re

import pytest
from devices import DESK, UPRIGHT, Open
from hands import (
    choose_seats,
    empty_felt,
    in_rack,
    is_over,
    my_turn,
    play_turn,
    rack_of,
    sets_on,
    turns_made,
    wait_for_turn,
)
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def make_table(page: Page, name: str, *seats: str) -> str:
    """Set up a table with these further seats; gives the invite link."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("link", name="Set up: Rummikub, Sabra rules").click()
    choose_seats(page, *seats)
    page.locator(".setup button[type=submit]").click()
    return page.get_by_label("Invite link").input_value() if "Friend by link" in seats else ""


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_two_people_and_a_bot_one_of_them_offline_for_a_while(open_page: Open) -> None:
    anna, bram = open_page(DESK), open_page(UPRIGHT)
    link = make_table(anna, "Anna", "Friend by link", "Bot")
    expect(anna.locator(".qr")).to_be_visible()
    join(bram, link, "Bram")
    expect(bram).to_have_url(re.compile("#/table/"))  # the invite stays in nobody's address bar
    for page in (anna, bram):
        expect(page.locator(".rack [data-tile]")).to_have_count(14)

    turns = 0
    dropped = False
    while not is_over(anna) and turns < 200:
        for page in (anna, bram):
            if is_over(page) or not my_turn(page):
                continue
            if page is bram and not dropped:
                dropped = True
                lose_and_find(bram, anna)
            else:
                play_turn(page)
            turns += 1
        anna.wait_for_timeout(20)
    assert dropped
    for page in (anna, bram):
        page.wait_for_selector(".over")
        expect(page.locator(".score-sheet thead")).to_contain_text("Anna")
    sheets = [page.locator(".score-sheet tbody").inner_text() for page in (anna, bram)]
    assert sheets[0] == sheets[1]
    anna.get_by_role("button", name="Play again").click()
    expect(bram.get_by_text("Anna would like to play again.")).to_be_visible()
    bram.get_by_role("button", name="Play again").click()
    expect(anna.locator(".rack [data-tile]")).to_have_count(14)


def lose_and_find(page: Page, other: Page) -> None:
    """Offline in mid-turn: tiles can still be moved, and a move goes out when the line is back."""
    rack, lay = rack_of(page), sets_on(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    in_rack(page, rack[0]).tap()
    page.touchscreen.tap(*empty_felt(page))
    assert sorted(sets_on(page)) == sorted([*lay, rack[0]])
    page.wait_for_timeout(400)
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_be_hidden(timeout=20_000)
    assert sorted(sets_on(page)) == sorted([*lay, rack[0]])
    page.get_by_role("button", name="Start this turn again").tap()
    assert rack_of(page) == rack
    assert sets_on(page) == lay
    turns = turns_made(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.get_by_role("button", name="Draw").tap()
    expect(page.locator(".said")).to_contain_text("sent as soon as the connection is back")
    assert turns_made(other) == turns
    page.context.set_offline(False)
    page.wait_for_function(f"() => document.querySelector('.play').dataset.turns > {turns}", timeout=20_000)
    expect(page.locator(".rack [data-tile]")).to_have_count(len(rack) + 1)


def test_seats_that_stay_empty_are_filled_with_bots(open_page: Open) -> None:
    page = open_page()
    make_table(page, "Anna", "Friend by link", "Friend by link")
    page.get_by_role("button", name="Let a bot sit here").first.click()
    expect(page.get_by_role("button", name="Let a bot sit here")).to_have_count(1)
    page.get_by_role("button", name="Start with 2").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(14)
    expect(page.locator(".player")).to_have_count(2)


def test_two_people_share_one_device_and_see_only_their_own_tiles(open_page: Open) -> None:
    page = open_page()
    make_table(page, "Anna", "On this device")
    seen: dict[str, list[str]] = {}
    for _ in range(4):
        page.wait_for_selector(".hand-over, .said.mine")
        if page.locator(".hand-over").count():
            page.locator(".hand-over button").click()
        wait_for_turn(page)
        name = page.locator(".player.turn .player-name").inner_text().split("\n")[0]
        rack = rack_of(page)
        if name in seen:
            assert rack[: len(seen[name])] == seen[name]
        seen[name] = rack
        turns = turns_made(page)
        page.get_by_role("button", name="Draw a tile").click()
        page.wait_for_function(f"() => document.querySelector('.play').dataset.turns > {turns}")
    assert set(seen) == {"Anna", "Player 2"}


def test_a_link_to_a_table_that_is_not_there_says_so(open_page: Open) -> None:
    page = open_page(path="#/join/nosuchtable/nosuchinvite")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/table/nosuchtable")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()


def test_four_at_one_table_and_a_bot_for_who_does_not_come_back(open_page: Open) -> None:
    anna, bram, fien, teun = (open_page(size) for size in (DESK, UPRIGHT, DESK, UPRIGHT))
    link = make_table(anna, "Anna", "Friend by link", "Friend by link", "Friend by link")
    for page, name in ((bram, "Bram"), (fien, "Fien"), (teun, "Teun")):
        join(page, link, name)
    everybody = [anna, bram, fien, teun]
    for page in everybody:
        expect(page.locator(".rack [data-tile]")).to_have_count(14)
        expect(page.locator(".player")).to_have_count(4)
    assert len({tuple(rack_of(page)) for page in everybody}) == 4
    teun.context.close()
    expect(anna.get_by_text("away for a moment")).to_be_visible()
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("button", name="Give Teun’s seat to a bot").click()
    anna.keyboard.press("Escape")
    expect(bram.locator(".handover")).to_contain_text("a bot gets Teun’s seat, unless Teun comes back")
    expect(anna.get_by_text("away for a moment")).to_be_hidden(timeout=20_000)
    expect(fien.locator(".seat-news")).to_contain_text("Anna has given Teun’s seat to the bot")
    fien.get_by_role("button", name="Close").click()
    turns = 0
    while turns < 6:
        for page in everybody[:3]:
            if my_turn(page):
                play_turn(page)
                turns += 1
        anna.wait_for_timeout(20)
    for page in everybody[:3]:
        page.wait_for_function("(turns) => document.querySelector('.play').dataset.turns >= turns", arg=turns)

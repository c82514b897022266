"""Whole stories: a position from the analysis board to a friend who plays it, a shared position that is
played against bots, and a newcomer's first game to its review."""

import re
from urllib.parse import quote

import pytest
from devices import DESK, NARROW, UPRIGHT, Open
from hands import end_turn, is_over, lay, play_turn, rack_of, sets_on, wait_for_turn
from playwright.sync_api import expect
from readers import violations

from optafel import Position

pytestmark = pytest.mark.browser

LONG_MS = 60_000
LINE = "rummikub-sabra B8B9B10 B11K8Y8"


def address(page: str, line: str) -> str:
    return f"#/{page}/{quote(line, safe='')}"


def test_a_position_from_analysis_to_a_friend_who_plays_it(open_page: Open) -> None:
    anna = open_page(DESK, path=address("analysis", LINE))
    expect(anna.locator(".best-play").first).to_contain_text("3 tiles", timeout=LONG_MS)
    anna.get_by_label("Who gets these tiles").select_option("friend")
    anna.get_by_role("button", name="With a friend, by a link").click()
    expect(anna.get_by_text("This game goes on from a position.")).to_be_visible()
    link = anna.get_by_label("Invite link").input_value()
    # Whose tiles are whose is settled: nobody begins before the friend has come.
    expect(anna.get_by_role("button", name=re.compile("^Start"))).to_have_count(0)
    assert violations(anna) == []

    bram = open_page(UPRIGHT, path="#" + link.split("#", 1)[1])
    expect(bram.get_by_text("You play on from a position")).to_be_visible()
    bram.get_by_label("Your name").fill("Bram")
    bram.get_by_role("button", name="Sit down").click()
    wait_for_turn(bram)
    assert sorted(rack_of(bram)) == ["B11", "K8", "Y8"]
    assert sets_on(bram) == ["B8 B9 B10"]
    expect(anna.locator(".rack [data-tile]")).to_have_count(14)
    assert violations(bram) == []
    # He finds the play that was meant, lays everything and has won.
    lay(bram, "B9 B10 B11 | B8 K8 Y8")
    end_turn(bram)
    for page in (anna, bram):
        expect(page.locator(".over")).to_be_visible(timeout=LONG_MS)
    # Both may see it again, from the same position.
    bram.get_by_role("button", name="Play again").click()
    anna.get_by_role("button", name="Play again").click()
    expect(bram.locator(".rack [data-tile]")).to_have_count(3)
    assert sorted(rack_of(bram)) == ["B11", "K8", "Y8"]


def test_a_shared_position_is_played_against_bots(open_page: Open) -> None:
    page = open_page(NARROW, path=address("position", "woord-sabra:nl KANTOOR/HUT DMRAAL others=5,4"))
    page.get_by_role("button", name="Show the best play").click(timeout=LONG_MS)
    expect(page.locator(".best-plays ol .best-play")).to_have_count(5, timeout=LONG_MS)
    expect(page.get_by_text("The best with common words")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
    page.get_by_label("Strength of the bots").select_option("beginner")
    page.get_by_role("button", name="Against bots").click()
    wait_for_turn(page)
    assert sorted(rack_of(page)) == sorted("DMRAAL")
    assert sorted("".join(sets_on(page)[:2]).replace(" ", "")) == sorted("KANTOORHUT")
    # As many sit there as the position says; each goes on with what they had.
    page.get_by_role("button", name=re.compile("^Draw")).click()
    page.wait_for_function("() => document.querySelector('.play').dataset.turns >= 3", timeout=LONG_MS)
    wait_for_turn(page)
    assert len(rack_of(page)) == 7


def test_a_newcomers_first_game_to_the_review(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("button", name="Play now: Rummikub, Sabra rules").click()
    wait_for_turn(page)
    while not is_over(page):
        play_turn(page)
        wait_for_turn(page)
    page.get_by_role("link", name="Review").click(timeout=LONG_MS)
    mine = page.locator(".my-turns")
    expect(mine.get_by_role("heading", name="Your turns")).to_be_visible(timeout=LONG_MS)
    expect(page.locator(".review-progress")).to_have_count(0, timeout=5 * LONG_MS)
    # Only one's own turns, each with what it cost or that it was the best; and a figure for everybody.
    lines = mine.locator(".my-turn")
    told = lines.all_inner_texts()
    assert told
    assert all("Noor" in line for line in told)
    assert all(re.search(r"−\d+ %|the best", line) for line in told), told
    figures = mine.locator(".accuracies li").all_inner_texts()
    assert len(figures) == 4
    assert all(re.search(r"\b(100|\d\d?) %$", figure) for figure in figures), figures
    mine.get_by_label("Turns of").select_option("all")
    expect(lines.nth(len(told))).to_be_visible()
    assert violations(page) == []

    # At a turn the best plays, and the game goes on from there.
    mine.get_by_label("Turns of").select_option(label="Noor")
    lines.last.click()
    expect(lines.last).to_have_attribute("aria-current", "true")
    plays = page.locator(".best-plays[aria-busy=false]")
    expect(plays.locator(".best-sure")).to_be_visible(timeout=LONG_MS)
    if plays.locator("ol .best-play").count():
        plays.locator("ol .best-play").first.click()
        expect(page.locator(".scene .fresh").first).to_be_visible()
    link = page.get_by_role("link", name="To the analysis board").get_attribute("href") or ""
    position = Position.parse(page.evaluate("(link) => decodeURIComponent(link.split('/').pop())", link))
    page.get_by_role("button", name="Against bots").click()
    wait_for_turn(page)
    assert len(rack_of(page)) == len(position.rack)

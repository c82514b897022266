"""From the shelf to the score sheet, against bots, in a real browser."""

import re

import pytest
from devices import Open
from hands import is_over, play_turn, rack_of, wait_for_turn
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_two_clicks_to_the_table_and_on_to_the_score_sheet(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now: Rummikub, Sabra rules").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(14)
    turns = 0
    wait_for_turn(page)
    while not is_over(page):
        assert turns < 120, "the game does not end"
        rack = rack_of(page)
        laid = play_turn(page)
        wait_for_turn(page)
        if not laid and not is_over(page):
            assert rack_of(page)[: len(rack)] == rack, "the rack keeps its order whatever the others lay"
        turns += 1
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    scores = page.locator(".score-sheet tbody td").all_text_contents()
    assert sum(int(score.replace("\u2212", "-")) for score in scores) == 0
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert re.search("rummikub-sabra", saved.value.path().read_text())
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(14)

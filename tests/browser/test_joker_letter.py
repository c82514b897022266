"""A joker in a word game stands for the letter that the player says."""

import re

import pytest
from devices import DESK, UPRIGHT, Open
from hands import empty_felt, in_rack, on_table, seat_person, settled, wait_for_turn
from playwright.sync_api import Page, expect
from served import Server

pytestmark = pytest.mark.browser

DEALS_MOST = 60  # every fifth rack or so holds a joker
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]


def deal_a_joker(page: Page, server: Server) -> None:
    for _ in range(DEALS_MOST):
        seat_person(page, server, {"rulebook": "word-2023", "language": "nl", "seats": SEATS, "first": 0})
        wait_for_turn(page)
        if in_rack(page, "@").count():
            return
    raise AssertionError("no rack with a joker was dealt")


@pytest.mark.parametrize("size", [DESK, UPRIGHT], ids=["desk", "phone"])
def test_the_letter_of_a_joker_is_chosen_taken_back_and_kept(
    open_page: Open, server: Server, size: dict[str, int]
) -> None:
    page = open_page(size)
    deal_a_joker(page, server)
    settled(page)
    in_rack(page, "@").click()
    page.mouse.click(*empty_felt(page))
    on_table(page, "@").click()
    page.get_by_role("button", name="Say what the joker stands for").click()
    page.get_by_role("dialog").get_by_role("button", name="T", exact=True).click()
    says_t = re.compile(r"\bT\b")
    expect(on_table(page, "@")).to_have_accessible_name(says_t)
    page.reload()
    wait_for_turn(page)
    expect(on_table(page, "@")).to_have_accessible_name(says_t)
    settled(page)
    page.get_by_role("button", name="Start this turn again").click()
    expect(in_rack(page, "@")).to_be_visible()

"""For everyone: whole turns by keyboard alone, what is read out, and nothing that axe finds."""

import re
from typing import Any

import pytest
from devices import DESK, UPRIGHT, Open
from hands import empty_felt, in_rack, rack_of, seat_person, settled, sit_down, turns_made, wait_for_turn
from mind import Mind
from playwright.sync_api import Page, expect
from readers import violations
from served import Server

pytestmark = pytest.mark.browser

ANNA = {"kind": "me", "name": "Anna"}
NOOR = {"kind": "bot", "name": "Noor", "level": "beginner"}
TURNS_MAX = 12


def order(rulebook: str, **rest: Any) -> dict[str, Any]:
    language = {} if rulebook.startswith("rummikub") else {"language": "en"}
    return {"rulebook": rulebook, "seats": [ANNA, NOOR], "first": 0, **language, **rest}


def read_out(page: Page) -> str:
    return page.locator(".unseen[aria-live]").inner_text()


def press(page: Page, wanted: str) -> None:
    """Tab on to the button of this name and press it."""
    name = re.compile(wanted)
    for _ in range(80):
        page.keyboard.press("Tab")
        label = (
            "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        )
        if name.match(page.evaluate(label)):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no way with Tab to {wanted}")


def lay_by_keys(page: Page, mind: Mind, play: str) -> None:
    if mind.view["family"] == "crossword":
        (first, *_) = covered = mind.squares(play)
        row, column = divmod(first[0], 15)
        cursor = page.locator(".square.cursor")
        here = int(cursor.get_attribute("data-place") or 0)
        for _ in range(abs(row - here // 15)):
            page.keyboard.press("ArrowDown" if row > here // 15 else "ArrowUp")
        for _ in range(abs(column - here % 15)):
            page.keyboard.press("ArrowRight" if column > here % 15 else "ArrowLeft")
        if not play[0].isdigit():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowUp")
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
        page.keyboard.type("".join(letter for _, letter in covered))
        return
    before = list(map(tuple, mind.rows_after((" | " if "|" in play else " ").join(mind.view["table"]))))
    for faces in mind.rows_after(play):
        if tuple(faces) in before:
            before.remove(tuple(faces))
        elif mind.view["family"] == "words":
            page.keyboard.type("".join(faces))
            page.keyboard.press("Escape")
        else:
            focus_rack(page)
            for face in faces:
                page.wait_for_timeout(950)  # what is typed within a moment belongs together
                page.keyboard.type("j" if face == "*" else face)
                page.keyboard.press("Space")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")


def focus_rack(page: Page) -> None:
    for _ in range(60):
        if page.evaluate("() => document.activeElement.dataset.tile !== undefined"):
            return
        page.keyboard.press("Tab")


@pytest.mark.parametrize("rulebook", ["rummikub-sabra", "woord-sabra", "scrabble-nl"])
def test_turns_by_keyboard_alone_are_read_out(open_page: Open, server: Server, rulebook: str) -> None:
    page = open_page(reduced_motion="reduce")
    mind = Mind(page)
    rules = {"options": {"opening_value": 0}} if rulebook == "rummikub-sabra" else {}
    seat_person(page, server, order(rulebook, **rules))
    laid = False
    for _ in range(TURNS_MAX):
        wait_for_turn(page)
        settled(page)
        turns = turns_made(page)
        ((kind, what),) = mind.move("beginner").items()
        untouched = mind.view["family"] == "crossword" or not mind.view["seats"][0]["opened"]
        if kind == "play" and untouched and not {"?", "@"} & set(mind.view["rack"]):
            lay_by_keys(page, mind, what)
            end = page.get_by_role("button", name="End turn")
            expect(end).to_have_class("button due", timeout=20_000)
            page.keyboard.press("Control+Enter")
            laid = True
        else:
            press(page, "^(Draw|Pass)")
        page.wait_for_function(
            f"() => document.querySelector('.play').dataset.turns > {turns + 1}", timeout=20_000
        )
        expect(page.locator(".unseen[aria-live]")).to_contain_text("Noor")
        expect(page.locator(".unseen[aria-live]")).to_contain_text("It is your turn.")
        if laid:
            break
    assert laid, "nothing could be laid in all these turns"
    score = mind.view["turns"][-2].get("score")
    if score:
        expect(page.locator(".player").first).to_contain_text(f"{score} point")


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
        seat_person(page, server, order(rulebook))
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
    page.get_by_role("button", name="Really give up?").click()
    page.keyboard.press("Escape")
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

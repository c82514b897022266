"""The analysis board: any position by hand, by its line, by a link or from a picture, and its best plays
while tiles move."""

import re
from pathlib import Path
from urllib.parse import quote, unquote

import pytest
from devices import DESK, NARROW, UPRIGHT, Open
from hands import drag, empty_felt, in_rack, middle, rack_of, sets_on, settled
from playwright.sync_api import Page, expect
from readers import violations
from served import Server

from optafel import Position

pytestmark = pytest.mark.browser

LONG_MS = 60_000
LINES = {
    "rummikub-sabra": "rummikub-sabra B8B9B10 B11K8Y8",
    "rummikub-jokers": "rummikub-jokers R3R4R5 R10R11R12R6MC opened=no",
    "woord-sabra": "woord-sabra:nl KANTOOR/HUT DMRAAL",
    "woord-international": "woord-international:nl KANTOOR DM +goal=60",
    "word-2023": "word-2023:en HOUSE CATS@",
    "scrabble-nl": "scrabble-nl:nl 15/15/15/15/15/15/15/3TAART7/15/15/15/15/15/15/15 TFELXY?",
}


def at(line: str) -> str:
    return f"#/analysis/{quote(line, safe='')}"


def line_on(page: Page) -> Position:
    """The position that stands in the address, and so on the board."""
    return Position.parse(unquote(page.url.rsplit("/", 1)[1]))


def says(page: Page, line: str) -> None:
    """Until the board stands so."""
    expect(page.get_by_label("Line of the position")).to_have_value(line, timeout=LONG_MS)


def best(page: Page, text: str) -> None:
    expect(page.locator(".best-plays[aria-busy=false] .best-play").first).to_contain_text(
        re.compile(text), timeout=LONG_MS
    )


def test_by_hand_on_a_phone_tile_by_tile(open_page: Open) -> None:
    page = open_page(UPRIGHT, path="#/analysis")
    expect(page.get_by_text("Put tiles on the rack")).to_be_visible(timeout=LONG_MS)
    box = page.locator(".box-pad")
    box.get_by_role("button", name="Blue", exact=True).tap()
    page.get_by_role("radio", name="the table").check(force=True)
    for number in (8, 9, 10):
        box.get_by_role("button", name=f"blue {number}", exact=True).tap()
    page.get_by_role("radio", name="the rack").check(force=True)
    box.get_by_role("button", name="blue 11", exact=True).tap()
    says(page, "rummikub-sabra B8B9B10 B11")
    best(page, "^1 tile,")
    expect(page.locator(".best-sure")).to_contain_text("Proved best")
    # Each tile that comes changes what is best, while one looks.
    for ink, face in (("Black", "black 8"), ("Yellow", "yellow 8")):
        box.get_by_role("button", name=ink, exact=True).tap()
        box.get_by_role("button", name=face, exact=True).tap()
    says(page, "rummikub-sabra B8B9B10 B11K8Y8")
    best(page, "^3 tiles,")
    # One that was too many goes back into the box, and a step can be undone.
    in_rack(page, "Y8").tap()
    page.get_by_role("button", name="Back into the box").tap()
    says(page, "rummikub-sabra B8B9B10 B11K8")
    page.get_by_role("button", name=re.compile("^(Take back|Undo)")).tap()
    says(page, "rummikub-sabra B8B9B10 B11K8Y8")
    assert violations(page) == []


def test_dragging_on_the_table_asks_anew(open_page: Open) -> None:
    page = open_page(DESK, path=at("rummikub-sabra B8B9B10 B11K8Y8"))
    best(page, "^3 tiles,")
    settled(page)
    drag(page, middle(in_rack(page, "B11")), empty_felt(page))
    says(page, "rummikub-sabra B8B9B10/B11 K8Y8")
    expect(page.locator(".best-loose")).to_contain_text("No set as it lies", timeout=LONG_MS)
    # What lies on the table may go back to the rack: it is only set up.
    drag(page, middle(page.locator('.row [data-face="B10"]')), middle(page.locator(".rack")))
    expect(page.locator('.rack [data-face="B10"]')).to_have_count(1)
    assert sorted(rack_of(page)) == ["B10", "K8", "Y8"]
    assert sorted(sets_on(page)) == ["B11", "B8 B9"]


def test_the_board_by_keyboard_alone(open_page: Open) -> None:
    page = open_page(DESK, path="#/analysis")
    page.get_by_label("Game", exact=True).select_option("scrabble-nl", timeout=LONG_MS)
    expect(page.locator('[data-place="108"]')).to_be_visible(timeout=LONG_MS)  # 8D
    # The words are of the page's language until another one is chosen.
    page.get_by_label("Language of the words").select_option("nl")
    says(page, "scrabble-nl:nl - -")
    page.locator('[data-place="112"]').focus()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("taart")
    for letter in "EN":
        page.locator(".box-pad").get_by_role("button", name=letter, exact=True).press("Enter")
    expect(page.locator(".square[data-laid]")).to_have_count(5)
    position = line_on(page)
    assert "3TAART7" in str(position)
    assert len(position.rack) == 2
    best(page, "8D TAARTEN: 10 points")
    expect(page.locator(".best-sure")).to_contain_text("Proved best")
    page.get_by_label("Best by").select_option("equity")
    expect(page.locator(".best-sure")).to_contain_text("An estimate", timeout=LONG_MS)
    assert violations(page) == []


@pytest.mark.parametrize("game", LINES)
def test_any_position_of_any_game_by_its_line(open_page: Open, game: str) -> None:
    page = open_page(NARROW, path=at(LINES[game]))
    best(page, r"\d")
    assert line_on(page) == Position.parse(LINES[game])
    assert 2 <= page.locator(".best-plays ol .best-play").count() <= 5
    page.locator(".best-plays ol .best-play").first.click()
    expect(page.get_by_role("radio", name="Try a play")).to_be_checked()
    # The best play is laid before one's eyes, and the referee allows it.
    expect(page.locator(".practice[data-legal=true]")).to_be_visible(timeout=LONG_MS)
    expect(page.locator(".practice-said .good")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]


def test_the_referee_says_what_is_wrong_with_a_play(open_page: Open) -> None:
    page = open_page(DESK, path=at("rummikub-sabra B8B9B10 B11K8Y8"))
    page.get_by_role("radio", name="Try a play").check(force=True, timeout=LONG_MS)
    settled(page)
    drag(page, middle(in_rack(page, "K8")), empty_felt(page))
    expect(page.locator(".practice-said")).to_contain_text("not a set", timeout=LONG_MS)
    page.get_by_role("radio", name="Set up").check(force=True)
    says(page, "rummikub-sabra B8B9B10 B11K8Y8")  # a try changes nothing


def test_rules_language_and_opening_belong_to_the_position(open_page: Open) -> None:
    page = open_page(DESK, path=at("woord-international:nl KANTOOR DM"))
    best(page, "points")
    page.get_by_label("Language of the words").select_option("en")
    says(page, "woord-international:en KANTOOR DM")
    page.get_by_role("switch", name="Has opened").click()
    says(page, "woord-international:en KANTOOR DM opened=no")
    page.reload()
    says(page, "woord-international:en KANTOOR DM opened=no")
    expect(page.get_by_role("switch", name="Has opened")).not_to_be_checked()


def test_a_line_a_link_and_a_picture_are_read_and_what_is_none_is_refused(
    open_page: Open, server: Server, tmp_path: Path
) -> None:
    page = open_page(DESK, path=at("rummikub-sabra B8B9B10 B11K8Y8"))
    saved = {}
    for button, ending in (("Drawing (SVG)", "svg"), ("Picture", "png")):
        with page.expect_download() as picture:
            page.get_by_role("button", name=button, exact=True).click()
        saved[ending] = tmp_path / f"position.{ending}"
        picture.value.save_as(saved[ending])
    field, take = (
        page.get_by_label("Line of the position"),
        page.get_by_role("button", name="Set up", exact=True),
    )

    field.fill("rummikub-sabra B8B9B10 Q7")
    take.click()
    expect(page.get_by_role("alert")).to_contain_text("Q")
    says(page, "rummikub-sabra B8B9B10 Q7")  # what was typed stays, to be mended
    field.fill(f"{server.url}/#/position/{quote('word-2023:en HOUSE CATS', safe='')}")
    take.click()
    says(page, "word-2023:en HOUSE CATS")
    expect(page.get_by_role("alert")).to_have_count(0)
    for file in saved.values():
        field.fill("word-2023:en HOUSE CATS")
        take.click()
        says(page, "word-2023:en HOUSE CATS")
        page.get_by_label("Or a picture").set_input_files(file)
        says(page, "rummikub-sabra B8B9B10 B11K8Y8")
    other = tmp_path / "other.svg"
    other.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    page.get_by_label("Or a picture").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("no position")

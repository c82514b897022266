"""A turn by mouse, taps and keyboard; what is laid can be taken back, and a reload loses nothing."""

import re

import pytest
from devices import Open
from fingers import spoken
from hands import (
    LONG_MS,
    drag,
    empty_felt,
    in_rack,
    middle,
    on_table,
    rack_of,
    sets_on,
    settled,
    sit_down,
    unchosen,
)
from playwright.sync_api import Page, expect
from served import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def page(open_page: Open, server: Server) -> Page:
    page = open_page()
    sit_down(page, server)
    return page


def test_drag_makes_room_and_lands_where_it_is_shown(page: Page) -> None:
    first, second, third = rack_of(page)[:3]
    drag(page, middle(in_rack(page, first)), empty_felt(page))
    expect(page.locator(".row")).to_have_count(1)
    drag(page, middle(in_rack(page, second)), middle(on_table(page, first)), drop=False)
    x, y = middle(on_table(page, first))
    page.mouse.move(x + 20, y, steps=4)
    expect(page.locator(".row .landing")).to_have_count(1)
    page.mouse.up()
    assert sets_on(page) == [f"{first} {second}"]
    x, y = middle(on_table(page, first))
    drag(page, middle(in_rack(page, third)), (x + 25, y))
    assert sets_on(page) == [f"{first} {third} {second}"]
    expect(page.locator(".tile.fresh")).to_have_count(3)


def test_a_whole_set_is_taken_by_its_edge_or_by_a_double_click(page: Page) -> None:
    faces = rack_of(page)[:3]
    for face in faces:
        unchosen(page, face).click()
    page.mouse.click(*empty_felt(page))
    box = page.locator(".row").bounding_box()
    assert box is not None
    drag(page, (box["x"] + 30, box["y"] - 3), (box["x"] + 60, box["y"] + 220))
    settled(page)
    moved = page.locator(".row").bounding_box()
    assert moved is not None
    assert moved["y"] > box["y"] + 100
    assert sets_on(page) == [" ".join(faces)]
    on_table(page, faces[1]).dblclick()
    expect(page.locator(".tile.chosen")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.chosen")).to_have_count(0)


def test_taps_lay_in_the_order_of_the_taps_and_every_step_is_taken_back(page: Page) -> None:
    rack = rack_of(page)
    one, two, three, four = rack[3], rack[0], rack[7], rack[5]
    for face in (one, two):
        unchosen(page, face).click()
    page.mouse.click(*empty_felt(page))
    assert sets_on(page) == [f"{one} {two}"]
    in_rack(page, three).click()
    x, y = middle(page.locator(".row [data-tile]").last)
    page.mouse.click(x + 15, y)
    assert sets_on(page) == [f"{one} {two} {three}"]
    in_rack(page, four).click()
    page.mouse.click(*empty_felt(page))
    assert sorted(sets_on(page)) == sorted([f"{one} {two} {three}", four])
    page.get_by_role("button", name="Take back one step").click()
    assert sets_on(page) == [f"{one} {two} {three}"]
    page.get_by_role("button", name="Start this turn again").click()
    assert sets_on(page) == []
    assert rack_of(page) == rack


def test_a_turn_by_keyboard_alone(page: Page) -> None:
    rack = rack_of(page)
    page.locator(".rack [data-tile]").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert sets_on(page) == [rack[0]]
    wanted = rack[5]
    page.keyboard.type(wanted if wanted != "*" else "j")
    expect(page.locator(":focus")).to_have_attribute("data-face", wanted)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert sets_on(page) == [f"{rack[0]} {wanted}"]
    expect(page.locator(":focus")).to_have_attribute("data-face", wanted)
    page.keyboard.press("Backspace")
    assert sets_on(page) == [rack[0]]
    page.locator(".row [data-tile]").focus()
    for _ in range(3):
        page.keyboard.press("z")
    assert sets_on(page) == []
    page.locator(".rack [data-tile]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-face", rack_of(page)[1])
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("data-face", rack_of(page)[8])


def test_what_is_not_whole_says_so_and_a_refusal_names_its_rule(page: Page) -> None:
    face = rack_of(page)[0]
    in_rack(page, face).click()
    page.mouse.click(*empty_felt(page))
    expect(page.locator(".row.partial")).to_have_count(1)
    page.locator(".row.partial [data-tile]").hover()
    expect(page.locator(".row.partial .why")).to_be_visible()
    expect(page.locator(".said")).to_contain_text("Lay 30 points to open: you have 0 so far")
    page.get_by_role("button", name="End turn").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("not a set yet")
    # The tile is drawn, not written in notation, and has a name for who does not see it.
    expect(refusal.locator(".quoted-tiles .tile")).to_have_count(1)
    name = refusal.locator(".quoted-tiles").get_attribute("aria-label") or ""
    assert name == spoken(face, numbers=True)
    assert face not in refusal.inner_text().split()
    # A booklet has a name; where it is printed comes when one asks.
    expect(refusal).to_contain_text("Rummikub booklet (Sabra)")
    cited = refusal.get_by_text("rulebook 004, “")
    expect(cited).to_be_hidden()
    refusal.get_by_text("Why?").click()
    expect(cited).to_be_visible()
    assert sets_on(page) == [face]


def test_tiles_in_the_way_of_drawing_are_named_and_a_hint_takes_them_home(page: Page, server: Server) -> None:
    rack = rack_of(page)
    for _ in range(8):  # until there is a rack with which one cannot open
        in_rack(page, rack[0]).click()
        page.mouse.click(*empty_felt(page))
        page.get_by_role("button", name="Draw a tile").press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("First take back what you have laid")
        page.get_by_role("button", name="Give me a hint").click()
        expect(page.locator(".said")).not_to_contain_text("Looking for a hint", timeout=LONG_MS)
        if "Nothing can be laid" in page.locator(".said").inner_text():
            break
        sit_down(page, server)
        rack = rack_of(page)
    assert sets_on(page) == []
    assert rack_of(page) == rack
    page.get_by_role("button", name="Draw a tile").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(15)


def test_rack_order_and_draft_survive_a_reload(page: Page) -> None:
    page.get_by_role("button", name="Sort by number").click()
    rack = rack_of(page)
    drag(page, middle(in_rack(page, rack[13])), middle(page.locator(".rack [data-tile]").first))
    rack = rack_of(page)
    for face in rack[2:4]:
        unchosen(page, face).click()
    page.mouse.click(*empty_felt(page))
    lying, left = sets_on(page), rack_of(page)
    assert len(left) == 12
    page.reload()
    expect(page.locator(".row [data-tile]")).to_have_count(2)
    assert sets_on(page) == lying
    assert rack_of(page) == left
    page.get_by_role("button", name="Start this turn again").click()
    assert rack_of(page) == rack
    page.get_by_role("button", name="Draw a tile").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(15)
    assert rack_of(page)[:14] == rack


def test_another_language_at_once(page: Page) -> None:
    face = rack_of(page)[0]
    in_rack(page, face).click()
    page.mouse.click(*empty_felt(page))
    expect(page.locator(".row.partial .why")).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("nl")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Beurt klaar")).to_be_visible()
    expect(page.locator(".row.partial .why")).to_contain_text(re.compile("steen|combinatie"))
    assert sets_on(page) == [face]

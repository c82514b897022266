"""What is read out beside the turns, and where the focus goes: clock, exchange, hints, one device."""

import re

import pytest
from devices import NARROW, Open
from ears import Ears
from fingers import Fingers
from hands import seat_person, wait_for_turn
from mind import Mind
from playwright.sync_api import Page, WebSocket, expect
from served import Server

pytestmark = pytest.mark.browser

ANNA = {"kind": "me", "name": "Anna"}
NOOR = {"kind": "bot", "name": "Noor", "level": "beginner"}
CONTROL = {"en": "Ctrl", "nl": "Ctrl", "fr": "Ctrl", "de": "Strg", "es": "Ctrl", "pt": "Ctrl"}
ESCAPE = {"en": "Esc", "nl": "Esc", "fr": "Échap", "de": "Esc", "es": "Esc", "pt": "Esc"}


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page(reduced_motion="reduce")


def test_time_that_runs_short_is_said_once(page: Page, server: Server) -> None:
    page.clock.install()
    ears = Ears(page)
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.insert(0, line))
    seats = [ANNA, {"kind": "bot", "name": "Noor"}]
    seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": seats, "first": 0, "clock_seconds": 60})
    wait_for_turn(page)
    line = lines[0]
    for seconds in (20, 14, 18):
        # The server has to answer in between, or the page takes the line for dead and asks anew.
        with line.expect_event("framereceived", lambda frame: "pong" in str(frame)):
            page.clock.run_for(seconds * 1000)
    left = [text for text in ears.texts() if "left" in text]
    assert [int(re.findall(r"\d+", text)[0]) // 10 for text in left] == [3, 1], left


def test_tiles_are_exchanged_by_keyboard(page: Page, server: Server) -> None:
    mind, ears = Mind(page), Ears(page)
    fingers = Fingers(page, ears)
    order = {"rulebook": "scrabble-nl", "language": "en", "seats": [ANNA, NOOR], "first": 0}
    seat_person(page, server, order)
    wait_for_turn(page)
    fingers.do("^Exchange tiles$")
    assert ears.focus().group.startswith("Your rack")
    ears.wait_for("tiles that you want to exchange", 0)
    for face in mind.view["rack"][:2]:
        fingers.to_rack_tile("blank" if face == "?" else f"{face},")
        page.keyboard.press("Space")
    fingers.tab_to("^Never mind$")
    page.keyboard.press("Enter")
    assert re.match(r"\d+[A-O],", ears.focus().name), "the focus is on the board again"
    fingers.do("^Exchange tiles$")
    for face in mind.view["rack"][:2]:
        fingers.to_rack_tile("blank" if face == "?" else f"{face},")
        page.keyboard.press("Space")
    fingers.do("^Exchange$")
    told = ears.wait_for(r"You exchanged 2 tiles\. You drew ", 0)
    assert re.search(r"You drew (blank|\w, \d+ points?), (blank|\w, \d+ points?)\. Noor is playing\.", told)
    ears.wait_for(r"It is your turn\.$", ears.texts().index(told))
    assert ears.focus().role != "nothing"
    assert ears.dropped() == []


def test_what_a_hint_shows_is_in_the_names(page: Page, server: Server) -> None:
    ears = Ears(page)
    fingers = Fingers(page, ears)
    rules = {"rulebook": "rummikub-sabra", "options": {"opening_value": 0}, "seats": [ANNA, NOOR], "first": 0}
    for _ in range(12):
        seat_person(page, server, rules)
        wait_for_turn(page)
        since = ears.count()
        fingers.do("^Give me a hint$")
        told = ears.wait_for("Ask again|Nothing can be laid", since)
        if "Ask again" in told:
            break
    assert ears.focus().name == "Tell me more", "the focus stays on the button"
    since = ears.count()
    page.keyboard.press("Enter")
    told = ears.wait_for("lit tile", since)
    count = int((re.findall(r"\d+", told) or ["1"])[0])
    lit = [name for name in fingers.rack() if name.endswith(", as the hint says")]
    assert len(lit) == count
    assert ears.dropped() == []


def stays_in_dialog(page: Page, ears: Ears) -> None:
    page.evaluate("() => { roundTheEdge = true }")
    for key in ["Tab"] * 4 + ["Shift+Tab"] * 4 + ["Escape"] * 3:
        page.keyboard.press(key)
        here = ears.focus()
        assert here.in_dialog or here.role == "nothing", f"{here} is outside the dialog"
    page.evaluate("() => { roundTheEdge = false }")


def test_handing_the_device_over_holds_the_focus_and_keeps_racks_apart(page: Page, server: Server) -> None:
    ears = Ears(page)
    fingers = Fingers(page, ears)
    page.goto(f"{server.url}/#/new/rummikub-sabra")
    page.reload()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    for name in ("Fien", "Bram", "Noor"):
        fingers.do(f"^Remove {name}$")
    fingers.do("^On this device$")
    fingers.do("^Start$")
    expect(page.get_by_role("button", name="Draw a tile")).to_be_visible()
    if "I am" in ears.focus().name:
        page.keyboard.press("Enter")
    fingers.do("^Draw a tile$")
    ready = page.get_by_role("button", name=re.compile("^I am "))
    expect(ready).to_be_focused()
    names = {node.name for node in ears.tree() if node.role == "button"}
    tiles = {name for name in names if re.match(r"(black|red|blue|yellow) \d+|joker", name)}
    assert tiles == set(), "nobody's rack is there to be read while the device changes hands"
    stays_in_dialog(page, ears)
    fingers.do("^I am ")
    expect(page.locator("dialog")).to_have_count(0)
    assert ears.focus().group.startswith("Your rack"), "the next player begins at the own rack"
    fingers.do("^Draw a tile$")
    expect(ready).to_be_focused()
    drew = [text for text in ears.texts() if re.search(r"\bdrew\b", text)]
    assert all(len(re.findall(r"(?:black|red|blue|yellow) \d+|joker", text)) <= 1 for text in drew), drew
    assert len(drew) == len(set(drew)), "nothing is read out before the dialog and in it once more"
    assert ears.dropped() == []


def test_the_keys_are_told_in_every_language_and_on_a_phone(open_page: Open, server: Server) -> None:
    page = open_page(NARROW)
    for rulebook in ("rummikub-sabra", "woord-sabra", "scrabble-nl"):
        language = {} if rulebook == "rummikub-sabra" else {"language": "nl"}
        seat_person(page, server, {"rulebook": rulebook, "seats": [ANNA, NOOR], "first": 0, **language})
        wait_for_turn(page)
        for code in CONTROL if rulebook == "rummikub-sabra" else ["en"]:
            page.evaluate("(code) => localStorage.setItem('optafel.language', JSON.stringify(code))", code)
            page.reload()
            wait_for_turn(page)
            page.keyboard.press("?")
            keys = page.locator("dialog .keys")
            expect(keys).to_contain_text(CONTROL[code])
            expect(keys).to_contain_text(ESCAPE[code])
            assert "key-" not in keys.inner_text()
            assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)

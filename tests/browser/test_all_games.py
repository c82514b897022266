"""A whole game of every rulebook to its score sheet, at a desk and on a phone.

At the desk tiles are clicked, dragged and typed; on the phone everything is tapped.
"""

import re
from collections import Counter
from typing import Any

import pytest
from devices import DESK, UPRIGHT, Open
from hands import (
    LONG_MS,
    drag,
    empty_felt,
    end_turn,
    in_rack,
    is_over,
    middle,
    seat_person,
    settled,
    turns_made,
    wait_for_turn,
)
from mind import Mind
from playwright.sync_api import Page, expect
from served import Server

from optafel import gcg

pytestmark = pytest.mark.browser

# Short games, where the rulebook knows one.
HOUSE_RULES: dict[str, dict[str, Any]] = {
    "rummikub-sabra": {"options": {"opening_value": 20}},
    "rummikub-jokers": {"options": {"opening_value": 20}},
    "woord-sabra": {"options": {"to_50": True}},
    "woord-international": {},
    "word-2023": {"language": "nl"},
    "scrabble-nl": {"language": "nl"},
}
TURNS_MAX = 60


@pytest.mark.parametrize("rulebook", HOUSE_RULES)
@pytest.mark.parametrize("size", [DESK, UPRIGHT], ids=["desk", "phone"])
def test_a_whole_game(open_page: Open, server: Server, rulebook: str, size: dict[str, int]) -> None:
    page = open_page(size, reduced_motion="reduce")
    mind = Mind(page)
    bots = [{"kind": "bot", "name": name, "level": "beginner"} for name in ("Noor", "Bram", "Fien")]
    order = {"rulebook": rulebook, "seats": [{"kind": "me", "name": "Anna"}, *bots], **HOUSE_RULES[rulebook]}
    seat_person(page, server, order)
    turns = 0
    wait_for_turn(page)
    while not is_over(page):
        assert turns < TURNS_MAX, "the game does not end"
        take_turn(page, mind, typing=size is DESK)
        wait_for_turn(page)
        turns += 1
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()
    scores = page.locator(".score-sheet tbody td").all_text_contents()
    assert [int(score.replace("\u2212", "-")) for score in scores] == mind.view["result"]["scores"]
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    as_gcg = page.get_by_role("button", name="Save as GCG")
    expect(as_gcg).to_have_count(1 if rulebook == "scrabble-nl" else 0)
    if rulebook == "scrabble-nl":
        with page.expect_download() as saved:
            as_gcg.click()
        assert saved.value.suggested_filename.endswith(".gcg")
        report = gcg.report(gcg.read(saved.value.path().read_text()))
        assert not report.differences
        assert list(report.points) == mind.view["result"]["scores"]


def take_turn(page: Page, mind: Mind, typing: bool) -> None:
    shown = "(turns) => Number(document.querySelector('.play').dataset.turns) === turns"
    page.wait_for_function(shown, arg=len(mind.view["turns"]))
    if mind.view["family"] != "crossword":
        # Whoever begins has seen enough of the last turn.
        page.locator(".felt").click(position={"x": 3, "y": 3})
    settled(page)
    turns = turns_made(page)
    ((kind, what),) = mind.move().items()
    if kind == "play":
        lay = lay_word if mind.view["family"] == "crossword" else lay_rows
        lay(page, mind, what, typing)
        end_turn(page)
    elif kind == "exchange":
        exchange(page, what.split())
    else:
        page.get_by_role("button", name=re.compile("^(Draw|Pass)")).click()
    page.wait_for_function(f"() => document.querySelector('.play').dataset.turns > {turns}", timeout=LONG_MS)


def rows_on(page: Page) -> list[list[tuple[str, str]]]:
    """The rows on the table: each tile's name on the page, and its face."""
    found: list[list[tuple[str, str]]] = page.evaluate(
        """() => [...document.querySelectorAll('.row')].map((row) =>
            [...row.querySelectorAll('[data-tile]')].map((tile) => [tile.dataset.tile, tile.dataset.face]))"""
    )
    return found


def lay_rows(page: Page, mind: Mind, play: str, typing: bool) -> None:
    wanted = Counter(tuple(row) for row in mind.rows_after(play))
    settled_tiles: set[str] = set()
    for row in rows_on(page):
        faces = tuple(face for _, face in row)
        if wanted[faces] > 0:
            wanted[faces] -= 1
            settled_tiles.update(tile for tile, _ in row)
    new = [list(faces) for faces in wanted.elements()]
    from_rack = not Counter(face for row in new for face in row) - Counter(mind.view["rack"])
    for faces in new:  # type: ignore[assignment]
        if typing and from_rack and mind.view["family"] == "words" and "@" not in faces:
            page.keyboard.type("".join(faces))
            page.keyboard.press("Escape")
        elif from_rack and not typing:
            tap_row(page, faces)  # type: ignore[arg-type]
        else:
            settled_tiles.update(lay_row(page, faces, settled_tiles, dragging=typing))  # type: ignore[arg-type]


def tap_row(page: Page, faces: list[str]) -> None:
    """Choose the tiles of the rack one after the other, and tap where they go."""
    for face in faces:
        page.locator(f'.rack [data-face="{face}"]:not(.chosen)').first.tap()
    page.evaluate("() => document.querySelector('.felt').scrollTo(0, 1e6)")
    page.touchscreen.tap(*empty_felt(page))


def lay_row(page: Page, faces: list[str], taken: set[str], dragging: bool) -> list[str]:
    """The first tile goes to the empty felt, the others one by one to its right."""
    laid: list[str] = []
    for face in faces:
        tile = page.evaluate(
            """([face, taken]) => [...document.querySelectorAll(`.row [data-face="${face}"]`),
                ...document.querySelectorAll(`.rack [data-face="${face}"]`)]
                .map((tile) => tile.dataset.tile).find((tile) => !taken.includes(tile))""",
            [face, [*taken, *laid]],
        )
        here = page.locator(f'[data-tile="{tile}"]')
        here.scroll_into_view_if_needed()
        if not laid:
            # Dragged out of a row, a tile lets its neighbours move; from the rack the spot stays free.
            if dragging and here.evaluate("(tile) => tile.closest('.rack') !== null"):
                drag(page, middle(here), empty_felt(page))
            elif dragging:
                here.click()
                page.mouse.click(*empty_felt(page))
            else:
                here.tap()
                page.evaluate("() => document.querySelector('.felt').scrollTo(0, 1e6)")
                page.touchscreen.tap(*empty_felt(page))
        else:
            here.click()
            beside = page.locator(f'.row [data-tile="{laid[-1]}"]')
            # Clear of the foot of the felt, over which grows what is said.
            beside.evaluate("(tile) => tile.scrollIntoView({ block: 'center', inline: 'nearest' })")
            x, y = middle(beside)
            box = beside.bounding_box()
            assert box is not None
            press = page.mouse.click if dragging else page.touchscreen.tap
            press(x + box["width"] * 0.35, y)
        expect(page.locator(f'.row [data-tile="{tile}"]')).to_be_visible()
        laid.append(tile)
    return laid


def lay_word(page: Page, mind: Mind, play: str, typing: bool) -> None:
    covered = mind.squares(play)
    if typing and all(letter.isupper() for _, letter in covered):
        first = page.locator(f'[data-place="{covered[0][0]}"]')
        first.click()
        across = play[0].isdigit()
        if ("across" in (first.get_attribute("class") or "")) != across:
            first.click()
        page.keyboard.type("".join(letter for _, letter in covered))
        return
    for place, letter in covered:
        in_rack(page, "?" if letter.islower() else letter).click()
        page.locator(f'[data-place="{place}"]').click()
        if letter.islower():
            page.get_by_role("dialog").get_by_role("button", name=letter.upper(), exact=True).click()


def exchange(page: Page, faces: list[str]) -> None:
    page.get_by_role("button", name="Exchange tiles").click()
    for face in faces:
        page.locator(f'.rack [data-face="{face}"]:not(.chosen)').first.click()
    page.get_by_role("button", name="Exchange", exact=True).click()


def test_alone_for_the_longest_word(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    mind = Mind(page)
    alone = {"rulebook": "woord-sabra", "seats": [{"kind": "me", "name": "Anna"}], "language": "en"}
    seat_person(page, server, alone)
    wait_for_turn(page)
    for _ in range(4):
        take_turn(page, mind, typing=False)
        wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()  # this closes the settings too
    longest = max((turn.get("word") or "" for turn in mind.view["turns"]), key=len)
    expect(page.locator(".over")).to_contain_text(f"A new record: {longest}, {len(longest)} letters.")
    expect(page.locator(".over h1")).to_contain_text("points")

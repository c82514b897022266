"""A finished game looked at again: from the score sheet, turn by turn, and a position sent on."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from devices import DESK, UPRIGHT, Open
from hands import rack_of, seat_person
from playwright.sync_api import Page, ViewportSize, expect
from readers import violations
from served import Server

from optafel import Position
from optafel.game.families import FAMILIES
from seen import move_for

pytestmark = pytest.mark.browser

GCG = Path(__file__).parents[1] / "gcg" / "games"
FEWEST_TURNS = 6
LONG_MS = 90_000


async def play_to_the_end(server: Server, table: dict[str, Any], again: bool = False) -> None:
    """Some turns, until something lies on the table; then one gives up. `again`: after another game."""
    keys = {0: table["key"], 1: table["keys"]["1"]}
    async with server.connected(table["table"]) as hands:
        for seat in (1, 0):
            await hands.hello(keys[seat])
            if again:
                await hands.say("rematch")
        await hands.sees(lambda view: view["phase"] == "playing")
        turn = 0
        while turn < FEWEST_TURNS or not hands.view.get("table", True):
            await hands.hello(keys[turn % 2])
            seen = await hands.sees(lambda view, seat=turn % 2: view["turn"] == view["seat"] == seat)  # type: ignore[misc]
            await hands.move(move_for(seen, "beginner"))
            turn += 1
        await hands.hello(keys[0])
        await hands.move({"resign": True})


def finished(page: Page, server: Server, rulebook: str, games: int = 1, **rest: Any) -> str:
    """A table of this browser whose game is over, or whose match of so many games is."""
    table = server.set_table("me", "hotseat", first=0, rulebook=rulebook, games=games, **rest)

    async def play() -> None:
        for game in range(games):
            await play_to_the_end(server, table, again=game > 0)

    # Playwright has the event loop of this thread.
    with ThreadPoolExecutor(1) as hands:
        hands.submit(lambda: asyncio.run(play())).result()
    seat = {"table": table["table"], "game": rulebook, "keys": [table["key"]], "names": [], "seen": 0}
    page.evaluate("(seat) => localStorage.setItem('optafel.games', JSON.stringify([seat]))", seat)
    name: str = table["table"]
    return name


def shown(page: Page) -> list[str]:
    """What lies on the table and on the rack."""
    found: list[str] = page.locator(".scene [data-face]").evaluate_all(
        "(tiles) => tiles.map((tile) => tile.dataset.face)"
    )
    return found


def fits(page: Page, size: ViewportSize) -> bool:
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    return wide <= size["width"]


def test_from_the_score_sheet_to_a_position_that_is_sent_on(open_page: Open, server: Server) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    table = finished(page, server, "rummikub-sabra")
    page.goto(f"{server.url}/#/table/{table}")
    page.reload()
    page.get_by_role("link", name="Review").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=LONG_MS)  # only then is there anything to be busy with
    expect(page.locator(".review-progress")).to_have_count(0, timeout=LONG_MS)
    assert violations(page) == []
    turns = int(slider.get_attribute("max") or 0) + 1
    assert turns >= FEWEST_TURNS
    # A turn in which somebody laid something, by the arrow keys.
    page.locator("body").press("ArrowRight")
    expect(page.get_by_text(f"Turn 2 of {turns}", exact=True)).to_be_visible()
    for turn in range(turns):
        slider.fill(str(turn))
        if page.locator(".review-did").inner_text().endswith("tiles."):
            break
    page.get_by_role("radio", name="Before").check(force=True)
    before = shown(page)
    expect(page.locator(".scene .fresh")).to_have_count(0)
    # It is called best for now where another play is best for the game.
    page.get_by_role("radio", name=re.compile("^Best( for now)?$")).check(force=True)
    assert page.locator(".scene .fresh").count() > 0
    assert page.locator(".scene-row.changed").count() > 0
    assert sorted(shown(page)) == sorted(before)
    best = page.locator(".review-bested").inner_text()
    if best.startswith("The best play lays"):
        # Which sets, how many tiles, what they count; and how sure that is.
        assert re.search(r"lays \d+ tiles? .*counts? \d+.*: .*(black|red|blue|yellow|joker) ?\d*", best)
        assert "Proved" in best or "found in time" in best
    page.get_by_text("The same as a table").click()
    expect(page.locator(".review-graphs tbody tr")).to_have_count(turns)
    assert violations(page) == []
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")

    friend = open_page(UPRIGHT, path=link.removeprefix(f"{server.url}/"))
    expect(friend.get_by_role("button", name="Show the best play")).to_be_visible()
    assert shown(friend) == before
    assert violations(friend) == []
    assert fits(friend, UPRIGHT)
    friend.get_by_role("button", name="Show the best play").click()
    expect(friend.locator(".review-did")).to_contain_text("The best play lays", timeout=LONG_MS)
    assert friend.locator(".scene .fresh").count() > 0


def test_a_record_from_a_file_and_one_that_is_none(open_page: Open) -> None:
    page = open_page(UPRIGHT, path="#/review", lang="nl-NL", color_scheme="dark")
    page.get_by_label("Of plak het verslag").fill("hallo")
    page.get_by_role("button", name="Bekijk de partij").click()
    expect(page.get_by_role("alert")).to_contain_text("hallo")
    assert violations(page) == []
    page.get_by_label("Kies een bestand").set_input_files(GCG / "broken-off.gcg")
    expect(page.get_by_text("niet het hele plankje").first).to_be_visible()
    expect(page.locator(".review-points")).to_be_visible(timeout=LONG_MS)
    assert page.locator(".scene .on-square").count() > 0
    assert violations(page) == []
    assert fits(page, UPRIGHT)


def test_a_link_of_an_older_page_still_leads_to_its_position(open_page: Open) -> None:
    page = open_page(DESK, path="#/position/rummikub-sabra/cmFjayBCMTEgSzggWTgKdGFibGUgQjggQjkgQjEw")
    expect(page.locator(".scene-rack .tile")).to_have_count(3)
    page.get_by_role("button", name="Show the best play").click()
    expect(page.locator(".review-did")).to_contain_text("The best play lays", timeout=LONG_MS)


def test_a_link_that_was_cut_off_says_so(open_page: Open) -> None:
    page = open_page(DESK, path="#/position/rummikub-sabra/dGFib")
    expect(page.get_by_role("alert")).to_contain_text("whole position")


def test_every_game_of_a_match_and_its_turning_points(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT)
    table = finished(page, server, "woord-sabra", games=2, language="nl")
    page.goto(f"{server.url}/#/review/{table}")
    page.reload()
    games = page.get_by_role("navigation", name="Which game").get_by_role("link")
    expect(games).to_have_count(2)
    expect(games.nth(1)).to_have_attribute("aria-current", "page")
    expect(page.locator(".review-points")).to_be_visible(timeout=LONG_MS)
    assert violations(page) == []
    assert fits(page, UPRIGHT)
    # Both games of the match are points on its graph, for each of the two.
    expect(page.locator(".review-match circle")).to_have_count(4)
    first_seen = page.locator(".review-did").inner_text()

    # A turning point on the graph leads to its turn, where a sentence says what was given away and which word
    # was missed.
    flags = page.locator(".review-flag")
    said = [flag.get_attribute("aria-label") or "" for flag in flags.all()]
    given = next(at for at, text in enumerate(said) if "gave away" in text)
    flags.nth(given).click()
    turn = re.search(r"Turn (\d+): (\w+ gave away \d+ % of the chance to win)", said[given])
    assert turn is not None
    expect(page.get_by_text(re.compile(f"^Turn {turn[1]} of"))).to_be_visible()
    expect(page.locator(".review-turned").first).to_contain_text(turn[2])
    best = re.search(
        r"The best word was ([A-Z]+) \((\d+) letters\)", page.locator(".review-bested").inner_text()
    )
    assert best is not None
    assert len(best[1]) == int(best[2])
    expect(page.locator(".review-bested")).to_contain_text(re.compile(r"\d+ more"))

    games.nth(0).click()
    expect(games.nth(0)).to_have_attribute("aria-current", "page")
    expect(page.locator(".review-points")).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_text(re.compile("^Turn 1 of"))).to_be_visible()
    assert page.locator(".review-did").inner_text() != ""
    page.locator(".review-match svg.review-graph").click(position={"x": 280, "y": 40})
    expect(games.nth(1)).to_have_attribute("aria-current", "page")
    expect(page.locator(".review-did")).to_have_text(first_seen)


def test_a_club_game_says_how_sure_it_is(open_page: Open) -> None:
    """While there is a pot by an estimate, at the end by working it out."""
    page = open_page(DESK, path="#/review")
    page.get_by_label("Choose a file").set_input_files(GCG / "club-night.gcg")
    expect(page.locator(".review-points")).to_be_visible(timeout=LONG_MS)
    slider = page.get_by_role("slider")
    told = []
    for turn in range(int(slider.get_attribute("max") or 0) + 1):
        slider.fill(str(turn))
        told.append(page.locator(".review-bested").inner_text())
    estimates = [text for text in told if "an estimate" in text]
    ends = [text for text in told if "Worked out" in text]
    assert estimates
    assert ends
    assert len(estimates) + len(ends) == len(told)
    assert any(re.search(r"\d+ points?, worth -?\d+ with the tiles it keeps", text) for text in estimates)


PICTURED = {
    "rummikub-sabra": {},
    "rummikub-jokers": {},
    "woord-sabra": {"language": "nl"},
    "woord-international": {"language": "nl"},
    "word-2023": {"language": "de"},
    "scrabble-nl": {"language": "nl"},
}


@pytest.mark.parametrize("rulebook", PICTURED)
def test_a_position_from_a_live_table_holds_ones_own_rack_and_no_other(
    open_page: Open, server: Server, rulebook: str
) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"], reduced_motion="reduce")
    order = {"rulebook": rulebook, "first": 0, **PICTURED[rulebook]}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Noor"}]
    made = seat_person(page, server, {**order, "seats": seats})
    other = rack_of_seat(server, made, "1")
    page.wait_for_selector(".rack [data-tile]")
    mine = rack_of(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Share this position").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    text = unquote(link.rsplit("/", 1)[1])
    position = Position.parse(text)
    assert position.rulebook == rulebook
    write = FAMILIES[position.book.family].write_tile
    assert sorted(map(write, position.rack)) == sorted(mine)
    assert [seat.rack for seat in position.others] == [None]
    assert "".join(other) not in text
    for secret in (made["key"], made["invite"], made["watch"], made["table"]):
        assert secret not in text

    with page.expect_download() as drawn:
        page.get_by_role("button", name="Drawing").click()
    svg = drawn.value.path().read_text()
    assert svg.count('opacity=".18"') == len(mine)  # the shadow of each tile
    assert "@font-face" in svg
    with page.expect_download() as dots:
        page.get_by_role("button", name="Picture").click()
    assert dots.value.path().read_bytes().startswith(b"\x89PNG")
    page.goto(link)
    page.reload()
    expect(page.locator(".scene-rack .tile")).to_have_count(len(mine))


def rack_of_seat(server: Server, made: dict[str, Any], seat: str) -> list[str]:
    """What another seat of the table holds."""

    async def look() -> list[str]:
        async with server.connected(made["table"]) as hands:
            await hands.hello(made["keys"][seat])
            seen = await hands.sees(lambda view: bool(view["rack"]))
            rack: list[str] = seen["rack"]
            return rack

    with ThreadPoolExecutor(1) as eyes:
        return eyes.submit(lambda: asyncio.run(look())).result()


def test_a_table_without_hints_gives_a_picture_and_no_link(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": seats, "hints": False})
    page.wait_for_selector(".rack [data-tile]")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Share this position").click()
    expect(page.get_by_role("button", name="Picture")).to_be_visible()
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)
    assert violations(page) == []

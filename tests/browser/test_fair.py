"""Was it fair? The page finds out by itself: a good record, a forged one, and a server that lies."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from devices import DESK, NARROW, Open
from hands import LONG_MS, seat_person, settled, wait_for_turn
from mind import asking_for_whole_views
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from served import Server

pytestmark = pytest.mark.browser

VECTORS = Path(__file__).parents[1] / "vectors" / "fair.jsonl"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
ORDER = {"rulebook": "rummikub-sabra", "seats": SEATS, "first": 0}


def check(page: Page, name: str, state: str) -> Any:
    """The line about one thing that was checked, which came out so."""
    line = page.locator(f".fair-checks > li[data-check={name}]")
    expect(line).to_have_class(f"fair-{state}")
    return line


def verdict(page: Page, words: str) -> None:
    expect(page.locator(".fair-answer h2")).to_have_text(words, timeout=LONG_MS)


def play_and_give_up(page: Page, server: Server, draws: int = 2) -> dict[str, Any]:
    """A short game on this page, up to the link that checks it."""
    made = seat_person(page, server, ORDER)
    rack = page.locator(".rack [data-tile]")
    for drawn in range(draws):
        wait_for_turn(page)
        expect(rack).to_have_count(14 + drawn)
        page.get_by_role("button", name="Draw").click()
        expect(rack).to_have_count(15 + drawn)
    wait_for_turn(page)
    settled(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator(".players")).to_contain_text("gave up", timeout=LONG_MS)
    return made


def check_the_shuffle(page: Page, made: dict[str, Any]) -> None:
    """As the link at the end of a game does."""
    page.evaluate("(to) => { location.hash = to; }", f"#/fair/{made['table']}/{made['commit']}")


def paste(page: Page, record: str) -> None:
    page.get_by_label("The record of a finished game").fill(record)
    page.get_by_role("button", name="Check it").click()


def record_of(page: Page) -> str:
    said: str = page.get_by_label("The record of a finished game").input_value()
    return said


def test_a_game_is_proved_by_the_browser_that_saw_it(open_page: Open, server: Server) -> None:
    page = open_page()
    made = play_and_give_up(page, server)
    check_the_shuffle(page, made)
    verdict(page, "It was fair.")
    expect(check(page, "promise", "yes")).to_contain_text("saw before the first tile")
    expect(check(page, "stir", "yes")).to_contain_text("is in it")
    expect(check(page, "draws", "yes")).to_contain_text("draws by itself")
    expect(check(page, "racks", "yes")).to_contain_text("racks that this browser saw")
    expect(check(page, "signature", "yes")).to_contain_text("the signature of this server")
    expect(check(page, "referee", "yes")).to_contain_text("names the same draws")
    expect(page.locator(".fair-answer code").first).to_have_text(made["commit"])
    # The same record in a browser that has seen nothing: every draw follows, and no more is claimed.
    record = record_of(page)
    stranger = open_page(DESK, "#/fair")
    paste(stranger, record)
    verdict(stranger, "Every draw follows from the seed.")
    check(stranger, "promise", "unknown")
    check(stranger, "racks", "unknown")
    check(stranger, "signature", "yes")
    # And where it was pasted by somebody who was there, the page knows the game by its hash.
    page.goto(f"{server.url}/#/fair")
    paste(page, record)
    verdict(page, "It was fair.")
    check(page, "racks", "yes")


def test_the_browser_does_it_without_the_server(open_page: Open, server: Server) -> None:
    page = open_page()
    made = play_and_give_up(page, server, draws=1)
    check_the_shuffle(page, made)
    verdict(page, "It was fair.")
    page.route("**/api/verify", lambda route: route.abort())
    page.route("**/.well-known/**", lambda route: route.abort())
    page.get_by_role("button", name="Check it").click()
    verdict(page, "It was fair.")
    check(page, "draws", "yes")
    check(page, "referee", "unknown")
    expect(check(page, "signature", "unknown")).to_contain_text("optafel verify --key")


def test_a_forged_record_is_found_out(open_page: Open, server: Server) -> None:
    page = open_page()
    made = play_and_give_up(page, server)
    check_the_shuffle(page, made)
    verdict(page, "It was fair.")
    record = record_of(page)
    forgeries = {
        "a turn left out": (re.sub(r"(?m)^2\. .*\n", "", record), "draws"),
        "another name": (record.replace("Anna", "Hanna"), "signature"),
        "another result": (re.sub(r"Result: (\S+) .*", r"Result: \1 99 -99", record), "referee"),
        "other stirs": (re.sub(r"Entropy: .*", 'Entropy: ["x"]', record), "stir"),
        "another seed": (re.sub(r"Seed: ..", "Seed: 00", record), "signature"),
        "a tile that was not there": (
            re.sub(r"(?m)^1\. A .*", "1. A play K1 K2 K3 < K1 K2 K3", record),
            "draws",
        ),
    }
    for forgery, (text, wrong) in forgeries.items():
        assert text != record, forgery
        paste(page, text)
        verdict(page, "This is not what was promised.")
        check(page, wrong, "no")
    paste(page, re.sub(r"\nSignature: .*", "", record))
    expect(check(page, "signature", "unknown")).to_contain_text("not signed")
    paste(page, "hello")
    expect(page.get_by_role("alert")).to_contain_text("Line 1")
    expect(page.locator(".fair-answer")).to_have_count(0)


def test_a_server_that_gives_out_another_record_is_found_out(open_page: Open, server: Server) -> None:
    page = open_page()
    made = play_and_give_up(page, server)

    def lie(route: Route) -> None:
        """The last draws never happened; the referee swears to it."""
        text = route.fetch().text()
        lines = [line for line in text.split("\n") if not re.match(r"[34]\. ", line)]
        told = re.sub(r"(?m)^5\.", "3.", "\n".join(lines))
        assert told != text
        route.fulfill(body=told, content_type="text/plain")

    page.route("**/record?*", lie)
    check_the_shuffle(page, made)
    verdict(page, "This is not what was promised.")
    expect(check(page, "racks", "no")).to_contain_text("This browser saw 5 turns; the record has 3.")
    check(page, "signature", "no")


def test_a_server_that_names_another_draw_is_found_out(open_page: Open, server: Server) -> None:
    page = open_page()
    made = play_and_give_up(page, server)

    def lie(route: Route) -> None:
        said = route.fetch().json()
        drawn = next(draw for draw in said["draws"] if draw["event"])
        drawn["tiles"] = ["K1" if drawn["tiles"] != ["K1"] else "K2"]
        route.fulfill(json=said)

    page.route("**/api/verify", lie)
    check_the_shuffle(page, made)
    verdict(page, "This is not what was promised.")
    expect(check(page, "referee", "no")).to_contain_text("other draws than this browser")
    check(page, "draws", "yes")


def test_a_server_that_dealt_other_tiles_is_found_out(open_page: Open, server: Server) -> None:
    page = open_page()

    def lie(socket: WebSocketRoute) -> None:
        """The person is shown another tile than the seed gives: one that came from nowhere."""
        to_server = socket.connect_to_server()
        socket.on_message(lambda message: to_server.send(asking_for_whole_views(message)))

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "view" and said["view"].get("rack"):
                rack = said["view"]["rack"]
                rack[0] = "K1" if rack.count("K1") < 2 else "K2"
            socket.send(json.dumps(said))

        to_server.on_message(hear)

    page.route_web_socket(re.compile(r"/play$"), lie)
    made = play_and_give_up(page, server)
    check_the_shuffle(page, made)
    verdict(page, "This is not what was promised.")
    expect(check(page, "racks", "no")).to_contain_text("other tiles on the rack")
    # All that the record itself says fits together: only who was there can know.
    check(page, "draws", "yes")
    check(page, "signature", "yes")


def test_a_server_that_changes_its_seed_or_drops_a_stir_is_found_out(open_page: Open, server: Server) -> None:
    other = json.loads(VECTORS.read_text("utf-8").splitlines()[0])
    page = open_page()
    made = play_and_give_up(page, server)
    page.route("**/record?*", lambda route: route.fulfill(body=other["record"], content_type="text/plain"))
    check_the_shuffle(page, made)
    verdict(page, "This is not what was promised.")
    check(page, "promise", "no")
    expect(check(page, "stir", "no")).to_contain_text("is not in it")


def test_in_the_house_without_the_browser_s_own_hashes(
    open_page: Open, server: Server, troubles: list[str]
) -> None:
    """On a phone over plain http: nothing of crypto.subtle is there."""
    page = open_page(NARROW)
    page.goto(f"http://house.test:{server.port}/#/fair")
    assert page.evaluate("() => crypto.subtle === undefined")
    record = json.loads(VECTORS.read_text("utf-8").splitlines()[3])["record"]
    paste(page, record)
    verdict(page, "Every draw follows from the seed.")
    check(page, "draws", "yes")
    expect(check(page, "signature", "unknown")).to_contain_text("not signed")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    troubles[:] = [one for one in troubles if "house.test" not in one]

"""Being friendly, being watched, being sure: what is at a table besides the game."""

import re

import pytest
from devices import DESK, UPRIGHT, Open
from hands import LONG_MS, end_turn, is_over, rack_of, seat_person, settled, wait_for_turn
from playwright.sync_api import Page, expect
from served import Server
from test_together import join, make_table

from optafel.rules.rulebooks import RULEBOOKS

pytestmark = pytest.mark.browser

A_HASH = re.compile("^[0-9a-f]{64}$")


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def test_phrases_faces_and_a_watcher_who_sees_no_rack(open_page: Open) -> None:
    anna, bram = open_page(DESK), open_page(UPRIGHT)
    link = make_table(anna, "Anna", "Friend by link")
    anna.get_by_text("A fair shuffle").click()
    expect(anna.get_by_label("Hash of the seed")).to_have_value(A_HASH)
    promised = anna.get_by_label("Hash of the seed").input_value()
    anna.get_by_label("Anything of your own").fill("op hoop van zegen")
    anna.get_by_role("button", name="Add to the shuffle").click()
    expect(anna.get_by_role("button", name="Added")).to_be_visible()
    join(bram, link, "Bram")
    for page in (anna, bram):
        expect(page.locator(".rack [data-tile]")).to_have_count(14)
    anna.get_by_role("button", name="Say something").click()
    anna.get_by_role("button", name="Good luck!").click()
    expect(bram.locator(".bubble")).to_have_text("Good luck!")
    expect(bram.locator("[aria-live=polite]")).to_contain_text("Anna says: Good luck!")
    open_menu(bram)
    bram.get_by_role("button", name="A smile").click()
    expect(anna.locator(".bubble svg")).to_be_visible()
    open_menu(anna)
    anna.get_by_text("A fair shuffle").click()
    expect(anna.get_by_label("Hash of the seed")).to_have_value(promised)
    expect(anna.get_by_text("This browser saw this hash before")).to_be_visible()
    anna.get_by_text("Let others watch").click()
    watcher = open_page(DESK)
    watcher.goto(anna.get_by_label("Link for watching").input_value())
    expect(watcher.locator(".player")).to_have_count(2)
    assert rack_of(watcher) == []


def test_the_proof_of_a_finished_game_is_one_click_away(open_page: Open, server: Server) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    made = seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": seats, "first": 0})
    wait_for_turn(page)
    settled(page)
    open_menu(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()  # this closes the settings too
    page.wait_for_selector(".over")
    assert is_over(page)
    page.get_by_role("link", name="Check the shuffle").click()
    expect(page.get_by_role("heading", name="It was fair.")).to_be_visible(timeout=LONG_MS)
    expect(page.locator("code").first).to_have_text(made["commit"])


def test_a_table_may_agree_on_no_hints(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("link", name="Set up: Rummikub, Sabra rules").click()
    page.get_by_role("switch", name="Hints").uncheck()
    page.locator(".setup button[type=submit]").click()
    expect(page.locator(".rack [data-tile]")).to_have_count(14)
    expect(page.get_by_role("button", name="Give me a hint")).to_have_count(0)


def test_beside_every_house_rule_stands_what_the_book_says_and_where(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("link", name="Set up: Word game, Sabra rules").click()
    page.locator(".more-rules > summary").click()
    open_pot = page.get_by_role("switch", name="Open pot: choose from four piles")
    expect(open_pot).to_have_accessible_description(re.compile("four face-up piles"))
    rules = page.locator("fieldset").last
    lines = rules.locator(".option-line")
    assert lines.count() == len(RULEBOOKS["woord-sabra"].options) == rules.locator(".place-line").count()
    # The booklet is named; where it is printed comes when somebody asks why.
    of_open_pot = lines.filter(has=open_pot)
    expect(of_open_pot.locator(".cited > span")).to_be_hidden()
    of_open_pot.get_by_text("Why?").click()
    expect(of_open_pot.locator(".cited > span")).to_contain_text("De Sabra manier: Tip")
    page.goto(page.url.replace("woord-sabra", "rummikub-sabra"))
    points = page.get_by_label("Points to open")
    expect(points).to_have_accessible_description(re.compile("The book asks for 30 points"))


def test_what_is_unseen_adds_up(open_page: Open, server: Server) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    seat_person(page, server, {"rulebook": "scrabble-nl", "seats": seats, "first": 0})
    wait_for_turn(page)
    counts = page.locator(".unseen-tiles li > span:last-child").all_text_contents()
    assert sum(map(int, counts)) == 102 - 7
    expect(page.locator(".side")).to_contain_text("95 tiles are in the pot or on the other racks")


def test_a_doubted_word_that_is_none_goes_back(open_page: Open, server: Server) -> None:
    anna, bram = open_page(DESK), open_page(UPRIGHT)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    doubts = {"rulebook": "scrabble-nl", "seats": seats, "first": 0, "options": {"challenge": True}}
    made = seat_person(anna, server, doubts)
    join(bram, f"{server.url}/#/join/{made['table']}/{made['invite']}", "Bram")
    wait_for_turn(anna)
    rack = [face for face in rack_of(anna) if face != "?"]
    anna.locator('[data-place="112"]').click()
    anna.keyboard.type("".join(rack))
    end_turn(anna)
    expect(anna.locator(".said")).to_contain_text("may still be challenged")
    expect(bram.locator(".said")).to_contain_text("You may challenge")
    bram.get_by_role("button", name="Challenge").tap()
    wait_for_turn(bram)
    expect(anna.locator(".on-square")).to_have_count(0)
    expect(anna.locator(".unseen[aria-live]")).to_contain_text("Bram challenged")


def test_the_page_opens_without_a_connection_and_goes_on_when_it_is_back(open_page: Open) -> None:
    page = open_page()
    expect(page.locator(".game-card")).to_have_count(6)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("There is no connection to the table server")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".game-card")).to_have_count(6)

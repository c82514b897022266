"""Somebody's first game: gentle bots, a coach, the rules at hand, and an end that says how it came."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from devices import DESK, NARROW, UPRIGHT, Open
from hands import LONG_MS, rack_of, seat_person, settled, wait_for_turn
from mind import asking_for_whole_views
from playwright.sync_api import Page, Request, expect
from readers import violations
from served import Server
from test_phone import ask, seat
from touch import in_sight

pytestmark = pytest.mark.browser

Change = Callable[[dict[str, Any]], None]
FIRST_LOAD_BYTES = 150_000  # as it travels, without the fonts


def with_views(page: Page, change: Change) -> None:
    """The server's own views, with something changed that a game comes to only after a long while."""

    def between(line: Any) -> None:
        there = line.connect_to_server()
        line.on_message(lambda message: there.send(asking_for_whole_views(message)))

        def say(message: str) -> None:
            said = json.loads(message)
            if said["type"] == "view":
                change(said["view"])
            line.send(json.dumps(said))

        there.on_message(say)

    page.route_web_socket("**/play", between)


def test_play_now_seats_a_newcomer_with_beginners_and_flashes_no_room(open_page: Open) -> None:
    page = open_page(UPRIGHT)
    orders: list[Any] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            orders.append(request.post_data_json)

    page.on("request", note)
    page.evaluate(
        """() => new MutationObserver(() => {
            if (document.querySelector('.waiting')) window.flashed = true;
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    page.get_by_role("button", name="Play now: Rummikub, Sabra rules").click()
    wait_for_turn(page)
    levels = [one.get("level") for one in orders[0]["seats"] if one["kind"] == "bot"]
    assert levels == ["beginner"] * 3
    assert not page.evaluate("() => window.flashed === true")


def test_draw_is_due_only_for_who_can_lay_nothing(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "woord-sabra", bots=1, language="nl")
    due = page.locator(".deeds .button.due")
    expect(page.locator(".lesson")).to_contain_text("Drag letters")
    expect(due).to_have_count(0)
    for _ in range(4):  # until a rack is dealt that cannot open
        seat(page, server, "rummikub-sabra", bots=1)
        expect(page.locator(".lesson")).to_contain_text(re.compile("nothing that you can lay|You can open"))
        if "nothing" in page.locator(".lesson").inner_text():
            break
    expect(due).to_have_text(re.compile("Draw"))


def test_a_special_joker_is_explained_when_it_is_tapped(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    for _ in range(12):
        seat(page, server, "rummikub-jokers", bots=1)
        special = page.locator('.rack [data-face="D"], .rack [data-face="C"], .rack [data-face="M"]')
        if special.count():
            break
    special.first.tap()
    said = {"D": "two tiles at once", "C": "runs only", "M": "lies in the middle"}
    face = special.first.get_attribute("data-face") or ""
    expect(page.locator(".lesson")).to_contain_text(said[face])
    special.first.tap()
    expect(page.locator(".lesson")).not_to_contain_text(said[face])


def test_the_rules_and_what_was_agreed_can_be_read_in_the_game(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "woord-sabra", bots=1, language="fr", options={"no_verbs": True})
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("link", name="Rules of this game")).to_have_attribute(
        "href", "#/learn/woord-sabra"
    )
    page.get_by_text("What this table plays by").click()
    rules = page.locator(".table-rules")
    expect(rules).to_contain_text(re.compile("Language of the words.*French", re.S))
    expect(rules).to_contain_text(re.compile("No verbs.*yes", re.S))
    expect(rules).to_contain_text("Everything else as the book says.")
    assert violations(page) == []


def test_everything_since_ones_own_turn_is_shown_turn_by_turn(open_page: Open, server: Server) -> None:
    page = open_page(DESK)
    seat(page, server, "woord-sabra", language="nl")
    page.get_by_role("button", name="Draw a tile").click()
    page.wait_for_function("() => document.querySelector('.play').dataset.turns >= 4", timeout=LONG_MS)
    wait_for_turn(page)
    settled(page)
    laid = page.locator(".since").inner_text()
    shown = re.findall(r"(\w+) laid", laid)
    assert len(shown) >= 2, laid
    page.evaluate(
        """() => {
            window.captions = [];
            new MutationObserver(() => {
                if (document.querySelector('.play').dataset.replaying !== 'true') return;
                const said = document.querySelector('.since')?.innerText;
                if (said && window.captions.at(-1) !== said) window.captions.push(said);
            }).observe(document.querySelector('.play'),
                { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )
    page.get_by_role("button", name="See again what happened").click()
    settled(page)
    captions = page.evaluate("() => window.captions")
    named = [match[1] for one in captions if (match := re.search(r"(\w+) laid [^.]*\.$", one.strip()))]
    assert named[-len(shown) :] == shown


def test_a_hint_that_no_longer_holds_is_gone(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "woord-sabra", bots=1, language="nl")
    ask(page, times=1)
    told = page.locator(".said").inner_text()
    assert "word" in told
    assert not re.search(r"\bsets?\b", told)
    page.locator(".rack [data-tile]").first.tap()
    page.touchscreen.tap(200, 300)
    expect(page.locator(".row")).to_have_count(1)
    expect(page.locator(".said")).not_to_contain_text("Ask again")
    expect(page.locator(".hinted-rack")).to_have_count(0)
    assert not re.search(r"\bsets?\b", page.locator(".status").inner_text())


def end_with(winner: int, out: int) -> Change:
    """The last view of a word game: who has most is not who went out."""

    def change(view: dict[str, Any]) -> None:
        if view["phase"] != "playing":
            return
        scores, counted = [12, 9] if winner == 0 else [9, 12], [0, 0]
        left = [["E", "S"], ["E", "S"]]
        left[out] = []
        counted[1 - out] = -2
        scores[1 - out] -= 2
        for seat_, score in zip(view["seats"], scores, strict=True):
            seat_["score"] = score
        line = {"seat": out, "kind": "played", "played": ["E"], "score": 3, "word": "ZEE"}
        view |= {"phase": "over", "turn": None, "moves": [], "rack": left[view["seat"] or 0]}
        view["turns"] = [{**line, "count": 0, "to_pot": 0, "skips": 0}]
        view["last"] = view["turns"][0]
        view["result"] = {"scores": scores, "winners": [winner], "reason": "went-out", "left": left}
        view["result"]["counted"] = counted
        view["sheet"] |= {"games": [scores], "totals": scores}

    return change


def test_the_end_says_who_went_out_what_the_rack_cost_and_feels_like_a_win(
    open_page: Open, server: Server
) -> None:
    page = open_page(UPRIGHT)
    with_views(page, end_with(winner=0, out=1))
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    order = {"rulebook": "word-2023", "seats": seats, "first": 0, "language": "nl"}
    seat_person(page, server, order)
    over = page.locator(".over")
    expect(over).to_contain_text("You won!", timeout=LONG_MS)
    expect(over.locator(".reason").first).to_have_text(
        "Noor laid the last letter. You have the most points: 10."
    )
    expect(over.locator(".left dt")).to_have_text(re.compile(r"^Left on Anna’s rack\s*[-−]2$"))
    assert over.locator(".confetti .tile").count() > 0
    expect(over.locator("h1 .icon")).to_be_visible()


def test_play_again_keeps_the_finished_game(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    seat(page, server, "rummikub-sabra", bots=1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".over")).to_have_count(0, timeout=LONG_MS)
    wait_for_turn(page)
    page.get_by_role("link", name="To the games").click()
    expect(page.locator(".your-games > ul > li")).to_have_count(1)
    page.get_by_text("1 finished game").click()
    expect(page.locator(".finished-games a")).to_have_attribute("href", re.compile("^#/review/.+/1$"))
    # A running game is not lost by one touch.
    page.get_by_role("button", name="Forget this game").click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Forget this game").click()
    page.get_by_role("button", name="Forget it").click()
    expect(page.locator(".your-games > ul > li")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".your-games > ul > li")).to_have_count(1)
    page.reload()
    page.locator(".your-games > ul > li a").click()
    assert rack_of(page) or page.wait_for_selector(".rack [data-tile]")


def test_the_waiting_room_keeps_its_seed_folded_and_start_on_the_screen(
    open_page: Open, server: Server
) -> None:
    page = open_page(NARROW)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}, {"kind": "open"}]
    seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": seats})
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    expect(page.get_by_label("Hash of the seed")).to_be_hidden()
    page.wait_for_selector("img.qr")
    assert in_sight(page, page.get_by_role("button", name="Start with 2 players"))


def test_z_takes_back_wherever_the_focus_is_and_arrows_keep_to_their_tier(
    open_page: Open, server: Server
) -> None:
    page = open_page(UPRIGHT)
    seat(page, server, "rummikub-sabra", bots=1)
    page.locator(".rack [data-tile]").first.tap()
    page.touchscreen.tap(200, 300)
    expect(page.locator(".row")).to_have_count(1)
    page.get_by_role("button", name="Give me a hint").focus()
    page.keyboard.press("z")
    expect(page.locator(".row")).to_have_count(0)
    tiles = page.locator(".rack [data-tile]")
    tiles.first.focus()
    for at in range(1, 6):
        page.keyboard.press(" ")
        page.keyboard.press("ArrowRight")
        expect(tiles.nth(at)).to_be_focused()


def test_home_is_short_and_learn_begins_with_the_aim(open_page: Open) -> None:
    page = open_page(UPRIGHT)
    cards = page.locator(".game-card")
    expect(cards).to_have_count(6)
    boxes = [card.bounding_box() for card in cards.all()]
    assert len({round(box["x"]) for box in boxes if box}) == 2
    assert page.evaluate("() => document.documentElement.scrollHeight") < 2 * UPRIGHT["height"]
    carried = page.evaluate(
        """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter(({ name }) => !name.endsWith('.woff2'))
            .map(({ transferSize }) => transferSize).reduce((sum, one) => sum + one)"""
    )
    assert 10_000 < carried < FIRST_LOAD_BYTES
    for name in ("Puzzles", "Learn the games"):
        link = page.get_by_role("link", name=re.compile(name))
        assert link.bounding_box()["y"] < UPRIGHT["height"] / 2  # type: ignore[index]
    page.goto(f"{page.url.split('#')[0]}#/learn/word-2023")
    expect(page.locator(".learn-sections h2").first).to_have_text("The aim")
    expect(page.locator(".learn-sections")).to_contain_text("Six letters from your rack: just enough.")


def test_house_rules_are_folded_behind_the_five_that_matter(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/new/woord-sabra")
    rules = page.locator("fieldset").last
    shown = rules.locator(":scope > .choice, :scope > .switch, :scope > .option-line")
    expect(shown).to_have_count(5)
    expect(page.get_by_role("switch", name="No verbs")).to_have_count(0)
    page.get_by_text(re.compile("more house rules")).click()
    expect(page.get_by_role("switch", name="No verbs")).to_be_visible()


def test_who_begins_and_the_theme_can_be_chosen(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/new/woord-sabra", lang="nl-NL")
    begins = page.get_by_label("Wie begint")
    expect(begins.locator("option")).to_have_count(5)  # drawn for, or one of four
    begins.select_option(index=1)
    page.locator(".more-rules > summary").click()
    theme = page.get_by_label(re.compile("^Thema"))
    lists = theme.locator("option").all_text_contents()
    assert {"dieren", "eten"} <= {one.lower() for one in lists} or len(lists) >= 8, lists
    theme.select_option("animals")
    page.locator(".setup button[type=submit]").click()
    wait_for_turn(page)
    expect(page.locator(".player.turn")).to_have_attribute("data-seat", "0")
    page.get_by_role("button", name="Instellingen").click()
    page.locator(".table-rules summary").click()
    expect(page.locator(".table-rules")).to_contain_text("dieren")


def test_the_bell_of_the_last_round_is_shown(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, reduced_motion="reduce")
    # Noor begins every round: once she has the points, one turn is left, and that is seen at leisure.
    options = {"to_50": True, "goal": 10}
    seat(page, server, "woord-sabra", bots=1, language="nl", options=options, first=1)
    expect(page.locator(".bell")).to_have_count(0)
    for turns in range(1, 20, 2):
        if page.locator(".bell").count():
            break
        page.get_by_role("button", name=re.compile("^Draw")).click()
        page.wait_for_function(f"() => document.querySelector('.play').dataset.turns > {turns + 1}")
        wait_for_turn(page)
    shown = page.locator(".bell")
    expect(shown).to_have_text(re.compile(r"The bell has rung: \d turns? left"))
    assert in_sight(page, shown)


def test_one_field_says_whether_this_is_a_set_or_a_word(open_page: Open) -> None:
    page = open_page(NARROW, "#/companion/rummikub-sabra/legal")
    field = page.get_by_role("textbox", name="Is this a set?")
    for typed, said in (("red 7 red 8 * red 10", "Yes, that is a set."), ("R7 R8", "No, that is not a set.")):
        field.fill(typed)
        field.press("Enter")
        expect(page.locator(".one-field .answer")).to_contain_text(said, timeout=LONG_MS)
    assert violations(page) == []
    page.goto(f"{page.url.split('#')[0]}#/companion/scrabble-nl/legal")
    word = page.get_by_role("textbox", name="Is this a word?")
    for typed, said in (("table", "Yes, TABLE counts."), ("qxz", "No, QXZ does not count.")):
        word.fill(typed)
        word.press("Enter")
        expect(page.locator(".one-field .answer")).to_contain_text(said, timeout=LONG_MS)


def test_the_answer_of_a_puzzle_says_what_it_gives(open_page: Open) -> None:
    page = open_page(DESK, "#/puzzles/train/scrabble-nl.nl.easy.1", reduced_motion="reduce")
    page.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name=re.compile("Really|Show")).first.click()
    expect(page.locator(".said")).to_contain_text(re.compile(r"This is the answer: \d+ points"))

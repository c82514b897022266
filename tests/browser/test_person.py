"""Every device, no account: a key goes from device to device, and with it seats, games and streaks."""

import re
from typing import Any

import pytest
from devices import DESK, NARROW, UPRIGHT, Open
from hands import (
    LONG_MS,
    choose_seats,
    in_rack,
    middle,
    my_turn,
    on_table,
    rack_of,
    sets_on,
    sit_down,
    turns_made,
    wait_for_turn,
)
from playwright.sync_api import Browser, Page, expect
from readers import violations
from served import Server

pytestmark = pytest.mark.browser


def came_back(page: Page) -> None:
    """Ask how the games stand now, as coming back to the page does."""
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def hand_over(page: Page) -> str:
    """Where the link to the other device stands."""
    page.get_by_role("link", name="My devices and games").click()
    page.get_by_role("button", name="Show code, link and words").click()
    return page.get_by_label("Link for your other device").input_value()


def make_table(page: Page, game: str, name: str, *seats: str, clock: str | None = None) -> str:
    """Set up a table with these further seats; gives the code to say aloud."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("link", name=f"Set up: {game}").click()
    choose_seats(page, *seats)
    if clock:
        page.get_by_label("Time for a turn").select_option(label=clock)
    page.locator(".setup button[type=submit]").click()
    return page.locator(".said-code strong").inner_text() if "Friend by link" in seats else ""


def join_by_code(page: Page, code: str, name: str) -> None:
    page.get_by_label("Did somebody tell you a code?").fill(code.lower())
    page.get_by_role("button", name="Go to that table").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def home(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.locator(".shelf")).to_be_visible()


def test_the_key_goes_to_a_phone_in_the_middle_of_a_turn(open_page: Open, server: Server) -> None:
    desk = open_page(DESK)
    sit_down(desk, server)
    rack = rack_of(desk)
    desk.wait_for_function("() => localStorage.getItem('optafel.person.synced') === 'true'")
    in_rack(desk, rack[0]).click()
    desk.mouse.click(*_felt(desk))
    assert sets_on(desk) == [rack[0]]
    desk.evaluate("() => { window.stays = true }")

    other = desk.context.new_page()  # the same person, in another tab
    other.goto(server.url)
    link = hand_over(other)
    assert re.search(r"#/me/[\w-]{20}$", link)
    expect(other.locator(".me .qr")).to_be_visible()

    phone = open_page(UPRIGHT)
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Continue here as on your other device?")).to_be_visible()
    expect(phone).to_have_url(re.compile(r"#/me$"))  # the key stays in no address bar
    phone.get_by_role("button", name="Continue here").click()
    phone.locator(".your-games a").click()
    wait_for_turn(phone)
    # What lay there unfinished lies here too.
    expect(on_table(phone, rack[0])).to_be_visible()
    assert sets_on(phone) == [rack[0]]
    assert sorted(rack_of(phone)) == sorted(rack[1:])
    phone.get_by_role("button", name="Start this turn again").tap()
    phone.get_by_role("button", name="Draw").tap()
    phone.wait_for_function("() => document.querySelector('.play').dataset.turns > 0", timeout=LONG_MS)
    desk.wait_for_function("() => document.querySelector('.play').dataset.turns > 0", timeout=LONG_MS)
    wait_for_turn(desk)
    expect(desk.locator(".rack [data-tile]")).to_have_count(15)
    turns = turns_made(phone)
    desk.get_by_role("button", name="Draw").click()
    phone.wait_for_function(f"() => document.querySelector('.play').dataset.turns > {turns}", timeout=LONG_MS)


def _felt(page: Page) -> tuple[float, float]:
    return middle(page.locator(".felt"))


def test_a_game_of_days_between_two_people_with_three_other_games_open(
    open_page: Open, server: Server
) -> None:
    anna, bram = open_page(DESK), open_page(UPRIGHT)
    for game in ("Rummikub, Sabra rules", "Scrabble, Dutch rulebook", "Rummikub with special jokers"):
        home(anna)
        anna.get_by_role("button", name=f"Play now: {game}").click()
        anna.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    home(anna)
    code = make_table(anna, "Rummikub, Sabra rules", "Anna", "Friend by link", clock="3 days")
    join_by_code(bram, code, "Bram")
    for page in (anna, bram):
        expect(page.locator(".rack [data-tile]")).to_have_count(14, timeout=LONG_MS)
        expect(page.get_by_role("timer")).to_contain_text("2 d 23 h")
    first, second = (anna, bram) if my_turn(anna) else (bram, anna)
    table = anna.url.rsplit("/", 1)[1]
    for page in (anna, bram):
        home(page)
    came_back(first)
    line = first.locator(f'.your-games li:has(a[href$="{table}"])')
    expect(line).to_contain_text("Your turn")
    expect(line).to_contain_text("2 d 23 h left")
    expect(line).to_have_class("mine")
    assert first.locator("link[rel=icon]").get_attribute("href") == "./icon-turn.svg"
    expect(first).to_have_title(re.compile(r"^\(\d\) optafel$"))
    assert anna.locator(".your-games li").count() == 4
    # Days later, from the list: a turn, and it is the other's.
    line.locator("a").click()
    wait_for_turn(first)
    expect(first).to_have_title(re.compile("^● Your turn · "))
    first.get_by_role("button", name="Draw").click()
    expect(first).not_to_have_title(re.compile("Your turn"))
    home(first)
    came_back(first)
    came_back(second)
    other = {anna: "Anna", bram: "Bram"}[second]
    expect(line).to_contain_text(f"{other} to move, 2 d 23 h left")
    theirs = second.locator(f'.your-games li:has(a[href$="{table}"])')
    expect(theirs).to_contain_text("Your turn")
    # Nothing is lost with a browser's storage: the list is the server's.
    person = bram.evaluate("() => JSON.parse(localStorage.getItem('optafel.person'))")
    bram.evaluate("() => localStorage.clear()")
    bram.goto(f"{server.url}/#/me/{person}")
    bram.reload()
    bram.get_by_role("button", name="Continue here").click()
    expect(bram.locator(f'.your-games a[href$="{table}"]')).to_be_visible()


def test_twelve_words_bring_everything_back(open_page: Open, server: Server) -> None:
    page = open_page(DESK)
    page.get_by_label("Your name").fill("Anneke")
    sit_down(page, server)
    page.evaluate(
        """() => localStorage.setItem('optafel.puzzles', JSON.stringify(
            {days: {numbers: ['2026-11-01', '2026-11-02']}, solved: {numbers: 2}, shown: [], next: {}}))"""
    )
    page.goto(f"{server.url}/#/")
    page.reload()
    expect(page.locator(".your-games .list-turn")).to_be_visible()
    hand_over(page)
    page.get_by_text("Twelve words to write down").click()
    words = page.locator(".hand-over-words li")
    expect(words).to_have_count(12)
    english = words.all_inner_texts()
    page.get_by_label("Words in").select_option(label="Dutch")
    expect(words.first).not_to_have_text(english[0])
    dutch = words.all_inner_texts()

    phone = open_page(UPRIGHT, "#/me")
    field = phone.get_by_label("The words from your other device")
    for typed, said in (
        (" ".join(english[:11]), "That is 11 words"),
        (" ".join(["qqqq", *english[1:]]), "“qqqq” is not one of the words"),
        (" ".join([english[1], english[0], *english[2:]]), "do not belong together"),
    ):
        field.fill(typed)
        phone.get_by_role("button", name="Continue", exact=True).click()
        expect(phone.get_by_role("alert")).to_contain_text(said)
    field.fill(" ".join(word[:4].upper() for word in dutch))
    phone.get_by_role("button", name="Continue", exact=True).click()
    phone.get_by_role("button", name="Continue here").click()
    expect(phone.locator(".your-games li")).to_have_count(1)
    expect(phone.get_by_label("Your name")).to_have_value("Anneke")
    kept: dict[str, Any] = phone.evaluate("() => JSON.parse(localStorage.getItem('optafel.puzzles'))")
    assert kept["days"]["numbers"] == ["2026-11-01", "2026-11-02"]


def test_all_that_is_kept_can_be_seen_and_deleted(open_page: Open, server: Server) -> None:
    page = open_page(DESK)
    sit_down(page, server)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").last.click()
    page.wait_for_selector(".over")
    home(page)
    page.get_by_role("link", name="My devices and games").click()
    expect(page.locator(".played li")).to_have_count(1)
    expect(page.locator(".played li")).to_contain_text("won by Noor")
    page.get_by_text("Everything, as it is kept").click()
    expect(page.locator(".me pre")).to_contain_text('"rulebook": "rummikub-sabra"')
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page.locator(".shelf")).to_be_visible()
    page.get_by_role("link", name="My devices and games").click()
    expect(page.get_by_text("Running games: 0. Finished: 0.")).to_be_visible()


def test_what_one_device_forgets_the_other_forgets_and_what_is_deleted_stays_deleted(
    open_page: Open, server: Server
) -> None:
    desk = open_page(DESK)
    for _ in range(2):
        home(desk)
        desk.get_by_role("button", name="Play now: Rummikub, Sabra rules").click()
        desk.wait_for_selector(".rack [data-tile]", timeout=LONG_MS)
    home(desk)
    link = hand_over(desk)
    phone = open_page(UPRIGHT)
    phone.goto(link)
    phone.get_by_role("button", name="Continue here").click()
    expect(phone.locator(".your-games li")).to_have_count(2)
    home(desk)
    desk.get_by_role("button", name="Forget this game").first.click()
    with desk.expect_response(re.compile("/api/person/notes/")):
        desk.get_by_role("button", name="Forget it").click()
    came_back(phone)
    expect(phone.locator(".your-games li")).to_have_count(1)

    phone.get_by_role("link", name="My devices and games").click()
    phone.get_by_role("button", name="Delete everything").click()
    phone.get_by_role("button", name="Delete it all").click()
    expect(phone.locator(".your-games")).to_have_count(0)
    desk.get_by_role("link", name="My devices and games").click()
    came_back(desk)
    expect(desk.get_by_text("Everything that was kept of you was deleted")).to_be_visible()
    desk.reload()
    expect(desk.get_by_text("Running games: 0. Finished: 0.")).to_be_visible()
    desk.get_by_role("button", name="Keep the games of this device again").click()
    desk.wait_for_function("() => localStorage.getItem('optafel.person.synced') === 'true'")
    desk.reload()
    expect(desk.get_by_text("Running games: 1. Finished: 0.")).to_be_visible()


def test_a_code_that_leads_nowhere_says_so(open_page: Open) -> None:
    page = open_page(UPRIGHT)
    page.get_by_label("Did somebody tell you a code?").fill("QQQ QQ")
    page.get_by_role("button", name="Go to that table").click()
    expect(page.get_by_role("alert")).to_contain_text("No table has the code “QQQ QQ”")


def test_a_phone_in_the_house_plays_without_a_secure_connection(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"http://house.test:{server.port}/")
    assert page.evaluate("() => window.isSecureContext") is False
    code = make_table(page, "Rummikub, Sabra rules", "Anna", "Friend by link", "Bot")
    assert page.get_by_label("Invite link").input_value().startswith("http://house.test:")
    friend = context.browser.new_context(locale="en-GB").new_page()  # type: ignore[union-attr]
    friend.goto(server.url)
    join_by_code(friend, code, "Bram")
    expect(page.locator(".rack [data-tile]")).to_have_count(14, timeout=LONG_MS)
    while not my_turn(page):
        if my_turn(friend):
            friend.get_by_role("button", name="Draw").click()
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Draw").tap()
    expect(page.locator(".rack [data-tile]")).to_have_count(15, timeout=LONG_MS)
    friend.context.close()
    context.close()
    assert wrong == []


def test_on_the_machine_itself_the_invitation_says_who_can_open_it(open_page: Open) -> None:
    page = open_page(DESK)
    make_table(page, "Rummikub, Sabra rules", "Anna", "Friend by link")
    expect(page.get_by_text("This table can only be opened on this machine.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_a_person_is_for_everyone(open_page: Open, server: Server, scheme: str) -> None:
    page = open_page(NARROW, color_scheme=scheme)
    sit_down(page, server)
    home(page)
    expect(page.locator(".your-games .list-turn")).to_be_visible()
    assert violations(page) == []
    hand_over(page)
    page.get_by_text("Twelve words to write down").click()
    expect(page.locator(".hand-over-words li")).to_have_count(12)
    expect(page.get_by_text("Running games: 1.")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]

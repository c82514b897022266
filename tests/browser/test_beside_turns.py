"""One turn order for the clock and the sheet, on one phone in the middle of the table."""

import pytest
from devices import NARROW, SIDEWAYS, UPRIGHT, Open
from playwright.sync_api import Locator, Page, expect
from readers import violations

pytestmark = pytest.mark.browser

AWAKE = """
    window.held = 0;
    const lock = () => { window.held++; return { release: async () => { window.held--; } }; };
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => lock() } });
"""


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def name_players(page: Page, *names: str) -> None:
    for number, name in enumerate(names, 1):
        if number > 2:
            page.get_by_role("button", name="Another player").click()
        page.get_by_role("textbox", name=f"Player {number}").fill(name)


def begins(page: Page, name: str) -> None:
    page.get_by_role("group", name="Or choose").get_by_text(name, exact=True).click()
    page.get_by_role("link", name="On to the clock").click()


def due(page: Page) -> Locator:
    """Whose turn it is by the sheet."""
    return page.locator(".order-strip [aria-current]")


def write(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Points, or the new words").fill(text)
    page.get_by_role("button", name="Write it down").click()


def test_the_clock_and_the_sheet_share_one_order(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/companion/woord-international")
    page.add_init_script(AWAKE)
    page.reload()
    name_players(page, "Anna", "Bram", "Cees")
    begins(page, "Bram")
    face = page.locator(".clock-face")
    name = page.locator(".clock-name")
    expect(name).to_have_text("Bram")
    page.wait_for_function("() => window.held === 0")

    # A tap starts it, the next one ends the turn; the screen stays on meanwhile.
    face.click()
    expect(face).to_contain_text("Next: Cees")
    page.wait_for_function("() => window.held === 1")
    face.click()
    expect(name).to_have_text("Cees")
    assert violations(page) == []

    # What that turn scored is written while the next player thinks; the clock does not move.
    page.get_by_role("textbox", name="What did Bram score?").fill("houten")
    page.reload()
    expect(page.get_by_role("textbox", name="What did Bram score?")).to_have_value("houten")
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator(".order-strip")).to_contain_text("6 points")
    expect(name).to_have_text("Cees")

    # The other way round: a score that is written ends the turn at the clock.
    tab(page, "Scores")
    expect(due(page)).to_contain_text("Cees")
    write(page, "44")
    expect(due(page)).to_contain_text("Anna")
    expect(page.locator(".small-clock")).to_contain_text("Anna")
    write(page, "6")
    write(page, "50")  # Bram reaches the goal: the round is finished, in turn order
    expect(due(page)).to_contain_text("Cees")
    last = page.locator(".order-strip li", has_text="last turn")
    expect(last).to_have_count(2)
    expect(page.locator(".order-strip li", has_text="Bram")).not_to_contain_text("last turn")

    # Back at the clock the last turn can be taken back, with what was written.
    tab(page, "Clock")
    expect(name).to_have_text("Cees")
    page.get_by_role("button", name="Back to the previous player").click()
    expect(name).to_have_text("Bram")
    tab(page, "Scores")
    expect(page.get_by_role("textbox", name="Points, or the new words")).to_have_value("50")
    expect(last).to_have_count(0)  # the end is not in sight any more
    expect(page.locator(".remarks .note")).to_have_count(0)
    page.get_by_role("button", name="Count what is left").click()
    expect(page.locator(".small-clock")).to_have_count(0)
    tab(page, "Clock")
    expect(page.get_by_text("the clock is stopped")).to_be_visible()
    page.wait_for_function("() => window.held === 0")


def test_penalty_tiles_land_on_who_was_late(open_page: Open) -> None:
    page = open_page(NARROW, "#/companion/rummikub-jokers")
    page.clock.install()
    page.reload()
    name_players(page, "Anna", "Bram")
    begins(page, "Anna")
    page.locator(".clock-face").click()
    page.clock.run_for(55_000)
    expect(page.locator(".clock-face.short")).to_contain_text("0:05")
    page.reload()
    expect(page.locator(".clock-face.short")).to_be_visible()
    page.clock.run_for(6_000)
    up = page.locator(".clock-face.up")
    expect(up).to_contain_text("with 3 penalty tiles")
    expect(up).to_contain_text("rulebook 001, “Tijdslimiet”")
    assert violations(page) == []
    up.get_by_role("button", name="Not finished in time").click()
    expect(page.locator(".clock-name")).to_have_text("Bram")
    expect(page.locator(".clock-face")).to_contain_text("1:00")
    page.clock.run_for(1_000)
    expect(page.locator(".order-strip li", has_text="Anna")).to_contain_text("+3 tiles")
    page.get_by_role("button", name="Bram: opened").click()

    # Who was too late with nothing touched pays nothing, and who was just in time neither.
    page.clock.run_for(61_000)
    up.get_by_role("button", name="Nothing was touched").click()
    page.clock.run_for(61_000)
    up.get_by_role("button", name="just in time").click()
    page.clock.run_for(1_000)
    expect(page.locator(".order-strip li", has_text="Bram")).not_to_contain_text("tiles")
    expect(page.locator(".order-strip li", has_text="Anna")).to_contain_text("+3 tiles")
    tab(page, "Scores")
    expect(page.locator(".remarks .note")).to_contain_text("Anna took 3 penalty tiles")
    row = page.locator(".companion-sheet tbody tr").first
    expect(row.locator("td").nth(0)).to_contain_text("+3 tiles")
    expect(row.locator("td").nth(1)).to_have_text("")
    expect(page.get_by_role("button", name="Bram: opened")).to_have_attribute("aria-pressed", "true")

    # With an empty pot nobody takes any.
    tab(page, "Clock")
    page.get_by_role("button", name="The last tile of the pot is drawn").click()
    page.clock.run_for(61_000)
    up.get_by_role("button", name="Not finished in time").click()
    page.clock.run_for(1_000)
    tab(page, "Scores")
    expect(page.locator(".remarks .note").nth(1)).to_contain_text("Bram took no penalty tiles")


def test_tiles_drawn_to_see_who_begins_outlast_a_reload(open_page: Open) -> None:
    page = open_page(NARROW, "#/companion/rummikub-sabra")
    name_players(page, "Anna", "Bram", "Cees")
    page.get_by_text("We have drawn tiles").click()
    drawn = page.locator("details", has_text="We have drawn tiles")
    for name, tile in (("Anna", "R9"), ("Bram", "K4"), ("Cees", "B9")):
        drawn.get_by_label(name, exact=True).fill(tile)
    page.reload()
    expect(drawn.get_by_label("Bram", exact=True)).to_have_value("K4")
    drawn.get_by_role("button", name="Who begins?").click()
    expect(page.get_by_text("Draw again: Anna, Cees.")).to_be_visible()

    # Who is out of it after the tie stays out of it.
    page.reload()
    expect(drawn.get_by_label("Bram", exact=True)).to_have_count(0)
    drawn.get_by_label("Anna", exact=True).fill("R3")
    drawn.get_by_label("Cees", exact=True).fill("R2")
    drawn.get_by_role("button", name="Who begins?").click()
    expect(page.locator(".begins-said")).to_have_text("Anna begins.")


def test_a_house_rule_that_is_typed_looks_like_the_others(open_page: Open) -> None:
    page = open_page(NARROW, "#/companion/woord-sabra")
    page.get_by_text("House rules").click()
    lines = page.locator(".house-rules > .option-line > :is(.switch, .choice)")
    expect(lines.first).to_be_visible()
    grounds = lines.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundColor)")
    assert len(set(grounds)) == 1


def test_the_spanish_edition_skips_who_was_late(open_page: Open) -> None:
    page = open_page(SIDEWAYS, "#/companion/word-2023")
    page.clock.install()
    page.reload()
    name_players(page, "Anna", "Bram", "Cees")
    page.get_by_label("Language of the words").select_option("es")
    begins(page, "Anna")
    face = page.locator(".clock-face")
    face.click()
    page.clock.run_for(61_000)
    page.get_by_role("button", name="Not finished in time").click()
    for name in ("Bram", "Cees"):
        expect(page.locator(".clock-name")).to_have_text(name)
        page.clock.run_for(2_000)
        face.click()
    page.clock.run_for(2_000)
    expect(page.locator(".clock-name")).to_have_text("Bram")
    box = page.locator(".clock-face").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SIDEWAYS["height"]


def test_the_sound_can_be_switched_off_and_stays_off(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/companion/scrabble-nl/clock")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")

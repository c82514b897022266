"""Beside the box: one phone in the middle of a table with real tiles."""

from pathlib import Path

import pytest
from devices import NARROW, UPRIGHT, Open
from playwright.sync_api import Locator, Page, expect
from readers import violations
from served import Server

pytestmark = pytest.mark.browser


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name)


def out(page: Page, name: str) -> None:
    page.get_by_role("group", name="Who laid the last tile?").get_by_text(name, exact=True).click()


def test_an_evening_of_numbers(open_page: Open) -> None:
    page = open_page(UPRIGHT)
    page.get_by_role("link", name="With your own box").click()
    page.get_by_role("link", name="Rummikub, Sabra rules").click()
    field(page, "Player 1").fill("Anna")
    field(page, "Player 2").fill("Bram")
    page.get_by_role("button", name="Another player").click()
    field(page, "Player 3").fill("Cees")
    page.get_by_role("button", name="Draw for us").click()
    expect(page.locator(".begins-said")).to_contain_text("begins.")
    assert violations(page) == []

    # The clock runs for who begins; a tap hands the turn on.
    tab(page, "Clock")
    clock = page.locator(".clock-face")
    begins = page.locator(".clock-name").inner_text()
    expect(clock).to_contain_text("2:00")
    clock.click()
    clock.click()
    assert page.locator(".clock-name").inner_text() != begins
    assert violations(page) == []

    # It goes on in the corner while the scores are written.
    tab(page, "Scores")
    expect(page.locator(".small-clock")).to_be_visible()

    # A game by its racks: a tile too many is seen, then it counts.
    out(page, "Anna")
    field(page, "Left on Bram’s rack").fill("R7 R7 R7")
    field(page, "Left on Cees’s rack").fill("*")
    expect(page.locator(".remarks .wrong")).to_contain_text("was written down 3 times")
    field(page, "Left on Bram’s rack").fill("R7 K13")
    expect(page.locator(".remarks .note")).to_contain_text("20 + 25 = 45")
    expect(page.locator(".companion-sheet")).to_contain_text("+45")

    # The next one by scores that were worked out at the table, with a mistake in the sum.
    page.get_by_role("button", name="Next game").click()
    page.get_by_label("We worked out the scores ourselves").check()
    scores = page.locator(".own-scores")
    for name, score in (("Anna", "-8"), ("Bram", "12"), ("Cees", "-5")):
        scores.get_by_label(name).fill(score)
    expect(page.locator(".remarks .wrong")).to_contain_text("together they are 1 too low")
    assert violations(page) == []
    page.reload()
    expect(page.locator(".own-scores").get_by_label("Cees")).to_have_value("-5")
    expect(page.locator(".remarks .wrong")).to_contain_text("1 too low")
    scores.get_by_label("Cees").fill("-4")
    expect(page.locator(".remarks .wrong")).to_have_count(0)
    expect(page.get_by_role("row", name="Total")).to_contain_text("+37")

    # Taken along, and still there after the phone has slept.
    with page.expect_download() as kept:
        page.get_by_role("button", name="Table (CSV)").click()
    lines = Path(kept.value.path()).read_text("utf-8-sig").splitlines()
    assert lines[1:4] == [",Anna,Bram,Cees", "Game 1,45,-20,-25", "Game 2,-8,12,-4"]
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Save the result").click()
    page.reload()
    expect(page.locator(".companion-sheet")).to_contain_text("Anna is ahead after 2 games.")
    page.get_by_role("link", name="To the overview").click()
    line = page.locator(".saved-line")
    expect(line.locator(".saved-totals > span")).to_have_text(["Anna +37", "Bram −8", "Cees −29"])
    assert violations(page) == []
    line.click()
    expect(page.locator(".saved-page .score-sheet")).to_contain_text("−25")
    assert violations(page) == []


def test_is_it_legal(open_page: Open) -> None:
    page = open_page(UPRIGHT, "#/companion/rummikub-sabra/legal")
    # One set is asked after at once; a whole turn is behind its own line.
    one = page.locator(".one-field")
    field(page, "Is this a set?").fill("B8 K8")
    one.get_by_role("button", name="Is it legal?").click()
    expect(one.locator(".answer")).to_contain_text("No, that is not a set.")
    field(page, "Is this a set?").fill("B8 K8 Y8")
    one.get_by_role("button", name="Is it legal?").click()
    expect(one.locator(".answer")).to_contain_text("Yes, that is a set.")
    assert violations(page) == []
    field(page, "Is this a set?").fill("")
    page.get_by_text("Judge a whole turn").click()
    turn = page.locator(".whole-turn")
    field(page, "What was on the table before the turn?").fill("B8 B9 B10")
    field(page, "What was on the rack?").fill("b11 k8 y8")
    field(page, "What is on the table now, all of it?").fill("B9 B10 B11 | B8 K8")
    expect(turn.locator(".typed-tiles").nth(2).locator(".tile")).to_have_count(5)
    turn.get_by_role("button", name="Is it legal?").click()
    expect(turn.locator(".answer")).to_contain_text("No, that is not legal.")
    expect(turn.locator(".answer .quoted-tiles")).to_have_attribute("aria-label", "blue 8, black 8")
    turn.locator(".answer").get_by_text("Why?").click()
    expect(page.get_by_text("rulebook 004, “Spelregels 2”")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Tap tiles: What is on the table now").click()
    page.get_by_role("button", name="Yellow").click()
    page.get_by_role("button", name="8", exact=True).click()
    turn.get_by_role("button", name="Is it legal?").click()
    expect(turn.locator(".answer")).to_contain_text("Yes, that is legal.")
    turn.locator(".answer").get_by_text("Why?").click()
    expect(page.get_by_text("rulebook 004, “Manipuleren”")).to_be_visible()
    field(page, "What was on the rack?").fill("R77")
    turn.get_by_role("button", name="Is it legal?").click()
    expect(turn.locator(".notice")).to_contain_text(
        "“R77” is not a tile: look at the field “What was on the rack?”"
    )


def test_words_turn_by_turn_and_in_doubt_while_the_server_is_away(open_page: Open) -> None:
    page = open_page(NARROW, "#/companion/woord-international/scores", lang="nl-NL")
    typed = page.get_by_role("textbox", name="Punten, of de nieuwe woorden")
    for text, total in (("houten", "6"), ("44", "44"), ("tafel", "11")):
        typed.fill(text)
        page.get_by_role("button", name="Schrijf op").click()
        expect(page.get_by_role("row", name="Tot nu toe")).to_contain_text(total)
    page.context.set_offline(True)
    typed.fill("6")
    page.get_by_role("button", name="Schrijf op").click()
    expect(page.locator(".notice")).to_contain_text("wordt op dit apparaat opgeteld")
    expect(page.get_by_role("row", name="Tot nu toe")).to_contain_text("50")
    page.context.set_offline(False)
    expect(page.locator(".remarks")).to_contain_text("Tel nu wat er op de plankjes over is", timeout=15_000)
    page.get_by_role("button", name="Tel wat er over is").click()
    field(page, "Over bij Speler 1").fill("AB@")
    field(page, "Over bij Speler 2").fill("0")
    expect(page.locator(".companion-sheet")).to_contain_text("Speler 2 wint.")
    expect(page.locator(".companion-sheet")).to_contain_text("−12")

    page.get_by_role("tab", name="Punten").press("ArrowRight")  # tabs are one stop, arrows go on
    expect(page.get_by_role("tab", name="Woorden")).to_be_focused()
    word = page.get_by_role("textbox", name="Over welk woord twijfelen jullie?")
    word.fill("lopen")
    word.press("Enter")
    expect(page.locator(".verdicts")).to_contain_text("LOPEN telt.")
    page.get_by_label("Geen werkwoorden").check()
    expect(page.locator(".verdicts")).to_contain_text("LOPEN telt niet.")
    page.get_by_role("button", name="Laat het hier tellen").click()
    expect(page.locator(".verdicts")).to_contain_text("LOPEN telt.")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"]


def judge(page: Page, lay: str, rack: str, play: str) -> Locator:
    """Ask after a whole turn in whatever language the page has; gives what is answered."""
    turn = page.locator(".whole-turn")
    if not turn.locator("form").is_visible():
        turn.locator("summary").first.click()
    for at, text in enumerate((lay, rack, play)):
        turn.locator(".tile-field input").nth(at).fill(text)
    turn.locator("button[type=submit]").click()
    return turn.locator(".answer, .legal-form + div .notice")


def test_what_a_family_types_is_read_as_it_was_meant(open_page: Open, server: Server) -> None:
    page = open_page(UPRIGHT, "#/companion/rummikub-jokers/legal", lang="nl-NL")
    said = judge(page, "rood 1 rood 2, rood 3 / B11B12B13", "r4 joker", "R1R2R3R4 | B11-B12-B13")
    expect(said).to_contain_text("Ja, dat mag.")
    expect(said).to_contain_text("spelregelboek 001")
    expect(judge(page, "", "z7", "paars 9")).to_contain_text("“paars” is geen steen")
    expect(judge(page, "", "25", "Z7 R7 B7")).to_contain_text("“25” is geen steen")

    # Accents that no tile has, marks between words, and a word that is none: with the place in the book.
    page.goto(f"{server.url}/#/companion/woord-sabra/legal")
    expect(judge(page, "gang, uit!", "énls", "Uitgangen")).to_contain_text("Ja, dat mag.")
    said = judge(page, "", "XQZ", "xqz")
    expect(said).to_contain_text("Nee, dat mag niet.")
    expect(said).to_contain_text("Wel en niet toegestane woorden")
    page.goto(f"{server.url}/#/companion/scrabble-nl/legal")
    page.get_by_role("tab", name="Spelers").click()
    page.get_by_label("Taal van de woorden").select_option("nl")
    page.get_by_role("tab", name="Mag dit?").click()
    said = judge(page, "8 D taart", "AFEL", "d8tafel")
    expect(said).to_contain_text("Ja, dat mag.")
    expect(said).to_contain_text("spelregelboek 002, “Het spel 3”")
    assert violations(page) == []

    # The dictionary: several at once, as they are said, and still there after a reload.
    page.get_by_role("tab", name="Woorden").click()
    word = page.get_by_role("textbox", name="Over welk woord twijfelen jullie?")
    word.fill(f"“taart”, hu1s! {'x' * 80}")
    word.press("Enter")
    verdicts = page.locator(".verdicts li")
    expect(verdicts).to_have_count(3)
    expect(verdicts.nth(0)).to_contain_text("TAART telt.")
    expect(verdicts.nth(1)).to_contain_text("geen letter")
    expect(verdicts.nth(2)).to_contain_text("spelregelboek 002, “Het spel 8”")
    page.reload()
    expect(verdicts.nth(0)).to_contain_text("TAART telt.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_is_large_enough_for_a_thumb(open_page: Open, server: Server, scheme: str) -> None:
    page = open_page(NARROW, "#/companion", color_scheme=scheme)
    expect(page.locator(".box-shelf a")).to_have_count(6)
    assert violations(page) == []
    for name in ("players", "clock", "scores", "words", "legal"):
        page.goto(f"{server.url}/#/companion/scrabble-nl/{name}")
        expect(page.get_by_role("tabpanel").locator("button").first).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= NARROW["width"], name
        small = page.evaluate(
            """() => [...document.querySelectorAll('.companion button, .companion a, .companion select')]
                .filter((one) => one.getClientRects().length > 0)
                .map((one) => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""
        )
        assert small == [], name
        assert violations(page) == [], name

"""The language is changed while one looks, on every page, and everything on it changes along."""

import pytest
from devices import DESK, NARROW, Open
from hands import sit_down
from playwright.sync_api import Page, expect
from served import Server

from optafel.languages import folder_of
from optafel.texts import LANGUAGES

pytestmark = pytest.mark.browser

OWN_PAGES = sorted({path.stem.split("-")[0] for path in (folder_of("en") / "texts" / "pages").glob("*.ftl")})


def words_on(page: Page) -> str:
    """All that is shown, and nothing that is a name in every language."""
    return page.locator("main").first.inner_text()


def nothing_sticks_out(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_home_and_table_change_at_once(open_page: Open, server: Server) -> None:
    page = open_page()
    seen = set()
    for language in LANGUAGES:
        page.locator(".home-tools select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        seen.add(words_on(page))
    assert len(seen) == len(LANGUAGES)
    page.locator(".home-tools select").select_option("en")
    sit_down(page, server)
    turns = set()
    for language in LANGUAGES:
        page.locator(".bar button, header button").last.click()
        page.locator("dialog select, [role=dialog] select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        turns.add(page.locator(".play").inner_text())
    assert len(turns) == len(LANGUAGES)


@pytest.mark.parametrize("own", OWN_PAGES)
def test_every_page_of_its_own_speaks_all_of_them(open_page: Open, own: str) -> None:
    page = open_page(size=NARROW, path=f"/#/{own}")
    seen = set()
    for language in LANGUAGES:
        page.locator(".own-head select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_be_visible()
        expect(page).to_have_title(f"{page.locator('h1').inner_text()} · optafel")
        text = words_on(page)
        assert f"{own}-" not in text  # a key would show where its sentence is missing
        nothing_sticks_out(page)
        seen.add(text)
    assert len(seen) == len(LANGUAGES)


def test_a_browser_is_spoken_to_in_its_own_language(open_page: Open) -> None:
    page = open_page(size=DESK, lang="pt-BR")
    expect(page.locator("html")).to_have_attribute("lang", "pt")

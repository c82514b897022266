"""What is kept is said where people look for it, in every language."""

import pytest
from devices import NARROW, Open
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

TITLES = {
    "en-GB": "What is kept here",
    "nl-NL": "Wat hier bewaard wordt",
    "fr-FR": "Ce qui est gardé ici",
    "de-DE": "Was hier aufbewahrt wird",
    "es-ES": "Qué se guarda aquí",
    "pt-PT": "O que fica guardado aqui",
}


@pytest.mark.parametrize("lang", TITLES)
def test_the_page_says_how_long_tables_are_kept(open_page: Open, lang: str) -> None:
    page = open_page(NARROW, lang=lang)
    page.locator(".home-foot a").click()
    expect(page.get_by_role("heading", name=TITLES[lang])).to_be_visible()
    expect(page.locator(".privacy")).to_contain_text("365")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0

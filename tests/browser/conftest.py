"""A real Chromium and a real server for the tests that look at the page as people do."""

from collections.abc import Iterator

import pytest
from devices import DESK, Open, launched
from playwright.sync_api import Browser, BrowserContext, Page, expect
from served import Server, serving
from tools.system import chromium

from steady import STEADY_PAGE

# How long a test waits for what should come: a machine with much else to do must not fail it.
PATIENCE_MS = 90_000
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched(chromium()) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def troubles() -> list[str]:
    """What the browser complained of: refused styles and scripts, exceptions, requests to other hosts."""
    return []


def _note(troubles: list[str], text: str, wrong: bool) -> None:
    if wrong:
        troubles.append(text)


@pytest.fixture
def open_page(browser: Browser, server: Server, troubles: list[str]) -> Iterator[Open]:
    """Open the page in a browser of its own, as somebody else would."""
    contexts: list[BrowserContext] = []

    def open_it(size: dict[str, int] = DESK, path: str = "", lang: str = "en-GB", **rest: object) -> Page:
        touch = size["width"] < 1000
        context = browser.new_context(viewport=size, has_touch=touch, locale=lang, **rest)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(STEADY_PAGE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: _note(troubles, said.text, "Content Security" in said.text))
        own = (server.url, server.url.replace("http", "ws"), "blob:")
        page.on("request", lambda asked: _note(troubles, asked.url, not asked.url.startswith(own)))
        page.goto(f"{server.url}/{path}")
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert troubles == []

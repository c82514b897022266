"""A page that was installed takes up the next one: it says so, loses nothing, and never mixes old and new."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from devices import DESK, UPRIGHT
from hands import LONG_MS, lay, rack_of, seat_person, sets_on, settled, until, wait_for_turn
from playwright.sync_api import Browser, Page, expect
from readers import violations
from served import Server

import optafel

pytestmark = pytest.mark.browser

PACKAGE = Path(optafel.__file__).parent
# A browser lets a worker that is to go finish what it is at, for five minutes at most.
WORKER_ENDS_MS = 360_000
WRITTEN = (".js", ".css", ".html", ".webmanifest")


def install(folder: Path) -> Path:
    """The program with a page of its own, beside the one that is there."""
    package = folder / "optafel"
    package.mkdir(parents=True)
    for part in PACKAGE.iterdir():
        if part.name != "page":
            (package / part.name).symlink_to(part)
    shutil.copytree(PACKAGE / "page", package / "page")
    be_patient(package / "page" / "worker.js")
    return package / "page"


def be_patient(worker: Path) -> None:
    """A busy server is not taken for one that does not answer: the page that is kept would be shown."""
    text = worker.read_text("utf-8")
    assert text.count("=4e3") == 1
    worker.write_text(text.replace("=4e3", f"={LONG_MS}"), "utf-8")


def build_next(page: Path) -> None:
    """What another build leaves: other names for what has changed, and a word that one can see."""
    files = sorted(page.glob("assets/*"))
    names = {file.name: re.sub(r"-([\w-]{8})\.", r"-2\1.", file.name) for file in files}
    for file in [*files, page / "index.html", page / "worker.js"]:
        if file.suffix in WRITTEN:
            text = file.read_text("utf-8")
            for old, new in names.items():
                text = text.replace(old, new)
            text = re.sub(r'(<meta name="build" content="|const BUILD = ")', r"\g<1>next-", text)
            file.write_text(text.replace("Review a game", "Review a game anew"), "utf-8")
    for file in files:
        file.rename(file.with_name(names[file.name]))


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    pages = install(tmp_path / "installed")
    server = Server(tmp_path / "data", PYTHONPATH=str(tmp_path / "installed")).start()
    try:
        yield server, pages
    finally:
        server.stop()


def renew(server: Server, pages: Path) -> None:
    """The server stops, gets the next build, and comes back at the same address."""
    server.stop()
    build_next(pages)
    server.start()


def scripts(page: Page) -> set[str]:
    """Every file of the page that was loaded, by its name."""
    found: list[str] = page.evaluate(
        "() => performance.getEntriesByType('resource').map((one) => one.name)"
        ".filter((name) => name.includes('/assets/'))"
    )
    return {name.rsplit("/", 1)[1] for name in found}


def ready(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")


def in_charge(page: Page) -> None:
    """The next page's worker has its shell whole and answers: its cache has a name before that."""
    until(
        page,
        """async () => {
            const next = (await caches.keys()).some((name) => name.startsWith("shell-next-"));
            const { active, installing, waiting } = await navigator.serviceWorker.ready;
            return next && !installing && !waiting && active.state === "activated";
        }""",
        WORKER_ENDS_MS,
    )


def test_an_open_page_takes_up_the_next_one_and_loses_nothing(
    browser: Browser, installed: tuple[Server, Path]
) -> None:
    server, pages = installed
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(server.url)
    ready(page)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": seats, "first": 0})
    wait_for_turn(page)
    settled(page)
    first = rack_of(page)[0]
    lay(page, first)
    expect(page.locator(".row")).to_have_count(1)
    old = scripts(page)
    expect(page.locator(".newer-line")).to_have_count(0)

    renew(server, pages)
    told = page.locator(".newer-line")
    expect(told).to_contain_text("There is a newer version of this page", timeout=LONG_MS)
    # Nobody is thrown out of a turn, and parts of the old page still come, as the old page needs them.
    assert sets_on(page) == [first]
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Share this position").click()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    assert scripts(page) - old
    assert not [name for name in scripts(page) if "-2" in name and name.replace("-2", "-", 1) in old]
    page.get_by_role("button", name="Close").click()
    assert violations(page) == []

    told.get_by_role("button", name="Load it").click()
    wait_for_turn(page)
    settled(page)
    assert sets_on(page) == [first]
    expect(told).to_have_count(0)
    assert not scripts(page) & old
    # What is kept on the device is the new page too.
    in_charge(page)
    context.set_offline(True)
    page.goto(f"{server.url}/?again")
    expect(page.get_by_role("link", name="Review a game anew")).to_be_visible()
    assert not scripts(page) & old
    assert wrong == []
    context.close()


def test_who_comes_later_has_the_next_page_at_once(browser: Browser, installed: tuple[Server, Path]) -> None:
    server, pages = installed
    context = browser.new_context(viewport=UPRIGHT, has_touch=True, locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    ready(page)
    expect(page.get_by_role("link", name="Review a game")).to_be_visible()
    renew(server, pages)
    page.goto(f"{server.url}/?later")
    expect(page.get_by_role("link", name="Review a game anew")).to_be_visible()
    # The worker is renewed behind it; that is no news for a page that is new already.
    in_charge(page)
    page.get_by_role("link", name="Review a game anew").click()
    expect(page.get_by_role("button", name="Review it")).to_be_visible()
    expect(page.locator(".newer-line")).to_have_count(0)
    context.close()


def test_what_was_read_can_be_read_without_a_connection(
    browser: Browser, installed: tuple[Server, Path]
) -> None:
    server, _ = installed
    context = browser.new_context(viewport=UPRIGHT, has_touch=True, locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    ready(page)
    page.reload()  # from here on the worker listens
    for path in ("learn/rummikub-sabra", "companion/rummikub-sabra/clock"):
        page.goto(f"{server.url}/#/{path}")
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.goto(f"{server.url}/?offline")
    expect(page.get_by_role("alert")).to_contain_text("There is no connection to the table server")
    assert violations(page) == []
    page.get_by_role("link", name=re.compile("Learn")).first.click()
    expect(page.get_by_role("link", name=re.compile("Read.*Sabra")).first).to_be_visible()
    page.get_by_role("link", name=re.compile("Read.*Sabra")).first.click()
    expect(page.locator(".lesson-view, main section").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.goto(f"{server.url}/#/companion/rummikub-sabra/clock")
    expect(page.get_by_role("tab", name=re.compile("Clock"))).to_be_visible()
    context.close()

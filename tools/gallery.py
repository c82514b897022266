"""A picture of every page, at a desk and on a phone, into docs/gallery/: `gallery.py [FOLDER [NAME…]]`.

Everything is real: a server of its own, games that were played by asking the solver, Debian's Chromium.
Look at each picture before it is committed.
"""

import asyncio
import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from served import Server, serving  # noqa: E402
from tools.system import chromium  # noqa: E402

from seen import move_for  # noqa: E402

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
RULEBOOKS = (
    "rummikub-sabra",
    "rummikub-jokers",
    "woord-sabra",
    "woord-international",
    "word-2023",
    "scrabble-nl",
)
# Turns of the person, before a picture of a game in progress is taken.
TURNS = {"rummikub-sabra": 6, "rummikub-jokers": 5, "scrabble-nl": 3}
TURNS_OTHERWISE = 2
QUALITY = 0.82
GO_IN = ("learn", "companion")  # pages that begin with a choice of the game
MEANWHILE_MS = 700  # for what glides and fades

TO_WEBP = """async ([png, quality]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


@dataclass(slots=True)
class Gallery:
    browser: Browser
    server: Server
    folder: Path
    only: frozenset[str]  # names of pictures to take; none: all
    taken: list[str] = field(default_factory=list)

    def show(
        self,
        name: str,
        path: str,
        seat: dict[str, Any] | None = None,
        act: Callable[[Page], None] | None = None,
        whole: bool = False,
    ) -> None:
        """A picture of one page at both sizes; `act` does something there first."""
        self.taken.append(name)
        if self.only and name not in self.only:
            return
        for shape, size in SIZES.items():
            with self.page(size) as page:
                page.goto(f"{self.server.url}/")
                page.evaluate(
                    "(seat) => localStorage.setItem('optafel.games', JSON.stringify(seat ? [seat] : []))",
                    seat,
                )
                page.goto(f"{self.server.url}/?{name}#/{path}")
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(MEANWHILE_MS)
                if act:
                    act(page)
                    page.wait_for_timeout(MEANWHILE_MS)
                if whole:  # in a window as high as the page: what sticks to the window's foot is at the foot
                    height = page.evaluate("() => document.documentElement.scrollHeight")
                    page.set_viewport_size({"width": size["width"], "height": height})
                self._keep(f"{name}-{shape}", page.screenshot())
        print(name, flush=True)

    @contextmanager
    def page(self, size: dict[str, int]) -> Iterator[Page]:
        context = self.browser.new_context(viewport=size, has_touch=size["width"] < 1_000, locale="en-GB")  # type: ignore[arg-type]
        try:
            yield context.new_page()
        finally:
            context.close()

    def _keep(self, name: str, png: bytes) -> None:
        with self.page(SIZES["desk"]) as page:
            written: str = page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), QUALITY])
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(written))

    def write_index(self) -> None:
        lines = [
            "# What it looks like",
            "",
            "Every page at a desk and on a phone; `python3 tools/gallery.py` takes them anew.",
            "",
        ]
        for name in self.taken:
            lines += [
                f"## {name.replace('-', ' ')}",
                "",
                f'<img src="{name}-desk.webp" alt="{name} at a desk" width="620">',
                f'<img src="{name}-phone.webp" alt="{name} on a phone" width="190">',
                "",
            ]
        (self.folder / "README.md").write_text("\n".join(lines))


def order(rulebook: str, *others: str, **rest: Any) -> dict[str, Any]:
    names = iter(("Noor", "Bram", "Fien"))
    seats = [{"kind": "me", "name": "Anna"}]
    for kind in others:
        level = {"level": "casual"} if kind == "bot" else {}
        seats.append({"kind": kind, **({} if kind == "open" else {"name": next(names)}), **level})
    return {"rulebook": rulebook, "seats": seats, **rest}


def kept(made: dict[str, Any], rulebook: str) -> dict[str, Any]:
    """What a browser keeps of a table that was set there."""
    keys = [made["key"], *made["keys"].values()]
    return {
        **{name: made[name] for name in ("table", "invite", "watch")},
        "game": rulebook,
        "keys": keys,
        "names": ["Anna"],
        "seen": 0,
        "over": False,
        "commits": [made["commit"]],
    }


async def play(server: Server, made: dict[str, Any], turns: int | None) -> None:
    """Play so many turns of the person's own (None: to the end), by asking the solver."""
    async with server.connected(made["table"]) as anna:
        await anna.hello(made["key"], entropy="anna")
        made_turns = 0
        while turns is None or made_turns <= turns:
            view = await anna.sees(lambda view: bool(view["result"]) or view["turn"] == view["seat"], 60)
            if view["result"] or made_turns == turns:
                return
            answer = await anna.move(move_for(view, "strong"))
            number = answer.get("number", 0)
            await anna.sees(lambda view, number=number: view["number"] >= number)  # type: ignore[misc]
            made_turns += 1


def started(server: Server, wanted: dict[str, Any], to_the_end: bool = False) -> tuple[str, dict[str, Any]]:
    made = server.open_table(wanted)
    turns = None if to_the_end else TURNS.get(wanted["rulebook"], TURNS_OTHERWISE)
    # In a thread of its own: while Playwright runs, no other event loop can run in this one.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, play(server, made, turns)).result()
    return f"table/{made['table']}", kept(made, wanted["rulebook"])


def lay_one(page: Page) -> None:
    page.locator(".rack [data-tile]").first.click()
    box = page.locator(".felt").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)


def be_refused(page: Page) -> None:
    lay_one(page)
    page.get_by_role("button", name="End turn").click()


def ask(page: Page) -> None:
    for _ in range(2):
        page.get_by_role("button", name="hint").or_(page.get_by_role("button", name="more")).first.click()
        page.wait_for_timeout(2_500)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.locator(".fair-line summary").click()


def see_the_proof(page: Page) -> None:
    page.locator(".fair-answer").evaluate("(answer) => answer.scrollIntoView()")


def go_in(page: Page) -> None:
    """Past the first choice of a page: its first link or card."""
    page.locator("main :is(li, .shelf, section) :is(a, button)").first.click()
    page.wait_for_load_state("networkidle")


def pictures(gallery: Gallery) -> None:
    server = gallery.server
    gallery.show("home", "", whole=True)
    for rulebook in RULEBOOKS:
        gallery.show(f"setup-{rulebook}", f"new/{rulebook}", whole=True)
    made = server.open_table(order("rummikub-sabra", "open", "open"))
    seat = kept(made, "rummikub-sabra")
    gallery.show("waiting", f"table/{made['table']}", seat)
    gallery.show("join", f"join/{made['table']}/{made['invite']}")
    for rulebook in RULEBOOKS:
        language = {} if rulebook.startswith("rummikub") else {"language": "en"}
        path, seat = started(server, order(rulebook, "bot", "bot", "bot", clock_seconds=None, **language))
        gallery.show(f"game-{rulebook}", path, seat)
        if rulebook == "rummikub-sabra":
            gallery.show("refusal", path, seat, be_refused)
            gallery.show("hint", path, seat, ask)
            gallery.show("menu", path, seat, open_menu)
            gallery.show("watching", f"watch/{seat['table']}/{seat['watch']}")
    made = server.open_table(order("rummikub-sabra", "hotseat", first=1))
    gallery.show("hand-over", f"table/{made['table']}", kept(made, "rummikub-sabra"))
    for rulebook in ("rummikub-sabra", "scrabble-nl"):
        path, seat = started(server, order(rulebook, "bot", "bot"), to_the_end=True)
        gallery.show(f"score-sheet-{rulebook}", path, seat)
        if rulebook == "rummikub-sabra":
            gallery.show("review-of-a-game", f"review/{seat['table']}", seat)
            gallery.show("fair", f"fair/{seat['table']}/{seat['commits'][0]}", seat, see_the_proof)
    with gallery.page(SIZES["desk"]) as page:
        page.goto(server.url)
        page.wait_for_load_state("networkidle")
        beside = [link.get_attribute("href") or "" for link in page.locator(".beside a").all()]
    for link in beside:
        name = link.removeprefix("#/")
        if name != "fair":
            gallery.show(name, name)
        if name in GO_IN:
            gallery.show(f"{name}-further", name, act=go_in)


def main(folder: Path, only: frozenset[str]) -> None:
    program = chromium()
    if program is None:
        sys.exit("gallery: there is no Chromium here: install the package chromium-headless-shell")
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "data") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        gallery = Gallery(browser, server, folder, only)
        pictures(gallery)
        gallery.write_index()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "gallery", frozenset(sys.argv[2:]))

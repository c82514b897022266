"""How quickly the page answers a finger: a tile is dragged over a table of 100 tiles on a slow phone.

A real server and Debian's Chromium. The page gets the view of a real game in which the table is filled up;
its processor is slowed down four times. A frame is what passes between two calls of requestAnimationFrame
while the finger moves.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.system import chromium

TILES = 100
SLOWER = 4
ROUNDS = 4
MOVES = 150
AIM_P95_MS = 33.0
PHONE = {"width": 390, "height": 844}
SETTLE_MS = 2_000

# The finger is put down for real; it then moves once a frame, as fast as the page draws them.
WATCH = """() => {
    addEventListener('pointerdown', (event) => { window.finger = event.pointerId; }, true);
}"""
FOLLOW = """(path) => new Promise((done) => {
    const stage = document.querySelector('.stage');
    const frames = [];
    let last = 0;
    const step = (now) => {
        if (last) frames.push(now - last);
        last = now;
        const point = path[frames.length];
        if (!point) return done(frames);
        const [clientX, clientY] = point;
        stage.dispatchEvent(new PointerEvent('pointermove',
            { bubbles: true, pointerId: window.finger, pointerType: 'touch', clientX, clientY }));
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
})"""


def full_table() -> tuple[list[str], list[str]]:
    """Sets of three and more that make a hundred tiles, and six tiles that are left for the rack."""
    table = []
    for ink in "KRBY":
        for _ in range(2):
            table.append(" ".join(f"{ink}{number}" for number in range(1, 6)))
            table.append(" ".join(f"{ink}{number}" for number in range(6, 10)))
    table += [" ".join(f"{ink}{number}" for ink in "KRBY") for number in (10, 11, 12, 13) for _ in range(2)]
    tiles = sum(len(row.split()) for row in table)
    rack = ["*", "*"]
    while tiles > TILES:
        row = table.pop().split()
        rack += row
        tiles -= len(row)
    return table, rack


def fill(message: str) -> str:
    """A message of the server, with the table filled up where it is a view of a game."""
    said: dict[str, Any] = json.loads(message)
    view = said.get("view")
    if said.get("type") == "view" and view and view["phase"] == "playing":
        table, rack = full_table()
        view |= {"table": table, "rack": rack, "draft": None}
        view.pop("opening", None)
        view["stands"] = [["" for _ in row.split()] for row in table]
        for seat in view["seats"]:
            seat["opened"] = True
    return json.dumps(said)


def path_over(box: dict[str, float]) -> list[tuple[float, float]]:
    """Back and forth over the felt, line by line, as somebody who looks for a place."""
    left, right = box["x"] + 60, box["x"] + box["width"] - 60
    points = []
    for step in range(MOVES):
        part = step / MOVES
        sweep = abs((part * 6) % 2 - 1)
        y = box["y"] + 120 + part * (box["height"] - 220)
        points.append((left + sweep * (right - left), y))
    return points


def drag(page: Any, session: Any) -> list[float]:
    """The frames of one drag, in ms."""
    tile = page.locator(".rack [data-tile]").nth(3).bounding_box()
    felt = page.locator(".felt").bounding_box()
    x, y = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x, y)
    touch("touchMove", x, y - 30)
    page.wait_for_timeout(200)
    frames: list[float] = page.evaluate(FOLLOW, path_over(felt))
    touch("touchMove", x, y)
    touch("touchEnd")
    page.wait_for_timeout(400)
    return frames


def worked(session: Any) -> dict[str, float]:
    """What the page's thread has been at so far, in ms of its own time: other programs do not count."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {kind: metrics[f"{kind}Duration"] * 1000 for kind in ("Task", "Script", "RecalcStyle", "Layout")}


def measure() -> tuple[list[float], dict[str, float]]:
    from playwright.sync_api import sync_playwright

    sys.path[:0] = [
        str(Path(__file__).parents[1] / "tests" / "server"),
        str(Path(__file__).parents[1] / "tests"),
    ]
    from served import serving

    program = chromium()
    if not program:
        sys.exit("this bench needs Chromium: install the package chromium-headless-shell")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "data") as server,
        sync_playwright() as run,
    ):
        browser = run.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB").new_page()  # type: ignore[arg-type]

        def between(line: Any) -> None:
            there = line.connect_to_server()
            there.on_message(lambda message: line.send(fill(str(message))))
            # The referee knows another table than this one: he is not asked.
            line.on_message(lambda said: None if '"type":"draft"' in said else there.send(said))

        page.route_web_socket("**/play", between)
        page.goto(server.url)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
        made = server.open_table({"rulebook": "rummikub-sabra", "seats": seats, "first": 0})
        kept = {
            "table": made["table"],
            "game": "rummikub-sabra",
            "keys": [made["key"]],
            "names": [],
            "seen": 0,
        }
        page.evaluate("(kept) => localStorage.setItem('optafel.games', JSON.stringify([kept]))", kept)
        page.goto(f"{server.url}/#/table/{made['table']}")
        page.reload()
        page.wait_for_selector(".said.mine")
        page.wait_for_timeout(SETTLE_MS)
        assert page.locator(".row [data-tile]").count() == TILES
        page.evaluate(WATCH)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = worked(session)
        frames = [frame for _ in range(ROUNDS) for frame in drag(page, session)]
        work = {kind: ms - before[kind] for kind, ms in worked(session).items()}
        browser.close()
    return frames, work


def main() -> None:
    measured, work = measure()
    frames = sorted(measured)
    p50, p95 = frames[len(frames) // 2], frames[int(len(frames) * 0.95)]
    print(f"dragging over {TILES} tiles, processor {SLOWER} times slower, {len(frames)} frames:")
    print(f"  median {p50:.1f} ms, p95 {p95:.1f} ms (aim {AIM_P95_MS:.0f}), longest {frames[-1]:.1f} ms")
    each = ", ".join(f"{kind.lower()} {ms / len(frames):.1f}" for kind, ms in work.items())
    print(f"  work of the page's thread, in ms a frame: {each}")


if __name__ == "__main__":
    main()

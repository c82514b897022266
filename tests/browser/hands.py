"""Somebody's hands at the page: what they see and how they lay tiles."""

import re
import time
from collections import Counter
from typing import Any

from eyes import a_play
from playwright.sync_api import Locator, Page, expect
from served import Server

LONG_MS = 90_000


def settled(page: Page) -> None:
    """Until the last turn has been shown and everything that glides has arrived."""
    page.wait_for_function(
        """() => document.querySelector('.play')?.dataset.replaying !== 'true'
            && document.getAnimations().every((one) => one.playState === 'finished')"""
    )


def until(page: Page, asked: str, patience_ms: int = LONG_MS) -> None:
    """Until a page that is asked says yes. Playwright's own wait takes any promise for a yes."""
    late = time.monotonic() + patience_ms / 1000
    while not page.evaluate(asked):
        assert time.monotonic() < late, f"never came true: {asked}"
        page.wait_for_timeout(50)


def sets_on(page: Page) -> list[str]:
    """The sets on the table, in notation."""
    settled(page)
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.row')].map((row) =>
            [...row.querySelectorAll('[data-tile]')].map((tile) => tile.dataset.face).join(' '))"""
    )
    return found


def rack_of(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.rack [data-tile]')].map((tile) => tile.dataset.face)"
    )
    return found


def sit_down(page: Page, server: Server) -> None:
    """At a new table with one bot, where this person begins: the table is empty and the turn one's own."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Noor"}]
    seat_person(page, server, {"rulebook": "rummikub-sabra", "seats": seats, "first": 0})
    wait_for_turn(page)
    settled(page)


def seat_person(page: Page, server: Server, order: dict[str, Any]) -> dict[str, Any]:
    """Set a table and open it on this page, in the seat of whoever set it."""
    made = server.open_table(order)
    seat = {"table": made["table"], "game": order["rulebook"], "keys": [made["key"]], "names": [], "seen": 0}
    kept = {**seat, "invite": made["invite"], "watch": made["watch"], "commits": [made["commit"]]}
    page.evaluate("(seat) => localStorage.setItem('optafel.games', JSON.stringify([seat]))", kept)
    page.goto(f"{server.url}/#/table/{made['table']}")
    page.reload()
    return made


def choose_seats(page: Page, *seats: str) -> None:
    """On a setup page: these seats beside one's own, instead of those that it offers at first."""
    lines = page.locator(".setup .seat-line")
    lines.first.wait_for()  # the page may still be reading the rulebooks
    for button in page.locator(".setup").get_by_role("button", name="Remove").all()[::-1]:
        button.click()
    expect(lines).to_have_count(1)
    for seat in seats:
        page.get_by_role("button", name=seat, exact=True).click()


def in_rack(page: Page, face: str) -> Locator:
    return page.locator(f'.rack [data-face="{face}"]').first


def unchosen(page: Page, face: str) -> Locator:
    """A tile of the rack that is not chosen yet: of two alike, a second click on one lets it go again."""
    return page.locator(f'.rack [data-face="{face}"]:not(.chosen)').first


def on_table(page: Page, face: str) -> Locator:
    return page.locator(f'.row [data-face="{face}"]').first


def middle(place: Locator) -> tuple[float, float]:
    settled(place.page)
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def empty_felt(page: Page) -> tuple[float, float]:
    """A point of the felt with no set near it; a table that scrolls has room at its end."""
    settled(page)
    point = free_point(page)
    if point is None:
        page.evaluate("() => document.querySelector('.felt').scrollTo(0, 1e6)")
        point = free_point(page)
    assert point is not None, "the table is full"
    return point[0], point[1]


def free_point(page: Page) -> list[float] | None:
    point: list[float] | None = page.evaluate(
        """() => {
            const felt = document.querySelector('.felt').getBoundingClientRect();
            const rows = [...document.querySelectorAll('.row')].map((row) => row.getBoundingClientRect());
            // A row pulls tiles towards it from about half a tile beside it and a third above and below.
            const tile = document.querySelector('.row [data-tile]')?.getBoundingClientRect().width ?? 58;
            const [besideIt, aboveIt] = [tile * 0.62 + 2, tile * 0.36 + 2];
            // How far a point is from a row, in what the row pulls; the emptiest point is the one to take.
            const far = (x, y, row) => Math.max(
                (row.left - x) / besideIt, (x - row.right) / besideIt,
                (row.top - y) / aboveIt, (y - row.bottom) / aboveIt);
            let best = null;
            for (let y = felt.top + 8; y < felt.bottom - 8; y += 6)
                for (let x = felt.left + 20; x < felt.right - 20; x += 10) {
                    const room = Math.min(4, ...rows.map((row) => far(x, y, row)));
                    if (room <= 1 || (best !== null && room <= best.room)) continue;
                    // What is said may grow over the foot of the felt, and nobody taps through it.
                    if (!document.elementFromPoint(x, y)?.closest('.status')) best = { room, x, y };
                }
            return best && [best.x, best.y];
        }"""
    )
    return point


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 12, steps=3)
    page.mouse.move(*end, steps=8)
    if drop:
        page.mouse.up()


def my_turn(page: Page) -> bool:
    return page.locator(".said.mine").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until it is this person's turn, or the game is over."""
    page.wait_for_selector(".said.mine, .over", timeout=LONG_MS)


def is_over(page: Page) -> bool:
    return page.locator(".over").count() > 0


def lay(page: Page, table: str) -> None:
    """Make the table so, set by set: choose the tiles of a set and tap the empty felt."""
    wanted = Counter(part.strip() for part in table.split("|"))
    rows = page.evaluate(
        """() => [...document.querySelectorAll('.row')].map((row) =>
            [...row.querySelectorAll('[data-tile]')].map((tile) => [tile.dataset.tile, tile.dataset.face]))"""
    )
    settled: set[str] = set()
    for row in rows:
        notation = " ".join(face for _, face in row)
        if wanted[notation] > 0:
            wanted[notation] -= 1
            settled.update(tile for tile, _ in row)
    for notation in wanted.elements():
        chosen: list[str] = []
        for face in notation.split():
            tile = page.evaluate(
                """([face, taken]) => [...document.querySelectorAll(`.row [data-face="${face}"]`),
                    ...document.querySelectorAll(`.rack [data-face="${face}"]`)]
                    .map((tile) => tile.dataset.tile).find((tile) => !taken.includes(tile))""",
                [face, [*settled, *chosen]],
            )
            page.locator(f'[data-tile="{tile}"]').click(modifiers=["Control"])
            chosen.append(tile)
        page.mouse.click(*empty_felt(page))
        expect(page.locator(f'.row [data-tile="{chosen[0]}"]')).to_be_visible()
        settled.update(chosen)


def points_to_open(page: Page) -> int:
    """What the status line asks of somebody who has not opened."""
    asked = re.search(r"Lay (\d+) points", page.locator(".said").inner_text())
    return int(asked[1]) if asked else 0


def turns_made(page: Page) -> int:
    return int(page.locator(".play").get_attribute("data-turns") or 0)


def play_turn(page: Page) -> bool:
    """Lay what is seen at a glance, with taps, or take a tile; tells whether something was laid."""
    turns = turns_made(page)
    play = a_play(sets_on(page), rack_of(page), points_to_open(page))
    if play is None:
        page.get_by_role("button", name="Draw").or_(page.get_by_role("button", name="Pass")).click()
    else:
        lay(page, play)
        end_turn(page)
    page.wait_for_function(f"() => document.querySelector('.play').dataset.turns > {turns}", timeout=LONG_MS)
    return play is not None


def end_turn(page: Page) -> None:
    """Once the referee has said that the turn is good."""
    end = page.get_by_role("button", name="End turn")
    expect(end).to_have_class("button due", timeout=LONG_MS)
    end.click()

"""Fingers on the glass: touches as the browser gets them, one or two at a time."""

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


class Touch:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Point) -> None:
        fingers = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def down(self, *points: Point) -> None:
        self._send("touchStart", *points)

    def move(self, *points: Point) -> None:
        self._send("touchMove", *points)

    def up(self, *points: Point) -> None:
        """Fingers that stay are named."""
        self._send("touchEnd", *points)

    def glide(self, start: Point, end: Point, steps: int = 8) -> None:
        for step in range(1, steps + 1):
            part = step / steps
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def spread(self, first: Point, second: Point, by: float, hold_ms: int) -> None:
        """One finger, and after a while another; then both go apart to the side."""
        self.down(first)
        self.page.wait_for_timeout(hold_ms)
        self.down(first, second)
        for step in range(1, 7):
            far = by * step / 6
            self.move((first[0] - far, first[1]), (second[0] + far, second[1]))
        self.up((second[0] + by, second[1]))
        self.up()


def centre(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def in_sight(page: Page, place: Locator) -> bool:
    """All of it, on the screen and under nothing."""
    inside: bool = place.evaluate(
        """(element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
                && (element === seen || element.contains(seen));
        }"""
    )
    return inside

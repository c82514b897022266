"""The ways a device is held, and how somebody opens the page on one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

DESK: ViewportSize = {"width": 1280, "height": 800}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
NARROW: ViewportSize = {"width": 320, "height": 640}

Open = Callable[..., Page]


@contextmanager
def launched(program: str | None) -> Iterator[Browser]:
    """A running browser; one a module, since no other event loop can run in this thread meanwhile."""
    assert program, "these tests need Chromium: install the packages chromium and chromium-headless-shell"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=program,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--mute-audio",
                "--host-resolver-rules=MAP house.test 127.0.0.1",  # as a phone sees it: not secure
            ],
        )
        yield running
        running.close()

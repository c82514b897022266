"""The ways a device is held, and how somebody opens the page on one."""

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize

DESK: ViewportSize = {"width": 1280, "height": 800}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
NARROW: ViewportSize = {"width": 320, "height": 640}

Open = Callable[..., Page]

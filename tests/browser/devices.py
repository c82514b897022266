"""The ways a device is held, and how somebody opens the page on one."""

from collections.abc import Callable

from playwright.sync_api import Page

DESK = {"width": 1280, "height": 800}
UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
NARROW = {"width": 320, "height": 640}

Open = Callable[..., Page]

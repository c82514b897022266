"""What the device says by itself when the page is not looked at."""

from collections.abc import Iterator

import pytest
from devices import DESK, UPRIGHT, Open, launched
from hands import seat_person, until, wait_for_turn
from playwright.sync_api import Browser
from served import Server
from tools.system import chromium

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The one with windows: the other has no place for notifications."""
    with launched(chromium(windows=True)) as running:
        yield running


def test_a_notification_says_that_it_is_my_turn(open_page: Open, server: Server) -> None:
    page = open_page(DESK, permissions=["notifications"])
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    order = {"rulebook": "rummikub-sabra", "seats": seats, "first": 1}
    made = seat_person(page, server, order)
    friend = open_page(UPRIGHT, f"#/join/{made['table']}/{made['invite']}")
    friend.get_by_role("button", name="Sit down").click()
    wait_for_turn(friend)
    page.evaluate(
        "() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })"
    )
    friend.get_by_role("button", name="Draw").click()
    until(
        page,
        """async () => {
            const worker = await navigator.serviceWorker.getRegistration();
            return (await worker.getNotifications()).some((one) => one.title === 'Your turn');
        }""",
    )

"""Limits that hold also for who tries to get round them."""

import asyncio

import pytest
from starlette.requests import Request

from optafel.server.outbox import Outbox
from optafel.server.state import address_of


async def test_of_a_reader_that_has_stopped_nothing_piles_up() -> None:
    stopped, hung_up = asyncio.Event(), asyncio.Event()

    async def send(text: str) -> None:
        await stopped.wait()

    async def hang_up() -> None:
        hung_up.set()

    outbox = Outbox(send, hang_up, most=10)
    for at in range(1_000):
        outbox.post(f"ruling {at}")
        await asyncio.sleep(0)
    assert hung_up.is_set()
    assert len(outbox._waiting) <= 10


async def test_a_reader_that_keeps_up_is_sent_everything_and_of_views_the_latest() -> None:
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    outbox = Outbox(send, lambda: asyncio.sleep(0), most=10)
    outbox.post("ack")
    for at in range(100):
        outbox.post(f"view {at}", skippable=True)
    await asyncio.sleep(0)
    assert sent == ["ack", "view 99"]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one(host: str, address: str) -> None:
    assert address_of(Request({"type": "http", "client": (host, 1)})) == address

"""Limits that hold also for who tries to get round them."""

import asyncio
from typing import Any

import pytest
from starlette.requests import Request

from optafel.server.limits import Limits
from optafel.server.outbox import Outbox
from optafel.server.state import Config, ServerState, address_of
from optafel.table.refusals import RequestRefused


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


async def test_one_address_does_not_fill_the_queue_of_the_solver() -> None:
    server = ServerState.open(Config("", limits=Limits(solves=1, solves_per_address=2)), None)  # type: ignore[arg-type]
    done: list[Any] = []
    go = asyncio.Event()

    async def think(address: str) -> None:
        async with server.thinking_for(address):
            await go.wait()
            done.append(address)

    asked = [asyncio.create_task(think(address)) for address in ("a", "a", "a", "b")]
    await asyncio.sleep(0)
    go.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, RequestRefused) for answer in answers] == [False, False, True, False]
    assert done == ["a", "a", "b"]
    assert not server.asking

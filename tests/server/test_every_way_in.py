"""Every call and every message stands in the table that says where it is answered and how it is bounded."""

import asyncio
import re
from pathlib import Path
from typing import get_args

from starlette.routing import Route, WebSocketRoute

from optafel.server.app import create_app
from optafel.server.messages import (
    DraftMessage,
    HelloMessage,
    HintMessage,
    LifeMessage,
    LookMessage,
    MoveMessage,
    PingMessage,
    SayMessage,
    StirMessage,
)
from optafel.server.readiness import Readiness
from optafel.server.state import Config

TABLE = Path("docs/decisions/0052-nothing-holds-the-server.md")
MESSAGES = (
    *(DraftMessage, HelloMessage, HintMessage, LifeMessage),
    *(LookMessage, MoveMessage, PingMessage, SayMessage, StirMessage),
)


def listed() -> set[str]:
    rows = [line for line in TABLE.read_text("utf-8").splitlines() if line.startswith("|")]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}


def ways_in() -> set[str]:
    app = create_app(Config("sqlite+aiosqlite://"))
    described = app.openapi()["paths"]
    found = {f"{verb.upper()} {path}" for path, verbs in described.items() for verb in verbs}
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            found.add(f"WS {route.path}")
        elif isinstance(route, Route) and f"GET {route.path}" not in found:
            found.add(f"GET {route.path}")
    kinds = (get_args(message.__annotations__["type"]) for message in MESSAGES)
    return found | {kind for some in kinds for kind in some}


def test_every_way_in_is_listed_with_its_limits() -> None:
    assert ways_in() - listed() == set()
    assert listed() - ways_in() == set()


def test_no_message_is_left_out() -> None:
    from optafel.server import messages

    here = {name for name in vars(messages) if re.fullmatch(r"[A-Z]\w+Message", name)}
    assert here == {message.__name__ for message in MESSAGES}


async def test_whoever_asks_whether_it_is_ready_shares_one_writing() -> None:
    written: list[bool] = []

    async def write() -> bool:
        await asyncio.sleep(0)
        written.append(True)
        return len(written) == 1

    ready = Readiness(write)
    assert all(await asyncio.gather(*(ready.ask() for _ in range(50))))
    assert len(written) == 1
    ready._until = 0.0  # a second later
    assert not await ready.ask()

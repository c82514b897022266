"""People who keep playing while something breaks, and the reckoning afterwards.

All rulebooks are on the tables, with real plays; bots sit at some of them, and at some the clock runs out
on people who dawdle. Whatever happens: no acknowledged move is lost or doubled, everybody sees the same
table, no tile is made or lost.
"""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

from served import Player, Server
from websockets.exceptions import ConnectionClosed, WebSocketException

from boxes import all_tiles, whole_box
from optafel.rules.rulebooks import RULEBOOKS
from optafel.store import open_store
from optafel.table.table import fold
from seen import move_for

CLOCK_SECONDS = 5
DAWDLES = 0.02  # so often somebody at a table with a clock lets it run out
LOST = (ConnectionClosed, WebSocketException, OSError, TimeoutError)


class Seat:
    """A person who sends every move until it is answered, and remembers what was acknowledged."""

    def __init__(self, servers: Sequence[Server], table: str, seat: int, key: str) -> None:
        self.servers = servers
        self.table = table
        self.seat = seat
        self.key = key
        self.chance = random.Random(seat)
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, int, dict[str, Any]] | None = None
        self.made = 0
        self.visits = seat  # the first visit is to another node for each

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            server = self.servers[self.visits % len(self.servers)]
            self.visits += 1
            with contextlib.suppress(*LOST):
                async with server.connected(self.table) as player:
                    player.patience = 10  # where the line is cut, nothing ever answers
                    if (await player.hello(self.key))["type"] == "view":
                        await self._on_line(player, until)
            await asyncio.sleep(0.02)

    async def _on_line(self, player: Player, until: asyncio.Event) -> None:
        while not until.is_set():
            view = player.view
            if self.pending:
                await self._send(player)
            elif view["phase"] == "playing" and view["turn"] == self.seat:
                await self._decide(player)
            elif view["phase"] == "over":
                await player.say("rematch")
                await player.sees(lambda view: view["phase"] != "over", seconds=5)
            elif view["phase"] == "paused":  # everybody was cut off for so long that the clock was stopped
                await player.say("resume")
                await player.sees(lambda view: view["phase"] != "paused", seconds=5)
            else:
                await self._wait_for_news(player)

    async def _decide(self, player: Player) -> None:
        view = player.view
        if view["clock"] and self.chance.random() < DAWDLES:
            await self._wait_for_news(player)
            return
        move = await asyncio.to_thread(move_for, view, "beginner")
        self.made += 1
        self.pending = (f"{self.seat}-{self.made}", view["number"], move)

    async def _wait_for_news(self, player: Player) -> None:
        number = player.view["number"]
        await player.sees(lambda view: view["number"] > number, seconds=2 * CLOCK_SECONDS)

    async def _send(self, player: Player) -> None:
        assert self.pending is not None
        move_id, number, move = self.pending
        answer = await player.move(move, move_id, number)
        if answer["type"] == "ack":
            self.acknowledged[move_id] = answer["number"]
        if answer["type"] in ("ack", "refused"):
            self.pending = None  # an error means: it is not known yet, send it again


def seated(servers: Sequence[Server]) -> list[Seat]:
    """Two people at a table of each rulebook; a bot at every second, a clock at every third."""
    people: list[Seat] = []
    for at, rulebook in enumerate(RULEBOOKS):
        kinds = ["me", "open", "bot"] if at % 2 else ["me", "open"]
        clock = None if at % 3 else CLOCK_SECONDS
        table = servers[0].set_table(*kinds, rulebook=rulebook, clock_seconds=clock)
        joined = servers[-1].join(table, "other")
        people.append(Seat(servers, table["table"], 0, table["key"]))
        people.append(Seat(servers, table["table"], 1, joined["key"]))
    return people


@contextlib.asynccontextmanager
async def playing(people: Sequence[Seat]) -> AsyncIterator[None]:
    """They play inside the block, and have put down their tiles after it."""
    over = asyncio.Event()
    tasks = [asyncio.create_task(person.play(over)) for person in people]
    try:
        yield
        over.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 180)
    finally:
        for task in tasks:
            task.cancel()


async def more_moves(people: Sequence[Seat], count: int, seconds: float = 180) -> None:
    """Wait until so many more moves have been acknowledged: play goes on."""
    wanted = sum(len(person.acknowledged) for person in people) + count
    async with asyncio.timeout(seconds):
        while sum(len(person.acknowledged) for person in people) < wanted:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def agree(people: Sequence[Seat], seconds: float = 180) -> None:
    """Everybody at a table sees the same table, whichever node they ask, as soon as it stands still."""
    for both in zip(people[::2], people[1::2], strict=True):
        async with asyncio.timeout(seconds):
            views = await _views(both)
            while len({view["number"] for view in views}) > 1:  # a bot moved or a clock ran out meanwhile
                views = await _views(both)
        for name in ("table", "board", "turn", "turns", "pot", "sheet", "commit"):
            assert all(view.get(name) == views[0].get(name) for view in views)


async def _views(people: Sequence[Seat]) -> list[dict[str, Any]]:
    views = []
    for person in people:
        for server in person.servers:
            async with server.connected(person.table) as player:
                views.append((await player.hello(person.key))["view"])
    return views


async def reckon(database_url: str, people: Sequence[Seat]) -> int:
    """Compare what was acknowledged with what is in the log; returns how many moves that were."""
    store = await open_store(database_url)
    for person in people:
        entries = await store.read(person.table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        mine = Counter(entry.move_id for entry in entries if entry.move_id and entry.seat == person.seat)
        assert all(count == 1 for count in mine.values()), "a move stands in the log twice"
        for move_id, number in person.acknowledged.items():
            entry = entries[number - 1]
            assert (entry.move_id, entry.seat) == (move_id, person.seat), "an acknowledged move is lost"
        table = fold(entries)
        assert table is not None
        assert table.game is not None
        assert all_tiles(table.game) == whole_box(table.game)
    await store.close()
    return sum(len(person.acknowledged) for person in people)

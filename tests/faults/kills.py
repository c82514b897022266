"""People who keep playing while their server is killed, and the reckoning afterwards."""

import asyncio
import contextlib
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

from served import Player, Server
from websockets.exceptions import ConnectionClosed, WebSocketException

from optafel.game.game import Game
from optafel.store import open_store, sqlite_url
from optafel.table.table import Table, fold

TABLES = 4
PLAYERS = 2
LOST = (ConnectionClosed, WebSocketException, OSError, TimeoutError)


class Seat:
    """A person who sends every move until it is answered and remembers what was acknowledged."""

    def __init__(self, server: Server, table: str, seat: int, key: str) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.key = key
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, int] | None = None
        self.made = 0
        self.last: dict[str, Any] = {}

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            with contextlib.suppress(*LOST):
                async with self.server.connected(self.table) as player:
                    await player.hello(self.key)
                    await self._on_line(player, until)
            await asyncio.sleep(0.02)

    async def _on_line(self, player: Player, until: asyncio.Event) -> None:
        while not until.is_set():
            self.last = player.view
            if self.pending:
                await self._send(player)
            elif player.view["phase"] == "playing" and player.view["turn"] == self.seat:
                self.made += 1
                self.pending = (f"{self.seat}-{self.made}", player.view["number"])
            elif player.view["phase"] == "over":
                await player.say("rematch")
                await player.sees(lambda view: view["phase"] != "over", seconds=2)
            else:
                await self._wait_for_news(player)

    async def _wait_for_news(self, player: Player) -> None:
        number = player.view["number"]
        await player.sees(lambda view: view["number"] > number, seconds=2)

    async def _send(self, player: Player) -> None:
        assert self.pending is not None
        move_id, number = self.pending
        moves = player.view["moves"]
        answer = await player.move({"draw": 0} if "draw" in moves else {"pass": True}, move_id, number)
        if answer["type"] == "ack":
            self.acknowledged[move_id] = answer["number"]
            self.pending = None
        elif answer["type"] == "refused":
            self.pending = None


async def play_through_kills(data: Path, kills: int, chance: random.Random) -> None:
    """Play at several tables, kill the server again and again, then compare what was said with the log."""
    server = Server(data).start()
    people: list[Seat] = []
    for _ in range(TABLES):
        table = server.set_table("me", "open", clock_seconds=None)
        joined = server.join(table, "other")
        people += [
            Seat(server, table["table"], 0, table["key"]),
            Seat(server, table["table"], 1, joined["key"]),
        ]
    over = asyncio.Event()
    playing = [asyncio.create_task(person.play(over)) for person in people]
    try:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.1, 0.6))
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.5)
        over.set()
        await asyncio.wait_for(asyncio.gather(*playing), 30)
        await _agree(server, people)
        assert server.stop() == 0
        await _reckon(data, people)
    finally:
        for task in playing:
            task.cancel()
        if server.process and server.process.poll() is None:
            server.stop(signal.SIGKILL)


async def _agree(server: Server, people: list[Seat]) -> None:
    """Everybody at a table sees the same table."""
    for one, other in zip(people[::2], people[1::2], strict=True):
        views = []
        for person in (one, other):
            async with server.connected(person.table) as player:
                views.append((await player.hello(person.key))["view"])
        for name in ("table", "turn", "turns", "pot", "sheet", "commit"):
            assert views[0][name] == views[1][name]


async def _reckon(data: Path, people: list[Seat]) -> None:
    store = await open_store(sqlite_url(data / "tables.sqlite3"))
    acknowledged = 0
    for person in people:
        entries = await store.read(person.table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        mine = Counter(entry.move_id for entry in entries if entry.move_id and entry.seat == person.seat)
        assert all(count == 1 for count in mine.values()), "a move stands in the log twice"
        for move_id, number in person.acknowledged.items():
            assert (entries[number - 1].move_id, entries[number - 1].seat) == (move_id, person.seat)
        acknowledged += len(person.acknowledged)
        table = fold(entries)
        assert table is not None
        _all_tiles(table)
    assert acknowledged > 10 * PLAYERS, "too little was played for this to show anything"
    await store.close()


def _all_tiles(table: Table) -> None:
    """No tile is made or lost."""
    assert isinstance(table.game, Game)
    state = table.game.state
    there = Counter(tile for rack in (*state.racks, *state.piles) for tile in rack)
    there += Counter(tile for tiles in state.table for tile in tiles)
    assert there == Counter(table.game.family.box(table.game.setup))

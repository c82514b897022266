"""People who keep playing while something breaks, and the reckoning afterwards.

Whatever happens: no acknowledged move is lost or doubled, everybody sees the same table, no tile is made
or lost.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence

from served import Player, Server
from websockets.exceptions import ConnectionClosed, WebSocketException

from optafel.game.game import Game
from optafel.store import open_store
from optafel.table.table import Table, fold

TABLES = 4
LOST = (ConnectionClosed, WebSocketException, OSError, TimeoutError)


class Seat:
    """A person who sends every move until it is answered, and remembers what was acknowledged."""

    def __init__(self, servers: Sequence[Server], table: str, seat: int, key: str) -> None:
        self.servers = servers
        self.table = table
        self.seat = seat
        self.key = key
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[str, int] | None = None
        self.made = 0
        self.visits = seat  # the first visit is to another node for each

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            server = self.servers[self.visits % len(self.servers)]
            self.visits += 1
            with contextlib.suppress(*LOST):
                async with server.connected(self.table) as player:
                    if (await player.hello(self.key))["type"] == "view":
                        await self._on_line(player, until)
            await asyncio.sleep(0.02)

    async def _on_line(self, player: Player, until: asyncio.Event) -> None:
        while not until.is_set():
            view = player.view
            if self.pending:
                await self._send(player)
            elif view["phase"] == "playing" and view["turn"] == self.seat:
                self.made += 1
                self.pending = (f"{self.seat}-{self.made}", view["number"])
            elif view["phase"] == "over":
                await player.say("rematch")
                await player.sees(lambda view: view["phase"] != "over", seconds=5)
            else:
                await self._wait_for_news(player)

    async def _wait_for_news(self, player: Player) -> None:
        number = player.view["number"]
        await player.sees(lambda view: view["number"] > number, seconds=5)

    async def _send(self, player: Player) -> None:
        assert self.pending is not None
        move_id, number = self.pending
        move = {"draw": 0} if "draw" in player.view["moves"] else {"pass": True}
        answer = await player.move(move, move_id, number)
        if answer["type"] == "ack":
            self.acknowledged[move_id] = answer["number"]
        if answer["type"] in ("ack", "refused"):
            self.pending = None  # an error means: it is not known yet, send it again


def seated(servers: Sequence[Server]) -> list[Seat]:
    """Two people at each of several tables."""
    people: list[Seat] = []
    for _ in range(TABLES):
        table = servers[0].set_table("me", "open", clock_seconds=None)
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
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
    finally:
        for task in tasks:
            task.cancel()


async def more_moves(people: Sequence[Seat], count: int, seconds: float = 60) -> None:
    """Wait until so many more moves have been acknowledged: play goes on."""
    wanted = sum(len(person.acknowledged) for person in people) + count
    async with asyncio.timeout(seconds):
        while sum(len(person.acknowledged) for person in people) < wanted:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def agree(people: Sequence[Seat]) -> None:
    """Everybody at a table sees the same table, whichever node they ask."""
    for one, other in zip(people[::2], people[1::2], strict=True):
        views = []
        for person in (one, other):
            for server in person.servers:
                async with server.connected(person.table) as player:
                    views.append((await player.hello(person.key))["view"])
        for name in ("table", "turn", "turns", "pot", "sheet", "commit"):
            assert all(view[name] == views[0][name] for view in views)


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
        _all_tiles(table)
    await store.close()
    return sum(len(person.acknowledged) for person in people)


def _all_tiles(table: Table) -> None:
    assert isinstance(table.game, Game)
    state = table.game.state
    there = Counter(tile for rack in (*state.racks, *state.piles) for tile in rack)
    there += Counter(tile for tiles in state.table for tile in tiles)
    assert there == Counter(table.game.family.box(table.game.setup))

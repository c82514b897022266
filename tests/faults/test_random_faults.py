"""Two nodes, PostgreSQL, Redis and the wires between: they break in random order, for as long as asked, while
people play all rulebooks.

    OPTAFEL_FAULTS=1000 OPTAFEL_FAULT_MINUTES=480 pytest tests/faults/test_random_faults.py

Another OPTAFEL_FAULT_SEED is another order. What was broken, how often, and how many moves were made
meanwhile is printed, and written to the file that OPTAFEL_FAULT_REPORT names.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from proxy import Wire, wire_to
from served import Player, Server, serving
from through import agree, more_moves, playing, reckon, seated
from websockets.asyncio.client import connect

import engines

FAULTS = int(os.environ.get("OPTAFEL_FAULTS", "7"))  # so many at least
MINUTES = float(os.environ.get("OPTAFEL_FAULT_MINUTES", "0"))  # and for so long at least
SEED = os.environ.get("OPTAFEL_FAULT_SEED", "1")
MOVES_BETWEEN = 4  # acknowledged before something else breaks: play goes on after every fault
GO_ON_SECONDS = 120
AWAY_SECONDS_MAX = 4.0
CHECKED_EVERY = 25  # faults, between two reckonings


class WiredServer(Server):
    """A node whose people come over a wire that can be cut."""

    wire: Wire

    @contextlib.asynccontextmanager
    async def connected(self, table: str) -> AsyncIterator[Player]:
        address = f"ws://127.0.0.1:{self.wire.port}/api/tables/{table}/play"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
            yield Player(socket)


@dataclass(slots=True)
class Cluster:
    nodes: list[WiredServer]
    postgres: engines.Postgres
    redis: engines.Redis
    to_postgres: Wire
    to_redis: Wire
    database_url: str


@pytest.fixture
def cluster(
    shared_database: str,
    postgres: engines.Postgres,
    redis: engines.Redis,
    tmp_path: Path,
) -> Iterator[Cluster]:
    with contextlib.ExitStack() as running:
        to_postgres = running.enter_context(wire_to(postgres.port))
        to_redis = running.enter_context(wire_to(redis.port))
        shared = {
            "OPTAFEL_DATABASE_URL": shared_database.replace(str(postgres.port), str(to_postgres.port)),
            "OPTAFEL_BUS_URL": redis.url.replace(str(redis.port), str(to_redis.port)),
        }
        nodes = []
        for name in ("one", "two"):
            plain = running.enter_context(serving(tmp_path / name, **shared))
            node = WiredServer(plain.data)
            # The same process; started again it is this one's, and ended with the test.
            node.environment, node.port, node.process = plain.environment, plain.port, plain.process
            node.wire = running.enter_context(wire_to(plain.port))
            running.callback(_end, node)
            nodes.append(node)
        yield Cluster(nodes, postgres, redis, to_postgres, to_redis, shared_database)


def _end(node: Server) -> None:
    if node.process is not None and node.process.poll() is None:
        node.stop(signal.SIGKILL)


def faults_of(cluster: Cluster, chance: random.Random) -> dict[str, Callable[[], Awaitable[None]]]:
    """Everything that can break, by name; each is whole again when it returns."""

    async def away() -> None:
        await asyncio.sleep(chance.uniform(0.1, AWAY_SECONDS_MAX))

    async def node_killed() -> None:
        node = chance.choice(cluster.nodes)
        await asyncio.to_thread(node.stop, signal.SIGKILL)
        if chance.random() < 0.5:
            await away()
        await asyncio.to_thread(node.start)

    async def node_stopped() -> None:
        node = chance.choice(cluster.nodes)
        await asyncio.to_thread(node.stop, signal.SIGTERM)
        await asyncio.to_thread(node.start)

    async def both_nodes_killed() -> None:
        for node in cluster.nodes:
            await asyncio.to_thread(node.stop, signal.SIGKILL)
        for node in cluster.nodes:
            await asyncio.to_thread(node.start)

    async def postgres_gone() -> None:
        await asyncio.to_thread(cluster.postgres.stop, chance.choice([signal.SIGINT, signal.SIGQUIT]))
        await away()
        await asyncio.to_thread(cluster.postgres.start)

    async def redis_gone() -> None:
        await asyncio.to_thread(cluster.redis.stop)
        await away()
        await asyncio.to_thread(cluster.redis.start)

    def cut(wire: Callable[[], Wire]) -> Callable[[], Awaitable[None]]:
        async def wire_cut() -> None:
            chosen = wire()
            chosen.cut()
            await away()
            chosen.mend()

        return wire_cut

    return {
        "node killed": node_killed,
        "node stopped": node_stopped,
        "both nodes killed": both_nodes_killed,
        "PostgreSQL gone": postgres_gone,
        "Redis gone": redis_gone,
        "wire to PostgreSQL cut": cut(lambda: cluster.to_postgres),
        "wire to Redis cut": cut(lambda: cluster.to_redis),
        "wire to a node cut": cut(lambda: chance.choice(cluster.nodes).wire),
    }


async def test_everything_breaks_in_random_order_and_no_move_is_lost(cluster: Cluster) -> None:
    chance = random.Random(SEED)
    faults = faults_of(cluster, chance)
    people = seated(cluster.nodes)
    done: Counter[str] = Counter()
    began = time.monotonic()
    async with playing(people):
        await more_moves(people, MOVES_BETWEEN, GO_ON_SECONDS)
        while done.total() < FAULTS or time.monotonic() - began < 60 * MINUTES:
            name = chance.choice(list(faults))
            await faults[name]()
            done[name] += 1
            try:
                await more_moves(people, MOVES_BETWEEN, GO_ON_SECONDS)
            except TimeoutError:
                pytest.fail(f"nobody could go on after {dict(done)}, the last one: {name}")
            if done.total() % CHECKED_EVERY == 0:
                await reckon(cluster.database_url, people)
    await agree(people, GO_ON_SECONDS)
    moves = await reckon(cluster.database_url, people)
    _report({"seed": SEED, "minutes": round((time.monotonic() - began) / 60, 1), "moves": moves, **done})
    assert moves >= MOVES_BETWEEN * FAULTS


def _report(figures: dict[str, Any]) -> None:
    text = json.dumps(figures, indent=1)
    print(text)
    if file := os.environ.get("OPTAFEL_FAULT_REPORT"):
        Path(file).write_text(text + "\n", encoding="utf-8")

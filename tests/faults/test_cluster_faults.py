"""Two nodes on PostgreSQL and Redis, the second behind a wire that can be cut; then one of them breaks."""

import asyncio
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from proxy import Wire, wire_to
from served import Server, serving
from through import agree, more_moves, playing, reckon, seated

import engines

MOVES = int(os.environ.get("OPTAFEL_FAULT_MOVES", "12"))  # before and after each fault
CUT_SECONDS = float(os.environ.get("OPTAFEL_FAULT_SECONDS", "2"))


@dataclass(slots=True)
class Cluster:
    nodes: list[Server]
    database_url: str
    wire: Wire


@pytest.fixture(scope="module")
def cluster(
    shared_database: str,
    postgres: engines.Postgres,
    redis: engines.Redis,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Cluster]:
    folder, bus = tmp_path_factory.mktemp("nodes"), {"OPTAFEL_BUS_URL": redis.url}
    with wire_to(postgres.port) as wire:
        behind = shared_database.replace(str(postgres.port), str(wire.port))
        with (
            serving(folder / "one", OPTAFEL_DATABASE_URL=shared_database, **bus) as one,
            serving(folder / "two", OPTAFEL_DATABASE_URL=behind, **bus) as two,
        ):
            yield Cluster([one, two], shared_database, wire)


async def test_a_node_is_killed(cluster: Cluster) -> None:
    people = seated(cluster.nodes)
    async with playing(people):
        for node in cluster.nodes:
            await more_moves(people, MOVES)
            await asyncio.to_thread(node.stop, signal.SIGKILL)
            await more_moves(people, MOVES)
            await asyncio.to_thread(node.start)
    await agree(people)
    assert await reckon(cluster.database_url, people) >= 4 * MOVES


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restarted", "crashed"])
async def test_postgresql_goes_and_comes_back(
    cluster: Cluster, postgres: engines.Postgres, how: signal.Signals
) -> None:
    people = seated(cluster.nodes)
    async with playing(people):
        await more_moves(people, MOVES)
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)
        await more_moves(people, MOVES)
    await agree(people)
    assert await reckon(cluster.database_url, people) >= 2 * MOVES


async def test_redis_goes_and_comes_back(cluster: Cluster, redis: engines.Redis) -> None:
    people = seated(cluster.nodes)
    async with playing(people):
        await more_moves(people, MOVES)
        await asyncio.to_thread(redis.stop)
        await more_moves(people, MOVES // 2)  # slower: the nodes only look at the logs now and then
        await asyncio.to_thread(redis.start)
        await more_moves(people, MOVES)
    await agree(people)
    assert await reckon(cluster.database_url, people) >= 2 * MOVES


async def test_the_wire_to_postgresql_is_cut(cluster: Cluster) -> None:
    people = seated(cluster.nodes)
    async with playing(people):
        await more_moves(people, MOVES)
        cluster.wire.cut()
        await asyncio.sleep(CUT_SECONDS)
        cluster.wire.mend()
        await more_moves(people, MOVES)
    await agree(people)
    assert await reckon(cluster.database_url, people) >= 2 * MOVES

"""`optafel serve --workers 2` on a real PostgreSQL: one port, several processes, nobody loses a move."""

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from served import Player, Server, serving
from websockets.exceptions import WebSocketException

import engines

TABLES = 6  # some fall to either worker
MOVES = 12
PATIENCE_SECONDS = 60


@contextmanager
def several_workers(folder: Path, database: str) -> Iterator[Server]:
    server = Server(folder / "data", OPTAFEL_DATABASE_URL=database)
    server.arguments = ("--workers", "2")
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="module")
def several(shared_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with several_workers(tmp_path_factory.mktemp("several"), shared_database) as server:
        yield server


def workers_of(server: Server) -> set[int]:
    assert server.process is not None
    pid = server.process.pid
    return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def running() -> set[int]:
    return {int(name) for name in os.listdir("/proc") if name.isdecimal()}


async def until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < give_up
        await asyncio.sleep(0.05)


@asynccontextmanager
async def seated(server: Server, table: dict[str, Any], key: str) -> AsyncIterator[Player]:
    async with server.connected(table["table"]) as player:
        await player.hello(key)
        yield player


async def moved(server: Server, table: dict[str, Any], turn: int) -> int:
    """Make this turn, over new connections where they break, under one id; returns its number."""
    key = table["key"] if turn % 2 == 0 else table["keys"]["1"]
    give_up = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            async with seated(server, table, key) as player:
                await player.sees(lambda view: len(view["turns"]) >= turn)
                number = player.view["number"] - (len(player.view["turns"]) > turn)
                answer = await player.move({"draw": 0}, f"turn-{turn}", number)
                if answer["type"] == "ack":
                    return int(answer["number"])
                assert answer["code"] == "try-again", answer
        except (OSError, WebSocketException, TimeoutError):
            assert time.monotonic() < give_up
            await asyncio.sleep(0.1)


async def begun(server: Server) -> dict[str, Any]:
    table = server.set_table("me", "hotseat", first=0, clock_seconds=None)
    async with seated(server, table, table["key"]) as player:
        await player.sees(lambda view: view["phase"] == "playing")
    return table


def _is_turn_of(seat: int, view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "playing" and view["turn"] == seat)


def _has_come_to(number: int, view: dict[str, Any]) -> bool:
    return bool(view["number"] >= number)


def _is_gone(several: Server, worker: int) -> bool:
    return worker not in workers_of(several)


async def test_people_of_one_table_see_each_other_at_once_whichever_worker_they_came_to(
    several: Server,
) -> None:
    for _ in range(TABLES):
        table = several.set_table("me", "open", first=0, clock_seconds=None)
        joined = several.join(table, "Bert")
        async with (
            seated(several, table, table["key"]) as anna,
            seated(several, table, joined["key"]) as bert,
        ):
            for turn in range(4):
                mover, other = (anna, bert) if turn % 2 == 0 else (bert, anna)
                await mover.sees(partial(_is_turn_of, turn % 2))
                ack = await mover.move({"draw": 0})
                assert ack["type"] == "ack"
                await other.sees(partial(_has_come_to, ack["number"]))
            await anna.sees(lambda view: all(seat["here"] for seat in view["seats"]))


async def test_workers_are_killed_and_nobody_loses_a_move(several: Server) -> None:
    tables = [await begun(several) for _ in range(TABLES)]
    acknowledged: dict[str, list[int]] = {table["table"]: [] for table in tables}

    async def play(table: dict[str, Any]) -> None:
        for turn in range(MOVES):
            acknowledged[table["table"]].append(await moved(several, table, turn))

    async def kill() -> None:
        for _ in range(3):
            await until(lambda: len(workers_of(several)) == 2)
            made = sum(map(len, acknowledged.values()))
            victim = sorted(workers_of(several))[made % 2]
            os.kill(victim, signal.SIGKILL)
            await until(partial(_is_gone, several, victim))

    await asyncio.gather(kill(), *map(play, tables))
    await until(lambda: len(workers_of(several)) == 2)
    for table in tables:
        numbers = acknowledged[table["table"]]
        assert numbers == sorted(set(numbers)), "a move was counted twice"
        async with seated(several, table, table["key"]) as player:
            assert len(player.view["turns"]) == MOVES
            assert player.view["number"] >= numbers[-1]


def test_it_needs_postgresql_and_says_so(tmp_path: Path) -> None:
    command = engines.program("serve", "--workers", "2", "--data", str(tmp_path), "--lang", "en")
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "Several workers need PostgreSQL" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", OPTAFEL_DATABASE_URL="postgresql://nobody@127.0.0.1:1/none")
    server.arguments = ("--workers", "2")
    with pytest.raises(RuntimeError):
        server.start()
    assert server.process is not None
    assert server.process.wait(60) == 2
    assert "Cannot use the database" in server.log.read_text().splitlines()[-1]


async def test_all_end_when_they_are_asked_to(shared_database: str, tmp_path: Path) -> None:
    with several_workers(tmp_path, shared_database) as server:
        await _ends_whole(server, shared_database, tmp_path)


async def _ends_whole(server: Server, shared_database: str, tmp_path: Path) -> None:
    workers = workers_of(server)
    assert len(workers) == 2
    table = await begun(server)
    async with seated(server, table, table["key"]) as player:
        ack = await player.move({"draw": 0}, "last")
        assert server.stop() == 0
    assert not workers & running()
    with serving(tmp_path / "again", OPTAFEL_DATABASE_URL=shared_database) as alone:
        async with seated(alone, table, table["key"]) as player:
            assert player.view["number"] >= ack["number"]

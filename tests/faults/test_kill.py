"""`kill -9` in the middle of play."""

import asyncio
import os
import random
import signal
import subprocess
from pathlib import Path

import pytest
from served import serving
from through import agree, more_moves, playing, reckon, seated

import engines
from optafel.store import sqlite_url

KILLS = int(os.environ.get("OPTAFEL_KILLS", "4"))  # `make test-faults` has 100


@pytest.mark.slow
async def test_killed_again_and_again(tmp_path: Path) -> None:
    chance = random.Random(1)
    with serving(tmp_path / "data") as server:
        people = seated([server])
        async with playing(people):
            for _ in range(KILLS):
                await asyncio.sleep(chance.uniform(0.1, 0.6))
                await asyncio.to_thread(server.stop, signal.SIGKILL)
                await asyncio.to_thread(server.start)
            await more_moves(people, 20)
        await agree(people)
        assert server.stop() == 0
    assert await reckon(sqlite_url(tmp_path / "data" / "tables.sqlite3"), people) > 20


async def test_stopped_in_good_order(tmp_path: Path) -> None:
    """A restart with SIGTERM: connections are told, what is under way is finished."""
    with serving(tmp_path / "data") as server:
        people = seated([server])
        table = server.set_table("me", "hotseat")
        async with playing(people), server.connected(table["table"]) as watcher:
            await watcher.hello(table["key"])
            await more_moves(people, 20)
            assert await asyncio.to_thread(server.stop) == 0
            await watcher.socket.wait_closed()
            assert watcher.socket.close_code == 1012
            await asyncio.to_thread(server.start)
            await more_moves(people, 20)
        await agree(people)
    assert await reckon(sqlite_url(tmp_path / "data" / "tables.sqlite3"), people) > 40


async def test_two_processes_on_one_file(tmp_path: Path) -> None:
    """Somebody starts the program twice: the second says who serves these games, and the first goes on."""
    with serving(tmp_path / "data") as one:
        people = seated([one])
        async with playing(people):
            await more_moves(people, 6)
            words = ("serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en")
            two = await asyncio.to_thread(
                subprocess.run,
                engines.program(*words),
                text=True,
                capture_output=True,
                timeout=60,
                check=False,
            )
            assert two.returncode == 2
            assert one.process is not None
            assert str(one.process.pid) in two.stderr.splitlines()[-1]
            await more_moves(people, 6)
        await agree(people)
    assert await reckon(sqlite_url(tmp_path / "data" / "tables.sqlite3"), people) >= 12

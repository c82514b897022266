"""The machine itself: no room on the disk, and a clock that is set."""

import asyncio
import contextlib
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from served import serving
from through import agree, more_moves, playing, reckon, seated

from optafel.store import sqlite_url

JUMPING = """
import os, time
_time = time.time
time.time = lambda: _time() + ({seconds} if os.path.exists({jumped!r}) else 0)
"""


@pytest.mark.slow
async def test_no_room_on_the_disk(tmp_path: Path) -> None:
    """Files may not grow any more: nothing is acknowledged that is not kept, and play goes on with room."""
    file = tmp_path / "data" / "tables.sqlite3"
    with serving(tmp_path / "data") as server:
        people = seated([server])
        assert server.process is not None
        async with playing(people):
            await more_moves(people, 20)
            full = max(path.stat().st_size for path in (tmp_path / "data").iterdir())
            unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, unlimited[1]))
            await asyncio.sleep(3)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
            await more_moves(people, 20)
        await agree(people)
    assert await reckon(sqlite_url(file), people) > 40


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int = 4) -> Iterator[Path]:
    """A disk of its own, where this machine lets us make one."""
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    made = subprocess.run(mounting, check=False, capture_output=True)
    if made.returncode:
        pytest.skip("only root may mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.slow
async def test_the_disk_is_full(tmp_path: Path) -> None:
    """Not a byte is left: what is acknowledged is kept all the same, and with room again play goes on."""
    with small_disk(tmp_path / "disk") as disk, serving(disk) as server:
        people = seated([server])
        async with playing(people):
            await more_moves(people, 20)
            ballast = disk / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as filling:
                while True:
                    filling.write(bytes(4096))
            await asyncio.sleep(3)
            ballast.unlink()
            await more_moves(people, 20)
        await agree(people)
        assert await reckon(sqlite_url(disk / "tables.sqlite3"), people) > 40


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [86_400, -86_400], ids=["forward", "back"])
async def test_the_clock_of_the_machine_is_set(tmp_path: Path, seconds: int) -> None:
    """A day forth or back while a turn of a minute runs: nobody loses or gains a second."""
    jumped, now = tmp_path / "jumped", asyncio.get_running_loop().time
    (tmp_path / "sitecustomize.py").write_text(JUMPING.format(jumped=str(jumped), seconds=seconds))
    with serving(tmp_path / "data", PYTHONPATH=str(tmp_path)) as server:
        table = server.set_table("me", "hotseat", first=0, clock_seconds=60)
        async with server.connected(table["table"]) as anna:
            asked = now()
            await anna.hello(table["key"])
            before = (await anna.sees(lambda view: view["phase"] == "playing"))["clock"]["left_ms"]
            told = now()
            jumped.touch()
            await asyncio.sleep(1)  # in which a clock that goes by the machine's would run out
            asked_again = now()
            again = (await anna.hello(table["key"]))["view"]
            told_again = now()
            assert again["turns"] == []
            gone = (before - again["clock"]["left_ms"]) / 1_000
            # Between two answers, however long each of them was on its way.
            assert asked_again - told - 1 < gone < told_again - asked + 1

"""A copy of a running server's games, and a new server that goes on from it."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
from served import serving
from through import agree, more_moves, playing, reckon, seated

import engines
from optafel.store import sqlite_url


def optafel(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = engines.program(*map(str, words), "--lang", "en")
    return subprocess.run(command, text=True, capture_output=True, check=False)


async def test_what_was_acknowledged_before_the_copy_is_in_it_and_play_goes_on_from_it(
    tmp_path: Path,
) -> None:
    copy, again = tmp_path / "copy.sqlite3", tmp_path / "again"
    with serving(tmp_path / "data") as server:
        people = seated([server])
        async with playing(people):
            await more_moves(people, 12)
            before = [dict(person.acknowledged) for person in people]
            done = await asyncio.to_thread(optafel, "backup", copy, "--data", tmp_path / "data")
            assert done.returncode == 0, done.stderr
            await more_moves(people, 4)  # the copy kept nobody from playing
    assert sorted(os.listdir(tmp_path)) == ["copy.sqlite3", "data", "data.log"], "the copy is one file"
    done = optafel("restore", copy, "--data", again)
    assert done.returncode == 0, done.stderr
    for person, known in zip(people, before, strict=True):
        person.acknowledged, person.pending = known, None
    with serving(again) as server:
        for person in people:
            person.servers = [server]
        async with playing(people):
            await more_moves(people, 8)
        await agree(people)
    assert await reckon(sqlite_url(again / "tables.sqlite3"), people) >= 20


def test_what_is_there_is_never_written_over(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        server.set_table("me", "hotseat")
        assert optafel("backup", tmp_path / "copy", "--data", tmp_path / "data").returncode == 0
        refused = optafel("restore", tmp_path / "copy", "--data", tmp_path / "data")
        assert refused.returncode == 2
        assert "There are games" in refused.stderr


def test_a_harmed_copy_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        for _ in range(3):
            server.set_table("me", "hotseat")
        assert optafel("backup", tmp_path / "copy", "--data", tmp_path / "data").returncode == 0
    torn, thin = tmp_path / "torn", tmp_path / "thin"
    shutil.copy(tmp_path / "copy", torn)
    with torn.open("r+b") as file:
        file.truncate(3 * torn.stat().st_size // 4 // 4096 * 4096)
    shutil.copy(tmp_path / "copy", thin)
    with sqlite3.connect(thin) as store:
        store.execute("DELETE FROM entries WHERE number = 1")
        store.execute("UPDATE tables SET head = head + 1")
    for harmed, said in ((torn, "malformed"), (thin, "expected"), (tmp_path / "nothing", "Cannot read")):
        refused = optafel("restore", harmed, "--data", tmp_path / "new")
        assert refused.returncode == 2
        assert said in refused.stderr
        assert "Traceback" not in refused.stderr
        assert not (tmp_path / "new" / "tables.sqlite3").exists()


def test_for_postgresql_its_own_tool_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPTAFEL_DATABASE_URL", "postgresql://nobody@127.0.0.1/none")
    refused = optafel("backup", "copy")
    assert refused.returncode == 2
    assert "pg_dump" in refused.stderr

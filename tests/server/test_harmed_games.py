"""Games that have come to harm are not served, and what is wrong is said; those that are whole are."""

import shutil
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from served import Server, serving

import engines

FILE = "tables.sqlite3"
PAGE = 4_096


def optafel(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = engines.program(*map(str, words), "--lang", "en")
    return subprocess.run(command, text=True, capture_output=True, check=False)


def served(folder: Path) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start."""
    return optafel("serve", "--host", "127.0.0.1", "--port", "0", "--data", folder)


def opens(server: Server, table: dict[str, str]) -> bool:
    found = httpx.get(f"{server.url}/api/tables/{table['table']}", timeout=60)
    return found.status_code == 200


def contents(folder: Path) -> dict[str, bytes]:
    """Everything in a folder but the lock, which whoever looks takes."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "copy").mkdir()
    return tmp_path / "copy"


def test_the_bare_copy_of_a_running_server_is_told_and_refused(tmp_path: Path, folder: Path) -> None:
    with serving(tmp_path / "data") as server:
        table = server.set_table("me", "hotseat")
        shutil.copy(tmp_path / "data" / FILE, folder / FILE)
        sound = optafel("check", "--data", tmp_path / "data")
        assert (sound.returncode, "is sound" in sound.stdout) == (0, True), sound.stderr
    before = contents(folder)
    for refused, status in (
        (served(folder), 2),
        (optafel("check", "--data", folder), 1),
        (optafel("backup", tmp_path / "other", "--data", folder), 2),
        (optafel("restore", folder / FILE, "--data", tmp_path / "new"), 2),
    ):
        assert refused.returncode == status, refused.stderr
        assert "[store-without-wal]" in refused.stderr
        assert "optafel backup" in refused.stderr
        assert "Traceback" not in refused.stderr
    assert contents(folder) == before, "nothing was written"
    known = optafel("restore", folder / FILE, "--incomplete", "--data", tmp_path / "new")
    assert known.returncode == 0, known.stderr
    with serving(tmp_path / "new") as again:
        assert not opens(again, table)  # it lay in the other file


def test_a_wal_that_was_deleted_is_missed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        server.set_table("me", "hotseat")
        server.stop(signal.SIGKILL)
    for beside in ("-wal", "-shm"):
        (data / f"{FILE}{beside}").unlink(missing_ok=True)
    refused = served(data)
    assert refused.returncode == 2
    assert "[store-without-wal]" in refused.stderr


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_what_was_stopped_or_killed_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        table = server.set_table("me", "hotseat")
        server.stop(how)
        if how == signal.SIGTERM:
            assert sorted(file.name for file in data.iterdir()) == ["tables.lock", FILE]
        server.start()
        assert opens(server, table)
        second = served(data)
        assert second.returncode == 2
        assert f"process {server.process.pid}" in second.stderr  # type: ignore[union-attr]
        server.stop(how)
    assert optafel("check", "--data", data).returncode == 0


def _cut_short(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2 // PAGE * PAGE)


def _cut_within_a_page(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size - 100)


def _scribbled_on(file: Path) -> None:
    with file.open("r+b") as opened:
        for page in range(2, file.stat().st_size // PAGE):
            opened.seek(page * PAGE)
            opened.write(b"\xa5" * 200)


def _something_else(file: Path) -> None:
    file.write_bytes(b"<html>503 Service Unavailable</html>" * 500)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory, running_test: Path) -> Path:
    """A folder with twenty tables, of a server that was stopped in good order."""
    running_test.write_text("a sound folder")  # chance goes by this name: no test is running yet
    data = tmp_path_factory.mktemp("sound") / "data"
    with serving(data) as server:
        for _ in range(20):
            server.set_table("me", "hotseat")
        server.stop()
    return data


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (_cut_short, "store-harmed"),
        (_cut_within_a_page, "store-harmed"),
        (_scribbled_on, "store-harmed"),
        (_something_else, "store-not-sqlite"),
    ],
)
def test_a_harmed_file_is_refused_and_stays_as_it_is(
    sound: Path, tmp_path: Path, harm: object, code: str
) -> None:
    data = shutil.copytree(sound, tmp_path / "data")
    harm(data / FILE)  # type: ignore[operator]
    before = contents(data)
    for refused in (served(data), optafel("check", "--data", data)):
        assert refused.returncode in (1, 2)
        assert f"[{code}]" in refused.stderr
        assert "Traceback" not in refused.stderr
    assert contents(data) == before


def test_one_log_that_is_not_whole_stops_no_other_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        thin, odd, whole = (server.set_table("me", "hotseat") for _ in range(3))
        server.stop()
        with closing(sqlite3.connect(data / FILE)) as store, store:
            store.execute("UPDATE tables SET head = head + 1 WHERE id = ?", (thin["table"],))
        found = optafel("check", "--data", data)
        assert found.returncode == 1
        assert thin["table"] in found.stderr
        assert whole["table"] not in found.stderr
        server.start()
        assert opens(server, whole)
        server.stop()
        assert "a log is not whole" in server.log.read_text()
        assert thin["table"] in server.log.read_text()
        with closing(sqlite3.connect(data / FILE)) as store, store:
            store.execute("UPDATE tables SET head = head - 1 WHERE id = ?", (thin["table"],))
            store.execute("""UPDATE entries SET body = '{"kind":"?"}' WHERE table_id = ?""", (odd["table"],))
        found = optafel("check", "--data", data)
        assert found.returncode == 1
        assert f"Table {odd['table']} cannot be opened" in found.stderr
        assert "[log-unreadable]" in found.stderr

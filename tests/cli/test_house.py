"""`optafel play` says who can open the table, and asks once whether phones in the house may."""

import os
import pty
import select
import signal
import subprocess
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

import engines
from optafel.cli import main
from optafel.cli.house import answered, house_address, remember
from optafel.server.app import create_app
from optafel.server.state import Config
from optafel.store import sqlite_url

ASKED = "May phones and other devices in this house open it too?"
ONLY_HERE = "Only this machine can open it"
STARTED = "Ctrl-C stops"


def started_at_a_terminal(data: Path, answer: str) -> str:
    """What a terminal shows of `optafel play` up to the moment when it serves."""
    ours, theirs = pty.openpty()
    command = engines.program("play", "--no-browser", "--port", "0", "--data", str(data))
    environment = {**os.environ, "LANGUAGE": "en"}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    shown = ""
    try:
        while STARTED not in shown and select.select([ours], [], [], 60)[0]:
            shown += os.read(ours, 4_096).decode()
            if ASKED in shown and answer:
                os.write(ours, answer.encode())
                answer = ""
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)
        os.close(ours)
    return shown


def test_it_is_asked_once(tmp_path: Path) -> None:
    first = started_at_a_terminal(tmp_path, "n\n")
    assert ASKED in first
    assert ONLY_HERE in first
    assert answered(tmp_path) is False
    second = started_at_a_terminal(tmp_path, "")
    assert ASKED not in second
    assert ONLY_HERE in second


@pytest.mark.parametrize("house", [True, False])
def test_the_answer_is_remembered(tmp_path: Path, house: bool) -> None:
    assert answered(tmp_path) is None
    remember(tmp_path / "new", house)
    assert answered(tmp_path / "new") is house
    (tmp_path / "new" / "house.json").write_text("[nonsense")
    assert answered(tmp_path / "new") is None


def test_the_address_of_the_house_is_none_of_this_machine_alone() -> None:
    found = house_address()
    assert found is None or not found.startswith(("127.", "0."))


async def test_links_from_the_machine_itself_lead_to_the_house(tmp_path: Path) -> None:
    house = "http://192.0.2.7:8420/"
    app = create_app(Config(sqlite_url(tmp_path / "tables.sqlite3"), house=house))

    async def asked(base: str, path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=base) as client:
            return await client.get(path, headers={"X-Invite": "secret"})

    async with app.router.lifespan_context(app):
        here = "http://127.0.0.1:8420"
        assert (await asked(here, "/api/address")).json() == {"house": house, "only_here": False}
        code = await asked(here, "/api/tables/t/qr.svg")
        assert code.status_code == 200
        assert code.content == (await asked(house, "/api/tables/t/qr.svg")).content
        assert code.content != (await asked("https://tables.example", "/api/tables/t/qr.svg")).content


def test_the_host_is_explained() -> None:
    said = CliRunner().invoke(main, ["play", "--help"], env={"LANGUAGE": "en"}).output
    assert "--host" in said
    assert "0.0.0.0" in said

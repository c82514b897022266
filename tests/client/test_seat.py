"""A bot that joins a table of a running server and plays there to the end."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from relay import breaking_wire_to
from served import Server, serving

from optafel import Move, View, bots, client

BRISK = bots.bot("casual", nodes=2_000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("client") / "data") as running:
        yield running


@pytest.mark.parametrize("rulebook", ["rummikub-sabra", "word-2023", "scrabble-nl"])
def test_a_bot_joins_and_plays_a_whole_game_against_a_bot_of_the_server(
    server: Server, rulebook: str
) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "level": "beginner"}, {"kind": "me", "name": "host"}]
    table = server.open_table({"rulebook": rulebook, "seats": seats, "clock_seconds": None})
    with ThreadPoolExecutor(1) as host:
        hosting = host.submit(client.take_seat, server.url, table["table"], table["key"], BRISK)
        outcome = client.sit(server.url, table["table"], table["invite"], BRISK, name="Ada")
        assert hosting.result(120).scores == outcome.scores
    assert outcome.seat == 0
    assert len(outcome.scores) == 3
    assert outcome.winners
    assert outcome.games == (outcome.scores,)
    summary = httpx.get(f"{server.url}/api/tables/{table['table']}").json()
    assert summary["phase"] == "over"
    assert summary["seats"][0]["name"] == "Ada"


def test_a_match_is_played_to_its_end(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
    order = {"rulebook": "rummikub-jokers", "seats": seats, "games": 2, "clock_seconds": None}
    table = server.open_table(order)
    outcome = client.take_seat(server.url, table["table"], table["key"], BRISK)
    assert len(outcome.games) == 2
    assert outcome.games[-1] == outcome.scores
    assert sum(outcome.won) >= 2


def test_a_connection_that_breaks_again_and_again_doubles_no_move_and_loses_none(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    table = server.open_table({"rulebook": "rummikub-sabra", "seats": seats, "clock_seconds": None})
    made: list[tuple[int, Move]] = []

    def counted(view: View) -> Move:
        made.append((view.number, BRISK(view)))
        return made[-1][1]

    with breaking_wire_to(server.port, chunks=4) as relay:
        through = f"http://127.0.0.1:{relay.port}"
        outcome = client.take_seat(through, table["table"], table["key"], counted)
        assert relay.connections > 3
    record = httpx.get(
        f"{server.url}/api/tables/{table['table']}/record", headers={"X-Seat-Key": table["key"]}
    ).text
    mine = [line.split()[2] for line in record.splitlines() if line.split()[1:2] == ["A"]]
    assert [move.kind for _, move in made] == mine
    assert outcome.seat == 0


def test_a_move_that_the_referee_refuses_is_said_and_the_seat_left(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = server.open_table({"rulebook": "rummikub-sabra", "seats": seats, "first": 0})
    with pytest.raises(client.SeatLost) as lost:
        client.take_seat(server.url, table["table"], table["key"], lambda view: Move("pass"))
    assert lost.value.code == "move-not-now"


@pytest.mark.parametrize(
    ("url", "table", "invite", "code"),
    [
        (None, "nowhere", "x", "no-such-table"),
        ("127.0.0.1:1", "nowhere", "x", "bad-address"),
        ("http://127.0.0.1:1", "nowhere", "x", "no-server"),
    ],
)
def test_who_is_not_let_in_is_told_why(
    server: Server, url: str | None, table: str, invite: str, code: str
) -> None:
    with pytest.raises(client.SeatLost) as lost:
        client.sit(url or server.url, table, invite, BRISK)
    assert lost.value.code == code
    assert lost.value.message


def test_a_wrong_key_and_a_server_that_is_gone_end_it(server: Server) -> None:
    table = server.set_table("me", "bot")
    with pytest.raises(client.SeatLost) as lost:
        client.take_seat(server.url, table["table"], "foreign", BRISK)
    assert lost.value.code == "unknown-key"
    with pytest.raises(client.SeatLost) as lost:
        client.take_seat("http://127.0.0.1:1", "any", "key", BRISK, patience=0.2)
    assert lost.value.code == "no-server"


def test_a_seat_needs_no_server_of_its_own() -> None:
    program = (
        "import sys, optafel.client\n"
        "print([name for name in ('fastapi', 'sqlalchemy', 'uvicorn') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_program_sits_at_a_table_of_the_server_that_was_started_with_it(tmp_path: Path) -> None:
    program = tmp_path / "my_bot.py"
    program.write_text(Path("examples/bot_process.py").read_text())
    rude = tmp_path / "rude.py"
    rude.write_text("import sys\nfor line in sys.stdin: print('nonsense', flush=True)")
    data = tmp_path / "data"
    server = Server(data)
    server.arguments = ("--bot", f"{sys.executable} {program}", "--bot", f"{sys.executable} {rude}")
    try:
        server.start()
        books = httpx.get(f"{server.url}/api/rulebooks").json()
        assert books[0]["levels"] == [*bots.LEVELS, "my_bot", "rude"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "my_bot"}, {"kind": "bot", "level": "rude"}]
        table = server.open_table({"rulebook": "rummikub-sabra", "seats": seats, "clock_seconds": None})
        outcome = client.take_seat(server.url, table["table"], table["key"], BRISK)
    finally:
        server.stop()
    assert len(outcome.scores) == 3
    log = server.log.read_text()
    assert "nonsense" in log  # what the rude one answered is in the log, and its turns went by
    assert "my_bot" not in log


def test_a_program_that_cannot_be_started_is_said_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "optafel", "serve", "--data", str(tmp_path), "--bot", "no-such-program"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "no-such-program" in done.stderr
    assert "Traceback" not in done.stderr

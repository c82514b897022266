"""`make bench-server`: many players on one server process, on this machine only.

Everything runs on loopback: one `optafel serve` on SQLite, and a load driver in this process. A move is due
at fixed moments whatever the server does, and its time counts from the moment it was due to its
acknowledgement, which means: on disk.
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bench.server_client import Board, Chair, Line, Tally

EVERY_SECONDS = 10.0  # a player moves so often
TOGETHER = 100  # connections that are opened at the same time
SETTLE_SECONDS = 2.0
PLOT = Path(__file__).with_name("server.svg")
UNLIMITED = {
    "OPTAFEL_LIMITS_REQUESTS_PER_MINUTE": "100000000",
    "OPTAFEL_LIMITS_TABLES_PER_MINUTE": "100000000",
    "OPTAFEL_LIMITS_CONNECTIONS_PER_ADDRESS": "1000000",
    "OPTAFEL_LIMITS_MESSAGES_PER_SECOND_OF_ADDRESS": "1000000",
    "OPTAFEL_LIMITS_MESSAGES_BURST_OF_ADDRESS": "1000000",
}


class Process:
    """The server under load, and what it uses of the machine."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port

    @property
    def _pids(self) -> list[int]:
        """The server's own process and its workers; who thinks beside it is not counted."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        serves = [int(pid) for pid in children if b"serve" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return [self.pid, *serves]

    @property
    def kilobytes(self) -> int:
        statuses = [Path(f"/proc/{pid}/status").read_text() for pid in self._pids]
        return sum(int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) for status in statuses)

    @property
    def cpu_seconds(self) -> float:
        stats = [Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split() for pid in self._pids]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(
    folder: str | Path, environment: Mapping[str, str] = UNLIMITED, workers: int = 1
) -> Iterator[Process]:
    """`optafel serve` on the data in a folder; several workers on the PostgreSQL of OPTAFEL_DATABASE_URL."""
    command = [sys.executable, "-m", "optafel", "serve", "--host", "127.0.0.1", "--port", "0"]
    data = ["--workers", str(workers)] if os.environ.get("OPTAFEL_DATABASE_URL") else ["--data", str(folder)]
    with (Path(folder) / "log").open("a") as log:
        process = subprocess.Popen(
            [*command, *data],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **environment},
        )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found, "the server did not start"
    try:
        yield Process(process.pid, int(found[1]))
    finally:
        process.terminate()
        process.wait(20)


def set_tables(port: int, players: int, seats: int, tally: Tally) -> list[Board]:
    """Tables without bots, whose opening asks nothing, so that sets are laid from the first turn on."""
    line = http.client.HTTPConnection("127.0.0.1", port)
    chairs = [{"kind": "me", "name": "A"}, *({"kind": "hotseat", "name": "B"} for _ in range(seats - 1))]
    order = {"rulebook": "rummikub-sabra", "options": {"opening_value": 0}, "seats": chairs}
    boards = []
    for _ in range(players // seats):
        line.request("POST", "/api/tables", json.dumps(order), {"Content-Type": "application/json"})
        boards.append(Board(json.loads(line.getresponse().read()), tally))
    return boards


async def connect(port: int, chairs: list[Chair]) -> None:
    loop, door = asyncio.get_running_loop(), asyncio.Semaphore(TOGETHER)

    async def come(chair: Chair) -> None:
        path, host = f"/api/tables/{chair.table.id}/play", f"127.0.0.1:{port}"
        async with door:
            _, line = await loop.create_connection(lambda: Line(path, host, chair.hear), "127.0.0.1", port)
            await line.opened
            chair.line = line
            line.say("hello", key=chair.key, changes=True)
            await asyncio.sleep(0)

    await asyncio.gather(*(come(chair) for chair in chairs))


async def steadily(boards: list[Board], seats: int, seconds: float, every: float = EVERY_SECONDS) -> None:
    """Each player moves once in ten seconds, or as often as is said."""
    interval, end = every / seats, time.monotonic() + seconds

    async def drive(board: Board) -> None:
        await asyncio.sleep(random.random() * interval)
        while time.monotonic() < end:
            board.move()
            await asyncio.sleep(interval)

    await asyncio.gather(*(drive(board) for board in boards))
    await asyncio.sleep(SETTLE_SECONDS)


async def flat_out(boards: list[Board], seconds: float) -> None:
    """Every table moves as soon as its last move was acknowledged."""
    end = time.monotonic() + seconds

    async def drive(board: Board) -> None:
        while time.monotonic() < end:
            if board.due is None:
                board.move()
            await asyncio.sleep(0.005)

    await asyncio.gather(*(drive(board) for board in boards))


async def under_load(players: int, seats: int, seconds: float, workers: int = 1) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory(prefix="optafel-bench-") as folder,
        serving(folder, workers=workers) as server,
    ):
        tally = Tally()
        boards = set_tables(server.port, players, seats, tally)
        before = server.kilobytes
        began = time.perf_counter()
        await connect(server.port, [chair for board in boards for chair in board.chairs])
        connected = time.perf_counter() - began
        while any(board.phase == "waiting" for board in boards):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE_SECONDS)
        idle = (server.kilobytes - before) / players
        tally.clear()
        cpu, own, began = server.cpu_seconds, time.process_time(), time.perf_counter()
        await steadily(boards, seats, seconds)
        lasted = time.perf_counter() - began
        steady = {
            "players": players,
            "workers": workers,
            "seats": seats,
            "connect_seconds": round(connected, 1),
            "idle_kilobytes": round(idle, 1),
            "moves": len(tally.seconds),
            "moves_per_second": round(len(tally.seconds) / seconds),
            "p50_ms": round(1_000 * tally.percentile(0.50), 1),
            "p99_ms": round(1_000 * tally.percentile(0.99), 1),
            "view_bytes": round(tally.view_bytes / max(1, tally.views)),
            "late": tally.late,
            "refused": dict(tally.refused),
            "server_cores": round((server.cpu_seconds - cpu) / lasted, 2),
            "driver_cores": round((time.process_time() - own) / lasted, 2),
            "server_cpu_ms_per_move": round(
                1_000 * (server.cpu_seconds - cpu) / max(1, len(tally.seconds)), 2
            ),
        }
        kept = sorted(tally.seconds)
        tally.clear()
        began = time.perf_counter()
        await flat_out(boards, seconds / 3)
        steady["most_moves_per_second"] = round(len(tally.seconds) / (time.perf_counter() - began))
        return {**steady, "seconds": kept}


async def restart(tables: int) -> dict[str, Any]:
    """How soon a server with so many open tables answers, and how soon one of its tables does."""
    with tempfile.TemporaryDirectory(prefix="optafel-bench-") as folder:
        key, table = await _filled(Path(folder), tables)
        began = time.perf_counter()
        with serving(folder) as server:
            answered = time.perf_counter() - began
            seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()

            def hear(line: Line, text: bytes) -> None:
                if not seen.done():
                    seen.set_result(time.perf_counter() - began)

            address = (f"/api/tables/{table}/play", f"127.0.0.1:{server.port}")
            _, line = await asyncio.get_running_loop().create_connection(
                lambda: Line(*address, hear), "127.0.0.1", server.port
            )
            await line.opened
            line.say("hello", key=key)
            return {"tables": tables, "ready_s": round(answered, 2), "table_s": round(await seen, 2)}


async def _filled(folder: Path, tables: int) -> tuple[str, str]:
    """The log of one real game under many names; returns a key to it and one of the names."""
    from optafel.store import Entry, open_store, sqlite_url

    with serving(folder) as server:
        tally = Tally()
        (board,) = set_tables(server.port, 2, 2, tally)
        await connect(server.port, board.chairs)
        await asyncio.sleep(0.5)
        await flat_out([board], 2)
    store = await open_store(sqlite_url(folder / "tables.sqlite3"))
    log = (await store.read(board.id))[:30]
    for first in range(0, tables, 500):
        names = [f"copy-{at}" for at in range(first, min(tables, first + 500))]
        for entry in log:
            copies = [
                Entry(name, entry.number, entry.at_ms, entry.body, entry.seat, entry.move_id)
                for name in names
            ]
            await asyncio.gather(*map(store.append, copies))
    await store.close()
    return board.chairs[0].key, f"copy-{tables - 1}"


def plot(results: list[dict[str, Any]]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for result in results:
        times = [1_000 * seconds for seconds in result["seconds"]]
        share = [100 * (at + 1) / len(times) for at in range(len(times))]
        axes.step(times, share, label=f"{result['players']:,} players, p99 {result['p99_ms']} ms")
    axes.axvline(100, linestyle=":", color="grey")
    axes.set(xscale="log", xlabel="from due to acknowledged on disk (ms)", ylabel="moves (%)", ylim=(0, 101))
    axes.set_title("One move per player every 10 s, one process, SQLite")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(PLOT)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, nargs="+", default=[1_000, 5_000])
    arguments.add_argument("--seats", type=int, default=4, choices=(2, 3, 4), help="people at a table")
    arguments.add_argument("--seconds", type=float, default=30.0)
    arguments.add_argument(
        "--workers", type=int, nargs="+", default=[1], help="on the PostgreSQL of OPTAFEL_DATABASE_URL"
    )
    arguments.add_argument("--tables", type=int, default=10_000, help="in the store at the restart")
    chosen = arguments.parse_args()
    if max(chosen.workers) > 1 and not os.environ.get("OPTAFEL_DATABASE_URL"):
        sys.exit("several workers need PostgreSQL: give its address in OPTAFEL_DATABASE_URL")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    results = []
    for players in chosen.players:
        if 2 * players > hard:
            sys.exit(
                f"{players} players need {2 * players} open files, this machine allows {hard} (was {soft})"
            )
        for workers in chosen.workers:
            result = asyncio.run(under_load(players, chosen.seats, chosen.seconds, workers))
            results.append(result)
            said = {name: value for name, value in result.items() if name != "seconds"}
            print(json.dumps(said), flush=True)
    if os.environ.get("OPTAFEL_DATABASE_URL"):
        return  # how soon it is back, and the plot, are of one process on SQLite
    plot(results)
    print(f"plot: {PLOT}")
    print(json.dumps(asyncio.run(restart(chosen.tables))))


if __name__ == "__main__":
    main()

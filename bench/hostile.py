"""`make bench-hostile`: people play at their tables while one address does the worst that is known.

Everything runs on loopback: a server with the limits that it has by default; people at 127.0.0.1, each table
with a move every so often; and in processes of their own, at 127.0.0.2, whoever wants to keep them waiting.
Printed are the time of a move from being due to being acknowledged on disk, and the longest that the event
loop was held, by the clock and in processor time: on a busy machine the first also says how busy it was.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import re
import socket
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any

from bench.server import connect, serving, set_tables, steadily
from bench.server_client import Tally, frame

ATTACKER = "127.0.0.2"
Attack = Callable[["Hostile"], Awaitable[None]]


class Hostile:
    """Somebody at another address with bad intentions."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sent = 0

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))

    async def call(self, method: str, path: str, body: Any = None) -> bytes:
        reader, writer = await self.open()
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(sent)}\r\n\r\n".encode()
            + sent
        )
        try:
            answer = await reader.read()
        finally:
            writer.close()
        self.sent += 1
        return answer.partition(b"\r\n\r\n")[2]

    async def table(self, rulebook: str, **rest: Any) -> dict[str, Any]:
        order = {"rulebook": rulebook, "seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}], **rest}
        made: dict[str, Any] = json.loads(await self.call("POST", "/api/tables", order))
        return made

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.open()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def said(kind: str, **rest: Any) -> bytes:
    return frame(json.dumps({"type": kind, **rest}).encode())


def _posts(path: str, body: Any) -> Attack:
    packed = json.dumps(body).encode()

    async def attack(hostile: Hostile) -> None:
        await hostile.call("POST", path, packed)

    return attack


def _gets(path: Callable[[], str]) -> Attack:
    async def attack(hostile: Hostile) -> None:
        await hostile.call("GET", path())

    return attack


def long_record(turns: int) -> str:
    from optafel.game import Game, Setup, record
    from optafel.rules.crossword import rack_sign

    game = Game.start(Setup("scrabble-nl", seed=bytes(32), language="nl"))
    for _ in range(turns):
        seat = game.state.turn
        game = game.play(seat, {"exchange": rack_sign(game.state.racks[seat][0])})  # type: ignore[arg-type]
    return record.write(game)


async def drafts(hostile: Hostile) -> None:
    """Many connections of one seat, each with drafts that are long to judge."""
    made = await hostile.table("woord-international", language="nl")
    laid = " ".join("A" * 390)
    lines = [await hostile.socket(made["table"]) for _ in range(12)]
    for at in range(300):
        for _, writer in lines:
            hello = said("hello", key=made["key"]) if not at else b""
            writer.write(hello + said("draft", id="d", table=laid))
        hostile.sent += len(lines)
        await asyncio.sleep(0.02)
    for _, writer in lines:
        writer.close()


async def floods(hostile: Hostile) -> None:
    """Frames without end: pings, empty messages, and nobody reads the answers."""
    made = await hostile.table("rummikub-sabra")
    for one in (frame(b"", 0x89), frame(b"{}"), said("ping"), said("hello", key=made["key"])):
        with contextlib.suppress(OSError):
            _, writer = await hostile.socket(made["table"])
            for _ in range(50):
                writer.write(one * 2_000)
                hostile.sent += 2_000
                await asyncio.sleep(0.02)
            writer.close()


async def halves(hostile: Hostile) -> None:
    """Requests and messages that never end, and requests that are sent all at once."""
    made = await hostile.table("rummikub-sabra")
    held = []
    for at in range(60):
        with contextlib.suppress(OSError):
            if at % 3:
                reader, writer = await hostile.open()
                many = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 4_000
                writer.write(
                    many if at % 3 == 1 else b"POST /api/judge HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"
                )
            else:
                reader, writer = await hostile.socket(made["table"])
                writer.write(b"\x81\xfe\x40\x00\0\0\0\0" + b"x" * 9_000)
            held.append((reader, writer))
            hostile.sent += 1
    await asyncio.sleep(5)
    for _, writer in held:
        writer.close()


async def tables(hostile: Hostile) -> None:
    """Tables with lists of words of their own, and strong bots at them."""
    words = " ".join("".join(random.choices("AEIOUNRSTKL", k=6)) for _ in range(280))
    rest = {"options": {"extra_words": words}, "language": "nl"}
    made = await hostile.table("woord-international", **rest)
    if "key" in made:
        _, writer = await hostile.socket(made["table"])
        writer.write(said("hello", key=made["key"]) + said("hint", step=3))
        hostile.sent += 1
        await asyncio.sleep(2)
        writer.close()


def _turns(count: int) -> list[dict[str, Any]]:
    return [{"seat": at % 2, "text": "KANTOOR STENEN"} for at in range(count)]


SHEET = {"rulebook": "woord-international", "language": "nl", "names": ["a", "b"]}
LAID = " | ".join(f"{c}{n} {c}{n + 1} {c}{n + 2}" for c in "KRBY" for n in (1, 4, 7, 10))
RACK = "K1 K2 R1 R2 B1 B2 Y1 Y2 K5 R7 B9 Y11 * *"
WORDS = {"rulebook": "woord-sabra", "language": "nl", "words": ["TENEN" * 40] * 100}
PLAY = {"game": "woord-sabra", "language": "nl", "rack": "A", "play": " ".join("A" * 390)}
ATTACKS: dict[str, Callable[[], Attack]] = {
    "verify": lambda: _posts("/api/verify", {"record": long_record(2_000)}),
    "verify-too-long": lambda: _posts("/api/verify", {"record": long_record(500) * 16}),
    "review-parentheses": lambda: _posts("/api/review", {"record": "#player1 a a\n>a: " + "x(" * 90_000}),
    "sheet": lambda: _posts("/api/companion/sheet", {**SHEET, "games": [{"turns": _turns(400)}] * 5}),
    "sheet-too-long": lambda: _posts(
        "/api/companion/sheet", {**SHEET, "games": [{"turns": _turns(400)}] * 14}
    ),
    "solve": lambda: _posts(
        "/api/solve",
        {"game": "rummikub-sabra", "rack": RACK, "table": LAID, "seconds": None, "nodes": 10**9},
    ),
    "words": lambda: _posts("/api/companion/words", WORDS),
    "judge": lambda: _posts("/api/judge", PLAY),
    "not-json": lambda: _posts("/api/judge", "[" * 100_000),
    "puzzles": lambda: _gets(
        lambda: f"/api/puzzles/rummikub-sabra.fiendish.{random.randrange(9_000, 99_999)}"
    ),
    "described": lambda: _gets(lambda: random.choice(("/api/docs", "/api/openapi.json", "/api/rulebooks"))),
    "ready": lambda: _gets(lambda: random.choice(("/api/ready", "/api/privacy", "/robots.txt"))),
    "drafts": lambda: drafts,
    "floods": lambda: floods,
    "halves": lambda: halves,
    "tables": lambda: tables,
}


async def attacked(port: int, names: list[str], seconds: float, at_once: int) -> None:
    """All of it, again and again, each several times at once."""
    hostile, known = Hostile(port), {name: ATTACKS[name]() for name in names}
    end = time.monotonic() + seconds
    failed: dict[str, int] = {}

    async def go_on(name: str) -> None:
        while time.monotonic() < end:
            try:
                await asyncio.wait_for(known[name](hostile), max(0.1, end - time.monotonic()))
            except (OSError, EOFError, TimeoutError, ValueError, KeyError):
                failed[name] = failed.get(name, 0) + 1
                await asyncio.sleep(0.05)

    print("ready", flush=True)
    await asyncio.gather(*(go_on(name) for name in names for _ in range(at_once)))
    print(json.dumps({"sent": hostile.sent, "failed": failed}), flush=True)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def loop_held(port: int) -> tuple[float, float]:
    """Milliseconds since it was last asked: by the clock, in processor time."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        text = answer.read().decode()
    late, busy = (
        1_000 * float(re.findall(rf"^optafel_loop_{name}_seconds (\S+)", text, re.MULTILINE)[0])
        for name in ("late", "busy")
    )
    return round(late, 1), round(busy, 1)


async def measured(names: list[str], chosen: argparse.Namespace) -> dict[str, Any]:
    metrics = free_port()
    environment = {"OPTAFEL_METRICS_PORT": str(metrics)}
    with (
        tempfile.TemporaryDirectory(prefix="optafel-bench-") as folder,
        serving(folder, environment) as server,
    ):
        tally = Tally()
        boards = set_tables(server.port, 2 * chosen.tables, 2, tally)
        await connect(server.port, [chair for board in boards for chair in board.chairs])
        await asyncio.sleep(1)
        hostile = None
        if names:
            command = [sys.executable, "-m", "bench.hostile", "--attack", str(server.port)]
            command += ["--seconds", str(chosen.seconds), "--at-once", str(chosen.at_once), "--only", *names]
            hostile = await asyncio.create_subprocess_exec(
                "nice", "-n", str(chosen.nice), *command, stdout=asyncio.subprocess.PIPE
            )
            assert hostile.stdout is not None
            await hostile.stdout.readline()
        loop_held(metrics)
        tally.clear()
        cpu = server.cpu_seconds
        await steadily(boards, 2, chosen.seconds, chosen.every)
        late, busy = await asyncio.to_thread(loop_held, metrics)
        spent = server.cpu_seconds - cpu
        what = {}
        if hostile and hostile.stdout:
            with contextlib.suppress(ValueError):
                what = json.loads((await hostile.stdout.readline()) or b"{}")
            await hostile.wait()
        return {
            "attack": " ".join(names) or "none",
            "moves": len(tally.seconds),
            "p50_ms": round(1_000 * tally.percentile(0.50), 1),
            "p99_ms": round(1_000 * tally.percentile(0.99), 1),
            "loop_late_ms": late,
            "loop_busy_ms": busy,
            "server_cores": round(spent / (chosen.seconds + 2), 2),
            "refused": dict(tally.refused),
            **what,
        }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=20.0)
    arguments.add_argument("--tables", type=int, default=10, help="of people who just play")
    arguments.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a person")
    arguments.add_argument("--at-once", type=int, default=3, help="how often each attack runs at a time")
    arguments.add_argument("--nice", type=int, default=10, help="of the attackers: the machine is shared")
    arguments.add_argument("--each", action="store_true", help="one attack after the other, not all at once")
    arguments.add_argument("--only", nargs="*", help="these attacks")
    arguments.add_argument("--attack", type=int, metavar="PORT", help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    names = chosen.only or list(ATTACKS)
    if chosen.attack:
        asyncio.run(attacked(chosen.attack, names, chosen.seconds, chosen.at_once))
        return
    for some in ([], *([[name] for name in names] if chosen.each else [names])):
        print(json.dumps(asyncio.run(measured(list(some), chosen))), flush=True)


if __name__ == "__main__":
    main()

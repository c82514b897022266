"""A real server process and people who play on it over real connections."""

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import engines

GENEROUS = {
    "OPTAFEL_LIMITS_REQUESTS_PER_MINUTE": "1000000",
    "OPTAFEL_LIMITS_TABLES_PER_MINUTE": "1000000",
    "OPTAFEL_LIMITS_CONNECTIONS_PER_ADDRESS": "100000",
    "OPTAFEL_LIMITS_PEOPLE_PER_MINUTE": "1000000",
    "OPTAFEL_LIMITS_CODES_PER_MINUTE": "1000000",
}
QUICK = {
    "OPTAFEL_PACE_BOT_LEAST": "0",
    "OPTAFEL_PACE_BOT_MOST": "20",
    "OPTAFEL_PACE_GRACE": "0",
    "OPTAFEL_PACE_HANDOVER": "3000",
}


class Server:
    """`optafel serve` as a process of its own."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = {**os.environ, **GENEROUS, **QUICK, **environment}
        self.log = data.with_suffix(".log")
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.arguments: tuple[str, ...] = ()  # for the command, besides where it listens and keeps its games

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        command = engines.program("serve", "--host", "127.0.0.1", "--port", str(self.port), *self.arguments)
        if "OPTAFEL_DATABASE_URL" not in self.environment:
            command += ["--data", str(self.data)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r} {self.log.read_text()[-2000:]}")
        self.port = int(found[1])
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def set_table(self, *kinds: str, **rest: Any) -> dict[str, Any]:
        seats = [{"kind": kind, "name": f"{kind}{at}"} for at, kind in enumerate(kinds)]
        return self.open_table({"rulebook": "rummikub-sabra", "seats": seats, **rest})

    def open_table(self, order: dict[str, Any]) -> dict[str, Any]:
        answer = httpx.post(f"{self.url}/api/tables", json=order, timeout=60)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, table: dict[str, Any], name: str) -> dict[str, Any]:
        asked = {"invite": table["invite"], "name": name}
        answer = httpx.post(f"{self.url}/api/tables/{table['table']}/join", json=asked, timeout=60)
        assert answer.status_code == 200, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    @contextlib.asynccontextmanager
    async def connected(self, table: str) -> AsyncIterator["Player"]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
            yield Player(socket)


@contextlib.contextmanager
def serving(data: Path, **environment: str) -> Iterator[Server]:
    server = Server(data, **environment).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop(signal.SIGKILL)


class Player:
    """One connection, with everything that was heard on it, as text."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.view: dict[str, Any] = {}
        self.patience = 60.0  # seconds, on a machine that has much else to do

    async def say(self, kind: str, **said: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **said}))

    async def hear(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 0) -> dict[str, Any]:
        """The first message from now on of which something holds."""
        async with asyncio.timeout(seconds or self.patience):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.heard.append(text)
                message: dict[str, Any] = json.loads(text)
                if message["type"] == "view":
                    self.view = message["view"]
                if wanted(message):
                    return message

    async def hello(self, key: str, **rest: Any) -> dict[str, Any]:
        await self.say("hello", key=key, **rest)
        return await self.hear(lambda message: message["type"] in ("view", "error"))

    async def sees(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 0) -> dict[str, Any]:
        if not (self.view and wanted(self.view)):
            await self.hear(lambda message: message["type"] == "view" and wanted(message["view"]), seconds)
        return self.view

    async def move(
        self, move: dict[str, Any], move_id: str = "", number: int | None = None
    ) -> dict[str, Any]:
        """Send a move and wait for its answer."""
        sent = move_id or uuid.uuid4().hex
        await self.say("move", id=sent, number=self.view["number"] if number is None else number, move=move)
        answers = ("ack", "refused", "error")
        return await self.hear(lambda message: message["type"] in answers and message.get("id") == sent)

"""Thousands of players in one process: a WebSocket client with next to no cost of its own.

Only what a load driver needs: text frames, a zero mask (so that masking costs nothing), and of what comes in
just the few fields that decide what to do next.
"""

import asyncio
import base64
import json
import os
import time
from collections.abc import Callable
from typing import Any

from optafel.client.changes import changed

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size, 0, 0, 0, 0)) + payload
    return bytes((opcode, 0x80 | 126)) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Line(asyncio.Protocol):
    """One connection. `on_text` gets every message as bytes."""

    def __init__(self, path: str, host: str, on_text: Callable[["Line", bytes], None]) -> None:
        self.on_text = on_text
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._left = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._left + data if self._left else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._left = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head[:80].decode()))
                return
            self.opened.set_result(None)
        self._left = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand over every whole frame; return what is left."""
        at, have = 0, len(data)
        while have - at >= 2:
            opcode, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if have < start + size:
                break
            if opcode == TEXT:
                self.on_text(self, data[start : start + size])
            elif opcode == PING and self._transport:
                self._transport.write(frame(data[start : start + size], PONG))
            at = start + size
        return data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def say(self, kind: str, **said: Any) -> None:
        if self._transport and not self.closed:
            self._transport.write(frame(json.dumps({"type": kind, **said}).encode()))

    def close(self) -> None:
        if self._transport:
            self._transport.close()


class Chair:
    """A player at a table: knows whether it is to move, and what the last view was."""

    def __init__(self, table: "Board", seat: int, key: str) -> None:
        self.table = table
        self.seat = seat
        self.key = key
        self.line: Line | None = None
        self.view: dict[str, Any] = {}

    def hear(self, line: Line, text: bytes) -> None:
        if text.startswith(b'{"type":"view"'):
            self.view = json.loads(text)["view"]
            self.table.seen(self, len(text))
        elif text.startswith(b'{"type":"change"'):
            self.view = changed(self.view, json.loads(text))
            self.table.seen(self, len(text))
        elif text.startswith(b'{"type":"ack"'):
            self.table.answered(text, True)
        elif text.startswith((b'{"type":"refused"', b'{"type":"error"')):
            self.table.answered(text, False)


class Board:
    """A table under load: one move every so often, by whoever is to move."""

    def __init__(self, made: dict[str, Any], tally: "Tally") -> None:
        self.id: str = made["table"]
        keys = {made["seat"]: made["key"], **{int(seat): key for seat, key in made["keys"].items()}}
        self.chairs = [Chair(self, seat, keys[seat]) for seat in sorted(keys)]
        self.tally = tally
        self.number = 0
        self.turn: int | None = None
        self.phase = "waiting"
        self.due: float | None = None  # a move that should have been sent at this moment
        self.sent: float | None = None
        self.count = 0

    def seen(self, chair: Chair, size: int) -> None:
        self.tally.views += 1
        self.tally.view_bytes += size
        view = chair.view
        if view["number"] < self.number:
            return
        self.number, self.phase, self.turn = view["number"], view["phase"], view["turn"]
        if self.phase == "over" and chair.line:
            chair.line.say("rematch")
        if self.due is not None and self.sent is None:
            self._send()

    def move(self) -> None:
        """It is time for a move; it is sent as soon as somebody can make it."""
        if self.due is not None:
            self.tally.late += 1
            return
        self.due = time.perf_counter()
        self._send()

    def _send(self) -> None:
        if self.phase != "playing" or self.turn is None:
            self.due = None  # between two games nobody is waiting
            return
        chair = self.chairs[self.turn]
        if chair.line is None or chair.view.get("number") != self.number:
            return
        self.count += 1
        self.sent = time.perf_counter()
        said = {"id": f"{self.id}.{self.count}", "number": self.number, "move": choose(chair.view)}
        chair.line.say("move", **said)

    def answered(self, text: bytes, accepted: bool) -> None:
        if self.due is None:
            return
        self.tally.add(time.perf_counter() - self.due, accepted, text)
        self.due = self.sent = None


def choose(view: dict[str, Any]) -> dict[str, Any]:
    """Lay a set where the rack has one (the table's opening asks nothing), else draw."""
    if "draw" not in view["moves"]:
        return {"pass": True}
    by_number: dict[str, dict[str, str]] = {}
    for tile in view["rack"]:
        by_number.setdefault(tile[1:], {})[tile[0]] = tile
    for number, colours in by_number.items():
        if number and len(colours) >= 3:
            laid = " ".join(list(colours.values())[:4])
            return {"play": " | ".join([*view["table"], laid])}
    return {"draw": 0}


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.seconds: list[float] = []
        self.refused: dict[str, int] = {}
        self.views = 0
        self.view_bytes = 0
        self.late = 0

    def add(self, seconds: float, accepted: bool, text: bytes) -> None:
        if accepted:
            self.seconds.append(seconds)
        else:
            code = json.loads(text).get("code", "?")
            self.refused[code] = self.refused.get(code, 0) + 1

    def percentile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

"""The processes of one `optafel serve --workers N`, as one of them sees the others.

Whichever process a connection comes to, the people of one table are served by one of them: who comes to
another is handed over, connection and all, before anything is answered. So a table is folded once. What
reaches a table over HTTP at another process is told to it at once, without Redis.
"""

import asyncio
import json
import logging
import os
import re
import secrets
import socket
import zlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from optafel.server.news import read_news, write_news
from optafel.table.open_tables import NodeNews

log = logging.getLogger("optafel.neighbours")

ENVIRONMENT = "OPTAFEL_WORKER"  # where a worker finds what it was started as
LETTER_BYTES_MAX = 64 * 1024
NEWS, GUEST = b"N", b"G"
_PLAY = re.compile(rb"/api/tables/([\w-]{1,32})/play(?:\?|\Z)")

Hear = Callable[[str, str, NodeNews], Awaitable[None]]
Welcome = Callable[[socket.socket, bytes], Awaitable[None]]  # who was handed over, and what they asked


@dataclass(frozen=True, slots=True)
class Worker:
    """Which of several processes this is, and its ends of the sockets that they share."""

    at: int
    count: int
    listener: int
    inbox: int
    letters: Mapping[str, int]  # by worker: where it is written to
    ready: int  # a byte is written here when the first request can be answered

    def written(self) -> str:
        return json.dumps(asdict(self))


def this_worker() -> Worker | None:
    """What this process was started as; None: it serves alone."""
    said = os.environ.pop(ENVIRONMENT, None)  # what it starts itself is no worker
    return Worker(**json.loads(said)) if said else None


class Neighbours:
    """Letters to the other workers and from them: guests who are handed over, and news of tables."""

    def __init__(self, worker: Worker) -> None:
        self.at, self.count = worker.at, worker.count
        self.node = secrets.token_hex(4)
        self._inbox = socket.socket(fileno=worker.inbox)
        self._others = {int(at): socket.socket(fileno=fd) for at, fd in worker.letters.items()}
        for each in (self._inbox, *self._others.values()):
            each.setblocking(False)
        self._hear: Hear | None = None
        self._welcome: Welcome | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def receive(self, welcome: Welcome) -> None:
        """Take in what the others send, from now on."""
        self._welcome = welcome
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._read)

    def hand_over(self, path: bytes, head: bytes, guest: socket.socket) -> bool:
        """Give a connection to the worker of its table. False: it is this one, or the other cannot take it
        now; any worker can serve any table."""
        found = _PLAY.match(path)
        if not found:
            return False
        letters = self._others.get(zlib.crc32(found[1]) % self.count)
        if letters is None or len(head) > LETTER_BYTES_MAX:
            return False
        try:
            socket.send_fds(letters, [GUEST + head], [guest.fileno()])
        except OSError:
            return False
        return True

    # As a bus between nodes (table.open_tables.Bus):

    def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        self._hear = hear

    def spread(self, table: str, news: NodeNews) -> None:
        letter = NEWS + table.encode() + b" " + write_news(self.node, news).encode()
        for each in self._others.values():
            try:
                each.send(letter)
            except OSError:  # it has too much to read already: it looks at the logs now and then
                log.debug("news was not sent", extra={"table": table})

    async def follow(self, table: str) -> None:
        """All news is heard; what concerns no open table is passed over."""

    async def forget(self, table: str) -> None:
        """As with `follow`."""

    async def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())
        for task in list(self._tasks):
            task.cancel()

    def _read(self) -> None:
        while True:
            try:
                letter, files, _, _ = socket.recv_fds(self._inbox, LETTER_BYTES_MAX + 1, 1)
            except OSError:
                return
            guests = [socket.socket(fileno=file) for file in files]
            kind, rest = letter[:1], letter[1:]
            if kind == GUEST and guests and self._welcome:
                self._do(self._welcome(guests.pop(), rest))
            elif kind == NEWS and self._hear:
                self._do(self._told(self._hear, rest))
            for guest in guests:
                guest.close()

    async def _told(self, hear: Hear, said: bytes) -> None:
        table, _, text = said.partition(b" ")
        node, news = read_news(text)
        await hear(node, table.decode(), news)

    def _do(self, work: Awaitable[None]) -> None:
        async def done() -> None:
            try:
                await work
            except Exception:
                log.exception("a letter of a neighbour could not be served")

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def handed_over(neighbours: Neighbours) -> Callable[[Any, bytes, bytes], bool]:
    """What `PatientHttp` asks before it answers somebody who wants to play."""

    def hand_over(transport: Any, path: bytes, head: bytes) -> bool:
        guest = transport.get_extra_info("socket")
        return guest is not None and neighbours.hand_over(path, head, guest)

    return hand_over

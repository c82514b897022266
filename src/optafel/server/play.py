"""The WebSocket of docs/protocol.md: one connection, one message after the other.

Nothing that a page sends closes its connection: what cannot be read or done is answered, and the next
message is read.
"""

import logging
import time

from starlette.websockets import WebSocket

from optafel.game import Refusal, spoken_refusal
from optafel.server.limits import Bucket
from optafel.server.messages import (
    DraftMessage,
    HelloMessage,
    HintMessage,
    LifeMessage,
    Message,
    MoveMessage,
    PingMessage,
    SayMessage,
    StirMessage,
    read_message,
)
from optafel.server.outbox import Outbox
from optafel.server.security import may_connect
from optafel.server.state import ServerState, address_of, state_of
from optafel.store import StoreUnavailable
from optafel.table import requests
from optafel.table.company import PHRASES
from optafel.table.connections import Connection
from optafel.table.hints import hint, hint_told
from optafel.table.messages import PongTold, RulingTold, refusal_told
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.texts import chosen_language

log = logging.getLogger("optafel.play")

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013


async def play(socket: WebSocket) -> None:
    """Serve one connection until it closes."""
    server, address = state_of(socket), address_of(socket)
    limits = server.config.limits
    if not may_connect(socket.headers, server.config.origins):
        await socket.close(POLICY_VIOLATION)
        return
    held = server.connections.get(address, 0)
    crowded = server.connected >= limits.connections or held >= limits.connections_per_address
    if server.closing or crowded:
        await socket.close(TRY_AGAIN_LATER)
        return
    server.connections[address] = held + 1
    server.connected += 1
    server.metrics.connections.inc()
    visit = Visit(server, socket)
    try:
        await socket.accept()
        while (message := await socket.receive())["type"] == "websocket.receive":
            await visit.hear(message.get("text"))
    finally:
        visit.leave()
        server.connected -= 1
        server.metrics.connections.dec()
        server.connections[address] -= 1
        if not server.connections[address]:
            del server.connections[address]


class Visit:
    """Somebody's connection: which table, which seat, how often they speak."""

    __slots__ = ("connection", "live", "rate", "server", "table_id", "talk")

    def __init__(self, server: ServerState, socket: WebSocket) -> None:
        limits = server.config.limits
        outbox = Outbox(socket.send_text, lambda: socket.close(POLICY_VIOLATION), limits.outbox_messages)
        self.server = server
        self.table_id: str = socket.path_params["table"]
        self.connection = Connection(outbox.post, chosen_language(socket.headers.get("accept-language")))
        self.live: OpenTable | None = None
        self.rate = Bucket(limits.messages_per_second, limits.messages_burst)
        self.talk = Bucket(limits.phrases_per_minute / 60, limits.phrases_burst)

    async def hear(self, text: str | None) -> None:
        """Do what a message asks, or say why not."""
        message: Message | None = None
        try:
            if not self.rate.take():
                raise RequestRefused("too-fast")
            if text is None:
                raise RequestRefused("not-json", read="binary")
            message = read_message(text, self.server.config.limits)
            self.server.metrics.messages.labels(message.type).inc()
            await self._do(message)
        except RequestRefused as wrong:
            self._refuse(message, wrong.refusal)
        except StoreUnavailable:
            self._refuse(message, Refusal("try-again"))
        except Exception:
            log.exception("a message could not be served", extra={"table": self.table_id})
            self._refuse(message, Refusal("internal"))

    def leave(self) -> None:
        if self.live is not None:
            requests.leave(self.live, self.connection)

    async def _do(self, message: Message) -> None:
        connection = self.connection
        if isinstance(message, PingMessage):
            connection.tell(PongTold(type="pong", t=message.t))
            return
        if isinstance(message, HelloMessage):
            await self._hello(message)
            return
        if self.live is None:
            raise RequestRefused("hello-first")
        match message:
            case MoveMessage():
                await self._move(self.live, message)
            case DraftMessage():
                ruling = await requests.draft(self.live, connection, message.table)
                if ruling:
                    connection.tell(RulingTold(type="ruling", id=message.id, ruling=ruling))
            case HintMessage():
                connection.tell(hint_told(await hint(self.live, connection, message.step), message.id))
            case LifeMessage():
                await self._live(self.live, message)
            case StirMessage():
                await requests.stir(self.live, connection, message.entropy)
            case SayMessage():
                if message.phrase not in PHRASES:
                    raise RequestRefused("no-such-phrase", read=message.phrase, phrases=", ".join(PHRASES))
                seat = requests.seat_at(connection)
                if not self.talk.take():
                    raise RequestRefused("too-fast")
                self.server.open_tables.say(self.live, seat, message.phrase)

    async def _hello(self, message: HelloMessage) -> None:
        if message.lang is not None:
            self.connection.lang = chosen_language(message.lang)
        # Found anew: an empty table that nobody greeted may have gone back to its log.
        # Kept before it is greeted: also who came in while the store was away has to leave again.
        self.live = live = await self.server.open_tables.find(self.table_id)
        await requests.hello(live, self.connection, message.key, message.watch, message.entropy)

    async def _move(self, live: OpenTable, message: MoveMessage) -> None:
        began = time.perf_counter()
        await requests.move(live, self.connection, message.id, message.number, message.move)
        self.server.metrics.moves.observe(time.perf_counter() - began)

    async def _live(self, live: OpenTable, message: LifeMessage) -> None:
        match message.type:
            case "start":
                await requests.start(live, self.connection)
            case "rematch":
                await requests.rematch(live, self.connection, message.entropy)
            case "pause":
                await requests.pause(live, self.connection)
            case "resume":
                await requests.resume(live, self.connection)

    def _refuse(self, message: Message | None, refusal: Refusal) -> None:
        """A move gets its refusal; where it is not known what became of it, it gets an error instead."""
        self.server.metrics.refusals.labels(refusal.code).inc()
        sure = refusal.code not in ("try-again", "internal")
        of_move = isinstance(message, MoveMessage) and sure
        said = spoken_refusal(refusal, self.connection.lang)
        self.connection.tell(refusal_told(said, getattr(message, "id", None), of_move))
        if refusal.code == "stale" and self.live is not None:
            self.connection.post(self.live.view_of(self.connection.seat), skippable=True)

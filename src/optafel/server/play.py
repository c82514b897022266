"""The WebSocket of docs/protocol.md: one connection, one message after the other. Only a hint is thought of
beside them: what is laid meanwhile is kept, and a move waits for no hint.

Nothing that a page sends closes its connection: what cannot be read or done is answered, and the next
message is read.
"""

import asyncio
import logging
import time
from dataclasses import replace

from starlette.websockets import WebSocket

from optafel.game import Refusal
from optafel.server.limits import Bucket
from optafel.server.messages import (
    DraftMessage,
    HelloMessage,
    HintMessage,
    LifeMessage,
    LookMessage,
    Message,
    MoveMessage,
    PingMessage,
    SayMessage,
    StirMessage,
    read_message,
)
from optafel.server.outbox import Outbox
from optafel.server.patience import WRITE_AT_ONCE
from optafel.server.security import may_connect
from optafel.server.state import ServerState, address_of, state_of
from optafel.store import StoreUnavailable
from optafel.table import requests
from optafel.table.asking import seat_at
from optafel.table.company import PHRASES
from optafel.table.connections import Connection
from optafel.table.hints import hint, hint_told
from optafel.table.judging import refusal_text
from optafel.table.messages import PongTold, RulingTold
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.texts import chosen_language

log = logging.getLogger("optafel.play")

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
REFUSALS_FORGOTTEN_PER_SECOND = 1
VIOLATIONS_SPOKEN_AT_ONCE = 6  # of a refused play; a tenth of a millisecond each


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
    visit = Visit(server, socket, address)
    silent = asyncio.get_running_loop().call_later(limits.hello_seconds, visit.ask_to_go)
    try:
        await socket.accept()
        while (message := await socket.receive())["type"] == "websocket.receive":
            await visit.hear(message.get("text"))
    finally:
        silent.cancel()
        visit.leave()
        server.connected -= 1
        server.metrics.connections.dec()
        server.connections[address] -= 1
        if not server.connections[address]:
            del server.connections[address]


class Visit:
    """Somebody's connection: which table, which seat, how often they speak."""

    __slots__ = (
        "connection",
        "hinting",
        "live",
        "outbox",
        "rate",
        "refused",
        "server",
        "shared_rate",
        "table_id",
    )

    def __init__(self, server: ServerState, socket: WebSocket, address: str) -> None:
        limits = server.config.limits
        self.outbox = Outbox(
            socket.send_text,
            lambda: socket.close(POLICY_VIOLATION),
            limits.outbox_messages,
            socket.scope.get(WRITE_AT_ONCE),
        )
        self.server = server
        self.table_id: str = socket.path_params["table"]
        language = chosen_language(socket.headers.get("accept-language"))
        self.connection = Connection(self.outbox.post, language, address=address)
        self.live: OpenTable | None = None
        self.hinting: asyncio.Task[None] | None = None
        # Of who has no seat yet the connection is all there is; a seat has one rate, however many open it.
        self.rate = Bucket(limits.messages_per_second, limits.messages_burst)
        self.shared_rate = server.messages.of(address)
        self.refused = Bucket(REFUSALS_FORGOTTEN_PER_SECOND, limits.messages_refused)  # for being too fast

    def ask_to_go(self) -> None:
        """Nobody has said who they are."""
        if self.live is None:
            self.outbox.give_up()

    async def hear(self, text: str | None) -> None:
        """Do what a message asks, or say why not."""
        message: Message | None = None
        try:
            if not (self.rate.take() and self.shared_rate.take()):
                self._too_fast()
                raise RequestRefused("too-fast")
            if text is None:
                raise RequestRefused("not-json", read="binary")
            message = read_message(text, self.server.config.limits)
            self.server.metrics.messages.labels(message.type).inc()
            await self._do(message)
        except Exception as wrong:
            await self._failed(message, wrong)
            await asyncio.sleep(0)  # others have their turn before the next one is refused

    async def _failed(self, message: Message | None, wrong: Exception) -> None:
        match wrong:
            case RequestRefused():
                await self._refuse_at_length(message, wrong.refusal)
            case StoreUnavailable():
                self._refuse(message, Refusal("try-again"))
            case _:
                log.error("a message could not be served", exc_info=wrong, extra={"table": self.table_id})
                self._refuse(message, Refusal("internal"))

    def _too_fast(self) -> None:
        if not self.refused.take():
            self.outbox.give_up()

    def leave(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
        if self.live is not None:
            requests.leave(self.live, self.connection)

    async def _do(self, message: Message) -> None:
        connection = self.connection
        if isinstance(message, PingMessage):
            connection.tell(PongTold(type="pong", t=message.t))
            await asyncio.sleep(0)
            return
        if isinstance(message, HelloMessage):
            await self._hello(message)
            return
        if self.live is None:
            raise RequestRefused("hello-first")
        match message:
            case MoveMessage():
                await self._move(self.live, message)
            case LookMessage():
                await requests.look(self.live, connection)
            case DraftMessage():
                ruling = await requests.draft(self.live, connection, message.table)
                if ruling:
                    connection.tell(RulingTold(type="ruling", id=message.id, ruling=ruling))
            case HintMessage():
                if self.hinting is not None:
                    await asyncio.wait([self.hinting])  # one after the other
                self.hinting = asyncio.create_task(self._hint(self.live, message))
            case LifeMessage():
                await self._live(self.live, message)
            case StirMessage():
                await requests.stir(self.live, connection, message.entropy)
            case SayMessage():
                self._say(self.live, message.phrase)

    async def _hint(self, live: OpenTable, message: HintMessage) -> None:
        try:
            told = await hint(live, self.connection, message.step)
            self.connection.tell(hint_told(told, message.id))
        except Exception as wrong:
            await self._failed(message, wrong)

    def _say(self, live: OpenTable, phrase: str) -> None:
        if phrase not in PHRASES:
            raise RequestRefused("no-such-phrase", read=phrase, phrases=", ".join(PHRASES))
        seat = seat_at(self.connection)
        if not self.server.phrases.take((self.table_id, seat)):
            raise RequestRefused("too-fast")
        if live.table.seats[seat].muted:
            raise RequestRefused("muted")
        self.server.open_tables.say(live, seat, phrase)

    async def _hello(self, message: HelloMessage) -> None:
        if message.lang is not None:
            self.connection.lang = chosen_language(message.lang)
        self.connection.changes = message.changes
        # Found anew: an empty table that nobody greeted may have gone back to its log.
        # Kept before it is greeted: also who came in while the store was away has to leave again.
        self.live = live = await self.server.open_tables.find(self.table_id)
        await requests.hello(live, self.connection, message.key, message.watch, message.entropy)
        seat = self.connection.seat
        who = self.connection.address if seat is None else seat  # spectators of one house are one
        self.rate = self.server.seat_messages.of((self.table_id, who))

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

    async def _refuse_at_length(self, message: Message | None, refusal: Refusal) -> None:
        """Where there is much to say of a play, it is put into words beside the loop that all tables share:
        a play of loose tiles breaks a rule with each of them."""
        if refusal.ruling is None or len(refusal.ruling.violations) <= VIOLATIONS_SPOKEN_AT_ONCE:
            self._refuse(message, refusal)
            return
        self._count(refusal)
        owner, told = (self.connection.address,), (self.connection.lang, _id_of(message), _of_move(message))
        try:
            text = await self.server.thinking.ask("quick", owner, refusal_text, refusal, *told)
        except Exception:  # nobody has time to say why: that it is refused stands
            text = refusal_text(replace(refusal, ruling=None), *told)
        self.connection.post(text)

    def _refuse(self, message: Message | None, refusal: Refusal) -> None:
        """A move gets its refusal; where it is not known what became of it, it gets an error instead."""
        self._count(refusal)
        sure = refusal.code not in ("try-again", "internal")
        told = (self.connection.lang, _id_of(message), sure and _of_move(message))
        self.connection.post(refusal_text(refusal, *told))
        if refusal.code == "stale" and self.live is not None:
            self.connection.show_whole(self.live.shown_for(self.connection), skippable=True)

    def _count(self, refusal: Refusal) -> None:
        self.server.metrics.refusals.labels(refusal.code).inc()


def _id_of(message: Message | None) -> str | None:
    return getattr(message, "id", None)


def _of_move(message: Message | None) -> bool:
    return isinstance(message, MoveMessage)

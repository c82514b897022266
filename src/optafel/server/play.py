"""The WebSocket of docs/protocol.md: one connection, one message after the other.

Nothing that a page sends closes its connection: what cannot be read or done is answered, and the next
message is read.
"""

import logging
import time
from typing import Any

from starlette.websockets import WebSocket

from optafel.game import Refusal
from optafel.server.house import House, address_of, house_of
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
from optafel.server.phrases import PHRASES
from optafel.server.rates import Bucket
from optafel.server.security import may_connect
from optafel.store import StoreUnavailable
from optafel.table import requests
from optafel.table.guests import Guest
from optafel.table.hints import hint
from optafel.table.live import LiveTable
from optafel.table.refusals import Refused, refused
from optafel.texts import chosen_language
from optafel.texts.rulings import refusal_to_json

log = logging.getLogger("optafel.play")

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013


async def play(socket: WebSocket) -> None:
    """Serve one connection until it closes."""
    house, address = house_of(socket), address_of(socket)
    limits = house.config.limits
    if not may_connect(socket.headers, house.config.origins):
        await socket.close(POLICY_VIOLATION)
        return
    held = house.connections.get(address, 0)
    crowded = house.connected >= limits.connections or held >= limits.connections_per_address
    if house.closing or crowded:
        await socket.close(TRY_AGAIN_LATER)
        return
    house.connections[address] = held + 1
    house.connected += 1
    house.metrics.connections.inc()
    visit = Visit(house, socket)
    try:
        await socket.accept()
        while (message := await socket.receive())["type"] == "websocket.receive":
            await visit.hear(message.get("text"))
    finally:
        visit.leave()
        house.connected -= 1
        house.metrics.connections.dec()
        house.connections[address] -= 1
        if not house.connections[address]:
            del house.connections[address]


class Visit:
    """Somebody's connection: which table, which seat, how often they speak."""

    __slots__ = ("guest", "house", "live", "rate", "table_id", "talk")

    def __init__(self, house: House, socket: WebSocket) -> None:
        limits = house.config.limits
        outbox = Outbox(socket.send_text, lambda: socket.close(POLICY_VIOLATION), limits.outbox_messages)
        self.house = house
        self.table_id: str = socket.path_params["table"]
        self.guest = Guest(outbox.post, chosen_language(socket.headers.get("accept-language")))
        self.live: LiveTable | None = None
        self.rate = Bucket(limits.messages_per_second, limits.messages_burst)
        self.talk = Bucket(limits.phrases_per_minute / 60, limits.phrases_burst)

    async def hear(self, text: str | None) -> None:
        """Do what a message asks, or say why not."""
        message: Message | None = None
        try:
            if not self.rate.take():
                raise refused("too-fast")
            if text is None:
                raise refused("not-json", read="binary")
            message = read_message(text, self.house.config.limits)
            self.house.metrics.messages.labels(message.type).inc()
            await self._do(message)
        except Refused as wrong:
            self._refuse(message, wrong.refusal)
        except StoreUnavailable:
            self._refuse(message, Refusal("try-again"))
        except Exception:
            log.exception("a message could not be served", extra={"table": self.table_id})
            self._refuse(message, Refusal("internal"))

    def leave(self) -> None:
        if self.live is not None:
            requests.leave(self.live, self.guest)

    async def _do(self, message: Message) -> None:
        guest = self.guest
        if isinstance(message, PingMessage):
            guest.tell("pong", t=message.t)
            return
        if isinstance(message, HelloMessage):
            await self._hello(message)
            return
        if self.live is None:
            raise refused("hello-first")
        match message:
            case MoveMessage():
                await self._move(self.live, message)
            case DraftMessage():
                ruling = await requests.draft(self.live, guest, message.table)
                if ruling:
                    guest.tell("ruling", id=message.id, ruling=ruling)
            case HintMessage():
                guest.tell("hint", id=message.id, **await hint(self.live, guest, message.step))
            case LifeMessage():
                await self._live(self.live, message)
            case StirMessage():
                await requests.stir(self.live, guest, message.entropy)
            case SayMessage():
                if message.phrase not in PHRASES:
                    raise refused("no-such-phrase", read=message.phrase, phrases=", ".join(PHRASES))
                seat = requests.seat_at(guest)
                if not self.talk.take():
                    raise refused("too-fast")
                self.house.hall.say(self.live, seat, message.phrase)

    async def _hello(self, message: HelloMessage) -> None:
        if message.lang is not None:
            self.guest.lang = chosen_language(message.lang)
        # Found anew: an empty table that nobody greeted may have gone back to its log.
        # Kept before it is greeted: also who came in while the store was away has to leave again.
        self.live = live = await self.house.hall.find(self.table_id)
        await requests.hello(live, self.guest, requests.Hello(message.key, message.watch, message.entropy))

    async def _move(self, live: LiveTable, message: MoveMessage) -> None:
        began = time.perf_counter()
        await requests.move(live, self.guest, message.id, message.number, message.move)
        self.house.metrics.moves.observe(time.perf_counter() - began)

    async def _live(self, live: LiveTable, message: LifeMessage) -> None:
        match message.type:
            case "start":
                await requests.start(live, self.guest)
            case "rematch":
                await requests.rematch(live, self.guest, message.entropy)
            case "pause":
                await requests.pause(live, self.guest)
            case "resume":
                await requests.resume(live, self.guest)

    def _refuse(self, message: Message | None, refusal: Refusal) -> None:
        """A move gets its refusal; where it is not known what became of it, it gets an error instead."""
        self.house.metrics.refusals.labels(refusal.code).inc()
        said: dict[str, Any] = refusal_to_json(refusal, self.guest.lang)
        message_id = getattr(message, "id", None)
        if message_id is not None:
            said["id"] = message_id
        sure = refusal.code not in ("try-again", "internal")
        kind = "refused" if isinstance(message, MoveMessage) and sure else "error"
        self.guest.tell(kind, **said)
        if refusal.code == "stale" and self.live is not None:
            self.guest.post(self.live.view_of(self.guest.seat), skippable=True)

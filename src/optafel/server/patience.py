"""How long the server waits for the other end, and how much it takes from it at once.

Half a request, half a message and a reader that does not read are cut off. What one connection has sent is
looked at a piece at a time, so that no others wait for it.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from optafel.server.limits import Bucket, Limits
from optafel.server.proxies import Proxies

HEAD_BYTES_MAX = 32 * 1024  # of all headers of a request
PIPELINE_MAX = 8  # requests that are sent before the first of them is answered
PIECE_BYTES = 512  # of WebSocket frames that are looked at before others have their turn
WAITING_BYTES_MAX = 512 * 1024  # of the same that wait for it
PINGS_PER_SECOND, PINGS_BURST = 5, 50  # and pongs: browsers send hardly any

TEXT_FRAME = 0x81  # a whole text message
WRITE_AT_ONCE = "optafel.write_at_once"  # where a connection's scope has the way past the layers

HandOver = Callable[[Any, bytes, bytes], bool]  # of a transport, the path and the head that came over it
Sockets = Counter[str]  # open connections by the address at their other end


class _Unread:
    """Ends a connection whose reader takes nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        self._timer = self._timer or self._loop.call_later(self._seconds, transport.abort)

    def end(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


class PatientHttp(HttpToolsProtocol):
    """HTTP for those who say what they want in time."""

    def __init__(
        self,
        *given: Any,
        limits: Limits,
        sockets: Sockets,
        proxies: Proxies,
        hand_over: HandOver | None = None,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self._limits = limits
        self._sockets = sockets
        self._proxies = proxies
        self._hand_over = hand_over
        self._head_bytes = 0  # that have come of headers which are not whole yet
        self._head_timer: asyncio.TimerHandle | None = None
        self._unread = _Unread(self.loop, limits.unread_seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()
        host = self._host
        self._sockets[host] += 1
        if self._sockets[host] > self._limits.sockets_per_address and host not in self._proxies:
            transport.abort()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        self._head_is_whole()
        _one_less(self._sockets, self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_timer and self._head_bytes > HEAD_BYTES_MAX:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINE_MAX:
            raise ValueError("too many requests before an answer")  # ends the connection
        self._head_is_whole()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Who wants to play at a table of another process is handed over to it."""
        if self._hand_over is not None:
            lines = [b"GET ", self.url, b" HTTP/1.1\r\n"]
            for name, value in self.scope["headers"]:
                lines += [name, b": ", value, b"\r\n"]
            if self._hand_over(self.transport, self.url, b"".join([*lines, b"\r\n"])):
                self.transport.abort()  # our end; the other process has its own
                return
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._wait_for_head()

    def _wait_for_head(self) -> None:
        self._head_is_whole()
        self._head_bytes = 0
        self._head_timer = self.loop.call_later(self._limits.head_seconds, self.transport.abort)

    def _head_is_whole(self) -> None:
        if self._head_timer:
            self._head_timer.cancel()
            self._head_timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket of which a little is looked at at a time."""

    def __init__(self, *given: Any, limits: Limits, sockets: Sockets, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limits = limits
        self._sockets = sockets
        self._heard = False  # since it was last asked for a sign of life
        self._waiting = bytearray()
        self._later: asyncio.Handle | None = None
        self._half_timer: asyncio.TimerHandle | None = None
        self._pings = Bucket(PINGS_PER_SECOND, PINGS_BURST)
        self._unread = _Unread(self.loop, limits.unread_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        for timer in (self._later, self._half_timer):
            if timer:
                timer.cancel()
        self._waiting.clear()
        _one_less(self._sockets, self.client[0] if self.client else "")
        super().connection_lost(exc)

    def send_keepalive_ping(self) -> None:
        """Who has spoken since the last was due is asked for no sign of life: who plays hardly ever is."""
        heard, self._heard = self._heard, False
        if heard and not self.close_sent and not self.transport.is_closing():
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._later is None and len(data) <= PIECE_BYTES:
            self._look_at(data)
            return
        self._waiting += data
        if len(self._waiting) > WAITING_BYTES_MAX:
            self.transport.abort()
        elif self._later is None:
            self._go_on()

    def _go_on(self) -> None:
        self._later = None
        piece = bytes(self._waiting[:PIECE_BYTES])
        del self._waiting[:PIECE_BYTES]
        self._look_at(piece)
        if self._waiting and not self.transport.is_closing():
            self._later = self.loop.call_soon(self._go_on)

    def _look_at(self, data: bytes) -> None:
        super().data_received(data)
        half = bool(self.frames or self.conn.reader.buffer)
        if half and self._half_timer is None:
            self._half_timer = self.loop.call_later(self._limits.message_seconds, self.transport.abort)
        elif not half and self._half_timer:
            self._half_timer.cancel()
            self._half_timer = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope)[WRITE_AT_ONCE] = self.write_at_once

    def write_at_once(self, texts: Sequence[str]) -> bool:
        """Messages in one go, past all that stands between; False where the reader is behind, or gone."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(_framed, texts)))
        return True

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_ping()

    def _count_ping(self) -> None:
        if not self._pings.take():
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()


def _framed(text: str) -> bytes:
    """A text message as a server sends it: whole, not masked."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return bytes((TEXT_FRAME, size)) + payload
    if size < 65_536:
        return bytes((TEXT_FRAME, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big") + payload


def _one_less(sockets: Sockets, host: str) -> None:
    sockets[host] -= 1
    if sockets[host] <= 0:
        del sockets[host]

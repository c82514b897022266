"""Joining a table and playing there until it is over, whatever the connection does meanwhile."""

import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from optafel.bots import Bot
from optafel.client.changes import changed
from optafel.game import read_view

PATIENCE_SECONDS = 120.0  # so long a server that does not answer is asked again
_ANSWER_SECONDS = 5.0  # after which a move is sent again, with the same id
_SILENCE_SECONDS = 20.0  # after which it is asked whether anybody is there
_WAITS = (0.1, 0.3, 1.0, 2.0, 5.0)  # before the next attempt
_AGAIN = ("try-again", "internal", "too-fast")  # it is not known what became of it, or it came too soon

Json = dict[str, Any]


class SeatLost(RuntimeError):
    """The server will not have us, or not our move; `code` is the server's (docs/protocol.md), or
    `no-server`, `bad-address`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{message} ({code})")
        self.code = code
        self.message = message


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended, and the match that it was the last of."""

    seat: int  # ours
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    games: tuple[tuple[int, ...], ...]  # scores of each game of the match, by seat
    won: tuple[int, ...]  # games won, by seat


def sit(
    url: str,
    table: str,
    invite: str,
    bot: Bot,
    *,
    name: str = "bot",
    patience: float = PATIENCE_SECONDS,
) -> Outcome:
    """Joins a table by its invitation and plays there with the bot until game and match are over. Raises
    SeatLost, and whatever the bot raises."""
    return take_seat(url, table, join(url, table, invite, name), bot, patience=patience)


def join(url: str, table: str, invite: str, name: str) -> str:
    """Takes an open seat; returns its key. Raises SeatLost."""
    address = f"{_address(url, 'http')}/api/tables/{urllib.parse.quote(table, safe='')}/join"
    request = urllib.request.Request(  # noqa: S310 (the address is checked to be one of HTTP)
        address,
        json.dumps({"invite": invite, "name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return str(json.load(answer)["key"])
    except urllib.error.HTTPError as refused:
        raise _refusal(refused) from refused
    except (OSError, ValueError, KeyError) as wrong:
        raise SeatLost("no-server", f"{address} does not answer as a server of tables: {wrong}") from wrong


def take_seat(url: str, table: str, key: str, bot: Bot, *, patience: float = PATIENCE_SECONDS) -> Outcome:
    """Plays on a seat whose key one has, from wherever the game stands. A lost connection is made again, and
    a move of which nobody knows whether it arrived is sent again under the same id: it counts once. Raises
    SeatLost."""
    address = f"{_address(url, 'ws')}/api/tables/{urllib.parse.quote(table, safe='')}/play"
    seat = _Seat(key, bot)
    failures, last_heard = 0, time.monotonic()
    while True:
        try:
            with connect(address, max_size=None, compression=None, open_timeout=10) as socket:
                outcome = seat.play(socket)
            if outcome:
                return outcome
        except (OSError, WebSocketException) as wrong:  # TimeoutError is one of the first
            if seat.heard:
                failures, last_heard, seat.heard = 0, time.monotonic(), False
            if time.monotonic() - last_heard > patience:
                raise SeatLost("no-server", f"{address} does not answer: {wrong}") from wrong
            time.sleep(_WAITS[min(failures, len(_WAITS) - 1)])
            failures += 1


@dataclass(slots=True)
class _Sent:
    """A move that the server has not answered yet."""

    id: str
    number: int  # of the view that it was made on
    move: Json


class _Seat:
    """What is known of the seat, whichever connection told it."""

    def __init__(self, key: str, bot: Bot) -> None:
        self.key = key
        self.bot = bot
        self.view: Json | None = None  # that is to be acted on
        self._shown: Json | None = None  # what this connection has shown last: changes rest on it
        self._version = 0
        self.sent: _Sent | None = None
        self.stands = 0  # the number under which the last move stands: older views are passed over
        self.heard = False  # whether this connection has said anything

    def play(self, socket: ClientConnection) -> Outcome | None:
        """Plays over one connection until the match is over or the connection is."""
        _tell(socket, "hello", key=self.key, changes=True)
        if self.sent:
            self._send(socket, self.sent)
        self.view = self._shown = None
        asked = False
        while True:
            try:
                self._hear(socket, _ANSWER_SECONDS if self.sent else _SILENCE_SECONDS)
                asked = False
                while self._hear(socket, 0.0):  # think about the newest view only
                    pass
            except TimeoutError:
                if self.sent:
                    self._send(socket, self.sent)
                elif asked:
                    raise
                _tell(socket, "ping", t=0)
                asked = True
                continue
            if outcome := self._go_on(socket):
                return outcome

    def _hear(self, socket: ClientConnection, seconds: float) -> bool:
        """Takes in one message; with no time to wait, whether there was one."""
        try:
            text = socket.recv(timeout=seconds)
        except TimeoutError:
            if not seconds:
                return False
            raise
        self.heard = True
        message: Json = json.loads(text)
        match message.get("type"):
            case "view":
                self.view = self._shown = message["view"]
                self._version = message.get("version", 0)
            case "change":
                self._changed(socket, message)
            case "ack" if self.sent and message.get("id") == self.sent.id:
                self.stands, self.sent = message["number"], None
            case "refused" if self.sent and message.get("id") == self.sent.id:
                self._refused(message)
            case "error":
                self._error(socket, message)
        return True

    def _changed(self, socket: ClientConnection, message: Json) -> None:
        try:
            if self._shown is None or message["since"] != self._version:
                raise LookupError("a change of another view")
            self.view = self._shown = changed(self._shown, message)
            self._version = message["version"]
        except LookupError:
            self._shown = None
            _tell(socket, "look")

    def _refused(self, message: Json) -> None:
        """Somebody or the clock was faster, and a newer view comes; or the bot's move is none."""
        assert self.sent is not None
        newer = self.view is not None and self.view["number"] > self.sent.number
        if message["code"] not in ("stale", "paused") and not newer:
            raise SeatLost(message["code"], message.get("message", ""))
        self.sent = None

    def _error(self, socket: ClientConnection, message: Json) -> None:
        if message.get("code") not in _AGAIN:
            raise SeatLost(message.get("code", "error"), message.get("message", ""))
        time.sleep(_WAITS[2])
        if self.sent and message.get("id") == self.sent.id:
            self._send(socket, self.sent)
        elif self.view is None:
            _tell(socket, "hello", key=self.key, changes=True)

    def _go_on(self, socket: ClientConnection) -> Outcome | None:
        """What is to be done now that this view has come."""
        view = self.view
        if view is None or self.sent or view["number"] < self.stands:
            return None
        if view["phase"] == "over":
            sheet = view["sheet"]
            if len(sheet["games"]) >= (view["games"] or 1):
                return _outcome(view)
            if view["seat"] not in view["rematch"]:
                _tell(socket, "rematch")
                self.view = None
        elif view["phase"] in ("playing", "challenge") and set(view["moves"]) - {"resign"}:
            move = self.bot(read_view(view)).to_json()
            self.sent = _Sent(uuid.uuid4().hex, view["number"], move)
            self._send(socket, self.sent)
        return None

    def _send(self, socket: ClientConnection, sent: _Sent) -> None:
        _tell(socket, "move", id=sent.id, number=sent.number, move=sent.move)


def _tell(socket: ClientConnection, kind: str, **said: Any) -> None:
    socket.send(json.dumps({"type": kind, **said}))


def _outcome(view: Json) -> Outcome:
    result, sheet = view["result"], view["sheet"]
    return Outcome(
        seat=view["seat"],
        scores=tuple(result["scores"]),
        winners=tuple(result["winners"]),
        reason=result["reason"],
        games=tuple(tuple(scores) for scores in sheet["games"]),
        won=tuple(sheet["won"]),
    )


def _address(url: str, scheme: str) -> str:
    """The server's address for HTTP or for a WebSocket."""
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise SeatLost("bad-address", f"read {url[:80]!r}, expected an address such as http://127.0.0.1:8420")
    safe = "s" if parts.scheme == "https" else ""
    return f"{scheme}{safe}://{parts.netloc}{parts.path.rstrip('/')}"


def _refusal(refused: urllib.error.HTTPError) -> SeatLost:
    try:
        said = json.load(refused)
        return SeatLost(said["code"], said["message"])
    except (ValueError, KeyError, TypeError):
        return SeatLost("no-server", f"{refused.url} answers {refused.code}")

"""The names that a server answers to. Links and QR codes carry the name that a request was sent to, and that
is anybody's to write: where the operator has listed the right ones, every other is refused."""

from collections.abc import Iterable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from optafel.game import Refusal
from optafel.server.refusals import language_of, refusal_response

ASKED_BY_ADDRESS = ("/api/health", "/api/ready")  # what watches over a process knows it by its address
NAME_LETTERS_MAX = 80  # of a wrong one that are said back


@dataclass(frozen=True, slots=True)
class Hosts:
    """Names, in small letters and without a port; `*.` before one stands for all below it. None: any."""

    names: frozenset[str] = frozenset()
    below: tuple[str, ...] = ()  # each with the dot that it begins with

    @classmethod
    def read(cls, said: Iterable[str]) -> "Hosts":
        """Raises ValueError, which says what was read."""
        given = [each.strip() for each in said if each.strip()]
        for name in given:
            if not host_name(name) or "/" in name or "*" in name.removeprefix("*."):
                raise ValueError(f"{name!r} is no name of a server: expected one such as tiles.example.org")
        names = [host_name(name) for name in given]
        below = tuple(name[1:] for name in names if name.startswith("*."))
        return cls(frozenset(name for name in names if not name.startswith("*.")), below)

    def __bool__(self) -> bool:
        return bool(self.names or self.below)

    def __contains__(self, host: str) -> bool:
        name = host_name(host)
        return name in self.names or bool(self.below and name.endswith(self.below))


def host_name(said: str) -> str:
    """Without port and brackets, in small letters: `Tiles.example:8420` is `tiles.example`."""
    if said.startswith("["):
        return said[1:].partition("]")[0].lower()
    name = said.partition(":")[0] if said.count(":") == 1 else said
    return name.lower().rstrip(".")


class OnlyHosts:
    """Refuses what was sent to another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._is_right(scope):
            request = Request({**scope, "type": "http"})
            said = Headers(scope=scope).get("host", "")[:NAME_LETTERS_MAX]
            refused = refusal_response(Refusal("wrong-host", {"read": said}), language_of(request))
            if scope["type"] == "http":
                await refused(scope, receive, send)
            else:
                await receive()
                await _deny(scope, refused.status_code, refused.body, send)
            return
        await self.app(scope, receive, send)

    def _is_right(self, scope: Scope) -> bool:
        if not self.hosts or scope["path"] in ASKED_BY_ADDRESS:
            return True
        named = Headers(scope=scope).getlist("host")
        return len(named) == 1 and named[0] in self.hosts


async def _deny(scope: Scope, status: int, body: bytes | memoryview, send: Send) -> None:
    """A WebSocket that is not taken up, with the same words as any other refusal."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": bytes(body)})

"""What every answer tells the browser to keep out, what bodies may weigh, and who may connect."""

import asyncio
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' data: blob:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Guard:
    """Adds the headers to every answer and stops reading a body that is too long, or too slow to come. Every
    answer also tells which page the server has, so that an older one that is still open can say so."""

    def __init__(self, app: ASGIApp, body_bytes: int, body_seconds: float, build: str = "") -> None:
        self.app = app
        self.body_bytes = body_bytes
        self.body_seconds = body_seconds
        self.headers = {**HEADERS, "Optafel-Build": build} if build else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read, whole = 0, False
        until = asyncio.get_running_loop().time() + self.body_seconds

        async def receive_bounded() -> Message:
            nonlocal read, whole
            try:
                # What comes after the body is only that somebody has hung up.
                async with asyncio.timeout_at(None if whole else until):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(HTTPStatus.REQUEST_TIMEOUT, headers={"Connection": "close"}) from None
            whole = not message.get("more_body", False)
            read += len(message.get("body", b""))
            if read > self.body_bytes:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        await self.app(scope, receive_bounded, send_guarded)


def may_connect(headers: Headers, also: tuple[str, ...]) -> bool:
    """Whether a WebSocket comes from our own page. A program that is no browser sends no origin."""
    origin = headers.get("origin")
    if origin is None or origin in also:
        return True
    return urlsplit(origin).netloc == headers.get("host")

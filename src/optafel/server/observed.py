"""Every HTTP request is counted, timed and logged, without what it may hold of secrets."""

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("optafel.http")


class Observed:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            seconds = time.perf_counter() - began
            scope["app"].state.house.metrics.requests.labels(scope["method"], status).observe(seconds)
            # The path only: a query or a header may hold a secret.
            said = {"path": scope["path"], "status": status, "ms": round(1_000 * seconds, 1)}
            log.info(scope["method"], extra=said)

"""What an operator watches: measures in the form of Prometheus, and structured logs, one JSON object a line
on standard error. Keys, names and tiles never go into either."""

import json
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All of them, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("optafel_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("optafel_open_tables", "Tables in memory", registry=self.registry)
        self.late = Gauge(
            "optafel_loop_late_seconds",
            "The longest that the event loop kept others waiting since the last scrape",
            registry=self.registry,
        )
        self.busy = Gauge(
            "optafel_loop_busy_seconds",
            "The most processor time it took without a pause since the last scrape",
            registry=self.registry,
        )
        self.messages = Counter("optafel_messages", "WebSocket messages", ["type"], registry=self.registry)
        self.refusals = Counter("optafel_refusals", "What was refused", ["code"], registry=self.registry)
        self.moves = Histogram(
            "optafel_move_seconds",
            "From reading a move to its being on disk",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "optafel_request_seconds",
            "HTTP requests",
            ["method", "status"],
            buckets=_SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        said.update({name: value for name, value in vars(record).items() if name not in _OWN})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def log_to_standard_error(level: int) -> None:
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    # Uvicorn says at level "info" what the access log below says with more sense.
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))


_log = logging.getLogger("optafel.http")


class RequestLog:
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
            scope["app"].state.server.metrics.requests.labels(scope["method"], status).observe(seconds)
            # The path only: a query or a header may hold a secret.
            said = {"path": scope["path"], "status": status, "ms": round(1_000 * seconds, 1)}
            _log.info(scope["method"], extra=said)

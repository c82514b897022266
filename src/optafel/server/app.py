"""The application: calls, WebSocket, page, and what holds for all of them."""

import asyncio
import json
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from optafel.game import Refusal
from optafel.server.answers import Health
from optafel.server.api_page import STYLE, api_page
from optafel.server.companion import companion
from optafel.server.field_errors import field_error
from optafel.server.garbage_collection import collect_garbage_rarely
from optafel.server.hosts import OnlyHosts
from optafel.server.house_bots import house_bots
from optafel.server.http import api, cases
from optafel.server.keys import keys_api
from optafel.server.metrics_port import MetricsPortTaken, metrics_served
from optafel.server.monitoring import RequestLog
from optafel.server.neighbours import Neighbours
from optafel.server.page import Page
from optafel.server.people import people
from optafel.server.play import play
from optafel.server.privacy import privacy
from optafel.server.proxies import Forwarded
from optafel.server.puzzles import puzzles
from optafel.server.refusals import language_of, refusal_response
from optafel.server.review import Lines, review_api
from optafel.server.seats import seats
from optafel.server.security import Guard
from optafel.server.signing import Signing
from optafel.server.standing_files import robots, security_txt
from optafel.server.state import Config, ServerState, limited, state_of
from optafel.server.workers.lanes import ThinkingProcesses
from optafel.store import (
    StoreUnavailable,
    alone_with,
    file_of,
    look_over,
    marked_as_served,
    open_store,
)
from optafel.table.open_tables import OpenTables
from optafel.table.refusals import RequestRefused
from optafel.table.thinking import ThinkingThreads
from optafel.texts import learn_languages
from optafel.wire import Json

if TYPE_CHECKING:
    from optafel.server.bus import RedisBus

log = logging.getLogger("optafel.http")

_BY_STATUS = {
    404: "not-found",
    405: "method-not-allowed",
    408: "body-too-slow",
    413: "body-too-long",
    400: "not-json",
}


class DescribedCalls(FastAPI):
    """FastAPI takes lines of JSON for text, and their refusals for lines: here they are what they are."""

    def openapi(self) -> dict[str, Json]:
        said = super().openapi()
        for verbs in said["paths"].values():
            for call in verbs.values():
                for status, answer in call["responses"].items():
                    content = answer.get("content", {})
                    if Lines.media_type not in content:
                        continue
                    if status.startswith("2"):
                        content[Lines.media_type]["schema"].pop("type", None)
                    else:
                        content["application/json"] = content.pop(Lines.media_type)
        return said


def create_app(config: Config) -> FastAPI:
    app = DescribedCalls(
        title="optafel",
        version=version("optafel"),
        description="Tables for the tile games of five rulebooks. Play itself goes over a WebSocket.",
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # answered below, worked out once
        lifespan=partial(_lifespan, config),
    )
    app.include_router(api)
    app.include_router(people)
    app.include_router(cases)
    app.include_router(privacy)
    app.include_router(seats)
    app.include_router(companion)
    app.include_router(puzzles)
    app.include_router(review_api)
    app.include_router(keys_api)
    app.add_api_route("/api/health", _health, methods=["GET"])
    app.add_api_route(
        "/api/ready", _ready, methods=["GET"], response_model=Health, responses={503: {"model": Health}}
    )
    page = Page(config.page)
    app.router.routes += [
        WebSocketRoute("/api/tables/{table}/play", play),
        Route("/api/openapi.json", Described(app, "application/json", _openapi)),
        Route("/api/docs", Described(app, "text/html", lambda app: api_page(app.openapi()).encode())),
        Route("/api/docs.css", _api_style),
        Route("/metrics", _elsewhere),
        Route("/robots.txt", robots),
        Route("/.well-known/security.txt", security_txt),
        Route("/security.txt", security_txt),
        Route("/{path:path}", partial(_page, page)),
    ]
    app.add_exception_handler(RequestRefused, _refused)
    app.add_exception_handler(StoreUnavailable, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal)
    app.add_middleware(OnlyHosts, hosts=config.hosts)
    app.add_middleware(
        Guard,
        body_bytes=config.limits.body_bytes,
        body_seconds=config.limits.body_seconds,
        build=page.build,
    )
    app.add_middleware(RequestLog)
    app.add_middleware(Forwarded, proxies=config.proxies)
    return app


@asynccontextmanager
async def _lifespan(config: Config, app: FastAPI) -> AsyncIterator[None]:
    alone = ExitStack()
    try:
        alone.enter_context(alone_with(config.database_url))
        await _look_over(config.database_url)
        store = await open_store(config.database_url)
        alone.enter_context(marked_as_served(config.database_url))
    except BaseException as failure:
        app.state.failure = failure  # for whoever started the server: uvicorn keeps it to itself
        alone.close()
        raise
    bus = _bus(config)
    thinking = ThinkingProcesses(config.limits) if hasattr(os, "fork") else ThinkingThreads()
    bots = config.bots or house_bots()
    open_tables = OpenTables(
        store, bots, pace=config.pace, bus=bus, kept_days=config.kept_days, thinking=thinking
    )
    if bus:
        bus.start(open_tables.hear, open_tables.look_again)
    signing = Signing(store)
    await signing.begin(open_tables.services.clock.now_ms())
    server = app.state.server = ServerState.open(config, open_tables, signing)
    try:
        port = alone.enter_context(metrics_served(server, config.metrics))
    except MetricsPortTaken as failure:
        app.state.failure = failure
        await open_tables.close()
        await store.close()
        alone.close()
        raise
    if port:
        log.info("measures are told", extra={"port": port})
    tasks = [
        asyncio.create_task(collect_garbage_rarely(), name="collector"),
        asyncio.create_task(server.loop_watch.run(), name="loop watch"),
        asyncio.create_task(signing.watch(), name="signing keys"),
        asyncio.create_task(asyncio.to_thread(learn_languages), name="languages"),
    ]
    try:
        yield
    finally:
        server.closing = True
        for task in tasks:
            task.cancel()
        await open_tables.close()
        if bus:
            await bus.close()
        await store.close()
        alone.close()


async def _look_over(url: str) -> None:
    """Nothing is written to games that have come to harm. Raises StoreHarmed."""
    file = file_of(url)
    if file is None:
        return
    found = await asyncio.to_thread(look_over, file)
    for gap in found.gaps:
        log.error("a log is not whole; this table may not open", extra={"found": gap})
    if not found.whole:
        log.info("not all of the games were looked at; `optafel check` does")


def _bus(config: Config) -> "RedisBus | Neighbours | None":
    """Redis reaches every machine; without it the processes of one machine tell each other."""
    if config.bus_url is None:
        return config.neighbours
    from optafel.server.bus import RedisBus

    return RedisBus(config.bus_url)


async def _page(page: Page, request: Request) -> Response:
    if request.url.path.startswith("/api/"):
        return refusal_response(Refusal("not-found", {"path": request.url.path[:80]}), language_of(request))
    answer = await run_in_threadpool(page.answer, request, language_of(request))  # it may read a file
    if answer.media_type == "text/html":
        state_of(request).thinking.wake()
    return answer


async def _health() -> Health:
    """Whether the process lives."""
    return Health(status="ok")


async def _ready(request: Request) -> JSONResponse:
    """Whether it can serve tables: the database takes and gives, and it is not about to stop."""
    server = state_of(request)
    ready = not server.closing and await server.readiness.ask() and not server.closing
    return JSONResponse({"status": "ready" if ready else "not ready"}, 200 if ready else 503)


async def _elsewhere(request: Request) -> Response:
    """Measures are told on a port of their own: here is not even the page."""
    return refusal_response(Refusal("not-found", {"path": request.url.path}), language_of(request))


def _openapi(app: FastAPI) -> bytes:
    return json.dumps(app.openapi(), ensure_ascii=False).encode()


class Described:
    """What describes all calls: worked out once, in a thread, when somebody first asks for it."""

    def __init__(self, app: FastAPI, media_type: str, write: Callable[[FastAPI], bytes]) -> None:
        self._app = app
        self._media_type = media_type
        self._write = write
        self._text: bytes | None = None
        self._lock = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        limited(Request(scope))
        async with self._lock:
            if self._text is None:
                self._text = await asyncio.to_thread(self._write, self._app)
        await Response(self._text, media_type=self._media_type)(scope, receive, send)


async def _api_style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css")


async def _refused(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestRefused)
    state_of(request).metrics.refusals.labels(wrong.refusal.code).inc()
    return refusal_response(wrong.refusal, language_of(request))


async def _unavailable(request: Request, wrong: Exception) -> Response:
    return refusal_response(Refusal("try-again"), language_of(request), {"Retry-After": "2"})


async def _invalid(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, RequestValidationError)
    error = wrong.errors()[0]
    where = ".".join(str(part) for part in error["loc"])
    if error["type"] == "json_invalid":
        return refusal_response(Refusal("not-json", {"read": where}), language_of(request))
    return refusal_response(
        Refusal("bad-request", dict(field_error(error, error["loc"]))), language_of(request)
    )


async def _http_error(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    code = _BY_STATUS.get(wrong.status_code, "bad-request")
    params = {"path": request.url.path[:80], "read": request.method, "method": request.method}
    return refusal_response(Refusal(code, params), language_of(request), dict(wrong.headers or {}))


async def _internal(request: Request, wrong: Exception) -> Response:
    log.error("a request failed", exc_info=wrong, extra={"path": request.url.path})
    return refusal_response(Refusal("internal"), language_of(request))

"""The application: calls, WebSocket, page, and what holds for all of them."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from optafel.game import Refusal
from optafel.server.answers import Health
from optafel.server.api_page import STYLE, api_page
from optafel.server.companion import companion
from optafel.server.field_errors import field_error
from optafel.server.garbage_collection import collect_garbage_rarely
from optafel.server.house_bots import house_bots
from optafel.server.http import api
from optafel.server.monitoring import RequestLog
from optafel.server.page import Page
from optafel.server.play import play
from optafel.server.puzzles import puzzles
from optafel.server.refusals import language_of, refusal_response
from optafel.server.review import Lines, review_api
from optafel.server.security import Guard
from optafel.server.state import Config, ServerState, state_of
from optafel.store import StoreUnavailable, open_store
from optafel.table.open_tables import OpenTables
from optafel.table.refusals import RequestRefused
from optafel.wire import Json

if TYPE_CHECKING:
    from optafel.server.bus import RedisBus

log = logging.getLogger("optafel.http")

_BY_STATUS = {404: "not-found", 405: "method-not-allowed", 413: "body-too-long", 400: "not-json"}


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
        openapi_url="/api/openapi.json",
        lifespan=partial(_lifespan, config),
    )
    app.include_router(api)
    app.include_router(companion)
    app.include_router(puzzles)
    app.include_router(review_api)
    app.add_api_route("/api/health", _health, methods=["GET"])
    app.add_api_route(
        "/api/ready", _ready, methods=["GET"], response_model=Health, responses={503: {"model": Health}}
    )
    page = Page(config.page)
    app.router.routes += [
        WebSocketRoute("/api/tables/{table}/play", play),
        Route("/api/docs", _api_docs),
        Route("/api/docs.css", _api_style),
        Route("/metrics", _metrics),
        Route("/{path:path}", lambda request: _page(page, request)),
    ]
    app.add_exception_handler(RequestRefused, _refused)
    app.add_exception_handler(StoreUnavailable, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal)
    app.add_middleware(Guard, body_bytes=config.limits.body_bytes, build=page.build)
    app.add_middleware(RequestLog)
    return app


@asynccontextmanager
async def _lifespan(config: Config, app: FastAPI) -> AsyncIterator[None]:
    try:
        store = await open_store(config.database_url)
    except BaseException as failure:
        app.state.failure = failure  # for whoever started the server: uvicorn keeps it to itself
        raise
    bus = _bus(config)
    open_tables = OpenTables(store, config.bots or house_bots(), pace=config.pace, bus=bus)
    if bus:
        bus.start(open_tables.hear, open_tables.look_again)
    server = app.state.server = ServerState.open(config, open_tables)
    collecting = asyncio.create_task(collect_garbage_rarely(), name="collector")
    try:
        yield
    finally:
        server.closing = True
        collecting.cancel()
        await open_tables.close()
        if bus:
            await bus.close()
        await store.close()


def _bus(config: Config) -> "RedisBus | None":
    if config.bus_url is None:
        return None
    from optafel.server.bus import RedisBus

    return RedisBus(config.bus_url)


def _page(page: Page, request: Request) -> Response:
    if request.url.path.startswith("/api/"):
        return refusal_response(Refusal("not-found", {"path": request.url.path[:80]}), language_of(request))
    return page.answer(request, language_of(request))


async def _health() -> Health:
    """Whether the process lives."""
    return Health(status="ok")


async def _ready(request: Request) -> JSONResponse:
    """Whether it can serve tables: the database answers and it is not about to stop."""
    server = state_of(request)
    ready = not server.closing and await server.open_tables.store.ready()
    return JSONResponse({"status": "ready" if ready else "not ready"}, 200 if ready else 503)


async def _metrics(request: Request) -> Response:
    server = state_of(request)
    server.metrics.tables.set(len(server.open_tables.tables))
    return PlainTextResponse(server.metrics.text())


async def _api_docs(request: Request) -> Response:
    app: FastAPI = request.app
    return HTMLResponse(api_page(app.openapi()))


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

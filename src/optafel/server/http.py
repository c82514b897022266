"""The HTTP calls of docs/protocol.md."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Depends, Header, Path, Request, Response

from optafel.game.moves import SpokenRefusal
from optafel.game.proof import broken_promises, prove
from optafel.game.record import RecordError, names_of
from optafel.game.record import read as read_record
from optafel.learn import LESSONS, LessonShown, lesson_of
from optafel.positions import PositionError
from optafel.positions.case import Judged, SolvedCase, judged, refusal_of, ruled, solved
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling
from optafel.server.answers import (
    Given,
    Joined,
    Made,
    Proven,
    RulebookShown,
    TypedRoute,
    proven,
    rulebook_shown,
)
from optafel.server.forms import CaseForm, JoinForm, OrderForm, RecordForm, SeatForm
from optafel.server.refusals import language_of
from optafel.server.state import ServerState, address_of, state_of
from optafel.table import requests
from optafel.table.company import BOT_NAMES
from optafel.table.events import Replaced
from optafel.table.new_table import bot_seat
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.table.view import TableSummary, summary
from optafel.tiles import NotationError

T = TypeVar("T")
TableId = Annotated[str, Path(max_length=32, description="the table's name")]
SECRET_LETTERS_MAX = 64


def limited(request: Request) -> ServerState:
    """Not too often from one address."""
    server = state_of(request)
    if not server.requests.take(address_of(request)):
        raise RequestRefused("too-many-requests")
    return server


async def table_of(table: TableId, server: Annotated[ServerState, Depends(limited)]) -> OpenTable:
    return await server.open_tables.find(table)


TheServer = Annotated[ServerState, Depends(limited)]
TheTable = Annotated[OpenTable, Depends(table_of)]

Responses = dict[int | str, dict[str, Any]]  # as FastAPI takes them
REFUSALS: Responses = {
    status: {"model": SpokenRefusal} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSALS, route_class=TypedRoute)
_TEXT: Responses = {200: {"content": {"text/plain": {}}}}
SVG: Responses = {200: {"content": {"image/svg+xml": {}}}}


@api.get("/rulebooks")
def rulebooks(server: TheServer) -> list[RulebookShown]:
    """The games that can be played, with their house rules, in the order of the shelf."""
    levels = tuple(server.open_tables.bots.levels)
    return [rulebook_shown(book, levels) for book in RULEBOOKS.values()]


@api.get("/rulebooks/{rulebook}/examples")
def examples(
    rulebook: Annotated[str, Path(max_length=40, examples=["rummikub-sabra"])],
    server: TheServer,
) -> LessonShown:
    """The sections of a rulebook and its worked examples, those that do not hold among them."""
    if rulebook not in LESSONS:
        raise RequestRefused("not-found", path=rulebook)
    return lesson_of(rulebook)


@api.post("/tables", status_code=201)
async def open_table(form: OrderForm, request: Request, server: TheServer) -> Made:
    """Set a table. The keys are told here and nowhere else."""
    if not server.new_tables.take(address_of(request)):
        raise RequestRefused("too-many-tables")
    if len(server.open_tables.tables) >= server.config.limits.open_tables:
        raise RequestRefused("too-many-tables")
    live, keys = await server.open_tables.open(form.order())
    return Made(
        table=keys.table,
        seat=keys.seat,
        key=keys.key,
        keys={str(seat): key for seat, key in keys.shared.items()},
        invite=keys.invite,
        watch=keys.watch,
        commit=live.table.next_commitment,
    )


@api.get("/tables/{table}")
async def look(live: TheTable) -> TableSummary:
    """What anybody who knows the table's name may know."""
    return summary(live.table)


@api.post("/tables/{table}/join")
async def join(form: JoinForm, live: TheTable) -> Joined:
    """Take the first open seat with an invitation."""
    seat, key = await requests.join(live, form.invite, form.name)
    return Joined(table=live.id, seat=seat, key=key)


@api.post("/tables/{table}/seats/{seat}")
async def give_seat(seat: int, form: SeatForm, live: TheTable, server: TheServer) -> Given:
    """Give a seat to a bot, or open it to somebody else."""
    by = Replaced(seat, "open")
    if form.kind == "bot":
        taken = {sitting.name for sitting in live.table.seats}
        name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
        bot = bot_seat(name, form.level or server.open_tables.bots.default, server.open_tables.bots.levels)
        by = Replaced(seat, "bot", bot.name, bot.level)
    await requests.give_seat(live, form.key, seat, by)
    return Given(table=live.id, seat=seat)


@api.get("/tables/{table}/record", response_class=Response, responses=_TEXT)
async def record(
    live: TheTable,
    form: requests.Form = "own",
    x_seat_key: Annotated[str, Header(max_length=SECRET_LETTERS_MAX)] = "",
) -> Response:
    """The record as plain text: whole when the game is over, else as this seat saw it. A crossword's can also
    be had as GCG."""
    text = await requests.written_record(live, x_seat_key, form)
    return Response(text, media_type="text/plain", headers={"Cache-Control": "no-store"})


@api.get("/tables/{table}/qr.svg", response_class=Response, responses=SVG)
def qr(
    table: TableId,
    request: Request,
    server: TheServer,
    x_invite: Annotated[str, Header(max_length=SECRET_LETTERS_MAX, pattern=r"^[\w-]+$")],
) -> Response:
    """The invitation as a QR code."""
    import io

    import segno

    drawn = io.BytesIO()
    link = f"{request.base_url}#/join/{table}/{x_invite}"
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@api.post("/judge")
async def judge(case: Annotated[CaseForm, Body()], request: Request, server: TheServer) -> Judged:
    """A case of `optafel judge`, and its answer."""
    return await _thought(server, judged, case, request)


@api.post("/ruling")
async def ruling(case: Annotated[CaseForm, Body()], request: Request, server: TheServer) -> SpokenRuling:
    """A case of `optafel judge`, and the whole ruling: marks, places, every violation."""
    return await _thought(server, ruled, case, request)


@api.post("/solve")
async def solve(case: Annotated[CaseForm, Body()], request: Request, server: TheServer) -> SolvedCase:
    """A case of `optafel solve`, and its answer."""
    most = server.config.limits.solve_seconds
    seconds = case.get("seconds", most)
    if seconds is None or isinstance(seconds, int | float):
        case = {**case, "seconds": most if seconds is None else min(seconds, most)}
    return await _thought(server, solved, case, request)


@api.post("/verify")
async def verify(form: RecordForm, request: Request, server: TheServer) -> Proven:
    """Every draw of a finished game, worked out again from the seed in its record."""
    async with server.thinking_for(address_of(request)):
        try:
            return await asyncio.to_thread(_proven, form)
        except RecordError as wrong:
            raise RequestRefused(
                "bad-record", line=wrong.line, read=wrong.read[:60], expected=wrong.expected
            ) from wrong


def _proven(form: RecordForm) -> Proven:
    game = read_record(form.record)
    wrong = broken_promises(form.record, form.commit)
    family = RULEBOOKS[game.setup.rulebook].family
    return proven(prove(game), wrong, family, names_of(form.record))


async def _thought(
    server: ServerState, answer: Callable[[CaseForm, str], T], case: CaseForm, request: Request
) -> T:
    """Off the loop, and only a few at a time: a case can be hard."""
    language = language_of(request)
    async with server.thinking_for(address_of(request)):
        try:
            return await asyncio.to_thread(answer, case, language)
        except (PositionError, NotationError) as wrong:
            raise RequestRefused("bad-case", why=refusal_of(wrong, language)) from wrong

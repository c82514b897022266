"""The HTTP calls of docs/protocol.md."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Header, Path, Request, Response

from optafel.cases import judge_case, rule_on, solve_case
from optafel.game.proof import broken_promises, prove
from optafel.game.record import RecordError, names_of
from optafel.game.record import read as read_record
from optafel.rules.rulebook import Option, Rulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.server.forms import (
    Given,
    Joined,
    JoinForm,
    Json,
    Made,
    OrderForm,
    Proven,
    RecordForm,
    SeatForm,
)
from optafel.server.forms import Refused as RefusedForm
from optafel.server.house import House, address_of, house_of
from optafel.server.refusals import language_of
from optafel.table import requests
from optafel.table.events import Replaced
from optafel.table.live import LiveTable
from optafel.table.orders import BOT_NAMES, bot_seat
from optafel.table.refusals import refused
from optafel.table.view import summary

TableId = Annotated[str, Path(max_length=32, description="the table's name")]
SECRET_LETTERS_MAX = 64


def limited(request: Request) -> House:
    """Not too often from one address."""
    house = house_of(request)
    if not house.requests.take(address_of(request)):
        raise refused("too-many-requests")
    return house


async def table_of(table: TableId, house: Annotated[House, Depends(limited)]) -> LiveTable:
    return await house.hall.find(table)


TheHouse = Annotated[House, Depends(limited)]
TheTable = Annotated[LiveTable, Depends(table_of)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": RefusedForm} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSALS)
_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
_SVG: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}}}


@api.get("/rulebooks")
def rulebooks(house: TheHouse) -> list[Json]:
    """The games that can be played, with their house rules."""
    return [_rulebook(book, house) for book in RULEBOOKS.values()]


@api.post("/tables", status_code=201)
async def open_table(form: OrderForm, request: Request, house: TheHouse) -> Made:
    """Set a table. The keys are told here and nowhere else."""
    if not house.new_tables.take(address_of(request)):
        raise refused("too-many-tables")
    if len(house.hall.tables) >= house.config.limits.open_tables:
        raise refused("too-many-tables")
    live, keys = await house.hall.open(form.order())
    return Made(**keys.to_json(), commit=live.table.next_commitment)


@api.get("/tables/{table}")
async def look(live: TheTable) -> Json:
    """What anybody who knows the table's name may know."""
    return summary(live.table)


@api.post("/tables/{table}/join")
async def join(form: JoinForm, live: TheTable) -> Joined:
    """Take the first open seat with an invitation."""
    seat, key = await requests.join(live, form.invite, form.name)
    return Joined(table=live.id, seat=seat, key=key)


@api.post("/tables/{table}/seats/{seat}")
async def give_seat(seat: int, form: SeatForm, live: TheTable, house: TheHouse) -> Given:
    """Give a seat to a bot, or open it to somebody else."""
    by = Replaced(seat, "open")
    if form.kind == "bot":
        taken = {sitting.name for sitting in live.table.seats}
        name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
        bot = bot_seat(name, form.level or house.hall.bots.default, house.hall.bots.levels)
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


@api.get("/tables/{table}/qr.svg", response_class=Response, responses=_SVG)
def qr(
    table: TableId,
    request: Request,
    house: TheHouse,
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
async def judge(case: Annotated[Json, Body()], request: Request, house: TheHouse) -> Json:
    """A case of `optafel judge`, and its answer."""
    return await _thought(house, judge_case, case, request)


@api.post("/ruling")
async def ruling(case: Annotated[Json, Body()], request: Request, house: TheHouse) -> Json:
    """A case of `optafel judge`, and the whole ruling: marks, places, every violation."""
    return await _thought(house, rule_on, case, request)


@api.post("/solve")
async def solve(case: Annotated[Json, Body()], request: Request, house: TheHouse) -> Json:
    """A case of `optafel solve`, and its answer."""
    most = house.config.limits.solve_seconds
    seconds = case.get("seconds", most)
    if isinstance(seconds, int | float):
        case = {**case, "seconds": min(seconds, most)}
    return await _thought(house, solve_case, case, request)


@api.post("/verify")
async def verify(form: RecordForm, request: Request, house: TheHouse) -> Proven:
    """Every draw of a finished game, worked out again from the seed in its record."""
    async with house.thinking_for(address_of(request)):
        try:
            return await asyncio.to_thread(_proven, form)
        except RecordError as wrong:
            raise refused(
                "bad-record", line=wrong.line, read=wrong.read[:60], expected=wrong.expected
            ) from wrong


def _proven(form: RecordForm) -> Proven:
    game = read_record(form.record)
    wrong = broken_promises(form.record, form.commit)
    family = RULEBOOKS[game.setup.rulebook].family
    names = names_of(form.record)
    return Proven(fair=not wrong, wrong=wrong, family=family, names=names, **asdict(prove(game)))


async def _thought(house: House, answer: Any, case: Json, request: Request) -> Json:
    """Off the loop, and only a few at a time: a case can be hard."""
    async with house.thinking_for(address_of(request)):
        said: Json = await asyncio.to_thread(answer, case, language_of(request))
    if "error" in said:
        raise refused("bad-case", why=said["error"])
    return said


def _rulebook(book: Rulebook, house: House) -> Json:
    return {
        "id": book.id,
        "family": book.family,
        "players": list(book.players),
        "languages": list(book.languages),
        "clock_seconds": book.clock.seconds,
        "clock_optional": book.clock.optional,
        "clock_choices": list(book.clock.choices),
        "levels": list(house.hall.bots.levels),
        "rounds": bool(getattr(book, "rounds", False)),
        "options": [_option(book, option) for option in book.options],
    }


def _option(book: Rulebook, option: Option) -> Json:
    place = book.places.get(option.rule)
    kind = _option_kind(option)
    said: Json = {"name": option.name, "kind": kind, "default": option.default}
    if option.choices:
        said["choices"] = list(option.choices)
    if option.span:
        said["least"], said["most"] = option.span
    if option.lists:
        said["lists"] = list(option.lists)
    said["place"] = {"book": place.book, "heading": place.heading} if place else None
    return said


def _option_kind(option: Option) -> str:
    if isinstance(option.default, bool):
        return "switch"
    if option.choices:
        return "choice"
    return "text" if isinstance(option.default, str) else "number"

"""The HTTP calls of docs/protocol.md."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Body, Header, Path, Request, Response

from optafel.game.proof import broken_promises, prove
from optafel.game.record import RecordError, names_of
from optafel.game.record import read as read_record
from optafel.game.signature import signature_says
from optafel.learn import LESSONS, LessonShown, lesson_of
from optafel.positions import PositionError
from optafel.positions.case import Judged, SolvedCase, judged, refusal_of, ruled, solved
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling
from optafel.server.answers import (
    Made,
    Proven,
    RulebookShown,
    TypedRoute,
    proven,
    rulebook_shown,
)
from optafel.server.asked import TheKeys, TheLanguage, TheLimits, ThoughtRoute, asks
from optafel.server.codes import give_code
from optafel.server.ed25519 import fits
from optafel.server.forms import CaseForm, OrderForm, RecordForm
from optafel.server.http_parts import (
    REFUSALS,
    SECRET_LETTERS_MAX,
    SVG,
    Responses,
    TableId,
    TheServer,
    TheTable,
)
from optafel.server.limits import Limits
from optafel.server.people import Bound, base_for_others, bind_if_possible, qr_code
from optafel.server.person_forms import PerhapsPersonKey
from optafel.server.refusals import language_of
from optafel.server.state import address_of
from optafel.table import requests
from optafel.table.from_position import Playable, playable
from optafel.table.judging import Form
from optafel.table.refusals import RequestRefused
from optafel.table.view import TableSummary, summary
from optafel.tiles import NotationError

api = APIRouter(prefix="/api", responses=REFUSALS, route_class=TypedRoute)
cases = APIRouter(prefix="/api", responses=REFUSALS, route_class=ThoughtRoute)  # answered by a worker
_TEXT: Responses = {200: {"content": {"text/plain": {}}}}


@api.get("/rulebooks")
def rulebooks(server: TheServer) -> list[RulebookShown]:
    """The games that can be played, with their house rules, in the order of the shelf."""
    levels = tuple(server.open_tables.bots.levels)
    return [rulebook_shown(book, levels) for book in RULEBOOKS.values()]


@cases.get("/rulebooks/{rulebook}/examples")
@asks("quick")
def examples(rulebook: Annotated[str, Path(max_length=40, examples=["rummikub-sabra"])]) -> LessonShown:
    """The sections of a rulebook and its worked examples, those that do not hold among them."""
    if rulebook not in LESSONS:
        raise RequestRefused("not-found", path=rulebook[:80])
    return lesson_of(rulebook)


@api.post("/tables", status_code=201)
async def open_table(
    form: OrderForm, request: Request, server: TheServer, person: PerhapsPersonKey = None
) -> Made:
    """Set a table. The keys are told here and nowhere else."""
    if not server.new_tables.take(address_of(request)):
        raise RequestRefused("too-many-tables")
    if len(server.open_tables.tables) >= server.config.limits.open_tables:
        raise RequestRefused("too-many-tables")
    address = address_of(request)
    order = form.order()
    if form.position is not None:
        asked = (start_of, form.position, len(form.seats), language_of(request))
        order = form.order_from(await server.thinking.ask("quick", (address,), *asked))
    live, keys = await server.open_tables.open(order, address)
    code = await give_code(server, live.id, keys.invite) if live.table.open_seats else None
    commit = live.table.next_commitment
    mine = Bound((keys.key, *keys.shared.values()), keys.invite, keys.watch, code, (commit,))
    await bind_if_possible(server, person, address, live, mine)
    return Made(
        table=keys.table,
        seat=keys.seat,
        key=keys.key,
        keys={str(seat): key for seat, key in keys.shared.items()},
        invite=keys.invite,
        watch=keys.watch,
        commit=commit,
        code=code,
    )


def start_of(line: str, seats: int, language: str) -> Playable:
    """The position that a table is to go on from; looked at by a worker."""
    with understood(language):
        return playable(line, seats)


@api.get("/tables/{table}")
async def look(live: TheTable) -> TableSummary:
    """What anybody who knows the table's name may know."""
    return summary(live.table)


@api.get("/tables/{table}/record", response_class=Response, responses=_TEXT)
async def record(
    live: TheTable,
    server: TheServer,
    form: Form = "own",
    x_seat_key: Annotated[str, Header(max_length=SECRET_LETTERS_MAX)] = "",
) -> Response:
    """The record as plain text: whole when the game is over, else as this seat saw it; signed by this
    server. A crossword's can also be had as GCG, without a signature."""
    text = await requests.written_record(live, x_seat_key, form)
    if form == "own":
        text = server.signing.signed(text)
    return Response(text, media_type="text/plain", headers={"Cache-Control": "no-store"})


@api.get("/tables/{table}/qr.svg", response_class=Response, responses=SVG)
async def qr(
    table: TableId,
    request: Request,
    server: TheServer,
    x_invite: Annotated[str, Header(max_length=SECRET_LETTERS_MAX, pattern=r"^[\w-]+$")],
) -> Response:
    """The invitation as a QR code."""
    return await qr_code(request, server, f"{base_for_others(request, server)}#/join/{table}/{x_invite}")


@cases.post("/judge")
@asks("quick")
def judge(case: Annotated[CaseForm, Body()], language: TheLanguage) -> Judged:
    """A case of `optafel judge`, and its answer."""
    with understood(language):
        return judged(case, language)


@cases.post("/ruling")
@asks("quick")
def ruling(case: Annotated[CaseForm, Body()], language: TheLanguage) -> SpokenRuling:
    """A case of `optafel judge`, and the whole ruling: marks, places, every violation."""
    with understood(language):
        return ruled(case, language)


@cases.post("/solve")
@asks("deep")
def solve(case: Annotated[CaseForm, Body()], language: TheLanguage, limits: TheLimits) -> SolvedCase:
    """A case of `optafel solve`, and its answer."""
    with understood(language):
        return solved(in_time(case, limits), language)


def in_time(case: CaseForm, limits: Limits) -> CaseForm:
    """The same case with no more time than is given over HTTP."""
    most = limits.solve_seconds
    seconds = case.get("seconds")
    if seconds is None:
        return {**case, "seconds": most}
    if isinstance(seconds, int | float) and not isinstance(seconds, bool):
        return {**case, "seconds": min(seconds, most)}
    return case


@cases.post("/verify")
@asks("deep")
def verify(form: RecordForm, limits: TheLimits, keys: TheKeys) -> Proven:
    """Every draw of a finished game, worked out again from the seed in its record."""
    try:
        game = read_record(form.record, limits.record_turns)
        wrong = broken_promises(form.record, form.commit, game=game)
        signature = signature_says(form.record, keys, fits)
        return proven(prove(game), wrong, signature, game.setup.book.family, names_of(form.record))
    except RecordError as unreadable:
        raise bad_record(unreadable) from unreadable


@contextmanager
def understood(language: str) -> Iterator[None]:
    """A case that cannot be read is refused."""
    try:
        yield
    except (PositionError, NotationError) as wrong:
        raise RequestRefused("bad-case", why=refusal_of(wrong, language)) from wrong


def bad_record(wrong: RecordError) -> RequestRefused:
    return RequestRefused("bad-record", line=wrong.line, read=wrong.read[:60], expected=wrong.expected)

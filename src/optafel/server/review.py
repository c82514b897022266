"""A finished game looked at again, and positions to show and to send on."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Body, Header, Query, Request, Response
from fastapi.responses import StreamingResponse

from optafel.draw import Scene, SceneShown, draw
from optafel.game.record import RecordError
from optafel.positions import PositionError
from optafel.positions.case import read_case, refusal_of, scene_of
from optafel.review import PlayedGame, TurnReview, best_of, played_game, read_played_game, turning_points
from optafel.review.lines import (
    BestLine,
    EndLine,
    ErrorLine,
    GameLine,
    MatchShown,
    PastGame,
    TurnLine,
    best_line,
    game_line,
    turn_line,
)
from optafel.server.answers import TypedRoute
from optafel.server.forms import CaseForm, ReviewForm
from optafel.server.http import REFUSALS, SECRET_LETTERS_MAX, SVG, Responses, TheServer, TheTable
from optafel.server.refusals import language_of
from optafel.server.state import ServerState, address_of, one_more
from optafel.table import requests
from optafel.table.connections import encode
from optafel.table.refusals import RequestRefused
from optafel.texts import say
from optafel.texts.expected import Expected
from optafel.tiles import NotationError

log = logging.getLogger("optafel.http")

CAPTION_LETTERS_MAX = 200
GAMES_MOST = 10_000  # that a table can have finished; rematches go on as long as people like
Line = GameLine | TurnLine | BestLine | EndLine | ErrorLine
_STREAM: Responses = {200: {"model": Line}}

review_api = APIRouter(prefix="/api", responses=REFUSALS, route_class=TypedRoute)


class Lines(StreamingResponse):
    """Lines of JSON, each sent as it is known."""

    media_type = "application/x-ndjson"


@review_api.get("/tables/{table}/review", response_class=Lines, responses=_STREAM)
async def review_table(
    live: TheTable,
    server: TheServer,
    request: Request,
    game: Annotated[
        int | None, Query(ge=1, le=GAMES_MOST, description="which of the match; else the last")
    ] = None,
    x_seat_key: Annotated[str, Header(max_length=SECRET_LETTERS_MAX)] = "",
) -> Lines:
    """A finished game of a table, turn by turn with the best play. A line of JSON each."""
    number, finished = await requests.finished_games(live, x_seat_key, game)
    asked = finished[number - 1]
    played = await asyncio.to_thread(played_game, asked.game, asked.names)
    match = MatchShown(
        number,
        tuple(
            PastGame(tuple(past.names), past.game.result.scores, past.game.result.winners)
            for past in finished
            if past.game.result
        ),
    )
    return _streamed(server, played, request, match)


@review_api.post("/review", response_class=Lines, responses=_STREAM)
async def review_record(form: ReviewForm, server: TheServer, request: Request) -> Lines:
    """The same for a record of a finished game, in our own notation or in GCG."""
    server.check_reviews(address_of(request))
    async with server.thinking_for(address_of(request)):
        try:
            played = await asyncio.to_thread(read_played_game, form.record, server.config.limits.review_turns)
        except RecordError as wrong:
            raise RequestRefused(
                "bad-record", line=wrong.line, read=wrong.read[:60], expected=wrong.expected
            ) from wrong
    if played.notation == "own" and not played.ended:
        raise RequestRefused("game-not-over")
    return _streamed(server, played, request)


@review_api.post("/position")
def position(case: Annotated[CaseForm, Body()], request: Request, server: TheServer) -> SceneShown:
    """A case of `optafel solve`, or with its play one of `optafel judge`, as something to show."""
    return _scene(case, request).shown()


@review_api.post("/picture", response_class=Response, responses=SVG)
def picture(case: Annotated[CaseForm, Body()], request: Request, server: TheServer) -> Response:
    """The same as a picture. `caption` is written over it."""
    caption = case.get("caption", "")
    if not isinstance(caption, str) or len(caption) > CAPTION_LETTERS_MAX:
        wrong = PositionError(
            "bad-field",
            name="caption",
            read=str(caption)[:60],
            expected=Expected("text-at-most", most=CAPTION_LETTERS_MAX),
        )
        raise RequestRefused("bad-case", why=refusal_of(wrong, language_of(request)))
    case = {name: value for name, value in case.items() if name != "caption"}
    return Response(draw(_scene(case, request), caption), media_type="image/svg+xml")


def _scene(case: CaseForm, request: Request) -> Scene:
    try:
        return scene_of(read_case(case, needs_play=False))
    except (PositionError, NotationError) as wrong:
        raise RequestRefused("bad-case", why=refusal_of(wrong, language_of(request))) from wrong


def _streamed(
    server: ServerState, played: PlayedGame, request: Request, match: MatchShown | None = None
) -> Lines:
    address = address_of(request)
    server.check_reviews(address)
    lines = _lines(server, played, language_of(request), address, match)
    return Lines(lines, headers={"Cache-Control": "no-store"})


async def _lines(
    server: ServerState, played: PlayedGame, language: str, address: str, match: MatchShown | None
) -> AsyncIterator[str]:
    """All turns at once, then the best play of each as it is found. Whoever hangs up stops the work."""
    with one_more(server.reviewing, address):
        try:
            yield _line(game_line(played, match))
            for turn in played.turns:
                yield _line(turn_line(turn))
            turns: list[TurnReview] = []
            seconds = server.config.limits.review_milliseconds / 1_000
            for turn in played.turns:
                async with server.solving:
                    best = await asyncio.to_thread(best_of, turn, seconds)
                turns.append(TurnReview(turn, best))
                yield _line(best_line(turns[-1]))
            yield _line(EndLine(type="end", turning_points=tuple(turning_points(played, turns))))
        except Exception:
            # The answer has begun: it cannot become a refusal any more.
            log.exception("a review failed")
            yield _line(ErrorLine(type="error", code="internal", message=say(language, "refuse-internal")))


def _line(line: Line) -> str:
    return encode(line) + "\n"

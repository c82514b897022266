"""A finished game looked at again, and positions to show and to send on."""

import logging
import pickle
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Body, Header, Query, Request, Response
from fastapi.responses import StreamingResponse

from optafel.draw import Scene, SceneShown, draw
from optafel.game.record import RecordError
from optafel.positions import PositionError
from optafel.positions.case import read_case, refusal_of, scene_of
from optafel.positions.studied import PlaysShown, studied
from optafel.review import (
    PlayedGame,
    PlayedTurn,
    TurnReview,
    played_game,
    read_played_game,
    reviewed_turn,
)
from optafel.review.lines import (
    BestLine,
    EndLine,
    ErrorLine,
    GameLine,
    MatchShown,
    PastGame,
    TurnLine,
    best_line,
    end_line,
    game_line,
    turn_line,
)
from optafel.server.answers import TypedRoute
from optafel.server.asked import TheLanguage, TheLimits, asks
from optafel.server.forms import CaseForm, ReviewForm
from optafel.server.http import bad_record, cases, in_time, understood
from optafel.server.http_parts import (
    REFUSALS,
    SECRET_LETTERS_MAX,
    SVG,
    Responses,
    TheServer,
    TheTable,
)
from optafel.server.refusals import language_of
from optafel.server.state import ServerState, address_of, one_more
from optafel.store import Entry
from optafel.table import requests
from optafel.table.refusals import RequestRefused
from optafel.table.shown import encode
from optafel.table.table import finished_games_of
from optafel.texts import say
from optafel.texts.expected import Expected

log = logging.getLogger("optafel.http")

CAPTION_LETTERS_MAX = 200
PLAYS_SHOWN = 5  # unless another number is asked for
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
    entries, seat = await requests.entries_of_finished_games(live, x_seat_key, game)
    return await _streamed(server, request, table_game, entries, game, seat)


@review_api.post("/review", response_class=Lines, responses=_STREAM)
async def review_record(form: ReviewForm, server: TheServer, request: Request) -> Lines:
    """The same for a record of a finished game, in our own notation or in GCG."""
    return await _streamed(server, request, recorded_game, form.record, server.config.limits.review_turns)


@cases.post("/position")
@asks("quick")
def position(case: Annotated[CaseForm, Body()], language: TheLanguage) -> SceneShown:
    """A case of `optafel solve`, or with its play one of `optafel judge`, as something to show."""
    return _scene(case, language).shown()


@cases.post("/plays")
@asks("deep")
def plays(case: Annotated[CaseForm, Body()], language: TheLanguage, limits: TheLimits) -> PlaysShown:
    """The best plays of a case of `optafel solve`, `count` of them (5), each as something to show."""
    count = case.get("count", PLAYS_SHOWN)
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= limits.plays:
        expected = Expected("number-between", least="1", most=f"{limits.plays}")
        wrong = PositionError("bad-field", name="count", read=str(count)[:60], expected=expected)
        raise RequestRefused("bad-case", why=refusal_of(wrong, language))
    case = {name: value for name, value in case.items() if name != "count"}
    with understood(language):
        return studied(in_time(case, limits), count)


@cases.post("/picture", response_class=Response, responses=SVG)
@asks("quick", "image/svg+xml")
def picture(case: Annotated[CaseForm, Body()], language: TheLanguage) -> bytes:
    """The same as a picture. `caption` is written over it."""
    caption = case.get("caption", "")
    if not isinstance(caption, str) or len(caption) > CAPTION_LETTERS_MAX:
        wrong = PositionError(
            "bad-field",
            name="caption",
            read=str(caption)[:60],
            expected=Expected("text-at-most", most=CAPTION_LETTERS_MAX),
        )
        raise RequestRefused("bad-case", why=refusal_of(wrong, language))
    case = {name: value for name, value in case.items() if name != "caption"}
    return draw(_scene(case, language), caption).encode()


def _scene(case: CaseForm, language: str) -> Scene:
    with understood(language):
        return scene_of(read_case(case, needs_play=False))


@dataclass(frozen=True, slots=True)
class ReadGame:
    """A game that a worker has read. What only workers look at stays as they sent it."""

    lines: tuple[str, ...]  # the first ones of the answer
    turns: tuple[bytes, ...]
    played: bytes


def table_game(entries: Sequence[Entry], number: int | None, seat: int | None = None) -> ReadGame:
    """A finished game of a table's log (from 1; None: the last), for who has this seat."""
    finished = finished_games_of(entries)
    asked = number or len(finished)
    if not 1 <= asked <= len(finished):
        raise RequestRefused("no-such-past-game", game=asked, most=len(finished))
    past = tuple(
        PastGame(tuple(past.names), past.game.result.scores, past.game.result.winners)
        for past in finished
        if past.game.result
    )
    one = finished[asked - 1]
    return _read_game(played_game(one.game, one.names), MatchShown(asked, past), seat)


def recorded_game(record: str, turns_max: int) -> ReadGame:
    """The game of a record that somebody has sent."""
    try:
        played = read_played_game(record, turns_max)
    except RecordError as wrong:
        raise bad_record(wrong) from wrong
    if played.notation == "own" and not played.ended:
        raise RequestRefused("game-not-over")
    return _read_game(played, None)


def _read_game(played: PlayedGame, match: MatchShown | None, seat: int | None = None) -> ReadGame:
    lines = (_line(game_line(played, match, seat)), *(_line(turn_line(turn)) for turn in played.turns))
    return ReadGame(lines, tuple(map(_packed, played.turns)), _packed(played))


def best_beside(turn: bytes, seconds: float, language: str) -> tuple[str, bytes]:
    """The line with the best play of a turn, and both for the end."""
    one: PlayedTurn = pickle.loads(turn)  # noqa: S301 (what a worker has sent)
    review = reviewed_turn(one, seconds)
    return _line(best_line(review, language)), _packed(review)


def last_line(played: bytes, turns: Sequence[bytes]) -> str:
    """Where the game was decided."""
    game: PlayedGame = pickle.loads(played)  # noqa: S301
    reviews: list[TurnReview] = [pickle.loads(turn) for turn in turns]  # noqa: S301
    return _line(end_line(game, reviews))


def _packed(value: object) -> bytes:
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


async def _streamed(
    server: ServerState, request: Request, read: Callable[..., ReadGame], *given: object
) -> Lines:
    address = address_of(request)
    server.check_reviews(address)
    with one_more(server.reviewing, address):
        game = await server.thinking.ask("deep", (address,), read, *given)
    server.check_reviews(address)
    lines = _lines(server, game, language_of(request), address)
    return Lines(lines, headers={"Cache-Control": "no-store"})


async def _lines(server: ServerState, game: ReadGame, language: str, address: str) -> AsyncIterator[str]:
    """All turns at once, then the best play of each as it is found. Whoever hangs up stops the work."""
    with one_more(server.reviewing, address):
        try:
            for line in game.lines:
                yield line
            reviews: list[bytes] = []
            seconds = server.config.limits.review_milliseconds / 1_000
            for turn in game.turns:
                asked = (best_beside, turn, seconds, language)
                line, review = await server.thinking.ask("deep", (address,), *asked)
                reviews.append(review)
                yield line
            yield await server.thinking.ask("deep", (address,), last_line, game.played, reviews)
        except RequestRefused as refused:
            said = refused.refusal
            yield _line(ErrorLine(type="error", code=said.code, message=said.sentence(language)))
        except Exception:
            # The answer has begun: it cannot become a refusal any more.
            log.exception("a review failed")
            yield _line(ErrorLine(type="error", code="internal", message=say(language, "refuse-internal")))


def _line(line: Line) -> str:
    return encode(line) + "\n"

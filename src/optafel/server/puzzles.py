"""The calls of the puzzles. The answer leaves the server when it has been found, or when it is asked for."""

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field

from optafel.game import Game
from optafel.positions import Move
from optafel.puzzle import (
    Name,
    NoSuchPuzzle,
    Puzzle,
    counts,
    game_of,
    is_made,
    judged,
    languages_of,
    of_the_day,
    puzzle_named,
    stood_before,
)
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import spoken
from optafel.server.forms import Form, Json
from optafel.server.http import REFUSALS, TheServer
from optafel.server.refusals import language_of
from optafel.server.state import ServerState
from optafel.table.drafts import check_length, notation, read_draft
from optafel.table.hints import Hint, hint_of
from optafel.table.refusals import RequestRefused
from optafel.texts import say
from optafel.tiles import NotationError
from optafel.wire import to_json

FAMILIES = ("numbers", "words", "crossword")
Language = Annotated[str, Query(max_length=8, description="of the words")]
T = TypeVar("T")

puzzles = APIRouter(prefix="/api/puzzles", responses=REFUSALS)


class DailyPuzzle(BaseModel):
    family: str
    puzzle: str
    rulebook: str
    language: str
    level: str


class Shelf(BaseModel):
    rulebook: str
    family: str
    language: str
    levels: dict[str, int] = Field(description="how many puzzles of each level are there at once")


class Overview(BaseModel):
    date: date
    daily: list[DailyPuzzle]
    shelves: list[Shelf]


class DraftForm(Form):
    table: list[str] | str | None = Field(description="as the draft of a turn")


class AnswerForm(Form):
    play: str = Field(examples=["K7 K8 K9 | R1 B1 Y1"])


class HintForm(Form):
    step: Literal[1, 2, 3] = Field(description="where to look, which tiles, the answer")


class Answered(BaseModel):
    right: bool
    legal: bool
    got: int = Field(description="tiles (numbers) or points")
    best: int | None = Field(description="what the best play gives; not told for what is not legal")
    message: str
    ruling: Json


async def puzzle_of(name: Annotated[str, Path(max_length=60)], server: TheServer) -> Puzzle:
    """From the shelf; one beyond it is made now, off the loop and one at a time."""
    try:
        read = Name.read(name)
        if is_made(read):
            return puzzle_named(read)
        async with server.making:
            return await asyncio.to_thread(puzzle_named, read)
    except NoSuchPuzzle as wrong:
        raise RequestRefused("no-such-puzzle", read=name) from wrong


ThePuzzle = Annotated[Puzzle, Depends(puzzle_of)]


@puzzles.get("")
async def overview(
    server: TheServer,
    day: Annotated[
        date | None, Query(alias="date", description="the reader's own; else today's in UTC")
    ] = None,
    language: Language = "",
) -> Overview:
    """The puzzles of the day, one for each family, and what there is to train on."""
    today = datetime.now(UTC).date()
    asked = day or today
    if asked > today + timedelta(days=1):  # somewhere it may be tomorrow already
        raise RequestRefused("puzzle-not-yet", date=asked.isoformat())
    return await asyncio.to_thread(_overview, asked, language)


def _overview(day: date, language: str) -> Overview:
    shelves = [
        Shelf(rulebook=book.id, family=book.family, language=words, levels=levels)
        for book in RULEBOOKS.values()
        for words in languages_of(book.id)
        if (levels := counts(book.id, words))
    ]
    daily = []
    for family in FAMILIES:
        spoken = [shelf.language for shelf in shelves if shelf.family == family]
        if not spoken:
            continue
        name = of_the_day(day, family, language if language in spoken else spoken[0])
        daily.append(
            DailyPuzzle(
                family=family,
                puzzle=str(name),
                rulebook=name.rulebook,
                language=name.language,
                level=name.level,
            )
        )
    return Overview(date=day, daily=daily, shelves=shelves)


@puzzles.get("/{name}")
async def look(name: str, puzzle: ThePuzzle) -> Json:
    """What lies there and what is on the rack: the view of a table, with one turn to make."""
    return {
        "puzzle": name,
        "rulebook": puzzle.rulebook,
        "family": puzzle.family,
        "language": puzzle.language,
        "level": puzzle.level,
        "again": stood_before(Name.read(name)) is not None,
        "view": _view(name, game_of(puzzle)),
    }


def _view(name: str, game: Game) -> Json:
    shown = to_json(game.view(0))
    seat = {"name": "", "kind": "person", "here": True, "away": False}
    return {
        **{key: value for key, value in shown.items() if key not in ("commit", "entropy", "start_draw")},
        "id": name,
        "seats": [{**shown["seats"][0], **seat}],
        "moves": ["play"],
        "clock": None,
        "draft": None,
    }


@puzzles.post("/{name}/ruling")
async def ruling(form: DraftForm, puzzle: ThePuzzle, request: Request, server: TheServer) -> Json:
    """What the referee says of an unfinished turn, as at a table."""
    draft = read_draft(form.table)

    def think() -> Json:
        game = game_of(puzzle)
        said: Json = to_json(spoken(game.judge(0, notation(game, draft)), language_of(request)))
        return said

    return await _thought(server, think)


@puzzles.post("/{name}/answer")
async def answer(form: AnswerForm, puzzle: ThePuzzle, request: Request, server: TheServer) -> Answered:
    """Is this the best play? If it is not: how much it gives of how much, or why it is not legal."""
    check_length({"play": form.play})
    lang = language_of(request)

    def think() -> Answered:
        verdict = judged(puzzle, form.play)
        legal = verdict.ruling.legal
        said = to_json(spoken(verdict.ruling, lang))
        measure = "tiles" if puzzle.family == "numbers" else "points"
        key = f"puzzle-{'right' if verdict.right else 'less'}-{measure}"
        message = say(lang, key, got=verdict.got, best=verdict.best)
        return Answered(
            right=verdict.right,
            legal=legal,
            got=verdict.got,
            best=verdict.best if legal else None,
            message=message if legal else said["violations"][0]["message"],
            ruling=said,
        )

    return await _thought(server, think)


@puzzles.post("/{name}/hint", response_model_exclude_none=True)
async def hint(form: HintForm, puzzle: ThePuzzle, server: TheServer) -> Hint:
    """Where to look, which tiles, and, for who gives up, the whole play."""

    def think() -> Hint:
        game = game_of(puzzle)
        move = Move("play", game.position(0).read_play(puzzle.play))
        return hint_of(game, 0, move, form.step)

    return await _thought(server, think)


async def _thought(server: ServerState, think: Callable[[], T]) -> T:
    async with server.solving:
        try:
            return await asyncio.to_thread(think)
        except NotationError as wrong:
            raise RequestRefused(wrong.code, read=wrong.read, where=wrong.where + 1) from wrong

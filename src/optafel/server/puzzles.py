"""The calls of the puzzles. The answer leaves the server when it has been found, or when it is asked for."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal, TypeVar, cast

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field

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
from optafel.rules.rulebook import Family
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling, spoken
from optafel.server.answers import TypedRoute
from optafel.server.forms import Form
from optafel.server.http import REFUSALS, TheServer
from optafel.server.refusals import language_of
from optafel.server.state import ServerState
from optafel.table.drafts import check_length, notation, read_draft
from optafel.table.hints import Hint, hint_of
from optafel.table.refusals import RequestRefused
from optafel.table.view import SeatView, alone_at_a_table
from optafel.texts import say
from optafel.tiles import NotationError

FAMILIES: tuple[Family, ...] = ("numbers", "words", "crossword")
Language = Annotated[str, Query(max_length=8, description="of the words")]
Level = Literal["easy", "medium", "hard", "fiendish"]
T = TypeVar("T")

puzzles = APIRouter(prefix="/api/puzzles", responses=REFUSALS, route_class=TypedRoute)


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyPuzzle:
    """A puzzle of the day."""

    family: Family
    puzzle: str
    rulebook: str
    language: str
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfShown:
    """What there is to train on."""

    rulebook: str
    family: Family
    language: str
    levels: dict[str, int]  # by level: how many puzzles of each level are there at once


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """The puzzles of a day and the shelves: the same for everybody."""

    date: str
    daily: tuple[DailyPuzzle, ...]  # one a family
    shelves: tuple[ShelfShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleShown:
    """A puzzle: a view with one turn to make."""

    puzzle: str
    rulebook: str
    family: Family
    language: str
    level: Level
    again: bool  # whether it has stood on the shelf under another number: no new one was found
    view: SeatView


class DraftForm(Form):
    table: list[str] | str | None = Field(description="as the draft of a turn")


class AnswerForm(Form):
    play: str = Field(examples=["K7 K8 K9 | R1 B1 Y1"])


class HintForm(Form):
    step: Literal[1, 2, 3] = Field(description="where to look, which tiles, the answer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """What an answer to a puzzle is worth."""

    right: bool
    legal: bool
    got: int  # tiles (numbers) or points
    best: int | None  # what the best play gives; not told for what is not legal
    message: str
    ruling: SpokenRuling


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
        ShelfShown(rulebook=book.id, family=book.family, language=words, levels=levels)
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
                level=cast(Level, name.level),
            )
        )
    return Overview(date=day.isoformat(), daily=tuple(daily), shelves=tuple(shelves))


@puzzles.get("/{name}")
async def look(name: str, puzzle: ThePuzzle) -> PuzzleShown:
    """What lies there and what is on the rack: the view of a table, with one turn to make."""
    return PuzzleShown(
        puzzle=name,
        rulebook=puzzle.rulebook,
        family=puzzle.family,
        language=puzzle.language,
        level=cast(Level, puzzle.level),
        again=stood_before(Name.read(name)) is not None,
        view=alone_at_a_table(name, game_of(puzzle)),
    )


@puzzles.post("/{name}/ruling")
async def ruling(form: DraftForm, puzzle: ThePuzzle, request: Request, server: TheServer) -> SpokenRuling:
    """What the referee says of an unfinished turn, as at a table."""
    draft = read_draft(form.table)

    def think() -> SpokenRuling:
        game = game_of(puzzle)
        return spoken(game.judge(0, notation(game, draft)), language_of(request))

    return await _thought(server, think)


@puzzles.post("/{name}/answer")
async def answer(form: AnswerForm, puzzle: ThePuzzle, request: Request, server: TheServer) -> Answered:
    """Is this the best play? If it is not: how much it gives of how much, or why it is not legal."""
    check_length({"play": form.play})
    lang = language_of(request)

    def think() -> Answered:
        verdict = judged(puzzle, form.play)
        legal = verdict.ruling.legal
        said = spoken(verdict.ruling, lang)
        measure = "tiles" if puzzle.family == "numbers" else "points"
        key = f"puzzle-{'right' if verdict.right else 'less'}-{measure}"
        message = say(lang, key, got=verdict.got, best=verdict.best)
        return Answered(
            right=verdict.right,
            legal=legal,
            got=verdict.got,
            best=verdict.best if legal else None,
            message=message if legal else said.violations[0].message,
            ruling=said,
        )

    return await _thought(server, think)


@puzzles.post("/{name}/hint")
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

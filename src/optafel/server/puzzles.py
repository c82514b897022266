"""The calls of the puzzles. The answer leaves the server when it has been found, or when it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, TypeVar, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response

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
    sealed,
    stood_before,
)
from optafel.rules.rulebook import Family
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling, spoken
from optafel.server.answers import TypedRoute
from optafel.server.http_parts import REFUSALS, TheServer
from optafel.server.puzzle_forms import (
    Answered,
    AnswerForm,
    Bag,
    DailyPuzzle,
    DraftForm,
    HintForm,
    Level,
    Overview,
    PackedDay,
    PackedPuzzle,
    PuzzleShown,
    ShelfShown,
)
from optafel.server.refusals import language_of
from optafel.server.state import ServerState, address_of
from optafel.table.drafts import check_length, notation, read_draft
from optafel.table.hints import Hint, hint_of
from optafel.table.judging import readable
from optafel.table.refusals import RequestRefused
from optafel.table.shown import encode
from optafel.table.thinking import Lane
from optafel.table.view import alone_at_a_table
from optafel.texts import say

FAMILIES: tuple[Family, ...] = ("numbers", "words", "crossword")
Language = Annotated[str, Query(max_length=8, description="of the words")]
T = TypeVar("T")

puzzles = APIRouter(prefix="/api/puzzles", responses=REFUSALS, route_class=TypedRoute)


def on_the_shelf(name: str) -> Puzzle | None:
    """A puzzle that was made ahead; None: it has to be made. Raises RequestRefused."""
    try:
        read = Name.read(name)
        return puzzle_named(read) if is_made(read) else None
    except NoSuchPuzzle as wrong:
        raise RequestRefused("no-such-puzzle", read=name) from wrong


def made_now(name: str) -> tuple[Puzzle, bool]:
    """A puzzle beyond the shelf, and whether it has stood there under another number."""
    try:
        read = Name.read(name)
        return puzzle_named(read), stood_before(read) is not None
    except NoSuchPuzzle as wrong:
        raise RequestRefused("no-such-puzzle", read=name) from wrong


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle that was asked for by its name."""

    name: str
    puzzle: Puzzle
    again: bool = False


async def puzzle_of(
    name: Annotated[str, Path(max_length=60)], server: TheServer, request: Request
) -> "AskedPuzzle":
    """From the shelf; one beyond it is made now, where one address cannot have many made."""
    asked = AskedPuzzle(server, address_of(request), language_of(request))
    puzzle = await asked.think("quick", on_the_shelf, name)
    if puzzle is not None:
        return asked.of(Found(name, puzzle))
    made = server.made_puzzles.get(name)
    if made is None:
        if not server.puzzles_made.take(asked.address):
            raise RequestRefused("too-many-requests")
        made = await asked.think("deep", made_now, name)
        server.made_puzzles.keep(name, made)
    return asked.of(Found(name, *made))


class AskedPuzzle:
    """A puzzle, and who asks about it. What is asked is thought about by a worker."""

    def __init__(self, server: ServerState, address: str, language: str) -> None:
        self.server, self.address, self.language = server, address, language
        self.found: Found | None = None

    def of(self, found: Found) -> "AskedPuzzle":
        self.found = found
        return self

    async def think(self, lane: Lane, work: Callable[..., T], *given: Any) -> T:
        return await self.server.thinking.ask(lane, (self.address,), work, *given)

    async def answer(self, work: Callable[..., Any], *given: Any) -> Response:
        text = await self.think("quick", written_answer, work, self.found, *given)
        return Response(text, media_type="application/json")


def written_answer(work: Callable[..., Any], *given: Any) -> bytes:
    """What a function says of a puzzle, as it is sent."""
    with readable():
        return encode(work(*given)).encode()


ThePuzzle = Annotated[AskedPuzzle, Depends(puzzle_of)]


@puzzles.get("", response_model=Overview)
async def overview(
    server: TheServer,
    request: Request,
    day: Annotated[
        date | None, Query(alias="date", description="the reader's own; else today's in UTC")
    ] = None,
    language: Language = "",
) -> Response:
    """The puzzles of the day, one for each family, and what there is to train on."""
    asked = _day_asked(day)
    text = await server.thinking.ask(
        "quick", (address_of(request),), written_answer, overview_of, asked, language
    )
    return Response(text, media_type="application/json")


def _day_asked(day: date | None) -> date:
    today = datetime.now(UTC).date()
    asked = day or today
    if asked > today + timedelta(days=1):  # somewhere it may be tomorrow already
        raise RequestRefused("puzzle-not-yet", date=asked.isoformat())
    return asked


@puzzles.get("/bag", response_model=Bag)
async def bag(
    server: TheServer,
    request: Request,
    day: Annotated[
        date | None, Query(alias="date", description="the reader's own; else today's in UTC")
    ] = None,
    language: Language = "",
) -> Response:
    """The puzzles of this day and of the next ones, for a phone that will be without a network."""
    text = await server.thinking.ask(
        "quick", (address_of(request),), written_answer, bag_of, _day_asked(day), language
    )
    return Response(text, media_type="application/json")


BAG_DAYS = 4


def bag_of(day: date, language: str) -> Bag:
    days = [day + timedelta(days=at) for at in range(BAG_DAYS)]
    return Bag(language=language, days=tuple(_packed_day(each, language) for each in days))


def _packed_day(day: date, language: str) -> PackedDay:
    names = [Name.read(daily.puzzle) for daily in overview_of(day, language).daily]
    return PackedDay(date=day.isoformat(), puzzles=tuple(_packed(name) for name in names))


def _packed(name: Name) -> PackedPuzzle:
    puzzle = puzzle_named(name)
    return PackedPuzzle(shown=shown(Found(str(name), puzzle)), seal=sealed(str(name), puzzle))


def overview_of(day: date, language: str) -> Overview:
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


@puzzles.get("/{name}", response_model=PuzzleShown)
async def look(asked: ThePuzzle) -> Response:
    """What lies there and what is on the rack: the view of a table, with one turn to make."""
    return await asked.answer(shown)


def shown(found: Found) -> PuzzleShown:
    puzzle = found.puzzle
    return PuzzleShown(
        puzzle=found.name,
        rulebook=puzzle.rulebook,
        family=puzzle.family,
        language=puzzle.language,
        level=cast(Level, puzzle.level),
        again=found.again,
        view=alone_at_a_table(found.name, game_of(puzzle)),
    )


@puzzles.post("/{name}/ruling", response_model=SpokenRuling)
async def ruling(form: DraftForm, asked: ThePuzzle) -> Response:
    """What the referee says of an unfinished turn, as at a table."""
    return await asked.answer(ruling_on, read_draft(form.table), asked.language)


def ruling_on(found: Found, draft: list[str] | str | None, language: str) -> SpokenRuling:
    game = game_of(found.puzzle)
    return spoken(game.judge(0, notation(game, draft)), language)


@puzzles.post("/{name}/answer", response_model=Answered)
async def answer(form: AnswerForm, asked: ThePuzzle) -> Response:
    """Is this the best play? If it is not: how much it gives of how much, or why it is not legal."""
    check_length({"play": form.play})
    return await asked.answer(answered, form.play, asked.language)


def answered(found: Found, play: str, language: str) -> Answered:
    verdict = judged(found.puzzle, play)
    legal = verdict.ruling.legal
    said = spoken(verdict.ruling, language)
    measure = "tiles" if found.puzzle.family == "numbers" else "points"
    key = f"puzzle-{'right' if verdict.right else 'less'}-{measure}"
    message = say(language, key, got=verdict.got, best=verdict.best)
    return Answered(
        right=verdict.right,
        legal=legal,
        got=verdict.got,
        best=verdict.best if legal else None,
        message=message if legal else said.violations[0].message,
        ruling=said,
    )


@puzzles.post("/{name}/hint", response_model=Hint)
async def hint(form: HintForm, asked: ThePuzzle) -> Response:
    """Where to look, which tiles, and, for who gives up, the whole play."""
    return await asked.answer(hint_for, form.step)


def hint_for(found: Found, step: int) -> Hint:
    game = game_of(found.puzzle)
    move = Move("play", game.position(0).read_play(found.puzzle.play))
    return hint_of(game, 0, move, step)

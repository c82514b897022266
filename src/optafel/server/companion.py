"""The calls of the page beside the box. Nothing is kept here: the sheet lies on the players' table."""

import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from optafel.companion import (
    WrittenGame,
    WrittenTurn,
    count_sheet,
    ways_time_is_up,
    when_time_is_up,
    who_begins,
)
from optafel.companion.rulebook import what_to_write_down, word_check
from optafel.companion.sheet import place_of, sheet_to_json
from optafel.game.chance import shuffled
from optafel.game.deal import first_seat
from optafel.game.families import family_of
from optafel.game.setup import Setup
from optafel.lexicon.spoken import verdict_to_json
from optafel.server.forms import Form, Json, Name, OptionValue, RefusalAnswer
from optafel.server.http import TheServer
from optafel.server.limits import Limits
from optafel.server.refusals import language_of
from optafel.table.new_table import book_of, checked_setup
from optafel.table.refusals import RequestRefused
from optafel.texts import say
from optafel.tiles import NotationError

_LIMITS = Limits()
SEATS_MAX = 4
TURNS_MAX = 400
WORDS_MAX = 100

Seat = Annotated[int, Field(ge=0, lt=SEATS_MAX)]
Text = Annotated[str, Field(max_length=200)]


class BookForm(Form):
    rulebook: Annotated[str, Field(max_length=40, examples=["rummikub-sabra"])]
    language: Annotated[str, Field(max_length=8)] = ""
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=_LIMITS.options)


class TurnForm(Form):
    seat: Seat
    text: Text = ""
    kind: Literal["laid", "none", "exchanged"] = "laid"
    whole_rack: bool = False
    late: bool = Field(False, description="the time ran out with a table that was not finished")


class GameForm(Form):
    first: Seat = 0
    turns: list[TurnForm] = Field(default=[], max_length=TURNS_MAX)
    pot_empty: Annotated[int, Field(ge=1, le=TURNS_MAX)] | None = Field(
        None, description="turns that had been made when the last tile of the pot was drawn"
    )
    opened: list[Seat] = Field(default=[], max_length=SEATS_MAX)
    ended: bool = False
    out: Seat | None = None
    left: list[Text] = Field(default=[], max_length=SEATS_MAX)
    scores: list[Text] = Field(default=[], max_length=SEATS_MAX)

    @property
    def seats(self) -> set[int]:
        """Every seat that is spoken of."""
        turned = {turn.seat for turn in self.turns}
        return {self.first, *turned, *self.opened} | ({self.out} if self.out is not None else set())

    def entry(self) -> WrittenGame:
        return WrittenGame(
            first=self.first,
            turns=tuple(
                WrittenTurn(one.seat, one.text, one.kind, one.whole_rack, one.late) for one in self.turns
            ),
            pot_empty=self.pot_empty,
            opened=tuple(self.opened),
            ended=self.ended,
            out=self.out,
            left=tuple(self.left),
            scores=tuple(self.scores),
        )


class SheetForm(BookForm):
    names: Annotated[list[Name], Field(min_length=1, max_length=SEATS_MAX)]
    games: list[GameForm] = Field(default=[], max_length=_LIMITS.games)
    rounds: Annotated[int, Field(ge=1, le=25)] | None = None


class BeginForm(BookForm):
    seats: Annotated[int, Field(ge=1, le=SEATS_MAX)]
    drawn: Annotated[list[Annotated[str, Field(max_length=8)]], Field(max_length=SEATS_MAX)] | None = Field(
        None, description="by seat the tile that was drawn; left away: the tiles are drawn here"
    )


class WordsForm(BookForm):
    words: Annotated[list[Annotated[str, Field(max_length=200)]], Field(min_length=1, max_length=WORDS_MAX)]


companion = APIRouter(
    prefix="/api/companion",
    responses={status: {"model": RefusalAnswer} for status in (400, 404, 413, 422, 429)},
)


def _setup(form: BookForm, seats: int | None = None) -> Setup:
    book = book_of(form.rulebook)
    options: Mapping[str, Any] = form.options
    return checked_setup(book, book.players[1] if seats is None else seats, form.language, options, None)


@companion.post("/book")
def book(form: BookForm, request: Request, server: TheServer) -> Json:
    """What the book says of clock and beginning, and what has to be written down on the sheet."""
    setup, language = _setup(form), language_of(request)
    clock = setup.book.clock
    kind = "numbers" if setup.book.family == "numbers" else "letters"
    return {
        "clock": {
            "seconds": clock.seconds,
            "optional": clock.optional,
            "says": [say(language, line.key, **line.params) for line in when_time_is_up(setup)],
            "ways": [
                {
                    "kind": way.kind,
                    "late": way.late,
                    "says": [say(language, line.key, **line.params) for line in way.says],
                }
                for way in ways_time_is_up(setup)
            ],
            "place": place_of(setup, "clock"),
        },
        "places": {"turn": place_of(setup, "turn"), "words": place_of(setup, "words")},
        "begin": {"says": say(language, f"begin-{kind}"), "place": place_of(setup, "start")},
        "needs": what_to_write_down(setup),
    }


@companion.post("/sheet")
def sheet(form: SheetForm, request: Request, server: TheServer) -> Json:
    """The score sheet, counted by the book, with everything that somebody should look at again."""
    setup, language = _setup(form, len(form.names)), language_of(request)
    for game in form.games:
        if game.seats and max(game.seats) >= setup.seats:
            raise RequestRefused("no-such-seat", seat=max(game.seats), most=setup.seats - 1)
    names = [name or say(language, "player-number", number=at + 1) for at, name in enumerate(form.names)]
    kept = count_sheet(setup, [game.entry() for game in form.games], form.rounds)
    return sheet_to_json(setup, kept, names, language)


@companion.post("/begin")
def begin(form: BeginForm, request: Request, server: TheServer) -> Json:
    """Who begins: by the tiles that the players drew, or by tiles drawn here."""
    setup = _setup(form, form.seats)
    if form.drawn is None:
        family = family_of(setup)
        pot = shuffled(family.box(setup), secrets.token_bytes(32), 0)
        first, drawn = first_seat(setup.seats, pot, family)
        return {"first": first, "again": [], "drawn": [list(one) for one in drawn]}
    try:
        begins = who_begins(setup, form.drawn[: setup.seats])
    except NotationError as wrong:
        raise RequestRefused(wrong.code, read=wrong.read[:20], where=wrong.where + 1) from wrong
    return {"first": begins.first, "again": list(begins.again), "drawn": []}


@companion.post("/words")
def words(form: WordsForm, request: Request, server: TheServer) -> Json:
    """Do these words count under the players' agreements, and if not, why?"""
    setup, language = _setup(form), language_of(request)
    if not setup.book.languages:
        raise RequestRefused("no-words-here", rulebook=setup.rulebook)
    check = word_check(setup)
    said = []
    for word in form.words:
        verdict = verdict_to_json(check(word), language)
        kinds = [say(language, f"reading-{key}") for key in verdict["readings"]]
        parts = say(language, "lexicon-compound", parts=" + ".join(verdict["parts"]))
        said.append({**verdict, "kinds": [*kinds, parts] if verdict["parts"] else kinds})
    return {"words": said}

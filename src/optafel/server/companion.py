"""The calls of the page beside the box. Nothing is kept here: the sheet lies on the players' table."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

from optafel.companion import WrittenGame, WrittenTurn, count_sheet, who_begins
from optafel.companion.rulebook import word_check
from optafel.companion.spoken import BookSays, SpokenSheet, spoken_book, spoken_sheet
from optafel.game.chance import shuffled
from optafel.game.deal import first_seat
from optafel.game.families import family_of
from optafel.game.moves import SpokenRefusal
from optafel.game.setup import Setup
from optafel.game.view import DrawnToBegin
from optafel.lexicon.spoken import SpokenVerdict, spoken_verdict
from optafel.server.answers import Begins
from optafel.server.asked import TheLanguage, TheLimits, ThoughtRoute, asks
from optafel.server.forms import Form, Name, OptionValues
from optafel.server.limits import Limits
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
    options: OptionValues = Field(default_factory=dict)


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
    route_class=ThoughtRoute,
    responses={status: {"model": SpokenRefusal} for status in (400, 404, 413, 422, 429, 503)},
)


def _setup(form: BookForm, seats: int | None = None) -> Setup:
    book = book_of(form.rulebook)
    options: Mapping[str, bool | int | str] = form.options
    return checked_setup(book, book.players[1] if seats is None else seats, form.language, options, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class WordShown(SpokenVerdict):
    """Whether a word counts, and as what the dictionary has it."""

    kinds: tuple[str, ...]  # its readings in words


@dataclass(frozen=True, slots=True)
class WordsShown:
    """What the dictionary says, word by word."""

    words: tuple[WordShown, ...]


@companion.post("/book")
@asks("quick")
def book(form: BookForm, language: TheLanguage) -> BookSays:
    """What the book says of clock and beginning, and what has to be written down on the sheet."""
    return spoken_book(_setup(form), language)


@companion.post("/sheet")
@asks("quick")
def sheet(form: SheetForm, language: TheLanguage, limits: TheLimits) -> SpokenSheet:
    """The score sheet, counted by the book, with everything that somebody should look at again. Nothing is
    kept."""
    setup = _setup(form, len(form.names))
    turns = sum(len(game.turns) for game in form.games)
    if turns > limits.sheet_turns:
        raise RequestRefused("sheet-too-long", turns=turns, most=limits.sheet_turns)
    for game in form.games:
        if game.seats and max(game.seats) >= setup.seats:
            raise RequestRefused("no-such-seat", seat=max(game.seats), most=setup.seats - 1)
    names = [name or say(language, "player-number", number=at + 1) for at, name in enumerate(form.names)]
    kept = count_sheet(setup, [game.entry() for game in form.games], form.rounds)
    return spoken_sheet(setup, kept, names, language)


@companion.post("/begin")
@asks("quick")
def begin(form: BeginForm) -> Begins:
    """Who begins: by the tiles that the players drew, or by tiles drawn here."""
    setup = _setup(form, form.seats)
    if form.drawn is None:
        family = family_of(setup)
        pot = shuffled(family.box(setup), secrets.token_bytes(32), 0)
        first, drawn = first_seat(setup.seats, pot, family)
        return Begins(first=first, again=(), drawn=tuple(DrawnToBegin(seat, tile) for seat, tile in drawn))
    try:
        begins = who_begins(setup, form.drawn[: setup.seats])
    except NotationError as wrong:
        raise RequestRefused(wrong.code, read=wrong.read[:20], where=wrong.where + 1) from wrong
    return Begins(first=begins.first, again=begins.again, drawn=())


@companion.post("/words")
@asks("quick")
def words(form: WordsForm, language: TheLanguage) -> WordsShown:
    """Do these words count under the players' agreements, and if not, why?"""
    setup = _setup(form)
    if not setup.book.languages:
        raise RequestRefused("no-words-here", rulebook=setup.rulebook)
    check = word_check(setup)
    return WordsShown(tuple(_word(spoken_verdict(check(word), language), language) for word in form.words))


def _word(verdict: SpokenVerdict, language: str) -> WordShown:
    kinds = [say(language, f"reading-{key}") for key in verdict.readings]
    if verdict.parts:
        kinds.append(say(language, "lexicon-compound", parts=" + ".join(verdict.parts)))
    parts = {each.name: getattr(verdict, each.name) for each in fields(SpokenVerdict)}
    return WordShown(kinds=tuple(kinds), **parts)

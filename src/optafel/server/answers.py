"""What HTTP calls are answered with, where nothing else of the game has that form already."""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal

from fastapi import Request, Response
from fastapi.routing import APIRoute

from optafel.game.proof import Proof
from optafel.game.signature import SignatureSays
from optafel.game.view import DrawnToBegin
from optafel.rules.rulebook import Family, Option, OptionValue, Place, Rulebook

READ_AT_ONCE = 16 * 1024  # bytes of JSON: what is longer is read beside the loop that all tables share
_HALF = re.compile("[\ud800-\udfff]")


class TypedRoute(APIRoute):
    """A call whose answer is a dataclass: as on the WebSocket, a field that has its default is left out."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "response_model_exclude_defaults": True})

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_whole(request: Request) -> Response:
            return await handle(WholeRequest(request.scope, request.receive))

        return handle_whole


class WholeRequest(Request):
    """A request whose JSON holds whole characters: half of one can be asked for by its number, and then no
    answer that quotes it could be written."""

    async def json(self) -> Any:
        body = await self.body()
        return _read(body) if len(body) <= READ_AT_ONCE else await asyncio.to_thread(_read, body)


def _read(body: bytes) -> Any:
    said = json.loads(body)
    return whole(said) if b"\\ud" in body.lower() else said


def whole(said: Any) -> Any:
    """JSON with a sign of its own for every half of a character."""
    if isinstance(said, str):
        return _HALF.sub("\ufffd", said)
    if isinstance(said, list):
        return [whole(each) for each in said]
    if isinstance(said, dict):
        return {whole(name): whole(each) for name, each in said.items()}
    return said


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionShown:
    """A house rule that a table may set before it begins."""

    name: str
    kind: Literal["switch", "choice", "number", "text"]
    default: OptionValue
    place: Place | None  # of the rule that it bends
    choices: tuple[str | int, ...] | None = None  # where it is a choice
    least: int | None = None  # where it is a number
    most: int | None = None
    lists: tuple[str, ...] | None = None  # where a text may name a list of ours: which there are


@dataclass(frozen=True, slots=True, kw_only=True)
class RulebookShown:
    """A game that can be played."""

    id: str
    family: Family
    players: tuple[int, int]  # fewest and most
    languages: tuple[str, ...]  # of words; none for number games
    clock_seconds: int  # that a turn may take by the book
    clock_optional: bool  # whether the book leaves the clock to the players
    clock_choices: tuple[int, ...]  # other durations that the book names
    levels: tuple[str, ...]  # of bots, weakest first
    rounds: bool  # whether the book plays matches of rounds: as many games as there are players
    options: tuple[OptionShown, ...]
    drawing: tuple[str, ...]  # rows of tiles on the lid; crossword: a word across, one down through it


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A table that was set, and the keys to it: told here and nowhere else."""

    table: str
    seat: int
    key: str
    keys: dict[str, str]  # of hot seats, by seat
    invite: str
    watch: str
    commit: str  # the hash of the seed that the first shuffle comes from
    code: str | None = None  # that can be said aloud; where a seat is open


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """A seat that was taken with an invitation."""

    table: str
    seat: int
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A seat that was given to somebody else."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkGiven:
    """A link that holds from now on: told here and nowhere else."""

    table: str
    link: str  # the secret in it; empty where there is none any more
    code: str | None = None  # the same, to be said aloud


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What was asked for has been done."""

    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """How the server is."""

    status: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawProven:
    """Tiles that a seat took from the pot."""

    event: int  # of the game; 0 is the deal
    kind: str  # dealt, or the kind of the event
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Proven:
    """Every draw of a finished game, worked out again from the seed in its record."""

    fair: bool
    wrong: tuple[str, ...]  # other-seed, other-result, unfinished: where a promise was broken
    signature: SignatureSays  # whether this server signed it
    family: Family
    names: tuple[str, ...]
    commitment: str  # the hash that the seed gives
    entropy: tuple[str, ...]  # what the players added
    start_draw: tuple[tuple[int, str], ...]  # by seat: the tile that was drawn to see who begins
    draws: tuple[DrawProven, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Begins:
    """Who begins."""

    first: int | None  # null: nothing is decided yet
    again: tuple[int, ...]  # who draws again, because of a tie or a joker
    drawn: tuple[DrawnToBegin, ...]  # where the tiles were drawn here


def rulebook_shown(book: Rulebook, levels: tuple[str, ...]) -> RulebookShown:
    return RulebookShown(
        id=book.id,
        family=book.family,
        players=book.players,
        languages=book.languages,
        clock_seconds=book.clock.seconds,
        clock_optional=book.clock.optional,
        clock_choices=book.clock.choices,
        levels=levels,
        rounds=book.rounds,
        options=tuple(_option(book, option) for option in book.options),
        drawing=book.drawing,
    )


def _option(book: Rulebook, option: Option) -> OptionShown:
    kind: Literal["switch", "choice", "number", "text"] = "number"
    if isinstance(option.default, bool):
        kind = "switch"
    elif option.choices:
        kind = "choice"
    elif isinstance(option.default, str):
        kind = "text"
    return OptionShown(
        name=option.name,
        kind=kind,
        default=option.default,
        place=book.places.get(option.rule),
        choices=option.choices or None,
        least=option.span[0] if option.span else None,
        most=option.span[1] if option.span else None,
        lists=option.lists or None,
    )


def proven(
    proof: Proof, wrong: list[str], signature: SignatureSays, family: Family, names: list[str]
) -> Proven:
    return Proven(
        fair=not wrong,
        wrong=tuple(wrong),
        signature=signature,
        family=family,
        names=tuple(names),
        commitment=proof.commitment,
        entropy=proof.entropy,
        start_draw=proof.start_draw,
        draws=tuple(
            DrawProven(event=draw.event, kind=draw.kind, seat=draw.seat, tiles=draw.tiles)
            for draw in proof.draws
        ),
    )

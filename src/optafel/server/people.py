"""People without an account: a key that a device makes binds seats, streaks and settings together.

The key comes in a header and is kept nowhere. Nobody can ask who there is: a key of which nothing is kept is
answered as that of somebody who has not played yet.
"""

import asyncio
import contextlib
import io
import json
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from optafel.server.answers import TypedRoute
from optafel.server.codes import table_of_code
from optafel.server.http_parts import REFUSALS, SVG, TableId, TheServer
from optafel.server.person_forms import (
    AddressShown,
    BindForm,
    CodeForm,
    Forgotten,
    GameListed,
    NoteForm,
    NoteKept,
    NoteName,
    NoteShown,
    PersonKey,
    PersonShown,
    SeatListed,
    TableFound,
)
from optafel.server.sealing import Unsealable, seal, unseal
from optafel.server.state import ServerState, address_of
from optafel.store import NoteChanged, PersonGame, StoreUnavailable
from optafel.table.events import Deleted, write_event
from optafel.table.open_table import OpenTable, seat_of
from optafel.table.refusals import RequestRefused
from optafel.table.seats import digest, opens
from optafel.table.shown import encode
from optafel.table.standing import Standing, standing
from optafel.table.table import fold
from optafel.texts.expected import Expected
from optafel.wire import from_json

LINK_LETTERS_MAX = 300
people = APIRouter(prefix="/api", responses=REFUSALS, route_class=TypedRoute)


@dataclass(frozen=True, slots=True)
class Bound:
    """What a person has of a table: sealed with their key."""

    keys: tuple[str, ...]
    invite: str | None = None
    watch: str | None = None
    code: str | None = None
    commits: tuple[str, ...] = ()


@people.get("/person")
async def person(server: TheServer, key: PersonKey) -> PersonShown:
    """All that is kept of a person."""
    notes = await server.open_tables.store.people.notes(person_digest(key))
    return PersonShown(
        games=tuple(await _games(server, key)),
        notes={
            name: NoteShown(version=version, text=text)
            for name, (version, sealed) in notes.items()
            if (text := _read(key, f"note {name}", sealed)) is not None
        },
    )


@people.delete("/person")
async def forget_person(server: TheServer, key: PersonKey) -> Forgotten:
    """Delete all that is kept of a person. Games that others played along stay theirs."""
    await server.open_tables.store.people.forget(person_digest(key))
    return Forgotten(what="person")


@people.get("/person/games")
async def games(server: TheServer, key: PersonKey) -> list[GameListed]:
    """A person's games: whose turn, since when, the score, and those that are over with their result."""
    return await _games(server, key)


@people.put("/person/games/{table}")
async def bind_game(
    table: TableId, form: BindForm, request: Request, server: TheServer, key: PersonKey
) -> GameListed:
    """Bind a table that this device has the keys of to the person."""
    live = await server.open_tables.find(table)
    keys = tuple(each for each in form.keys if seat_of(live.table, digest(each)) is not None)
    watch = form.watch if form.watch and opens(digest(form.watch), live.table.opened.watch) else None
    if not keys and watch is None:
        raise RequestRefused("unknown-key")
    bound = Bound(keys, form.invite, watch, form.code, tuple(form.commits))
    await bind(server, key, address_of(request), live, bound)
    return _listed(live.id, server.open_tables.services.clock.now_ms(), bound, standing(live.table))


@people.delete("/person/games/{table}")
async def forget_game(table: TableId, server: TheServer, key: PersonKey) -> Forgotten:
    """Take a table off a person's list. Their seat stays theirs, for who has its key."""
    await server.open_tables.store.people.forget_game(person_digest(key), table)
    return Forgotten(what=table)


@people.put("/person/notes/{name}")
async def keep_note(
    name: Annotated[NoteName, Path()], form: NoteForm, request: Request, server: TheServer, key: PersonKey
) -> NoteKept:
    """Write something that a person's devices share; refused (`note-changed`) where another device was
    first."""
    store, mine = server.open_tables.store.people, person_digest(key)
    if form.version == 0:
        await _welcome(server, mine, address_of(request))
        if len(await store.notes(mine)) >= server.config.limits.notes:
            raise RequestRefused("too-many-notes", most=server.config.limits.notes)
    try:
        version = await store.keep_note(mine, name, form.version, seal(key, f"note {name}", form.text))
    except NoteChanged as changed:
        raise RequestRefused("note-changed") from changed
    return NoteKept(version=version)


@people.get("/person/qr.svg", response_class=Response, responses=SVG)
async def hand_over_code(request: Request, server: TheServer, key: PersonKey) -> Response:
    """The link that hands a person's key to another device, as a QR code."""
    return await qr_code(request, server, f"{base_for_others(request, server)}#/me/{key}")


@people.post("/codes")
async def find_by_code(form: CodeForm, request: Request, server: TheServer) -> TableFound:
    """The table that a code stands for. Guesses are few a minute."""
    if not server.guesses.take(address_of(request)):
        raise RequestRefused("too-many-requests")
    table, invite = await table_of_code(server, form.code)
    return TableFound(table=table, invite=invite)


@people.get("/address")
def address(server: TheServer) -> AddressShown:
    """Where this server can be reached from, for links that are sent on."""
    return AddressShown(house=server.config.house, only_here=server.config.only_here)


def base_for_others(request: Request, server: ServerState) -> str:
    """The address that goes into links: the one of the house where this machine asks itself."""
    here = request.url.hostname in ("127.0.0.1", "localhost", "::1")
    return server.config.house if here and server.config.house else str(request.base_url)


async def qr_code(request: Request, server: ServerState, link: str) -> Response:
    """A link for a telephone. The name that a server is called by is a part of it, and anybody's to send."""
    if len(link) > LINK_LETTERS_MAX:
        expected = Expected("text-at-most", most=LINK_LETTERS_MAX)
        raise RequestRefused("bad-request", name="Host", read=link[:60], expected=expected)
    drawn = await server.thinking.ask("quick", (address_of(request),), drawn_code, link)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def drawn_code(link: str) -> bytes:
    """A link as a QR code, in SVG."""
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return drawn.getvalue()


def person_digest(key: str) -> str:
    """What stands for a person in the store. A key is long and random, so a plain hash cannot be turned
    back, and whoever asks can aim at no other person's."""
    return digest(f"person {key}")


async def bind(server: ServerState, key: str | None, address: str, live: OpenTable, bound: Bound) -> None:
    """Put a table on a person's list, where one has come with their key."""
    if key is None:
        return
    mine = person_digest(key)
    await _welcome(server, mine, address)
    sealed = seal(key, f"game {live.id}", encode(bound))
    now_ms = server.open_tables.services.clock.now_ms()
    most = server.config.limits.games_of_person
    await server.open_tables.store.people.keep_game(mine, live.id, now_ms, sealed, most)


async def bind_if_possible(
    server: ServerState, key: str | None, address: str, live: OpenTable, bound: Bound
) -> None:
    """The same beside something that has happened already: whoever sits there is not to lose the answer over
    it, and their page binds the table itself when it finds it missing."""
    with contextlib.suppress(RequestRefused, StoreUnavailable):
        await bind(server, key, address, live, bound)


async def _welcome(server: ServerState, mine: str, address: str) -> None:
    """Somebody of whom nothing is kept yet counts as new: so many a minute from one address."""
    if not await server.open_tables.store.people.known(mine) and not server.new_people.take(address):
        raise RequestRefused("too-many-requests")


async def _games(server: ServerState, key: str) -> list[GameListed]:
    listed = []
    for game in await server.open_tables.store.people.games(person_digest(key)):
        text = _read(key, f"game {game.table}", game.sealed)
        stands = await _standing(server, game)
        if stands is None:  # the table was deleted, and with it goes its place on the list
            await server.open_tables.store.people.forget_game(person_digest(key), game.table)
        elif text is not None:
            bound = from_json(Bound, json.loads(text))
            listed.append(_listed(game.table, game.at_ms, bound, stands))
    return listed


async def _standing(server: ServerState, game: PersonGame) -> Standing | None:
    """How a table stands; one of before this was kept is read from its log, once."""
    if game.standing is not None:
        return from_json(Standing, json.loads(game.standing))
    store = server.open_tables.store
    entries = await store.read(game.table)
    if not entries or entries[-1].body == write_event(Deleted()):
        return None
    table = await asyncio.to_thread(fold, entries)
    assert table is not None
    stands = standing(table)
    await store.people.note_standing(game.table, table.number, encode(stands))
    return stands


def _listed(table: str, at_ms: int, bound: Bound, stands: Standing) -> GameListed:
    mine = {digest(key) for key in bound.keys}
    return GameListed(
        table=table,
        rulebook=stands.rulebook,
        keys=bound.keys,
        phase=stands.phase,
        seats=tuple(
            SeatListed(name=seat.name, kind=seat.kind, score=seat.score, tiles=seat.tiles)
            for seat in stands.seats
        ),
        mine=tuple(at for at, seat in enumerate(stands.seats) if seat.key in mine),
        waits_for=stands.waits_for,
        since_ms=stands.since_ms,
        at_ms=at_ms,
        clock_seconds=stands.clock_seconds,
        past=stands.past,
        invite=bound.invite,
        watch=bound.watch,
        code=bound.code,
        commits=bound.commits,
    )


def _read(key: str, place: str, sealed: str) -> str | None:
    """What was sealed; a row that was tampered with is passed over rather than keeping its person out."""
    try:
        return unseal(key, place, sealed)
    except Unsealable:
        return None

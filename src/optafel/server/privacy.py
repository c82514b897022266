"""What is kept here and for how long, as the operator has set it, and taking one's name out of all of it."""

import json
from dataclasses import dataclass

from fastapi import APIRouter

from optafel.server.answers import TypedRoute
from optafel.server.codes import DAYS
from optafel.server.http_parts import REFUSALS, TheServer
from optafel.server.people import Bound, person_digest
from optafel.server.person_forms import PersonKey
from optafel.server.sealing import Unsealable, unseal
from optafel.server.state import ServerState
from optafel.table.opener import erase_name
from optafel.table.refusals import RequestRefused
from optafel.wire import from_json

privacy = APIRouter(prefix="/api", responses=REFUSALS, route_class=TypedRoute)

_NOTHING_TO_ERASE = ("no-such-table", "unknown-key")  # a table that is gone holds no name either


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivacyShown:
    """What this server keeps, and for how long."""

    kept_days: int  # a table at which nothing happens any more; 0: until somebody deletes it
    code_days: int  # so long a code stands for a table
    contact: str = ""  # who runs the server, in their own words


@dataclass(frozen=True, slots=True, kw_only=True)
class NameErasedEverywhere:
    """A person's name is in none of their tables any more."""

    tables: int  # those at which they have or had a seat
    gone: int  # of these, those that were deleted before


@privacy.get("/privacy")
def shown(server: TheServer) -> PrivacyShown:
    """What is kept here, and for how long."""
    config = server.config
    return PrivacyShown(kept_days=config.kept_days, code_days=DAYS, contact=config.contact)


@privacy.post("/person/erase-name")
async def erase_person_name(server: TheServer, key: PersonKey) -> NameErasedEverywhere:
    """Take a person's name out of every table on their list. Tiles, stirs and seeds stay, and so does what
    they prove. May be asked again where it was broken off."""
    tables, gone = 0, 0
    async with server.erasing:  # one person after the other: it may be hundreds of logs
        for game in await server.open_tables.store.people.games(person_digest(key)):
            tables += 1
            gone += not await _erased(server, game.table, _keys(key, game.table, game.sealed))
    return NameErasedEverywhere(tables=tables, gone=gone)


async def _erased(server: ServerState, table: str, keys: tuple[str, ...]) -> bool:
    """Whether there was a table to take a name out of."""
    found = False
    for key in keys:
        try:
            await erase_name(await server.open_tables.find(table), key)
            found = True
        except RequestRefused as refused:
            if refused.refusal.code not in _NOTHING_TO_ERASE:
                raise
    return found


def _keys(person: str, table: str, sealed: str) -> tuple[str, ...]:
    try:
        return from_json(Bound, json.loads(unseal(person, f"game {table}", sealed))).keys
    except Unsealable:
        return ()

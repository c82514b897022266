"""The keys that records of this server are signed with, at a fixed address."""

from fastapi import APIRouter, Response

from optafel.game.signature import KEYS_ADDRESS
from optafel.server.answers import TypedRoute
from optafel.server.http_parts import REFUSALS, TheServer
from optafel.server.signing import KeysTold

keys_api = APIRouter(responses=REFUSALS, route_class=TypedRoute)


@keys_api.get(KEYS_ADDRESS)
async def keys(server: TheServer, response: Response) -> KeysTold:
    """The keys that records of this server are signed with, old ones among them."""
    response.headers["Cache-Control"] = "no-cache"
    return server.signing.told()

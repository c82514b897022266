"""What all HTTP calls share: how often they may come, which table is meant, how refusals look."""

from typing import Annotated, Any

from fastapi import Depends, Path

from optafel.game.moves import SpokenRefusal
from optafel.server.state import ServerState, limited
from optafel.table.open_table import OpenTable

SECRET_LETTERS_MAX = 64
TableId = Annotated[str, Path(max_length=32, description="the table's name")]


async def table_of(table: TableId, server: Annotated[ServerState, Depends(limited)]) -> OpenTable:
    return await server.open_tables.find(table)


TheServer = Annotated[ServerState, Depends(limited)]
TheTable = Annotated[OpenTable, Depends(table_of)]

Responses = dict[int | str, dict[str, Any]]  # as FastAPI takes them
REFUSALS: Responses = {
    status: {"model": SpokenRefusal} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
SVG: Responses = {200: {"content": {"image/svg+xml": {}}}}

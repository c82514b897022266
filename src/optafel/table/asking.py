"""How something that is asked for comes about: decided on the table as it is, and once more where another
node was first."""

from collections.abc import Callable

from optafel.store import NumberTaken
from optafel.table.connections import Connection
from optafel.table.events import TableEvent
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.table.table_state import Table

ATTEMPTS_MAX = 5  # how often a request is looked at again because another node was first
DEEDS_MAX = 60  # besides playing, from one seat in one game: stirs, pauses, seats given, links


def check_deeds(table: Table, seat: int, most: int = DEEDS_MAX) -> None:
    """Refuse what would make the log grow without end. Raises RequestRefused."""
    if table.seats[seat].deeds >= most:
        raise RequestRefused("enough-for-now", most=most)


def seat_at(connection: Connection) -> int:
    """The seat of somebody who may act."""
    if connection.seat is None:
        raise RequestRefused("only-watching" if connection.watching else "hello-first")
    return connection.seat


async def ask(live: OpenTable, event: Callable[[Table], TableEvent | None]) -> None:
    """Let an event happen that follows from the table as it is, and show it."""
    async with live.lock:
        await live.fresh()
        await happen(live, event)
        live.show()


async def happen(live: OpenTable, event: Callable[[Table], TableEvent | None]) -> bool:
    """Append what `event` makes of the table, looking again where another node was first. Whether it was
    anything."""
    for _ in range(ATTEMPTS_MAX):
        wanted = event(live.table)
        if wanted is None:
            return False
        try:
            await live.append(wanted)
        except NumberTaken:
            await live.catch_up()
            continue
        return True
    raise RequestRefused("try-again")

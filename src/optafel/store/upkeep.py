"""What is done to whole tables: deleted, cleared of a name, given up after the time that they are kept.

The only writing that is no appending. A log is still one story afterwards: a name in it is another one, or
all that is left of it is that it was deleted.
"""

from collections.abc import Mapping

from sqlalchemy import delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from optafel.store import people
from optafel.store.entries import (
    DRAFTS,
    ENTRIES,
    NODES,
    PRESENCE,
    SNAPSHOTS,
    TABLES,
    Entry,
    NumberTaken,
    StoreUnavailable,
    row_of,
)

TABLES_AT_ONCE = 100  # that are given up in one transaction


async def delete_table(engine: AsyncEngine, last: Entry) -> None:
    """All of a table but one last entry, which says that it was deleted: whoever else has the table open
    finds its number taken and reads that. Raises NumberTaken."""
    try:
        async with engine.begin() as connection:
            before = (ENTRIES.c.table_id == last.table, ENTRIES.c.number < last.number)
            newest = await connection.execute(
                select(TABLES.c.head).where(TABLES.c.id == last.table).with_for_update()
            )
            if newest.scalar() != last.number - 1:
                raise NumberTaken(last.table, last.number)
            await connection.execute(ENTRIES.insert(), row_of(last))
            await connection.execute(delete(ENTRIES).where(*before))
            await _clear_beside(connection, [last.table])
            row = {"head": last.number, "due_ms": None, "claimed_ms": None, "changed_ms": last.at_ms}
            row["standing"] = None
            await connection.execute(update(TABLES).where(TABLES.c.id == last.table).values(row))
    except (SQLAlchemyError, OSError, TimeoutError) as failure:
        raise StoreUnavailable(type(failure).__name__) from failure


async def rewrite(engine: AsyncEngine, table: str, bodies: Mapping[int, str]) -> None:
    """Other bodies for some entries of a log, and no snapshot of what it said before."""
    try:
        async with engine.begin() as connection:
            for number, body in sorted(bodies.items()):
                which = (ENTRIES.c.table_id == table, ENTRIES.c.number == number)
                await connection.execute(update(ENTRIES).where(*which).values(body=body))
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    except (SQLAlchemyError, OSError, TimeoutError) as failure:
        raise StoreUnavailable(type(failure).__name__) from failure


async def give_up(engine: AsyncEngine, before_ms: int) -> int:
    """Delete some of the tables at which nothing has happened since a moment; returns how many."""
    try:
        async with engine.begin() as connection:
            old = select(TABLES.c.id).where(TABLES.c.changed_ms < before_ms).limit(TABLES_AT_ONCE)
            tables = list((await connection.execute(old)).scalars())
            if tables:
                await connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(tables)))
                await _clear_beside(connection, tables)
                listed = people.PERSON_GAMES
                await connection.execute(delete(listed).where(listed.c.table_id.in_(tables)))
                await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
            return len(tables)
    except (SQLAlchemyError, OSError, TimeoutError) as failure:
        raise StoreUnavailable(type(failure).__name__) from failure


async def forget_nodes(engine: AsyncEngine, before_ms: int) -> None:
    """Forget processes that are long gone, and who was connected to them."""
    try:
        async with engine.begin() as connection:
            await connection.execute(delete(NODES).where(NODES.c.seen_ms < before_ms))
            known = select(NODES.c.id)
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.node.not_in(known)))
    except (SQLAlchemyError, OSError, TimeoutError) as failure:
        raise StoreUnavailable(type(failure).__name__) from failure


async def _clear_beside(connection: AsyncConnection, tables: list[str]) -> None:
    for beside in (DRAFTS, SNAPSHOTS, PRESENCE, people.TABLE_CODES):
        await connection.execute(delete(beside).where(beside.c.table_id.in_(tables)))

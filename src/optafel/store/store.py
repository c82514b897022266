"""The store: append to a table's log, read it back, and ask what is due."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, Executable, Row, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from optafel.store.database import Engines, connect, migrate
from optafel.store.entries import DRAFTS, ENTRIES, TABLES, Draft, Entry, StoreUnavailable, entry_of
from optafel.store.ledger import Ledger

IDS_MAX = 500  # in one question, below what the engines allow as parameters


class Store:
    """All logs of one database. Made by `open_store`."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._ledger = Ledger(engines.writer)
        self.append = self._ledger.append
        self.keep_draft = self._ledger.keep_draft
        self.shared = engines.shared  # whether several nodes write to it

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number, oldest first."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        return [entry_of(row) for row in await self._rows(wanted.order_by(ENTRIES.c.number))]

    async def drafts(self, table: str) -> list[Draft]:
        rows = await self._rows(select(DRAFTS).where(DRAFTS.c.table_id == table))
        return [Draft(row.table_id, row.seat, row.number, row.body) for row in rows]

    async def heads(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these logs."""
        ids = list(tables)
        heads: dict[str, int] = {}
        for at in range(0, len(ids), IDS_MAX):
            wanted = select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(ids[at : at + IDS_MAX]))
            heads.update({row.id: row.head for row in await self._rows(wanted)})
        return heads

    async def due(self, until_ms: int, limit: int) -> list[tuple[str, int]]:
        """Tables that want attention before a moment, the most urgent first."""
        wanted = select(TABLES.c.id, TABLES.c.due_ms).where(TABLES.c.due_ms <= until_ms)
        return [
            (row.id, row.due_ms) for row in await self._rows(wanted.order_by(TABLES.c.due_ms).limit(limit))
        ]

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        """The number under which a seat's move stands in the log, if it does."""
        entries = ENTRIES.c
        wanted = select(entries.number).where(
            entries.table_id == table, entries.seat == seat, entries.move_id == move_id
        )
        rows = await self._rows(wanted)
        return rows[0].number if rows else None

    async def claim(self, table: str, head: int, now_ms: int, until_ms: int) -> bool:
        """Whether this node sees to what is due after entry `head`; the claim ends by itself."""
        free = or_(TABLES.c.claimed_ms.is_(None), TABLES.c.claimed_ms <= now_ms)
        mine = update(TABLES).where(TABLES.c.id == table, TABLES.c.head == head, free)
        try:
            async with self._engines.writer.begin() as connection:
                return (await connection.execute(mine.values(claimed_ms=until_ms))).rowcount == 1
        except (SQLAlchemyError, OSError, TimeoutError) as failure:
            raise StoreUnavailable(type(failure).__name__) from failure

    async def written_elsewhere(self) -> int | None:
        """Changes when another process has written to the same file; None where that is usual."""
        if self.shared:
            return None
        async with self._engines.writer.connect() as connection:
            return await connection.run_sync(_data_version)

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._rows(text("SELECT 1"))
        except StoreUnavailable:
            return False
        return True

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        await self._ledger.close()
        await self._engines.dispose()

    async def _rows(self, statement: Executable) -> Sequence[Row[Any]]:
        for last in (False, True):
            try:
                async with self._engines.reader.connect() as connection:
                    return (await connection.execute(statement)).all()
            except (SQLAlchemyError, OSError, TimeoutError) as failure:
                # A connection of before the database was started again is found out by using it.
                if last or not getattr(failure, "connection_invalidated", False):
                    raise StoreUnavailable(type(failure).__name__) from failure
        raise AssertionError("the second attempt returns or raises")


def _data_version(connection: Connection) -> int:
    # On the writer's own connection, so that its own writing does not count.
    cursor = connection.connection.cursor()
    try:
        cursor.execute("PRAGMA data_version")
        (version,) = cursor.fetchone() or (0,)
        return int(version)
    finally:
        cursor.close()


async def open_store(url: str) -> Store:
    """Connect, bring the data to this version and start the writer."""
    engines = connect(url)
    try:
        await migrate(engines.writer)
    except BaseException:
        await engines.dispose()
        raise
    return Store(engines)

"""The store: append to a table's log, read it back, and ask what is due."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Executable, Row, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from optafel.store import upkeep
from optafel.store.database import Engines, connect, migrate
from optafel.store.entries import (
    DRAFTS,
    ENTRIES,
    NODES,
    PRESENCE,
    SNAPSHOTS,
    TABLES,
    Draft,
    Entry,
    HereElsewhere,
    Snapshot,
    StoreUnavailable,
    entry_of,
)
from optafel.store.keys import SigningKeys
from optafel.store.ledger import Ledger
from optafel.store.people import People

ENTRIES_AT_ONCE = 500  # of a log, read in one question
IDS_MAX = 500  # in one question, below what the engines allow as parameters


class Store:
    """All logs of one database. Made by `open_store`."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self.node = secrets.token_hex(8)  # what this process is called among those that share the store
        self._ledger = Ledger(engines.writer, self.node)
        self.append = self._ledger.append
        self.keep_draft = self._ledger.keep_draft
        self.people = People(engines)
        self.signing_keys = SigningKeys(engines)
        self.keep_snapshot = self._ledger.keep_snapshot
        self.say_here = self._ledger.say_here
        self.shared = engines.shared  # whether several nodes write to it

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a log after a number, oldest first. A long one is fetched a piece at a time, so that
        others have their turn between."""
        found: list[Entry] = []
        log = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        while True:
            last = found[-1].number if found else after
            rows = await self._rows(log.where(ENTRIES.c.number > last).limit(ENTRIES_AT_ONCE))
            found += map(entry_of, rows)
            if len(rows) < ENTRIES_AT_ONCE:
                return found

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

    async def snapshot(self, table: str) -> Snapshot | None:
        """The table as it was folded at some time, where that was kept."""
        rows = await self._rows(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        return next((Snapshot(table, row.number, row.program, row.follows, row.body) for row in rows), None)

    async def here_elsewhere(
        self, tables: Iterable[str], since_ms: int
    ) -> dict[str, tuple[HereElsewhere, ...]]:
        """Who is connected to other nodes, of those that have given a sign of life since a moment."""
        ids, found = list(tables), dict[str, tuple[HereElsewhere, ...]]()
        for at in range(0, len(ids), IDS_MAX):
            wanted = (
                select(PRESENCE, NODES.c.seen_ms)
                .join(NODES, NODES.c.id == PRESENCE.c.node)
                .where(PRESENCE.c.table_id.in_(ids[at : at + IDS_MAX]))
                .where(PRESENCE.c.node != self.node, NODES.c.seen_ms > since_ms)
            )
            for row in await self._rows(wanted):
                seats = frozenset(int(seat) for seat in row.seats.split(",") if seat)
                here = HereElsewhere(row.node, seats, row.seen_ms)
                found[row.table_id] = (*found.get(row.table_id, ()), here)
        return found

    async def give_sign(self, now_ms: int) -> None:
        """Write that this process lives. Who is connected to it counts as there for as long as it does."""
        insert = postgresql.insert if self._engines.writer.dialect.name == "postgresql" else sqlite.insert
        row = insert(NODES).values(id=self.node, seen_ms=now_ms)
        sign = row.on_conflict_do_update(index_elements=["id"], set_={"seen_ms": now_ms})
        try:
            async with self._engines.writer.begin() as connection:
                await connection.execute(sign)
        except (SQLAlchemyError, OSError, TimeoutError) as failure:
            raise StoreUnavailable(type(failure).__name__) from failure

    async def delete(self, last: Entry) -> None:
        """Delete a table, all but a last entry that says so. Raises NumberTaken."""
        self._ledger.drop_notes(last.table)
        await upkeep.delete_table(self._engines.writer, last)

    async def rewrite(self, table: str, bodies: Mapping[int, str]) -> None:
        """Other bodies for some entries of a log: a name that is erased."""
        self._ledger.drop_notes(table)
        await upkeep.rewrite(self._engines.writer, table, bodies)

    async def give_up(self, before_ms: int) -> int:
        """Delete some of the tables at which nothing has happened since; returns how many."""
        return await upkeep.give_up(self._engines.writer, before_ms)

    async def forget_nodes(self, before_ms: int) -> None:
        """Forget processes that have given no sign of life since a moment."""
        await upkeep.forget_nodes(self._engines.writer, before_ms)

    async def ready(self, now_ms: int) -> bool:
        """Whether the database takes what is written and gives it back."""
        try:
            await self.give_sign(now_ms)
            rows = await self._rows(select(NODES.c.seen_ms).where(NODES.c.id == self.node))
        except StoreUnavailable:
            return False
        return [row.seen_ms for row in rows] >= [now_ms]

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


async def open_store(url: str) -> Store:
    """Connect, bring the data to this version and start the writer."""
    engines = connect(url)
    try:
        await migrate(engines.writer)
    except BaseException:
        await engines.dispose()
        raise
    return Store(engines)

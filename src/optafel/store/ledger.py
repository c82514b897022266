"""Group commit: what many tables append at the same moment goes to disk in one transaction.

A single commit costs one wait for the disk whatever is in it, so while one group is being written the next
one gathers. An append returns only after its commit; what is on disk is what was acknowledged.
"""

import asyncio
import math
import sqlite3
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, and_, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from optafel.store.entries import (
    DRAFTS,
    ENTRIES,
    PRESENCE,
    SNAPSHOTS,
    TABLES,
    Draft,
    Entry,
    NumberTaken,
    Snapshot,
    StoreUnavailable,
    entry_of,
    row_of,
)
from optafel.store.sqlite_group import Statement, write_group

GROUP_MAX = 500
COLUMNS = {  # that an entry changes
    "tables": ("id", "head", "due_ms", "claimed_ms", "standing", "changed_ms")
}
RETRY_SECONDS_MAX = 8.0  # how long an append waits for a store that does not answer
RETRY_PAUSE_SECONDS = 0.1
NOTE_DELAY_SECONDS = 1.0  # notes wait for company this long: they are acknowledged to nobody

_SNAPSHOT_PARTS = ("number", "program", "follows", "body")


@dataclass(slots=True)
class _Append:
    entry: Entry
    due_ms: int | None
    standing: str | None
    done: asyncio.Future[None]
    give_up_at: float


@dataclass(frozen=True, slots=True)
class _Notes:
    """What is written beside the logs, the latest of each: losing it costs nobody a move."""

    drafts: dict[tuple[str, int], Draft]
    snapshots: dict[str, Snapshot]
    presence: dict[str, str]  # by table: the seats that are connected to this node

    @classmethod
    def none(cls) -> "_Notes":
        return cls({}, {}, {})

    def __bool__(self) -> bool:
        return bool(self.drafts or self.snapshots or self.presence)


class Ledger:
    """The one writer of this process."""

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self._engine = engine
        self._node = node
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._appends: deque[_Append] = deque()
        self._notes = _Notes.none()
        self._wake = asyncio.Event()
        self._statements: dict[str, Statement] = {}
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="ledger")

    async def append(self, entry: Entry, due_ms: int | None = None, standing: str | None = None) -> None:
        """Return when the entry is on disk. Raises NumberTaken or StoreUnavailable.

        `due_ms` says when the table wants attention next: a clock that runs out, a bot's turn. `standing` is
        how the table stands then, for lists of many tables.
        """
        if self._closing:
            raise StoreUnavailable("the store is closing")
        done = asyncio.get_running_loop().create_future()
        self._appends.append(_Append(entry, due_ms, standing, done, time.monotonic() + RETRY_SECONDS_MAX))
        self._wake.set()
        await done

    def keep_draft(self, draft: Draft) -> None:
        """Write it soon; a later one of the same seat replaces it."""
        self._soon()
        self._notes.drafts[draft.table, draft.seat] = draft

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Write it soon; a later one of the same table replaces it."""
        self._soon()
        self._notes.snapshots[snapshot.table] = snapshot

    def say_here(self, table: str, seats: Iterable[int]) -> None:
        """Write soon who is connected to this node at a table."""
        self._soon()
        self._notes.presence[table] = ",".join(map(str, sorted(seats)))

    def drop_notes(self, table: str) -> None:
        """Forget what waits to be written beside the log of a table that is no more."""
        notes = self._notes
        notes.snapshots.pop(table, None)
        notes.presence.pop(table, None)
        for key in [key for key in notes.drafts if key[0] == table]:
            del notes.drafts[key]

    def _soon(self) -> None:
        if not self._notes:
            asyncio.get_running_loop().call_later(NOTE_DELAY_SECONDS, self._wake.set)

    async def close(self) -> None:
        """Write what is waiting and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and not self._appends and not self._notes):
            await self._wake.wait()
            self._wake.clear()
            group = [self._appends.popleft() for _ in range(min(GROUP_MAX, len(self._appends)))]
            notes, self._notes = self._notes, _Notes.none()
            if self._appends:
                self._wake.set()
            if group or notes:
                await self._settle(group, notes)
            if self._closing:
                self._wake.set()

    async def _settle(self, group: list[_Append], notes: _Notes) -> None:
        """Write a group, trying again while somebody waits for it, and tell each how it went."""
        unsure = False
        while True:
            try:
                written = await self._write(group, notes, unsure)
            except (Exception, asyncio.CancelledError) as failure:
                if isinstance(failure, asyncio.CancelledError) and _cancelled():
                    raise
                refused = not _unreachable(failure)
                if refused and len(group) > 1:
                    # One of them cannot be written: the others are not to suffer for it.
                    for append in group:
                        await self._settle([append], _Notes.none())
                    return
                group = _still_waiting(group, failure, time.monotonic() if not refused else math.inf)
                if not group:
                    return  # lost notes are written again some time; an entry has been answered
                unsure = True
                await asyncio.sleep(RETRY_PAUSE_SECONDS)
                continue
            for append in group:
                if not append.done.done():
                    if (append.entry.table, append.entry.number) in written:
                        append.done.set_result(None)
                    else:
                        append.done.set_exception(NumberTaken(append.entry.table, append.entry.number))
            return

    async def _write(self, group: Sequence[_Append], notes: _Notes, unsure: bool) -> set[tuple[str, int]]:
        """One transaction. Returns which entries are in the log now."""
        # In one order everywhere, so that two nodes that write the same tables never wait for each other.
        ordered = sorted(group, key=lambda append: (append.entry.table, append.entry.number))
        heads = {
            (append.entry.table, append.entry.number): {
                "id": append.entry.table,
                "head": append.entry.number,
                "due_ms": append.due_ms,
                "claimed_ms": None,  # a claim ends with the entry it was for
                "standing": append.standing,
                "changed_ms": append.entry.at_ms,
            }
            for append in ordered
        }
        beside = self._rows_of(notes)
        if self._engine.dialect.name == "sqlite":
            return await self._write_at_once(ordered, heads, beside, unsure)
        async with self._engine.begin() as connection:
            written = await self._insert_entries(connection, ordered)
            if unsure and len(written) < len(ordered):
                written |= await _already_there(connection, [append.entry for append in ordered])
            latest = {key[0]: heads[key] for key in sorted(written)}  # one statement touches a row once
            if latest:
                await connection.execute(self._upsert(TABLES), list(latest.values()))
            for table, rows in beside:
                await connection.execute(self._upsert(table), rows)
        return written

    def _rows_of(self, notes: _Notes) -> list[tuple[Table, list[dict[str, Any]]]]:
        """What is written beside the logs, by the table of the database that holds it."""
        drafts = [
            {"table_id": draft.table, "seat": draft.seat, "number": draft.number, "body": draft.body}
            for _, draft in sorted(notes.drafts.items())
        ]
        snapshots = [
            {"table_id": table, **{name: getattr(each, name) for name in _SNAPSHOT_PARTS}}
            for table, each in sorted(notes.snapshots.items())
        ]
        presence = [
            {"table_id": table, "node": self._node, "seats": seats}
            for table, seats in sorted(notes.presence.items())
        ]
        every = [(DRAFTS, drafts), (SNAPSHOTS, snapshots), (PRESENCE, presence)]
        return [(table, rows) for table, rows in every if rows]

    async def _write_at_once(
        self,
        ordered: Sequence[_Append],
        heads: dict[tuple[str, int], dict[str, Any]],
        beside: list[tuple[Table, list[dict[str, Any]]]],
        unsure: bool,
    ) -> set[tuple[str, int]]:
        """The same in SQLite, in one visit to its thread."""
        entries = [row_of(append.entry) for append in ordered]
        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            written: set[tuple[str, int]] = await driver._execute(
                write_group,
                driver._conn,
                self._statement(ENTRIES),
                entries,
                unsure,
                (self._statement(TABLES), heads),
                [(self._statement(table), rows) for table, rows in beside],
            )
            return written

    def _statement(self, table: Table) -> Statement:
        """What is written into a table, ready for the driver; compiled once."""
        if table.name not in self._statements:
            insert = (
                self._insert(ENTRIES).on_conflict_do_nothing() if table is ENTRIES else self._upsert(table)
            )
            columns = COLUMNS.get(table.name) or [column.name for column in table.columns]
            self._statements[table.name] = Statement(insert, columns, self._engine.dialect)
        return self._statements[table.name]

    async def _insert_entries(
        self, connection: AsyncConnection, ordered: Sequence[_Append]
    ) -> set[tuple[str, int]]:
        if not ordered:
            return set()
        rows = [row_of(append.entry) for append in ordered]
        statement = self._insert(ENTRIES).on_conflict_do_nothing()
        result = await connection.execute(statement.returning(ENTRIES.c.table_id, ENTRIES.c.number), rows)
        return {(table, number) for table, number in result}

    def _upsert(self, table: Table) -> Any:
        """A row that is there already gets what is new; a table's head only moves on."""
        insert = self._insert(table)
        keys = [column.name for column in table.primary_key]
        columns = COLUMNS.get(table.name) or [column.name for column in table.columns]
        changes = {name: insert.excluded[name] for name in columns if name not in keys}
        newer = TABLES.c.head < insert.excluded.head if table is TABLES else None
        return insert.on_conflict_do_update(index_elements=keys, set_=changes, where=newer)


def _cancelled() -> bool:
    """Whether it is this task that was cancelled, and not a statement that a driver gave up."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _unreachable(failure: BaseException) -> bool:
    """Whether trying again may help: the database was away or busy, it did not object to what was written."""
    away = (
        OperationalError
        | sqlite3.OperationalError
        | InterfaceError
        | OSError
        | TimeoutError
        | asyncio.CancelledError
    )
    return isinstance(failure, away) or bool(getattr(failure, "connection_invalidated", False))


def _still_waiting(group: list[_Append], failure: BaseException, now: float) -> list[_Append]:
    """Those whose time is not up; the others are told that nothing is known."""
    for append in group:
        if now >= append.give_up_at and not append.done.done():
            append.done.set_exception(StoreUnavailable(type(failure).__name__))
    return [append for append in group if not append.done.done()]


async def _already_there(connection: AsyncConnection, entries: list[Entry]) -> set[tuple[str, int]]:
    """Entries that an attempt of which the answer was lost has written after all."""
    columns = ENTRIES.c
    wanted = or_(
        *(and_(columns.table_id == entry.table, columns.number == entry.number) for entry in entries)
    )
    found = set(entries) & {entry_of(row) for row in await connection.execute(select(ENTRIES).where(wanted))}
    return {(entry.table, entry.number) for entry in found}

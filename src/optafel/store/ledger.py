"""Group commit: what many tables append at the same moment goes to disk in one transaction.

A single commit costs one wait for the disk whatever is in it, so while one group is being written the next
one gathers. An append returns only after its commit; what is on disk is what was acknowledged.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Table, and_, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from optafel.store.entries import (
    DRAFTS,
    ENTRIES,
    TABLES,
    Draft,
    Entry,
    NumberTaken,
    StoreUnavailable,
    entry_of,
    row_of,
)

GROUP_MAX = 500
RETRY_SECONDS_MAX = 8.0  # how long an append waits for a store that does not answer
RETRY_PAUSE_SECONDS = 0.1
DRAFT_DELAY_SECONDS = 1.0  # drafts wait for company this long: they are acknowledged to nobody


@dataclass(slots=True)
class _Append:
    entry: Entry
    due_ms: int | None
    done: asyncio.Future[None]
    give_up_at: float


class Ledger:
    """The one writer of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._appends: deque[_Append] = deque()
        self._drafts: dict[tuple[str, int], Draft] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="ledger")

    async def append(self, entry: Entry, due_ms: int | None = None) -> None:
        """Return when the entry is on disk. Raises NumberTaken or StoreUnavailable.

        `due_ms` says when the table wants attention next: a clock that runs out, a bot's turn.
        """
        if self._closing:
            raise StoreUnavailable("the store is closing")
        done = asyncio.get_running_loop().create_future()
        self._appends.append(_Append(entry, due_ms, done, time.monotonic() + RETRY_SECONDS_MAX))
        self._wake.set()
        await done

    def keep_draft(self, draft: Draft) -> None:
        """Write it soon; a later one of the same seat replaces it."""
        if not self._drafts:
            asyncio.get_running_loop().call_later(DRAFT_DELAY_SECONDS, self._wake.set)
        self._drafts[draft.table, draft.seat] = draft

    async def close(self) -> None:
        """Write what is waiting and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and not self._appends and not self._drafts):
            await self._wake.wait()
            self._wake.clear()
            group = [self._appends.popleft() for _ in range(min(GROUP_MAX, len(self._appends)))]
            drafts = list(self._drafts.values())
            self._drafts.clear()
            if self._appends:
                self._wake.set()
            if group or drafts:
                await self._settle(group, drafts)
            if self._closing:
                self._wake.set()

    async def _settle(self, group: list[_Append], drafts: list[Draft]) -> None:
        """Write a group, trying again while somebody waits for it, and tell each how it went."""
        unsure = False
        while True:
            try:
                written = await self._write(group, drafts, unsure)
            except (Exception, asyncio.CancelledError) as failure:
                if isinstance(failure, asyncio.CancelledError) and _cancelled():
                    raise
                refused = not _unreachable(failure)
                if refused and len(group) > 1:
                    # One of them cannot be written: the others are not to suffer for it.
                    for append in group:
                        await self._settle([append], [])
                    return
                group = _still_waiting(group, failure, time.monotonic() if not refused else math.inf)
                if not group:
                    return  # a lost draft is laid again; an entry has been answered
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

    async def _write(
        self, group: Sequence[_Append], drafts: Sequence[Draft], unsure: bool
    ) -> set[tuple[str, int]]:
        """One transaction. Returns which entries are in the log now."""
        # In one order everywhere, so that two nodes that write the same tables never wait for each other.
        ordered = sorted(group, key=lambda append: (append.entry.table, append.entry.number))
        async with self._engine.begin() as connection:
            written = await self._insert_entries(connection, ordered)
            if unsure and len(written) < len(ordered):
                written |= await _already_there(connection, [append.entry for append in ordered])
            heads = [
                {
                    "id": append.entry.table,
                    "head": append.entry.number,
                    "due_ms": append.due_ms,
                    "claimed_ms": None,
                }
                for append in ordered
                if (append.entry.table, append.entry.number) in written
            ]
            if heads:
                changes = ("head", "due_ms", "claimed_ms")  # a claim ends with the entry it was for
                newer = TABLES.c.head < self._insert(TABLES).excluded.head
                await self._upsert(connection, TABLES, _latest(heads), changes, newer)
            if drafts:
                rows = [
                    {"table_id": draft.table, "seat": draft.seat, "number": draft.number, "body": draft.body}
                    for draft in sorted(drafts, key=lambda draft: (draft.table, draft.seat))
                ]
                await self._upsert(connection, DRAFTS, rows, ("number", "body"))
        return written

    async def _insert_entries(
        self, connection: AsyncConnection, ordered: Sequence[_Append]
    ) -> set[tuple[str, int]]:
        if not ordered:
            return set()
        rows = [row_of(append.entry) for append in ordered]
        statement = self._insert(ENTRIES).on_conflict_do_nothing()
        result = await connection.execute(statement.returning(ENTRIES.c.table_id, ENTRIES.c.number), rows)
        return {(table, number) for table, number in result}

    async def _upsert(
        self,
        connection: AsyncConnection,
        table: Table,
        rows: list[dict[str, Any]],
        columns: tuple[str, ...],
        only: ColumnElement[bool] | None = None,
    ) -> None:
        insert = self._insert(table)
        changes = {name: insert.excluded[name] for name in columns}
        keys = [column.name for column in table.primary_key]
        await connection.execute(
            insert.on_conflict_do_update(index_elements=keys, set_=changes, where=only), rows
        )


def _cancelled() -> bool:
    """Whether it is this task that was cancelled, and not a statement that a driver gave up."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _latest(heads: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One row a table: the last, since one statement may not touch a row twice."""
    return list({row["id"]: row for row in heads}.values())


def _unreachable(failure: BaseException) -> bool:
    """Whether trying again may help: the database was away or busy, it did not object to what was written."""
    away = OperationalError | InterfaceError | OSError | TimeoutError | asyncio.CancelledError
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

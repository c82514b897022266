"""A long log without a snapshot keeps nobody waiting: fetched in pieces, and folded away from the loop."""

import asyncio
import sys
import threading
from types import FrameType
from typing import Any

import pytest
from people import QUICK, draws
from test_snapshots import _long_log

from optafel.store import Store, open_store
from optafel.store.store import ENTRIES_AT_ONCE
from optafel.table import open_table
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.table import fold


class LoopLines:
    """The most lines of our own that run on the loop between two of its turns."""

    def __init__(self) -> None:
        self.most = self._now = 0

    def _inside(self, frame: FrameType, event: str, _: Any) -> Any:
        self._now += event == "line"
        return self._inside

    def _entered(self, frame: FrameType, event: str, _: Any) -> Any:
        return self._inside if "optafel" in frame.f_code.co_filename else None

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.most, self._now = max(self.most, self._now), 0

    async def during(self, opening: Any) -> Any:
        beat = asyncio.create_task(self._beat())
        before = sys.gettrace()
        sys.settrace(self._entered)  # of this thread alone: what others fold is not counted
        try:
            return await opening
        finally:
            sys.settrace(before)
            beat.cancel()


async def _without_snapshot(store: Store, table: str) -> OpenTables:
    await store.rewrite(table, {})
    assert await store.snapshot(table) is None
    return OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)


async def test_opening_a_long_log_costs_the_loop_no_more_at_a_time_than_a_short_one(url: str) -> None:
    most = []
    for entries in (60, 8 * ENTRIES_AT_ONCE):
        store = await open_store(url)
        table, _ = await _long_log(store, entries)
        lines = LoopLines()
        tables = await _without_snapshot(store, table)
        live = await lines.during(tables.find(table))
        assert live.table == fold(await store.read(table))
        assert live.table.number == entries
        most.append(lines.most)
        await tables.close()
        await store.close()
    # A piece of a log is made into entries on the loop, and no more than a piece.
    assert most[1] <= most[0] + 4 * ENTRIES_AT_ONCE, most


async def test_of_long_logs_one_is_folded_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "LONG_LOG", 50)
    store = await open_store(url)
    ids = [(await _long_log(store, 120))[0] for _ in range(3)]
    folding, at_once, guard = 0, [0], threading.Lock()
    fold_on = open_table._fold_on

    def counted(*given: Any) -> Any:
        nonlocal folding
        with guard:
            folding += 1
            at_once[0] = max(at_once[0], folding)
        try:
            return fold_on(*given)
        finally:
            with guard:
                folding -= 1

    monkeypatch.setattr(open_table, "_fold_on", counted)
    for table in ids:
        await store.rewrite(table, {})
    tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    lives = await asyncio.gather(*(tables.find(table) for table in ids))
    assert {live.table.number for live in lives} == {120}
    assert at_once == [1]
    await tables.close()
    await store.close()

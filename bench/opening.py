"""`python -m bench.opening`: what opening a table costs, with a short log and with a very long one."""

import asyncio
import json
import tempfile
import time
from pathlib import Path

from sqlalchemy import insert

from optafel.positions import PASS
from optafel.store import Entry, Store, open_store, sqlite_url
from optafel.store.database import connect
from optafel.store.entries import ENTRIES, TABLES, row_of
from optafel.table.events import Paused, Resumed, write_event
from optafel.table.new_table import SeatOrder, TableOrder
from optafel.table.open_tables import Bots, OpenTables

LENGTHS = (60, 60_000)
TIMES = 20


def main() -> None:
    asyncio.run(_measure())


async def _measure() -> None:
    print("  entries   first ms   then ms")
    for entries in LENGTHS:
        with tempfile.TemporaryDirectory() as folder:
            url = sqlite_url(Path(folder) / "tables.sqlite3")
            table = await _long_log(url, entries)
            first, *then = [await _opened(url, table) for _ in range(TIMES)]
            print(f"  {entries:7,}   {first:8.1f}   {sorted(then)[len(then) // 2]:7.2f}")


async def _long_log(url: str, entries: int) -> str:
    """A table whose log is mostly pauses, written at once: nobody may make such a one any more."""
    store = await open_store(url)
    open_tables = _tables(store)
    chairs = (SeatOrder("me"), SeatOrder("hotseat"))
    live, _ = await open_tables.open(TableOrder("rummikub-sabra", chairs, first=0))
    await open_tables.close()
    await store.close()
    said = [write_event(Paused(0)), write_event(Resumed(0))]
    rows = [row_of(Entry(live.id, at, at, said[at % 2])) for at in range(2, entries + 1)]
    engines = connect(url)
    async with engines.writer.begin() as connection:
        await connection.execute(insert(ENTRIES), rows)
        await connection.execute(TABLES.update().values(head=entries))
    await engines.dispose()
    return live.id


async def _opened(url: str, table: str) -> float:
    """Milliseconds until a table can be shown, in a process that has not had it open."""
    store = await open_store(url)
    open_tables = _tables(store)
    began = time.perf_counter()
    live = await open_tables.find(table)
    took = 1_000 * (time.perf_counter() - began)
    assert json.loads(live.view_of(0))["view"]["number"] == live.table.number
    await open_tables.close()
    await store.close()
    return took


def _tables(store: Store) -> OpenTables:
    return OpenTables(store, Bots(lambda view, level: PASS, ("plain",), "plain"))


if __name__ == "__main__":
    main()

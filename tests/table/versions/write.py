"""Writes the log of a short game as this version of the store keeps it.

    python tests/table/versions/write.py

Run once for every new version of the store, before the next one; the files of earlier versions stay as
they are, so that a log of each of them is opened by every later program.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from people import QUICK, Person, draws, order
from sqlalchemy import MetaData, select
from sqlalchemy.ext.asyncio import create_async_engine

from optafel.store import open_store, sqlite_url
from optafel.store.entries import VERSION
from optafel.table import requests
from optafel.table.open_tables import Bots, OpenTables


async def write(folder: Path) -> Path:
    file = folder / "tables.sqlite3"
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live, keys = await open_tables.open(order("me", "hotseat", first=0))
    both = Person()
    await both.sits(live, keys.key, "some chance")
    await both.sees(lambda view: view["phase"] == "playing")
    for turn in range(4):
        await both.sits(live, keys.key if turn % 2 == 0 else keys.shared[1])
        await both.sees(lambda view, turn=turn: view["seat"] == turn % 2)  # type: ignore[misc]
        await requests.move(live, both.connection, f"m{turn}", both.view["number"], {"draw": 0})
    await requests.pause(live, both.connection)
    await requests.resume(live, both.connection)
    await requests.draft(live, both.connection, ["R1 R2"])
    await open_tables.close()
    await store.close()
    said = {"keys": [keys.key, keys.shared[1]], "rows": await _rows(file)}
    target = Path(__file__).parent / f"{VERSION}.json"
    target.write_text(json.dumps(said, indent=1) + "\n")
    return target


async def _rows(file: Path) -> dict[str, list[dict[str, object]]]:
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    async with engine.connect() as connection:
        tables = MetaData()
        await connection.run_sync(tables.reflect)
        rows = {
            name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for name, table in tables.tables.items()
            if name != "alembic_version"
        }
    await engine.dispose()
    return rows


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        print(asyncio.run(write(Path(temporary))))

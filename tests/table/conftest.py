"""A open_tables on a real SQLite file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from people import QUICK, draws

from optafel.store import open_store, sqlite_url
from optafel.table.open_tables import Bots, OpenTables


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture
async def open_tables(file: Path) -> AsyncIterator[OpenTables]:
    store = await open_store(sqlite_url(file))
    opened = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    yield opened
    await opened.close()
    await store.close()

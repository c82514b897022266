"""A log of every earlier version of the store is opened, understood and continued."""

import json
from pathlib import Path
from typing import Any

import pytest
from people import QUICK, Person, draws
from sqlalchemy import MetaData

from optafel.store import Entry, StoreTooNew, migrations, open_store, sqlite_url
from optafel.store.database import connect, migrate
from optafel.store.entries import METADATA, VERSION
from optafel.table import requests
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.table import fold

VERSIONS = sorted(Path(__file__).parent.glob("versions/*.json"))
WRITTEN: dict[str, Any] = {file.stem: json.loads(file.read_text()) for file in VERSIONS}


async def _as_written_then(url: str, version: str, rows_by_table: dict[str, Any]) -> None:
    """A database of an earlier version, with rows of that version in it."""
    engines = connect(url)
    await migrate(engines.writer, version)
    async with engines.writer.begin() as connection:
        tables = MetaData()
        await connection.run_sync(tables.reflect)
        for name, rows in rows_by_table.items():
            if rows:
                await connection.execute(tables.tables[name].insert(), rows)
    await engines.dispose()


def test_there_is_a_log_of_every_version() -> None:
    steps = sorted(file.stem[1:5] for file in Path(migrations.__file__).parent.glob("versions/v*.py"))
    assert [file.stem for file in VERSIONS] == steps
    assert steps[-1] == VERSION


@pytest.mark.parametrize("version", [file.stem for file in VERSIONS])
async def test_a_log_of_an_earlier_version_goes_on(url: str, version: str) -> None:
    written = WRITTEN[version]
    await _as_written_then(url, version, written["rows"])
    store = await open_store(url)
    table_id = written["rows"]["tables"][0]["id"]
    entries = await store.read(table_id)
    table = fold(entries)
    assert table is not None
    assert table.game is not None
    assert [turn.kind for turn in table.game.state.turns] == ["drew"] * 4
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live = await open_tables.find(table_id)
    anna = Person()
    await anna.sits(live, written["keys"][0])
    number = await requests.move(live, anna.connection, "now", anna.view["number"], {"draw": 0})
    assert number == len(entries) + 1
    assert fold(await store.read(table_id)) == live.table
    await open_tables.close()
    await store.close()


async def test_the_migrations_make_what_the_code_expects(url: str) -> None:
    store = await open_store(url)
    await store.close()
    engines = connect(url)
    async with engines.writer.connect() as connection:
        made = MetaData()
        await connection.run_sync(made.reflect)
    await engines.dispose()
    for name, table in METADATA.tables.items():
        there = made.tables[name]
        assert [column.name for column in there.columns] == [column.name for column in table.columns]
        assert [c.nullable for c in there.columns] == [c.nullable for c in table.columns]
        assert {index.name for index in there.indexes} == {index.name for index in table.indexes}
        assert [c.name for c in there.primary_key] == [c.name for c in table.primary_key]


async def test_data_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables.sqlite3")
    store = await open_store(url)
    await store.append(Entry("t", 1, 0, "{}"))
    await store.close()
    engines = connect(url)
    async with engines.writer.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await engines.dispose()
    with pytest.raises(StoreTooNew):
        await open_store(url)

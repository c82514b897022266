"""What a log promises: in order, on disk, one writer per number, once per move."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from optafel.store import (
    Draft,
    Entry,
    NumberTaken,
    Snapshot,
    Store,
    StoreUnavailable,
    alone_with,
    open_store,
    sqlite_url,
)
from optafel.store.database import connect
from optafel.store.entries import ENTRIES, entry_digest


def entry(table: str, number: int, what: str = "joined", **rest: object) -> Entry:
    return Entry(table, number, 1_000 * number, json.dumps({"kind": what}), **rest)  # type: ignore[arg-type]


async def test_a_log_is_read_back_in_order(store: Store) -> None:
    written = [entry("a", 1), entry("a", 2, seat=1, move_id="m"), entry("a", 3, "ë – 'quoted'\u0000")]
    for line in written:
        await store.append(line)
    await store.append(entry("b", 1))
    assert await store.read("a") == written
    assert await store.read("a", after=2) == written[2:]
    assert await store.read("nobody") == []


async def test_an_acknowledged_entry_is_there_for_another_connection(url: str) -> None:
    first, second = await open_store(url), await open_store(url)
    await first.append(entry("a", 1))
    assert await second.read("a") == [entry("a", 1)]
    await first.close()
    await second.close()


async def test_a_number_is_given_out_once(store: Store) -> None:
    await store.append(entry("a", 1, "first"))
    with pytest.raises(NumberTaken):
        await store.append(entry("a", 1, "second"))
    assert await store.read("a") == [entry("a", 1, "first")]


async def test_of_many_writers_one_gets_the_number(url: str) -> None:
    stores = [await open_store(url) for _ in range(3)]
    wanted = [(store, entry("a", number, f"{at}")) for number in (1, 2, 3) for at, store in enumerate(stores)]
    answers = await asyncio.gather(*(store.append(line) for store, line in wanted), return_exceptions=True)
    kept = [line for (_, line), answer in zip(wanted, answers, strict=True) if answer is None]
    assert sorted(line.number for line in kept) == [1, 2, 3]
    assert await stores[0].read("a") == sorted(kept, key=lambda line: line.number)
    assert {type(answer) for answer in answers} == {type(None), NumberTaken}
    for store in stores:
        await store.close()


async def test_a_move_id_counts_once_per_seat(store: Store) -> None:
    await store.append(entry("a", 1, seat=0, move_id="m1"))
    with pytest.raises(NumberTaken):
        await store.append(entry("a", 2, seat=0, move_id="m1"))
    await store.append(entry("a", 2, seat=1, move_id="m1"))
    await store.append(entry("b", 1, seat=0, move_id="m1"))
    assert len(await store.read("a")) == 2


async def test_many_tables_append_at_once(store: Store) -> None:
    tables = [f"t{at}" for at in range(300)]
    for number in (1, 2, 3):
        await asyncio.gather(*(store.append(entry(table, number), 5 * number) for table in tables))
    assert await store.heads([*tables, "nobody"]) == dict.fromkeys(tables, 3)
    assert await store.read("t299") == [entry("t299", number) for number in (1, 2, 3)]


async def test_one_that_cannot_be_written_does_not_take_the_others_along(store: Store) -> None:
    poisoned = Entry("a", 1, 2**70, "{}")
    answers = await asyncio.gather(
        store.append(entry("b", 1)),
        store.append(poisoned),
        store.append(entry("c", 1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), StoreUnavailable, type(None)]
    assert len(await store.read("b")) == len(await store.read("c")) == 1


async def test_what_is_due_comes_in_order_of_urgency(store: Store) -> None:
    await asyncio.gather(
        store.append(entry("late", 1), 300),
        store.append(entry("soon", 1), 100),
        store.append(entry("never", 1), None),
        store.append(entry("later", 1), 900),
    )
    assert await store.due(until_ms=300, limit=10) == [("soon", 100), ("late", 300)]
    await store.append(entry("soon", 2), None)
    assert await store.due(until_ms=300, limit=10) == [("late", 300)]
    assert await store.due(until_ms=1_000, limit=1) == [("late", 300)]


async def test_what_is_due_is_claimed_by_one(store: Store) -> None:
    await store.append(entry("a", 1), 100)
    assert not await store.claim("a", head=2, now_ms=99, until_ms=500)
    claims = await asyncio.gather(*(store.claim("a", 1, now_ms=100, until_ms=500) for _ in range(5)))
    assert sorted(claims) == [False, False, False, False, True]
    assert await store.claim("a", 1, now_ms=500, until_ms=900)
    await store.append(entry("a", 2), 600)
    assert not await store.claim("a", 1, now_ms=601, until_ms=900)
    assert await store.claim("a", 2, now_ms=601, until_ms=900)


async def test_a_move_is_found_by_its_id(store: Store) -> None:
    await store.append(entry("a", 1))
    await store.append(entry("a", 2, seat=1, move_id="m1"))
    assert await store.find_move("a", 1, "m1") == 2
    assert await store.find_move("a", 0, "m1") is None


async def test_the_latest_draft_of_a_seat_is_kept(url: str) -> None:
    store = await open_store(url)
    store.keep_draft(Draft("a", 0, 4, "R7"))
    store.keep_draft(Draft("a", 1, 4, "B7"))
    store.keep_draft(Draft("a", 0, 4, "R7 R8"))
    await store.close()
    again = await open_store(url)
    assert {draft.seat: draft.body for draft in await again.drafts("a")} == {0: "R7 R8", 1: "B7"}
    await again.close()


def test_a_second_program_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables.sqlite3")
    asking = f"from optafel.store import alone_with\nwith alone_with({url!r}): print('alone')"

    def another() -> str:
        said = subprocess.run([sys.executable, "-c", asking], capture_output=True, text=True, check=False)
        return said.stdout.strip() or said.stderr.splitlines()[-1]

    with alone_with(url):
        assert f"StoreInUse: another program serves these games (process {os.getpid()})" in another()
    assert another() == "alone"


def test_a_postgresql_may_be_shared() -> None:
    with alone_with("postgresql://x@localhost/y"), alone_with("postgresql://x@localhost/y"):
        pass


async def test_an_error_does_not_tell_what_was_to_be_written(store: Store, url: str) -> None:
    engines = connect(url)
    row = {"table_id": "t", "number": 1, "at_ms": None, "body": "the secret of a table"}
    with pytest.raises(SQLAlchemyError) as caught:
        async with engines.writer.begin() as connection:
            await connection.execute(insert(ENTRIES), row)
    assert "the secret" not in str(caught.value)
    await engines.dispose()


async def test_a_snapshot_fits_only_the_log_it_was_made_of(url: str) -> None:
    store = await open_store(url)
    await store.append(entry("a", 1))
    store.keep_snapshot(Snapshot("a", 1, "this one", entry_digest(entry("a", 1)), "folded"))
    assert await store.snapshot("b") is None
    await store.close()
    store = await open_store(url)
    kept = await store.snapshot("a")
    assert kept is not None
    assert (kept.number, kept.program, kept.body) == (1, "this one", "folded")
    assert kept.fits(entry("a", 1))
    assert not kept.fits(entry("a", 1, "left"))
    assert not kept.fits(entry("a", 2))
    await store.close()


async def test_nodes_learn_of_each_other_s_people_as_long_as_they_live(url: str) -> None:
    mine, other = await open_store(url), await open_store(url)
    other.say_here("a", [2, 0])
    other.say_here("b", [])
    await other.give_sign(5_000)
    await other.close()
    found = await mine.here_elsewhere(["a", "b", "c"], since_ms=4_999)
    assert {table: [each.seats for each in here] for table, here in found.items()} == {
        "a": [{0, 2}],
        "b": [frozenset()],
    }
    assert found["a"][0].seen_ms == 5_000
    assert await mine.here_elsewhere(["a"], since_ms=5_000) == {}
    await mine.forget_nodes(5_001)
    assert await mine.here_elsewhere(["a"], since_ms=0) == {}
    await mine.close()


async def test_of_a_deleted_table_nothing_is_left_but_that(store: Store) -> None:
    for number in (1, 2):
        await store.append(entry("a", number))
        await store.append(entry("b", number))
    await store.give_sign(1)
    store.keep_draft(Draft("a", 0, 2, "R7"))
    last = entry("a", 3, "deleted")
    with pytest.raises(NumberTaken):
        await store.delete(entry("a", 2, "deleted"))
    await store.delete(last)
    assert await store.read("a") == [last]
    assert await store.drafts("a") == []
    assert len(await store.read("b")) == 2
    with pytest.raises(NumberTaken):
        await store.append(entry("a", 3, "late"))


async def test_tables_are_kept_for_as_long_as_something_happens_at_them(store: Store) -> None:
    await store.append(entry("old", 1))
    await store.append(entry("old", 2))
    await store.append(entry("young", 3))
    assert await store.give_up(before_ms=2_000) == 0
    assert await store.give_up(before_ms=2_001) == 1
    assert await store.read("old") == []
    assert await store.heads(["old", "young"]) == {"young": 3}


async def test_ready_is_who_has_written(store: Store, url: str) -> None:
    assert await store.ready(1_000)
    assert await store.ready(2_000)
    engines = connect(url)
    async with engines.writer.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE nodes")
    await engines.dispose()
    assert not await store.ready(3_000)

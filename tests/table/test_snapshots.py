"""Opening a table from a snapshot gives what its whole log gives, and costs no more than its last game."""

import random

import pytest
from people import QUICK, Person, draws, order
from test_wild import STEPS
from wild import Wild

from optafel.rules.rulebooks import RULEBOOKS
from optafel.store import Entry, Store, open_store
from optafel.table import requests, snapshots
from optafel.table.events import Paused, Resumed, read_event, write_event
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.snapshots import SNAPSHOT_EVERY, read_snapshot, snapshot_of
from optafel.table.table import fold, step


@pytest.mark.parametrize("rulebook", RULEBOOKS)
async def test_a_snapshot_at_any_moment_goes_on_like_the_log(open_tables: OpenTables, rulebook: str) -> None:
    wild = await Wild.sit(open_tables, rulebook, random.Random(f"snapshot {rulebook}"))
    for _ in range(STEPS):
        await wild.step()
    entries = await open_tables.store.read(wild.live.id)
    whole, from_snapshot = None, None
    for entry in entries:
        event = read_event(entry.body)
        whole = step(whole, entry, event)
        from_snapshot = step(from_snapshot, entry, event)
        assert from_snapshot == whole
        from_snapshot = read_snapshot(snapshot_of(whole, entry))
        assert repr(from_snapshot) == repr(whole)
    assert whole == wild.live.table


async def _long_log(store: Store, entries: int) -> tuple[str, str]:
    """A table with so many entries, most of them pauses, as nobody may make it any more; and a key."""
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live, keys = await open_tables.open(order("me", "hotseat", first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    number = live.table.number
    await open_tables.close()
    said = [write_event(Paused(0)), write_event(Resumed(0))]
    for at in range(number + 1, entries + 1):
        await store.append(Entry(live.id, at, at, said[(at - number - 1) % 2]))
    return live.id, keys.key


async def _opened(url: str, table: str, key: str) -> tuple[int, list[int]]:
    """Open the table as a new process would: its number, and how many entries each reading brought."""
    store = await open_store(url)
    brought: list[int] = []
    reads = store.read

    async def read(table: str, after: int = 0) -> list[Entry]:
        found = await reads(table, after)
        brought.append(len(found))
        return found

    store.read = read  # type: ignore[method-assign]
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live = await open_tables.find(table)
    whole = fold(await reads(table))
    assert live.table == whole
    anna = Person()
    await anna.sits(live, key)
    number = await requests.move(live, anna.connection, "now", live.table.number, {"resign": True})
    await open_tables.close()
    await store.close()
    return number, brought


async def test_a_long_log_is_read_once_and_then_no_more(url: str) -> None:
    store = await open_store(url)
    table, key = await _long_log(store, 700)
    await store.close()
    _, first = await _opened(url, table, key)
    assert sum(first) > 600
    store = await open_store(url)
    live = await OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK).find(table)
    assert live.table.phase == "over"
    kept = await store.snapshot(table)
    assert kept is not None
    assert live.table.number - kept.number < SNAPSHOT_EVERY
    await store.close()


async def test_a_snapshot_of_another_program_or_another_log_is_passed_over(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(url)
    table, _ = await _long_log(store, 100)
    first = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    await first.find(table)
    await first.close()
    await store.close()
    store = await open_store(url)
    kept = await store.snapshot(table)
    assert kept is not None
    assert read_snapshot(kept) is not None
    with monkeypatch.context() as other:
        other.setattr(snapshots, "program", lambda: "another one")
        assert read_snapshot(kept) is None
    # The log says something else under that number: as after a backup that was put back.
    await store.rewrite(table, {kept.number: write_event(Resumed())})
    store.keep_snapshot(kept)
    await store.close()
    store = await open_store(url)
    again = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live = await again.find(table)
    assert live.table == fold(await store.read(table))
    await again.close()
    await store.close()

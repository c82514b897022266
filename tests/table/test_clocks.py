"""Time at a table: deadlines from the log, what survives a restart, what a pause and a jump do."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from people import QUICK, Person, draws, order

from optafel.store import Entry, Store, open_store, sqlite_url
from optafel.table import requests
from optafel.table.clock import Clock, left_ms
from optafel.table.due_actions import DueAction, Pace, Presence, next_due_action
from optafel.table.events import Began, Moved, Opened, Paused, Resumed, TableEvent, WentAway, write_event
from optafel.table.open_table import OpenTable
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.refusals import RequestRefused
from optafel.table.requests import begin
from optafel.table.seats import Seat
from optafel.table.table import step
from optafel.table.table_state import Table

PACE = Pace(bot_least=100, bot_most=200, away=1_000, empty=500, doubt=700, grace=300)
T0 = 1_700_000_000_000


def at(table: Table | None, at_ms: int, event: TableEvent) -> Table:
    number = table.number + 1 if table else 1
    return step(table, Entry("t", number, at_ms, write_event(event)), event)


def playing(clock_seconds: int | None, second: Seat | None = None, away: str = "wait") -> Table:
    """A game that began at T0, with the turn at seat 0."""
    seats = (Seat("person", "Anna", "k0", arrived=True), second or Seat("person", "Bert", "k1", arrived=True))
    opened = Opened(
        "rummikub-sabra", seats, "00" * 32, "i", "w", clock_seconds=clock_seconds, away=away, first=0
    )
    table = at(None, T0, opened)
    return at(table, T0, begin(table))


async def goes_on(store: Store, live: OpenTable) -> None:
    """Until the log has more than this table knows of: somebody else has written."""
    for _ in range(3_000):
        if len(await store.read(live.id)) > live.table.number:
            return
        await asyncio.sleep(0.02)
    pytest.fail("nobody has written")


def both() -> Presence:
    return Presence(frozenset({0, 1}), since_ms=0)


def test_a_clock_runs_out_so_long_after_the_logged_beginning_of_the_turn() -> None:
    table = playing(60)
    assert next_due_action(table, both(), PACE) == DueAction("clock", T0 + 60_000, 0)
    assert left_ms(table, T0 + 20_000) == 40_000
    moved = table.game.try_play(0, {"draw": 0})  # type: ignore[union-attr]
    table = at(table, T0 + 20_000, Moved(moved.events[1:]))  # type: ignore[union-attr]
    assert next_due_action(table, both(), PACE) == DueAction("clock", T0 + 80_000, 1)


def test_another_seats_resignation_leaves_the_clock_as_it_runs() -> None:
    seats = tuple(Seat("person", name, name, arrived=True) for name in "abc")
    table = at(None, T0, Opened("rummikub-sabra", seats, "00" * 32, "i", "w", clock_seconds=60, first=0))
    table = at(table, T0, begin(table))
    gone = table.game.try_play(2, {"resign": True})  # type: ignore[union-attr]
    table = at(table, T0 + 30_000, Moved(gone.events[1:]))  # type: ignore[union-attr]
    assert next_due_action(table, both(), PACE) == DueAction("clock", T0 + 60_000, 0)


@given(st.lists(st.tuples(st.integers(0, 20_000), st.integers(0, 10**9)), max_size=5), st.integers(0, 10**6))
def test_pauses_cost_nobody_any_time(pauses: list[tuple[int, int]], last: int) -> None:
    table, now, played = playing(100), T0, 0
    for before_ms, during_ms in pauses:
        now, played = now + before_ms, played + before_ms
        table = at(table, now, Paused(0))
        assert left_ms(table, now + during_ms) == max(0, 100_000 - played)
        assert next_due_action(table, both(), PACE) is None
        now += during_ms
        table = at(table, now, Resumed(0))
    assert left_ms(table, now + last) == max(0, 100_000 - played - last)


def test_after_a_restart_people_get_a_moment_to_come_back() -> None:
    table = playing(60)
    late = Presence(frozenset({0, 1}), since_ms=T0 + 90_000)
    assert next_due_action(table, late, PACE) == DueAction("clock", T0 + 90_300, 0)
    soon = Presence(frozenset({0, 1}), since_ms=T0 + 20_000)
    assert next_due_action(table, soon, PACE) == DueAction("clock", T0 + 60_000, 0)


def test_a_clock_set_back_gives_nobody_more_than_a_turn() -> None:
    assert left_ms(playing(60), T0 - 10**9) == 60_000


def test_without_people_a_quick_clock_stands_still_and_a_clock_of_days_runs() -> None:
    nobody = Presence(since_ms=T0, left_ms={0: T0 + 5_000, 1: T0 + 9_000})
    assert next_due_action(playing(60), nobody, PACE) == DueAction("pause", T0 + 9_500)
    days = playing(3 * 86_400)
    assert next_due_action(days, nobody, PACE) == DueAction("clock", T0 + 3 * 86_400_000, 0)
    assert next_due_action(playing(None), nobody, PACE) is None


def test_a_bot_steps_in_for_who_is_gone_only_while_somebody_waits() -> None:
    table = playing(None, away="bot")
    waiting = Presence(frozenset({1}), since_ms=T0, left_ms={0: T0 + 4_000})
    assert next_due_action(table, waiting, PACE) == DueAction("went-away", T0 + 5_000, 0)
    assert next_due_action(table, Presence(since_ms=T0), PACE) is None
    table = at(table, T0 + 5_000, WentAway(0))
    duty = next_due_action(table, waiting, PACE)
    assert duty is not None
    assert (duty.kind, duty.seat) == ("bot", 0)
    days = playing(86_400, away="bot")
    assert next_due_action(days, Presence(since_ms=T0), PACE) == DueAction("went-away", T0 + 86_400_000, 0)


def test_bots_take_a_moment_and_every_node_the_same() -> None:
    table = playing(60, Seat("bot", "Saar", level="strong"))
    moved = table.game.try_play(0, {"draw": 0})  # type: ignore[union-attr]
    table = at(table, T0, Moved(moved.events[1:]))  # type: ignore[union-attr]
    duty = next_due_action(table, both(), PACE)
    assert duty == next_due_action(table, both(), PACE)
    assert duty is not None
    assert T0 + 100 <= duty.at_ms <= T0 + 200


def test_a_jump_of_the_machines_clock_moves_no_deadline() -> None:
    wall, steady = [1_000.0], [50.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    wall[0] += 86_400
    steady[0] += 2
    assert clock.now_ms() == 1_002_000


async def test_a_turn_that_runs_out_keeps_what_the_rulebook_keeps(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "bot", clock_seconds=1, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    assert view["clock"]["seconds"] == 1
    assert 0 < view["clock"]["left_ms"] <= 1_000
    await requests.draft(live, anna.connection, [" ".join(view["rack"][:2])])
    after = await anna.sees(lambda view: len(view["turns"]) > 0)
    assert after["turns"][0] == {"seat": 0, "kind": "timed-out", "count": 3, "before": []}
    assert len(after["rack"]) == 17


async def test_a_clock_survives_a_restart(file: Path) -> None:
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live, keys = await open_tables.open(order("me", "bot", clock_seconds=60, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    await open_tables.close()
    await store.close()
    later = Clock(lambda: open_tables.services.clock.now_ms() / 1_000 + 59)
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), clock=later, pace=QUICK)
    back = Person()
    await back.sits(await open_tables.find(live.id), keys.key)
    assert back.view["clock"]["left_ms"] <= 1_000
    after = await back.sees(lambda view: len(view["turns"]) > 0)
    assert after["turns"][0]["kind"] == "timed-out"
    await open_tables.close()
    await store.close()


async def test_an_empty_table_pauses_and_resumes_when_somebody_returns(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "bot", clock_seconds=60, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    requests.leave(live, anna.connection)
    for _ in range(3_000):
        if live.table.phase == "paused":
            break
        await asyncio.sleep(0.02)
    assert live.table.phase == "paused"
    anna.heard.clear()
    await anna.sits(live, keys.key)
    assert (await anna.sees(lambda view: view["phase"] == "playing"))["turn"] == 0
    assert live.table.paused is None


async def test_a_clock_of_days_runs_out_at_a_table_that_nobody_has_open(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("optafel.table.open_tables.ROUND_SECONDS", 0.05)
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    live, keys = await open_tables.open(order("me", "hotseat", clock_seconds=86_400, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    await open_tables.close()
    tomorrow = Clock(lambda: open_tables.services.clock.now_ms() / 1_000 + 86_400)
    later = OpenTables(store, Bots(draws, ("plain",), "plain"), clock=tomorrow, pace=QUICK)
    await goes_on(store, live)
    fetched = later.tables[live.id].table
    assert fetched.game is not None
    assert fetched.game.state.turns[-1].kind == "timed-out"
    await later.close()
    await store.close()


async def test_pausing_by_hand_stops_moves_and_clock(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "hotseat", clock_seconds=60, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    await requests.pause(live, anna.connection)
    view = await anna.sees(lambda view: view["phase"] == "paused")
    assert view["moves"] == ["resign"]
    with pytest.raises(RequestRefused, match="paused"):
        await requests.move(live, anna.connection, "m", view["number"], {"draw": 0})
    await requests.resume(live, anna.connection)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    assert "draw" in view["moves"]
    assert isinstance(read_back := (await open_tables.store.read(live.id)), list)
    assert len(read_back) == live.table.number


def test_the_first_event_of_a_game_is_its_setup() -> None:
    table = playing(None)
    with pytest.raises(ValueError, match="begins"):
        at(table, T0, Began(table.game.try_play(0, {"draw": 0}).events[-1], (0, 1)))  # type: ignore[union-attr]


def doubted(*shared: bool) -> Table:
    """Seat 0 has laid a word that the others may doubt; by seat whether the device is handed round."""
    seats = tuple(
        Seat("person", str(at), f"k{at}", arrived=True, shared=one) for at, one in enumerate(shared)
    )
    options = {"challenge": True}
    opened = Opened("scrabble-nl", seats, "00" * 32, "i", "w", options=options, first=0)
    table = at(None, T0, opened)
    table = at(table, T0, begin(table))
    game = table.game
    assert game is not None
    word = "".join(game.view(0).rack[:3]).replace("?", "e")  # type: ignore[index]
    laid = game.try_play(0, {"play": f"8H {word}"})
    return at(table, T0, Moved(laid.events[1:]))  # type: ignore[union-attr]


def test_who_shares_a_device_has_time_to_doubt_one_after_the_other() -> None:
    everybody = Presence(frozenset(range(4)), since_ms=0)
    table = doubted(True, True, True, False)
    for seat, at_ms in ((1, 700), (3, 700), (2, 1_400)):
        assert next_due_action(table, everybody, PACE) == DueAction("accept", T0 + at_ms, seat)
        accepted = table.game.try_play(seat, {"accept": True})  # type: ignore[union-attr]
        table = at(table, T0 + 10, Moved(accepted.events[-1:]))  # type: ignore[union-attr]
    assert table.phase == "playing"
    apart = doubted(False, False, False)
    waits = next_due_action(apart, everybody, PACE)
    assert waits == DueAction("accept", T0 + 700, 1)


async def test_a_bot_moves_at_a_table_of_days_that_nobody_has_open(file: Path) -> None:
    store = await open_store(sqlite_url(file))
    slow = Pace(bot_least=60_000, bot_most=60_000)
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=slow)
    live, keys = await open_tables.open(order("me", "bot", "hotseat", clock_seconds=86_400, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    await requests.move(live, anna.connection, "m", view["number"], {"draw": 0})
    await open_tables.close()
    soon = Clock(lambda: open_tables.services.clock.now_ms() / 1_000 + 600)
    later = OpenTables(store, Bots(draws, ("plain",), "plain"), clock=soon, pace=slow)
    await later._fetch_due()
    await goes_on(store, live)
    fetched = later.tables[live.id].table
    assert fetched.game is not None
    assert [(turn.seat, turn.kind) for turn in fetched.game.state.turns] == [(0, "drew"), (1, "drew")]
    await later.close()
    await store.close()

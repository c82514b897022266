"""A table's life as the people at it see it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest
from people import QUICK, Person, draws, order

from optafel.store import Entry, open_store, sqlite_url
from optafel.table import requests, seat_requests
from optafel.table.events import Replaced
from optafel.table.new_table import TableKeys
from optafel.table.open_table import OpenTable
from optafel.table.open_tables import Bots, NodeNews, OpenTables
from optafel.table.refusals import RequestRefused
from optafel.table.table import fold


async def refusal(asked: Any) -> str:
    with pytest.raises(RequestRefused) as caught:
        await asked
    return caught.value.refusal.code


async def two_sit(open_tables: OpenTables, **rest: Any) -> tuple[OpenTable, Person, Person, TableKeys, str]:
    """Anna's table, which Bert has joined: both of them, her keys and his."""
    live, keys = await open_tables.open(order("me", "open", **rest))
    anna, bert = Person(), Person()
    await anna.sits(live, keys.key)
    _, key = await seat_requests.join(live, keys.invite, "Bert")
    await bert.sits(live, key)
    return live, anna, bert, keys, key


async def test_a_person_plays_against_a_bot(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "bot"))
    anna = Person()
    await anna.sits(live, keys.key, "my own chance")
    first = anna.heard[0]["view"]
    assert first["phase"] == "waiting"
    await anna.sees(lambda view: view["phase"] == "playing")
    assert anna.view["commit"] == first["commit"]
    assert anna.view["entropy"] == ["my own chance"]
    assert len(anna.view["rack"]) == 14
    view = await anna.sees(lambda view: view["turn"] == 0)
    number = await requests.move(live, anna.connection, "m1", view["number"], {"draw": 0})
    assert {"type": "ack", "id": "m1", "number": number} in anna.heard
    after = await anna.sees(lambda view: view["turn"] == 0 and view["number"] > number)
    assert [turn["seat"] for turn in after["turns"]][-2:] == [0, 1]
    assert len(after["rack"]) == 15


async def test_friends_join_by_invitation_and_the_table_begins_when_all_have_come(
    open_tables: OpenTables,
) -> None:
    live, keys = await open_tables.open(order("me", "open", "open"))
    anna, bert, cato = Person(), Person(), Person()
    await anna.sits(live, keys.key)
    seat, key = await seat_requests.join(live, keys.invite, "Bert")
    assert (seat, await refusal(seat_requests.join(live, "guessed", "Mallory"))) == (1, "unknown-invite")
    await bert.sits(live, key)
    assert anna.view["seats"][1]["name"] == "Bert"
    seat, key = await seat_requests.join(live, keys.invite, "Cato")
    assert await refusal(seat_requests.join(live, keys.invite, "Dirk")) == "no-seat-open"
    assert anna.view["phase"] == "waiting"
    await cato.sits(live, key)
    for person in (anna, bert, cato):
        await person.sees(lambda view: view["phase"] == "playing")
    assert [cato.view["seat"], len(cato.view["rack"])] == [2, 14]


async def test_starting_early_leaves_the_open_seats_out(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "open", "bot"))
    anna, bert = Person(), Person()
    await anna.sits(live, keys.key)
    _, key = await seat_requests.join(live, keys.invite, "Bert")
    await seat_requests.give_seat(live, keys.key, 1, Replaced(1, "open"))
    await anna.sees(lambda view: view["seats"][1]["kind"] == "open")
    _, key = await seat_requests.join(live, keys.invite, "Bert")
    await seat_requests.give_seat(live, keys.key, 1, Replaced(1, "bot", "Saar", "plain"))
    await anna.sees(lambda view: view["seats"][1]["kind"] == "bot")
    _, key = await seat_requests.join(live, keys.invite, "Bert")
    await bert.sits(live, key)
    assert bert.connection.seat == 2
    await requests.start(live, anna.connection)
    view = await bert.sees(lambda view: view["phase"] == "playing")
    assert view["seats"][view["seat"]]["name"] == "Bert"
    assert await refusal(requests.start(live, anna.connection)) == "has-begun"


async def test_an_early_start_lowers_seat_numbers_and_everybody_keeps_their_own(
    open_tables: OpenTables,
) -> None:
    live, keys = await open_tables.open(order("bot", "open", "me"))
    anna = Person()
    await anna.sits(live, keys.key)
    assert anna.view["seat"] == 2
    await requests.start(live, anna.connection)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    assert (view["seat"], len(view["seats"]), anna.connection.seat) == (1, 2, 1)


async def test_too_few_cannot_start(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open"))
    anna = Person()
    await anna.sits(live, keys.key)
    assert await refusal(requests.start(live, anna.connection)) == "too-few-players"


async def test_a_move_sent_again_counts_once(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "hotseat", first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    first = await requests.move(live, anna.connection, "m1", view["number"], {"draw": 0})
    again = await requests.move(live, anna.connection, "m1", view["number"], {"draw": 0})
    assert first == again
    assert anna.heard.count({"type": "ack", "id": "m1", "number": first}) == 2
    assert len(anna.view["turns"]) == 1
    assert await refusal(requests.move(live, anna.connection, "m2", view["number"], {"draw": 0})) == "stale"
    now = anna.view["number"]
    assert await requests.move(live, anna.connection, "m1", now, {"resign": True}) == first
    assert await refusal(requests.move(live, anna.connection, "m3", now, {"draw": 0})) == "not-your-turn"


async def test_hot_seats_share_a_connection_and_see_their_own_rack(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "hotseat", first=0))
    table = Person()
    await table.sits(live, keys.key)
    mine = (await table.sees(lambda view: view["phase"] == "playing"))["rack"]
    await requests.move(live, table.connection, "m", table.view["number"], {"draw": 0})
    await table.sits(live, keys.shared[1])
    other = await table.sees(lambda view: view["seat"] == 1)
    assert other["rack"] != mine
    assert [seat["here"] for seat in other["seats"]] == [True, True]
    await requests.move(live, table.connection, "m", other["number"], {"draw": 0})
    assert table.view["turn"] == 0


async def test_spectators_see_the_table_and_no_rack(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "bot"))
    anna, watcher = Person(), Person()
    assert await refusal(requests.hello(live, watcher.connection, watch="guess")) == "unknown-watch"
    await requests.hello(live, watcher.connection, watch=keys.watch)
    await anna.sits(live, keys.key)
    view = await watcher.sees(lambda view: view["phase"] == "playing")
    assert "rack" not in view
    assert view["seat"] is None
    assert (
        await refusal(requests.move(live, watcher.connection, "m", view["number"], {"draw": 0}))
        == "only-watching"
    )


async def test_a_bot_takes_over_from_who_stays_away_until_they_return(open_tables: OpenTables) -> None:
    live, anna, bert, _keys, key = await two_sit(open_tables, away="bot", first=1)
    await anna.sees(lambda view: view["phase"] == "playing")
    requests.leave(live, bert.connection)
    view = await anna.sees(lambda view: view["seats"][1]["away"])
    assert not view["seats"][1]["here"]
    await anna.sees(lambda view: view["turn"] == 0)
    await bert.sits(live, key)
    view = await anna.sees(lambda view: not view["seats"][1]["away"])
    assert view["seats"][1]["here"]


async def test_the_turn_of_who_stays_away_is_skipped_where_the_table_has_it_so(
    open_tables: OpenTables,
) -> None:
    live, anna, bert, _keys, _key = await two_sit(open_tables, away="skip", first=1)
    await anna.sees(lambda view: view["phase"] == "playing")
    requests.leave(live, bert.connection)
    view = await anna.sees(lambda view: view["turn"] == 0)
    assert view["turns"] == [{"seat": 1, "kind": "drew", "count": 1, "before": []}]
    assert not view["seats"][1]["away"]


async def test_resigning_and_a_rematch_that_waits_for_all_who_are_there(open_tables: OpenTables) -> None:
    live, anna, bert, _keys, _key = await two_sit(open_tables, first=0)
    view = await bert.sees(lambda view: view["phase"] == "playing")
    assert await refusal(requests.rematch(live, anna.connection, "")) == "game-not-over"
    await requests.move(live, bert.connection, "r", view["number"], {"resign": True})
    over = await anna.sees(lambda view: view["phase"] == "over")
    assert over["result"]["winners"] == [0]
    assert over["sheet"]["won"] == [1, 0]
    await requests.rematch(live, anna.connection, "")
    await asyncio.sleep(0.05)
    assert bert.view["rematch"] == [0]
    assert bert.view["phase"] == "over"
    await requests.rematch(live, bert.connection, "fresh chance")
    again = await anna.sees(lambda view: view["phase"] == "playing")
    assert again["commit"] == over["next_commit"]
    assert again["entropy"] == ["fresh chance"]
    assert again["sheet"]["won"] == [1, 0]


async def test_a_seat_with_somebody_in_it_is_not_given_away(open_tables: OpenTables) -> None:
    live, anna, bert, keys, key = await two_sit(open_tables)
    bot = Replaced(1, "bot", "Saar", "plain")
    assert await refusal(seat_requests.give_seat(live, keys.key, 1, bot)) == "seat-taken"
    assert await refusal(seat_requests.give_seat(live, "guessed", 1, bot)) == "unknown-key"
    assert await refusal(seat_requests.give_seat(live, keys.key, 7, bot)) == "no-such-seat"
    requests.leave(live, bert.connection)
    await seat_requests.give_seat(live, keys.key, 1, bot)
    view = await anna.sees(lambda view: view["seats"][1]["kind"] == "bot")
    assert view["seats"][1]["name"] == "Saar"
    await bert.sits(live, key)
    assert (bert.view["seat"], bert.view["take_back"]) == (None, 1)


async def test_everything_is_there_again_after_a_restart(open_tables: OpenTables, file: Path) -> None:
    live, keys = await open_tables.open(order("me", "bot", first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["turn"] == 0)
    await requests.draft(live, anna.connection, ["R1 R2"])
    view = await anna.sees(lambda view: view["turn"] == 0)
    await open_tables.close()
    await open_tables.store.close()
    store = await open_store(sqlite_url(file))
    again = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK)
    found = await again.find(live.id)
    assert found.table == live.table == fold(await store.read(live.id))
    assert repr(found.table) == repr(live.table)
    back = Person()
    await back.sits(found, keys.key)
    assert back.view["rack"] == view["rack"]
    assert back.view["draft"] == ["R1 R2"]
    await again.close()
    await store.close()


async def test_no_such_table(open_tables: OpenTables) -> None:
    assert await refusal(open_tables.find("nowhere")) == "no-such-table"
    assert await refusal(open_tables.find("../../etc/passwd")) == "no-such-table"
    assert not open_tables.tables


async def test_dictionaries_are_opened_when_a_table_is_and_not_in_a_turn(open_tables: OpenTables) -> None:
    opened: list[tuple[object, ...]] = []
    open_tables.bots = replace(
        open_tables.bots, prepare=lambda *wanted: opened.append((*wanted, current_thread()))
    )
    asked = order("me", "bot", rulebook="woord-sabra", language="nl", options={"no_verbs": True})
    live, _ = await open_tables.open(asked)
    await open_tables._put_away(live)
    await open_tables.find(live.id)
    await asyncio.gather(*open_tables._preparing)
    assert [wanted[:-1] for wanted in opened] == 2 * [("woord-sabra", "nl", {"no_verbs": True}, "plain")]
    assert main_thread() not in [wanted[-1] for wanted in opened]


async def test_who_begins_stays_who_begins_when_open_seats_are_left_out(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("open", "me", "hotseat", first=1))
    anna = Person()
    await anna.sits(live, keys.key)
    await requests.start(live, anna.connection)
    assert (anna.view["seat"], anna.view["turn"]) == (0, 0)


async def test_a_rematch_does_not_begin_without_who_is_gone_for_a_moment(file: Path) -> None:
    store = await open_store(sqlite_url(file))
    open_tables = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=replace(QUICK, grace=300))
    live, anna, bert, keys, _key = await two_sit(open_tables, first=0)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    await requests.move(live, anna.connection, "r", view["number"], {"resign": True})
    await requests.rematch(live, anna.connection, "")
    requests.leave(live, bert.connection)
    await open_tables._put_away(live)
    live = await open_tables.find(live.id)  # as after a restart: nobody is connected yet
    await asyncio.sleep(0.05)
    assert live.table.phase == "over"
    back = Person()
    await back.sits(live, keys.key)
    await asyncio.sleep(0.05)
    assert back.view["phase"] == "over"
    await back.sees(lambda view: view["phase"] == "playing")  # but nobody waits for ever
    await open_tables.close()
    await store.close()


async def test_coming_back_to_an_empty_table_ends_its_pause_also_where_a_bot_played_on(
    open_tables: OpenTables,
) -> None:
    live, anna, bert, keys, _key = await two_sit(open_tables, first=0, clock_seconds=60, away="bot")
    await anna.sees(lambda view: view["phase"] == "playing")
    requests.leave(live, anna.connection)
    await bert.sees(lambda view: view["seats"][0]["away"])
    requests.leave(live, bert.connection)
    for _ in range(200):
        if live.table.phase == "paused":
            break
        await asyncio.sleep(0.02)
    assert live.table.phase == "paused"
    back = Person()
    await back.sits(live, keys.key)
    view = await back.sees(lambda view: view["phase"] == "playing")
    assert not view["seats"][0]["away"]


async def test_a_log_that_cannot_be_read_keeps_no_other_table_waiting(open_tables: OpenTables) -> None:
    await open_tables.store.append(Entry("torn", 1, 1, '{"kind":"torn"}'), due_ms=1)
    live, keys = await open_tables.open(order("me", "hotseat", first=0, clock_seconds=86_400))
    await Person().sits(live, keys.key)
    await open_tables.store.append(Entry("torn-too", 1, 1, "{"), due_ms=2)
    await open_tables._fetch_due()
    assert list(open_tables.tables) == [live.id]


async def test_who_was_connected_to_a_node_that_died_is_missed(
    open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("optafel.table.open_tables.PRESENCE_MS", 100)
    monkeypatch.setattr("optafel.table.open_tables.ROUND_SECONDS", 0.05)
    live, anna, bert, _keys, _key = await two_sit(open_tables, first=1, away="bot")
    await anna.sees(lambda view: view["phase"] == "playing")
    await open_tables.hear("other", live.id, NodeNews(live.table.number, frozenset({1})))
    requests.leave(live, bert.connection)  # and is at the other node now, which says nothing more
    await anna.sees(lambda view: view["seats"][1]["away"])

"""Whose seat it is: given away only in sight of all and with the table's consent, and taken back."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from people import QUICK, Person, draws, order
from test_life import refusal

from optafel.store import open_store
from optafel.table import opener, requests, seat_requests
from optafel.table.asking import DEEDS_MAX
from optafel.table.events import Replaced
from optafel.table.open_table import OpenTable
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.table import fold

OPEN = Replaced(1, "open")
BOT = Replaced(1, "bot", "Saar", "plain")


class Three:
    """Anna's table, with Bert and Cato at it."""

    def __init__(self, live: OpenTable, keys: list[str], people: list[Person], invite: str) -> None:
        self.live, self.keys, self.people, self.invite = live, keys, people, invite
        self.anna, self.bert, self.cato = people

    async def bert_leaves(self) -> None:
        requests.leave(self.live, self.bert.connection)
        await self.anna.sees(lambda view: not view["seats"][1]["here"])

    def told(self) -> list[tuple[str, str, str, str]]:
        return [
            (each["kind"], each.get("by", ""), each.get("name", ""), each.get("to", ""))
            for each in self.anna.view.get("happenings", ())
        ]


async def three_play(open_tables: OpenTables, handover: int = 40, **rest: Any) -> Three:
    services = replace(open_tables.services, pace=replace(QUICK, handover=handover))
    open_tables.services = services
    live, made = await open_tables.open(order("me", "open", "open", first=0, **rest))
    keys, people = [made.key], [Person(), Person(), Person()]
    for name in ("Bert", "Cato"):
        keys.append((await seat_requests.join(live, made.invite, name))[1])
    for person, key in zip(people, keys, strict=True):
        await person.sits(live, key)
    await people[0].sees(lambda view: view["phase"] == "playing")
    return Three(live, keys, people, made.invite)


def kind_of(seat: int, kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["seats"][seat]["kind"] == kind)


LONG = 600_000


async def test_a_seat_is_not_given_away_while_the_time_runs_that_all_see(open_tables: OpenTables) -> None:
    three = await three_play(open_tables, LONG)
    await three.bert_leaves()
    await seat_requests.give_seat(three.live, three.keys[0], 1, OPEN)
    for person in (three.anna, three.cato):
        shown = (await person.sees(lambda view: "handover" in view["seats"][1]))["seats"][1]
        assert (shown["handover"]["to"], shown["handover"]["asker"]) == ("open", 0)
        assert LONG - 10_000 < shown["handover"]["left_ms"] <= LONG
        assert shown["kind"] == "person"
    assert three.told()[-1] == ("asked-to-open", "me0", "Bert", "")
    assert await refusal(seat_requests.join(three.live, three.invite, "Mallory")) == "no-seat-open"
    await three.bert.sits(three.live, three.keys[1])
    view = await three.anna.sees(lambda view: "handover" not in view["seats"][1])
    assert view["seats"][1]["here"]
    assert three.told()[-1][0] == "kept"


async def test_without_the_opener_everybody_else_has_to_agree(open_tables: OpenTables) -> None:
    three = await three_play(open_tables, 0)
    await three.bert_leaves()
    await seat_requests.give_seat(three.live, three.keys[2], 1, BOT)
    view = await three.anna.sees(lambda view: "handover" in view["seats"][1])
    assert view["seats"][1]["handover"]["missing"] == [0]
    await asyncio.sleep(0.1)
    assert three.live.table.seats[1].kind == "person"
    # The opener is not here either: it takes their key, also to agree.
    await seat_requests.give_seat(three.live, three.keys[0], 1, BOT)
    await three.anna.sees(kind_of(1, "bot"))
    assert [told[0] for told in three.told()] == [
        "joined",
        "joined",
        "asked-for-bot",
        "agreed",
        "gave-to-bot",
    ]
    assert three.told()[-1] == ("gave-to-bot", "Cato", "Bert", "Saar")


async def test_the_opener_s_seat_is_given_away_by_all_the_others(open_tables: OpenTables) -> None:
    three = await three_play(open_tables, 0)
    requests.leave(three.live, three.anna.connection)
    await three.bert.sees(lambda view: not view["seats"][0]["here"])
    bot = Replaced(0, "bot", "Saar", "plain")
    await seat_requests.give_seat(three.live, three.keys[1], 0, bot)
    await asyncio.sleep(0.1)
    assert three.live.table.seats[0].kind == "person"
    await seat_requests.give_seat(three.live, three.keys[2], 0, bot)
    await three.bert.sees(kind_of(0, "bot"))
    assert three.bert.view.get("opener") is None


async def test_whose_seat_was_given_away_takes_it_back(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    rack = three.bert.view["rack"]
    await three.bert_leaves()
    await seat_requests.give_seat(three.live, three.keys[0], 1, OPEN)
    await three.anna.sees(kind_of(1, "open"))
    newcomer = Person()
    _, key = await seat_requests.join(three.live, three.invite, "Dirk")
    await newcomer.sits(three.live, key)
    assert newcomer.view["rack"] == rack
    assert three.told()[-1] == ("joined", "Dirk", "Bert", "Dirk")
    await three.bert.sits(three.live, three.keys[1])
    assert (three.bert.view["seat"], three.bert.view["take_back"]) == (None, 1)
    assert "rack" not in three.bert.view
    assert await seat_requests.take_back(three.live, three.keys[1]) == 1
    assert three.bert.view["rack"] == rack
    assert three.anna.view["seats"][1]["name"] == "Bert"
    assert three.told()[-1] == ("taken-back", "Bert", "Dirk", "Bert")
    assert newcomer.heard[-1]["code"] == "unknown-key"
    assert await refusal(seat_requests.take_back(three.live, key)) == "unknown-key"
    assert await refusal(newcomer.sits(three.live, key)) == "unknown-key"
    assert fold(await open_tables.store.read(three.live.id)) == three.live.table


async def test_a_seat_is_taken_back_while_the_game_runs_and_no_longer(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    await seat_requests.give_seat(three.live, three.keys[1], 1, BOT)  # one's own, at once
    assert three.live.table.seats[1].kind == "bot"
    for person in (three.anna, three.cato):
        number = three.live.table.number
        await requests.move(three.live, person.connection, "r", number, {"resign": True})
    await three.anna.sees(lambda view: view["phase"] == "over")
    assert await refusal(seat_requests.take_back(three.live, three.keys[1])) == "game-over"


async def test_a_bot_s_seat_is_not_opened_behind_the_others_backs(open_tables: OpenTables) -> None:
    three = await three_play(open_tables, LONG)
    await seat_requests.give_seat(three.live, three.keys[1], 1, BOT)
    await seat_requests.give_seat(three.live, three.keys[2], 1, OPEN)
    view = await three.anna.sees(lambda view: "handover" in view["seats"][1])
    assert view["seats"][1]["kind"] == "bot"
    assert await refusal(seat_requests.join(three.live, three.invite, "Mallory")) == "no-seat-open"
    await seat_requests.keep_seat(three.live, three.keys[0], 1)
    assert three.told()[-1][:2] == ("kept", "me0")


async def test_a_bot_that_becomes_a_person_says_so(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    await seat_requests.give_seat(three.live, three.keys[1], 1, BOT)
    await seat_requests.give_seat(three.live, three.keys[0], 1, OPEN)
    await three.anna.sees(kind_of(1, "open"))
    await seat_requests.join(three.live, three.invite, "Dirk")
    last = three.anna.view["happenings"][-1]
    assert (last["kind"], last["name"], last["bot"], last["to"]) == ("joined", "Saar", True, "Dirk")


async def test_the_time_runs_on_over_a_restart_and_who_was_there_counts_as_there(url: str) -> None:
    store = await open_store(url)
    first = OpenTables(store, Bots(draws, ("plain",), "plain"))
    three = await three_play(first, LONG)
    requests.leave(three.live, three.bert.connection)
    await store.give_sign(first.services.clock.now_ms())
    await seat_requests.give_seat(three.live, three.keys[0], 1, OPEN)
    await first.close()
    await store.close()
    store = await open_store(url)
    second = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=replace(QUICK, handover=LONG))
    live = await second.find(three.live.id)
    again = Person()
    await again.sits(live, three.keys[0])
    left = again.view["seats"][1]["handover"]["left_ms"]
    assert 0 < left < LONG
    assert [seat["here"] for seat in again.view["seats"]] == [True, False, True]
    asked = seat_requests.give_seat(live, three.keys[0], 2, Replaced(2, "open"))
    assert await refusal(asked) == "seat-taken"
    await second.close()
    await store.close()


async def test_nodes_without_a_bus_know_of_each_other_s_people(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("optafel.table.open_tables.ROUND_SECONDS", 0.1)
    stores = [await open_store(postgres.url) for _ in range(2)]
    one, two = (OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK) for store in stores)
    three = await three_play(one, LONG)
    elsewhere = await two.find(three.live.id)
    await three.bert_leaves()
    bert = Person()
    await bert.sits(elsewhere, three.keys[1])
    await three.anna.sees(lambda view: view["seats"][1]["here"])
    await bert.sees(lambda view: all(seat["here"] for seat in view["seats"]))
    asked = seat_requests.give_seat(three.live, three.keys[0], 1, OPEN)
    assert await refusal(asked) == "seat-taken"
    requests.leave(elsewhere, bert.connection)
    await three.anna.sees(lambda view: not view["seats"][1]["here"])
    for each, store in zip((one, two), stores, strict=True):
        await each.close()
        await store.close()


async def test_only_the_opener_has_the_opener_s_role(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    live, bert = three.live, three.keys[1]
    assert three.bert.view["opener"] == 0
    for asked in (
        opener.close_table(live, bert, True),
        opener.change_link(live, bert, "invite", True),
        opener.invite_one(live, bert),
        opener.remove_guest(live, bert, 2, BOT),
        opener.mute_guest(live, bert, 2, True),
        opener.delete_table(live, bert),
    ):
        assert await refusal(asked) == "only-opener"
    assert await refusal(opener.remove_guest(live, three.keys[0], 0, BOT)) == "no-guest"


async def test_a_closed_table_and_links_that_hold_no_more(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "open", "open"))
    watcher, again = Person(), Person()
    await requests.hello(live, watcher.connection, watch=keys.watch)
    await opener.close_table(live, keys.key, True)
    assert await refusal(seat_requests.join(live, keys.invite, "Bert")) == "table-closed"
    await opener.close_table(live, keys.key, False)
    once = await opener.invite_one(live, keys.key)
    assert (await seat_requests.join(live, once, "Bert"))[0] == 1
    assert await refusal(seat_requests.join(live, once, "Cato")) == "unknown-invite"
    other = await opener.invite_one(live, keys.key)
    fresh = await opener.change_link(live, keys.key, "invite", renew=True)
    for void in (keys.invite, other):
        assert await refusal(seat_requests.join(live, void, "Cato")) == "unknown-invite"
    assert (await seat_requests.join(live, fresh, "Cato"))[0] == 2
    assert await opener.change_link(live, keys.key, "invite", renew=False) == ""
    assert await refusal(seat_requests.join(live, fresh, "Dirk")) == "unknown-invite"
    assert await refusal(seat_requests.join(live, "", "Dirk")) == "unknown-invite"
    watch = await opener.change_link(live, keys.key, "watch", renew=True)
    assert watcher.heard[-1]["code"] == "unknown-watch"
    assert watcher.connection not in live.connections
    assert await refusal(requests.hello(live, again.connection, watch=keys.watch)) == "unknown-watch"
    await requests.hello(live, again.connection, watch=watch)
    assert fold(await open_tables.store.read(live.id)) == live.table


async def test_a_guest_who_was_removed_does_not_come_back(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    await opener.remove_guest(three.live, three.keys[0], 1, BOT)
    view = await three.anna.sees(kind_of(1, "bot"))
    assert view["seats"][1]["name"] == "Saar"
    assert three.told()[-1] == ("removed", "me0", "Bert", "Saar")
    assert three.bert.heard[-1]["code"] == "unknown-key"
    assert await refusal(three.bert.sits(three.live, three.keys[1])) == "unknown-key"
    assert await refusal(seat_requests.take_back(three.live, three.keys[1])) == "unknown-key"


async def test_a_deleted_table_is_gone_for_everybody(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    await opener.delete_table(three.live, three.keys[0])
    for person in three.people:
        assert person.heard[-1]["code"] == "no-such-table"
    assert await refusal(open_tables.find(three.live.id)) == "no-such-table"
    assert [entry.body for entry in await open_tables.store.read(three.live.id)] == ['{"kind":"deleted"}']


async def test_a_name_is_erased_and_the_proof_holds(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    live = three.live
    await three.bert_leaves()
    await seat_requests.give_seat(live, three.keys[0], 1, BOT)
    await three.anna.sees(kind_of(1, "bot"))
    await seat_requests.take_back(live, three.keys[1])
    game = live.table.game
    await opener.erase_name(live, three.keys[1])
    entries = await open_tables.store.read(live.id)
    assert not [entry for entry in entries if "Bert" in entry.body]
    assert live.table.game == game
    assert fold(entries) == live.table
    shown = three.anna.texts[-1]
    assert "Bert" not in shown
    assert three.anna.view["seats"][1]["name"] == "#2"
    assert await refusal(opener.erase_name(live, "guessed")) == "unknown-key"


async def test_nobody_makes_a_log_grow_without_end(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "bot"))
    anna = Person()
    await anna.sits(live, keys.key)
    for at in range(DEEDS_MAX):
        await requests.stir(live, anna.connection, f"{at}")
    assert await refusal(requests.stir(live, anna.connection, "more")) == "enough-for-now"
    number = live.table.number
    await requests.start(live, anna.connection)
    for _ in range(DEEDS_MAX // 2):
        await requests.pause(live, anna.connection)
        await requests.resume(live, anna.connection)
    assert await refusal(requests.pause(live, anna.connection)) == "enough-for-now"
    assert live.table.number >= number + DEEDS_MAX
    assert live.table.phase == "playing"


async def test_exchanging_does_not_go_on_for_ever(
    open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "GAME_EVENTS_MAX", 4)
    asked = order("me", "hotseat", rulebook="scrabble-nl", language="nl", first=0)
    live, keys = await open_tables.open(asked)
    both = Person()
    await both.sits(live, keys.key)
    await both.sees(lambda view: view["phase"] == "playing")
    for turn in range(4):
        await both.sits(live, keys.key if turn % 2 == 0 else keys.shared[1])
        swap = {"exchange": both.view["rack"][0]}
        made = requests.move(live, both.connection, f"m{turn}", live.table.number, swap)
        if turn < 3:
            await made
        else:
            assert await refusal(made) == "game-too-long"
    await requests.move(live, both.connection, "end", live.table.number, {"resign": True})
    assert both.view["phase"] == "over"

"""Ways in which somebody tried to get a seat, a voice or a name that is not theirs."""

import asyncio
from dataclasses import replace
from typing import Any

from people import QUICK, Person, draws, order
from test_life import refusal
from test_seats import BOT, LONG, OPEN, kind_of, three_play

from optafel.store import open_store
from optafel.table import opener, requests, seat_requests
from optafel.table.events import Replaced
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.table import fold


async def outcomes(*asked: Any) -> list[str]:
    """What comes of things that are asked for at the same moment: a refusal's code, or `done`."""
    return sorted(await asyncio.gather(*(_outcome(each) for each in asked)))


async def _outcome(asked: Any) -> str:
    try:
        return await refusal(asked)
    except BaseException as none:  # pytest's own for what was not refused
        if type(none).__name__ != "Failed":
            raise
        return "done"


async def test_an_invitation_for_one_lets_one_in_however_many_come_at_once(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "open", "open"))
    once = await opener.invite_one(live, keys.key)
    got = await outcomes(*(seat_requests.join(live, once, f"Bert {at}") for at in range(6)))
    assert got == ["done", *["unknown-invite"] * 5]
    assert len(live.table.open_seats) == 2
    assert fold(await open_tables.store.read(live.id)) == live.table


async def test_nor_do_two_nodes_that_know_nothing_of_each_other_let_two_in(postgres: Any) -> None:
    stores = [await open_store(postgres.url) for _ in range(2)]
    nodes = [OpenTables(store, Bots(draws, ("plain",), "plain"), pace=QUICK) for store in stores]
    live, keys = await nodes[0].open(order("me", "open", "open"))
    once = await opener.invite_one(live, keys.key)
    tables = [live, await nodes[1].find(live.id)]
    got = await outcomes(*(seat_requests.join(tables[at % 2], once, f"Bert {at}") for at in range(4)))
    assert got == ["done", *["unknown-invite"] * 3]
    whole = fold(await stores[0].read(live.id))
    assert whole is not None
    assert len(whole.persons) == 2
    for node, store in zip(nodes, stores, strict=True):
        await node.close()
        await store.close()


async def test_who_was_removed_does_not_come_back_by_the_link_they_have(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "open"))
    anna = Person()
    await anna.sits(live, keys.key)
    once = await opener.invite_one(live, keys.key)
    seat, _ = await seat_requests.join(live, keys.invite, "Bert")
    fresh = await opener.remove_guest(live, keys.key, seat, BOT)
    assert live.table.seats[seat].kind == "open"
    for old in (keys.invite, once):
        assert await refusal(seat_requests.join(live, old, "Bert")) == "unknown-invite"
    assert (await seat_requests.join(live, fresh, "Cato"))[0] == seat
    kinds = [each["kind"] for each in anna.view["happenings"]]
    assert kinds[-3:] == ["invite-changed", "removed", "joined"]


async def test_where_there_was_no_link_removing_makes_none(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "open"))
    seat, _ = await seat_requests.join(live, keys.invite, "Bert")
    await opener.change_link(live, keys.key, "invite", renew=False)
    assert await opener.remove_guest(live, keys.key, seat, BOT) == ""
    assert not live.table.invite


async def test_who_gave_their_seat_away_to_come_twice_is_removed_with_both_keys(
    open_tables: OpenTables,
) -> None:
    three = await three_play(open_tables)
    live, first = three.live, three.keys[1]
    await seat_requests.give_seat(live, first, 1, OPEN)
    _, second = await seat_requests.join(live, three.invite, "Somebody")
    await opener.remove_guest(live, three.keys[0], 1, BOT)
    for key in (first, second):
        assert await refusal(seat_requests.take_back(live, key)) == "unknown-key"
    assert fold(await open_tables.store.read(live.id)) == live.table


async def test_whose_seat_was_taken_from_them_has_it_back_when_the_newcomer_is_removed(
    open_tables: OpenTables,
) -> None:
    three = await three_play(open_tables, 0)
    await three.bert_leaves()
    await seat_requests.give_seat(three.live, three.keys[0], 1, OPEN)
    await three.anna.sees(kind_of(1, "open"))
    await seat_requests.join(three.live, three.invite, "Dirk")
    await opener.remove_guest(three.live, three.keys[0], 1, BOT)
    assert await seat_requests.take_back(three.live, three.keys[1]) == 1


async def test_who_was_muted_is_so_still_after_giving_the_seat_away_and_coming_back(
    open_tables: OpenTables,
) -> None:
    three = await three_play(open_tables)
    await opener.mute_guest(three.live, three.keys[0], 1, True)
    await seat_requests.give_seat(three.live, three.keys[1], 1, BOT)
    assert not three.live.table.seats[1].muted  # the bot has done nothing
    await seat_requests.take_back(three.live, three.keys[1])
    assert three.live.table.seats[1].muted
    assert fold(await open_tables.store.read(three.live.id)) == three.live.table


async def test_who_sits_down_has_not_agreed_to_what_was_agreed_from_that_seat(
    open_tables: OpenTables,
) -> None:
    """Two of three want the opener's seat; the third one's consent is not that of who sat there before."""
    three = await three_play(open_tables, 0)
    requests.leave(three.live, three.anna.connection)
    await three.bert.sees(lambda view: not view["seats"][0]["here"])
    await seat_requests.give_seat(three.live, three.keys[2], 0, Replaced(0, "open"))
    shown = await three.bert.sees(lambda view: "handover" in view["seats"][0])
    assert shown["seats"][0]["handover"]["missing"] == [1]
    await seat_requests.give_seat(three.live, three.keys[2], 2, Replaced(2, "open"))
    await seat_requests.join(three.live, three.invite, "Dirk")
    await three.bert.sees(lambda view: view["seats"][2]["name"] == "Dirk")
    assert three.bert.view["seats"][0]["handover"]["missing"] == [1, 2]
    await seat_requests.give_seat(three.live, three.keys[1], 0, Replaced(0, "open"))
    assert three.live.table.seats[0].kind == "person"


async def test_a_seat_is_no_more_to_be_had_right_after_a_restart_than_before(url: str) -> None:
    store = await open_store(url)
    pace = replace(QUICK, handover=LONG)
    first = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=pace)
    three = await three_play(first, LONG)
    await first.close()
    await store.close()
    store = await open_store(url)
    second = OpenTables(store, Bots(draws, ("plain",), "plain"), pace=pace)
    live = await second.find(three.live.id)
    for seat in (1, 2):
        asked = seat_requests.give_seat(live, three.keys[0], seat, Replaced(seat, "open"))
        await _outcome(asked)  # refused, or the time begins to run: never given
        assert live.table.seats[seat].kind == "person"
    assert await refusal(seat_requests.join(live, three.invite, "Mallory")) == "no-seat-open"
    await second.close()
    await store.close()


async def test_erasing_a_name_again_and_again_writes_nothing(open_tables: OpenTables) -> None:
    three = await three_play(open_tables)
    await opener.erase_name(three.live, three.keys[1])
    number = three.live.table.number
    for _ in range(3):
        await opener.erase_name(three.live, three.keys[1])
    assert three.live.table.number == number
    assert three.live.table.seats[1].name == "#2"


async def test_people_who_look_like_somebody_at_the_table_get_a_number(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "open", "open", "open"))
    names = ["me\u200d0", "ｍｅ0", "\u202eme0\u202c"]
    for name in names:
        await seat_requests.join(live, keys.invite, name)
    assert [seat.name for seat in live.table.seats][1:] != names
    looks = {seat.name for seat in live.table.seats}
    assert len(looks) == 4
    assert sum(name.endswith(")") for name in looks) >= 2
    family = "👨\u200d👩\u200d👧\u200d👦"
    live, keys = await open_tables.open(order("me", "open"))
    await seat_requests.join(live, keys.invite, family)
    assert live.table.seats[1].name == family
    assert await refusal(seat_requests.join(live, keys.invite, "\u2060\u3164")) == "blank-name"

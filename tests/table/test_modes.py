"""Ways to play: doubts instead of checks, alone, in a match of several games."""

from typing import Any

from people import Person, order
from test_life import refusal

from optafel.table import requests
from optafel.table.open_table import OpenTable
from optafel.table.open_tables import OpenTables

DOUBTS: dict[str, Any] = {"rulebook": "scrabble-nl", "options": {"challenge": True}, "first": 0}


def unlikely(view: dict[str, Any]) -> str:
    """All tiles of a rack in the order in which they lie: no word."""
    return "8H " + "".join(view["rack"]).replace("?", "e")


async def lay(live: OpenTable, person: Person) -> int:
    view = await person.sees(lambda view: view["phase"] == "playing" and view["turn"] == view["seat"])
    return await requests.move(live, person.connection, "m1", view["number"], {"play": unlikely(view)})


async def two_at(open_tables: OpenTables, **rest: Any) -> tuple[OpenTable, Person, Person]:
    live, keys = await open_tables.open(order("me", "hotseat", **rest))
    anna, bert = Person(), Person()
    await anna.sits(live, keys.key)
    await bert.sits(live, keys.shared[1])
    return live, anna, bert


async def test_a_play_stands_when_nobody_doubts_it_in_time(open_tables: OpenTables) -> None:
    live, anna, bert = await two_at(open_tables, **DOUBTS)
    number = await lay(live, anna)
    view = await bert.sees(lambda view: view["number"] >= number)
    assert view["phase"] == "challenge"
    assert {"challenge", "accept"} <= set(view["moves"])
    assert "challenge" not in anna.view["moves"]
    after = await bert.sees(lambda view: view["phase"] == "playing")
    assert after["turn"] == 1
    assert after["seats"][0]["score"] > 0


async def test_a_word_that_does_not_stand_is_taken_back(open_tables: OpenTables) -> None:
    live, anna, bert = await two_at(open_tables, **DOUBTS)
    await anna.sees(lambda view: view["phase"] == "playing")
    rack = sorted(anna.view["rack"])
    number = await lay(live, anna)
    await bert.sees(lambda view: view["number"] >= number)
    await requests.move(live, bert.connection, "m2", bert.view["number"], {"challenge": True})
    after = await anna.sees(lambda view: view["phase"] == "playing")
    assert sorted(after["rack"]) == rack
    assert (after["turn"], after["seats"][0]["score"]) == (1, 0)
    assert not any(row.strip(".") for row in after["board"])


async def test_a_bot_lets_a_play_stand(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "bot", **DOUBTS))
    anna = Person()
    await anna.sits(live, keys.key)
    await lay(live, anna)
    after = await anna.sees(lambda view: view["turn"] == 1 or len(view["turns"]) > 1)
    assert after["seats"][0]["score"] > 0


async def test_one_person_plays_alone(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", rulebook="woord-sabra"))
    anna = Person()
    await anna.sits(live, keys.key)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    for turn in range(3):
        await requests.move(live, anna.connection, f"m{turn}", anna.view["number"], {"draw": 0})
    assert len(anna.view["rack"]) == len(view["rack"]) + 3
    assert anna.view["turn"] == 0


async def test_a_match_counts_games_and_rounds(open_tables: OpenTables) -> None:
    live, anna, bert = await two_at(open_tables, rulebook="rummikub-jokers", games=4)
    scores = []
    for game in range(3):
        view = await anna.sees(lambda view, game=game: len(view["sheet"]["games"]) == game)  # type: ignore[misc]
        view = await anna.sees(lambda view: view["phase"] == "playing")
        assert view["round"] == game // 2 + 1
        loser = anna if game == 1 else bert
        await requests.move(live, loser.connection, f"r{game}", loser.view["number"], {"resign": True})
        over = await anna.sees(lambda view: view["phase"] == "over")
        scores.append(over["result"]["scores"])
        for person in (anna, bert):
            await requests.rematch(live, person.connection, "")
    await anna.sees(lambda view: view["phase"] == "playing")
    assert anna.view["sheet"]["games"] == scores
    assert anna.view["sheet"]["won"] == [2, 1]
    assert anna.view["games"] == 4
    assert all(sum(game) == 0 for game in scores)


async def test_tables_that_cannot_be_set(open_tables: OpenTables) -> None:
    assert await refusal(open_tables.open(order("me", rulebook="rummikub-sabra"))) == "wrong-number-of-seats"
    assert await refusal(open_tables.open(order("me", "bot", rulebook="poker"))) == "no-such-rulebook"
    assert (
        await refusal(open_tables.open(order("me", "bot", language="xx", rulebook="woord-sabra")))
        == "bad-table"
    )


async def test_everybody_at_one_device_may_doubt_before_the_next_begins(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "hotseat", "hotseat", **DOUBTS))
    device = Person()
    for key in (keys.key, *keys.shared.values()):
        await device.sits(live, key)
    await device.sits(live, keys.key)
    number = await lay(live, device)
    first = device.view["rack"]
    view = await device.sees(lambda view: view["number"] >= number)
    assert view["doubt"]["seat"] == 0
    assert view["doubt"]["waiting"] == [1, 2]
    assert len(view["doubt"]["words"]) == 1
    # One lets it stand, and still nobody else's turn has begun; the other one doubts it in time.
    await device.sits(live, keys.shared[1])
    await requests.move(live, device.connection, "m2", device.view["number"], {"accept": True})
    assert device.view["phase"] == "challenge"
    assert device.view["doubt"]["waiting"] == [2]
    assert device.view["rack"] != first
    await device.sits(live, keys.shared[2])
    await requests.move(live, device.connection, "m3", device.view["number"], {"challenge": True})
    after = await device.sees(lambda view: view["phase"] == "playing")
    assert (after["turn"], after["seats"][0]["score"]) == (1, 0)
    assert "doubt" not in after

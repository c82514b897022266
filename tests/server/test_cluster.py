"""Two nodes on one PostgreSQL and one Redis: they share every table."""

import asyncio
import signal
from collections.abc import Iterator

import pytest
from served import Player, Server, serving

import engines


@pytest.fixture(scope="module")
def nodes(
    shared_database: str, redis: engines.Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("nodes")
    shared = {"OPTAFEL_DATABASE_URL": shared_database, "OPTAFEL_BUS_URL": redis.url}
    with serving(folder / "one", **shared) as one, serving(folder / "two", **shared) as two:
        yield one, two


async def test_people_on_two_nodes_play_one_game(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    table = one.set_table("me", "open", first=0)
    joined = two.join(table, "Bert")
    async with one.connected(table["table"]) as anna, two.connected(table["table"]) as bert:
        await anna.hello(table["key"])
        await bert.hello(joined["key"])
        await anna.sees(lambda view: view["phase"] == "playing")
        await bert.sees(lambda view: view["phase"] == "playing")
        for turn in range(6):
            mover, other = (anna, bert) if turn % 2 == 0 else (bert, anna)
            await mover.sees(lambda view, turn=turn: view["turn"] == turn % 2)  # type: ignore[misc]
            ack = await mover.move({"draw": 0})
            assert ack["type"] == "ack"
            seen = await other.sees(lambda view, number=ack["number"]: view["number"] >= number)  # type: ignore[misc]
            assert len(seen["turns"]) == turn + 1
        await anna.sees(lambda view: all(seat["here"] for seat in view["seats"]))
        await bert.say("say", phrase="thanks")
        await anna.hear(lambda message: message["type"] == "said" and message["seat"] == 1)


async def test_two_nodes_never_both_accept_the_same_turn(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    table = one.set_table("me", "hotseat", first=0)
    async with one.connected(table["table"]) as left, two.connected(table["table"]) as right:
        await left.hello(table["key"])
        await left.sees(lambda view: view["phase"] == "playing")
        await right.hello(table["key"])
        for turn in range(10):
            for player in (left, right):
                key = table["key"] if turn % 2 == 0 else table["keys"]["1"]
                await player.hello(key)
                await player.sees(lambda view, turn=turn: len(view["turns"]) == turn)  # type: ignore[misc]
            answers = await asyncio.gather(left.move({"draw": 0}), right.move({"draw": 0}))
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            assert {answer.get("code") for answer in answers} <= {None, "stale", "not-your-turn"}


async def test_a_move_sent_again_to_another_node_counts_once(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    table = one.set_table("me", "hotseat", first=0)
    async with one.connected(table["table"]) as left, two.connected(table["table"]) as right:
        await left.hello(table["key"])
        view = await left.sees(lambda view: view["phase"] == "playing")
        await right.hello(table["key"])
        answers = await asyncio.gather(
            left.move({"draw": 0}, "same", view["number"]), right.move({"draw": 0}, "same", view["number"])
        )
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "ack"
        seen = await right.sees(lambda view: len(view["turns"]) > 0)
        assert len(seen["turns"]) == 1


async def test_bots_and_clocks_act_once_whoever_has_the_table_open(nodes: tuple[Server, Server]) -> None:
    one, two = nodes
    table = one.set_table("me", "bot", first=0, clock_seconds=5)
    joined: list[Player] = []
    async with one.connected(table["table"]) as left, two.connected(table["table"]) as right:
        for player in (left, right):
            await player.hello(table["key"])
            joined.append(player)
        await left.sees(lambda view: view["phase"] == "playing")
        views = [await player.sees(lambda view: len(view["turns"]) >= 2) for player in joined]
        assert [turn["seat"] for turn in views[0]["turns"][:2]] == [0, 1]
        assert views[0]["turns"][0]["kind"] == "timed-out"
        await asyncio.sleep(1)
        assert [turn["kind"] for turn in views[1]["turns"][:2]] == ["timed-out", views[0]["turns"][1]["kind"]]


async def test_when_a_node_dies_its_people_go_on_at_another(
    shared_database: str, redis: engines.Redis, nodes: tuple[Server, Server]
) -> None:
    one, _ = nodes
    folder = one.data.parent
    shared = {"OPTAFEL_DATABASE_URL": shared_database, "OPTAFEL_BUS_URL": redis.url}
    with serving(folder / "three", **shared) as three:
        table = three.set_table("me", "hotseat", first=0)
        async with three.connected(table["table"]) as anna:
            await anna.hello(table["key"])
            await anna.sees(lambda view: view["phase"] == "playing")
            ack = await anna.move({"draw": 0}, "m1")
            three.stop(signal.SIGKILL)
        async with one.connected(table["table"]) as anna:
            view = (await anna.hello(table["key"]))["view"]
            assert view["number"] == ack["number"]
            again = await anna.move({"draw": 0}, "m1", number=view["number"] - 1)
            assert (again["type"], again["number"]) == ("ack", ack["number"])
            await anna.hello(table["keys"]["1"])
            assert (await anna.move({"draw": 0}))["type"] == "ack"

"""Playing over real connections: what is answered, and that nothing closes a connection."""

import asyncio
import json
from typing import Any

import pytest
from served import Player, Server


async def begun(player: Player, table: dict[str, Any]) -> dict[str, Any]:
    await player.hello(table["key"])
    return await player.sees(lambda view: view["phase"] == "playing")


async def test_a_whole_turn_against_a_bot(server: Server) -> None:
    table = server.set_table("me", "bot", first=0)
    async with server.connected(table["table"]) as anna:
        waiting = await anna.hello(table["key"], entropy="mine")
        assert waiting["view"]["commit"] == table["commit"]
        view = await anna.sees(lambda view: view["phase"] == "playing")
        assert view["commit"] == table["commit"]
        assert "seed" not in view
        answer = await anna.move({"draw": 0})
        assert answer["type"] == "ack"
        after = await anna.sees(lambda view: view["turn"] == 0 and len(view["turns"]) == 2)
        assert [turn["seat"] for turn in after["turns"]] == [0, 1]


async def test_two_people_see_the_same_table(server: Server) -> None:
    table = server.set_table("me", "open", first=0)
    joined = server.join(table, "Bert")
    async with server.connected(table["table"]) as anna, server.connected(table["table"]) as bert:
        await anna.hello(table["key"])
        await bert.hello(joined["key"])
        await anna.sees(lambda view: view["phase"] == "playing")
        ack = await anna.move({"draw": 0})
        seen = await bert.sees(lambda view: view["number"] >= ack["number"])
        mine = await anna.sees(lambda view: view["number"] >= ack["number"])
        for name in ("table", "turn", "turns", "pot", "number", "last"):
            assert seen[name] == mine[name]
        assert seen["seats"][0]["tiles"] == 15
        assert [seat["name"] for seat in seen["seats"]] == ["me0", "Bert"]


BAD_MESSAGES = [
    ("no json at all", "not-json"),
    ('{"type": "move"', "not-json"),
    ("[1, 2]", "unknown-message"),
    ('"hello"', "unknown-message"),
    ('{"type": "dance"}', "unknown-message"),
    ('{"no": "type"}', "unknown-message"),
    ('{"type": "move", "id": 7, "number": 1, "move": {}}', "bad-field"),
    ('{"type": "move", "id": "m", "number": "one", "move": {}}', "bad-field"),
    ('{"type": "move", "id": "m", "number": 1, "move": "draw"}', "bad-field"),
    ('{"type": "move", "id": "spaces are out", "number": 1, "move": {"draw": 0}}', "bad-field"),
    ('{"type": "draft", "id": "d", "table": [1, 2]}', "bad-field"),
    ('{"type": "hint", "step": 9}', "bad-field"),
    ('{"type": "say", "phrase": "whatever"}', "no-such-phrase"),
    ('{"type": "hello", "key": "foreign"}', "unknown-key"),
    ('{"type": "hello", "watch": "foreign"}', "unknown-watch"),
    ('{"type": "hello"}', "unknown-key"),
    ('{"type": "start"}', "has-begun"),
    ('{"type": "rematch"}', "game-not-over"),
    ('{"type": "draft", "id": "d", "table": ["Q77"]}', "no-such-tile"),
    ('{"type": "ping", "t": "' + "x" * 20_000 + '"}', "message-too-long"),
    ('{"type": "hello", "key": "\\ud800"}', "not-json"),
]


async def test_what_cannot_be_read_is_answered_and_the_connection_lives(server: Server) -> None:
    table = server.set_table("me", "bot", first=0)
    async with server.connected(table["table"]) as anna:
        await begun(anna, table)
        for text, code in BAD_MESSAGES:
            await anna.socket.send(text)
            answer = await anna.hear(lambda message: message["type"] in ("error", "refused"))
            assert answer["code"] == code, (text[:80], answer)
            assert answer["message"]
            assert "{ $" not in answer["message"]
        await anna.socket.send(b"\x00\x01 binary")
        assert (await anna.hear(lambda message: message["type"] == "error"))["code"] == "not-json"
        await anna.say("ping", t=1)
        assert (await anna.hear(lambda message: message["type"] == "pong"))["t"] == 1
        assert (await anna.move({"draw": 0}))["type"] == "ack"


BAD_MOVES: list[tuple[Any, str]] = [
    ({"fly": True}, "move-unreadable"),
    ({}, "move-unreadable"),
    ({"draw": 0, "pass": True}, "move-unreadable"),
    ({"draw": 99}, "no-such-pile"),
    ({"play": "R99"}, "no-such-tile"),
    ({"play": "R1 " * 900}, "play-too-long"),
    ({"play": " | ".join(["* * R5"] * 80)}, "illegal-play"),
    ({"play": "R1 R2"}, "illegal-play"),
    ({"play": ""}, "illegal-play"),
    ({"pass": True}, "move-not-now"),
    ({"challenge": True}, "move-not-now"),
]


async def test_moves_that_cannot_be_made_change_nothing(server: Server) -> None:
    table = server.set_table("me", "hotseat", first=0)
    async with server.connected(table["table"]) as anna:
        before = await begun(anna, table)
        for move, code in BAD_MOVES:
            answer = await anna.move(move)
            assert (answer["type"], answer["code"]) == ("refused", code), (move, answer)
        assert (await anna.move({"draw": 0}, number=before["number"] - 1))["code"] == "stale"
        assert (await anna.move({"draw": 0}))["type"] == "ack"
        assert (await anna.move({"draw": 0}))["code"] in ("stale", "not-your-turn")
        after = await anna.sees(lambda view: view["turn"] == 1)
        assert len(after["turns"]) == 1
        assert sorted(after["rack"])[:14] != []
        assert len(after["rack"]) == 15


async def test_an_illegal_play_comes_with_its_ruling_in_the_readers_language(server: Server) -> None:
    table = server.set_table("me", "hotseat", first=0)
    async with server.connected(table["table"]) as anna:
        await anna.hello(table["key"], lang="nl-NL")
        view = await anna.sees(lambda view: view["phase"] == "playing")
        answer = await anna.move({"play": view["rack"][0]})
        assert answer["ruling"]["violations"][0]["rule"].startswith("rummikub-sabra/")
        assert "Dutch" not in answer["message"]
        await anna.hello(table["key"], lang="en")
        english = await anna.move({"play": view["rack"][0]})
        assert english["message"] != answer["message"]


async def test_a_draft_is_ruled_on_and_there_again_after_reconnecting(server: Server) -> None:
    table = server.set_table("me", "hotseat", first=0)
    async with server.connected(table["table"]) as anna:
        view = await begun(anna, table)
        await anna.say("draft", id="d1", table=[f"{view['rack'][0]} {view['rack'][1]}"])
        answer = await anna.hear(lambda message: message["type"] == "ruling")
        assert (answer["id"], answer["ruling"]["legal"]) == ("d1", False)
    async with server.connected(table["table"]) as anna:
        back = await anna.hello(table["key"])
        assert back["view"]["draft"] == [f"{view['rack'][0]} {view['rack'][1]}"]
        await anna.say("draft", id="d2", table=None)
        await anna.hear(lambda message: message["type"] == "ruling")
    async with server.connected(table["table"]) as anna:
        assert (await anna.hello(table["key"]))["view"]["draft"] is None


async def test_a_seat_hears_set_phrases(server: Server) -> None:
    table = server.set_table("me", "bot")
    async with server.connected(table["table"]) as anna, server.connected(table["table"]) as watcher:
        await begun(anna, table)
        await watcher.say("hello", watch=table["watch"])
        await watcher.hear(lambda message: message["type"] == "view")
        await anna.say("say", phrase="well-played")
        said = await watcher.hear(lambda message: message["type"] == "said")
        assert (said["seat"], said["phrase"]) == (0, "well-played")
        await watcher.say("say", phrase="well-played")
        assert (await watcher.hear(lambda message: message["type"] == "error"))["code"] == "only-watching"


async def test_nobody_is_flooded_with_phrases(server: Server) -> None:
    table = server.set_table("me", "bot")
    async with server.connected(table["table"]) as anna:
        await begun(anna, table)
        for _ in range(8):
            await anna.say("say", phrase="hello")
        heard = 0
        while (await anna.hear(lambda message: message["type"] in ("said", "error")))["type"] == "said":
            heard += 1
        assert heard == 5
        assert anna.view["phase"] == "playing", "the connection stays"


async def test_hints_go_from_where_to_what(server: Server) -> None:
    for _ in range(30):  # a set within fourteen tiles is dealt every other time
        table = server.set_table("me", "hotseat", first=0, options={"opening_value": 0})
        async with server.connected(table["table"]) as anna:
            await begun(anna, table)
            hints = []
            for step in (1, 2, 3):
                await anna.say("hint", id=f"h{step}", step=step)
                hints.append(await anna.hear(lambda message: message["type"] in ("hint", "error")))
            assert [hint["step"] for hint in hints] == [1, 2, 3]
            assert "play" not in hints[0]
            assert "tiles" not in hints[0]
            if hints[2]["move"] != "play":
                continue
            assert (await anna.move({"play": hints[2]["play"]}))["type"] == "ack"
            await anna.sees(lambda view: view["last"] is not None)
            assert sorted(anna.view["last"]["played"]) == sorted(hints[1]["tiles"])
            return
    pytest.fail("no hint was a play")


async def test_too_many_messages_are_refused_and_then_accepted_again(server: Server) -> None:
    table = server.set_table("me", "bot")
    async with server.connected(table["table"]) as anna:
        for at in range(200):
            await anna.say("ping", t=at)
        await anna.hear(lambda message: message["type"] == "error" and message["code"] == "too-fast")
        for at in range(200, 1_200):
            await anna.say("ping", t=at)
            said = await anna.hear(lambda message: message["type"] == "error" or message.get("t", 0) >= 200)
            if said["type"] == "pong":
                return
            await asyncio.sleep(0.05)
        pytest.fail("nothing was accepted any more")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_pages_of_other_origins_cannot_connect(server: Server, origin: str) -> None:
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidStatus

    table = server.set_table("me", "bot")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/play"
    with pytest.raises(InvalidStatus):
        async with connect(address, origin=origin):  # type: ignore[arg-type]
            pass
    async with connect(address, origin=f"http://127.0.0.1:{server.port}") as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "key": table["key"]}))
        assert json.loads(await socket.recv())["type"] == "view"


async def test_a_table_that_is_not_there(server: Server) -> None:
    async with server.connected("nowhere") as nobody:
        answer = await nobody.hello("key")
        assert (answer["type"], answer["code"]) == ("error", "no-such-table")
        await nobody.say("start")
        assert (await nobody.hear(lambda message: message["type"] == "error"))["code"] == "hello-first"

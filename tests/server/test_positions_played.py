"""Tables that go on from a position, and the best plays of one over HTTP."""

from typing import Any

import httpx
import pytest
from served import Server

from optafel import Position
from optafel.rules.rulebooks import RULEBOOKS

LINE = "rummikub-sabra B8B9B10 B11K8Y8"
ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "beginner"}, {"kind": "open"}


def ask(server: Server, path: str, **said: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/{path}", json=said, timeout=60)


def read(server: Server, made: dict[str, Any], what: str = "", key: str = "") -> str:
    address = f"{server.url}/api/tables/{made['table']}{what}"
    return httpx.get(address, headers={"X-Seat-Key": key}, timeout=20).text


async def test_who_sits_first_has_the_position_and_nobody_else_sees_it(server: Server) -> None:
    made = server.open_table({"rulebook": "rummikub-sabra", "position": LINE, "seats": [OPEN, ME]})
    look = read(server, made)
    assert '"from_position":true' in look
    assert "B11" not in look
    async with server.connected(made["table"]) as anna:
        await anna.hello(made["key"])
        await anna.say("start")
        refused = await anna.hear(lambda said: said["type"] == "error")
        assert refused["code"] == "position-seats-open"
        friend = server.join(made, "Bram")
        async with server.connected(made["table"]) as bram:
            await bram.hello(friend["key"])
            seen = await bram.sees(lambda view: view["phase"] == "playing")
            assert sorted(seen["rack"]) == ["B11", "K8", "Y8"]
            assert (seen["turn"], seen["seat"], seen["table"]) == (0, 0, ["B8 B9 B10"])
            mine = await anna.sees(lambda view: view["phase"] == "playing")
            assert len(mine["rack"]) == 14
            told = "".join(anna.heard)
            assert "B11K8Y8" not in told
            records = [read(server, made, "/record", key) for key in (made["key"], friend["key"])]
            assert "\nPosition: rummikub-sabra B8B9B10 -\n" in records[0]
            assert "B11K8Y8" not in records[0]
            assert LINE in records[1]
            answer = await bram.move({"play": "B9 B10 B11 | B8 K8 Y8"})
            assert answer["type"] == "ack"
            over = await anna.sees(lambda view: view["phase"] == "over")
            assert over["result"]["winners"] == [0]


@pytest.mark.parametrize(
    ("position", "seats", "code"),
    [
        ("rummikub-sabra B8B9B10 -", [ME, BOT], "position-no-rack"),
        ("rummikub-sabra B8B9B10 Q7", [ME, BOT], "bad-case"),
        ("rummikub-sabra B8B9B10 B8B8", [ME, BOT], "bad-case"),
        (f"{LINE} others=14,14,14", [ME, BOT], "bad-case"),
        (f"{LINE} others=0", [ME, BOT], "position-is-over"),
        (f"{LINE} pot=200", [ME, BOT], "bad-case"),
        ("word-2023:en HOUSE CATS words=CAT", [ME, BOT], "position-own-words"),
        ("scrabble-nl:nl - ABC values=A9", [ME, BOT], "position-own-words"),
        (f"{LINE}", [ME] * 2, "one-seat-is-yours"),
        ("word-2023:en HOUSE CATS", [ME, BOT], "position-of-another-game"),
        ("x" * 2_001, [ME, BOT], "bad-request"),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(
    server: Server, position: str, seats: list[dict[str, str]], code: str
) -> None:
    game = next((id for id in RULEBOOKS if position.startswith(id)), "rummikub-sabra")
    game = "rummikub-sabra" if code == "position-of-another-game" else game
    answer = ask(server, "tables", rulebook=game, position=position, seats=seats)
    assert answer.status_code in (400, 413, 422), answer.text
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    "line",
    [
        LINE,
        f"{LINE} pot=20 others=3!,9",
        "rummikub-jokers - R10R11R12DM opened=no",
        "woord-sabra:nl KANTOOR/HUT DMRAAL",
        "woord-international:nl KANTOOR DM +goal=60",
        "word-2023:en HOUSE CATS@",
        "scrabble-nl:nl 15/15/15/15/15/15/15/3TAART7/15/15/15/15/15/15/15 TFELXY? pot=20",
    ],
)
async def test_bots_of_every_strength_go_on_from_any_position(server: Server, line: str) -> None:
    game = Position.parse(line).rulebook
    count = 2 if game in ("word-2023", "scrabble-nl") else 3
    for level in ("beginner", "champion"):
        bots = [{"kind": "bot", "level": level}] * (count - 1)
        made = server.open_table({"rulebook": game, "position": line, "seats": [ME, *bots]})
        async with server.connected(made["table"]) as anna:
            await anna.hello(made["key"])
            seen = await anna.sees(lambda view: view["phase"] == "playing" and view["turn"] == 0)
            move = {"draw": 0} if "draw" in seen["moves"] else {"pass": True}
            assert (await anna.move(move))["type"] == "ack"
            after = await anna.sees(
                lambda view: len(view["turns"]) >= count and view["turn"] == 0, seconds=120
            )
            assert {turn["seat"] for turn in after["turns"]} == set(range(count))


def test_the_best_plays_of_a_position(server: Server) -> None:
    found = ask(server, "plays", position="rummikub-sabra B8B9B10/R3R4 B11K8Y8R5").json()
    assert found["plays"][0]["tiles"] == 4
    assert found["proved"] is True
    assert found["loose"] == ["R3 R4"]
    assert 2 <= len(found["plays"]) <= 5
    words = ask(server, "plays", position="woord-sabra:nl KANTOOR/HUT DMRAAL", count=2).json()
    assert len(words["plays"]) == 2
    assert words["common"]["score"] <= words["plays"][0]["score"]
    board = ask(server, "plays", position="scrabble-nl:nl - TFELXY?", objective="equity").json()
    assert board["proved"] is False  # an estimate is no proof
    assert board["plays"][0]["worth"] > board["plays"][0]["score"]
    nothing = ask(server, "plays", position="rummikub-sabra - K1R5").json()
    assert (nothing["plays"], nothing["proved"]) == ([], True)
    for wrong in ({"count": 0}, {"count": 11}, {"count": True}, {"position": "rummikub-sabra - Q9"}):
        answer = ask(server, "plays", **{"position": LINE, **wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-case"), answer.text


def test_what_is_not_proved_has_a_bound(server: Server) -> None:
    """A search of hardly any steps: what it found is not proved, and how much more there could be is told."""
    line = "woord-sabra:nl KANTOOR/HUT/STRAAT/BLOEMEN DMRAALEN"
    hasty = ask(server, "plays", position=line, nodes=1).json()
    best = ask(server, "plays", position=line).json()
    assert hasty["proved"] is False
    assert best["proved"] is True
    assert "bound" not in best
    assert hasty["bound"] >= best["plays"][0]["score"]


async def test_whoever_plays_again_goes_on_from_the_same_position(server: Server) -> None:
    order = {"rulebook": "rummikub-sabra", "position": LINE}
    made = server.open_table({**order, "seats": [ME, {"kind": "hotseat", "name": "Bram"}]})
    async with server.connected(made["table"]) as both:
        await both.hello(made["keys"]["1"])
        await both.hello(made["key"])
        for game in range(2):
            seen = await both.sees(lambda view: view["phase"] == "playing")
            assert sorted(seen["rack"]) == ["B11", "K8", "Y8"], game
            assert (await both.move({"play": "B9 B10 B11 | B8 K8 Y8"}))["type"] == "ack"
            await both.sees(lambda view: view["phase"] == "over")
            await both.say("rematch")
            await both.hello(made["keys"]["1"])
            await both.say("rematch")
            await both.hello(made["key"])

"""A finished game over HTTP, turn by turn; and positions to show and to send on."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from served import Server, serving

from seen import move_for

GCG = Path(__file__).parents[1] / "gcg" / "games"


def call(server: Server, method: str, path: str, **rest: Any) -> httpx.Response:
    return httpx.request(method, server.url + path, timeout=60, **rest)


def lines_of(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


async def played(server: Server, turns: int, **rest: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table whose two seats have played some turns: how it was made, and the last view."""
    table = server.set_table("me", "hotseat", first=0, **rest)
    keys = {0: table["key"], 1: table["keys"]["1"]}
    async with server.connected(table["table"]) as hands:
        for seat in (1, 0):
            await hands.hello(keys[seat])
        await hands.sees(lambda view: view["phase"] == "playing")
        for turn in range(turns):
            await hands.hello(keys[turn % 2])
            seen = await hands.sees(lambda view, seat=turn % 2: view["turn"] == view["seat"] == seat)  # type: ignore[misc]
            assert (await hands.move(move_for(seen, "beginner")))["type"] == "ack"
        return table, hands.view


async def give_up(server: Server, table: dict[str, Any]) -> None:
    async with server.connected(table["table"]) as hands:
        await hands.hello(table["key"])
        assert (await hands.move({"resign": True}))["type"] == "ack"


async def test_a_running_game_is_never_reviewed(server: Server) -> None:
    table, _ = await played(server, 2)
    path = f"/api/tables/{table['table']}/review"
    for key in (table["key"], table["keys"]["1"], table["watch"]):
        answer = call(server, "GET", path, headers={"X-Seat-Key": key})
        assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")
    await give_up(server, table)
    for key in ("", "guess", table["invite"]):
        answer = call(server, "GET", path, headers={"X-Seat-Key": key})
        assert (answer.status_code, answer.json()["code"]) == (403, "unknown-key")
    for key in (table["key"], table["watch"]):
        assert call(server, "GET", path, headers={"X-Seat-Key": key}).status_code == 200
    waiting = server.set_table("me", "open")
    answer = call(
        server, "GET", f"/api/tables/{waiting['table']}/review", headers={"X-Seat-Key": waiting["key"]}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "not-begun")


async def test_the_review_of_a_table_is_whole(server: Server) -> None:
    table, _ = await played(server, 8, rulebook="scrabble-nl", language="nl")
    await give_up(server, table)
    mine = {"X-Seat-Key": table["key"]}
    told = lines_of(call(server, "GET", f"/api/tables/{table['table']}/review", headers=mine))
    assert [line["type"] for line in told] == ["game", *["turn"] * 8, *["best"] * 8, "end"]
    game, turns, bests = told[0], told[1:9], told[9:17]
    assert (game["game"], game["names"], game["turns"], game["ended"]) == (
        "scrabble-nl",
        ["me0", "hotseat1"],
        8,
        True,
    )
    assert [best["number"] for best in bests] == [turn["number"] for turn in turns]
    for turn, best in zip(turns, bests, strict=True):
        found = best["best"]
        assert (found["by"], found["proved"]) == ("worth", False)
        assert best["missed"] == round(found["worth"] - found["made"]) >= 0
        asked = {"position": turn["position"], "objective": "equity"}
        solved = call(server, "POST", "/api/solve", json=asked).json()
        assert solved["worth"] - 0.5 <= found["worth"]
        assert (solved["play"] == found["play"]) or best["missed"] == 0
    assert game.pop("match") == {
        "number": 1,
        "games": [{"names": game["names"], "scores": game["scores"], "winners": game["winners"]}],
    }
    record = call(server, "GET", f"/api/tables/{table['table']}/record", headers=mine).text
    again = lines_of(call(server, "POST", "/api/review", json={"record": record}))
    assert "match" not in again[0]
    assert game.pop("you") == 0  # a record does not know who asks
    assert again == told


async def another_game(server: Server, table: dict[str, Any], turns: int) -> None:
    """Both seats ask for more, play some turns, and the first gives up."""
    keys = {0: table["key"], 1: table["keys"]["1"]}
    async with server.connected(table["table"]) as hands:
        for seat in (0, 1):
            await hands.hello(keys[seat])
            await hands.say("rematch")
        await hands.sees(lambda view: view["phase"] == "playing")
        for turn in range(turns):
            await hands.hello(keys[turn % 2])
            seen = await hands.sees(lambda view, seat=turn % 2: view["turn"] == view["seat"] == seat)  # type: ignore[misc]
            assert (await hands.move(move_for(seen, "beginner")))["type"] == "ack"


async def test_every_game_of_a_match_can_be_looked_at_again(server: Server) -> None:
    table, _ = await played(server, 4, games=2)
    await give_up(server, table)
    path, mine = f"/api/tables/{table['table']}/review", {"X-Seat-Key": table["key"]}
    first = lines_of(call(server, "GET", path, headers=mine))
    await another_game(server, table, 6)
    # The second is being played: of it nothing is told, of the first everything.
    assert call(server, "GET", path, headers=mine).json()["code"] == "game-not-over"
    assert first[0].pop("you") == 0
    for key, you in ((table["key"], 0), (table["watch"], None)):
        asked = lines_of(call(server, "GET", f"{path}?game=1", headers={"X-Seat-Key": key}))
        assert asked[0].pop("you", None) == you
        assert asked == first
    answer = call(server, "GET", f"{path}?game=2", headers=mine)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-past-game")
    stranger = call(server, "GET", f"{path}?game=1", headers={"X-Seat-Key": "guess"})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "unknown-key")

    await give_up(server, table)
    last = lines_of(call(server, "GET", path, headers=mine))
    assert last == lines_of(call(server, "GET", f"{path}?game=2", headers=mine))
    assert [line["type"] for line in last].count("turn") == 6
    match = last[0]["match"]
    assert match["number"] == 2
    assert [one["scores"] for one in match["games"]] == [first[0]["scores"], last[0]["scores"]]
    again = lines_of(call(server, "GET", f"{path}?game=1", headers=mine))
    assert again[0].pop("match")["games"] == match["games"]
    assert again[0].pop("you") == 0
    first[0].pop("match")
    assert again == first
    for wrong in ("0", "x", "99999"):
        assert call(server, "GET", f"{path}?game={wrong}", headers=mine).status_code == 422


def test_a_crossword_record_is_reviewed_as_far_as_it_is_known(server: Server) -> None:
    text = (GCG / "broken-off.gcg").read_text("latin-1")
    told = lines_of(call(server, "POST", "/api/review", json={"record": text}))
    turns = [line for line in told if line["type"] == "turn"]
    bests = {line["number"]: line["best"] for line in told if line["type"] == "best"}
    assert {turn["unsolved"] for turn in turns} == {"", "rack"}
    assert all((bests[turn["number"]] is None) == (turn["unsolved"] == "rack") for turn in turns)
    assert told[-1]["type"] == "end"


RUBBISH: list[tuple[dict[str, Any], int, str]] = [
    ({"record": ""}, 400, "bad-record"),
    ({"record": "hello"}, 400, "bad-record"),
    ({"record": "#player1 A A\n#player2 B B\n"}, 400, "bad-record"),
    ({"record": "Game: rummikub-sabra\nSeats: 2\nSeed: 00\n" + "1. A draw\n" * 1_001}, 400, "bad-record"),
    ({"record": "Game: rummikub-sabra\nSeats: 2\nSeed: 00\nEntropy: " + "[" * 99_999}, 400, "bad-record"),
    ({"record": "Game: rummikub-sabra\nSeats: 2\nSeed: 00\n1. A draw\n"}, 409, "game-not-over"),
    ({"record": "x" * 200_001}, 422, "bad-request"),
    ({"record": 5}, 422, "bad-request"),
    ({}, 422, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "code"), RUBBISH)
def test_a_record_that_cannot_be_reviewed(
    server: Server, body: dict[str, Any], status: int, code: str
) -> None:
    for language in ("en", "nl"):
        answer = call(server, "POST", f"/api/review?lang={language}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert len(answer.json()["message"]) > 10


def test_whoever_hangs_up_stops_the_work(server: Server) -> None:
    text = (GCG / "zu-zweit.gcg").read_text("latin-1")
    for _ in range(10):  # more than may go on at the same time
        with httpx.stream("POST", f"{server.url}/api/review", json={"record": text}, timeout=60) as answer:
            assert answer.status_code == 200
            assert json.loads(next(answer.iter_lines()))["type"] == "game"
    assert call(server, "GET", "/api/health").status_code == 200


def test_one_address_leaves_room_for_others(tmp_path: Path) -> None:
    record = {"record": (GCG / "club-night.gcg").read_text("latin-1")}
    with serving(tmp_path / "data", OPTAFEL_LIMITS_REVIEWS_PER_ADDRESS="1") as server:
        with httpx.stream("POST", f"{server.url}/api/review", json=record, timeout=60) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["type"] == "game"
            refused = call(server, "POST", "/api/review", json=record)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many-requests")
            assert json.loads(list(lines)[-1])["type"] == "end", "the first one goes on"
        with httpx.stream("POST", f"{server.url}/api/review", json=record, timeout=60) as again:
            assert again.status_code == 200


POSITION = {"game": "rummikub-sabra", "table": "B8 B9 B10", "rack": "B11 K8 Y8"}


def test_a_position_is_shown_with_and_without_a_play(server: Server) -> None:
    lying = call(server, "POST", "/api/position", json=POSITION).json()
    assert (lying["table"], lying["rack"], lying["changed"]) == (["B8 B9 B10"], ["B11", "K8", "Y8"], [])
    play = {**POSITION, "play": "B9 B10 B11 | B8 K8 Y8"}
    laid = call(server, "POST", "/api/position", json=play).json()
    assert (laid["fresh"], laid["changed"], laid["rack"]) == ([[2], [1, 2]], [0, 1], [])


def test_a_position_as_a_picture(server: Server) -> None:
    answer = call(server, "POST", "/api/picture", json={**POSITION, "caption": "a < b"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "a < b" in "".join(ElementTree.fromstring(answer.text).itertext())


@pytest.mark.parametrize("path", ["position", "picture"])
@pytest.mark.parametrize(
    "wrong",
    [
        {"rack": "R99"},
        {"game": "poker"},
        {"table": "R1 " * 400},
        {"table": 5},
        {"play": "Q1"},
        {"rack": "x" * 9_999},
    ],
)
def test_a_position_that_cannot_be_read(server: Server, path: str, wrong: dict[str, Any]) -> None:
    answer = call(server, "POST", f"/api/{path}", json={**POSITION, **wrong})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-case")
    assert len(answer.json()["message"]) > 10


def test_a_caption_has_an_end(server: Server) -> None:
    answer = call(server, "POST", "/api/picture", json={**POSITION, "caption": "x" * 201})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-case")

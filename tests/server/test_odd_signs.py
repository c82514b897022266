"""Whatever characters people send, the server answers, and what it answers can be read."""

import json
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from served import Server

ODD = ["\u2028", "\u0085", "\0", "\ud800", "\udfff", "\ufffe", "\u202e", "\u200b", "😀"]


def post(server: Server, path: str, body: Any) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return httpx.post(server.url + path, content=json.dumps(body), headers=headers, timeout=60)


@pytest.mark.parametrize("odd", ODD)
def test_no_sign_makes_a_server_fail(server: Server, odd: str) -> None:
    case: dict[str, Any] = {"game": "rummikub-sabra", "table": "B8 B9 B10", "rack": "B11 K8 Y8"}
    picture = post(server, "/api/picture", {**case, "caption": f"a{odd}b"})
    assert picture.status_code == 200, picture.text
    ElementTree.fromstring(picture.text)
    for path, body in (
        ("/api/solve", {**case, "rack": odd}),
        ("/api/judge", {**case, "play": odd}),
        ("/api/position", {**case, odd: odd}),
        ("/api/verify", {"record": f'Game: {odd}\nSeed: 00\nEntropy: ["{odd}"]'}),
        ("/api/review", {"record": odd}),
        ("/api/tables", {"rulebook": odd, "seats": [{"kind": "me", "name": odd}]}),
        ("/api/companion/words", {"rulebook": "scrabble-nl", "words": [odd]}),
        ("/api/companion/sheet", {"rulebook": "rummikub-sabra", "names": [f"An{odd}na", odd]}),
        ("/api/companion/book", {"rulebook": "woord-sabra", "options": {"theme": odd, odd: odd}}),
        ("/api/companion/begin", {"rulebook": "scrabble-nl", "seats": 2, "drawn": [odd, "A"]}),
        ("/api/ruling", {**case, "play": f"B8{odd}B9"}),
        ("/api/codes", {"code": odd}),
    ):
        answer = post(server, path, body)
        assert answer.status_code < 500, (path, answer.text)
    seats = [{"kind": "me", "name": f"An{odd}na"}, {"kind": "open"}]
    made = post(server, "/api/tables", {"rulebook": "rummikub-sabra", "seats": seats})
    assert made.status_code == 201, made.text


@pytest.mark.parametrize("odd", ODD)
async def test_nor_does_one_over_a_web_socket(server: Server, odd: str) -> None:
    table = server.set_table("me", "hotseat", first=0, rulebook="scrabble-nl")
    async with server.connected(table["table"]) as anna:
        await anna.say("hello", key=odd, lang=odd)
        await anna.hear(lambda message: message["type"] == "error")
        await anna.hello(table["key"], entropy=f"a{'' if odd >= chr(0xD800) else odd}b")
        await anna.sees(lambda view: view["phase"] == "playing")
        number = anna.view["number"]
        for said in (
            {"type": "move", "id": "m", "number": number, "move": {"play": f"8H {odd}"}},
            {"type": "move", "id": "m", "number": number, "move": {"exchange": odd, odd: odd}},
            {"type": "move", "id": odd, "number": number, "move": {"pass": True}},
            {"type": "draft", "id": "d", "table": f"8H {odd}A"},
            {"type": "draft", "id": "d", "table": [odd]},
            {"type": "stir", "entropy": odd},
            {"type": "say", "phrase": odd},
            {"type": odd},
        ):
            await anna.socket.send(json.dumps(said))
            await anna.hear(lambda message: message["type"] in ("refused", "error", "ruling"))
        await anna.say("ping", t=1)
        await anna.hear(lambda message: message["type"] == "pong")
    path, mine = f"{server.url}/api/tables/{table['table']}/record", {"X-Seat-Key": table["key"]}
    async with httpx.AsyncClient(timeout=20) as client:
        for form in ("own", "gcg"):
            assert (await client.get(path, headers=mine, params={"form": form})).status_code == 200


async def test_a_record_with_odd_stirs_is_fair(server: Server) -> None:
    table = server.set_table("me", "hotseat", first=0)
    async with server.connected(table["table"]) as anna:
        await anna.hello(table["key"], entropy="a\u2028b\u0085c\0")
        await anna.sees(lambda view: view["phase"] == "playing")
        await anna.move({"resign": True})
        await anna.sees(lambda view: view["phase"] == "over")
        await anna.say("stir", entropy="\ud800")
        said = await anna.hear(lambda message: message["type"] == "error")
        assert said["code"] == "not-json"
    path, mine = f"/api/tables/{table['table']}/record", {"X-Seat-Key": table["key"]}
    async with httpx.AsyncClient(timeout=60) as client:
        record = (await client.get(server.url + path, headers=mine)).text
    proof = post(server, "/api/verify", {"record": record, "commit": table["commit"]}).json()
    assert (proof["fair"], proof["entropy"]) == (True, ["a\u2028b\u0085c\0"])


def test_names_at_a_table_look_different_and_are_never_blank(server: Server) -> None:
    table = server.set_table("me", "open", "open", "open")
    path = f"/api/tables/{table['table']}"
    for blank in ("", "  ", "\u200b", "\u3164\u2800", "\u0000"):
        answer = post(server, f"{path}/join", {"invite": table["invite"], "name": blank})
        assert (answer.status_code, answer.json()["code"]) == (400, "blank-name"), repr(blank)
    family = "👨\u200d👩\u200d👧\u200d👦"
    for name in ("M\u0435\u200b0", family, "ｍｅ０"):  # the first with a Cyrillic letter
        server.join(table, name)
    names = [seat["name"] for seat in httpx.get(server.url + path, timeout=60).json()["seats"]]
    assert names == ["me0", "M\u0435 0 (2)", family, "ｍｅ０ (3)"]

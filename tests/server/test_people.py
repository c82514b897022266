"""A person without an account: a key binds seats, settings and streaks, and nobody else gets at them."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from served import Player, Server, serving

from optafel.server.codes import LENGTH, SIGNS
from optafel.server.sealing import Unsealable, seal, unseal

ANNA, BRAM, NOBODY = "anna" + 16 * "a", "bram" + 16 * "b", "nobody" + 14 * "n"


def call(server: Server, method: str, path: str, person: str | None = None, **rest: Any) -> httpx.Response:
    headers = {"X-Person-Key": person} if person else {}
    return httpx.request(method, f"{server.url}/api{path}", headers=headers, timeout=60, **rest)


def open_as(server: Server, person: str | None, *kinds: str, **rest: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"{kind}{at}"} for at, kind in enumerate(kinds)]
    order = {"rulebook": "rummikub-sabra", "seats": seats, **rest}
    answer = call(server, "POST", "/tables", person, json=order)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def join_as(server: Server, person: str, table: dict[str, Any], name: str) -> dict[str, Any]:
    asked = {"invite": table["invite"], "name": name}
    answer = call(server, "POST", f"/tables/{table['table']}/join", person, json=asked)
    assert answer.status_code == 200, answer.text
    joined: dict[str, Any] = answer.json()
    return joined


def games_of(server: Server, person: str) -> dict[str, dict[str, Any]]:
    return {game["table"]: game for game in call(server, "GET", "/person/games", person).json()}


async def test_another_device_takes_the_seat_and_both_may_move(server: Server) -> None:
    anna, bram = ANNA[:-1] + "1", BRAM[:-1] + "1"
    made = open_as(server, anna, "me", "open", first=0)
    joined = join_as(server, bram, made, "Bram")
    table = made["table"]
    here = games_of(server, anna)[table]
    assert here["keys"] == [made["key"]]
    assert (here["invite"], here["watch"], here["code"]) == (made["invite"], made["watch"], made["code"])
    assert games_of(server, bram)[table]["keys"] == [joined["key"]]
    async with server.connected(table) as desk, server.connected(table) as phone:
        await desk.hello(here["keys"][0])
        async with server.connected(table) as other:
            await other.hello(joined["key"])
            await desk.sees(lambda view: view["phase"] == "playing")
            await phone.hello(games_of(server, anna)[table]["keys"][0])
            assert phone.view["rack"] == desk.view["rack"]
            assert (await phone.move({"draw": 0}))["type"] == "ack"
            await desk.sees(lambda view: len(view["turns"]) == 1)
            assert len(desk.view["rack"]) == 15
            await other.sees(lambda view: view["turn"] == 1)
            assert (await other.move({"draw": 0}))["type"] == "ack"
            await desk.sees(lambda view: view["turn"] == 0)
            assert (await desk.move({"draw": 0}))["type"] == "ack"
            await phone.sees(lambda view: len(view["turns"]) == 3)


async def test_the_list_says_whose_turn_it_is_and_how_it_ended(server: Server) -> None:
    anna, bram = ANNA[:-1] + "2", BRAM[:-1] + "2"
    made = open_as(server, anna, "me", "open", first=0, clock_seconds=86_400)
    table = made["table"]
    assert games_of(server, anna)[table]["phase"] == "waiting"
    joined = join_as(server, bram, made, "Bram")
    async with server.connected(table) as one, server.connected(table) as two:
        await one.hello(made["key"])
        await two.hello(joined["key"])
        await one.sees(lambda view: view["phase"] == "playing")
        game = games_of(server, anna)[table]
        assert (game["mine"], game["waits_for"], game["clock_seconds"]) == ([0], [0], 86_400)
        assert [seat["name"] for seat in game["seats"]] == ["me0", "Bram"]
        assert [seat["tiles"] for seat in game["seats"]] == [14, 14]
        assert game["since_ms"] > 1_700_000_000_000
        assert "past" not in game
        await one.move({"draw": 0})
        assert games_of(server, bram)[table]["waits_for"] == [1] == games_of(server, bram)[table]["mine"]
        await two.sees(lambda view: view["turn"] == 1)
        await two.move({"resign": True})
        (played,) = games_of(server, anna)[table]["past"]
        assert played["winners"] == [0]
        assert played["names"] == ["me0", "Bram"]
        assert played["ended_ms"] >= game["since_ms"]
        assert games_of(server, anna)[table]["phase"] == "over"
        assert games_of(server, anna)[table]["waits_for"] == []


def test_a_seat_that_was_taken_before_is_bound_by_its_key(server: Server) -> None:
    anna = ANNA[:-1] + "3"
    made = open_as(server, None, "me", "bot")
    path = f"/person/games/{made['table']}"
    wrong = call(server, "PUT", path, anna, json={"keys": ["guess"]})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "unknown-key")
    assert games_of(server, anna) == {}
    bound = call(
        server, "PUT", path, anna, json={"keys": ["guess", made["key"]], "commits": [made["commit"]]}
    )
    assert bound.json()["keys"] == [made["key"]]
    assert games_of(server, anna)[made["table"]]["commits"] == [made["commit"]]
    assert call(server, "DELETE", path, anna).status_code == 200
    assert games_of(server, anna) == {}


def test_nobody_can_tell_who_there_is(server: Server) -> None:
    open_as(server, ANNA[:-1] + "4", "me", "bot")
    nothing = call(server, "GET", "/person", NOBODY)
    assert (nothing.status_code, nothing.json()) == (200, {"games": [], "notes": {}})
    assert call(server, "DELETE", "/person", NOBODY).status_code == 200
    for key in ("", "short", 21 * "a", 20 * "é"):
        answer = httpx.get(f"{server.url}/api/person", headers={b"X-Person-Key": key.encode()}, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert call(server, "GET", "/person").json()["code"] == "bad-request"


def test_notes_travel_and_all_can_be_deleted(server: Server) -> None:
    anna = ANNA[:-1] + "5"
    open_as(server, anna, "me", "bot")
    assert call(server, "PUT", "/person/notes/carried", anna, json={"version": 0, "text": "ë"}).json() == {
        "version": 1
    }
    first = call(server, "PUT", "/person/notes/carried", anna, json={"version": 0, "text": "late"})
    assert (first.status_code, first.json()["code"]) == (409, "note-changed")
    call(server, "PUT", "/person/notes/carried", anna, json={"version": 1, "text": "ë!"})
    kept = call(server, "GET", "/person", anna).json()
    assert kept["notes"] == {"carried": {"version": 2, "text": "ë!"}}
    assert len(kept["games"]) == 1
    assert call(server, "DELETE", "/person", anna).json() == {"what": "person"}
    assert call(server, "GET", "/person", anna).json() == {"games": [], "notes": {}}


def test_a_person_is_kept_to_a_measure(server: Server) -> None:
    anna = ANNA[:-1] + "6"
    for at in range(8):
        name = "abcdefgh"[at]
        assert call(server, "PUT", f"/person/notes/{name}", anna, json={"version": 0, "text": ""}).is_success
    answer = call(server, "PUT", "/person/notes/i", anna, json={"version": 0, "text": ""})
    assert answer.json()["code"] == "too-many-notes"
    long = call(server, "PUT", "/person/notes/a", anna, json={"version": 1, "text": "x" * 210_000})
    assert long.json()["code"] == "bad-request"


def test_a_code_that_was_said_aloud_leads_to_the_table(server: Server) -> None:
    made = open_as(server, None, "me", "open")
    code = made["code"]
    assert len(code) == LENGTH
    assert not set(code) - set(SIGNS)
    for heard in (code, code.lower(), f" {code[:3]}-{code[3:]} ", code.replace("B", "8")):
        found = call(server, "POST", "/codes", json={"code": heard}).json()
        assert found == {"table": made["table"], "invite": made["invite"]}
    for wrong in ("", "QQQQQQQ", "ÄÖÜ123", 6 * "0"):
        answer = call(server, "POST", "/codes", json={"code": wrong})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-code")
    assert "code" not in open_as(server, None, "me", "bot")


def test_guesses_are_few_and_the_disk_opens_no_seat(tmp_path: Path) -> None:
    with serving(
        tmp_path / "data", OPTAFEL_LIMITS_CODES_PER_MINUTE="3", OPTAFEL_LIMITS_PEOPLE_PER_MINUTE="2"
    ) as server:
        made = open_as(server, ANNA, "me", "open")
        codes = [call(server, "POST", "/codes", json={"code": "KKKKKK"}).json()["code"] for _ in range(4)]
        assert codes == 3 * ["no-such-code"] + ["too-many-requests"]
        call(server, "PUT", "/person/notes/carried", ANNA, json={"version": 0, "text": "in private"})
        assert games_of(server, ANNA)
        assert call(server, "PUT", "/person/notes/a", BRAM, json={"version": 0, "text": ""}).is_success
        third = call(server, "PUT", "/person/notes/a", NOBODY, json={"version": 0, "text": ""})
        assert third.json()["code"] == "too-many-requests"
        open_as(server, ANNA, "me", "bot")  # who is known is not new
        server.stop()
        rows = sqlite3.connect(server.data / "tables.sqlite3").execute(
            "SELECT person, sealed FROM person_games UNION ALL SELECT person, sealed FROM person_notes"
        )
        written = str(rows.fetchall())
        for secret in (ANNA, made["key"], made["watch"], "in private"):
            assert secret not in written
        assert ANNA not in server.log.read_text()


def test_a_table_of_before_people_is_listed_too(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        made = open_as(server, ANNA, "me", "bot", first=0)
        asyncio.run(_said_hello(server, made))
        now = games_of(server, ANNA)[made["table"]]
        server.stop()
        with sqlite3.connect(server.data / "tables.sqlite3") as database:
            database.execute("UPDATE tables SET standing = NULL")
        server.start()
        assert games_of(server, ANNA)[made["table"]] == now


async def _said_hello(server: Server, made: dict[str, Any]) -> None:
    async with server.connected(made["table"]) as player:
        assert isinstance(player, Player)
        await player.hello(made["key"])
        await player.sees(lambda view: view["phase"] == "playing")


def test_the_hand_over_code_is_drawn_and_kept_by_nobody(server: Server) -> None:
    answer = call(server, "GET", "/person/qr.svg", ANNA)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert ANNA not in server.log.read_text()


@given(st.text(max_size=200))
def test_what_is_sealed_opens_with_its_own_key_alone(text: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    sealed = seal(ANNA, "game t", text)
    assert unseal(ANNA, "game t", sealed) == text
    for key, place in ((BRAM, "game t"), (ANNA, "game u"), (ANNA, "note t")):
        with pytest.raises(Unsealable):
            unseal(key, place, sealed)

"""The HTTP calls: what they answer, what they refuse, what every answer carries."""

from typing import Any

import httpx
import pytest
from served import Server

from optafel import gcg


def call(server: Server, method: str, path: str, **rest: Any) -> httpx.Response:
    return httpx.request(method, server.url + path, timeout=60, **rest)


def test_rulebooks_say_what_a_table_can_be(server: Server) -> None:
    books = {book["id"]: book for book in call(server, "GET", "/api/rulebooks").json()}
    assert books["rummikub-sabra"]["players"] == [2, 4]
    assert books["rummikub-sabra"]["levels"]
    option = next(o for o in books["rummikub-sabra"]["options"] if o["name"] == "opening_value")
    assert (option["kind"], option["default"]) == ("choice", 30)
    assert option["place"]["book"] == "004"


def test_a_summary_tells_no_secrets(server: Server) -> None:
    table = server.set_table("me", "open", "bot")
    answer = call(server, "GET", f"/api/tables/{table['table']}")
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "open", "bot"]
    assert not answer.json()["begun"]
    for secret in (table["key"], table["invite"], table["watch"]):
        assert secret not in answer.text


ORDER: dict[str, Any] = {"rulebook": "rummikub-sabra", "seats": [{"kind": "me"}, {"kind": "bot"}]}
BAD_ORDERS: list[tuple[dict[str, Any], int, str]] = [
    ({**ORDER, "rulebook": "poker"}, 400, "no-such-rulebook"),
    ({**ORDER, "seats": [{"kind": "bot"}, {"kind": "bot"}]}, 400, "one-seat-is-yours"),
    ({**ORDER, "seats": [{"kind": "me"}]}, 400, "wrong-number-of-seats"),
    ({**ORDER, "seats": []}, 422, "bad-request"),
    ({**ORDER, "seats": [{"kind": "me"}] + 9 * [{"kind": "bot"}]}, 422, "bad-request"),
    ({**ORDER, "options": {"fly": True}}, 400, "bad-option"),
    ({**ORDER, "options": {"opening_value": 31}}, 400, "bad-option"),
    ({**ORDER, "clock_seconds": 1}, 422, "bad-request"),
    ({**ORDER, "clock_seconds": "soon"}, 422, "bad-request"),
    ({**ORDER, "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 400, "no-such-level"),
    ({**ORDER, "first": 3}, 400, "bad-table"),
    ({**ORDER, "surprise": 1}, 422, "bad-request"),
]


@pytest.mark.parametrize(("order", "status", "code"), BAD_ORDERS)
def test_a_table_that_cannot_be_set(server: Server, order: dict[str, Any], status: int, code: str) -> None:
    for language in ("en", "nl"):
        answer = call(server, "POST", f"/api/tables?lang={language}", json=order)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert len(answer.json()["message"]) > 10
        assert "{ $" not in answer.json()["message"]


def test_no_json_and_too_much_of_it(server: Server) -> None:
    json = {"Content-Type": "application/json"}
    answer = call(server, "POST", "/api/tables", content=b"{nope", headers=json)
    assert (answer.status_code, answer.json()["code"]) == (400, "not-json")
    answer = call(server, "POST", "/api/tables", content=b" " * 3_000_000, headers=json)
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-long")
    assert call(server, "GET", "/api/nothing").json()["code"] == "not-found"
    answer = call(server, "DELETE", "/api/rulebooks")
    assert (answer.status_code, answer.json()["code"]) == (405, "method-not-allowed")


def test_joining_and_giving_seats(server: Server) -> None:
    table = server.set_table("me", "open", "open")
    path = f"/api/tables/{table['table']}"
    answer = call(server, "POST", f"{path}/join", json={"invite": "guess", "name": "Mallory"})
    assert (answer.status_code, answer.json()["code"]) == (403, "unknown-invite")
    assert server.join(table, "  Be\u202ert\n\t<b>  ")["seat"] == 1
    assert call(server, "GET", path).json()["seats"][1]["name"] == "Be rt <b>"
    answer = call(server, "POST", f"{path}/seats/2", json={"key": "guess", "kind": "bot"})
    assert (answer.status_code, answer.json()["code"]) == (403, "unknown-key")
    answer = call(server, "POST", f"{path}/seats/2", json={"key": table["key"], "kind": "bot"})
    assert answer.json() == {"table": table["table"], "seat": 2}
    assert call(server, "GET", path).json()["seats"][2]["kind"] == "bot"
    answer = call(server, "POST", f"{path}/join", json={"invite": table["invite"], "name": "Late"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-seat-open")


def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/", "/api/rulebooks", "/api/docs", "/nothing.js", "/api/tables/x"):
        headers = call(server, "GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_an_installed_page_says_what_it_is_in_the_reader_s_language(server: Server) -> None:
    def manifest(path: str, language: str) -> dict[str, Any]:
        answer = call(server, "GET", f"/manifest.webmanifest{path}", headers={"Accept-Language": language})
        assert "Accept-Language" in answer.headers["vary"]
        said: dict[str, Any] = answer.json()
        return said

    english = manifest("", "en-GB")
    german = manifest("", "de-AT,en;q=0.5")
    assert (english["lang"], german["lang"]) == ("en", "de")
    assert german["description"] != english["description"]
    assert german["icons"] == english["icons"]
    assert manifest("?lang=nl", "de")["lang"] == "nl"  # the page was told to speak another one
    assert manifest("", "xx") == english


def test_no_file_outside_the_page_is_served(server: Server) -> None:
    for path in ("/../cli/serve.py", "/..%2fcli%2fserve.py", "/%2e%2e/cli/serve.py", "//etc/passwd"):
        answer = call(server, "GET", path)
        assert "import" not in answer.text
        assert "root:" not in answer.text


def test_the_api_page_describes_every_call(server: Server) -> None:
    page = call(server, "GET", "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in call(server, "GET", "/api/openapi.json").json()["paths"]:
        assert path in page.text
    assert "<script" not in page.text


def test_an_invitation_as_qr(server: Server) -> None:
    table = server.set_table("me", "open")
    path = f"/api/tables/{table['table']}/qr.svg"
    answer = call(server, "GET", path, headers={"X-Invite": table["invite"]})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert call(server, "GET", path, headers={"X-Invite": "<script>"}).status_code == 422


def test_the_referee_and_the_solver_answer_over_http(server: Server) -> None:
    case = {"game": "rummikub-sabra", "table": "B8 B9 B10", "rack": "B11 K8 Y8"}
    solved = call(server, "POST", "/api/solve", json=case).json()
    assert (solved["tiles"], solved["optimal"]) == (3, True)
    judged = call(server, "POST", "/api/judge", json={**case, "play": solved["play"]}).json()
    assert judged["legal"]
    wrong = call(server, "POST", "/api/judge", json={**case, "play": "B99"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-case")


async def test_a_finished_game_can_be_proved_fair(server: Server) -> None:
    table = server.set_table("me", "hotseat", first=0)
    async with server.connected(table["table"]) as anna:
        await anna.hello(table["key"], entropy="mine")
        await anna.sees(lambda view: view["phase"] == "playing")
        await anna.move({"draw": 0})
        await anna.move({"resign": True})
        over = await anna.sees(lambda view: view["phase"] == "over")
    path, mine = f"/api/tables/{table['table']}/record", {"X-Seat-Key": table["key"]}
    record = call(server, "GET", path, headers=mine).text
    assert over["seed"] in record
    said = call(server, "POST", "/api/verify", json={"record": record, "commit": table["commit"]}).json()
    assert (said["fair"], said["commitment"]) == (True, table["commit"])
    assert [draw["kind"] for draw in said["draws"]] == ["dealt", "dealt", "drew"]
    said = call(server, "POST", "/api/verify", json={"record": record, "commit": "0" * 64}).json()
    assert (said["fair"], said["wrong"]) == (False, ["other-seed"])
    wrong = call(server, "POST", "/api/verify", json={"record": "hello"})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-record")


ENDS = {"scoreless_to_end": 2}  # a game that is over soon: the pot is far from empty


async def test_a_crossword_can_be_taken_along_as_gcg(server: Server) -> None:
    table = server.set_table("me", "hotseat", rulebook="scrabble-nl", language="nl", first=0, options=ENDS)
    path, mine = f"/api/tables/{table['table']}/record", {"X-Seat-Key": table["key"]}
    async with server.connected(table["table"]) as anna:
        await anna.hello(table["key"])
        await anna.sees(lambda view: view["phase"] == "playing")
        await anna.move({"pass": True})
        unfinished = call(server, "GET", path, params={"form": "gcg"}, headers=mine).text
        await anna.hello(table["keys"]["1"])
        await anna.sees(lambda view: view["turn"] == view["seat"] == 1)
        await anna.move({"pass": True})
        over = await anna.sees(lambda view: view["phase"] == "over")
    answer = call(server, "GET", path, params={"form": "gcg"}, headers=mine)
    assert answer.headers["content-type"].startswith("text/plain")
    whole = gcg.read(answer.text)
    assert [player.name for player in whole.players] == ["me0", "hotseat1"]
    left = ["".join(sorted(tiles, key=lambda tile: (tile == "?", tile))) for tiles in over["result"]["left"]]
    assert [line.rack for line in whole.lines[:2]] == left
    assert not gcg.report(whole).differences
    assert "#incomplete" in unfinished
    assert left[1] not in unfinished
    numbers = server.set_table("me", "bot")
    path, mine = f"/api/tables/{numbers['table']}/record", {"X-Seat-Key": numbers["key"]}
    async with server.connected(numbers["table"]) as anna:
        await anna.hello(numbers["key"])
        await anna.sees(lambda view: view["phase"] == "playing")
    refused = call(server, "GET", path, params={"form": "gcg"}, headers=mine)
    assert (refused.status_code, refused.json()["code"]) == (400, "no-gcg")
    unknown = call(server, "GET", path, params={"form": "pdf"}, headers=mine)
    assert (unknown.status_code, unknown.json()["code"]) == (422, "bad-request")


def test_health_and_readiness(server: Server) -> None:
    assert call(server, "GET", "/api/health").json() == {"status": "ok"}
    assert call(server, "GET", "/api/ready").json() == {"status": "ready"}


def test_the_record_is_for_those_at_the_table(server: Server) -> None:
    table = server.set_table("me", "bot")
    path = f"/api/tables/{table['table']}/record"
    assert call(server, "GET", path).json()["code"] == "unknown-key"
    answer = call(server, "GET", path, headers={"X-Seat-Key": table["key"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-begun")


def test_logs_hold_no_secrets(server: Server) -> None:
    table = server.set_table("me", "open")
    joined = server.join(table, "Bert")
    call(server, "GET", f"/api/tables/{table['table']}/qr.svg?x=1", headers={"X-Invite": table["invite"]})
    logged = server.log.read_text()
    assert "/api/tables" in logged
    for secret in (table["key"], table["invite"], table["watch"], joined["key"]):
        assert secret not in logged


def test_a_whole_ruling_says_where_the_rule_stands(server: Server) -> None:
    case = {"game": "rummikub-sabra", "table": "R4 R5 R6", "rack": "R7 K1", "play": "R4 R5 R6 R7 | K1"}
    said = call(server, "POST", "/api/ruling", json=case, headers={"Accept-Language": "nl"}).json()
    assert not said["legal"]
    assert said["marks"] == ["whole", "partial"]
    assert said["violations"][0]["place"]["book"] == "004"
    unread = call(server, "POST", "/api/ruling", json={**case, "play": "B99"})
    assert unread.status_code == 400
    assert unread.json()["code"] == "bad-case"


def test_a_lesson_tells_its_examples_and_an_unknown_one_is_refused(server: Server) -> None:
    lesson = call(server, "GET", "/api/rulebooks/woord-sabra/examples").json()
    claim = next(example for example in lesson["examples"] if example["erratum"])
    ruling = call(server, "POST", "/api/ruling", json={**claim["case"], "play": claim["play"]}).json()
    assert not ruling["legal"]
    missing = call(server, "GET", "/api/rulebooks/monopoly/examples")
    assert (missing.status_code, missing.json()["code"]) == (404, "not-found")

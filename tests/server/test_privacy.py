"""What is kept, for how long, and how it goes away."""

import sqlite3
from pathlib import Path

import httpx
import pytest
from served import Server, serving
from test_people import call, games_of, join_as, open_as

DAY_MS = 24 * 3_600 * 1_000
ANNA, BRAM = "anna" + 16 * "p", "bram" + 16 * "p"


def test_what_is_kept_is_said_as_the_operator_has_set_it(server: Server, tmp_path: Path) -> None:
    assert call(server, "GET", "/privacy").json() == {"kept_days": 365, "code_days": 7}
    said = {"OPTAFEL_KEPT_DAYS": "30", "OPTAFEL_CONTACT": "Club De Steen, steen@tiles.test"}
    with serving(tmp_path / "data", **said) as other:
        told = call(other, "GET", "/privacy").json()
    assert (told["kept_days"], told["contact"]) == (30, "Club De Steen, steen@tiles.test")


@pytest.mark.parametrize("kept_days", ["30", "0"])
def test_a_table_is_given_up_when_its_time_is_over(tmp_path: Path, kept_days: str) -> None:
    data, file = tmp_path / "data", tmp_path / "data" / "tables.sqlite3"
    with serving(data, OPTAFEL_KEPT_DAYS=kept_days) as server:
        old, young = (open_as(server, ANNA, "me", "hotseat")["table"] for _ in range(2))
        server.stop()
        with sqlite3.connect(file) as store:
            store.execute("UPDATE tables SET changed_ms = changed_ms - ? WHERE id = ?", (31 * DAY_MS, old))
        server.start()
        names = {old, young}
        if kept_days == "30":
            names.remove(old)
            # It looks around when it has begun, and then every hour.
            while len(games_of(server, ANNA)) == 2:
                pass
        assert set(games_of(server, ANNA)) == names
        assert (call(server, "GET", f"/tables/{old}").status_code == 200) == (old in names)
        server.stop()
    with sqlite3.connect(file) as store:
        kept = {row[0] for row in store.execute("SELECT DISTINCT table_id FROM entries")}
        listed = {row[0] for row in store.execute("SELECT table_id FROM person_games")}
    assert kept == listed == names


def test_a_name_goes_out_of_all_tables_at_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        made = [open_as(server, ANNA, "me", "open") for _ in range(3)]
        for table in made:
            join_as(server, BRAM, table, "Zebulon")
        deleted = made.pop()
        gone = httpx.delete(
            f"{server.url}/api/tables/{deleted['table']}",
            headers={"X-Seat-Key": deleted["key"]},
            timeout=60,
        )
        assert gone.status_code == 200
        assert call(server, "POST", "/person/erase-name", BRAM).json() == {"tables": 3, "gone": 1}
        for table in made:
            seats = games_of(server, ANNA)[table["table"]]["seats"]
            assert [seat["name"] for seat in seats] == ["me0", "#2"]
        again = call(server, "POST", "/person/erase-name", BRAM)
        assert again.status_code == 200
        assert set(games_of(server, BRAM)) == {table["table"] for table in made}
        assert call(server, "POST", "/person/erase-name", BRAM).json() == {"tables": 2, "gone": 0}
        nobody = call(server, "POST", "/person/erase-name", "n" * 20)
        assert nobody.json() == {"tables": 0, "gone": 0}
        server.stop()
    left = b"".join(file.read_bytes() for file in data.iterdir())
    with sqlite3.connect(data / "tables.sqlite3") as store:
        bodies = "".join(row[0] for row in store.execute("SELECT body FROM entries"))
        stood = "".join(row[0] or "" for row in store.execute("SELECT standing FROM tables"))
    assert "Zebulon" not in bodies + stood
    assert b"me0" in left
    assert b"Zebulon" not in left, "not even in pages of the file that are free"


def test_a_removed_guest_s_code_and_link_hold_no_more(server: Server) -> None:
    made = open_as(server, None, "me", "open", "open")
    join_as(server, BRAM, made, "Bram")
    path = f"/tables/{made['table']}"
    given = call(server, "POST", f"{path}/seats/1/remove", json={"key": made["key"]}).json()
    old = call(server, "POST", "/codes", json={"code": made["code"]})
    assert (old.status_code, old.json()["code"]) == (404, "no-such-code")
    refused = call(server, "POST", f"{path}/join", json={"invite": made["invite"], "name": "Bram"})
    assert refused.json()["code"] == "unknown-invite"
    found = call(server, "POST", "/codes", json={"code": given["code"]}).json()
    assert found == {"table": made["table"], "invite": given["link"]}
    assert join_as(server, ANNA, {**made, "invite": given["link"]}, "Cato")["seat"] == 1

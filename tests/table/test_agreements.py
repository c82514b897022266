"""What a table agrees on before it begins: what is added to the shuffle, and whether hints are given."""

import pytest
from people import Person, order
from test_life import refusal

from optafel.game import View, record
from optafel.game.proof import prove
from optafel.positions import Move
from optafel.table import requests, seat_requests
from optafel.table.hints import hint
from optafel.table.open_tables import OpenTables


async def test_what_a_player_adds_to_the_shuffle_is_in_the_log_and_in_the_proof(
    open_tables: OpenTables,
) -> None:
    live, keys = await open_tables.open(order("me", "open"))
    anna = Person()
    await anna.sits(live, keys.key, "by the page")
    promised = anna.view["commit"]
    await requests.stir(live, anna.connection, "op hoop van zegen")
    assert anna.view["entropy"] == ["op hoop van zegen"]
    _, key = await seat_requests.join(live, keys.invite, "Bert")
    bert = Person()
    await bert.sits(live, key, "another page")
    view = await anna.sees(lambda view: view["phase"] == "playing")
    assert view["commit"] == promised
    assert view["entropy"] == ["op hoop van zegen", "another page"]
    assert await refusal(requests.stir(live, anna.connection, "too late")) == "has-begun"
    await requests.move(live, anna.connection, "m1", anna.view["number"], {"resign": True})
    game = record.read(await requests.written_record(live, keys.key))
    assert prove(game).entropy == ("op hoop van zegen", "another page")


async def test_a_table_without_hints_gives_none(open_tables: OpenTables) -> None:
    live, keys = await open_tables.open(order("me", "bot", hints=False, first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    view = await anna.sees(lambda view: view["phase"] == "playing")
    assert view["hints"] is False
    assert await refusal(hint(live, anna.connection, 1)) == "hints-off"


async def test_a_hint_is_thought_of_once_a_turn(
    open_tables: OpenTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, keys = await open_tables.open(order("me", "bot", first=0))
    anna = Person()
    await anna.sits(live, keys.key)
    await anna.sees(lambda view: view["phase"] == "playing")
    asked: list[str] = []
    choose = open_tables.bots.choose

    def counting(view: View, level: str) -> Move:
        asked.append(level)
        return choose(view, level)

    monkeypatch.setattr(
        open_tables,
        "bots",
        type(open_tables.bots)(counting, open_tables.bots.levels, open_tables.bots.default),
    )
    for step in (1, 2, 3):
        assert (await hint(live, anna.connection, step)).move == "draw"
    assert len(asked) == 1

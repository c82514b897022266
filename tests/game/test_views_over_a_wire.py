"""A view that went over a wire is the same value again, with the same position."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel import RULEBOOKS, Game, Setup, View, bots
from optafel.wire import WireError, to_json

HOUSE_RULES: dict[str, dict[str, Any]] = {
    "woord-sabra": {"open_pot": True, "challenge": True},
    "scrabble-nl": {"challenge": True},
}


def moved(game: Game, draws: bool) -> Game:
    """One turn: of a bot, or (what a bot would not do) nothing laid."""
    seat = game.to_act
    assert seat is not None
    for kind in ("draw", "pass"):
        if draws and kind in game.moves(seat):
            return game.play(seat, kind)
    return game.play(seat, bots.choose(game.view(seat), "strong", nodes=1_000))


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@settings(max_examples=8)
@given(st.data())
def test_what_is_read_back_is_what_was_written(rulebook: str, data: st.DataObject) -> None:
    fewest, most = RULEBOOKS[rulebook].players
    options = HOUSE_RULES.get(rulebook, {}) if data.draw(st.booleans(), "house rules") else {}
    seats = data.draw(st.integers(fewest, most), "seats")
    game = Game.start(Setup(rulebook, seats, data.draw(st.binary(min_size=1), "seed"), options=options))
    for draws in data.draw(st.lists(st.booleans(), min_size=3, max_size=25), "turns"):
        if game.to_act is None:
            break
        game = moved(game, draws)
    for seat in (*range(seats), None):
        view = game.view(seat)
        written = json.loads(json.dumps(to_json(view)))
        back = View.from_json(json.dumps(written))
        assert to_json(back) == written
        assert back == view
        assert back.at == view.at


def test_a_view_of_a_finished_game_comes_back_too() -> None:
    game = Game.start(Setup("rummikub-sabra", seed=b"over the wire"))
    while game.to_act is not None:
        game = moved(game, draws=False)
    assert View.from_json(to_json(game.view(1))) == game.view(1)


def test_a_field_that_a_later_version_adds_is_passed_over() -> None:
    game = Game.start(Setup("rummikub-sabra", seed=b"over the wire"))
    assert View.from_json({**to_json(game.view(0)), "weather": "fine"}) == game.view(0)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"pot": "many"}, "pot"),
        ({"pot": 10**9}, "pot"),
        ({"game": "poker"}, "game"),
        ({"seat": 7}, "seat"),
        ({"rack": ["Q77"]}, "rack"),
        ({"rack": "K1 K2"}, "rack"),
        ({"seats": [{"tiles": 3}]}, "seats[0].opened"),
        ({"options": {"opening_value": [1]}}, "options.opening_value"),
        ({"table": [7]}, "table[0]"),
        ({"family": "cards"}, "family"),
    ],
)
def test_what_is_no_view_is_refused_with_its_place(change: dict[str, Any], where: str) -> None:
    game = Game.start(Setup("rummikub-sabra", seed=b"over the wire"))
    with pytest.raises(WireError) as refused:
        View.from_json({**to_json(game.view(0)), **change})
    assert refused.value.where.startswith(where)
    assert refused.value.expected


@pytest.mark.parametrize("text", ["", "no json", "[]", "7", "{}", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(WireError):
        View.from_json(text)

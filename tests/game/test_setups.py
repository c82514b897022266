"""A game is set up with what a game can be, and seats that do not exist have no moves."""

from pathlib import Path
from typing import Any

import pytest

from optafel import Game, IllegalMove, Position, RecordError, Setup, record

ODD: tuple[tuple[dict[str, Any], str], ...] = (
    ({"entropy": "abc"}, "a text each"),  # one text, and not three
    ({"entropy": (1,)}, "a text each"),
    ({"entropy": ("\ud800",)}, "a text each"),
    ({"first": True}, "first is a seat"),
    ({"first": -1}, "first is a seat"),
    ({"seed": b""}, "a seed is bytes"),
    ({"seed": "a text"}, "a seed is bytes"),
    ({"seats": True}, "played by 2 to 4"),
    ({"options": ["opening_value"]}, "house rules by name"),
    ({"position": "rummikub-jokers - B1"}, "position is of rummikub-jokers"),
    ({"position": "scrabble-nl - AB"}, "position is of scrabble-nl"),
    ({"position": "no position"}, "no whole position"),
)


@pytest.mark.parametrize(("parts", "why"), ODD, ids=str)
def test_an_odd_setup_is_refused(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Setup("rummikub-sabra", **parts)


def test_a_position_in_other_words_is_refused() -> None:
    with pytest.raises(ValueError, match="word-2023 fr"):
        Setup("word-2023", language="nl", position="word-2023:fr - ABC")


def test_a_record_that_goes_on_from_a_position_of_another_game_is_refused() -> None:
    text = record.write(Game.start(Setup("scrabble-nl", seed=b"some")))
    with pytest.raises(RecordError):
        record.read(f"Position: rummikub-jokers - B1\n{text}")


def test_a_seat_that_does_not_exist_has_no_moves() -> None:
    game = Game.start(Setup("rummikub-sabra"))
    for seat in (-1, 2):
        with pytest.raises(IllegalMove, match="no seat"):
            game.moves(seat)


def test_setups_and_games_are_values() -> None:
    options = {"opening_value": 40}
    one, same = (Setup("rummikub-sabra", seed=b"some", options=dict(options)) for _ in range(2))
    assert {one, same} == {one}
    assert {Game.start(one), Game.start(same)} == {Game.start(one)}
    assert Setup("rummikub-sabra", seed=b"some", entropy=["a"]).entropy == ("a",)  # type: ignore[arg-type]


def test_to_draw_is_judged_in_a_game_as_in_its_position() -> None:
    game = Game.at(Position.read("woord-international", table="KANTOOR", rack="DM"))
    assert game.judge(0, "draw").legal
    assert game.judge(0, "KANT DROOM").legal


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError):
        Game.load(tmp_path / "game")

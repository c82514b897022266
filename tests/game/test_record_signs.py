"""Records hold whatever people call themselves and stir in, and of a running game what a seat knows."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel import gcg
from optafel.game import Game, Setup, record
from optafel.game.events import TimedOut
from optafel.game.proof import broken_promises
from optafel.game.record import RecordError

ODD = [
    "\u2028",
    "\u2029",
    "\u0085",
    "\0",
    "\x0b",
    "\x0c",
    "\x1c",
    "\x1e",
    "\r\n",
    ";",
    "#",
    "\ufeff",
    "👨\u200d👩\u200d👧",
]


def played(entropy: tuple[str, ...] = ()) -> Game:
    game = Game.start(Setup("rummikub-sabra", seed=b"any thirty-two bytes will do now", entropy=entropy))
    for _ in range(4):
        assert game.to_act is not None
        game = game.play(game.to_act, "draw")
    return game.play(0, "resign")


@pytest.mark.parametrize("odd", ODD)
def test_a_record_with_odd_signs_is_read_back_and_proved(odd: str) -> None:
    game = played((f"a{odd}b", odd))
    text = record.write(game, [f"An{odd}na", odd or "x"])
    assert record.read(text) == game
    assert len(record.names_of(text)) == 2
    assert broken_promises(text, game.setup.commitment) == []
    # Every reader of lines finds the same ones, and every encoding can write them.
    assert text.splitlines() == text.rstrip("\n").split("\n")
    text.encode()


@given(st.lists(st.text(max_size=64), max_size=3), st.lists(st.text(max_size=24), min_size=2, max_size=2))
def test_any_stir_and_any_name_stay_one_line(entropy: list[str], names: list[str]) -> None:
    game = played(tuple(entropy))
    text = record.write(game, names)
    assert record.read(text) == game
    assert text.splitlines() == text.rstrip("\n").split("\n")


@given(st.lists(st.text(st.characters(exclude_categories=()), max_size=24), min_size=2, max_size=2))
def test_any_name_goes_into_a_gcg_file_too(names: list[str]) -> None:
    game = Game.start(Setup("scrabble-nl", seed=b"any thirty-two bytes will do now")).play(0, "resign")
    text = gcg.write(gcg.of_game(game, names))
    assert text.splitlines() == text.rstrip("\n").split("\n")
    text.encode()
    assert len(gcg.read(text).players) == 2


def test_half_a_character_in_a_record_is_refused_and_breaks_nothing() -> None:
    text = record.write(played(("x",))).replace('["x"]', '["\\ud800"]')
    with pytest.raises(RecordError):
        record.read(text)
    record.write(played(), ["\ud800", "B"]).encode()


def test_a_running_game_s_record_does_not_show_what_the_clock_took_from_another() -> None:
    game = Game.start(Setup("woord-sabra", seed=bytes(range(32))))
    seat = game.turn
    assert seat is not None
    taken = tuple(str(tile) for tile in game.state.racks[seat][:2])
    after = game.apply(TimedOut(seat, to_pot=taken))
    theirs, own = record.write(after, seat=1 - seat), record.write(after, seat=seat)
    assert 'time-out {"to_pot": 2}' in theirs
    assert json.dumps(list(taken), ensure_ascii=False) in own
    # Other tiles in their place: the other seat's record stays the same to the letter.
    others = tuple(str(tile) for tile in game.state.racks[seat][2:4])
    hidden = replace(after, events=(*after.events[:-1], TimedOut(seat, to_pot=others)))
    assert record.write(hidden, seat=1 - seat) == theirs

"""A record may be as long as somebody likes: to check it takes as long as it is, and no more."""

from functools import cache

import pytest

from optafel.game import Game, Setup, fold, record
from optafel.game.proof import broken_promises, prove
from optafel.game.record import RecordError
from optafel.rules.crossword import rack_sign
from steps import lines_run


@cache
def exchanges(turns: int) -> str:
    """The record of a game in which tiles are exchanged for ever."""
    game = Game.start(Setup("scrabble-nl", seed=bytes(32), language="nl"))
    for _ in range(turns):
        seat = game.state.turn
        game = game.play(seat, {"exchange": rack_sign(game.state.racks[seat][0])})  # type: ignore[arg-type]
    return record.write(game)


def verified(text: str) -> None:
    game = record.read(text)
    broken_promises(text, game=game)
    prove(game)


def test_twice_the_turns_are_twice_the_work() -> None:
    once, twice = (lines_run(verified, exchanges(turns)) for turns in (60, 120))
    assert twice < 2.2 * once


def test_every_turn_is_judged_once_and_drawn_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    step = fold.step

    def counted(*arguments: object) -> object:
        nonlocal steps
        steps += 1
        return step(*arguments)  # type: ignore[arg-type]

    text = exchanges(60)
    monkeypatch.setattr(fold, "step", counted)
    verified(text)
    assert steps == 2 * 60


def test_a_record_that_is_too_long_is_not_played_through() -> None:
    text = exchanges(60)
    assert record.read(text, turns_max=60).number == 61
    assert lines_run(refused, text) < 2_000


def refused(text: str) -> None:
    with pytest.raises(RecordError) as wrong:
        record.read(text, turns_max=59)
    assert wrong.value.read.startswith("60. ")

"""A board that takes no word any more, with tiles in the pot: games on it come to a stop, unscored."""

import pytest

from optafel import bots
from optafel.arena import Contest, play
from optafel.game import Game, Setup
from optafel.positions import Position

# No Dutch word has QV, JX, QJ or VX in it, and a tile beside these four makes a row with one of them.
DEAD = "scrabble-nl:nl 15/15/15/15/15/15/15/6QV7/6JX7/15/15/15/15/15/15 AEINORT pot=60 others=7"
ROUNDS = 10


def dead(setup_seed: bytes = bytes(32)) -> Game:
    return Game.at(Position.parse(DEAD), seed=setup_seed)


def test_nothing_can_be_laid_there() -> None:
    assert Position.parse(DEAD).best().play is None


def test_bots_on_a_dead_board_come_to_a_stop_and_nobody_has_won() -> None:
    game = dead()
    while (seat := game.to_act) is not None and not game.stands_still:
        game = game.play(seat, bots.choose(game.view(seat), "casual", nodes=2_000))
    assert [turn.kind for turn in game.state.turns] == ["exchanged"] * 2 * ROUNDS
    assert game.result is None
    assert game.state.pot > 0


def test_a_play_sets_the_count_back() -> None:
    game = Game.start(Setup("scrabble-nl", seats=2, seed=bytes(32), first=0))
    for _ in range(2 * ROUNDS - 1):
        game = game.play(game.turn or 0, f"exchange {(game.view(game.turn or 0).rack or ('',))[0]}")
    assert not game.stands_still
    game = game.play(game.turn or 0, game.position(game.turn or 0).best().move)
    assert game.state.turns[-1].kind == "played"
    assert not game.stands_still
    game = game.play(game.turn or 0, f"exchange {(game.view(game.turn or 0).rack or ('',))[0]}")
    assert not game.stands_still


def test_the_arena_breaks_such_a_game_off_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Contest, "setup", lambda contest, pair: dead().setup)
    lines = play(Contest("scrabble-nl", ("casual", "strong"), nodes=2_000), 1, jobs=1)
    assert [(line.reason, line.winners, line.turns) for line in lines] == [("broken-off", (), 2 * ROUNDS)] * 2

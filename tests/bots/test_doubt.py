"""Where words are doubted instead of checked, bots doubt: what does not stand, as often as they notice."""

from dataclasses import replace

import pytest

from optafel import Game, Setup
from optafel.bots import LEVELS, choose, choose_as
from optafel.game import Refusal
from optafel.positions import ACCEPT, CHALLENGE
from optafel.rules.crossword import Board
from optafel.tiles import read_letters


def laid(rack: str, play: str, seed: int = 0, rulebook: str = "scrabble-nl") -> Game:
    """A game in which the first seat has just laid this, and the second may doubt it."""
    setup = Setup(rulebook, 2, bytes([seed]) * 32, first=0, language="nl", options={"challenge": True})
    game = Game.start(setup)
    racks = (read_letters(rack), *game.state.racks[1:])
    game = replace(game, state=replace(game.state, racks=racks))
    after = game.try_play(0, {"play": play})
    assert not isinstance(after, Refusal), after
    assert after.phase == "challenge"
    return after


def test_a_master_doubts_what_no_dictionary_has() -> None:
    game = laid("QXZYWVC", "8D QXZYWVC")
    assert game.state.scores[0] == 158
    move = choose(game.view(1), "master")
    assert move == CHALLENGE
    after = game.try_play(1, move)
    assert isinstance(after, Game)
    assert (after.state.scores, after.turn) == ((0, 0), 1)
    assert isinstance(after.state.table, Board)
    assert after.state.table.is_empty


@pytest.mark.parametrize("level", LEVELS)
def test_a_word_that_stands_is_never_doubted(level: str) -> None:
    for seed in range(40):
        game = laid("TAARTXY", "8D TAART", seed)
        assert choose(game.view(1), level) == ACCEPT


def test_the_better_the_bot_the_more_often_it_notices() -> None:
    views = [laid("QXZYWVC", "8D QXZYWVC", seed).view(1) for seed in range(120)]
    noticed = {
        level: sum(choose(view, level) == CHALLENGE for view in views) / len(views) for level in LEVELS
    }
    assert 0 < noticed["beginner"] < noticed["casual"] < noticed["strong"] < noticed["master"] == 1
    again = [choose(view, "casual") for view in views]
    assert again == [choose(view, "casual") for view in views]  # the same view, the same answer


def test_a_word_game_is_doubted_as_well() -> None:
    game = laid("QXZYWVC", "QXZ", rulebook="woord-sabra")
    assert choose(game.view(1), "master") == CHALLENGE
    never = replace(LEVELS["master"], notices=0.0)
    assert choose_as(game.view(1), never) == ACCEPT

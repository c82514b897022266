"""Turns of word games weighed for the whole game: what is kept counts, not only what is laid."""

import pytest

from optafel import Game, Setup, bots
from optafel.bots.weighing import weigher_for
from optafel.bots.word_champion import known_to
from optafel.bots.word_reasons import word_reasons
from optafel.bots.word_weighing import for_the_game
from optafel.game import View
from optafel.positions import Move, WordsPosition
from optafel.server.house_bots import house_bots
from optafel.table.hints import hint_of

NODES = 2_000


def near_the_end(rulebook: str = "woord-sabra", language: str = "nl", left: int = 3) -> Game:
    """The last game before this many turns are left."""
    game = Game.start(Setup(rulebook, seed=b"words, weighed for the whole game", language=language, first=0))
    while game.view(game.to_act or 0).last_turns != left:
        assert game.to_act is not None
        game = game.play(game.to_act, bots.choose(game.view(game.to_act), "master", nodes=NODES))
    return game


@pytest.fixture(scope="module")
def last_but_one() -> View:
    """Three turns are left: this one, the other's, and one more of who is to move."""
    game = near_the_end()
    assert game.to_act is not None
    return game.view(game.to_act)


def position_of(view: View) -> WordsPosition:
    assert isinstance(view.position, WordsPosition)
    return view.position


def most_points(view: View) -> Move:
    return bots.choose(view, "master", nodes=NODES)


def test_candidates_are_legal_and_differ_in_what_they_leave(last_but_one: View) -> None:
    weigher = weigher_for("words")
    assert weigher is not None
    found = weigher.candidates(last_but_one)
    position = position_of(last_but_one)
    assert all(position.judge(move).legal for move in found)
    left = [len(position.after(move.play).rack) for move in found if move.play is not None]
    assert len(left) == len(set(left)) > 1
    assert found[-1].play is None  # to wait is weighed too


def test_a_tile_for_the_last_round_is_worth_more_than_an_empty_rack(last_but_one: View) -> None:
    weigher = weigher_for("words")
    assert weigher is not None
    wise, now = for_the_game(last_but_one), most_points(last_but_one)
    assert wise is not None
    kept, laid = weigher.weigh(last_but_one, (wise, now), games=400, seed=1)
    assert kept.win > laid.win
    assert (kept, laid) == weigher.weigh(last_but_one, (wise, now), games=400, seed=1)
    position = position_of(last_but_one)
    assert len(position.after(wise.play or ()).rack) > len(position.after(now.play or ()).rack)
    assert word_reasons(last_but_one, position, wise, now)[0] == "last-round"


def test_the_last_step_of_a_hint_says_what_is_better_for_the_game_and_why() -> None:
    game = near_the_end()
    assert game.to_act is not None
    view = game.view(game.to_act)
    think = house_bots().for_the_game
    assert think is not None
    wise = think(view)
    hint = hint_of(game, game.to_act, most_points(view), 3, for_the_game=wise)
    assert (hint.for_the_game, hint.why) == (str(wise), "last-round")
    assert hint_of(game, game.to_act, most_points(view), 2, for_the_game=wise).why is None


def test_in_the_last_turn_nothing_is_better_than_the_most_points() -> None:
    game = near_the_end(left=1)
    assert game.to_act is not None
    assert for_the_game(game.view(game.to_act)) is None


def test_what_others_kept_is_seen_in_the_log() -> None:
    game = Game.start(Setup("word-2023", seed=b"what somebody kept is seen by all", language="de", first=0))
    kept, has_laid = [0, 0], [False, False]
    for _ in range(14):
        seat = game.to_act
        assert seat is not None
        view = game.view(seat)
        assert list(known_to(view, position_of(view)).kept) == kept
        move = bots.choose(view, "casual", nodes=NODES)
        if move.kind == "play":
            left = position_of(view).after(move.play or ()).rack
            kept[seat], has_laid[seat] = len(left) if has_laid[seat] else 0, True
        game = game.play(seat, move)
    assert any(kept)

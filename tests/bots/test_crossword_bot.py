"""Bots at a crossword: what they keep, what they exchange, and how they play the end."""

from collections import Counter
from functools import lru_cache
from typing import Any

from optafel.bots import LEVELS, case_of_view, choose
from optafel.bots.levels import Level
from optafel.cases import solved
from optafel.game import Game, Refusal, Setup

FEW = 7
QUICK = Level(breaks=None, frequency=0.0, seconds=0.3, endgame=True)


def moved(game: Game, move: dict[str, Any]) -> Game:
    assert game.turn is not None
    after = game.act(game.turn, move)
    assert not isinstance(after, Refusal)
    return after


@lru_cache
def near_the_end(seats: int) -> Game:
    """A game of bots up to where the pot is empty."""
    game = Game.start(Setup("scrabble-nl", seats, bytes(32), language="nl"))
    while game.state.pot:
        assert game.turn is not None
        game = moved(game, choose(game.view(game.turn), "master"))
    assert game.result is None
    return game


def test_with_the_pot_empty_a_master_reckons_what_the_other_holds() -> None:
    game = near_the_end(2)
    assert game.turn is not None
    view = game.view(game.turn)
    case = case_of_view(view, QUICK)
    other = [game.family.write_tile(tile) for tile in game.state.racks[1 - game.turn]]
    assert Counter((case.other_rack or "").split()) == Counter(other)
    best = solved(case)
    assert best.line[0] == best.play
    assert case_of_view(view, LEVELS["strong"]).other_rack is None
    assert "other_rack" not in view


def test_what_the_line_promises_is_what_the_game_brings() -> None:
    """Both play the proved line: the difference at the end is the gain that was told."""
    game = near_the_end(2)
    while sum(map(len, game.state.racks)) > FEW:  # with more the proof may take its time
        assert game.turn is not None
        game = moved(game, choose(game.view(game.turn), "strong"))
    assert game.result is None
    first = game.turn
    assert first is not None
    best = solved(case_of_view(game.view(first), Level(None, 0.0, 60, endgame=True)))
    assert best.optimal
    before = game.state.scores
    for turn in best.line:
        game = moved(game, {"pass": True} if turn == "pass" else {"play": turn})
    assert game.result is not None
    after = game.result.scores
    assert (after[first] - after[1 - first]) - (before[first] - before[1 - first]) == best.gain


def test_among_three_nobody_can_know_the_racks() -> None:
    game = near_the_end(3)
    assert game.turn is not None
    assert case_of_view(game.view(game.turn), QUICK).other_rack is None


def test_a_rack_that_makes_little_is_exchanged_for_a_better_one() -> None:
    game = Game.start(Setup("scrabble-nl", 2, bytes(32), language="nl"))
    assert game.turn is not None
    view = {**game.view(game.turn), "rack": list("EUUUVVW")}
    said = choose(view, "master")
    assert "U" in said["exchange"]
    assert "E" not in said["exchange"]
    few = choose({**view, "pot": 0, "moves": ["play", "pass"]}, "strong")
    assert "exchange" not in few


def test_bots_who_know_no_word_any_more_do_not_exchange_for_ever() -> None:
    for at in range(6):
        seed = f"scrabble-nl pt casual {at}".encode().ljust(32, b".")
        game = Game.start(Setup("scrabble-nl", 2, seed, language="pt", first=0))
        seats = ("casual", "beginner") if at % 2 == 0 else ("beginner", "casual")
        for _ in range(150):
            if game.turn is None:
                break
            game = moved(game, choose(game.view(game.turn), seats[game.turn]))
        assert game.result is not None

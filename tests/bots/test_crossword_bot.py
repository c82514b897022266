"""Bots at a crossword: what they keep, what they exchange, and how they play the end."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from optafel.bots import LEVELS, choose, position_for, wishes_of
from optafel.bots.levels import Level
from optafel.game import Game, Setup
from optafel.positions import CrosswordPosition, Move
from optafel.tiles import read_letters
from optafel.wire import to_json

FEW = 7
QUICK = Level(breaks=None, frequency=0.0, seconds=0.3, endgame=True)


def moved(game: Game, move: Move) -> Game:
    assert game.turn is not None
    return game.play(game.turn, move)


def reckoned(game: Game, level: Level) -> CrosswordPosition:
    """What a bot of this level reckons with."""
    assert game.turn is not None
    position = position_for(game.view(game.turn), level)
    assert isinstance(position, CrosswordPosition)
    return position


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
    position = reckoned(game, QUICK)
    assert Counter(position.other_rack or ()) == Counter(game.state.racks[1 - game.turn])
    best = position.ask(wishes_of(QUICK, "crossword"))
    assert best.line[0] == best.move
    assert reckoned(game, LEVELS["strong"]).other_rack is None
    assert "others" not in to_json(game.view(game.turn))


def test_what_the_line_promises_is_what_the_game_brings() -> None:
    """Both play the proved line: the difference at the end is the gain that was told."""
    game = near_the_end(2)
    while sum(map(len, game.state.racks)) > FEW:  # with more the proof may take its time
        assert game.turn is not None
        game = moved(game, choose(game.view(game.turn), "strong"))
    assert game.result is None
    first = game.turn
    assert first is not None
    best = reckoned(game, QUICK).best(seconds=60)
    assert best.optimal
    before = game.state.scores
    for turn in best.line:
        game = moved(game, turn)
    assert game.result is not None
    after = game.result.scores
    assert (after[first] - after[1 - first]) - (before[first] - before[1 - first]) == best.gain


def test_among_three_nobody_can_know_the_racks() -> None:
    game = near_the_end(3)
    assert reckoned(game, QUICK).other_rack is None


def test_a_rack_that_makes_little_is_exchanged_for_a_better_one() -> None:
    game = Game.start(Setup("scrabble-nl", 2, bytes(32), language="nl"))
    assert game.turn is not None
    rack = read_letters("EUUUVVW")
    view = game.view(game.turn)
    view = replace(view, rack=tuple("EUUUVVW"), at=replace(view.position, rack=rack))
    move = choose(view, "master")
    assert move.kind == "exchange"
    assert "U" in str(move)
    assert "E" not in str(move).removeprefix("exchange")
    empty = replace(view.position, pot=0)
    assert choose(replace(view, pot=0, moves=("play", "pass"), at=empty), "strong").kind != "exchange"


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

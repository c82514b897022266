"""The end of a crossword looked at again: what counts is where a play leads, not what it scores."""

from functools import lru_cache

from games import acted, some_turns

from optafel import Game
from optafel.bots import choose
from optafel.review import best_of, story_of_game

FEW = 6  # tiles on both racks: proved in no time
SECONDS = 20.0


@lru_cache
def last_tiles() -> Game:
    game = some_turns("scrabble-nl", 16, "nl")
    while game.turn is not None and (game.state.pot or sum(map(len, game.state.racks)) > FEW):
        game = acted(game, game.turn, choose(game.view(game.turn), "strong"))
    return game


def test_while_the_pot_has_tiles_the_points_of_the_turn_count() -> None:
    first = story_of_game(last_tiles()).turns[0]
    best = best_of(first)
    assert "other_rack" not in first.position
    assert best is not None
    assert best.by_the_end is None


def test_to_pass_with_a_play_in_hand_costs_what_the_end_says() -> None:
    game = last_tiles()
    assert game.turn is not None
    passed = acted(game, game.turn, {"pass": True})
    turn = story_of_game(passed).turns[-1]
    best = best_of(turn, SECONDS)
    assert best is not None
    assert best.proved
    assert best.by_the_end is not None
    assert best.by_the_end > 0
    played = acted(game, game.turn, {"play": best.play})
    again = best_of(story_of_game(played).turns[-1], SECONDS)
    assert again is not None
    assert (again.by_the_end, again.play) == (0, best.play)

"""A crossword champion at a table: legal moves, the same for the same view, from what a seat may see."""

import pytest

from optafel.bots import choose
from optafel.bots.crossword_champion import choose as champions_choice
from optafel.bots.crossword_champion import known_of, weighed_turns
from optafel.game import Game, Setup
from optafel.game.view import View

NODES = 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_the_rules_and_again_the_same(seats: int) -> None:
    def played() -> Game:
        game = Game.start(Setup("scrabble-nl", seats, bytes(32), language="nl"))
        while (seat := game.to_act) is not None:
            game = game.play(seat, choose(game.view(seat), "champion", nodes=NODES))
        return game

    game = played()
    assert game.result is not None
    assert game.result.reason in ("went-out", "blocked")
    if seats == 2:
        assert played().events == game.events


def test_what_a_champion_knows_is_in_the_view() -> None:
    """The same view as a program gets it over a wire, without the game behind it, gets the same move."""
    game = Game.start(Setup("scrabble-nl", 2, bytes(32), language="nl"))
    for _ in range(3):
        assert game.turn is not None
        game = game.play(game.turn, choose(game.view(game.turn), "strong", nodes=NODES))
    assert game.turn is not None
    view = game.view(game.turn)
    assert champions_choice(View.from_json(view.to_json()), nodes=NODES) == champions_choice(
        view, nodes=NODES
    )
    known = known_of(view)
    assert known.others == (7,)
    assert len(known.unseen) == view.pot + 7
    weighed = weighed_turns(view, nodes=NODES)
    assert champions_choice(view, nodes=NODES).kind in ("play", "exchange")
    assert all(0 < each.chance < 1 for each in weighed)


def test_points_are_those_of_the_end_and_go_with_the_chance() -> None:
    """After a turn the other is to move: who is as far ahead as that is worth has an even chance."""
    view = Game.start(Setup("scrabble-nl", 2, bytes(32), language="nl")).view(0)
    for each in weighed_turns(view, nodes=4_000):
        if each.deals > 20:
            assert (each.ahead > 0) == (each.chance > 0.5) or abs(each.chance - 0.5) < 0.03

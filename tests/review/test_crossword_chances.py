"""What a turn of the crossword cost in chances to win, at a table and in a record."""

from dataclasses import replace
from functools import lru_cache

from games import some_turns

from optafel import Game, gcg
from optafel.bots import choose
from optafel.bots.weighing import weigher_for
from optafel.positions import PASS, CrosswordPosition
from optafel.review import PlayedGame, TurnReview, accuracy, played_game, read_played_game, review
from optafel.review.chances import alike
from optafel.review.lines import best_line

REASONS = {"scores-more", "keeps-better", "keeps-blank", "leaves-less", "exchanges", "goes-out"}


@lru_cache
def some_game() -> Game:
    return some_turns("scrabble-nl", 6, "nl")


@lru_cache
def weighed() -> tuple[PlayedGame, tuple[TurnReview, ...]]:
    played = played_game(some_game())
    return played, tuple(review(played, 0.2))


def test_every_turn_has_its_chances_and_a_better_one_its_reason() -> None:
    played, turns = weighed()
    for turn in turns:
        found = turn.game
        assert found is not None
        assert 0 < found.made <= found.chance < 1
        assert bool(found.why) == (found.play != turn.turn.play)
        assert set(found.why) <= REASONS
        assert turn.turn.position is not None
        assert turn.turn.position.judge(found.play).legal
        shown = best_line(turn, "pt").game
        assert shown is not None
        assert bool(shown.reason) == bool(found.why)
    # Beginners give something away, and are told how much.
    assert any(turn.cost > alike("crossword") for turn in turns)
    kept = accuracy(played, turns)
    assert kept.of == "chance"
    assert min(percent for percent in kept.percent if percent is not None) < 100


def test_the_same_turn_is_weighed_the_same_way_again() -> None:
    played, turns = weighed()
    last = replace(played, turns=played.turns[-1:])
    assert [turn.game for turn in review(last, 0.2)] == [turns[-1].game]


def test_a_record_is_weighed_like_the_game_that_it_tells() -> None:
    """Of a game that is over a record tells all racks, and so as much as its players saw."""
    game = some_turns("scrabble-nl", 200, "nl")
    assert game.result is not None
    own = played_game(game)
    read = read_played_game(gcg.write(gcg.of_game(game, ["Anna", "Bert"])))
    assert all(turn.view is not None for turn in read.turns)
    for turns in (slice(1, 4), slice(-2, None)):
        at_the_table = review(replace(own, turns=own.turns[turns]), 0.2)
        recorded = review(replace(read, turns=read.turns[turns]), 0.2)
        for one, other in zip(at_the_table, recorded, strict=True):
            assert one.game is not None
            assert other.game is not None
            assert abs(one.game.made - other.game.made) < 0.08  # other deals of the same hidden tiles


def test_at_the_end_a_turn_is_worth_where_it_leads() -> None:
    game = some_turns("scrabble-nl", 16, "nl")
    while game.turn is not None and (game.state.pot or sum(map(len, game.state.racks)) > 6):
        game = game.play(game.turn, choose(game.view(game.turn), "strong"))
    assert game.turn is not None
    view = game.view(game.turn)
    position = view.position
    assert isinstance(position, CrosswordPosition)
    assert position.other_rack is not None
    weigher = weigher_for("crossword")
    assert weigher is not None
    best = weigher.candidates(view)[0]
    along, idle = weigher.weigh(view, (best, PASS), games=20, seed=1)
    lead = view.seats[game.turn].score - view.seats[1 - game.turn].score
    assert along.points == lead + (position.best(seconds=20).gain or 0)
    assert along.points >= idle.points
    assert along.win in (0.0, 0.5, 1.0)

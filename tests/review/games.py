"""Games to look at again, played by bots for some turns."""

from functools import lru_cache
from typing import Any

from optafel import Game, Move, Setup
from optafel.bots import choose
from optafel.review import PlayedGame, TurnReview, best_of, played_game


@lru_cache(maxsize=16)
def some_turns(
    rulebook: str, turns: int, language: str = "", options: tuple[tuple[str, Any], ...] = ()
) -> Game:
    seed = b"a game that is looked at again.."
    game = Game.start(Setup(rulebook, seats=2, seed=seed, language=language, options=dict(options), first=0))
    while game.turn is not None and len(game.state.turns) < turns:
        game = acted(game, game.turn, choose(game.view(game.turn), "beginner", nodes=5_000))
    return game


def acted(game: Game, seat: int, move: Move | dict[str, Any]) -> Game:
    after = game.try_play(seat, move)
    assert isinstance(after, Game), after
    return after


def beside_the_best(game: Game | PlayedGame, seconds: float) -> list[TurnReview]:
    """Every turn beside its best play, as `review` has it; no game is played out to weigh the turns, which is
    what takes a review its time."""
    played = played_game(game) if isinstance(game, Game) else game
    return [TurnReview(turn, best_of(turn, seconds)) for turn in played.turns]

"""A game looked at again: at each turn the best play, what it would have given, and what was missed."""

from optafel.review.best import TurnReview, best_of, review
from optafel.review.from_game import played_game
from optafel.review.from_record import read_played_game
from optafel.review.turning import turning_points
from optafel.review.turns import BestPlay, CommonPlay, PlayedGame, PlayedTurn

__all__ = [
    "BestPlay",
    "CommonPlay",
    "PlayedGame",
    "PlayedTurn",
    "TurnReview",
    "best_of",
    "played_game",
    "read_played_game",
    "review",
    "turning_points",
]

"""A game looked at again: at each turn the best play, what it would have given, what was missed, and what
it cost in chances to win."""

from optafel.review.accuracy import Accuracy, accuracy
from optafel.review.best import TurnReview, best_of, review, reviewed_turn
from optafel.review.chances import ForTheGame
from optafel.review.from_game import played_game
from optafel.review.from_record import read_played_game
from optafel.review.turning import turning_points
from optafel.review.turns import BestPlay, CommonPlay, PlayedGame, PlayedTurn

__all__ = [
    "Accuracy",
    "BestPlay",
    "CommonPlay",
    "ForTheGame",
    "PlayedGame",
    "PlayedTurn",
    "TurnReview",
    "accuracy",
    "best_of",
    "played_game",
    "read_played_game",
    "review",
    "reviewed_turn",
    "turning_points",
]

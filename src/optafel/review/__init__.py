"""A game looked at again: at each turn the best play, what it would have given, and what was missed."""

from optafel.review.best import TurnReview, best_of, review
from optafel.review.points import turning_points
from optafel.review.reading import read_story
from optafel.review.story import Best, Story, Turn
from optafel.review.told import story_of_game

__all__ = [
    "Best",
    "Story",
    "Turn",
    "TurnReview",
    "best_of",
    "read_story",
    "review",
    "story_of_game",
    "turning_points",
]

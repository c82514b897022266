"""Which bot plays better? The same deals with the seats changed round, until the question is decided.

>>> from optafel.arena import Contest, figures, play
>>> contest = Contest("rummikub-sabra", ("master", "beginner"), seed=1, nodes=2_000)
>>> found = figures(contest, contest.players, play(contest, pairs=2, jobs=1))
>>> found.games
4
"""

from optafel.arena.contest import Contest, ContestError, GameLine
from optafel.arena.figures import Figures, figures
from optafel.arena.players import names_for, player
from optafel.arena.ratings import Rating, ratings
from optafel.arena.run import play
from optafel.arena.sequential import Question

__all__ = [
    "Contest",
    "ContestError",
    "Figures",
    "GameLine",
    "Question",
    "Rating",
    "figures",
    "names_for",
    "play",
    "player",
    "ratings",
]

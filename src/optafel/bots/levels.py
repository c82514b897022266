"""How well a bot plays: the solvers' own knobs, so that a weaker bot errs as people do.

A beginner does not lay worse sets or words than he sees; he sees fewer of them: only what needs little
rearranging, only words that everybody knows. Up to the master all play openly: they lay what they see. The
champion plays to win, which in number games means to sit and draw until everything goes at once.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    breaks: int | None  # sets or words of the table broken up at most; None: any number
    frequency: float  # only words at least this common (Zipf: 7 the commonest, 3 in most people's speech)
    seconds: float  # to think
    notices: float = 1.0  # how often it sees that a word does not stand
    nodes: int | None = None  # steps of the search at most, instead of a time
    endgame: bool = False  # crossword for two: reckons what the other must hold, and plays the end out
    for_the_game: bool = False  # plays to win the game, hoarding and waiting too, and not for the best turn


LEVELS = {
    "beginner": Level(breaks=0, frequency=4.0, seconds=0.3, notices=0.15),
    "casual": Level(breaks=1, frequency=3.3, seconds=0.5, notices=0.5),
    "strong": Level(breaks=3, frequency=2.3, seconds=0.3, notices=0.85),
    "master": Level(breaks=None, frequency=0.0, seconds=2.0, notices=1.0, endgame=True),
    "champion": Level(breaks=None, frequency=0.0, seconds=0.2, notices=1.0, endgame=True, for_the_game=True),
}
OPEN = "master"  # the strongest who plays for the turn: what is best now
DEFAULT = "strong"


class UnknownLevel(ValueError):
    """A level that there is not. `refuse-<code>` is its sentence."""

    code = "no-such-level"

    def __init__(self, read: str) -> None:
        self.params = {"read": read[:40], "levels": ", ".join(LEVELS)}
        super().__init__(f"there is no level {read!r}: expected one of {', '.join(LEVELS)}")


def level_named(name: str) -> Level:
    """The knobs of a level. Raises UnknownLevel."""
    try:
        return LEVELS[name]
    except KeyError:
        raise UnknownLevel(name) from None

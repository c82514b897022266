"""A game as its turns: at each the position as it lay, what was done, and where that led."""

from dataclasses import dataclass
from typing import Literal

from optafel.draw import Scene
from optafel.game import View
from optafel.positions import Position
from optafel.rules.rulebook import Family


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    number: int  # of the event in the game, or of the line in the file
    seat: int
    kind: str  # of the event; `taken-back` for a play that was doubted and did not stand
    play: str  # in the form that judge takes
    got: int  # points, or tiles in a number game
    position: Position | None  # before the turn; None where it is not known
    before: Scene
    after: Scene
    standing: tuple[int, ...]  # after the turn: points, or in a number game the tiles left on each rack
    unsolved: str = ""  # why no best play can be looked for: `rack` not known, no `dictionary`
    word: str = ""  # word games: the one that scored
    view: View | None = None  # what the seat saw, where the game was played here
    next_position: Position | None = None  # of whoever comes next, as the game knew it


# What a play is measured by: what it gives in this turn; in a crossword, while there is a pot, also the tiles
# that it keeps; and once the pot is empty, where it leads.
Measure = Literal["turn", "worth", "end"]


@dataclass(frozen=True, slots=True)
class CommonPlay:
    """The best play of a turn with words that people know."""

    play: str  # in the form that judge takes
    got: int
    scene: Scene  # what it would have made of the table
    word: str = ""  # word games: the one that scores


@dataclass(frozen=True, slots=True)
class BestPlay:
    """The best play of a turn."""

    play: str  # in the form that judge takes
    got: int  # what it would have given in that turn
    proved: bool  # whether no better one exists
    scene: Scene  # what it would have made of the table
    by: Measure = "turn"
    worth: float = (
        0.0  # by `worth`: its points and what the kept tiles are worth; by `end`: its gain until then
    )
    made: float = 0.0  # the same of the play that was made
    word: str = ""  # word games: the one that scores
    value: int | None = None  # number games: what the tiles laid count together
    common: CommonPlay | None = None  # with common words, where that is another one


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A whole game, ready to be stepped through."""

    rulebook: str
    family: Family
    language: str
    names: tuple[str, ...]  # empty where nobody said them
    turns: tuple[PlayedTurn, ...]
    scores: tuple[int, ...]  # at the end
    winners: tuple[int, ...]
    ended: bool  # whether the game was played to its end
    notation: Literal["own", "gcg"] = "own"  # of the record
    differences: int = 0  # places where a record and the rules differ

    @property
    def unit(self) -> Literal["tiles", "points"]:
        """What turns are measured in."""
        return "tiles" if self.family == "numbers" else "points"

    @property
    def seats(self) -> int:
        return len(self.scores)

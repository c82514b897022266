"""What is asked of a solver, and what it answers."""

from dataclasses import dataclass

from optafel.positions.errors import PositionError
from optafel.positions.move import Laid, Move
from optafel.texts.expected import Expected
from optafel.wire import Json

SECONDS = 10.0  # to think, unless told
OBJECTIVES = ("tiles", "value", "score", "equity")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """How a play is to be, besides good, and how long may be thought. The default is anything allowed."""

    objective: str = ""  # numbers: tiles (default) or value; crossword: score (default) or equity
    seconds: float = SECONDS
    nodes: int | None = None  # steps of the search at most: with it, the same question has the same answer
    breaks: int | None = None  # sets or words of the table that may be broken up at most
    frequency: float = 0.0  # only words at least this common (Zipf)
    every_word: bool = False  # also words that hurt, which the referee takes and nobody suggests

    def __post_init__(self) -> None:
        """Raises PositionError on what nobody can wish for."""
        if self.objective and self.objective not in OBJECTIVES:
            raise PositionError(
                "bad-objective", read=str(self.objective)[:20], objectives=", ".join(OBJECTIVES)
            )
        check_count("nodes", self.nodes)
        check_count("breaks", self.breaks)


def check_count(name: str, count: Json, most: int | None = None) -> int | None:
    """A number of things, or None where nothing is said. Raises PositionError."""
    if count is None:
        return None
    if not isinstance(count, int) or isinstance(count, bool) or count < 0 or (most and count > most):
        between = Expected("number-between", least="0", most=f"{most}")
        expected = between if most else Expected("number-from", least="0")
        raise PositionError("bad-field", name=name, read=str(count)[:60], expected=expected)
    return count


@dataclass(frozen=True, slots=True)
class Solved:
    """The best play that was found. As text it is the play, in the form that the referee takes."""

    move: Move  # a play; where there is none, or something else is better: draw, pass, exchange
    tiles: int  # from the rack
    optimal: bool  # proved that no better play exists
    seconds: float
    score: int | None = None
    value: int | None = None  # numbers: what the tiles laid count together, a joker counting nothing
    gain: int | None = None  # endgame: points won on the other until the end, by both's best play
    line: tuple[Move, ...] = ()  # endgame: the turns until the end, this one first
    changed: int = 0  # sets or words of the table that no longer lie as they lay
    word: str | None = None  # the word that scores, where one does
    worth: float | None = None  # crossword, where leaves count: points of the play and of the tiles it keeps
    bound: int | None = None  # tiles (or value) or points: no play gives more; None where nobody knows

    @property
    def play(self) -> Laid | None:
        """What is laid; None where nothing is."""
        return self.move.play

    @property
    def got(self) -> int:
        """What the play gives in this turn: points, or tiles where turns do not score."""
        return self.tiles if self.score is None else self.score

    def __str__(self) -> str:
        return str(self.move)

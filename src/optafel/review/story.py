"""A game as its turns: at each the position as it lay, what was done, and where that led."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from optafel.draw import Scene
from optafel.rules.rulebook import Family


@dataclass(frozen=True, slots=True)
class Turn:
    number: int  # of the event in the game, or of the line in the file
    seat: int
    kind: str  # of the event; `taken-back` for a play that was doubted and did not stand
    play: str  # in the form that judge takes
    got: int  # points, or tiles in a number game
    position: Mapping[str, Any]  # before the turn, as the fields of a case
    before: Scene
    after: Scene
    standing: tuple[int, ...]  # after the turn: points, or in a number game the tiles left on each rack
    unsolved: str = ""  # why no best play can be looked for: `rack` not known, no `dictionary`

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "kind": self.kind,
            "play": self.play,
            "got": self.got,
            "position": dict(self.position),
            "before": self.before.to_json(),
            "after": self.after.to_json(),
            "standing": list(self.standing),
            "unsolved": self.unsolved,
        }


@dataclass(frozen=True, slots=True)
class Best:
    """The best play of a turn."""

    play: str  # in the form that judge takes
    got: int  # what it would have given
    proved: bool  # whether no better one exists
    scene: Scene  # what it would have made of the table
    by_the_end: int | None = None  # at a crossword's end: points more, once all is played out, than was got


@dataclass(frozen=True, slots=True)
class Story:
    """A whole game, ready to be stepped through."""

    rulebook: str
    family: Family
    language: str
    names: tuple[str, ...]  # empty where nobody said them
    turns: tuple[Turn, ...]
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

    def to_json(self) -> dict[str, Any]:
        """All but the turns."""
        return {
            "game": self.rulebook,
            "family": self.family,
            "language": self.language,
            "names": list(self.names),
            "seats": self.seats,
            "unit": self.unit,
            "turns": len(self.turns),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "ended": self.ended,
            "notation": self.notation,
            "differences": self.differences,
        }

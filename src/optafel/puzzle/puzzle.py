"""A puzzle: one turn of a real game in which one play is better than every other."""

from collections.abc import Mapping
from dataclasses import dataclass

from optafel.game import Game, Setup
from optafel.positions import Position
from optafel.rules.rulebook import Family
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling

# Gentle is for a child, or for who has never played: the game's own idea, and nothing to be taken apart.
LEVELS = ("gentle", "easy", "medium", "hard", "fiendish")

# What counts is what the solver looks through: listed words. A compound of one's own would be no puzzle.
_OPTIONS: Mapping[str, Mapping[str, bool | int | str]] = {
    "numbers": {},
    "words": {"compounds": False},
    "crossword": {"compounds": False},
}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and the one best play in it."""

    line: str  # the position in one line, alone and with an empty pot: read only when somebody looks at it
    level: str  # how hard it is, one of LEVELS
    play: str  # the answer, in the form that judge takes: secret until it is found or given up
    worth: int  # tiles that it lays (numbers) or points

    @property
    def position(self) -> Position:
        return Position.parse(self.line)

    @property
    def table(self) -> tuple[str, ...]:
        """Sets, words, or the rows of a board."""
        return self.position.scene().rows

    @property
    def rack(self) -> tuple[str, ...]:
        return self.position.scene().rack

    @property
    def rulebook(self) -> str:
        return self._game[0]

    @property
    def language(self) -> str:
        """Of the words; empty for numbers."""
        return self._game[2]

    @property
    def family(self) -> Family:
        return RULEBOOKS[self.rulebook].family

    @property
    def _game(self) -> tuple[str, str, str]:
        return self.line.partition(" ")[0].partition(":")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of an answer."""

    ruling: Ruling
    got: int  # tiles or points; 0 for what is not legal
    best: int

    @property
    def right(self) -> bool:
        return self.ruling.legal and self.got >= self.best


def setup_of(rulebook: str, language: str, seed: bytes) -> Setup:
    """A game for two, with the house rules under which a best play can be proved."""
    options = _OPTIONS[RULEBOOKS[rulebook].family]
    return Setup(rulebook, seats=2, seed=seed, language=language, options=options)


def game_of(puzzle: Puzzle) -> Game:
    """The game as it stands before the turn, the first seat to move."""
    return Game.at(puzzle.position, seed=b"puzzle")


def judged(puzzle: Puzzle, play: str) -> Verdict:
    """The referee's word on an answer, and how much it gives. Raises NotationError."""
    position = puzzle.position
    ruling = position.judge(position.read_play(play))
    return Verdict(ruling, worth_of(ruling) if ruling.legal else 0, puzzle.worth)


def worth_of(ruling: Ruling) -> int:
    """What a play gives: tiles laid where turns do not score, else points."""
    return len(ruling.played) if ruling.score is None else ruling.score

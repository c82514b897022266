"""A puzzle: one turn of a real game in which one play is better than every other."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from optafel.game import Game, Setup
from optafel.positions import Other, Position
from optafel.rules.rulebook import Family
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling

LEVELS = ("easy", "medium", "hard", "fiendish")

# What counts is what the solver looks through: listed words. A compound of one's own would be no puzzle.
_OPTIONS: Mapping[str, Mapping[str, bool | int | str]] = {
    "numbers": {},
    "words": {"compounds": False},
    "crossword": {"compounds": False},
}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What lies there, what is on the rack, and the one best play."""

    rulebook: str
    language: str  # of the words; empty for numbers
    level: str  # how hard it is, one of LEVELS
    table: tuple[str, ...]  # sets, words, or the rows of a board
    rack: tuple[str, ...]
    opened: bool  # whether the player has opened before
    words: tuple[str, ...]  # formed earlier in the game
    play: str  # the answer, in the form that judge takes: secret until it is found or given up
    worth: int  # tiles that it lays (numbers) or points

    @property
    def family(self) -> Family:
        return RULEBOOKS[self.rulebook].family


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


def position_of(puzzle: Puzzle) -> Position:
    """What lies there and is on the rack, with the house rules under which a best play can be proved."""
    rows = {"numbers": " | ", "words": " ", "crossword": "/"}[puzzle.family].join(puzzle.table)
    crossword = puzzle.family == "crossword"
    position = Position.read(
        puzzle.rulebook,
        table="" if crossword else rows,
        board=rows if crossword else "",
        rack=" ".join(puzzle.rack),
        opened=puzzle.opened,
        language=puzzle.language,
        options=_OPTIONS[puzzle.family],
        pot=0,
        others=(Other(0),),
    )
    return replace(position, history=frozenset(puzzle.words))


def game_of(puzzle: Puzzle) -> Game:
    """The game as it stands before the turn, the first seat to move."""
    return Game.at(position_of(puzzle), seed=b"puzzle")


def judged(puzzle: Puzzle, play: str) -> Verdict:
    """The referee's word on an answer, and how much it gives. Raises NotationError."""
    position = position_of(puzzle)
    ruling = position.judge(position.read_play(play))
    return Verdict(ruling, worth_of(ruling) if ruling.legal else 0, puzzle.worth)


def worth_of(ruling: Ruling) -> int:
    """What a play gives: tiles laid where turns do not score, else points."""
    return len(ruling.played) if ruling.score is None else ruling.score

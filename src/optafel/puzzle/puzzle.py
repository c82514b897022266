"""A puzzle: one turn of a real game in which one play is better than every other."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from optafel.game import Game, Setup
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.ruling import Ruling
from optafel.tiles import read_sets
from optafel.tiles.letters import read_words

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
    def family(self) -> str:
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


def game_of(puzzle: Puzzle) -> Game:
    """The game as it stands before the turn, the first seat to move."""
    game = Game.start(setup_of(puzzle.rulebook, puzzle.language, b"puzzle"))
    rack = tuple(game.family.read_tile(sign) for sign in puzzle.rack)
    state = replace(
        game.state,
        table=_READ[puzzle.family](puzzle.table, game.state.table),
        racks=(rack, ()),
        piles=((),),
        turn=0,
        opened=(puzzle.opened, True),
        words=frozenset(puzzle.words),
        start_draw=(),
    )
    return replace(game, state=state)


def judged(puzzle: Puzzle, play: str) -> Verdict:
    """The referee's word on an answer, and how much it gives. Raises NotationError."""
    ruling = game_of(puzzle).judge(0, play)
    return Verdict(ruling, worth_of(ruling) if ruling.legal else 0, puzzle.worth)


def worth_of(ruling: Ruling) -> int:
    """What a play gives: tiles laid where turns do not score, else points."""
    return len(ruling.played) if ruling.score is None else ruling.score


_READ: Mapping[str, Callable[[tuple[str, ...], Any], Any]] = {
    "numbers": lambda rows, empty: read_sets(" | ".join(rows)),
    "words": lambda rows, empty: read_words(" ".join(rows)),
    "crossword": lambda rows, empty: type(empty).read("/".join(rows), empty.layout),
}

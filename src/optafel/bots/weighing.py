"""What a turn is worth to the game: the chance to win with it, the hidden tiles dealt anew and played out.

A family that can be weighed has one `Weigher`. It sees what the seat saw, never more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from optafel.bots.crossword_weighing import CrosswordWeigher
from optafel.game.view import View
from optafel.positions import DRAW, PASS, Move, NumbersPosition
from optafel.rules.rulebook import Family


@dataclass(frozen=True, slots=True)
class Chances:
    """What a turn promises whoever makes it and plays on to win."""

    win: float  # between 0 and 1, a shared win being a part of one
    points: float  # at the end of the game


class Weigher(Protocol):
    """How a family's turns are weighed."""

    def candidates(self, view: View) -> tuple[Move, ...]:
        """Turns that differ in what they leave, waiting among them."""

    def weigh(self, view: View, moves: Sequence[Move], *, games: int, seed: int) -> tuple[Chances, ...]:
        """What each promises; so many games are played out in all, with the same hidden tiles for each."""


def weigher_for(family: Family) -> Weigher | None:
    """None where a family's turns cannot be weighed."""
    if family == "words":
        from optafel.bots.word_weighing import WordWeigher

        return WordWeigher()
    return _WEIGHERS.get(family)


class _Numbers:
    def candidates(self, view: View) -> tuple[Move, ...]:
        from optafel.bots.number_champion import known_of
        from optafel.solve import number_games

        wait = _waiting(view)
        found = number_games.candidates(_numbers(view).book, known_of(view))
        return tuple(wait if play is None else Move("play", play) for play in found)

    def weigh(self, view: View, moves: Sequence[Move], *, games: int, seed: int) -> tuple[Chances, ...]:
        from optafel.bots.number_champion import known_of
        from optafel.solve import number_games

        plays = [_numbers(view).read_play(str(move)) if move.play is not None else None for move in moves]
        found = number_games.weigh(_numbers(view).book, known_of(view), plays, nodes=games, seed=seed)
        return tuple(Chances(each.chance, each.points) for each in found)


def _numbers(view: View) -> NumbersPosition:
    assert isinstance(view.position, NumbersPosition)
    return view.position


def _waiting(view: View) -> Move:
    return DRAW if view.pot else PASS


_WEIGHERS: dict[Family, Weigher] = {"numbers": _Numbers(), "crossword": CrosswordWeigher()}

"""Moves as numbers: which move an action is depends on the view, which kind it is does not."""

from collections.abc import Mapping
from dataclasses import dataclass

from optafel.game import View
from optafel.positions import ACCEPT, CHALLENGE, PASS, Move, Solved, Wishes
from optafel.rules.rulebook import Rulebook
from optafel.tiles import read_letters

_OPEN_PILES = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """What there is to choose from now."""

    plays: tuple[Solved, ...]  # the candidates, best first
    moves: Mapping[int, Move]  # by action


NOTHING = Choice((), {})


@dataclass(frozen=True, slots=True)
class Actions:
    """The actions of one game, in this order: candidate plays, best first; drawing from each pile; passing;
    accepting; challenging; in the crossword, exchanging each set of tiles (bit n: the n-th of the rack in
    order)."""

    candidates: int
    piles: int
    exchanged_most: int  # tiles on a rack that may be exchanged; 0: none ever

    @classmethod
    def of(cls, book: Rulebook, candidates: int) -> "Actions":
        return cls(
            candidates,
            _OPEN_PILES if book.open_pot else 1,
            book.rack_size if book.family == "crossword" else 0,
        )

    @property
    def passing(self) -> int:
        return self.candidates + self.piles

    @property
    def count(self) -> int:
        return self.passing + 3 + (1 << self.exchanged_most) - 1

    def choice(self, view: View, wishes: Wishes) -> Choice:
        """All that a seat may do now, resigning apart."""
        allowed = view.moves
        plays: tuple[Solved, ...] = ()
        if "play" in allowed:
            found = view.position.ask_for(self.candidates, wishes)
            plays = tuple(each for each in found if each.play is not None)
        moves = {at: each.move for at, each in enumerate(plays)}
        for kind in ("draw", "take"):
            if kind in allowed:
                moves |= {self.candidates + pile: Move(kind, pile=pile) for pile in _full_piles(view)}
        for at, (kind, move) in enumerate((("pass", PASS), ("accept", ACCEPT), ("challenge", CHALLENGE))):
            if kind in allowed:
                moves[self.passing + at] = move
        if "exchange" in allowed:
            moves |= self._exchanges(view)
        return Choice(plays, moves)

    def _exchanges(self, view: View) -> dict[int, Move]:
        rack = sorted(view.rack or ())[: self.exchanged_most]
        first = self.passing + 3
        found = {}
        for bits in range(1, 1 << len(rack)):
            signs = [sign for at, sign in enumerate(rack) if bits >> at & 1]
            if len(signs) <= view.pot:
                found[first + bits - 1] = Move("exchange", tiles=read_letters(" ".join(signs)))
        return found


def _full_piles(view: View) -> list[int]:
    return [at for at, top in enumerate(view.piles or ("",) * bool(view.pot)) if top is not None]

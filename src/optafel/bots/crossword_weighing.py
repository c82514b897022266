"""The crossword's `Weigher`. The search is read in with the first turn that is weighed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from optafel.game.view import View
from optafel.positions import Move

if TYPE_CHECKING:
    from optafel.bots.weighing import Chances


class CrosswordWeigher:
    """How turns of the crossword are weighed."""

    def candidates(self, view: View) -> tuple[Move, ...]:
        from optafel.bots import crossword_chances

        return crossword_chances.candidates(view)

    def weigh(self, view: View, moves: Sequence[Move], *, games: int, seed: int) -> "tuple[Chances, ...]":
        from optafel.bots import crossword_chances

        return crossword_chances.chances(view, moves, games, seed)

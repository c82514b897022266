"""What can still lie in the pot of a real table, as far as the sheet tells."""

from dataclasses import dataclass

from optafel.companion.entries import Entry, Turn
from optafel.game.families import family_of
from optafel.game.setup import Setup


@dataclass(slots=True)
class Pot:
    """Nobody writes down every draw: there may be fewer tiles than this, never more."""

    most: int
    empty_after: int | None  # turns that had been made when its last tile was drawn; None: it is not empty

    @staticmethod
    def of(setup: Setup, entry: Entry) -> "Pot":
        dealt = setup.seats * setup.book.rack_size
        return Pot(len(family_of(setup).box(setup)) - dealt, entry.pot_empty)

    def pay(self, tiles: int, made: int) -> int:
        """How many of these tiles come out of it in turn `made`, counted from 1."""
        if self.empty_after is not None and made > self.empty_after:
            return 0
        paid = min(tiles, self.most)
        self.most -= paid
        return paid

    def ran_out_in(self, made: int) -> bool:
        return self.empty_after == made

    def draw_for(self, turn: Turn, made: int) -> None:
        """A turn without a play draws one tile."""
        if turn.kind == "none" and not turn.late:
            self.pay(1, made)

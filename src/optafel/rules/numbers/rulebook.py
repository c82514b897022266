"""What a rulebook of the numbers family declares."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from optafel.rules.rulebook import Rulebook
from optafel.tiles.numbers import Joker, TileSet, box

# What the clock does to a turn that was begun and not finished.
TimeOut = Literal["keep-whole-sets", "put-all-back"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NumbersRulebook(Rulebook):
    """Runs and groups from a rack; first to empty it wins."""

    copies: int  # of each numbered tile
    jokers: Mapping[Joker, int]  # how many of each kind are in the box
    joker_penalty: int  # what a joker left on a rack costs
    opening_value: int  # points to lay before one may touch the table
    opening_goes_on: bool  # whether the turn of the opening may go on with the table
    time_out: TimeOut
    time_out_penalty: int  # tiles drawn for an unfinished turn

    @property
    def opening_asks(self) -> int:
        return self.opening_value

    @property
    def box(self) -> TileSet:
        return box(self.copies, dict(self.jokers))

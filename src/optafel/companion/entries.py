"""What people write down at a real table, game by game, as they wrote it."""

from dataclasses import dataclass
from typing import Literal

# A turn in which something was laid, in which nothing was, or in which tiles were exchanged.
Kind = Literal["laid", "none", "exchanged"]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn. Who ends it at the clock may write later what it scored."""

    seat: int
    text: str = ""  # the points, or the words that were laid, or the play on the board
    kind: Kind = "laid"
    whole_rack: bool = False  # whether all tiles of the rack went into it
    late: bool = False  # whether the time ran out with a table that was not finished


@dataclass(frozen=True, slots=True)
class Entry:
    """One game. What was not written down is empty."""

    first: int = 0  # the seat that began
    turns: tuple[Turn, ...] = ()  # in a number game only who had them: there the racks at the end count
    pot_empty: int | None = None  # turns that had been made when the last tile of the pot was drawn
    opened: tuple[int, ...] = ()  # seats of which it was marked that they have opened
    ended: bool = False  # whether the racks are being counted
    out: int | None = None  # the seat that laid its last tile; None: nobody did
    left: tuple[str, ...] = ()  # by seat: the tiles left on the rack, or what they come to
    scores: tuple[str, ...] = ()  # by seat: what the players worked out themselves

    def left_of(self, seat: int) -> str:
        return self.left[seat].strip() if seat < len(self.left) else ""

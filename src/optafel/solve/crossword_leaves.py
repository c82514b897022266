"""What it is worth to keep tiles on the rack."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from optafel._native import crossword as native

BLANK = "?"


@dataclass(frozen=True)
class Leaves:
    """What it is worth to keep tiles, in thousandths of a point.

    A rack is worth its tiles one by one, and each handful of two or more that is in it counts once for what
    it is worth together, beyond the tiles and the smaller handfuls in it.
    """

    worth: Mapping[str, int]  # by tile, "?" for the blank; a tile that is not there is worth nothing
    together: Mapping[tuple[str, ...], int] = field(default_factory=dict)
    left: int = 0  # lost if anything is left at all
    # A table of thousands of handfuls is packed once for each alphabet.
    _packed: dict[tuple[str, ...], native.LeaveWorth] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def packed(self, alphabet: tuple[str, ...]) -> native.LeaveWorth:
        """As the native search takes them; tiles that the alphabet has not are left out."""
        if alphabet not in self._packed:
            codes = {face: code for code, face in enumerate((BLANK, *alphabet))}
            worth = [self.worth.get(face, 0) for face in codes]
            together = [
                (bytes(codes[tile] for tile in tiles), points)
                for tiles, points in self.together.items()
                if all(tile in codes for tile in tiles)
            ]
            self._packed[alphabet] = native.LeaveWorth(worth, self.left, together)
        return self._packed[alphabet]


SCORE_ONLY = Leaves({})

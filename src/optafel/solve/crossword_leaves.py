"""What it is worth to keep tiles on the rack."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

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

    def kept(self, tiles: Sequence[str]) -> int:
        """What it is worth to keep exactly these, in thousandths of a point, as the native search has it."""
        if not tiles:
            return 0
        handfuls = {
            tuple(part) for size in range(2, len(tiles) + 1) for part in combinations(sorted(tiles), size)
        }
        alone = sum(self.worth.get(tile, 0) for tile in tiles)
        return alone + sum(self._sorted.get(handful, 0) for handful in handfuls) - self.left

    @cached_property
    def _sorted(self) -> dict[tuple[str, ...], int]:
        return {tuple(sorted(tiles)): points for tiles, points in self.together.items()}

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

"""Who has yet to open is shown how little it takes."""

import pytest

from optafel.positions import NumbersPosition, Wishes
from optafel.positions.openings import smallest_opening
from optafel.tiles.numbers import read_sets

CASES = [
    # Seven sets could be laid; three tens are enough.
    ("", "K10 R10 B10 K1 K2 K3 R4 R5 R6 B7 B8 B9 Y1 Y2 Y3", 3),
    # A long run is cut to what the thirty points need.
    ("", "R5 R6 R7 R8 R9 R10 R11 R12 R13", 3),
    ("K1 K2 K3", "B9 B10 B11 K4 Y12 Y13", 3),
    # Nothing smaller than two sets holds thirty points.
    ("", "K4 R4 B4 Y4 R5 R6 R7", 6),
]


@pytest.mark.parametrize(("table", "rack", "tiles"), CASES)
def test_as_few_tiles_as_will_do(table: str, rack: str, tiles: int) -> None:
    at = NumbersPosition(
        rulebook="rummikub-sabra",
        table=read_sets(table),
        rack=tuple(tile for row in read_sets(rack) for tile in row),
        opened=False,
    )
    best = at.ask(Wishes()).move.play
    assert best is not None
    small = smallest_opening(at, best)  # type: ignore[arg-type]
    ruling = at.judge(small)
    assert ruling.legal
    assert len(ruling.played) == tiles

"""Rows of tiles as something to look at: the position, or what its play has made of it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from optafel.draw import Scene, laid
from optafel.draw.scene import faces
from optafel.positions.errors import PositionError
from optafel.rules.rulebook import Family

TILES_MAX = 400  # on table and rack: more than three boxes


def rows_scene(
    family: Family,
    before: Sequence[str],
    rack: Sequence[str],
    after: Sequence[str] | None = None,
    stands: tuple[tuple[str, ...], ...] = (),
) -> Scene:
    """Sets or words and a rack; `after` is the table that a play makes of it."""
    check_size(len(rack) + sum(len(faces(family, row)) for row in before))
    if after is None:
        return Scene(family, tuple(before), tuple(rack), stands)
    fresh, changed = laid(family, before, after)
    gone = Counter(faces(family, *after)) - Counter(faces(family, *before))
    return Scene(family, tuple(after), tuple(rack_without(rack, gone.elements())), stands, fresh, changed)


def check_size(tiles: int, name: str = "table") -> None:
    if tiles > TILES_MAX:
        raise PositionError("too-many-tiles", name=name, most=TILES_MAX)


def rack_without(rack: Sequence[str], tiles: Iterable[str]) -> list[str]:
    """The rack as it is drawn, without these, as far as they are on it."""
    left = list(rack)
    for tile in tiles:
        if tile in left:
            left.remove(tile)
    return left

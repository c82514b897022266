"""The best play of a number game: the Python face of the native search."""

import time
from collections import Counter
from dataclasses import dataclass

from optafel._native import numbers as native
from optafel.rules.numbers.opening import laid_value
from optafel.tiles.numbers import NumberTile, Sets, TileSet


@dataclass(frozen=True, slots=True)
class Solution:
    """The best play that was found; `play` is None where nothing can be laid."""

    play: Sets | None  # the whole table afterwards
    tiles: int  # from the rack
    value: int  # the numbers on them
    optimal: bool  # proved that no better play exists
    seconds: float


def best(
    table: Sets,
    rack: TileSet,
    *,
    by_value: bool = False,
    touched_max: int | None = None,
    seconds: float = 10.0,
) -> Solution:
    """The play that lays the most tiles, then the most value (or the other way round)."""
    began = time.perf_counter()
    codes = [[tile.code for tile in tiles] for tiles in table]
    play, _, optimal, _ = native.solve(codes, [t.code for t in rack], by_value, touched_max, seconds)
    spent = time.perf_counter() - began
    if play is None:
        return Solution(None, 0, 0, optimal, spent)
    sets, tiles, value, _ = play
    return Solution(tuple(tuple(map(NumberTile, each)) for each in sets), tiles, value, optimal, spent)


def opening(table: Sets, rack: TileSet, need: int, goes_on: bool, seconds: float = 10.0) -> Solution:
    """The dearest sets from the rack alone, if they make an opening, and what can be added after them."""
    own = best((), rack, by_value=True, seconds=seconds)
    if own.play is None or laid_value(own.play, Counter(rack)) < need:
        return Solution(None, 0, 0, False, own.seconds)
    laid = Counter(tile for tiles in own.play for tile in tiles)
    if not goes_on:
        return Solution((*table, *own.play), own.tiles, own.value, False, own.seconds)
    rest = best((*table, *own.play), tuple((Counter(rack) - laid).elements()), seconds=seconds)
    after = rest.play or (*table, *own.play)
    return Solution(after, own.tiles + rest.tiles, own.value + rest.value, False, own.seconds + rest.seconds)

"""The best play of a number game: the Python face of the native search.

A play is the whole table at the end of the turn, each set in the order in which it lies; sets that were not
touched lie where they lay. Tiles that no box holds raise ValueError.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from optafel._native import numbers as native
from optafel.tiles.numbers import NumberTile, Sets, TileSet

SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Solution:
    """The best play that was found; `play` is None where nothing can be laid."""

    play: Sets | None  # the whole table afterwards
    tiles: int  # from the rack
    value: int  # the numbers on them, a joker counting nothing
    touched: int  # sets that no longer lie as they lay
    bound: int  # the most tiles (or value, if that is asked) that any play can have
    optimal: bool  # proved that no better play exists
    tidiest: bool  # proved that no play as good leaves more sets as they lie
    seconds: float


def best(
    table: Sets,
    rack: TileSet,
    *,
    by_value: bool = False,
    touched_max: int | None = None,
    seconds: float = SECONDS,
    tidy_seconds: float | None = None,
) -> Solution:
    """The play that lays the most tiles, then the most value (or the other way round).

    Of plays that are equal in both it is one that leaves most sets as they lie; `tidy_seconds` limits the
    time spent on that. `touched_max` limits how many sets may be extended or broken up at all.
    """
    began = time.perf_counter()
    tidy = seconds if tidy_seconds is None else tidy_seconds
    return _solution(native.solve(_sets(table), _tiles(rack), by_value, touched_max, seconds, tidy), began)


def best_plays(
    table: Sets,
    rack: TileSet,
    count: int,
    *,
    by_value: bool = False,
    seconds: float = SECONDS,
    tidy_seconds: float | None = None,
) -> tuple[Solution, ...]:
    """The best plays that differ in the tiles they lay, best first."""
    began = time.perf_counter()
    tidy = seconds if tidy_seconds is None else tidy_seconds
    found, _ = native.ranked(_sets(table), _tiles(rack), by_value, count, seconds, tidy)
    return tuple(_solution(solved, began) for solved in found)


def opening(
    table: Sets,
    rack: TileSet,
    need: int,
    goes_on: bool,
    seconds: float = SECONDS,
    *,
    by_value: bool = False,
    tidy_seconds: float | None = None,
) -> Solution:
    """The best first turn of a player who has to lay sets from the rack alone worth `need`.

    `goes_on`: in the same turn the player may add to the table and rearrange it.
    """
    began = time.perf_counter()
    tidy = seconds if tidy_seconds is None else tidy_seconds
    solved = native.open(_sets(table), _tiles(rack), by_value, need, goes_on, seconds, tidy)
    return _solution(solved, began)


def can_play(table: Sets, rack: TileSet, *, seconds: float = SECONDS) -> bool | None:
    """Whether any tile of the rack can be laid; None where there was no time to tell."""
    return native.can_play(_sets(table), _tiles(rack), seconds)


def lay_all(table: Sets, tiles: TileSet, *, seconds: float = SECONDS) -> Solution:
    """A play that lays all these tiles. Without one, and proved: `play` is None and `optimal` true."""
    began = time.perf_counter()
    return _solution(native.lay(_sets(table), _tiles(tiles), seconds, seconds), began)


def opening_value(tiles: Iterable[NumberTile], *, seconds: float = SECONDS) -> int | None:
    """The most that sets made of these tiles alone can be worth, a joker counting as what it stands for."""
    return native.opening_value(_tiles(tiles), seconds)


def count_sets(*, special: bool) -> int:
    """How many sets there are that cannot be split into smaller ones."""
    return native.count_sets(special)


def _tiles(tiles: Iterable[NumberTile]) -> list[int]:
    return [tile.code for tile in tiles]


def _sets(sets: Sets) -> list[list[int]]:
    return [_tiles(tiles) for tiles in sets]


def _solution(
    solved: tuple[tuple[list[list[int]], int, int, int] | None, int, bool, bool], began: float
) -> Solution:
    play, bound, optimal, tidiest = solved
    seconds = time.perf_counter() - began
    if play is None:
        return Solution(None, 0, 0, 0, bound, optimal, tidiest, seconds)
    codes, tiles, value, touched = play
    sets = tuple(tuple(NumberTile(code) for code in each) for each in codes)
    return Solution(sets, tiles, value, touched, bound, optimal, tidiest, seconds)

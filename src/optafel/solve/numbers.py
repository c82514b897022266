"""The best play of a number game: the Python face of the native search.

A play is the whole table at the end of the turn, each set in the order in which it lies; sets that were not
touched lie where they lay. Tiles that no box holds raise ValueError.

Every search takes `nodes` besides `seconds`: how many nodes it may look at. Then the time does not count, and
the same question has the same answer on every machine, however busy it is; `optimal` says whether they were
enough for a proof.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from optafel._native import numbers as native
from optafel.tiles.numbers import NumberTile, Sets, TileSet

SECONDS = 10.0
_TILES = tuple(NumberTile(code) for code in range(56))  # by code: a tile is a value, one of each will do


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
    nodes: int | None = None,
) -> Solution:
    """The play that lays the most tiles, then the most value (or the other way round).

    Of plays that are equal in both it is one that leaves most sets as they lie; `tidy_seconds` limits the
    time spent on that, and 0 leaves it out, also where nodes count. `touched_max` limits how many sets may be
    extended or broken up at all.
    """
    began = time.perf_counter()
    tidy = seconds if tidy_seconds is None else tidy_seconds
    solved = native.solve(_sets(table), _tiles(rack), by_value, touched_max, seconds, tidy, nodes)
    return _solution(solved, began)


def best_plays(
    table: Sets,
    rack: TileSet,
    count: int,
    *,
    by_value: bool = False,
    seconds: float = SECONDS,
    tidy_seconds: float | None = None,
    nodes: int | None = None,
    touched_max: int | None = None,
    need: int | None = None,
    goes_on: bool = True,
) -> tuple[Solution, ...]:
    """The best plays that differ in the tiles they lay, best first; `optimal` is said of each by itself.

    `touched_max` limits how many sets may be extended or broken up. `need` is for a player who has not
    opened: what the sets laid from the rack alone must be worth; with `goes_on` the turn may then go on with
    the table.
    """
    began = time.perf_counter()
    tidy = seconds if tidy_seconds is None else tidy_seconds
    opening = None if need is None else (need, goes_on)
    found, _ = native.ranked(
        _sets(table), _tiles(rack), by_value, count, seconds, tidy, nodes, touched_max, opening
    )
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
    nodes: int | None = None,
    touched_max: int | None = None,
) -> Solution:
    """The best first turn of a player who has to lay sets from the rack alone worth `need`.

    `goes_on`: in the same turn the player may add to the table and rearrange it.
    """
    began = time.perf_counter()
    tidy = seconds if tidy_seconds is None else tidy_seconds
    codes, held = _sets(table), _tiles(rack)
    solved = native.open(codes, held, by_value, need, goes_on, seconds, tidy, nodes, touched_max)
    return _solution(solved, began)


def count_sets(*, special: bool) -> int:
    """How many sets there are that cannot be split into smaller ones."""
    return native.count_sets(special)


def _tiles(tiles: Iterable[NumberTile]) -> bytes:
    return bytes(tiles)  # a tile is the number of its code


def _sets(sets: Sets) -> list[bytes]:
    return list(map(bytes, sets))


def _solution(
    solved: tuple[tuple[list[bytes], int, int, int] | None, int, bool, bool], began: float
) -> Solution:
    play, bound, optimal, tidiest = solved
    seconds = time.perf_counter() - began
    if play is None:
        return Solution(None, 0, 0, 0, bound, optimal, tidiest, seconds)
    codes, tiles, value, touched = play
    sets = tuple([tuple([_TILES[code] for code in each]) for each in codes])
    return Solution(sets, tiles, value, touched, bound, optimal, tidiest, seconds)

"""Every set that can be made of given tiles, jokers of all kinds among them, and what it is worth.

A set is built cell by cell, as `sets` reads it: a double joker covers two cells, a colour-change joker is a
cell between two colours, and on both sides of a mirror lie the same cells.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations

from optafel.rules.numbers.sets import FEWEST_TILES, MOST_COLOURS
from optafel.tiles.numbers import HIGHEST, Colour, Joker, NumberTile, TileSet

_CLASSIC, _DOUBLE, _CHANGE, _MIRROR = (NumberTile.of_joker(joker) for joker in Joker)


@dataclass(frozen=True, slots=True)
class _Run:
    """A run that rises, so far. Beside a mirror it is one side, and every cell is laid twice."""

    tiles: TileSet  # sorted: in which order they lie does not matter here
    number: int  # of the next cell
    value: int = 0
    colour: Colour | None = None  # of this stretch, as far as it is known
    before: Colour | None = None  # of the stretch before, which has another colour
    changed: bool = False  # whether the last cell was a colour-change
    halves: tuple[bool, bool] = (False, False)  # on each side: whether a double joker covers the next cell


def makeable(have: Counter[NumberTile], enough: int) -> dict[TileSet, int]:
    """The sets that can be made of these tiles, each with the most that it can be worth.

    Only the first that is worth enough is named, if one is: a whole pot has more sets than anybody counts.
    """
    worth: dict[TileSet, int] = {}
    for tiles, value in chain(_groups(have), _runs(have)):
        if len(tiles) >= FEWEST_TILES and not all(tile.joker for tile in tiles):
            if value >= enough:
                return {tiles: value}
            worth[tiles] = max(worth.get(tiles, 0), value)
    return worth


def _groups(have: Counter[NumberTile]) -> Iterator[tuple[TileSet, int]]:
    for number in range(1, HIGHEST + 1):
        of_number = [NumberTile.numbered(colour, number) for colour in Colour]
        there = [tile for tile in of_number if have[tile]]
        for size in range(1, len(there) + 1):
            for numbered in combinations(there, size):
                for cells in range(size, MOST_COLOURS + 1):
                    for jokers in _covering(cells - size):
                        yield from _group(have, numbered, jokers, number * cells)
                    if have[_MIRROR]:
                        yield from _mirrored_groups(have, numbered, cells, number)


def _group(
    have: Counter[NumberTile], numbered: TileSet, jokers: TileSet, value: int
) -> Iterator[tuple[TileSet, int]]:
    tiles = tuple(sorted((*numbered, *jokers)))
    if Counter(tiles) <= have:
        yield tiles, value


def _mirrored_groups(
    have: Counter[NumberTile], numbered: TileSet, cells: int, number: int
) -> Iterator[tuple[TileSet, int]]:
    """Each colour lies on at least one side of the mirror, and jokers in all other cells."""
    for twice in range(len(numbered) + 1):
        for both in combinations(numbered, twice):
            for left in range(len(numbered) - twice + 1):  # how many of the others lie on the left
                on_left, on_right = cells - twice - left, cells - len(numbered) + left
                for jokers in _covering(on_left):
                    for others in _covering(on_right):
                        tiles = (*numbered, *both, _MIRROR)
                        yield from _group(have, tiles, (*jokers, *others), 2 * number * cells)


def _covering(cells: int) -> Iterator[TileSet]:
    """The jokers that can cover so many cells of a group."""
    for doubles in range(cells // 2 + 1):
        yield (_DOUBLE,) * doubles + (_CLASSIC,) * (cells - 2 * doubles)


def _runs(have: Counter[NumberTile]) -> Iterator[tuple[TileSet, int]]:
    starts = [_Run((), number) for number in range(1, HIGHEST + 1)]
    if have[_MIRROR]:
        starts += [_Run((_MIRROR,), number) for number in range(1, HIGHEST + 1)]
    seen, open_runs = set(starts), starts
    while open_runs:
        run = open_runs.pop()
        if not any(run.halves):
            yield run.tiles, run.value
        for longer in _longer(run, have):
            if longer not in seen:
                seen.add(longer)
                open_runs.append(longer)


def _longer(run: _Run, have: Counter[NumberTile]) -> Iterator[_Run]:
    """The run with one more cell, on both sides where it has a mirror."""
    if run.number > HIGHEST:
        return
    mirrored = _MIRROR in run.tiles
    if not any(run.halves) and not run.changed:
        changes = (_CHANGE, _CHANGE) if mirrored else (_CHANGE,)
        longer = _with(run, changes, have)
        if longer:
            yield replace(longer, colour=None, before=run.colour, changed=True)
    colours = [run.colour] if run.colour else [colour for colour in Colour if colour is not run.before]
    for colour in colours:
        numbered = NumberTile.numbered(colour, run.number)
        for left in _cells(numbered, run.halves[0]):
            for right in _cells(numbered, run.halves[1]) if mirrored else ((),):
                longer = _with(run, (*left, *right), have)
                if longer is None:
                    continue
                shows = numbered in left or numbered in right
                yield replace(
                    longer,
                    colour=colour if shows else run.colour,
                    changed=False,
                    halves=(_DOUBLE in left, _DOUBLE in right),
                )


def _cells(numbered: NumberTile, half: bool) -> tuple[TileSet, ...]:
    """What may cover a cell on one side: nothing more where a double joker does already."""
    return ((),) if half else ((numbered,), (_CLASSIC,), (_DOUBLE,))


def _with(run: _Run, tiles: TileSet, have: Counter[NumberTile]) -> _Run | None:
    """The run with these tiles in its next cell; nothing if there are not so many."""
    more = Counter(run.tiles)
    more.update(tiles)
    if any(more[tile] > have[tile] for tile in tiles):
        return None
    sides = 2 if _MIRROR in run.tiles else 1
    return replace(
        run,
        tiles=tuple(sorted(more.elements())),
        number=run.number + 1,
        value=run.value + sides * run.number,
    )

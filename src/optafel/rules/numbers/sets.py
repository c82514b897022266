"""Is this a set? What every tile in it stands for, and what it is worth.

A set is read as it lies. Each tile covers one *cell* (a double joker covers two, a mirror none); a cell
has a number and perhaps a colour. A run may be read from either side of the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from optafel.tiles.numbers import HIGHEST, Colour, Joker, NumberTile, TileSet

FEWEST_TILES = 3
MOST_COLOURS = len(Colour)
_MIRROR = NumberTile.of_joker(Joker.MIRROR)


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand tiles that lie together."""

    kind: Literal["run", "group", "mirror"]
    value: int  # the numbers that its cells stand for, added up
    stands: tuple[str, ...]  # per tile: what a joker stands for, "" for a numbered tile and a mirror


@dataclass(frozen=True, slots=True)
class _Cell:
    """One number of a set: what is known of it from the tile that covers it."""

    tile: int  # index of the tile
    number: int | None  # printed number; None on a joker
    colour: Colour | None
    change: bool = False  # a colour-change joker


def read_set(tiles: TileSet) -> Reading | None:
    """The reading that is worth most to who laid it, or None: this is no set."""
    return _read(tiles)


@lru_cache(maxsize=100_000)
def _read(tiles: TileSet) -> Reading | None:
    return max(readings(tiles), key=lambda reading: reading.value, default=None)


def readings(tiles: TileSet) -> Iterator[Reading]:
    """All ways to read these tiles as a set."""
    if len(tiles) < FEWEST_TILES or all(tile.joker for tile in tiles):
        return
    if _MIRROR in tiles:
        yield from _mirrored(tiles)
        return
    cells = _cells(tiles, 0)
    if not any(cell.change for cell in cells) and (number := group_number(cells)):
        yield _reading("group", tiles, cells, [number] * len(cells), _group_colours(cells))
    for step in (1, -1):
        for numbers, colours in runs(cells, step):
            yield _reading("run", tiles, cells, numbers, colours)


def _cells(tiles: TileSet, first: int) -> list[_Cell]:
    cells = []
    for index, tile in enumerate(tiles, first):
        cell = _Cell(index, tile.number, tile.colour, tile.joker is Joker.COLOUR_CHANGE)
        cells += [cell, cell] if tile.joker is Joker.DOUBLE else [cell]
    return cells


def group_number(cells: list[_Cell]) -> int | None:
    """The number that these cells share if they are (part of) a group."""
    numbers = {cell.number for cell in cells if cell.number}
    colours = [cell.colour for cell in cells if cell.colour]
    if len(numbers) != 1 or len(cells) > MOST_COLOURS or len(set(colours)) != len(colours):
        return None
    return numbers.pop()


def _group_colours(cells: list[_Cell]) -> list[Colour | None]:
    """A joker's colour in a group is known only where just one is missing."""
    missing = set(Colour) - {cell.colour for cell in cells}
    free = sum(cell.colour is None for cell in cells)
    if free == len(missing) == 1:
        only = missing.pop()
        return [cell.colour or only for cell in cells]
    return [cell.colour for cell in cells]


def runs(cells: list[_Cell], step: int) -> Iterator[tuple[list[int], list[Colour | None]]]:
    """The numbers and colours of the cells, for every place where they make a run that rises by `step`."""
    colours = stretch_colours(cells)
    if colours is None:
        return
    for start in range(1, HIGHEST + 1):
        numbers = [start + step * i for i in range(len(cells))]
        if not 1 <= numbers[-1] <= HIGHEST:
            continue
        if all(cell.number in (None, number) for cell, number in zip(cells, numbers, strict=True)):
            yield numbers, colours


def stretch_colours(cells: list[_Cell]) -> list[Colour | None] | None:
    """The colour of every cell of a run, or None where the colours do not fit.

    A colour-change joker ends one stretch and begins the next; each stretch has one colour, neighbours
    differ. A stretch of jokers alone can always take a colour that its neighbours have not.
    """
    stretches: list[list[_Cell]] = [[]]
    for cell in cells:
        if cell.change:
            stretches.append([])
        else:
            stretches[-1].append(cell)
    if any(first.change and second.change for first, second in pairwise(cells)):
        return None
    colours: list[Colour | None] = []
    for stretch in stretches:
        found = {cell.colour for cell in stretch if cell.colour}
        if len(found) > 1:
            return None
        colours.append(found.pop() if found else None)
    if any(first and first is second for first, second in pairwise(colours)):
        return None
    at, result = 0, []
    for cell in cells:
        at += cell.change
        result.append(None if cell.change else colours[at])
    return result


def _mirrored(tiles: TileSet) -> Iterator[Reading]:
    """A mirror's two sides, read outward from it, are the same cells: number, colour and colour-change."""
    if tiles.count(_MIRROR) != 1:
        return
    centre = tiles.index(_MIRROR)
    left = _cells(tiles[:centre], 0)[::-1]
    right = _cells(tiles[centre + 1 :], centre + 1)
    if not left or len(left) != len(right):
        return
    both = [_merged(one, other) for one, other in zip(left, right, strict=True)]
    side = [cell for cell in both if cell]
    if len(side) != len(both):
        return
    cells = left + right
    if not any(cell.change for cell in side) and (number := group_number(side)):
        yield _reading("mirror", tiles, cells, [number] * len(cells), _group_colours(side) * 2)
    for step in (1, -1):
        for numbers, colours in runs(side, step):
            yield _reading("mirror", tiles, cells, numbers * 2, colours * 2)


def _merged(one: _Cell, other: _Cell) -> _Cell | None:
    """What two cells that mirror each other are together, or None where they do not match."""
    if one.change != other.change:
        return None
    if one.number and other.number and (one.number, one.colour) != (other.number, other.colour):
        return None
    return one if one.number else other


def _reading(
    kind: Literal["run", "group", "mirror"],
    tiles: TileSet,
    cells: list[_Cell],
    numbers: list[int],
    colours: list[Colour | None],
) -> Reading:
    stands: list[list[str]] = [[] for _ in tiles]
    for cell, number, colour in zip(cells, numbers, colours, strict=True):
        if tiles[cell.tile].joker:
            stands[cell.tile].append(f"{colour or ''}{number}")
    return Reading(kind, sum(numbers), tuple(" ".join(cell) for cell in stands))

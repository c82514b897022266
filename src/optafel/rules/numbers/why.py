"""Why tiles that lie together are no set: the reason a player would give, with what would mend it."""

from collections import Counter

from optafel.rules.numbers.sets import FEWEST_TILES, MOST_COLOURS
from optafel.rules.ruling import Param, Violation
from optafel.texts import QuotedTiles
from optafel.tiles.numbers import HIGHEST, Joker, TileSet, write_tiles


def why_no_set(tiles: TileSet, where: int) -> Violation:
    """The violation for tiles of which the referee knows that they are no set."""
    code, rule, params = _reason(tiles)
    quoted: dict[str, Param] = {"set": QuotedTiles(write_tiles(tiles)), **params}
    return Violation(code, rule, tuple(str(tile) for tile in tiles), (where,), quoted)


def _reason(tiles: TileSet) -> tuple[str, str, dict[str, Param]]:
    if len(tiles) < FEWEST_TILES:
        return "set-too-short", "set", {"tiles": len(tiles)}
    if all(tile.joker for tile in tiles):
        return "set-only-jokers", "set", {}
    jokers = Counter(tile.joker for tile in tiles if tile.joker)
    if Joker.MIRROR in jokers:
        return ("mirror-twice" if jokers[Joker.MIRROR] > 1 else "mirror-uneven"), "mirror", {}
    numbers = [tile.number for tile in tiles if tile.number]
    colours = [tile.colour for tile in tiles if tile.colour]
    if len(set(numbers)) == 1 and len(numbers) > 1:
        return _no_group(tiles, len(colours) - len(set(colours)))
    if Joker.COLOUR_CHANGE in jokers:
        return "colour-change-misplaced", "colour-change", {}
    if len(set(colours)) > 1:
        return "set-mixed", "set", {}
    return _no_run(tiles, numbers)


def _no_group(tiles: TileSet, repeated: int) -> tuple[str, str, dict[str, Param]]:
    if any(tile.joker is Joker.COLOUR_CHANGE for tile in tiles):
        return "colour-change-in-group", "colour-change", {}
    if repeated:
        twice = Counter(tile for tile in tiles if tile.colour).most_common(1)[0][0]
        return "group-colour-twice", "group", {"tile": QuotedTiles(twice)}
    width = len(tiles) + sum(tile.joker is Joker.DOUBLE for tile in tiles)
    return "group-too-long", "group", {"tiles": width, "most": MOST_COLOURS}


def _no_run(tiles: TileSet, numbers: list[int]) -> tuple[str, str, dict[str, Param]]:
    if len(set(numbers)) < len(numbers):
        return "run-number-twice", "run", {}
    places: list[tuple[int, int]] = []  # where a numbered tile lies, counted in cells, and its number
    cell = 0
    for tile in tiles:
        if tile.number:
            places.append((cell, tile.number))
        cell += 2 if tile.joker is Joker.DOUBLE else 1
    starts = {number - place for place, number in places}
    if len(starts) == 1:  # in order, so it can only stick out below 1 or above 13
        return "run-beyond", "run", {"highest": HIGHEST}
    if HIGHEST in numbers and 1 in numbers and numbers.index(1) > numbers.index(HIGHEST):
        return "run-after-13", "run", {"highest": HIGHEST}
    if numbers not in (sorted(numbers), sorted(numbers, reverse=True)):
        return "run-out-of-order", "run", {}
    return "run-gap", "run", {}

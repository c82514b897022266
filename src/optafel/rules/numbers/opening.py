"""What an opening is worth: sets made of the player's own tiles alone."""

from collections import Counter
from functools import lru_cache
from itertools import combinations

from optafel.rules.numbers.sets import FEWEST_TILES, read_set
from optafel.tiles.numbers import HIGHEST, Colour, Joker, NumberTile, Sets, TileSet

_CLASSIC = NumberTile.of_joker(Joker.CLASSIC)
_MOST_JOKERS = 2
_LONGEST_UNSPLIT = 5  # a run of six is two of three


def laid_value(sets: Sets, played: Counter[NumberTile]) -> int:
    """What the sets that lie there as they were laid, from `played` alone, are worth together at most."""
    own = [(Counter(tiles), reading.value) for tiles in sets if (reading := read_set(tiles))]
    own = [(tiles, value) for tiles, value in own if tiles <= played]
    if sum((tiles for tiles, _ in own), Counter()) <= played:
        return sum(value for _, value in own)

    def best(at: int, left: Counter[NumberTile]) -> int:
        if at == len(own):
            return 0
        tiles, value = own[at]
        skip = best(at + 1, left)
        return max(skip, value + best(at + 1, left - tiles)) if tiles <= left else skip

    return best(0, played)


def value_up_to(played: Counter[NumberTile], enough: int) -> int:
    """What sets made of these tiles alone can be worth, however they lie now: the most, or `enough` or more.

    Needed where the opening was laid first and the table then rearranged in the same turn. It stops as soon
    as there is enough: for a whole rack laid at once the very best would take long, and nobody asks for it.
    """
    sets = [(Counter(tiles), value) for tiles, value in _unsplit_sets() if Counter(tiles) <= played]
    with_tile: dict[NumberTile, list[tuple[Counter[NumberTile], int]]] = {}
    for tiles, value in sorted(sets, key=lambda each: -each[1]):
        with_tile.setdefault(min(tiles), []).append((tiles, value))
    known: dict[TileSet, int] = {}  # the most that these tiles can be worth, where all was tried

    def best(left: TileSet, need: int) -> int:
        if len(left) < FEWEST_TILES or need <= 0:
            return 0
        if left in known:
            return known[left]
        have, most = Counter(left), 0
        for tiles, value in with_tile.get(left[0], ()):
            if tiles <= have:
                rest = tuple(sorted((have - tiles).elements()))
                most = max(most, value + best(rest, need - value))
                if most >= need:
                    return most
        most = max(most, best(left[1:], need))  # the lowest tile stays out
        if most < need:
            known[left] = most
        return most

    return best(tuple(sorted(played.elements())), enough)


@lru_cache(maxsize=1)
def _unsplit_sets() -> tuple[tuple[TileSet, int], ...]:
    """Every set that cannot be split into smaller ones, with classic jokers in any place, and its value."""
    plain: list[list[NumberTile]] = []
    for colour in Colour:
        for length in range(FEWEST_TILES, _LONGEST_UNSPLIT + 1):
            for first in range(1, HIGHEST + 2 - length):
                plain.append([NumberTile.numbered(colour, first + i) for i in range(length)])
    for number in range(1, HIGHEST + 1):
        for size in (3, 4):
            for colours in combinations(Colour, size):
                plain.append([NumberTile.numbered(colour, number) for colour in colours])
    worth: dict[TileSet, int] = {}  # the same tiles may be laid in several ways: keep the dearest
    for tiles in plain:
        value = sum(tile.number or 0 for tile in tiles)
        for count in range(_MOST_JOKERS + 1):
            for places in combinations(range(len(tiles)), count):
                key = tuple(sorted(_CLASSIC if i in places else tile for i, tile in enumerate(tiles)))
                worth[key] = max(worth.get(key, 0), value)
    return tuple(worth.items())

"""What an opening is worth: sets made of the player's own tiles alone."""

from collections import Counter

from optafel.rules.numbers.makeable import makeable
from optafel.rules.numbers.sets import FEWEST_TILES, read_set
from optafel.tiles.numbers import NumberTile, Sets, TileSet


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
    worth = makeable(played, enough)
    dearest = max(worth.values(), default=0)
    if dearest >= enough:
        return dearest
    sets = [(Counter(tiles), value) for tiles, value in worth.items()]
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

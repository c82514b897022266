"""The smallest opening of a number game: what a hint shows to who has yet to open."""

from collections import Counter
from itertools import combinations

from optafel.positions.numbers import NumbersPosition
from optafel.solve import numbers as search
from optafel.tiles.numbers import Sets

SECONDS = 1.0  # to find sets of the rack alone
SETS_MAX = 8  # of which the smallest opening is put together; a rack hardly ever holds more
SET_LEAST = 3  # tiles


def smallest_opening(at: NumbersPosition, play: Sets) -> Sets:
    """The table after an opening with few tiles: of the sets that the rack holds as few as will do, and none
    longer than it must be. The play itself where nothing smaller is found."""
    own = _own_sets(at, play) or _own_sets(at, _from_rack(at))
    found = [
        at.table + trimmed
        for sets in _subsets(own[:SETS_MAX])
        if at.judge(at.table + sets).legal
        for trimmed in [_trimmed(at, sets)]
    ]
    return min([*found, play], key=lambda table: sum(map(len, table)))


def _from_rack(at: NumbersPosition) -> Sets:
    found = search.opening(at.table, at.rack, at.book.opening_value, False, SECONDS)
    return found.play or ()


def _own_sets(at: NumbersPosition, play: Sets) -> Sets:
    """The sets that a play adds, where it leaves the table as it lies; none where it does not."""
    lying = Counter(at.table)
    added = []
    for tiles in play:
        if lying[tiles]:
            lying[tiles] -= 1
        else:
            added.append(tiles)
    return () if lying.total() else tuple(added)


def _subsets(sets: Sets) -> list[Sets]:
    return [some for count in range(1, len(sets) + 1) for some in combinations(sets, count)]


def _trimmed(at: NumbersPosition, sets: Sets) -> Sets:
    """The same sets, each cut at its ends as long as the opening still holds."""
    for number, tiles in enumerate(sets):
        for shorter in (tiles[1:], tiles[:-1]):
            cut = (*sets[:number], shorter, *sets[number + 1 :])
            if len(shorter) >= SET_LEAST and at.judge(at.table + cut).legal:
                return _trimmed(at, cut)
    return sets

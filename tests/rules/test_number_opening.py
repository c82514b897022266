"""What an opening is worth, whatever has become of the sets in the same turn."""

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from optafel.rules.numbers import read_set
from optafel.rules.numbers.opening import laid_value, value_up_to
from optafel.rules.rulebooks import RULEBOOKS
from optafel.tiles import NumberTile, read_tiles

CLASSIC = st.sampled_from(sorted(set(RULEBOOKS["rummikub-sabra"].box)))


def most_by_trying(tiles):
    """The dearest disjoint sets of three or four tiles, by trying all: small racks only."""
    best = 0
    for size in (3, 4):
        for places in combinations(range(len(tiles)), size):
            chosen = tuple(tiles[at] for at in places)
            orders = [chosen, tuple(sorted(chosen))]
            jokers = [tile for tile in chosen if tile.joker]
            plain = sorted(tile for tile in chosen if not tile.joker)
            for at in range(len(plain) + 1):
                orders.append((*plain[:at], *jokers, *plain[at:]))
            value = max((reading.value for order in orders if (reading := read_set(order))), default=0)
            if value:
                rest = [tile for at, tile in enumerate(tiles) if at not in places]
                best = max(best, value + most_by_trying(rest))
    return best


@given(st.lists(CLASSIC, min_size=3, max_size=7))
def test_nothing_dearer_can_be_laid(tiles):
    tiles = list((Counter(tiles) & Counter(RULEBOOKS["rummikub-sabra"].box)).elements())
    enough = 10_000  # never reached: the very best is asked for
    assert value_up_to(Counter(tiles), enough) >= most_by_trying(tiles)


@given(st.lists(CLASSIC, max_size=14), st.integers(1, 60))
def test_it_stops_at_enough_and_never_falls_short_of_it(tiles, enough):
    tiles = Counter(tiles) & Counter(RULEBOOKS["rummikub-sabra"].box)
    most, found = value_up_to(tiles, 10_000), value_up_to(tiles, enough)
    assert (found >= enough) == (most >= enough)
    assert found <= most


def test_a_whole_pot_laid_at_once_is_answered():
    everything = Counter(RULEBOOKS["rummikub-sabra"].box)
    assert value_up_to(everything, 30) >= 30


def test_sets_count_as_they_lie_when_that_is_enough():
    sets = (read_tiles("R9 R10 R11"), read_tiles("K1 K2 K3"))
    assert laid_value(sets, Counter(read_tiles("R9 R10 R11"))) == 30
    assert laid_value(sets, Counter(NumberTile.read(sign) for sign in ("R9", "R10"))) == 0

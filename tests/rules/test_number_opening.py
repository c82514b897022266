"""What an opening is worth, whatever has become of the sets in the same turn."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from optafel.rules.numbers import read_set
from optafel.rules.numbers.opening import laid_value, value_up_to
from optafel.rules.numbers.referee import Before, judge
from optafel.rules.numbers.rulebook import NumbersRulebook
from optafel.rules.rulebooks import with_options
from optafel.rules.rulebooks.rummikub_jokers import RUMMIKUB_JOKERS
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA
from optafel.solve.numbers import opening
from optafel.tiles import NumberTile, read_sets, read_tiles

CLASSIC = st.sampled_from(sorted(set(RUMMIKUB_SABRA.box)))
SPECIAL = st.sampled_from(sorted(set(RUMMIKUB_JOKERS.box)))
JOKERS = st.sampled_from(read_tiles("* D C M"))


def most_by_trying(tiles: Any) -> int:
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
def test_nothing_dearer_can_be_laid(tiles: Any) -> None:
    tiles = list((Counter(tiles) & Counter(RUMMIKUB_SABRA.box)).elements())
    enough = 10_000  # never reached: the very best is asked for
    assert value_up_to(Counter(tiles), enough) >= most_by_trying(tiles)


@given(st.lists(CLASSIC, max_size=14), st.integers(1, 60))
def test_it_stops_at_enough_and_never_falls_short_of_it(tiles: Any, enough: int) -> None:
    tiles = Counter(tiles) & Counter(RUMMIKUB_SABRA.box)
    most, found = value_up_to(tiles, 10_000), value_up_to(tiles, enough)
    assert (found >= enough) == (most >= enough)
    assert found <= most


@pytest.mark.parametrize("book", [RUMMIKUB_SABRA, RUMMIKUB_JOKERS], ids=lambda book: book.id)
def test_a_whole_pot_laid_at_once_is_answered(book: NumbersRulebook) -> None:
    everything = Counter(book.box)
    assert value_up_to(everything, 30) >= 30


@given(
    st.lists(SPECIAL, min_size=3, max_size=6), st.lists(st.sampled_from(read_tiles("* D C M")), max_size=3)
)
@example(read_tiles("B9 R9 D D C C"), ())  # two runs from one number, a double and a colour change for each
def test_with_any_jokers_it_is_what_the_solver_finds(tiles: Any, jokers: Any) -> None:
    tiles = Counter([*tiles, *jokers]) & Counter(RUMMIKUB_JOKERS.box)
    most, rack = value_up_to(tiles, 10_000), tuple(tiles.elements())
    assert most == 0 or opening((), rack, most, goes_on=False).play is not None
    assert opening((), rack, most + 1, goes_on=False).play is None


@pytest.mark.parametrize(
    ("tiles", "value"),
    [
        ("K9 D R9", 36),  # the double joker is the two other nines
        ("K11 D K8", 38),  # ... or the nine and the ten between
        ("R5 R6 C B8 B9", 35),  # the colour-change joker is the seven
        ("R5 C R7", 0),  # after it comes another colour
        ("Y12 M Y12", 24),  # a mirror between two equal tiles
        ("R3 R4 M R4 R3", 14),
        ("R12 M *", 24),  # the joker is the other twelve
        ("R12 C M C R11", 46),  # on both sides a colour-change joker: eleven does not face twelve
    ],
)
def test_what_special_jokers_make_of_the_own_tiles(tiles: str, value: Any) -> None:
    assert value_up_to(Counter(read_tiles(tiles)), 10_000) == value


def test_an_opening_with_special_jokers_may_go_on_where_the_house_says_so() -> None:
    book = with_options(RUMMIKUB_JOKERS, {"opening_goes_on": True})
    before = Before(read_sets("R4 R5 R6"), read_tiles("K9 D R9 R7"), opened=False)
    # Laid first: K9 D R9, worth 36. Then the seven went to the table.
    assert judge(book, before, read_sets("R4 R5 R6 R7 | K9 D R9")).legal
    low = Before(read_sets("R4 R5 R6"), read_tiles("K4 D R3 R7"), opened=False)
    ruling = judge(book, low, read_sets("R4 R5 R6 R7"))
    assert [violation.code for violation in ruling.violations] == ["opening-too-low"]
    taken_apart = Before(read_sets("B9 Y9 K9 | B1 B2 B3"), read_tiles("R12 M R12 R9"), opened=False)
    ruling = judge(book, taken_apart, read_sets("B9 Y9 K9 R9 | B1 B2 B3 | R12 M R12"))
    assert [violation.code for violation in ruling.violations] == ["opening-too-low"]  # 24


def test_sets_count_as_they_lie_when_that_is_enough() -> None:
    sets = (read_tiles("R9 R10 R11"), read_tiles("K1 K2 K3"))
    assert laid_value(sets, Counter(read_tiles("R9 R10 R11"))) == 30
    assert laid_value(sets, Counter(NumberTile.read(sign) for sign in ("R9", "R10"))) == 0

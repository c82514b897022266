"""The number solver against a plain reference, the referee and the rulebooks' own examples."""

import os
import random
from collections import Counter
from dataclasses import replace

import numbers_reference as reference
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel.rules.numbers import Before, NumbersRulebook, judge
from optafel.rules.numbers.opening import value_up_to
from optafel.rules.rulebooks.rummikub_jokers import RUMMIKUB_JOKERS
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA
from optafel.solve import numbers
from optafel.tiles.numbers import NumberTile, Sets, TileSet, read_sets, read_tiles, write_sets

# The whole comparison takes long: POSITIONS=3000 asks for more of it.
POSITIONS = int(os.environ.get("POSITIONS", "60"))
SPECIAL = pytest.mark.parametrize("special", [False, True], ids=["classic", "special"])


def tiles(codes: list[int] | tuple[int, ...]) -> TileSet:
    return tuple(NumberTile(code) for code in codes)


def position(rng: random.Random, special: bool, tiles_max: int) -> tuple[Sets, TileSet]:
    """A table of sets drawn from the reference's list, and a rack from what is left in the box."""
    kinds = 4 if special else 1
    left = Counter(dict.fromkeys(range(52 + kinds), 2))
    jokers = rng.sample(
        sorted((52 + kind) for kind in range(kinds) for _ in range(2)), rng.randint(0, 2 * kinds)
    )
    left.update({52 + kind: jokers.count(52 + kind) - 2 for kind in range(kinds)})
    table: list[TileSet] = []
    wanted = rng.randint(0, tiles_max)
    for _ in range(400):
        bag = rng.choice(reference.catalogue(special))
        if sum(map(len, table)) + len(bag) <= wanted and not Counter(bag) - left:
            table.append(tiles(reference.laid_out(bag, special)))
            left -= Counter(bag)
    rest = sorted(left.elements())
    return tuple(table), tiles(rng.sample(rest, rng.randint(1, min(10 if special else 16, len(rest)))))


def referee(special: bool) -> NumbersRulebook:
    return RUMMIKUB_JOKERS if special else RUMMIKUB_SABRA


def codes(sets: Sets) -> list[list[int]]:
    return [[tile.code for tile in group] for group in sets]


@SPECIAL
def test_sets_that_cannot_be_split_are_counted(special: bool) -> None:
    assert (
        numbers.count_sets(special=special)
        == len(reference.catalogue(special))
        == (12_613 if special else 1_173)
    )


@SPECIAL
@pytest.mark.parametrize("by_value", [False, True], ids=["tiles", "value"])
def test_as_good_as_the_integer_program(special: bool, by_value: bool) -> None:
    rng = random.Random(11)
    for _ in range(POSITIONS):
        table, rack = position(rng, special, 12 if special else 30)
        found = numbers.best(table, rack, by_value=by_value, seconds=60)
        wanted = reference.best_play(codes(table), [tile.code for tile in rack], by_value=by_value)
        assert found.optimal
        assert found.tidiest
        answer = reference.Best(found.tiles, found.value, found.touched) if found.play else None
        assert answer == wanted, f"table {write_sets(table)}, rack {rack}"


@SPECIAL
@pytest.mark.parametrize("touched_max", [0, 1, 2])
def test_touches_no_more_sets_than_allowed(special: bool, touched_max: int) -> None:
    rng = random.Random(12)
    for _ in range(POSITIONS // 3):
        table, rack = position(rng, special, 12 if special else 30)
        found = numbers.best(table, rack, touched_max=touched_max, seconds=60)
        wanted = reference.best_play(codes(table), [t.code for t in rack], touched_max=touched_max)
        answer = reference.Best(found.tiles, found.value, found.touched) if found.play else None
        assert answer == wanted, f"table {write_sets(table)}, rack {rack}"


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32), st.booleans())
def test_the_referee_allows_every_play(seed: int, special: bool) -> None:
    rng = random.Random(seed)
    table, rack = position(rng, special, 60)
    found = numbers.best(table, rack)
    if found.play is not None:
        ruling = judge(referee(special), Before(table, rack), found.play)
        assert ruling.legal, ruling.violations
        assert len(ruling.played) == found.tiles
        kept = Counter(table) & Counter(found.play)
        assert len(table) - kept.total() == found.touched


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.booleans(), st.sampled_from([0, 30, 50]))
def test_the_referee_allows_every_opening(seed: int, special: bool, goes_on: bool, need: int) -> None:
    rng = random.Random(seed)
    table, rack = position(rng, special, 30)
    book = replace(referee(special), opening_value=need, opening_goes_on=goes_on)
    found = numbers.opening(table, rack, need, goes_on)
    assert found.optimal
    if found.play is not None:
        assert judge(book, Before(table, rack, opened=False), found.play).legal
    elif goes_on:
        enough = value_up_to(Counter(rack), max(need, 1)) >= need
        assert not enough or numbers.best(table, rack).play is None


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.booleans())
def test_the_best_plays_differ_and_come_in_order(seed: int, special: bool) -> None:
    rng = random.Random(seed)
    table, rack = position(rng, special, 24)
    plays = numbers.best_plays(table, rack, 4)
    ranks = [(play.tiles, play.value) for play in plays]
    assert ranks == sorted(ranks, reverse=True)
    best = numbers.best(table, rack)
    assert (best.play is None) == (not plays)
    laid = []
    for play in plays:
        assert play.play is not None
        assert judge(referee(special), Before(table, rack), play.play).legal
        laid.append(Counter(t for s in play.play for t in s) - Counter(t for s in table for t in s))
    assert all(one != other for at, one in enumerate(laid) for other in laid[:at])
    if plays:
        assert ranks[0] == (best.tiles, best.value)


@pytest.mark.parametrize(
    ("table", "rack", "tiles_laid"),
    [
        ("R4 R5 R6", "R7 K1", 1),
        ("B8 B9 B10", "B11 K8 Y8", 3),
        ("R4 R5 R6 R7 R8", "R6", 1),
        ("Y5 Y6 Y7 | R5 R6 R7 | K5 K6 K7 K8 K9", "K10 B5", 2),
        ("B3 R3 *", "Y3 K5 K6", 3),
        ("R2 R3 * R5 R6", "R1 R7 K9 K10", 4),
        ("K1 K2 * | B1 Y1 R1 | B2 Y2 R2", "K7 K8", 2),
        ("B4 B5 B6 | R8 Y8 K8", "B3 B8", 2),
        ("", "R4 C B6 M B6 C R4", 7),
        ("", "R12 R13 R1", 0),
        ("R1 R2 R3 R4", "*", 1),
        ("R3 B3 K3 Y3", "*", 0),
    ],
)
def test_examples_of_the_rulebooks(table: str, rack: str, tiles_laid: int) -> None:
    found = numbers.best(read_sets(table), read_tiles(rack))
    assert (found.tiles, found.optimal) == (tiles_laid, True)


def test_untouched_sets_lie_where_they_lay() -> None:
    found = numbers.best(read_sets("K6 K5 K4 | R10 B10 Y10 | B1 B2 B3"), read_tiles("K10"))
    assert found.play is not None
    assert write_sets(found.play) == "K6 K5 K4 | R10 B10 Y10 K10 | B1 B2 B3"


def test_no_time_gives_a_bound_and_no_claim() -> None:
    table, rack = read_sets("R4 R5 R6 | K4 K5 K6"), read_tiles("R7 K7 B1 Y9")
    found = numbers.best(table, rack, seconds=0)
    assert not found.optimal
    assert found.tiles <= 2 <= found.bound


@pytest.mark.parametrize("rack", ["R7 R7 R7", "* * *"])
def test_more_tiles_than_a_box_has_are_refused(rack: str) -> None:
    with pytest.raises(ValueError, match="3 times"):
        numbers.best((), read_tiles(rack))

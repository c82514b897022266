"""The best plays of a player who has not opened, or may touch few sets, against trying everything."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations

import numbers_reference as reference
import pytest

from optafel.rules.numbers import Before, judge
from optafel.rules.rulebooks.rummikub_jokers import RUMMIKUB_JOKERS
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA
from optafel.solve import numbers
from optafel.tiles.numbers import NumberTile, Sets, TileSet, read_sets, read_tiles

COUNT = 5
SPECIAL = pytest.mark.parametrize("special", [False, True], ids=["classic", "special"])
Bag = tuple[int, ...]


def small_position(rng: random.Random, special: bool) -> tuple[Sets, TileSet]:
    """A table and a rack of few tiles that lie near each other, so that much can be done with them."""
    colours, first = rng.sample(range(4), 3), rng.randint(1, 8)
    near = [reference.tile(colour, first + i) for colour in colours for i in range(5) for _ in range(2)]
    jokers = [52, 52, 53, 54, 55] if special else [52, 52]
    left = Counter([*near, *rng.sample(jokers, 2)])
    table: list[tuple[int, ...]] = []
    for _ in range(rng.randint(0, 3)):
        bags = [bag for bag in reference.catalogue(special) if Counter(bag) <= left and len(bag) < 5]
        bag = rng.choice(bags)
        left -= Counter(bag)
        table.append(reference.laid_out(bag, special))
    rack = rng.sample(sorted(left.elements()), min(5, left.total()))
    return tuple(tuple(map(NumberTile, each)) for each in table), tuple(map(NumberTile, rack))


def parts_of(rack: TileSet) -> set[Bag]:
    codes = sorted(tile.code for tile in rack)
    return {part for size in range(1, len(codes) + 1) for part in combinations(codes, size)}


def rack_worths(rack: TileSet) -> dict[Bag, int]:
    """What each part of a rack is worth at most as sets of which no tile is left over, every order of every
    part tried; parts that cannot be laid so are not there."""
    parts = sorted(parts_of(rack), key=len)
    worths = {part: worth for part in parts if len(part) > 2 and (worth := _dearest_order(part))}
    for part in parts:  # sets of three tiles or more: two of them at most on these racks
        for one in [own for own in worths if len(own) <= len(part) - 3]:
            rest = Counter(part)
            rest.subtract(one)
            other = tuple(sorted(rest.elements()))
            if min(rest.values()) >= 0 and other in worths:
                worths[part] = max(worths.get(part, 0), worths[one] + worths[other])
    return worths


def contains(part: Bag, other: Bag) -> bool:
    return not Counter(other) - Counter(part)


@cache
def _dearest_order(bag: Bag) -> int:
    return max(reference.worth(order) or 0 for order in set(permutations(bag)))


def rank_of(bag: Bag, by_value: bool) -> tuple[int, int]:
    value = reference.value_of(bag)
    return (value, len(bag)) if by_value else (len(bag), value)


def laid_by(before: Sets, after: Sets) -> Bag:
    gone = Counter(tile.code for tiles in before for tile in tiles)
    return tuple(sorted((Counter(tile.code for tiles in after for tile in tiles) - gone).elements()))


@cache
def can_lay(table: Sets, tiles: Bag, touched_max: int | None) -> bool:
    """Whether the reference lays all of these."""
    before = [[tile.code for tile in each] for each in table]
    found = reference.best_play(before, tiles, touched_max=touched_max)
    return found is not None and found.tiles == len(tiles)


def check(found: tuple[numbers.Solution, ...], table: Sets, bags: set[Bag], by_value: bool) -> None:
    """As good as the best of all that can be laid, in order, each another, all proved."""
    laid = [laid_by(table, each.play) for each in found if each.play is not None]
    assert len(laid) == len(found) == min(COUNT, len(bags))
    assert len(set(laid)) == len(laid)
    assert set(laid) <= bags
    best = sorted((rank_of(bag, by_value) for bag in bags), reverse=True)[:COUNT]
    assert [rank_of(bag, by_value) for bag in laid] == best
    assert all(each.optimal for each in found)


@SPECIAL
@pytest.mark.parametrize("by_value", [False, True], ids=["tiles", "value"])
def test_the_best_plays_that_touch_few_sets(special: bool, by_value: bool) -> None:
    rng = random.Random(40 + special)
    book = RUMMIKUB_JOKERS if special else RUMMIKUB_SABRA
    some = 0
    for _ in range(2):
        table, rack = small_position(rng, special)
        for touched_max in (0, 1):
            found = numbers.best_plays(table, rack, COUNT, touched_max=touched_max, by_value=by_value)
            bags = {bag for bag in parts_of(rack) if can_lay(table, bag, touched_max)}
            check(found, table, bags, by_value)
            some += len(found)
            for each in found:
                assert each.play is not None
                assert each.touched <= touched_max
                assert judge(book, Before(table, rack), each.play).legal
    assert some


@SPECIAL
@pytest.mark.parametrize("goes_on", [False, True], ids=["rack alone", "goes on"])
def test_the_best_openings(special: bool, goes_on: bool) -> None:
    rng = random.Random(40 + special)
    book = RUMMIKUB_JOKERS if special else RUMMIKUB_SABRA
    some = 0
    for _ in range(8):
        table, rack = small_position(rng, special)
        worths = rack_worths(rack)
        for need in (9, 20):
            found = numbers.best_plays(table, rack, COUNT, need=need, goes_on=goes_on)
            openings = {bag for bag, worth in worths.items() if worth >= need}
            bags = openings
            if goes_on:
                bags = {
                    bag
                    for bag in parts_of(rack)
                    if any(contains(bag, own) for own in openings) and can_lay(table, bag, None)
                }
            check(found, table, bags, by_value=False)
            some += len(found)
            if goes_on == book.opening_goes_on:
                lower = replace(book, opening_value=need)
                for each in found:
                    assert each.play is not None
                    assert judge(lower, Before(table, rack, opened=False), each.play).legal
    assert some


def test_the_books_own_opening_is_judged_on_every_answer() -> None:
    for book in (RUMMIKUB_SABRA, RUMMIKUB_JOKERS):
        rng = random.Random(7)
        some = 0
        for _ in range(12):
            pot = list(book.box)
            rng.shuffle(pot)
            laid = numbers.best((), tuple(pot[:40]), nodes=20_000).play or ()
            rack = tuple(pot[40:58])
            for touched_max in (None, 1):
                found = numbers.best_plays(
                    laid,
                    rack,
                    5,
                    need=book.opening_value,
                    goes_on=book.opening_goes_on,
                    touched_max=touched_max,
                    nodes=300_000,
                )
                assert len({laid_by(laid, each.play or ()) for each in found}) == len(found)
                for each in found:
                    some += 1
                    assert each.play is not None
                    assert touched_max is None or each.touched <= touched_max
                    assert judge(book, Before(laid, rack, opened=False), each.play).legal
        assert some


def test_who_has_not_opened_gets_openings_only() -> None:
    table, rack = read_sets("R4 R5 R6"), read_tiles("R7 K10 B10 Y10 K1 B1")
    found = numbers.best_plays(table, rack, 9, need=30, goes_on=True)
    assert [each.tiles for each in found] == [4, 3]
    found = numbers.best_plays(table, rack, 9, need=30, goes_on=False)
    assert [each.tiles for each in found] == [3]
    assert numbers.best_plays(table, rack, 9, need=31, goes_on=True) == ()

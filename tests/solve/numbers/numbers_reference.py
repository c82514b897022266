"""The number games once more, slow and plain: what is a set, which sets there are, and the best play.

Written from the rules alone and with none of the solver's ideas: sets are listed, and an integer program
chooses among them. Tiles are their codes: colour * 13 + number - 1, then the four jokers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, permutations, product

from ortools.sat.python import cp_model

JOKER, DOUBLE, CHANGE, MIRROR = 52, 53, 54, 55
JOKERS = (JOKER, DOUBLE, CHANGE, MIRROR)
COLOURS = range(4)
TOP = 13
COPIES = 2

Set = tuple[int, ...]  # tiles in the order in which they lie
Bag = tuple[int, ...]  # tiles in no order: sorted


def tile(colour: int, number: int) -> int:
    return colour * TOP + number - 1


def colour_of(code: int) -> int:
    return code // TOP


def number_of(code: int) -> int:
    return code % TOP + 1


# --- what is a set ---


def is_set(order: Set) -> bool:
    return worth(order) is not None


def worth(order: Set) -> int | None:
    """What a set is worth as it lies, read in the best way; None if it is no set."""
    if len(order) < 3 or all(code in JOKERS for code in order) or order.count(MIRROR) > 1:
        return None
    if MIRROR in order:
        centre = order.index(MIRROR)
        left, right = _cells(order[:centre])[::-1], _cells(order[centre + 1 :])
        if not left or len(left) != len(right):
            return None
        values = [
            sum(value for value, _ in meant) * 2
            for meant in _meanings(len(left))
            if _means(left, meant) and _means(right, meant)
        ]
    else:
        cells = _cells(order)
        meanings = (meant for meant in _meanings(len(cells)) if _means(cells, meant))
        values = [sum(value for value, _ in meant) for meant in meanings]
    return max(values, default=None)


def _cells(order: Set) -> list[int]:
    """One entry a number or colour that is stood for: a double joker is there twice."""
    return [code for code in order for _ in range(2 if code == DOUBLE else 1)]


Meaning = tuple[tuple[int, int | None], ...]  # number and colour of every cell; no colour: a change


def _means(cells: list[int], meant: Meaning) -> bool:
    """Whether these tiles can stand for that."""
    for code, (number, colour) in zip(cells, meant, strict=True):
        if code == CHANGE or colour is None:
            if code != CHANGE or colour is not None:
                return False
        elif code not in (JOKER, DOUBLE) and code != tile(colour, number):
            return False
    return True


@cache
def _meanings(length: int) -> list[Meaning]:
    """All groups, runs rising and falling, and parts of them, of so many cells."""
    found: list[Meaning] = []
    for number in range(1, TOP + 1):
        found += [tuple((number, colour) for colour in row) for row in permutations(COLOURS, length)]
    for first in range(1, TOP + 2 - length):
        for colours in _run_colours(length):
            rising = tuple((first + i, colour) for i, colour in enumerate(colours))
            found += [rising, rising[::-1]]
    return found


@cache
def _run_colours(length: int) -> list[tuple[int | None, ...]]:
    """The colours of a run: one, or several with up to two changes (None) between them."""
    found: list[tuple[int | None, ...]] = []
    for count in range(COPIES + 1):
        for places in combinations(range(length), count):
            for colours in product(COLOURS, repeat=count + 1):
                row: list[int | None] = []
                stretch = 0
                for place in range(length):
                    if place in places:
                        row.append(None)
                        stretch += 1
                    else:
                        row.append(colours[stretch])
                differ = all(one != other for one, other in pairwise(colours))
                apart = all(other - one > 1 for one, other in pairwise(places))
                if differ and apart:
                    found.append(tuple(row))
    return list(dict.fromkeys(found))


# --- which sets there are ---


@cache
def catalogue(special: bool) -> tuple[Bag, ...]:
    """Every set, as a bag, that cannot be split into smaller ones. All others are made of these."""
    bags = {tuple(sorted(order)) for order in uncut_sets(special)}
    by_lowest: dict[int, list[Bag]] = {}
    for bag in sorted(bags, key=len):
        by_lowest.setdefault(bag[0], []).append(bag)

    @cache
    def splits(bag: Bag) -> bool:
        tiles = Counter(bag)
        for part in by_lowest.get(bag[0], []):
            if len(part) > len(bag) - 3:
                break
            if all(tiles[code] >= count for code, count in Counter(part).items()):
                rest = tuple(sorted((tiles - Counter(part)).elements()))
                if rest in bags or splits(rest):
                    return True
        return False

    return tuple(bag for bag in sorted(bags) if not splits(bag))


@cache
def _laid(special: bool) -> dict[Bag, Set]:
    return {tuple(sorted(order)): order for order in uncut_sets(special)}


def laid_out(bag: Bag, special: bool) -> Set:
    """One order in which the tiles of a set lie."""
    return _laid(special)[bag]


def uncut_sets(special: bool) -> Iterator[Set]:
    yield from _groups(special)
    for pattern in _grown_runs((), 1, None, None, special):
        yield from _moved(pattern, _length(pattern))
    if special:
        yield from _mirrored_groups()
        for length in range(1, _WIDEST + 1):
            for colours in _first_colours(length):
                for pattern in _mirrored(tuple((1 + i, colour) for i, colour in enumerate(colours))):
                    yield from _moved(pattern, length)


# No uncut mirrored run has more numbers a side than this: beyond it none is found.
_WIDEST = 9


def _length(order: Set) -> int:
    return len(_cells(order))


def _moved(pattern: Set, length: int) -> Iterator[Set]:
    """The same run at every number and in all colours."""
    colours = sorted({colour_of(code) for code in pattern if code not in JOKERS})
    for shift in range(TOP + 1 - length):
        for chosen in permutations(COLOURS, len(colours)):
            new = dict(zip(colours, chosen, strict=True))
            yield tuple(
                code if code in JOKERS else tile(new[colour_of(code)], number_of(code) + shift)
                for code in pattern
            )


def _groups(special: bool) -> Iterator[Set]:
    for number in range(1, TOP + 1):
        for size in range(1, 5):
            for colours in combinations(COLOURS, size):
                for stars, doubles in product(range(3), range(3 if special else 1)):
                    fits = size + stars + 2 * doubles <= 4 and size + stars + doubles >= 3
                    if fits:
                        numbered = tuple(tile(colour, number) for colour in colours)
                        yield numbered + (JOKER,) * stars + (DOUBLE,) * doubles


def _grown_runs(
    order: Set, number: int, before: int | None, colour: int | None, special: bool
) -> Iterator[Set]:
    """Runs from 1 up, grown tile by tile. One that can be cut stays so however it grows.

    Colours are taken in order: a new one is the lowest that has not been used.
    """
    if any(_stands(order[:at]) and _stands(order[at:]) for at in range(3, len(order) - 2)):
        return
    if _stands(order):
        yield order
    if number > TOP:
        return
    unused = max((colour_of(code) for code in order if code not in JOKERS), default=-1) + 1
    for new in range(min(unused + 1, 4)) if colour is None else (colour,):
        if colour is not None or new != before:
            yield from _grown_runs((*order, tile(new, number)), number + 1, before, new, special)
    if order.count(JOKER) < COPIES:
        yield from _grown_runs((*order, JOKER), number + 1, before, colour, special)
    if special and order.count(DOUBLE) < COPIES and number < TOP:
        yield from _grown_runs((*order, DOUBLE), number + 2, before, colour, special)
    if special and order.count(CHANGE) < COPIES and (not order or order[-1] != CHANGE):
        yield from _grown_runs((*order, CHANGE), number + 1, colour, None, special)


def _stands(piece: Set) -> bool:
    """Whether a piece of a run or group is one itself: three tiles, one of them numbered."""
    return len(piece) >= 3 and any(code not in JOKERS for code in piece)


def _first_colours(length: int) -> list[tuple[int | None, ...]]:
    """The colours of a mirrored run's side, the first two colours alone, with one change at most."""
    plain: list[tuple[int | None, ...]] = [(0,) * length]
    return plain + [(0,) * at + (None,) + (1,) * (length - at - 1) for at in range(length)]


def _mirrored_groups() -> Iterator[Set]:
    for colours in (row for length in range(1, 5) for row in permutations(COLOURS, length)):
        for pattern in _mirrored(tuple((1, colour) for colour in colours)):
            for number in range(TOP):
                yield tuple(code if code in JOKERS else code + number for code in pattern)


def _mirrored(meant: Meaning) -> Iterator[Set]:
    """All sets with a mirror whose sides stand for this, from the outside in, and that cannot be cut."""
    for left, right in _grown_sides(meant, 0, ((), ()), (0, 0)):
        if any(code not in JOKERS for code in left + right):
            yield (*left, MIRROR, *right[::-1])


def _grown_sides(
    meant: Meaning, place: int, sides: tuple[Set, Set], reach: tuple[int, int]
) -> Iterator[tuple[Set, Set]]:
    """Both sides, grown place by place. `reach`: how far each is covered, which a double does for two."""
    few = all((sides[0] + sides[1]).count(joker) <= COPIES for joker in JOKERS)
    if not few or _cut_mirrored(*sides):
        return
    if place == len(meant):
        if max(reach) == place:
            yield sides
        return
    for heads in product(*(_heads(meant, place) if end == place else [()] for end in reach)):
        grown = (sides[0] + heads[0], sides[1] + heads[1])
        new = tuple(end + _length(head) for end, head in zip(reach, heads, strict=True))
        yield from _grown_sides(meant, place + 1, grown, (new[0], new[1]))


def _heads(meant: Meaning, place: int) -> list[Set]:
    """The tiles that can lie here."""
    number, colour = meant[place]
    if colour is None:
        return [(CHANGE,)]
    two = [(DOUBLE,)] if place + 1 < len(meant) and meant[place + 1][1] is not None else []
    return [(tile(colour, number),), (JOKER,), *two]


def _cut_mirrored(left: Set, right: Set) -> bool:
    """Whether outer or inner parts of both sides are sets of their own, and a mirrored set is left."""
    for at in range(1, len(left)):
        for other in range(1, len(right)):
            if _length(left[:at]) == _length(right[:other]):
                outer, inner = (left[:at], right[:other]), (left[at:], right[other:])
                for apart, around in ((outer, inner), (inner, outer)):
                    numbered = any(code not in JOKERS for code in around[0] + around[1])
                    if numbered and all(_stands(piece) for piece in apart):
                        return True
    return False


# --- the best play ---


@dataclass(frozen=True)
class Best:
    tiles: int
    value: int  # a joker counts nothing
    touched: int  # sets that no longer lie as they lay


def value_of(tiles: Iterable[int]) -> int:
    return sum(number_of(code) for code in tiles if code not in JOKERS)


def best_play(
    table: Sequence[Sequence[int]],
    rack: Sequence[int],
    *,
    by_value: bool = False,
    touched_max: int | None = None,
    seconds: float = 60,
) -> Best | None:
    """The play with most tiles, ties by value (or the other way round), ties by sets left as they lie."""
    special = any(code in (DOUBLE, CHANGE, MIRROR) for group in (*table, rack) for code in group)
    on_table = Counter(code for group in table for code in group)
    at_hand = on_table + Counter(rack)
    model = cp_model.CpModel()
    laid: dict[int, list[cp_model.LinearExprT]] = {code: [] for code in at_hand}
    for bag in catalogue(special):
        tiles = Counter(bag)
        most = min((at_hand[code] // count for code, count in tiles.items()), default=0)
        if most:
            times = model.new_int_var(0, most, "")
            for code, count in tiles.items():
                laid[code].append(count * times)
    stays = []
    for group in table:
        stay = model.new_bool_var("")
        stays.append(stay)
        for code in group:
            laid[code].append(stay)
    played = {}
    for code, count in at_hand.items():
        total = sum(laid[code])
        model.add(total >= on_table[code])
        model.add(total <= count)
        played[code] = total - on_table[code]
    if touched_max is not None:
        model.add(sum(stays) >= len(table) - touched_max)
    tiles_laid = sum(played.values())
    value_laid = sum(number_of(code) * count for code, count in played.items() if code not in JOKERS)
    first, second = (value_laid, tiles_laid) if by_value else (tiles_laid, value_laid)
    model.add(tiles_laid >= 1)
    model.maximize(first * 1_000_000 + second * 100 + sum(stays))  # type: ignore[operator]
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_time_in_seconds = seconds
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    assert status == cp_model.OPTIMAL, solver.status_name(status)
    return Best(solver.value(tiles_laid), solver.value(value_laid), len(table) - solver.value(sum(stays)))

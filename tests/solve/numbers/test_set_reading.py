"""The native reading of sets says exactly what the referee's says."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from optafel._native import numbers as native
from optafel.rules.numbers.sets import read_set
from optafel.tiles.numbers import NumberTile

# Few numbers and colours, so that what is drawn is often nearly a set.
CODES = st.sampled_from(
    [*range(5), *range(9, 13), *range(13, 18), *range(22, 26), 26, 27, 39, 52, 53, 54, 55]
)


def by_the_referee(sets: list[bytes]) -> list[tuple[str, int, tuple[str, ...]] | None]:
    found = [read_set(tuple(map(NumberTile, codes))) for codes in sets]
    return [None if reading is None else (reading.kind, reading.value, reading.stands) for reading in found]


@settings(max_examples=400, deadline=None)
@given(st.lists(st.lists(CODES, max_size=8).map(bytes), max_size=12))
def test_any_tiles_are_read_as_the_referee_reads_them(sets: list[bytes]) -> None:
    assert native.judge_sets(sets) == by_the_referee(sets)


def test_runs_groups_and_mirrors_with_jokers_in_any_place() -> None:
    rng = random.Random(1)
    sets = []
    for _ in range(20_000):
        first, colour = rng.randint(1, 11), rng.randrange(4)
        length = rng.randint(1, min(6, 14 - first))
        side = [colour * 13 + first - 1 + i for i in range(length)]
        if rng.random() < 0.4:
            side = [other * 13 + first - 1 for other in rng.sample(range(4), min(length, 4))]
        tiles = [*side, 55, *side[::-1]] if rng.random() < 0.4 else side
        for _ in range(rng.randint(0, 4)):
            tiles[rng.randrange(len(tiles))] = rng.randint(52, 55)
        if rng.random() < 0.3:
            tiles.insert(rng.randrange(len(tiles) + 1), rng.randint(52, 54))
        sets.append(bytes(tiles if rng.random() < 0.5 else tiles[::-1]))
    found = native.judge_sets(sets)
    assert found == by_the_referee(sets)
    kinds = [reading[0] for reading in found if reading]
    assert all(kinds.count(kind) > 300 for kind in ("run", "group", "mirror"))


def test_no_such_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="tile 56 does not exist"):
        native.judge_sets([bytes([1, 2, 56])])

"""A search that counts nodes answers the same on every run, whatever the clock says."""

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from optafel.rules.numbers import Before, judge
from optafel.rules.rulebooks.rummikub_jokers import RUMMIKUB_JOKERS
from optafel.rules.rulebooks.rummikub_sabra import RUMMIKUB_SABRA
from optafel.solve import numbers
from optafel.solve.numbers import Solution
from optafel.tiles.numbers import Sets, TileSet

NODES = (0, 1, 30, 300, 3_000, 100_000)
NEED = 30

Ask = Callable[[Sets, TileSet, int, float], tuple[Solution, ...]]

ASKED: dict[str, Ask] = {
    "best": lambda table, rack, nodes, s: (numbers.best(table, rack, nodes=nodes, seconds=s),),
    "value": lambda table, rack, nodes, s: (
        numbers.best(table, rack, by_value=True, nodes=nodes, seconds=s),
    ),
    "touched": lambda table, rack, nodes, s: (
        numbers.best(table, rack, touched_max=2, nodes=nodes, seconds=s),
    ),
    "ranked": lambda table, rack, nodes, s: numbers.best_plays(table, rack, 4, nodes=nodes, seconds=s),
    "openings": lambda table, rack, nodes, s: numbers.best_plays(
        table, rack, 3, nodes=nodes, seconds=s, need=NEED
    ),
    "open": lambda table, rack, nodes, s: (numbers.opening(table, rack, NEED, True, s, nodes=nodes),),
    "from rack": lambda table, rack, nodes, s: (numbers.opening(table, rack, NEED, False, s, nodes=nodes),),
}


@contextmanager
def busy_machine() -> Iterator[None]:
    """Other threads search as fast as they can."""
    done = threading.Event()
    table, rack = positions(special=True, count=1, seed=5)[0]

    def work() -> None:
        while not done.is_set():
            numbers.best(table, rack, nodes=2_000)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        done.set()
        for thread in threads:
            thread.join()


def positions(special: bool, count: int, seed: int) -> list[tuple[Sets, TileSet]]:
    """Tables that came about by laying the best play of some drawn tiles, and a rack drawn from the rest."""
    book = RUMMIKUB_JOKERS if special else RUMMIKUB_SABRA
    rng = random.Random(seed)
    found: list[tuple[Sets, TileSet]] = []
    while len(found) < count:
        pot = list(book.box)
        rng.shuffle(pot)
        drawn, rest = pot[: rng.randint(20, 50)], pot[50:]
        laid = numbers.best((), tuple(drawn), nodes=20_000)
        if laid.play:
            found.append((laid.play, tuple(rest[: rng.randint(3, 16)])))
    return found


def told(found: tuple[Solution, ...]) -> str:
    return repr([replace(each, seconds=0.0) for each in found])


@pytest.mark.parametrize("special", [False, True], ids=["classic", "special"])
@pytest.mark.parametrize("asked", ASKED)
def test_the_same_nodes_give_the_same_answer(asked: str, special: bool) -> None:
    ask = ASKED[asked]
    cases = [(*each, nodes) for each in positions(special, 6, 11) for nodes in NODES]
    calm = [told(ask(table, rack, nodes, 60.0)) for table, rack, nodes in cases]
    with busy_machine():
        hurried = [told(ask(table, rack, nodes, 0.001)) for table, rack, nodes in cases]
    assert hurried == calm


@pytest.mark.parametrize("special", [False, True], ids=["classic", "special"])
@pytest.mark.parametrize("asked", ASKED)
def test_more_nodes_never_take_back_a_proof(asked: str, special: bool) -> None:
    cut = 0
    for table, rack in positions(special, 12, 12):
        proved = 0
        worth: list[tuple[int, int]] = []
        for nodes in NODES:
            found = ASKED[asked](table, rack, nodes, 60.0)
            sure = [(each.tiles, each.value) for each in found if each.optimal]
            cut += any(not each.optimal for each in found)
            assert len(sure) >= proved
            assert sure[: len(worth)] == worth, "what was proved stays"
            proved, worth = len(sure), sure
    assert cut, "no search was ever cut off: nothing was tested"


@pytest.mark.parametrize("special", [False, True], ids=["classic", "special"])
def test_what_a_cut_off_search_answers_is_legal(special: bool) -> None:
    book = RUMMIKUB_JOKERS if special else RUMMIKUB_SABRA
    for table, rack in positions(special, 12, 13):
        for asked, ask in ASKED.items():
            if asked == "from rack" and book.opening_goes_on:
                continue
            opened = asked not in ("openings", "open", "from rack")
            if not opened and asked != "from rack" and not book.opening_goes_on:
                continue
            for nodes in NODES:
                for each in ask(table, rack, nodes, 60.0):
                    if each.play is not None:
                        assert judge(book, Before(table, rack, opened), each.play).legal

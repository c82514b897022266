"""What the docstrings show is what happens."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import optafel
from optafel import bots, game, positions

ROOMS = (game, positions, bots)
MODULES = [
    "optafel",
    *(room.__name__ for room in ROOMS),
    *(each.name for room in ROOMS for each in pkgutil.walk_packages(room.__path__, f"{room.__name__}.")),
]
# What somebody who has only read the front page would try must be shown there.
SHOWN = {
    "optafel",
    "optafel.bots",
    "optafel.game.game",
    "optafel.positions.position",
    "optafel.positions.asking",
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    found = doctest.testmod(import_module(name))
    assert found.failed == 0
    if name in SHOWN:
        assert found.attempted > 0


def test_everything_that_is_exported_is_there_and_documented():
    for name in optafel.__all__:
        assert getattr(optafel, name) is not None
    assert optafel.solve("rummikub-sabra", rack="B1 B2 B3").tiles == 3
    assert optafel.judge.__doc__
    assert optafel.solve.__doc__

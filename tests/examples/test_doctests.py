"""What the docstrings show is what happens."""

import doctest
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import Any

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
def test_the_examples_of_a_module_are_true(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.failed == 0
    if name in SHOWN:
        assert found.attempted > 0


def test_what_the_documentation_shows_is_what_happens() -> None:
    runner = doctest.DocTestRunner()
    names: dict[str, Any] = {}
    for page in sorted((Path(__file__).parents[2] / "docs").rglob("*.md")):
        for block in re.findall(r"^```\{doctest\}\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S):
            runner.run(
                doctest.DocTestParser().get_doctest(block, names, page.name, str(page), 0), clear_globs=False
            )
    assert runner.failures == 0
    assert runner.tries > 5


def test_everything_that_is_exported_is_there_and_documented() -> None:
    for name in optafel.__all__:
        assert getattr(optafel, name) is not None
    assert optafel.solve("rummikub-sabra", rack="B1 B2 B3").tiles == 3
    assert optafel.judge.__doc__
    assert optafel.solve.__doc__

"""The Dutch words, built into a graph once."""

import pytest
from crossword_box import dutch_setup, dutch_words

from optafel._native import crossword as native
from optafel.solve.crossword import Solver
from optafel.solve.crossword_words import word_graph


@pytest.fixture(scope="session")
def dutch_graph(tmp_path_factory: pytest.TempPathFactory) -> native.WordGraph:
    return word_graph(dutch_words(), dutch_setup().alphabet, tmp_path_factory.mktemp("graphs"))


@pytest.fixture(scope="session")
def dutch(dutch_graph: native.WordGraph) -> Solver:
    return Solver(dutch_setup(), dutch_graph)

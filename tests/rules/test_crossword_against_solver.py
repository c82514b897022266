"""Referee and solver were written apart and agree: what one finds the other calls legal, for as much."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from typing import Any as WordList

import pytest

from optafel.rules.crossword import (
    LETTER_SETS,
    Before,
    Board,
    check_by,
    judge,
    place,
    read_play,
    words_only,
)
from optafel.rules.rulebooks.scrabble_nl import SCRABBLE_NL
from optafel.solve.crossword import Solver
from optafel.solve.crossword_boxes import box_of, packed_board, packed_rack, placed
from optafel.solve.crossword_words import word_graph
from optafel.tiles import read_letters

DATA = Path(__file__).parents[1] / "data"
BOOK, DUTCH = SCRABBLE_NL, LETTER_SETS["nl"]
GOLDEN = gzip.decompress((DATA / "crossword-nl-golden.txt.gz").read_bytes()).decode().splitlines()


@pytest.fixture(scope="module")
def words() -> WordList:
    text = gzip.decompress((DATA / "crossword-nl-words.txt.gz").read_bytes()).decode()
    return words_only(tuple(text.split()), "nl", DUTCH)


@pytest.fixture(scope="module")
def solver(words: WordList, tmp_path_factory: pytest.TempPathFactory) -> Solver:
    return Solver(
        box_of(BOOK, DUTCH), word_graph(words.words(), tuple(DUTCH.values), tmp_path_factory.mktemp("words"))
    )


@pytest.mark.parametrize("line", GOLDEN[::84])
def test_every_play_that_is_found_is_legal_and_scores_the_same(
    line: str, words: WordList, solver: Solver
) -> None:
    rows, rack_text, count, total, best = line.split()
    board, rack = Board.read(rows), read_letters(rack_text)
    check = check_by(words)
    position = Before(board, rack, DUTCH)
    found = solver.plays(packed_board(solver, board), packed_rack(solver, rack))
    rulings = [judge(BOOK, position, placed(play), check) for play in found]
    assert all(ruling.legal for ruling in rulings)
    assert [ruling.score for ruling in rulings] == [play.score for play in found]
    assert len(rulings) == int(count)
    assert sum(ruling.score for ruling in rulings) == int(total)  # type: ignore[misc]
    assert max(ruling.score for ruling in rulings) == int(best)  # type: ignore[type-var]


def laid_by(board: Board, play: str) -> frozenset[Any]:
    return frozenset(place(board, read_play(play)).laid.items())


def candidates(board: Board, rack: str, words: WordList) -> Iterator[str]:
    """Every word, laid wherever the letters of the rack and of the line may have it."""
    rows = board.rows()
    for number, line in enumerate([*rows, *map("".join, zip(*rows, strict=True))]):
        usable = set(rack) | set(line.upper())
        for word in words:
            if set(word) <= usable:
                for start in range(16 - len(word)):
                    across, down = f"{number + 1}{chr(65 + start)}", f"{chr(50 + number)}{start + 1}"
                    yield f"{across if number < 15 else down} {word}"


def test_what_is_not_found_is_not_legal(words: WordList, solver: Solver) -> None:
    line = next(line for line in GOLDEN if 200 < int(line.split()[2]) < 300)
    rows, rack = line.split()[:2]
    board, check = Board.read(rows), check_by(words)
    position = Before(board, read_letters(rack), DUTCH)
    found = {
        laid_by(board, str(placed(play))): play.score
        for play in solver.plays(packed_board(solver, board), packed_rack(solver, position.rack))
    }
    legal = {}
    for play in candidates(board, rack, list(words.words(max_length=3))):
        ruling = judge(BOOK, position, read_play(play), None)
        if ruling.legal and judge(BOOK, position, read_play(play), check).legal:
            legal[laid_by(board, play)] = ruling.score
    assert len(legal) > 50
    assert legal.items() <= found.items()

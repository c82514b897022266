"""Word graphs: built, kept, read again; and boxes that are refused."""

from dataclasses import replace
from pathlib import Path

import pytest
from crossword_box import dutch_setup
from hypothesis import given
from hypothesis import strategies as st

from optafel._native import crossword as native
from optafel.solve.crossword import CrosswordError, Solver  # type: ignore[attr-defined]
from optafel.solve.crossword_bench import read_position
from optafel.solve.crossword_words import word_graph

MANY = [
    first + second + third + fourth
    for first in "ABCDEFGH"
    for second in "IJKLMNOP"
    for third in "QRSTU"
    for fourth in "VWXYZABCDEFGHIJK"
]


def row_of(letters: int) -> dict[str, int | tuple[int, ...]]:
    return {"rows": 1, "columns": letters, "letter_times": (1,) * letters, "word_times": (1,) * letters}


def test_the_dutch_graph_is_small_and_holds_every_word(dutch_graph: native.WordGraph) -> None:
    graph_bytes, filter_bytes, map_bytes = dutch_graph.sizes()
    assert len(dutch_graph) == 299_609
    assert graph_bytes < 12_000_000
    assert filter_bytes + map_bytes < 20_000_000


def test_a_graph_is_kept_under_the_name_of_its_content_and_read_again(tmp_path: Path) -> None:
    assert len(MANY) > 5_000
    alphabet = dutch_setup().alphabet
    first = word_graph(MANY, alphabet, tmp_path)
    (kept,) = tmp_path.iterdir()
    again = word_graph(MANY, alphabet, tmp_path)
    assert first.to_bytes() == again.to_bytes() == kept.read_bytes()
    word_graph(MANY[1:], alphabet, tmp_path)
    word_graph(MANY, [*alphabet, "CH"], tmp_path)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize(
    "harm", [lambda kept: kept[:-1], lambda kept: b"", lambda kept: kept[:900] + b"?" + kept[901:]]
)
def test_a_harmed_file_is_built_anew(tmp_path: Path, harm: object) -> None:
    alphabet = dutch_setup().alphabet
    whole = word_graph(MANY, alphabet, tmp_path).to_bytes()
    (kept,) = tmp_path.iterdir()
    assert callable(harm)
    kept.write_bytes(harm(whole))
    assert word_graph(MANY, alphabet, tmp_path).to_bytes() == whole
    assert kept.read_bytes() == whole


def test_a_graph_is_built_where_nothing_can_be_kept(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert len(word_graph(MANY, dutch_setup().alphabet, in_the_way / "graphs")) == len(MANY)


def test_words_that_cannot_lie_on_a_board_are_left_out() -> None:
    words = ["AA", "A", "A-A", "ÉA", "AA", "A" * 21, "A" * 22, ""]
    assert len(word_graph(words, "ABC")) == 2


def test_a_tile_may_show_two_letters() -> None:
    setup = replace(dutch_setup(), alphabet=("C", "H", "CH", "O"), values=(1, 1, 5, 1), **row_of(5), start=0)  # type: ignore[arg-type]
    solver = Solver(setup, word_graph(["CHO", "OCHO"], setup.alphabet))
    by_rack = {
        rack: {play.tiles for play in solver.plays([""] * 5, rack)}
        for rack in (("CH", "O"), ("C", "H", "O"), ("?", "O"))
    }
    assert by_rack == {
        ("CH", "O"): {("CH", "O")},
        ("C", "H", "O"): set(),
        ("?", "O"): {("ch", "O")},
    }
    (play,) = solver.plays(["", "ch", "", "", ""], ["O", "O"])[:1]
    assert play.tiles == ("O", ".", "O")


@given(st.sets(st.text("ABC", min_size=2, max_size=7), max_size=60))
def test_every_word_and_no_other_can_be_laid(words: set[str]) -> None:
    setup = replace(dutch_setup(), alphabet=("A", "B", "C"), values=(1, 1, 1), **row_of(7), start=0)  # type: ignore[arg-type]
    solver = Solver(setup, word_graph(words, setup.alphabet))
    laid = {"".join(play.tiles).upper() for play in solver.plays([""] * 7, "???????")}
    assert laid == words


REFUSED = {
    "bad-alphabet": {"alphabet": ("A", "A", "B")},
    "bad-values": {"values": (1, 2)},
    "bad-sides": {"rows": 22},
    "bad-premiums": {"word_times": (9,) * 225},
    "bad-start": {"start": 225},
    "bad-rack-size": {"rack_size": 16},
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_box_that_cannot_be_is_refused(code: str) -> None:
    with pytest.raises(CrosswordError) as refused:
        replace(dutch_setup(), **REFUSED[code])  # type: ignore[arg-type]
    assert refused.value.code == code
    assert "expected" in str(refused.value) or "is not on" in str(refused.value)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("15/15 ABC", "bad-board"),
        ("16" + "/15" * 14 + " ABC", "bad-position"),
        ("Ö14" + "/15" * 14 + " ABC", "bad-tile"),
        ("15" + "/15" * 14 + " ABc", "bad-tile"),
        ("15" + "/15" * 14 + " ABCDEFGHIJKLMNOP", "bad-rack"),
        ("15" + "/15" * 14, "bad-position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(dutch: Solver, line: str, code: str) -> None:
    with pytest.raises(CrosswordError) as refused:
        dutch.pack([read_position(line, dutch.setup)])
    assert refused.value.code == code

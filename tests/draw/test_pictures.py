"""Pictures: what is marked as laid and changed, and that the drawing is one."""

from typing import Any
from xml.etree import ElementTree

import pytest

from optafel.draw import draw, laid
from optafel.draw.scene import Scene
from optafel.positions.case import read_case, scene_of

POSITION = {"game": "rummikub-sabra", "table": "B8 B9 B10", "rack": "B11 K8 Y8"}
SVG = "{http://www.w3.org/2000/svg}"


def scene(**case: Any) -> Scene:
    return scene_of(read_case(case, needs_play=False))


def test_only_what_came_from_the_rack_is_new() -> None:
    fresh, changed = laid("numbers", ["B8 B9 B10"], ["B9 B10 B11", "B8 K8 Y8"])
    assert (fresh, changed) == (((2,), (1, 2)), (0, 1))


def test_of_twins_the_one_that_a_set_has_gained_is_new() -> None:
    fresh, changed = laid("numbers", ["R7 R8 R9", "R7 B7 K7"], ["R7 R8 R9", "R7 B7 K7", "R7 R8 R9"])
    assert (fresh, changed) == (((), (), (0, 1, 2)), (2,))
    fresh, changed = laid("numbers", ["R7 R8 R9"], ["R6 R7 R8", "R7 R8 R9 R10"])
    assert (fresh, changed) == (((0, 1, 2), (3,)), (0, 1))


def test_a_joker_that_takes_another_letter_is_the_same_tile() -> None:
    fresh, changed = laid("words", ["RINg"], ["RaND", "GI"])
    assert (fresh, changed) == (((3,), (0,)), (0, 1))
    shown = scene(game="woord-sabra", table="RINg", rack="D G A", play="RaND GI")
    assert shown.rack == ("A",)


def test_what_a_play_leaves_on_the_rack() -> None:
    shown = scene(game="rummikub-sabra", table="B8 B9 B10", rack="B11 B11 K8", play="B8 B9 B10 B11")
    assert (shown.rack, shown.changed, shown.fresh) == (("B11", "K8"), (0,), ((3,),))
    asleep = scene(game="rummikub-sabra", table="B8 B9 B10", rack="K8", play="draw")
    assert (asleep.rows, asleep.rack, asleep.changed) == (("B8 B9 B10",), ("K8",), ())


def test_a_blank_on_the_board_comes_from_the_rack() -> None:
    shown = scene(game="scrabble-nl", board=["8D TAART"], rack="TFEL?XY", play="E8 .FeL")
    assert shown.fresh[8] == shown.fresh[9] == (4,)
    assert shown.rack == ("T", "E", "X", "Y")
    assert shown.rows[9][4] == "e"


def test_a_notebook_shows_the_picture() -> None:
    shown = scene(**POSITION)
    assert shown._repr_svg_() == draw(shown)


CASES = [
    {"game": "rummikub-jokers", "table": "R1 * R3 | K5 K6 D | K13 M K13 | B4 C R6", "rack": "R6 * D C M"},
    {"game": "rummikub-sabra", "table": "", "rack": ""},
    {"game": "woord-sabra", "table": "HOUTEN RINg", "rack": "A @ ij"},
    {"game": "scrabble-nl", "board": ["8D TAaRT"], "rack": "Q?", "play": "D8 .AQ"},
    {"game": "scrabble-nl", "language": "es", "board": ["8D [CH]A"], "rack": "[LL]?"},
]


@pytest.mark.parametrize("case", CASES)
def test_every_tile_is_drawn_once(case: dict[str, Any]) -> None:
    shown = scene(**case)
    drawn = ElementTree.fromstring(draw(shown, '<script>"&'))
    assert drawn.tag == f"{SVG}svg"
    assert [title.text for title in drawn.iter(f"{SVG}title")] == ['<script>"&']
    assert not list(drawn.iter(f"{SVG}script"))
    tiles = [one for one in drawn.iter(f"{SVG}rect") if one.get("fill") == "#b9a883"]
    if shown.family == "crossword":
        lying = sum(sign != "." for row in shown.rows for sign in row if sign not in "[]")
        lying -= sum(row.count("[") for row in shown.rows)
    else:
        lying = sum(len(row.split() if shown.family == "numbers" else row) for row in shown.rows)
    assert len(tiles) == lying + len(shown.rack)

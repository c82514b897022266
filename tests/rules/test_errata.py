"""Printed examples that do not hold: the referee rules on what lies there, and says why. See also the vectors
named `erratum`, which have the variants that do hold."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from optafel.positions.case import read_case
from optafel.rules.rulebooks.rummikub_jokers import RUMMIKUB_JOKERS
from optafel.rules.rulebooks.word_2023 import WORD_2023
from optafel.rules.ruling import Ruling

VECTORS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "vectors" / "judge-own.jsonl").read_text().splitlines()
    if line
]

# As they are printed.
SPANISH_RACK = "AVLRBDEGUPOMFS"
PORTUGUESE_RACK = "LEGUSMARTOIMFS"


def ruled(name: str) -> Ruling:
    case = next(case for case in VECTORS if case["id"] == name)
    asked = {key: value for key, value in case.items() if key != "expect"}
    case = read_case(asked, needs_play=True)
    return case.position.judge(case.play)


def why(ruling: Ruling) -> dict[str, tuple[str, ...]]:
    return {violation.code: violation.tiles for violation in ruling.violations}


def box(language: str) -> Counter[str | None]:
    return Counter(tile.letter for tile in WORD_2023.edition(language).box)


@pytest.mark.parametrize(
    ("name", "left", "lacking"),
    [
        ("000-erratum-5", ("E",), None),
        ("003-erratum-pt-2", ("M",), ("U",)),
        ("003-erratum-pt-3", ("L",), ("N",)),
        ("003-erratum-fr-3", None, ("H", "I")),
        ("003-erratum-es-3", None, ("Ñ",)),
    ],
)
def test_the_referee_names_what_is_over_and_what_is_lacking(name: str, left: Any, lacking: Any) -> None:
    found = why(ruled(name))
    assert found.get("tile-left-table") == left
    assert found.get("not-on-rack") == lacking


def test_penna_is_no_portuguese_word() -> None:
    assert why(ruled("003-erratum-pt-3"))["no-word"] == ("PENNA",)


def test_with_the_right_letters_two_of_them_hold() -> None:
    assert ruled("003-erratum-fr-3-holds").legal
    assert ruled("003-erratum-es-3-holds").legal


def test_the_dutch_score_example_needs_two_zs_of_a_box_with_one() -> None:
    wanted = Counter("".join(("ZEE", "WEER", "ZWAAR", "MATROOS")))
    assert wanted - box("nl") == Counter("Z")  # type: ignore[operator]


@pytest.mark.parametrize(
    ("language", "rack", "word"),
    [
        ("es", SPANISH_RACK, "AVALAR"),
        ("es", SPANISH_RACK, "REGULAR"),
        ("es", SPANISH_RACK, "ABAD"),
        ("pt", PORTUGUESE_RACK, "AVAL"),
        ("pt", PORTUGUESE_RACK, "REGULAR"),
    ],
)
def test_a_rack_that_lacks_letters_of_its_opening_word_is_refused(
    language: str, rack: str, word: str
) -> None:
    said = {"game": "word-2023", "language": language, "rack": rack, "play": word, "words": [word]}
    case = read_case({**said, "opened": False}, needs_play=True)
    ruling = case.position.judge(case.play)
    assert why(ruling)["not-on-rack"] == tuple(sorted((Counter(word) - Counter(rack)).elements()))


def test_the_boxes_hold_what_their_tables_add_up_to() -> None:
    portuguese = box("pt")
    assert (sum(portuguese.values()) - portuguese[None], portuguese[None]) == (118, 2)
    jokers = RUMMIKUB_JOKERS.box
    numbered = Counter(tile for tile in jokers if tile.number)
    assert (len(jokers), len(numbered), set(numbered.values())) == (112, 52, {2})

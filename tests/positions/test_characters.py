"""Characters that JSON lets through and nobody sees: every answer can be printed, and is the right one."""

import json
import unicodedata
from typing import Any

import pytest

from optafel.positions.case import judge_case, rule_on, solve_case

HALF = "\ud83d"  # of a pair that is one sign
FIELDS = {
    "id": HALF,
    "game": HALF,
    "table": HALF,
    "rack": HALF,
    "play": HALF,
    "language": HALF,
    "objective": HALF,
    "other_rack": HALF,
    "words": ["HUT", HALF],
    "extra_words": [HALF],
    "history": [HALF],
    "board": ["8G " + HALF],
    "values": {HALF: 1},
    "options": {HALF: True},
}
POSITIONS: list[dict[str, Any]] = [
    {"game": "woord-international", "table": "HUT", "rack": "S", "play": "HUTS", "words": ["HUT", "HUTS"]},
    {"game": "rummikub-sabra", "table": "R1 R2 R3", "rack": "R4", "play": "R1 R2 R3 R4"},
    {"game": "scrabble-nl", "board": [], "rack": "HUTS", "play": "8G HUT", "words": ["HUT"]},
]


@pytest.mark.parametrize("ask", [judge_case, rule_on, solve_case], ids=lambda ask: ask.__name__)
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["game"])
@pytest.mark.parametrize("field", FIELDS)
def test_half_a_character_anywhere_is_answered_in_text_that_can_be_printed(
    ask: Any, position: dict[str, Any], field: str
) -> None:
    answer = ask({"id": "x", **position, field: FIELDS[field]})
    assert json.dumps(answer, ensure_ascii=False).encode("utf-8")
    assert field == "id" or answer.get("id", "x") == "x"


def test_a_letter_and_its_mark_are_one_tile_however_they_are_written() -> None:
    for form in ("NFC", "NFD"):
        word = unicodedata.normalize(form, "PEÑA")
        case = {"game": "word-2023", "language": "es", "rack": word + "X", "play": word, "words": ["peña"]}
        assert judge_case(case)["longest"] == "PEÑA"
        assert solve_case({**case, "words": [word], "play": None})["play"] == "PEÑA"


def test_the_sign_for_ij_is_two_letters() -> None:
    case = {"game": "woord-sabra", "rack": "ĲS", "play": "ĲS", "words": ["ijs"], "opened": False}
    assert judge_case(case)["score"] == 3


@pytest.mark.parametrize("name", ["e\u0301", "ĳ", "", "  "])
def test_an_id_is_echoed_as_it_is(name: str) -> None:
    assert judge_case({**POSITIONS[0], "id": name})["id"] == name
    assert judge_case({"id": name, "game": "chess"})["id"] == name

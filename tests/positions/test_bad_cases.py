"""What cannot be read is answered with what is wrong and where, never with a trace."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.positions.case import judge_case, solve_case
from optafel.texts import LANGUAGES

GOOD = {"id": "x", "game": "rummikub-sabra", "table": "", "rack": "R1 R2 R3", "play": "R1 R2 R3"}


@pytest.mark.parametrize(
    ("change", "code", "quoted"),
    [
        ({"game": "chess"}, "no-such-game", "chess"),
        ({"game": None}, "no-such-game", "rummikub-sabra"),
        ({"rack": 7}, "bad-field", "rack"),
        ({"rack": "R1 Q9"}, "no-such-tile", "Q9"),
        ({"play": None}, "missing-field", "play"),
        ({"opened": "yes"}, "bad-field", "opened"),
        ({"options": {"opening_value": 31}}, "bad-option", "opening_value"),
        ({"options": {"speed": 1}}, "bad-option", "speed"),
        ({"seconds": -1}, "bad-field", "seconds"),
        ({"table": "R1 " * 10_000}, "field-too-long", "table"),
        ({"words": "HUT"}, "bad-field", "words"),
        ({"breaks": 10**30}, "bad-field", "breaks"),
        ({"breaks": -1}, "bad-field", "breaks"),
        ({"pot": 10**30}, "bad-field", "pot"),
        ({"game": "scrabble-nl", "play": "8H AB", "values": {"A": 10**30}}, "bad-field", "values.A"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_case_is_refused_by_name(change: dict[str, Any], code: str, quoted: str, language: str) -> None:
    answer = judge_case({**GOOD, **change}, language)
    assert answer["id"] == "x"
    assert answer["code"] == code
    assert quoted in answer["error"]


FIELDS = [*GOOD, "options", "words", "history", "values", "board"]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(FIELDS), json_values))
def test_rubbish_is_always_answered(rubbish: Any) -> None:
    answer = judge_case({**GOOD, **rubbish})
    assert ("error" in answer) != ("legal" in answer)


@given(json_values)
def test_whatever_is_no_case_is_answered(rubbish: Any) -> None:
    assert "error" in judge_case(rubbish)


@pytest.mark.parametrize(("rack", "quoted"), [("R7 R7 R7", "R7"), ("D R1", "D"), ("* * *", "*")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solver_refuses_tiles_that_no_box_holds(rack: str, quoted: str, language: str) -> None:
    answer = solve_case({"id": "x", "game": "rummikub-sabra", "rack": rack}, language)
    assert answer["code"] == "too-many-of-a-tile"
    assert quoted in answer["error"]


@given(st.dictionaries(st.sampled_from(FIELDS), json_values))
def test_the_solver_always_answers_rubbish(rubbish: Any) -> None:
    answer = solve_case({**GOOD, "seconds": 1, **rubbish})
    assert ("error" in answer) != ("play" in answer)

"""The end of a crossword for two, the other's rack being known."""

import json
from typing import Any

import pytest
from click.testing import CliRunner

from optafel.cli import main
from optafel.positions.case import solve_case

# Whoever goes first takes the only place: TAARTS, or TAARTEN, which also goes out.
CASE = {
    "game": "scrabble-nl",
    "board": ["8D TAART"],
    "rack": "SX",
    "other_rack": "EN",
    "words": ["TAART", "TAARTS", "TAARTEN"],
}


def test_the_line_to_the_end_and_what_it_gains() -> None:
    answer = solve_case(CASE)
    assert answer["line"] == ["8D .....S", "pass", "pass"]
    assert (answer["play"], answer["score"], answer["tiles"]) == ("8D .....S", 10, 1)
    assert answer["gain"] == 10 + (1 + 1) - 8  # nobody goes out: each loses what is left
    assert answer["optimal"]


def test_who_goes_out_gains_what_the_other_has_left() -> None:
    answer = solve_case({**CASE, "rack": "EN", "other_rack": "SX"})
    assert answer["line"] == ["8D .....EN"]
    assert answer["gain"] == 10 + 2 * (2 + 8)


def test_a_pass_after_a_pass_ends_the_game() -> None:
    stuck = {**CASE, "rack": "S", "other_rack": "X", "words": ["TAART"]}
    assert solve_case(stuck)["line"] == ["pass", "pass"]
    ends = solve_case({**stuck, "passed": True})
    assert (ends["line"], ends["gain"], ends["play"]) == (["pass"], 8 - 2, "pass")


def test_without_the_other_rack_nothing_of_the_end_is_said() -> None:
    answer = solve_case({name: value for name, value in CASE.items() if name != "other_rack"})
    assert "gain" not in answer
    assert answer["play"] == "8D .....S"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"other_rack": 7}, "bad-field"),
        ({"other_rack": "Ñ"}, "letter-not-in-set"),
        ({"other_rack": "E" * 16}, "rack-too-long"),
        ({"passed": "yes"}, "bad-field"),
        ({"pot": -1}, "bad-field"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], code: str) -> None:
    assert solve_case({**CASE, **fields})["code"] == code


def test_the_shell_says_the_line_and_that_it_is_proved() -> None:
    asked = ["solve", "scrabble-nl", "--board", "8D TAART", "--rack", "SX", "--other-rack", "EN"]
    asked += ["--words", "TAART TAARTS TAARTEN"]
    said = CliRunner().invoke(main, asked)
    assert said.exit_code == 0
    assert "8D .....S · pass · pass" in said.output
    assert "Proved to be the best play" in said.output
    told = CliRunner().invoke(main, [*asked, "--json"])
    assert json.loads(told.output)["gain"] == 4

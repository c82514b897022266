"""The cases from the rulebooks, and our own, through the same door as the shell and the server.

Our own (`judge-own.jsonl`) take the rules sentence by sentence; what is expected was worked out from the
rules by hand, not read off the referee.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from optafel.positions.case import judge_case
from optafel.rules.rulebooks import RULEBOOKS

CASES = [
    json.loads(line)
    for file in ("judge.jsonl", "judge-own.jsonl")
    for line in Path("tests/vectors", file).read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("case", [c for c in CASES if c["game"] in RULEBOOKS], ids=lambda case: case["id"])
def test_the_referee_rules_as_the_book_does(case: dict[str, Any]) -> None:
    answer = judge_case({name: value for name, value in case.items() if name != "expect"})
    assert {name: answer.get(name) for name in case["expect"]} == case["expect"], answer
    assert answer["id"] == case["id"]
    assert answer["legal"] or (answer["rule"].startswith(case["game"]) and answer["message"])

"""The end of a crossword for two: once the pot is empty, a seat can reckon what the other holds.

Nothing hidden is looked at: the box is known, and what lies neither on the board nor on one's own rack is
with the other.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from optafel.cases import Case
from optafel.cases.crossword import position_of
from optafel.cases.crossword_end import unseen

_IDLE = ("passed", "timed-out")


def with_other_rack(case: Case, view: Mapping[str, Any]) -> Case:
    """The same question with all that this seat can know; as it was while the pot has tiles or more play."""
    if view["pot"] or len(view["seats"]) != 2:
        return case
    other = view["seats"][1 - view["seat"]]
    tiles = unseen(position_of(case))
    if other["resigned"] or len(tiles) != other["tiles"]:
        return case
    last = view["last"]
    once = view["options"].get("passes_to_end", 1) == 1
    passed = once and last is not None and last["kind"] in _IDLE
    return replace(case, other_rack=" ".join(tiles), passed=passed)

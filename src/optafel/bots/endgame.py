"""The end of a crossword for two: once the pot is empty, a seat can reckon what the other holds.

Nothing hidden is looked at: the box is known, and what lies neither on the board nor on one's own rack is
with the other.
"""

from collections.abc import Mapping
from typing import Any

from optafel.cases import read_case
from optafel.cases.crossword import position_of
from optafel.cases.crossword_end import unseen


def end_of_view(position: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a case with all that this seat can know of the end; none while the pot has tiles, or more
    than two play. `position` is the case so far."""
    if view["family"] != "crossword" or view["pot"] or len(view["seats"]) != 2:
        return {}
    other = view["seats"][1 - view["seat"]]
    tiles = unseen(position_of(read_case(position, needs_play=False)))
    if other["resigned"] or len(tiles) != other["tiles"]:
        return {}
    last = view["last"]
    # Two passes in a row end it, and those only: a clock that ran out says nothing.
    passed = last is not None and last["kind"] == "passed"
    return {"other_rack": " ".join(tiles), "passed": passed}

"""Beside the box: what people who play with real tiles write down, counted by the rulebook and checked."""

from optafel.companion.games import CountedGame, CountedTurn, Remark, WrittenGame, WrittenTurn
from optafel.companion.rulebook import LateTurn, WhoBegins, ways_time_is_up, when_time_is_up, who_begins
from optafel.companion.sheet import ScoreSheet, count_sheet

__all__ = [
    "CountedGame",
    "CountedTurn",
    "LateTurn",
    "Remark",
    "ScoreSheet",
    "WhoBegins",
    "WrittenGame",
    "WrittenTurn",
    "count_sheet",
    "ways_time_is_up",
    "when_time_is_up",
    "who_begins",
]

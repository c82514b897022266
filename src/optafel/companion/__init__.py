"""Beside the box: what people who play with real tiles write down, counted by the rulebook and checked."""

from optafel.companion.begin import Begins, who_begins
from optafel.companion.clock import TimeUp, ways_time_is_up, when_time_is_up
from optafel.companion.counted import Check, Counted, Line
from optafel.companion.entries import Entry, Turn
from optafel.companion.sheet import Kept, sheet

__all__ = [
    "Begins",
    "Check",
    "Counted",
    "Entry",
    "Kept",
    "Line",
    "TimeUp",
    "Turn",
    "sheet",
    "ways_time_is_up",
    "when_time_is_up",
    "who_begins",
]

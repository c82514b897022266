"""Time at a table. The server owns it; a page only shows what is left."""

import time
from collections.abc import Callable

from optafel.table.table_state import Table

DAYS_FROM_SECONDS = 3_600  # a clock of an hour or more: people play when they find the time


class Clock:
    """Wall time in milliseconds that cannot jump.

    Deadlines are counted from times in the log, so they must mean the same after a restart: wall time. While
    the process runs, the steady clock carries it on: setting the machine's clock moves nobody's deadline.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def now_ms(self) -> int:
        return round((self._offset + self._steady()) * 1_000)


def by_days(table: Table) -> bool:
    """Whether the clock goes on while nobody is there."""
    return (table.opened.clock_seconds or 0) >= DAYS_FROM_SECONDS


def deadline_ms(table: Table) -> int | None:
    """When the turn runs out."""
    seconds = table.opened.clock_seconds
    return None if seconds is None else table.turn_at_ms + 1_000 * seconds


def left_ms(table: Table, now_ms: int, not_before_ms: int = 0) -> int | None:
    """What is left of the turn, never more than a whole one."""
    deadline = deadline_ms(table)
    if deadline is None:
        return None
    moment = table.paused.at_ms if table.paused else now_ms
    left = max(deadline, 0 if table.paused else not_before_ms) - moment
    return max(0, min(left, 1_000 * (table.opened.clock_seconds or 0)))

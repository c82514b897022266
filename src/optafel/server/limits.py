"""Every limit of the server, in one place, and how they are kept. `OPTAFEL_LIMITS_<NAME>` in the environment
sets another one.

The pace of tables is set in the same way: `OPTAFEL_PACE_<NAME>`, in milliseconds.
"""

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TypeVar

from optafel.table.due_actions import Pace


@dataclass(frozen=True, slots=True)
class Limits:
    body_bytes: int = 256 * 1024  # of an HTTP request; a case may bring its own words
    message_bytes: int = 16 * 1024  # of a WebSocket message; a longer one is refused
    frame_bytes: int = 1024 * 1024  # of a WebSocket message; a longer one closes the connection
    messages_per_second: int = 20  # from one connection, on average
    messages_burst: int = 100  # and at once
    phrases_per_minute: int = 20  # said from one connection, on average
    phrases_burst: int = 5  # and at once
    outbox_messages: int = 200  # waiting for a reader that does not keep up; then it is disconnected
    requests_per_minute: int = 600  # from one address, over HTTP
    tables_per_minute: int = 30  # set from one address
    addresses: int = 10_000  # of which these are remembered
    connections: int = 20_000  # in this process
    connections_per_address: int = 200
    open_tables: int = 20_000  # in this process at the same time
    name_letters: int = 24
    entropy_letters: int = 64
    move_id_letters: int = 64
    clock_seconds_least: int = 5
    clock_seconds_most: int = 30 * 24 * 3_600
    games: int = 100  # of a match
    options: int = 32
    solve_seconds: int = 5  # to think about a case that is sent over HTTP, or about a hint
    solves: int = 2  # at the same time
    solves_per_address: int = 10  # of one address, also waiting
    record_letters: int = 200_000  # of a record that is sent over HTTP
    review_turns: int = 1_000  # of a game that is reviewed; the longest games have some hundred
    review_milliseconds: int = 1_000  # to think about one turn of it
    reviews: int = 8  # in this process at the same time
    reviews_per_address: int = 4  # of these: a table's people in one house look at their game together


Numbers = TypeVar("Numbers", Limits, Pace)


def from_environment(kind: type[Numbers], environment: Mapping[str, str]) -> Numbers:
    """The numbers, as far as the environment does not say otherwise. Raises ValueError."""
    changes: dict[str, int] = {}
    for field in fields(kind):
        name = f"OPTAFEL_{kind.__name__.upper()}_{field.name.upper()}"
        if name in environment:
            value = environment[name]
            if not value.isdecimal():
                raise ValueError(f"{name} is {value!r}: expected a whole number")
            changes[field.name] = int(value)
    return kind(**changes)


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket an address; the address not seen for longest is forgotten first."""

    def __init__(self, per_minute: int, most: int) -> None:
        self._per_minute = per_minute
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()

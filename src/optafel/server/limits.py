"""Every limit of the server, in one place, and how they are kept. `OPTAFEL_LIMITS_<NAME>` in the environment
sets another one.

The pace of tables is set in the same way: `OPTAFEL_PACE_<NAME>`, in milliseconds.
"""

import time
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields
from typing import TypeVar

from optafel.table.due_actions import Pace


@dataclass(frozen=True, slots=True)
class Limits:
    body_bytes: int = 256 * 1024  # of an HTTP request; a case may bring its own words
    message_bytes: int = 16 * 1024  # of a WebSocket message; a longer one is refused
    frame_bytes: int = 64 * 1024  # of a WebSocket message; a longer one closes the connection
    messages_per_second: int = 20  # from one seat, on average, over however many connections
    messages_burst: int = 100  # and at once
    messages_per_second_of_address: int = 200  # from all seats of one address, on average
    messages_burst_of_address: int = 1_000  # and at once
    messages_refused: int = 200  # for coming too fast, until the connection is closed
    phrases_per_minute: int = 20  # said from one seat, on average
    phrases_burst: int = 5  # and at once
    head_seconds: int = 10  # for all headers of a request to have come
    body_seconds: int = 20  # and for its body
    hello_seconds: int = 30  # for a WebSocket to say who it is
    message_seconds: int = 10  # for a WebSocket message that has begun to be whole
    unread_seconds: int = 15  # for a reader to take something of what waits for it
    outbox_messages: int = 200  # waiting for a reader that does not keep up; then it is disconnected
    requests_per_minute: int = 600  # from one address, over HTTP
    tables_per_minute: int = 30  # set from one address
    codes_per_minute: int = 12  # typed from one address: a code can be guessed, but not quickly
    people_per_minute: int = 30  # of whom nothing was kept before, from one address
    games_of_person: int = 500  # listed; the oldest are let go
    notes: int = 8  # that a person's devices share
    note_letters: int = 200_000  # in each of them: years of puzzles of the day
    note_name_letters: int = 40
    addresses: int = 10_000  # of which these are remembered
    connections: int = 20_000  # in this process
    connections_per_address: int = 200
    sockets_per_address: int = 500  # open at once, HTTP among them; trusted proxies may have more
    open_tables: int = 20_000  # in this process at the same time
    name_letters: int = 200  # as it is sent; what is shown of it is shorter
    entropy_letters: int = 64
    move_id_letters: int = 64
    clock_seconds_least: int = 5
    clock_seconds_most: int = 30 * 24 * 3_600
    games: int = 100  # of a match
    options: int = 32
    position_letters: int = 2_000  # of the line that a table goes on from
    plays: int = 10  # of a position that are asked for at once
    solve_seconds: int = 5  # to think about a case that is sent over HTTP
    quick_workers: int = 2  # processes for what somebody waits for with a tile in hand: drafts, rulings
    quick_seconds: int = 2  # of processor time; then such a process is killed
    quick_per_address: int = 40  # such questions of one address, also waiting
    deep_workers: int = 2  # processes for what may take seconds: bots, hints, solving, reviews, puzzles
    deep_seconds: int = 15
    deep_per_address: int = 10
    thinking: int = 2_000  # questions of all addresses in one of these two lanes
    worker_megabytes: int = 1_024  # that such a process may take for itself, besides what all share
    sheet_turns: int = 2_000  # of all games of a sheet beside the box
    record_turns: int = 2_000  # of a record that is verified; the longest games have some hundred
    record_letters: int = 200_000  # of a record that is sent over HTTP
    review_turns: int = 1_000  # of a game that is reviewed; the longest games have some hundred
    review_milliseconds: int = 1_000  # to think about one turn of it
    puzzles_per_minute: int = 6  # beyond the shelf, which have to be made, for one address
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
    """One bucket an owner, an address or a seat; the one not seen for longest is forgotten first."""

    def __init__(self, per_second: float, burst: float, most: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    @classmethod
    def per_minute(cls, count: int, most: int) -> "Buckets":
        return cls(count / 60, count, most)

    def take(self, owner: Hashable) -> bool:
        """Whether one more is allowed now."""
        return self.of(owner).take()

    def of(self, owner: Hashable) -> Bucket:
        """An owner's bucket, also to be kept at hand while it is there."""
        bucket = self._buckets.get(owner)
        if bucket is None:
            bucket = self._buckets[owner] = Bucket(self._per_second, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(owner)
        return bucket

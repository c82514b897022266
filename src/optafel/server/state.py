"""What one server process has: its open tables, its limits, its measures."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path
from typing import Generic, TypeVar

from fastapi import Request, WebSocket

from optafel.puzzle import Puzzle
from optafel.server.hosts import Hosts
from optafel.server.limits import Buckets, Limits
from optafel.server.loop_watch import LoopWatch
from optafel.server.monitoring import Metrics
from optafel.server.neighbours import Neighbours
from optafel.server.proxies import SAME_MACHINE, Proxies
from optafel.server.readiness import Readiness
from optafel.server.signing import Signing
from optafel.table.due_actions import Pace
from optafel.table.open_tables import KEPT_DAYS, Bots, OpenTables
from optafel.table.refusals import RequestRefused
from optafel.table.thinking import Thinking

IPV6_NETWORK_BITS = 64  # what one household or server is given


PAGE = Path(__file__).parent.parent / "page"  # made by `make setup`, and part of every wheel


PUZZLES_KEPT = 512
T = TypeVar("T")


class RecentlyUsed(Generic[T]):
    """What was made at some cost, by name; the one not asked for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[str, T] = OrderedDict()

    def get(self, name: str) -> T | None:
        if name in self._things:
            self._things.move_to_end(name)
        return self._things.get(name)

    def keep(self, name: str, thing: T) -> None:
        self._things[name] = thing
        if len(self._things) > self._most:
            self._things.popitem(last=False)


@dataclass(frozen=True, slots=True)
class Config:
    database_url: str
    bus_url: str | None = None
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    origins: tuple[str, ...] = ()  # pages of other addresses that may connect
    page: Path = PAGE
    bots: Bots | None = None  # None: our own
    house: str | None = None  # the address that other devices in the house can open
    only_here: bool = False  # nothing but this machine can open it
    kept_days: int = KEPT_DAYS  # a table at which nothing happens any more; 0: for ever
    proxies: Proxies = field(default_factory=lambda: Proxies(SAME_MACHINE))  # whose headers are believed
    hosts: Hosts = field(default_factory=Hosts)  # the names that are answered to; none: any
    metrics: tuple[str, int] | None = None  # where measures are told; None: nowhere
    contact: str = ""  # who runs it, in their own words, for the privacy page
    security_contact: str = ""  # where to tell of a weakness: an address of mail or of a page
    neighbours: Neighbours | None = None  # the other processes behind the same port


@dataclass(slots=True)
class ServerState:
    config: Config
    metrics: Metrics
    requests: Buckets
    new_tables: Buckets
    new_people: Buckets
    guesses: Buckets  # at codes of tables
    messages: Buckets  # by address: what is said over WebSockets
    seat_messages: Buckets  # by table and seat
    phrases: Buckets  # the same of what is said to the others
    open_tables: OpenTables
    thinking: Thinking
    signing: Signing
    readiness: Readiness
    puzzles_made: Buckets  # by address: puzzles beyond the shelf
    made_puzzles: "RecentlyUsed[tuple[Puzzle, bool]]" = field(
        default_factory=lambda: RecentlyUsed(PUZZLES_KEPT)
    )
    loop_watch: LoopWatch = field(default_factory=LoopWatch)
    erasing: asyncio.Lock = field(default_factory=asyncio.Lock)  # of one person's name after the other
    closing: bool = False
    connected: int = 0
    reviewing: Counter[str] = field(default_factory=Counter)  # by address: games that are reviewed just now
    connections: dict[str, int] = field(default_factory=dict)  # by address

    def check_reviews(self, address: str) -> None:
        """Whether one more game may be reviewed now. Raises RequestRefused."""
        limits = self.config.limits
        if self.reviewing.total() >= limits.reviews or self.reviewing[address] >= limits.reviews_per_address:
            raise RequestRefused("too-many-requests")

    @classmethod
    def open(cls, config: Config, open_tables: OpenTables, signing: Signing) -> "ServerState":
        limits = config.limits
        return cls(
            config,
            Metrics(),
            Buckets.per_minute(limits.requests_per_minute, limits.addresses),
            Buckets.per_minute(limits.tables_per_minute, limits.addresses),
            Buckets.per_minute(limits.people_per_minute, limits.addresses),
            Buckets.per_minute(limits.codes_per_minute, limits.addresses),
            Buckets(
                limits.messages_per_second_of_address, limits.messages_burst_of_address, limits.addresses
            ),
            Buckets(limits.messages_per_second, limits.messages_burst, limits.connections),
            Buckets(limits.phrases_per_minute / 60, limits.phrases_burst, limits.connections),
            open_tables,
            open_tables.thinking,
            signing,
            Readiness(lambda: open_tables.store.ready(open_tables.services.clock.now_ms())),
            Buckets.per_minute(limits.puzzles_per_minute, limits.addresses),
        )


@contextmanager
def one_more(counts: Counter[str], address: str) -> Iterator[None]:
    """Counted as long as it lasts; an address that has nothing any more is forgotten."""
    counts[address] += 1
    try:
        yield
    finally:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


def state_of(connection: Request | WebSocket) -> ServerState:
    server = connection.app.state.server
    assert isinstance(server, ServerState)
    return server


def limited(request: Request) -> ServerState:
    """Not too often from one address."""
    server = state_of(request)
    if not server.requests.take(address_of(request)):
        raise RequestRefused("too-many-requests")
    return server


def address_of(connection: Request | WebSocket) -> str:
    """Who a limit is for. Whoever has one IPv6 address has all of its network."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((int(address), IPV6_NETWORK_BITS), strict=False))

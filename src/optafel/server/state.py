"""What one server process has: its open tables, its limits, its measures."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path

from fastapi import Request, WebSocket

from optafel.server.limits import Buckets, Limits
from optafel.server.monitoring import Metrics
from optafel.table.due_actions import Pace
from optafel.table.open_tables import Bots, OpenTables
from optafel.table.refusals import RequestRefused

IPV6_NETWORK_BITS = 64  # what one household or server is given


PAGE = Path(__file__).parent.parent / "page"  # made by `make setup`, and part of every wheel


@dataclass(frozen=True, slots=True)
class Config:
    database_url: str
    bus_url: str | None = None
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    origins: tuple[str, ...] = ()  # pages of other addresses that may connect
    page: Path = PAGE
    bots: Bots | None = None  # None: our own


@dataclass(slots=True)
class ServerState:
    config: Config
    metrics: Metrics
    requests: Buckets
    new_tables: Buckets
    solving: asyncio.Semaphore
    open_tables: OpenTables
    making: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))  # puzzles, one at a time
    closing: bool = False
    connected: int = 0
    reviewing: Counter[str] = field(default_factory=Counter)  # by address: games that are reviewed just now
    connections: dict[str, int] = field(default_factory=dict)  # by address
    asking: Counter[str] = field(default_factory=Counter)  # the same of what is thought about, or waits

    @asynccontextmanager
    async def thinking_for(self, address: str) -> AsyncIterator[None]:
        """A turn to think about something hard: few at a time, and of one address only so many in the queue,
        so that nobody keeps the others out. Raises RequestRefused."""
        if self.asking[address] >= self.config.limits.solves_per_address:
            raise RequestRefused("too-many-requests")
        with one_more(self.asking, address):
            async with self.solving:
                yield

    def check_reviews(self, address: str) -> None:
        """Whether one more game may be reviewed now. Raises RequestRefused."""
        limits = self.config.limits
        if self.reviewing.total() >= limits.reviews or self.reviewing[address] >= limits.reviews_per_address:
            raise RequestRefused("too-many-requests")

    @classmethod
    def open(cls, config: Config, open_tables: OpenTables) -> "ServerState":
        limits = config.limits
        return cls(
            config,
            Metrics(),
            Buckets(limits.requests_per_minute, limits.addresses),
            Buckets(limits.tables_per_minute, limits.addresses),
            asyncio.Semaphore(limits.solves),
            open_tables,
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

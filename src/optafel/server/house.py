"""What one server process has: the hall, its limits, its measures."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import Request, WebSocket

from optafel.server.limits import Limits
from optafel.server.metrics import Metrics
from optafel.server.rates import Buckets
from optafel.table.duties import Pace
from optafel.table.hall import Bots, Hall


@dataclass(frozen=True, slots=True)
class Config:
    database_url: str
    bus_url: str | None = None
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    origins: tuple[str, ...] = ()  # pages of other addresses that may connect
    page: Path = Path(__file__).parent.parent / "page"
    bots: Bots | None = None  # None: those of the house


@dataclass(slots=True)
class House:
    config: Config
    metrics: Metrics
    requests: Buckets
    new_tables: Buckets
    solving: asyncio.Semaphore
    hall: Hall
    making: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))  # puzzles, one at a time
    closing: bool = False
    connected: int = 0
    reviewing: int = 0  # games that are reviewed just now
    connections: dict[str, int] = field(default_factory=dict)  # by address

    @classmethod
    def open(cls, config: Config, hall: Hall) -> "House":
        limits = config.limits
        return cls(
            config,
            Metrics(),
            Buckets(limits.requests_per_minute, limits.addresses),
            Buckets(limits.tables_per_minute, limits.addresses),
            asyncio.Semaphore(limits.solves),
            hall,
        )


def house_of(connection: Request | WebSocket) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def address_of(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client else ""

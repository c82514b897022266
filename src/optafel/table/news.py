"""What nodes that share tables tell each other."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class News:
    """What one node tells the others about a table."""

    number: int  # of the last entry that it knows
    here: frozenset[int]  # the seats that are connected to it
    asking: bool = False  # it has just opened the table and wants to know who is there
    said: tuple[int, str] | None = None  # a seat's phrase


class Bus(Protocol):
    """News between nodes. It may be late or lost: the logs are the truth, and are looked at now and then."""

    def spread(self, table: str, news: News) -> None:
        """Tell the other nodes."""

    async def follow(self, table: str) -> None:
        """Hear news of a table from now on."""

    async def forget(self, table: str) -> None:
        """Hear no more of it."""

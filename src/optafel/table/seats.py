"""Who sits where."""

from dataclasses import dataclass
from typing import Literal

SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Seat:
    kind: SeatKind
    name: str = ""
    key: str | None = None  # the digest of the person's key
    level: str | None = None  # of a bot
    arrived: bool = False  # the person has said hello
    entropy: str = ""  # what the person adds to the shuffle
    shared: bool = False  # one device is handed round between this person and others
    away: bool = False  # a bot plays for the person, who may come back

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away

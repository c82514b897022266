"""Who sits where, and the secrets that open a door: a seat, an invitation, a place to watch. Only their
digests are kept."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Literal

SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class Owner:
    """Somebody whose seat was given away. Their key takes it back while the game runs."""

    key: str  # digest
    name: str
    shared: bool = False
    muted: bool = False  # still holds when they are back
    gave: bool = False  # they gave it away themselves


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
    muted: bool = False  # what the person says is not passed on
    owners: tuple[Owner, ...] = ()  # who had it before, the first one first
    before: str = ""  # an open seat: who sat there last
    before_kind: Literal["person", "bot", ""] = ""  # and what that was
    deeds: int = 0  # what was done from this seat besides playing since the game began

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away


KEY_BYTES = 24  # 192 bits of chance
ID_BYTES = 9


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def digest(key: str) -> str:
    """What is stored. A key is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def opens(key_digest: str, kept: str | None) -> bool:
    """Whether a key's digest is the one that was kept, in constant time."""
    return hmac.compare_digest(key_digest, kept or "")


def game_seed(secret: str, game: int) -> bytes:
    """The seed of a table's n-th game: settled when the table is made, and telling nothing of the others."""
    return hmac.new(bytes.fromhex(secret), game.to_bytes(4, "big"), hashlib.sha256).digest()

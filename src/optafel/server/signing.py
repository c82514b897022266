"""Records that can be told from forged ones: signed with the newest key of the store, shared by all nodes."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from optafel.game.record_text import signed_bytes, with_signature
from optafel.game.signature import PublicKey
from optafel.server import ed25519
from optafel.store import SigningKey, Store, StoreUnavailable

LOOK_SECONDS = 60  # so often a node looks whether there is a newer key
log = logging.getLogger("optafel.http")


class Signing:
    """The keys as this node knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: Sequence[SigningKey] = ()
        self.public: tuple[PublicKey, ...] = ()  # the one in use last

    async def begin(self, now_ms: int) -> None:
        """Make the first key, where there is none yet. Raises StoreUnavailable."""
        await self.look()
        if not self._keys:
            await self._store.signing_keys.begin(now_ms, ed25519.new_private_key())
            await self.look()

    async def look(self) -> None:
        self._keys = await self._store.signing_keys.all()
        last = len(self._keys) - 1
        self.public = tuple(
            PublicKey(ed25519.public_of(key.private), at == last) for at, key in enumerate(self._keys)
        )

    async def watch(self) -> None:
        """Takes up a key that was made elsewhere, for as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StoreUnavailable:
                log.warning("the signing keys could not be looked at")

    def signed(self, text: str) -> str:
        """The record with this server's signature."""
        text = text.rstrip() + "\n"
        signature = ed25519.signed(self._keys[-1].private, signed_bytes(text))
        return with_signature(text, self.public[-1].id, signature)

    def told(self) -> "KeysTold":
        """All that anybody may know of the keys, the one in use first."""
        ends = [key.made_ms for key in self._keys[1:]]
        told = [
            KeyTold(
                id=public.id,
                algorithm="Ed25519",
                public=public.public.hex(),
                since=_written(key.made_ms),
                until=_written(end) if end is not None else None,
            )
            for public, key, end in zip(self.public, self._keys, [*ends, None], strict=True)
        ]
        return KeysTold(keys=tuple(reversed(told)))


def _written(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1_000, UTC).isoformat(timespec="seconds")


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyTold:
    """A key that records of this server are or were signed with."""

    id: str  # as the line `Signature:` of a record names it
    algorithm: Literal["Ed25519"]
    public: str  # its 32 bytes, in hexadecimal
    since: str  # when it was made
    until: str | None  # when the next one was; none: it is in use


@dataclass(frozen=True, slots=True, kw_only=True)
class KeysTold:
    """The keys of this server, the one in use first."""

    keys: tuple[KeyTold, ...]

"""Whether a record is as a server wrote it: what its signature says, given the keys that the server has told.

What is signed stands in `record_text.signed_bytes`. The signature itself (Ed25519) is checked by a function
that the caller brings: a game knows no cryptography.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from optafel.game.record_text import signature_of, signed_bytes

PUBLIC_BYTES = 32
KEYS_ADDRESS = "/.well-known/optafel-key.json"  # where every server tells its keys
_ALGORITHM = "Ed25519"

# signed: with the key in use; signed-older: with one that was; other-key: with none that is known; changed:
# the signature does not fit the text; unsigned: there is none
SignatureSays = Literal["signed", "signed-older", "other-key", "changed", "unsigned"]
NOT_TRUE: tuple[SignatureSays, ...] = ("other-key", "changed", "unsigned")

# public key, signature, message: whether they fit
Fits = Callable[[bytes, bytes, bytes], bool]


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A key that records are or were signed with."""

    public: bytes
    in_use: bool = True

    @property
    def id(self) -> str:
        return key_id(self.public)


def key_id(public: bytes) -> str:
    """How a record names the key that signed it: the beginning of the SHA-256 of its bytes."""
    return hashlib.sha256(public).hexdigest()[:16]


def signature_says(text: str, keys: Sequence[PublicKey], fits: Fits) -> SignatureSays:
    """What the signature of a record says, by these keys."""
    try:
        found = signature_of(text)
    except ValueError:
        return "changed"
    if found is None:
        return "unsigned"
    named, signature = found
    key = next((key for key in keys if key.id == named), None)
    if key is None:
        return "other-key"
    if not fits(key.public, signature, signed_bytes(text)):
        return "changed"
    return "signed" if key.in_use else "signed-older"


def read_keys(text: str) -> tuple[PublicKey, ...]:
    """The keys that a server tells at `KEYS_ADDRESS`, or one alone in hexadecimal. Raises ValueError."""
    said = text.strip()
    if not said.startswith("{"):
        return (PublicKey(_public(said)),)
    try:
        listed: Any = json.loads(said)["keys"]
        keys = [
            PublicKey(_public(key["public"]), key.get("until") is None)
            for key in listed
            if key["algorithm"] == _ALGORITHM
        ]
    except (KeyError, TypeError, AttributeError, RecursionError) as wrong:
        raise ValueError("no keys") from wrong
    if not keys:
        raise ValueError("no keys")
    return tuple(keys)


def _public(said: str) -> bytes:
    public = bytes.fromhex(said)
    if len(public) != PUBLIC_BYTES:
        raise ValueError("a public key has 32 bytes")
    return public

"""What only the holder of a person's key can read again: kept here, closed to whoever reads the disk.

Encrypt-then-MAC with HMAC-SHA256 alone: a keystream of HMACs over a counter, and an HMAC over what came out.
"""

import base64
import hashlib
import hmac
import secrets

NONCE_BYTES = 16
TAG_BYTES = 16


class Unsealable(Exception):
    """It was not sealed with this key, or not for this place, or it was changed."""


def seal(key: str, place: str, text: str) -> str:
    """`place` says what it is: what was sealed for one place cannot be read in another."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    closed = nonce + _stirred(_own(key, "read", place), nonce, text.encode())
    return base64.b64encode(closed + _tag(key, place, closed)).decode()


def unseal(key: str, place: str, sealed: str) -> str:
    """The text that was sealed. Raises Unsealable."""
    raw = base64.b64decode(sealed)
    closed, tag = raw[:-TAG_BYTES], raw[-TAG_BYTES:]
    if not hmac.compare_digest(tag, _tag(key, place, closed)):
        raise Unsealable(place)
    nonce = closed[:NONCE_BYTES]
    return _stirred(_own(key, "read", place), nonce, closed[NONCE_BYTES:]).decode()


def _own(key: str, purpose: str, place: str) -> bytes:
    return hmac.digest(key.encode(), f"optafel {purpose} {place}".encode(), "sha256")


def _tag(key: str, place: str, closed: bytes) -> bytes:
    return hmac.digest(_own(key, "check", place), closed, "sha256")[:TAG_BYTES]


def _stirred(key: bytes, nonce: bytes, text: bytes) -> bytes:
    """The text with a keystream laid over it; laid over it twice, it is the text again."""
    size = hashlib.sha256().digest_size
    stream = b"".join(
        hmac.digest(key, nonce + at.to_bytes(8, "big"), "sha256") for at in range(len(text) // size + 1)
    )
    return bytes(a ^ b for a, b in zip(text, stream[: len(text)], strict=True))

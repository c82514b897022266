"""Secrets that open a door: a seat, an invitation, a place to watch. Only their digests are kept."""

import hashlib
import hmac
import secrets

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

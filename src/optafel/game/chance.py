"""Shuffling that anybody can repeat from the seed, in any language.

The stream is SHA-256 in counter mode: block i of shuffle n is
``sha256(key || n as 4 bytes || i as 4 bytes)``, read as 32-bit big-endian numbers. The key is the SHA-256
of the seed followed by every player's entropy, each with its length as 4 bytes before it. A number below
``bound`` is the next one of the stream that is below the largest multiple of ``bound``, modulo ``bound``;
the shuffle is Fisher and Yates' from the last place down.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
_WORD_BITS = 32


def key_of(seed: bytes, entropy: Sequence[str]) -> bytes:
    """The key of all shuffles of a game."""
    parts = [seed]
    for text in entropy:
        raw = text.encode()
        parts += [len(raw).to_bytes(4, "big"), raw]
    return hashlib.sha256(b"".join(parts)).digest()


def _stream(key: bytes, shuffle: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(key + shuffle.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def shuffled(tiles: Sequence[T], key: bytes, shuffle: int) -> tuple[T, ...]:
    """The tiles in the order of the game's `shuffle`-th shuffle."""
    order = list(tiles)
    stream = _stream(key, shuffle)
    for last in range(len(order) - 1, 0, -1):
        bound = last + 1
        limit = (1 << _WORD_BITS) // bound * bound
        drawn = next(number for number in stream if number < limit) % bound
        order[last], order[drawn] = order[drawn], order[last]
    return tuple(order)

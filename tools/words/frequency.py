"""How common words are, by wordfreq's large lists: Zipf values (1: once in a hundred million words of text;
4: once in a hundred thousand; 7: the commonest words), a byte a word."""

from __future__ import annotations

import gzip
import math
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.words.archives import members
from tools.words.sources import WORDFREQ, fetch

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.zipf import to_byte

Value = str | int | list["Value"] | dict[str, "Value"]


def frequencies(language: str, words: Iterable[str], folder: Path) -> bytes:
    """A frequency byte for each of the words, 0 where the lists have nothing."""
    found = shares(language, folder)
    return bytes(to_byte(9 + math.log10(found[word])) if word in found else 0 for word in words)


def shares(language: str, folder: Path) -> dict[str, float]:
    """The share of all text that each word has, in dictionary letters."""
    path = f"wordfreq/data/large_{language}.msgpack.gz"
    content = gzip.decompress(members(fetch(WORDFREQ, folder), {path})[path])
    found: dict[str, float] = {}
    for text, centibels in read_shares(content):
        word = spell(text, kept_letters(language)) if text.isalpha() else None
        if word is not None:
            found[word] = found.get(word, 0.0) + 10 ** (centibels / 100)
    return found


def read_shares(content: bytes) -> Iterator[tuple[str, int]]:
    """Each word of a list with its share of all text, in hundredths of a power of ten.

    The list is a msgpack array: a header, then the words of share 0, of share -1 and so on.
    """
    values = _Unpacker(content).value()
    if not isinstance(values, list) or not isinstance(values[0], dict):
        raise TypeError("this is no frequency list: it should be an array that begins with a header")
    for below, words in enumerate(values[1:]):
        if isinstance(words, list):
            yield from ((word, -below) for word in words if isinstance(word, str))


class _Unpacker:
    """As much of msgpack as frequency lists use: strings, small and plain integers, arrays, maps."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    def value(self) -> Value:
        kind = self._number("B")
        if kind < 0x80:
            return kind
        if kind < 0x90:
            return {str(self.value()): self.value() for _ in range(kind & 15)}
        if kind < 0xA0:
            return [self.value() for _ in range(kind & 15)]
        if kind < 0xC0:
            return self._text(kind & 31)
        match kind:
            case 0xCC | 0xCD | 0xCE:
                return self._number({0xCC: "B", 0xCD: "H", 0xCE: "I"}[kind])
            case 0xD9 | 0xDA | 0xDB:
                return self._text(self._number({0xD9: "B", 0xDA: "H", 0xDB: "I"}[kind]))
            case 0xDC | 0xDD:
                return [self.value() for _ in range(self._number({0xDC: "H", 0xDD: "I"}[kind]))]
            case _:
                raise ValueError(f"this frequency list has a value of kind {kind:#x}, which none should have")

    def _number(self, size: str) -> int:
        (number,) = struct.unpack_from(f">{size}", self.content, self.at)
        self.at += struct.calcsize(size)
        return int(number)

    def _text(self, length: int) -> str:
        self.at += length
        return self.content[self.at - length : self.at].decode()

"""Tables with a joker of which it is not said what it stands for: the words that could lie there.

A table that somebody types may hold such a joker. It stood for a letter that made a word, so every way to
name it is a table of its own, and the best play is the best on any of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from math import prod

from optafel._native import words as native

UNNAMED = "@"
READINGS_MAX = 2_000  # of one table; far more than two jokers in words of a language have


class Readings:
    """The ways to read a table. A row in which no word can be read stays as it is."""

    def __init__(self, rows: Sequence[str], index: native.WordIndex, extra_words: Iterable[str]) -> None:
        extra = list(extra_words)
        # The most letters of a row with such a joker; 0 where there is none.
        self.longest_row = max((len(row) for row in rows if UNNAMED in row), default=0)
        self._ways = [_ways(row, index, extra) if UNNAMED in row else [row] for row in rows]

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return islice(product(*self._ways), READINGS_MAX)

    def __len__(self) -> int:
        return min(prod(map(len, self._ways)), READINGS_MAX)

    @property
    def are_all(self) -> bool:
        """Whether every row can be read, and no way is left out."""
        readable = not any(UNNAMED in ways[0] for ways in self._ways)
        return readable and prod(map(len, self._ways)) <= READINGS_MAX


def _ways(row: str, index: native.WordIndex, extra: Sequence[str]) -> list[str]:
    """The row with its unnamed jokers named in all ways that make words."""
    own = (word for word in extra if word not in index and _looks_like(row, word))
    return [_named(row, word) for word in (*index.like(row), *dict.fromkeys(own))] or [row]


def _looks_like(row: str, word: str) -> bool:
    return len(row) == len(word) and all(
        sign in (UNNAMED, letter) for sign, letter in zip(row.upper(), word, strict=True)
    )


def _named(row: str, word: str) -> str:
    return "".join(
        letter.lower() if sign == UNNAMED else sign for sign, letter in zip(row, word, strict=True)
    )

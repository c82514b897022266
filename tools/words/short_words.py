"""Words of two and three letters, mended by hand: there every list is at its weakest.

One file a language, `recipe/short.txt`. A line is a sign, a reason, a colon and words: `-` takes words
out, `+` puts them in, and its reason begins with what they are (`+ noun, rough lava: AA`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tools.words.by_hand import by_hand
from tools.words.entries import Entries

from optafel.lexicon.readings import ALL_READINGS, NAMES, Reading

KINDS = {
    "noun": Reading.NOUN,
    "adjective": Reading.ADJECTIVE,
    "interjection": Reading.INTERJECTION,
}
LENGTH_MAX = 3


@dataclass(frozen=True, slots=True)
class Mending:
    word: str
    reason: str
    reading: Reading | None  # what it is, if it is put in; nothing if it is taken out


def mendings(language: str) -> Iterator[Mending]:
    """The mended words of a language, in the order of the file: a later line overrules an earlier one."""
    for number, line in enumerate(by_hand(language, "short").splitlines(), 1):
        sign, _, rest = line.partition(" ")
        reason, _, words = rest.partition(": ")
        kind = KINDS.get(reason.partition(",")[0])
        if sign not in ("+", "-") or not reason or (sign == "+" and kind is None):
            raise ValueError(
                f"{language}/recipe/short.txt, line {number}: "
                "expected '+ kind, reason: WORDS' or '- reason: …'"
            )
        for word in words.split():
            yield Mending(word, reason, kind if sign == "+" else None)


def mend(entries: Entries) -> None:
    for mending in mendings(entries.language):
        if mending.reading is not None:
            entries.add(mending.word, mending.reading)
            continue
        left = entries.bits.pop(mending.word, 0) & ALL_READINGS & NAMES
        if left:
            entries.bits[mending.word] = int(left)

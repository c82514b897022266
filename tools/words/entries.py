"""What the recipe of a language hands over: its words in dictionary letters, each with its readings."""

from __future__ import annotations

from dataclasses import dataclass, field

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import Reading

LENGTH_MAX = 40
VOWELS = frozenset("AEIOUYÄÖÜ")
ROMAN = frozenset("IVXLCDM")
# Where a part of compounds may stand, and that what looks like a compound is none.
FORBIDDEN = 1 << 0
BEGIN, MIDDLE, END = 1 << 1, 1 << 2, 1 << 3


@dataclass(slots=True)
class Entries:
    """Words gathered under the fold of a language; equal words gather their readings."""

    language: str
    bits: dict[str, int] = field(default_factory=dict)
    compound_parts: dict[str, int] = field(default_factory=dict)
    notes: dict[str, dict[str, object]] = field(default_factory=dict)  # what lies beside the packed files

    def add(self, text: str, reading: Reading) -> None:
        """Adds a reading of a word; what cannot be laid with letters is left out."""
        word = spell(text, kept_letters(self.language)) if text.isalpha() else None
        if word is not None and 2 <= len(word) <= LENGTH_MAX:
            self.bits[word] = self.bits.get(word, 0) | reading


def has_vowel(text: str) -> bool:
    return not VOWELS.isdisjoint(spell(text, frozenset()) or "")


def is_abbreviation(text: str) -> bool:
    """A word without a vowel of up to three letters; who means a real one puts it on the allow list."""
    return len(spell(text, frozenset()) or "") <= 3 and not has_vowel(text)


def is_roman_numeral(text: str) -> bool:
    return text.isupper() and set(text) <= ROMAN


def listed(text: str) -> tuple[str, ...]:
    """Words written down one after another."""
    return tuple(text.split())

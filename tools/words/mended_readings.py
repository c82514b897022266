"""Readings added by hand, for common words that flags and shapes tell wrongly: function words that look like
a form of some rare verb, nouns that the source knows as verbs alone.

One file a language, `recipe/readings.txt`; a line is a reading, a colon and words that have it too.
"""

from __future__ import annotations

from tools.words.by_hand import by_hand
from tools.words.entries import Entries

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import Reading


def mend(entries: Entries) -> None:
    """Adds the readings to the words that are there; no word comes in this way."""
    for line in by_hand(entries.language, "readings").splitlines():
        kind, _, words = line.partition(": ")
        reading = Reading[kind.upper().replace("-", "_")]
        for typed in words.split():
            word = spell(typed, kept_letters(entries.language))
            if word in entries.bits:
                entries.bits[word] |= reading

"""Readings added by hand, for common words that flags and shapes tell wrongly: function words that look like
a form of some rare verb, nouns that the source knows as verbs alone.

One file a language, `readings/<language>.txt`; a line is a reading, a colon and words that have it too.
"""

from __future__ import annotations

from importlib.resources import files

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import Reading
from optafel.lexicon.recipes.entries import Entries


def mend(entries: Entries) -> None:
    """Adds the readings to the words that are there; no word comes in this way."""
    text = (files("optafel.lexicon.recipes") / "readings" / f"{entries.language}.txt").read_text(
        encoding="utf-8"
    )
    for line in text.splitlines():
        kind, _, words = line.partition(": ")
        reading = Reading[kind.upper().replace("-", "_")]
        for typed in words.split():
            word = spell(typed, kept_letters(entries.language))
            if word in entries.bits:
                entries.bits[word] |= reading

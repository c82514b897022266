"""English: SCOWL up to size 80, in the spellings of all countries.

SCOWL names no parts of speech. But it lists possessives, and who owns things is a noun (DOG'S); who has -S
and -ING is a verb; and who has -S and is no verb is a noun too. That works best among common words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.words.archives import members, names
from tools.words.entries import Entries, is_abbreviation
from tools.words.sources import SCOWL, fetch

from optafel.lexicon.readings import Reading

SOURCES = (SCOWL,)

FOLDER = "usr/share/dict/scowl/"
SIZE_MAX = 80
# They own things as well (CHILDREN'S) and would pass for singulars.
IRREGULAR_PLURALS = frozenset(
    {"children", "feet", "geese", "lice", "men", "mice", "oxen", "people", "teeth", "women"}
)
FILE = re.compile(rf"{FOLDER}[a-z_\d]+-(words|upper|proper-names)\.(\d+)")


def build(folder: Path) -> Entries:
    package = fetch(SCOWL, folder)
    lists: dict[str, set[str]] = {"words": set(), "upper": set(), "proper-names": set()}
    files = {path: match for path in names(package) if (match := FILE.fullmatch(path))}
    wanted = {path: match[1] for path, match in files.items() if int(match[2]) <= SIZE_MAX}
    for path, content in members(package, set(wanted)).items():
        lists[wanted[path]] |= set(content.decode().split())
    entries = Entries("en")
    readings = EnglishReadings(lists["words"])
    for word in lists["words"]:
        if word == word.lower() and not is_abbreviation(word):
            entries.add(word, readings.of(word))
    for word in lists["upper"] | lists["proper-names"]:
        if word[1:] == word[1:].lower():
            entries.add(word, Reading.NAME)
    return entries


class EnglishReadings:
    """Tells what a word is from the other words of the list."""

    def __init__(self, words: set[str]) -> None:
        self.words = words

    def of(self, word: str) -> Reading:
        found = Reading(0)
        if word in IRREGULAR_PLURALS or (word.endswith("men") and f"{word[:-3]}man" in self.words):
            found |= Reading.PLURAL
        elif f"{word}'s" in self.words:
            found |= Reading.NOUN
        if self.is_verb(word):
            found |= Reading.INFINITIVE
        if any(form in self.words for form in (*_with_end(word, "est"), f"{word[:-1]}iest")):
            found |= Reading.ADJECTIVE
        if word.endswith("ly") and len(word) > 4:
            found |= Reading.ADVERB
        if word.endswith("ness") and len(word) > 6:
            found |= Reading.NOUN
        found |= self._inflected(word)
        if not found and any(form in self.words for form in _with_end(word, "s")):
            found = Reading.NOUN
        return found or Reading.UNKNOWN

    def is_verb(self, word: str) -> bool:
        return any(form in self.words for form in _with_end(word, "ing")) and any(
            form in self.words for form in _with_end(word, "s")
        )

    def _inflected(self, word: str) -> Reading:
        found = Reading(0)
        for stem in _stems(word, "s"):
            if f"{stem}'s" in self.words:
                found |= Reading.PLURAL
            if self.is_verb(stem):
                found |= Reading.VERB_FORM
            elif stem in self.words and not word.endswith(("ss", "us", "is")):
                found |= Reading.PLURAL
        for end in ("ing", "ed"):
            if any(self.is_verb(stem) for stem in _stems(word, end)):
                found |= Reading.PARTICIPLE
        for end in ("er", "est"):
            if any(stem in self.words and f"{stem}est" in self.words for stem in _stems(word, end)):
                found |= Reading.ADJECTIVE
        return found


def _with_end(word: str, end: str) -> Iterator[str]:
    """How a word may look with an ending: HOPING and HOPPING, TRIES and TRYS."""
    yield word + end
    if end == "s":
        yield f"{word}es"
        yield f"{word.removesuffix('y')}ies"
    else:
        yield word + word[-1] + end
        yield word.removesuffix("e") + end


def _stems(word: str, end: str) -> Iterator[str]:
    """What a word may be without an ending."""
    if not word.endswith(end) or len(word) < len(end) + 2:
        return
    stem = word.removesuffix(end)
    yield stem
    if end == "s":
        if word.endswith("es"):
            yield word[:-2]
        if word.endswith("ies"):
            yield f"{word[:-3]}y"
        return
    yield f"{stem}e"
    if stem[-1] == stem[-2]:
        yield stem[:-1]
    if stem[-1] == "i":
        yield f"{stem[:-1]}y"

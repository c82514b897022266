"""English: SCOWL up to size 80, in the spellings of all countries.

SCOWL names no parts of speech. But it lists possessives, and who owns things is a noun (DOG'S); who has -S
and -ING is a verb; and who has -S and is no verb is a noun too. That works best among common words.

Short forms that people write as words (APP, INTRO) stand among its abbreviations, though their plurals stand
among the words: where the plural counts, so does the singular. And its rarer words are mixed with names in
small letters (ERNEST, SERENA): a rare word that is a common name and has no other form is a name.

What it lacks of our time and people write is made of what it has, with a living prefix (CYBERSECURITY,
REBRANDED).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.words.archives import members, names
from tools.words.entries import Entries, is_abbreviation, listed
from tools.words.frequency import shares
from tools.words.sources import SCOWL, fetch

from optafel.lexicon.readings import Reading

SOURCES = (SCOWL,)

FOLDER = "usr/share/dict/scowl/"
SIZE_MAX = 80
# They own things as well (CHILDREN'S) and would pass for singulars.
IRREGULAR_PLURALS = frozenset(
    {"children", "feet", "geese", "lice", "men", "mice", "oxen", "people", "teeth", "women"}
)
FILE = re.compile(rf"{FOLDER}[a-z_\d]+-(words|upper|proper-names|abbreviations|hacker)\.(\d+)")
SHORT_FORM_MAX = 70  # behind this size there are units and chemists' signs
RARE_MIN = 70
NAME_MAX = 50
NAME_LETTERS_MIN = 4
# Plurals that have no singular, or another one.
NOT_PLURALS_OF = frozenset(
    listed(
        """
        bia cor cos cum hist hor inte len lin mach mon mos mun mus oas pam phys res scot sel sen sep ser soc
        """
    )
)
SHORT_FORM_MIN = 3
# Prefixes that go before nouns and adjectives, and those that go before verbs and their forms.
BEFORE_NOUNS = ("cyber", "micro", "nano", "super", "multi", "photo", "bio")
BEFORE_VERBS = ("re", "un")
PREFIXED_MIN = 5  # letters behind a prefix: shorter ones make names (BIOWARE) and other languages' words
COMMON_MAX = 50  # the size up to which a word is common enough to be built upon
VERB_KINDS = Reading.INFINITIVE | Reading.VERB_FORM | Reading.PARTICIPLE
NOUN_KINDS = Reading.NOUN | Reading.PLURAL
BUILT_ZIPF = 2.0  # how often people must write what is built


def build(folder: Path) -> Entries:
    sizes = _sizes(fetch(SCOWL, folder))
    written = {text for text, size in sizes["words"].items() if size <= SIZE_MAX}
    words = {word for word in written if word == word.lower() and not is_abbreviation(word)}
    words |= set(singulars(words, sizes))
    words |= set(prefixed(words, written, sizes, folder))
    named = set(names_in_small_letters(words, sizes))
    entries = Entries("en")
    readings = EnglishReadings(written | words)
    for word in words:
        entries.add(word, Reading.NAME if word in named else readings.of(word))
    for kind in ("upper", "proper-names"):
        for text, size in sizes[kind].items():
            if size <= SIZE_MAX and text[1:] == text[1:].lower():
                entries.add(text, Reading.NAME)
    return entries


Sizes = dict[str, dict[str, int]]


def _sizes(package: Path) -> Sizes:
    """The words of each kind of list, each with the smallest size that has it."""
    sizes: Sizes = {kind: {} for kind in ("words", "upper", "proper-names", "abbreviations", "hacker")}
    files = {path: match for path in names(package) if (match := FILE.fullmatch(path))}
    for path, content in members(package, set(files)).items():
        known, size = sizes[files[path][1]], int(files[path][2])
        for text in content.decode().split():
            known[text] = min(size, known.get(text, size))
    return sizes


def singulars(words: set[str], sizes: Sizes) -> Iterator[str]:
    """Short forms whose plural is a word: APP of APPS."""
    for text, size in (sizes["abbreviations"] | sizes["hacker"]).items():
        small = (
            size <= SHORT_FORM_MAX and len(text) >= SHORT_FORM_MIN and text.isalpha() and text == text.lower()
        )
        if small and f"{text}s" in words and not is_abbreviation(text) and text not in NOT_PLURALS_OF:
            yield text


def prefixed(words: set[str], written: set[str], sizes: Sizes, folder: Path) -> Iterator[str]:
    """What people write, the list lacks, and its common words make with a prefix."""
    readings = EnglishReadings(written)
    named = {text.lower() for kind in ("upper", "proper-names") for text in sizes[kind]}
    common = {word for word in words if sizes["words"].get(word, SIZE_MAX) <= COMMON_MAX}
    for capitals, share in shares("en", folder).items():
        word = capitals.lower()
        is_new = share >= 10 ** (BUILT_ZIPF - 9) and word not in words and word not in named
        if is_new and _is_prefixed(word, common, readings):
            yield word


def _is_prefixed(word: str, common: set[str], readings: EnglishReadings) -> bool:
    for prefix in (*BEFORE_NOUNS, *BEFORE_VERBS):
        rest = word.removeprefix(prefix)
        if rest == word or rest not in common or len(rest) < PREFIXED_MIN:
            continue
        found = readings.of(rest)
        if found & (VERB_KINDS if prefix in BEFORE_VERBS else NOUN_KINDS):
            return True
    return False


def names_in_small_letters(words: set[str], sizes: Sizes) -> Iterator[str]:
    """Rare words that are common names and have neither a plural nor a form as verbs have."""
    for word in words:
        name = word.capitalize()
        known = min(sizes["upper"].get(name, SIZE_MAX), sizes["proper-names"].get(name, SIZE_MAX))
        rare = sizes["words"].get(word, 0) >= RARE_MIN and len(word) >= NAME_LETTERS_MIN
        if not rare or known > NAME_MAX or any(stem in words for stem in _stems(word, "s")):
            continue
        forms = [form for end in ("s", "ing", "ed", "est") for form in _with_end(word, end)]
        forms += [f"{word[:-1]}iest"] if word.endswith("y") else []
        forms += [f"{word[:-3]}men"] if word.endswith("man") else []
        if not any(form in words and form != word for form in forms):
            yield word


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

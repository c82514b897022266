"""German: enz' german-wordlist, in which a noun is known by its capital. The list begins at three letters;
those of two are added by hand. Compounds follow what the listed ones show."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

from tools.words.archives import members
from tools.words.entries import Entries
from tools.words.sources import TANGLET, fetch

from . import compounds
from .word_kinds import UMLAUTS, GermanReadings

SOURCES = (TANGLET,)

LIST = "usr/share/tanglet/gamedata/de/words"
ABBREVIATION = re.compile(r"(?!VIP)[A-ZÄÖÜ]{2,}s?")  # said letter by letter: DVD, DVDs; but a VIP is a word

VOWELS = frozenset("aeiouyäöü")
SAID_CLIPPED = frozenset({"wär", "käm", "gäb", "tät"})


def build(folder: Path) -> Entries:
    lines = gzip.decompress(members(fetch(TANGLET, folder), {LIST})[LIST]).decode().splitlines()
    words = {word for line in lines for word in spellings(line) if not ABBREVIATION.fullmatch(word)}
    words -= set(clipped_verbs(words))
    readings = GermanReadings(words).all()
    entries = Entries("de", compound_parts=compounds.parts(readings))
    entries.notes["joints"] = {"patterns": [], "number_rules": []}
    for word, found in readings.items():
        entries.add(word, found)
    return entries


def clipped_verbs(words: set[str]) -> Iterator[str]:
    """Verb forms that have lost an E which is written: BEHÄLF for BEHÄLFE, DOBL for DOBLE."""
    for word in words:
        is_whole = any(form in words for form in (f"{word}end", f"{word}em", f"{word.removesuffix('t')}end"))
        if word[0].isupper() or f"{word}e" not in words or is_whole or word in SAID_CLIPPED:
            continue
        past = word.translate(UMLAUTS)
        is_past = all(past + end in words for end in ("", "st", "en"))
        if word != past and is_past and not any(past + end in words for end in ("end", "em")):
            yield word
        if word[-1:] in ("l", "r") and word[-2:-1] not in VOWELS and f"{word[:-1]}e{word[-1]}n" in words:
            yield word


def spellings(line: str) -> list[str]:
    """A line is the word as tiles lay it, then its spellings where they differ from that in small letters."""
    laid, *spelled = line.split()
    return spelled or [laid.lower()]

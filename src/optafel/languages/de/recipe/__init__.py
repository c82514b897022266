"""German: enz' german-wordlist, in which a noun is known by its capital. The list begins at three letters;
the words of two come from another copy of it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tools.words.archives import members
from tools.words.entries import Entries
from tools.words.sources import SCRABBLE_DE, TANGLET, fetch

from .word_kinds import GermanReadings

SOURCES = (TANGLET, SCRABBLE_DE)

LIST = "usr/share/tanglet/gamedata/de/words"
SHORT = "package/de/wordlist.txt"
ABBREVIATION = re.compile(r"(?!VIP)[A-ZÄÖÜ]{2,}s?")  # said letter by letter: DVD, DVDs; but a VIP is a word


def build(folder: Path) -> Entries:
    lines = gzip.decompress(members(fetch(TANGLET, folder), {LIST})[LIST]).decode().splitlines()
    short = members(fetch(SCRABBLE_DE, folder), {SHORT})[SHORT].decode().split()
    words = {word for line in lines for word in spellings(line) if not ABBREVIATION.fullmatch(word)}
    words |= {word for word in short if len(word) == 2}
    entries = Entries("de")
    for word, found in GermanReadings(words).all().items():
        entries.add(word, found)
    return entries


def spellings(line: str) -> list[str]:
    """A line is the word as tiles lay it, then its spellings where they differ from that in small letters."""
    laid, *spelled = line.split()
    return spelled or [laid.lower()]

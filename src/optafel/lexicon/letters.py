"""The letters of a dictionary, and how a word is folded to the tiles of a box.

A word is kept in capitals: A to Z, and the marked letters that some box has a tile for. Ligatures are split
(œ is OE), the Dutch ĳ is I and J, every other mark is dropped.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cached_property

from optafel import languages
from optafel._native import lexicon as native
from optafel.languages import KEEPABLE

MARKED = KEEPABLE
SPLIT = {"Œ": "OE", "Æ": "AE", "Ĳ": "IJ", "ẞ": "SS", "Þ": "TH"}
STROKED = {"Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Ħ": "H", "Ŧ": "T", "ı": "I", "İ": "I"}
PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
MARKED_IN_BOXES = frozenset("ÇÑ")  # on tiles of the word games, whatever the language
ORDER = str.maketrans({letter: chr(ord("Z") + 1 + at) for at, letter in enumerate(MARKED)})


def alphabetical(word: str) -> str:
    """A key that sorts words as the packed files do: A to Z, then the marked letters."""
    return word.translate(ORDER)


def kept_letters(language: str) -> frozenset[str]:
    """The marked letters that are letters of their own in the built dictionary of a language."""
    return frozenset(languages.language(language).kept) if language in languages.CODES else MARKED_IN_BOXES


def spell(text: str, kept: frozenset[str]) -> str | None:
    """The text in A to Z and the kept marked letters; nothing if it has other signs."""
    if text.isascii() and text.isalpha():
        return text.upper()
    letters: list[str] = []
    for sign in unicodedata.normalize("NFC", text).upper():
        if sign in PLAIN or sign in kept:
            letters.append(sign)
        elif sign in SPLIT:
            letters.append(SPLIT[sign])
        elif sign in STROKED:
            letters.append(STROKED[sign])
        elif unicodedata.combining(sign):
            continue
        else:
            plain = unicodedata.normalize("NFD", sign)[0]
            if plain not in PLAIN:
                return None
            letters.append(plain)
    return "".join(letters) or None


@dataclass(frozen=True)
class Fold:
    """Which marked letters a box has tiles for, and what becomes of umlauts that have none."""

    tiles: frozenset[str] = frozenset()
    split_umlauts: bool = True  # Ä is laid A E; otherwise the dots are dropped

    @classmethod
    def for_box(cls, letters: str, *, split_umlauts: bool = True) -> Fold:
        """The fold for a box with these letters on its tiles; A to Z may be among them."""
        return cls(frozenset(letters.upper()) & frozenset(MARKED), split_umlauts)

    @cached_property
    def native(self) -> native.TileFold:
        return native.TileFold("".join(sorted(self.tiles)), self.split_umlauts)

    def lay(self, text: str, language: str = "") -> str | None:
        """A typed word as the tiles it is laid with; nothing if some sign is no letter."""
        kept = self.tiles
        if self.split_umlauts and not text.isascii() and language in languages.CODES:
            for letter, laid in languages.language(language).splits.items():
                if letter not in self.tiles:
                    text = text.replace(letter, laid).replace(letter.lower(), laid)
        return spell(text, kept)


PLAIN_TILES = Fold()

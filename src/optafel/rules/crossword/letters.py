"""Letter sets: which letters are in a box, how many of each, and what each is worth. Data, one table each."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from optafel.tiles.letters import LetterTile, Word, box


@dataclass(frozen=True, slots=True)
class LetterSet:
    """The letters of one edition."""

    id: str
    counts: Mapping[str, int]
    values: Mapping[str, int]
    blanks: int
    unsure: str = ""  # letters of which no record was found

    @property
    def language(self) -> str:
        """The language whose words it is made for."""
        return self.id[:2]

    @property
    def box(self) -> Word:
        return box(dict(self.counts), self.blanks)

    @property
    def size(self) -> int:
        return sum(self.counts.values()) + self.blanks

    @property
    def signs(self) -> str:
        """Every single letter on its tiles, for folding words to them."""
        return "".join(sorted({sign for letter in self.values for sign in letter}))

    @property
    def digraphs(self) -> tuple[str, ...]:
        """Tiles with several letters."""
        return tuple(letter for letter in self.values if len(letter) > 1)

    def value(self, tile: LetterTile) -> int:
        """What a tile is worth. A blank is worth nothing; nor is a letter that this set has not."""
        return 0 if tile.joker or tile.letter is None else self.values.get(tile.letter, 0)

    def value_of(self, tiles: Iterable[LetterTile]) -> int:
        return sum(self.value(tile) for tile in tiles)

    def split(self, word: str) -> tuple[str, ...]:
        """The tiles that a word is laid with: a digraph that has a tile of its own is one letter."""
        if not self.digraphs:
            return tuple(word)
        longest_first = sorted(self.digraphs, key=len, reverse=True)
        return tuple(re.findall("|".join((*longest_first, ".")), word))

    def with_values(self, values: Mapping[str, int]) -> "LetterSet":
        """The set with other values for some letters; a blank is worth nothing whatever is said."""
        upper = {letter.upper(): value for letter, value in values.items() if letter.isalpha()}
        if not upper:
            return self
        return replace(self, values=MappingProxyType({**self.values, **upper}))


def rack_sign(tile: LetterTile) -> str:
    """A tile as it is written on a rack: a blank stands for nothing there."""
    return "?" if tile.joker else str(tile)


def letter_table(name: str, by_value: Mapping[int, str], blanks: int = 2, unsure: str = "") -> LetterSet:
    """Reads a table as boxes print it: for each value the letters, each with its count."""
    counts: dict[str, int] = {}
    values: dict[str, int] = {}
    for value, letters in by_value.items():
        for letter, count in re.findall(r"(\D+?)(\d+)", letters.replace(" ", "")):
            counts[letter], values[letter] = int(count), value
    in_order = sorted(values)
    return LetterSet(
        name,
        MappingProxyType({letter: counts[letter] for letter in in_order}),
        MappingProxyType({letter: values[letter] for letter in in_order}),
        blanks,
        unsure,
    )


_DUTCH = letter_table(
    "nl",
    {
        1: "A6 E18 I4 N10 O6",
        2: "D5 R5 S5 T5",
        3: "B2 G3 K3 L3 M3 P2",
        4: "F2 H2 J2 U3 V2 Z2",
        5: "C2 W2",
        8: "X1 Y1",
        10: "Q1",
    },
)
# The set that the worked example of the book implies, from a list of 1996 of sets that had been sold. That
# list breaks off after T; from U on today's letters stand in.
_DUTCH_OLDER = letter_table(
    "nl-older",
    {
        1: "A6 D5 E18 I6 N10 O6 R6 S3 T6",
        2: "G4 H3 L3",
        3: "B2 C2 M2 P2",
        4: "J2 K2 U3 V2 Z2",
        5: "F1 W2",
        8: "X1 Y1",
        10: "Q1",
    },
    unsure="UVWXYZ",
)
_ENGLISH = letter_table(
    "en",
    {
        1: "A9 E12 I9 L4 N6 O8 R6 S4 T6 U4",
        2: "D4 G3",
        3: "B2 C2 M2 P2",
        4: "F2 H2 V2 W2 Y2",
        5: "K1",
        8: "J1 X1",
        10: "Q1 Z1",
    },
)
_FRENCH = letter_table(
    "fr",
    {
        1: "A9 E15 I8 L5 N6 O6 R6 S6 T6 U6",
        2: "D3 G2 M3",
        3: "B2 C2 P2",
        4: "F2 H2 V2",
        8: "J1 Q1",
        10: "K1 W1 X1 Y1 Z1",
    },
)
_GERMAN = letter_table(
    "de",
    {
        1: "A5 D4 E15 I6 N9 R6 S7 T6 U6",
        2: "G3 H4 L3 O3",
        3: "B2 M4 W1 Z1",
        4: "C2 F2 K2 P1",
        6: "Ä1 J1 Ü1 V1",
        8: "Ö1 X1",
        10: "Q1 Y1",
    },
)
# The edition sold in Spain has tiles for CH, LL and RR. A word that has such a pair is laid with that tile
# (or a blank for it), never with two letters.
_SPANISH = letter_table(
    "es",
    {
        1: "A12 E12 I6 L4 N5 O9 R5 S6 T4 U5",
        2: "D5 G2",
        3: "B2 C4 M2 P2",
        4: "F1 H2 V1 Y1",
        5: "CH1 Q1",
        8: "J1 LL1 Ñ1 RR1 X1",
        10: "Z1",
    },
)
_PORTUGUESE = letter_table(
    "pt",
    {
        1: "A14 E11 I10 M6 O10 R6 S8 T5 U7",
        2: "C4 D5 L5 P4",
        3: "B3 Ç2 N4",
        4: "F2 G2 H2 V2",
        5: "J2",
        6: "Q1",
        8: "X1 Z1",
    },
    blanks=3,
)

LETTER_SETS: Mapping[str, LetterSet] = MappingProxyType(
    {
        letters.id: letters
        for letters in (_DUTCH, _DUTCH_OLDER, _ENGLISH, _FRENCH, _GERMAN, _SPANISH, _PORTUGUESE)
    }
)

"""Letter sets of languages that have no dictionary here: only for reading records of games played in them."""

from collections.abc import Mapping
from types import MappingProxyType

from optafel.rules.crossword.letters import LetterSet, letter_table

_POLISH = letter_table(
    "pl",
    {
        1: "A9 E7 I8 N5 O6 R4 S4 W4 Z5",
        2: "C3 D3 K3 L3 M3 P3 T3 Y4",
        3: "B2 G2 H2 J2 Ł2 U2",
        5: "Ą1 Ę1 F1 Ó1 Ś1 Ż1",
        6: "Ć1",
        7: "Ń1",
        9: "Ź1",
    },
)
_NORWEGIAN = letter_table(
    "no",
    {
        1: "A7 D5 E9 I5 L5 N6 R6 S6 T6",
        2: "F4 G4 K4 M3 O4",
        3: "H3",
        4: "Å2 B3 J2 P2 U3 V3",
        5: "Ø2",
        6: "Æ1 Y1",
        8: "W1",
        10: "C1",
    },
)

OTHER_LETTERS: Mapping[str, LetterSet] = MappingProxyType(
    {letters.id: letters for letters in (_POLISH, _NORWEGIAN)}
)

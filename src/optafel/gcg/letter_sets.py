"""Which letters a record was played with: what it says of itself, and what its scores prove."""

from collections.abc import Mapping
from types import MappingProxyType

from optafel.gcg.record import Kind, Record
from optafel.gcg.rescore import rescore
from optafel.languages import language
from optafel.rules.crossword import LETTER_SETS, CrosswordRulebook, LetterSet
from optafel.rules.crossword.letters import letter_table

# Languages that have no dictionary here: only for reading records of games played in them.
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


KNOWN_LETTERS: Mapping[str, LetterSet] = MappingProxyType({**LETTER_SETS, **OTHER_LETTERS})
DEFAULT = "en"
_HINT_WORTH = 2  # plays that may be miscounted before the scores outweigh what the file says of itself
_PRAGMAS = ("tile-distribution", "tile-set", "letter-distribution", "language", "lexicon")
_NOTED = "letterdistribution:"  # some programs keep it in a note

# How files name languages, letter sets and word lists: what such a name begins with.
_NAMES: Mapping[str, tuple[str, ...]] = {
    **{letters.id: language(letters.language).called for letters in LETTER_SETS.values() if not letters.like},
    "pl": ("pl", "polish", "osps"),
    "no": ("no", "norwegian", "nsf"),
}
_SHORT = 2  # names as short as this stand alone, or before a digit


def hinted(record: Record) -> str | None:
    """The letter set that the file's own words point to."""
    said = [record.pragma(name) for name in _PRAGMAS]
    said += [note.partition(":")[2] for note in record.notes if note.casefold().startswith(_NOTED)]
    for text in said:
        if text in KNOWN_LETTERS:
            return text
        first = text.casefold().replace("_", " ").replace("-", " ").split()[:1]
        for letters, names in _NAMES.items():
            if first and any(_names(first[0], name) for name in names):
                return letters
    return None


def _names(word: str, name: str) -> bool:
    rest = word.removeprefix(name)
    return rest != word and (len(name) > _SHORT or not rest or rest[0].isdigit())


def fits(book: CrosswordRulebook, letters: LetterSet, record: Record) -> tuple[int, int]:
    """How many plays score as recorded, and how many have a score that can be checked."""
    plays = [
        scored
        for scored in rescore(book, letters, record).scored
        if scored.line.kind is Kind.PLAY and scored.line.score is not None
    ]
    return sum(play.known and play.points == play.recorded for play in plays), len(plays)


def letters_of(book: CrosswordRulebook, record: Record) -> tuple[LetterSet, str, tuple[int, int]]:
    """The letter set, how it was found, and how many of the plays it explains."""
    hint = hinted(record)
    order = sorted(KNOWN_LETTERS, key=lambda name: (name != hint, name != DEFAULT))
    found = {name: fits(book, KNOWN_LETTERS[name], record) for name in order}
    worth = {name: found[name][0] + (_HINT_WORTH if name == hint else 0) for name in order}
    best = max(order, key=lambda name: worth[name])  # the first of equals
    equals = [name for name in order if worth[name] == worth[best]]
    because = "hint" if best == hint else "scores" if len(equals) == 1 else "default"
    return KNOWN_LETTERS[best], because, found[best]

"""Letter sets: which letters are in a box, how many of each, and what each is worth; languages bring them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from optafel.languages import CODES, Language, language
from optafel.tiles.letters import LetterTile, Word, box


@dataclass(frozen=True, slots=True)
class LetterSet:
    """The letters of one edition."""

    id: str
    counts: Mapping[str, int]
    values: Mapping[str, int]
    blanks: int
    unsure: str = ""  # letters of which no record was found
    language: str = ""  # the one whose words it is made for
    like: str = ""  # the set whose leaves serve for this one too
    digraphs: tuple[str, ...] = field(init=False, repr=False, compare=False)  # tiles with several letters

    def __hash__(self) -> int:
        return hash((self.id, self.language, self.blanks))

    def __post_init__(self) -> None:
        object.__setattr__(self, "digraphs", tuple(letter for letter in self.values if len(letter) > 1))

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
        name,
    )


def _sets_of(language: Language) -> Iterator[LetterSet]:
    for name, said in language.letters.items():
        by_value = {int(value): letters for value, letters in said["worth"].items()}
        made = letter_table(name, by_value, said.get("blanks", 2), said.get("unsure", ""))
        yield replace(made, language=language.code, like=said.get("like", ""))


LETTER_SETS: Mapping[str, LetterSet] = MappingProxyType(
    {letters.id: letters for code in CODES for letters in _sets_of(language(code))}
)

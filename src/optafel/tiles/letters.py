"""Letter tiles: a letter, or a joker that may stand for one."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from optafel.tiles.notation import NotationError

# A tile with several letters (a digraph such as CH in some editions) is written in brackets: [CH].
_PIECE = re.compile(r"\[(\w{2,3})\]|(.)", re.DOTALL)
JOKER_SIGNS = "@?"  # the word games write a joker @, the crossword writes its blank ?


@dataclass(frozen=True, slots=True, order=True, repr=False)
class LetterTile:
    """One letter tile. `letter` is what it shows, or for a joker what it stands for (None: not said)."""

    letter: str | None
    joker: bool = False

    @property
    def face(self) -> "LetterTile":
        """The tile as it is on a rack: a joker stands for nothing there."""
        return LetterTile(None, True) if self.joker else self

    def __str__(self) -> str:
        if self.letter is None:
            return "@"
        sign = self.letter.lower() if self.joker else self.letter
        return sign if len(sign) == 1 else f"[{sign}]"

    __repr__ = __str__


JOKER = LetterTile(None, True)
Word = tuple[LetterTile, ...]  # letters that lie in a row


def read_word(text: str, where: int = 0) -> Word:
    """Reads one row of letters: capitals are letters, small letters are jokers, `@` an unnamed joker."""
    tiles = []
    for found in _PIECE.finditer(text):
        sign = found[1] or found[2]
        if sign in JOKER_SIGNS:
            tiles.append(JOKER)
        elif sign.isalpha():
            capital = sign.upper()
            tiles.append(LetterTile(capital, joker=sign != capital))
        else:
            raise NotationError(
                "no-such-letter", sign, where + found.start(), "a letter, a small letter for a joker, or @"
            )
    return tuple(tiles)


def read_letters(text: str) -> Word:
    """Reads a rack: letters, spaces between them or not. A rack's jokers stand for nothing."""
    return tuple(
        tile.face for found in re.finditer(r"\S+", text) for tile in read_word(found[0], found.start())
    )


def read_words(text: str) -> tuple[Word, ...]:
    """Reads a table of words, separated by white space (or by `|`)."""
    return tuple(read_word(found[0], found.start()) for found in re.finditer(r"[^\s|]+", text))


def write_word(word: Iterable[LetterTile]) -> str:
    return "".join(str(tile) for tile in word)


def write_words(words: Iterable[Word]) -> str:
    return " ".join(write_word(word) for word in words)


def spelled(word: Iterable[LetterTile]) -> str:
    """The word that a reader sees: what the letters and named jokers spell, `@` where nothing is said."""
    return "".join([tile.letter or "@" for tile in word])


def box(counts: dict[str, int], jokers: int) -> Word:
    """All tiles of an edition."""
    letters = [LetterTile(letter) for letter, count in counts.items() for _ in range(count)]
    return tuple(letters + [JOKER] * jokers)

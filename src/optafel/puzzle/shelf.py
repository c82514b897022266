"""The puzzles that are shipped: made ahead, so that nobody waits for one; and one a day for each family.

A puzzle is named by where it stands: `rummikub-sabra.hard.12`, `woord-sabra.nl.easy.3`. Numbers beyond the
shelf name puzzles too: they are made from their name when somebody gets that far. Where so few games are
played for one of a rare level and none has it, one of the shelf comes again, and says so.
"""

import lzma
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from pathlib import Path

from optafel.game.chance import key_of, shuffled
from optafel.languages import folder_of
from optafel.puzzle.make import puzzles_of_game
from optafel.puzzle.puzzle import LEVELS, Puzzle
from optafel.rules.rulebooks import RULEBOOKS

# Monday to Sunday: the week grows harder, from what a child can solve.
WEEK = ("gentle", "easy", "medium", "medium", "hard", "hard", "fiendish")
NUMBER_MOST = 100_000
_GAMES_MOST = 20  # that are played for a puzzle beyond the shelf: somebody is waiting for it


class NoSuchPuzzle(ValueError):
    """A name that is no puzzle's."""


@dataclass(frozen=True, slots=True)
class Name:
    """Which puzzle is meant."""

    rulebook: str
    language: str  # empty for numbers
    level: str
    number: int  # counted from 1

    def __str__(self) -> str:
        return f"{shelf_name(self.rulebook, self.language)}.{self.level}.{self.number}"

    @classmethod
    def read(cls, text: str) -> "Name":
        *shelf, level, number = text.split(".") if text.count(".") in (2, 3) else ("", "", "")
        rulebook, language = (*shelf, "")[:2]
        book = RULEBOOKS.get(rulebook)
        known = book and level in LEVELS and (language in book.languages if book.languages else not language)
        plain = number.isascii() and number.isdecimal() and not number.startswith("0")
        if not known or not plain or int(number[:9]) > NUMBER_MOST:
            raise NoSuchPuzzle(text)
        return cls(rulebook, language, level, int(number))


def shelf_name(rulebook: str, language: str) -> str:
    return f"{rulebook}.{language}" if language else rulebook


def shelf_file(rulebook: str, language: str) -> Path:
    """Numbers lie here, words with their language."""
    folder = folder_of(language) / "puzzles" if language else Path(__file__).parent / "data"
    return folder / f"{rulebook}.xz"


def languages_of(rulebook: str) -> tuple[str, ...]:
    """The languages that a rulebook's puzzles come in; one empty one where there are no words."""
    return RULEBOOKS[rulebook].languages or ("",)


@lru_cache(maxsize=64)
def shelf(rulebook: str, language: str) -> Mapping[str, tuple[Puzzle, ...]]:
    """The puzzles that were made ahead, by level."""
    file = shelf_file(rulebook, language)
    if not file.is_file():
        return {}
    lines = lzma.decompress(file.read_bytes()).decode().splitlines()
    stored = [_read(line) for line in lines]
    return {level: tuple(puzzle for puzzle in stored if puzzle.level == level) for level in LEVELS}


def counts(rulebook: str, language: str) -> dict[str, int]:
    """How many there are of each level; only levels that have any."""
    return {level: len(found) for level, found in shelf(rulebook, language).items() if found}


def is_made(name: Name) -> bool:
    """Whether it stands on the shelf: otherwise it takes seconds to make."""
    return name.number <= counts(name.rulebook, name.language).get(name.level, 0)


def puzzle_named(name: Name) -> Puzzle:
    """From the shelf, or made from its name. Raises NoSuchPuzzle where the shelf has none of that level."""
    return _named(name)[0]


def stood_before(name: Name) -> Name | None:
    """The name of which this puzzle is a repetition, if it is one."""
    return _named(name)[1]


@lru_cache(maxsize=512)
def _named(name: Name) -> tuple[Puzzle, Name | None]:
    found = shelf(name.rulebook, name.language).get(name.level, ())
    if not found:
        raise NoSuchPuzzle(str(name))
    if name.number <= len(found):
        return found[name.number - 1], None
    for game in range(_GAMES_MOST):
        for puzzle in puzzles_of_game(name.rulebook, str(name).encode(), name.language, game):
            if puzzle.level == name.level:
                return puzzle, None
    before = replace(name, number=(name.number - 1) % len(found) + 1)
    return found[before.number - 1], before


def of_the_day(day: date, family: str, language: str) -> Name:
    """The same for everybody who plays in this language. Raises NoSuchPuzzle where there is none."""
    level = WEEK[day.weekday()]
    books = [book for book in RULEBOOKS.values() if book.family == family]
    spoken = language if any(book.languages for book in books) else ""  # numbers are read in every language
    names = [
        Name(book.id, spoken, level, number)
        for book in books
        if spoken in languages_of(book.id)
        for number in range(1, counts(book.id, spoken).get(level, 0) + 1)
    ]
    if not names:
        raise NoSuchPuzzle(f"{family} {language} {day}")
    order = shuffled(names, key_of(f"{family} {spoken} {level}".encode(), ()), 0)
    week = day.toordinal() // len(WEEK)
    return order[(week * WEEK.count(level) + WEEK[: day.weekday()].count(level)) % len(order)]


def write(folder: Path | None, rulebook: str, language: str, made: Iterable[Puzzle]) -> Path:
    """Puts puzzles on the shelf, in place of those that stood there, or into another folder."""
    path = folder / f"{shelf_name(rulebook, language)}.xz" if folder else shelf_file(rulebook, language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress("\n".join(_written(puzzle) for puzzle in made).encode()))
    return path


def _written(puzzle: Puzzle) -> str:
    return "\t".join((puzzle.level, str(puzzle.worth), puzzle.play, puzzle.line))


def _read(line: str) -> Puzzle:
    level, worth, play, position = line.split("\t")
    return Puzzle(position, level, play, int(worth))

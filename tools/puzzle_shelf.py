"""Looks over the shelf of puzzles after a dictionary has changed: `python -m tools.puzzle_shelf nl en`. With
`gentle` before the languages, Monday's puzzles are made anew instead and the others stay.

A new word may be worth as much as the answer, and an answer may have lost a word. Such a puzzle leaves the
shelf; where the other words of an answer can be commoner ones now, they are.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import chain

from optafel.lexicon import LANGUAGES
from optafel.puzzle import Puzzle, shelf
from optafel.puzzle.make import gentle, only_best
from optafel.rules.rulebooks import RULEBOOKS


def looked_over(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it is now, if its best play is still the only one and worth as much."""
    best = only_best(puzzle.position)
    return replace(puzzle, play=str(best)) if best and best.got == puzzle.worth else None


GENTLE = 40  # of each box and language
GAMES = 4_000


def with_gentle(rulebook: str, language: str) -> list[Puzzle]:
    """The shelf, with puzzles for a child that are made now."""
    stay = [puzzle for puzzle in _standing(rulebook, language) if puzzle.level != "gentle"]
    return [*gentle(rulebook, b"shelf", language, GENTLE, GAMES), *stay]


def _standing(rulebook: str, language: str) -> list[Puzzle]:
    return list(chain.from_iterable(shelf.shelf(rulebook, language).values()))


def make_gentle(languages: list[str]) -> None:
    for rulebook, book in RULEBOOKS.items():
        for language in languages if book.languages else [""]:
            after = with_gentle(rulebook, language)
            shelf.write(None, rulebook, language, after)
            made = sum(puzzle.level == "gentle" for puzzle in after)
            print(f"{rulebook} {language}: {made} gentle", flush=True)


def main(languages: list[str]) -> None:
    with ProcessPoolExecutor() as workers:
        for rulebook, book in RULEBOOKS.items():
            for language in (one for one in languages if one in book.languages):
                before = _standing(rulebook, language)
                after = [puzzle for puzzle in workers.map(looked_over, before, chunksize=8) if puzzle]
                if after != before:
                    shelf.write(None, rulebook, language, after)
                print(f"{rulebook} {language}: {len(after)} of {len(before)} stay", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["gentle"]:
        make_gentle(sys.argv[2:] or list(LANGUAGES))
    else:
        main(sys.argv[1:] or list(LANGUAGES))

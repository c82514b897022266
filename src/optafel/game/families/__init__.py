"""The three families of games, one object each."""

from collections.abc import Mapping

from optafel.game.families.crossword import CrosswordFamily
from optafel.game.families.family import Family, LiesOpen
from optafel.game.families.numbers import NumbersFamily
from optafel.game.families.words import WordsFamily
from optafel.game.setup import Setup
from optafel.rules.rulebook import Family as FamilyName

__all__ = ["FAMILIES", "Family", "LiesOpen", "family_of"]

FAMILIES: Mapping[FamilyName, Family] = {
    "numbers": NumbersFamily(),
    "words": WordsFamily(),
    "crossword": CrosswordFamily(),
}


def family_of(setup: Setup) -> Family:
    return FAMILIES[setup.book.family]

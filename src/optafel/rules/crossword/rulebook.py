"""What a rulebook of the crossword family declares."""

from dataclasses import dataclass

from optafel.rules.crossword.board import Layout
from optafel.rules.crossword.letters import LETTER_SETS, LetterSet
from optafel.rules.rulebook import Rulebook

BY_LANGUAGE = "by-language"  # the letter set of the language that is played in


@dataclass(frozen=True, slots=True, kw_only=True)
class CrosswordRulebook(Rulebook):
    """Words that cross on a board; the most points win."""

    layout: Layout
    letters: str  # the id of a letter set, or `by-language`
    first_tiles: int  # fewest tiles of the first play
    bingo: int  # points for laying a whole rack in one turn
    compounds: bool  # whether a lawful compound counts that no list has
    exchange_pot: int  # tiles that the pot must hold for an exchange, however few are exchanged
    scoreless_to_end: int = 0  # option: so many turns in a row without points end the game; 0: none do

    def letter_set(self, language: str) -> LetterSet:
        """The letters that are played with."""
        return LETTER_SETS[language if self.letters == BY_LANGUAGE else self.letters]

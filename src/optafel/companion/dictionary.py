"""The dictionary as judge: the words of a language, as the box lays them, under the players' agreements."""

from typing import cast

from optafel.game.setup import Setup
from optafel.lexicon import HouseRules
from optafel.rules.crossword import Check, CrosswordRulebook, check_by
from optafel.rules.crossword import dictionary as crossword_dictionary
from optafel.rules.words import WordsRulebook
from optafel.rules.words.dictionary import agreements, dictionary


def check_of(setup: Setup) -> Check:
    """The question that is put to the dictionary: does this word count, and if not, why?"""
    if setup.book.family == "crossword":
        book = cast(CrosswordRulebook, setup.book)
        lexicon = crossword_dictionary(setup.language, book.letter_set(setup.language))
        return check_by(lexicon, HouseRules(compounds=book.compounds))
    words = cast(WordsRulebook, setup.book).edition(setup.language)
    return check_by(dictionary(words, setup.language), agreements(words, setup.language))

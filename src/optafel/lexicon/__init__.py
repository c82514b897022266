"""Dictionaries of six languages. One question: does this word count?"""

from optafel.lexicon.house_rules import FOR_BOTS, THE_DICTIONARY, HouseRules, Reason, Verdict
from optafel.lexicon.letters import PLAIN_TILES, Fold
from optafel.lexicon.lexicon import BadPattern, Lexicon, WordList
from optafel.lexicon.readings import Reading
from optafel.lexicon.shelf import LANGUAGES, UnknownLanguage

__all__ = [
    "FOR_BOTS",
    "LANGUAGES",
    "PLAIN_TILES",
    "THE_DICTIONARY",
    "BadPattern",
    "Fold",
    "HouseRules",
    "Lexicon",
    "Reading",
    "Reason",
    "UnknownLanguage",
    "Verdict",
    "WordList",
]

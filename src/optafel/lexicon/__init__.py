"""Dictionaries of six languages. One question: does this word count?"""

from optafel.lexicon.house_rules import (
    FOR_BOTS,
    THE_DICTIONARY,
    WHAT_LANGUAGES_TELL,
    HouseRules,
    Reason,
    Verdict,
)
from optafel.lexicon.letters import PLAIN_TILES, Fold
from optafel.lexicon.lexicon import BadPattern, Lexicon, WordList
from optafel.lexicon.readings import Reading
from optafel.lexicon.shelf import LANGUAGES, UnknownLanguage
from optafel.lexicon.themes import THEME_NAMES, THEMES, UnknownTheme, read_theme, theme_named, theme_words

__all__ = [
    "FOR_BOTS",
    "LANGUAGES",
    "PLAIN_TILES",
    "THEMES",
    "THEME_NAMES",
    "THE_DICTIONARY",
    "WHAT_LANGUAGES_TELL",
    "BadPattern",
    "Fold",
    "HouseRules",
    "Lexicon",
    "Reading",
    "Reason",
    "UnknownLanguage",
    "UnknownTheme",
    "Verdict",
    "WordList",
    "read_theme",
    "theme_named",
    "theme_words",
]

"""The dictionary of a language, folded to the letters that are played with."""

from collections.abc import Callable
from functools import lru_cache

from optafel.lexicon import THE_DICTIONARY, Fold, HouseRules, Lexicon, Verdict
from optafel.rules.crossword.letters import LetterSet

Check = Callable[[str], Verdict]  # does this word count, and if not, why?


def dictionary(language: str, letters: LetterSet) -> Lexicon:
    """The words of a language. Raises UnknownLanguage where there are none."""
    return _loaded(language).folded(fold_of(letters))


def words_only(words: tuple[str, ...], language: str, letters: LetterSet) -> Lexicon:
    """A dictionary of exactly these words."""
    return _listed(words, language).folded(fold_of(letters))


def check_by(lexicon: Lexicon, rules: HouseRules = THE_DICTIONARY) -> Check:
    return lambda word: lexicon.check(word, rules)


def fold_of(letters: LetterSet) -> Fold:
    return Fold.for_box(letters.signs)


@lru_cache(maxsize=8)
def _loaded(language: str) -> Lexicon:
    return Lexicon.load(language)


@lru_cache(maxsize=8)  # a file of words is the same tuple for every case of a run
def _listed(words: tuple[str, ...], language: str) -> Lexicon:
    return Lexicon.of_words(words, language)

"""Which dictionary a table plays with: the language's, as the box lays it, under the table's agreements."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from optafel.lexicon import THEMES, Fold, HouseRules, Lexicon, theme_words
from optafel.lexicon.themes import words_in
from optafel.rules.words.rulebook import WordsRulebook
from optafel.rules.words.unnamed import Counts


def dictionary(book: WordsRulebook, language: str) -> Lexicon:
    """The words of a language, as the edition's box lays them; opened when it is first asked for."""
    return _for_box(language, "".join(book.letters))


@lru_cache(maxsize=32)
def _for_box(language: str, letters: str) -> Lexicon:
    return _opened(language).folded(Fold.for_box(letters))


@lru_cache(maxsize=16)
def _opened(language: str) -> Lexicon:
    return Lexicon.load(language)


def dictionary_of(book: WordsRulebook, language: str, words: tuple[str, ...]) -> Lexicon:
    """A dictionary of exactly these words, for the same box."""
    return _listed(language, words).folded(Fold.for_box("".join(book.letters)))


@lru_cache(maxsize=8)
def _listed(language: str, words: tuple[str, ...]) -> Lexicon:
    return Lexicon.of_words(words, language)


def agreements(book: WordsRulebook, language: str, extra_words: Iterable[str] = ()) -> HouseRules:
    """What the players agreed about words. A theme is the name of a list of ours, or a list of their own."""
    theme = theme_words(language, book.theme) if book.theme in THEMES else words_in(book.theme)
    return HouseRules(
        no_verbs=book.no_verbs and not book.children,
        no_plurals=book.no_plurals,
        no_diminutives=book.no_diminutives,
        no_names=book.no_names,
        min_length=book.fewest_letters,
        extra_words=words_in(book.extra_words) | frozenset(extra_words),
        banned_words=words_in(book.banned_words),
        theme=theme or None,
        compounds=book.compounds,
        no_hurtful=book.family_words,
        portuguese=book.portuguese,
    )


def counts_in(lexicon: Callable[[], Lexicon], rules: HouseRules) -> Counts:
    """The referee's question to a dictionary, which is not opened before there is a word to look up."""

    def counts(word: str) -> str | None:
        return next(iter(lexicon().check(word, rules).reasons), None)

    return counts

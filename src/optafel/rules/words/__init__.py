"""The word games: words from a rack and from each other, rest words, and the jokers among them."""

from optafel.rules.words.referee import Before, complete_words, judge, named
from optafel.rules.words.rulebook import Edition, WordsRulebook
from optafel.rules.words.unnamed import Counts, Words

__all__ = ["Before", "Counts", "Edition", "Words", "WordsRulebook", "complete_words", "judge", "named"]

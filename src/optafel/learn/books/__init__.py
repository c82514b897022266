"""The lessons, one file a rulebook."""

from collections.abc import Mapping

from optafel.learn.books.rummikub_jokers import LESSON as RUMMIKUB_JOKERS
from optafel.learn.books.rummikub_sabra import LESSON as RUMMIKUB_SABRA
from optafel.learn.books.scrabble_nl import LESSON as SCRABBLE_NL
from optafel.learn.books.woord_international import LESSON as WOORD_INTERNATIONAL
from optafel.learn.books.woord_sabra import LESSON as WOORD_SABRA
from optafel.learn.books.word_2023 import LESSON as WORD_2023
from optafel.learn.lesson import Lesson

LESSONS: Mapping[str, Lesson] = {
    "rummikub-sabra": RUMMIKUB_SABRA,
    "rummikub-jokers": RUMMIKUB_JOKERS,
    "woord-sabra": WOORD_SABRA,
    "woord-international": WOORD_INTERNATIONAL,
    "word-2023": WORD_2023,
    "scrabble-nl": SCRABBLE_NL,
}

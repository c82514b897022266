"""The crossword: words that cross on a board with premium squares."""

from optafel.rules.crossword.board import STANDARD, Board, Layout
from optafel.rules.crossword.dictionary import Check, check_by, dictionary, words_only
from optafel.rules.crossword.letters import LETTER_SETS, LetterSet, rack_sign
from optafel.rules.crossword.placement import Placement, place
from optafel.rules.crossword.plays import Play, read_play, settled
from optafel.rules.crossword.referee import Before, judge, judge_exchange
from optafel.rules.crossword.rulebook import CrosswordRulebook
from optafel.rules.crossword.score import MadeWord, Score, score

__all__ = [
    "LETTER_SETS",
    "STANDARD",
    "Before",
    "Board",
    "Check",
    "CrosswordRulebook",
    "Layout",
    "LetterSet",
    "MadeWord",
    "Placement",
    "Play",
    "Score",
    "check_by",
    "dictionary",
    "judge",
    "judge_exchange",
    "place",
    "rack_sign",
    "read_play",
    "score",
    "settled",
    "words_only",
]

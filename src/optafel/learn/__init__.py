"""A rulebook to learn from: its sections with their places in print, and its worked examples."""

from optafel.learn.books import LESSONS, register
from optafel.learn.lesson import SECTIONS, Drawing, Example, Lesson, ScoreTable, places_of, rules_of
from optafel.learn.to_json import case_of, lesson_to_json

__all__ = [
    "LESSONS",
    "SECTIONS",
    "Drawing",
    "Example",
    "Lesson",
    "ScoreTable",
    "case_of",
    "lesson_to_json",
    "places_of",
    "register",
    "rules_of",
]

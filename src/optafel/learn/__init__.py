"""A rulebook to learn from: its sections with their places in print, and its worked examples."""

from optafel.learn.books import LESSONS, register
from optafel.learn.lesson import SECTIONS, Drawing, Example, Lesson, ScoreTable, places_of, rules_of
from optafel.learn.shown import LessonShown, case_of, lesson_of

__all__ = [
    "LESSONS",
    "SECTIONS",
    "Drawing",
    "Example",
    "Lesson",
    "LessonShown",
    "ScoreTable",
    "case_of",
    "lesson_of",
    "places_of",
    "register",
    "rules_of",
]

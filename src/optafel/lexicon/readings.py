"""What a word can be read as. A word keeps all its readings: BAND is a noun, WERK a noun and a verb."""

from __future__ import annotations

from enum import IntFlag
from functools import lru_cache


class Reading(IntFlag):
    """One bit a reading; the numbers are part of the packed files."""

    NOUN = 1 << 0
    PLURAL = 1 << 1
    DIMINUTIVE = 1 << 2
    DIMINUTIVE_PLURAL = 1 << 3
    INFINITIVE = 1 << 4
    VERB_FORM = 1 << 5
    PARTICIPLE = 1 << 6
    ADJECTIVE = 1 << 7
    ADJECTIVE_PLURAL = 1 << 8
    ADVERB = 1 << 9
    FUNCTION_WORD = 1 << 10  # articles, pronouns, prepositions, conjunctions
    NUMERAL = 1 << 11
    INTERJECTION = 1 << 12
    NAME = 1 << 13
    UNKNOWN = 1 << 14  # the source has the word and does not say what it is
    VERB_WITH_PRONOUN = 1 << 15  # Spanish BESÁNDOTELO


reading_of = lru_cache(maxsize=4_096)(Reading)  # a flag made of a number takes longer than looking up a word

NO_READING = Reading(0)
VERBS = Reading.INFINITIVE | Reading.VERB_FORM | Reading.PARTICIPLE | Reading.VERB_WITH_PRONOUN
PLURALS = Reading.PLURAL | Reading.DIMINUTIVE_PLURAL | Reading.ADJECTIVE_PLURAL
DIMINUTIVES = Reading.DIMINUTIVE | Reading.DIMINUTIVE_PLURAL
NAMES = Reading.NAME
ALL_READINGS = Reading((1 << 16) - 1)

HURTFUL = 1 << 16
"""A mark beside the readings, a word that hurts."""
ONLY_PORTUGAL = 1 << 17
ONLY_BRAZIL = 1 << 18
"""Marks of Portuguese words that the dictionary of one country has alone."""
HURTFUL_PART = 1 << 40
"""That it hurts, among the bits of a part of compounds, where the lower ones say where it may stand."""

"""What a table leaves out of the dictionary, or adds to it, and why a word does not count."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from optafel.languages import language, with_words
from optafel.lexicon.readings import (
    ALL_READINGS,
    DIMINUTIVES,
    HURTFUL,
    NAMES,
    NO_READING,
    ONLY_BRAZIL,
    ONLY_PORTUGAL,
    PLURALS,
    VERBS,
    Reading,
)

_ALL, _VERBS, _PLURALS = int(ALL_READINGS), int(VERBS), int(PLURALS)
_DIMINUTIVES, _NAMES, _WITH_PRONOUN = int(DIMINUTIVES), int(NAMES), int(Reading.VERB_WITH_PRONOUN)


class Reason(StrEnum):
    """Why a word does not count; each is also the key of its sentence, `lexicon-<reason>`."""

    NOT_LETTERS = "not-letters"
    TOO_SHORT = "too-short"
    BANNED = "banned"
    NOT_IN_DICTIONARY = "not-in-dictionary"
    NOT_IN_THEME = "not-in-theme"
    A_NAME = "a-name"
    ONLY_A_VERB = "only-a-verb"
    ONLY_A_PLURAL = "only-a-plural"
    ONLY_A_DIMINUTIVE = "only-a-diminutive"
    VERB_WITH_PRONOUN = "verb-with-pronoun"
    HURTFUL = "hurtful"
    ONLY_IN_BRAZIL = "only-in-brazil"
    ONLY_IN_PORTUGAL = "only-in-portugal"


Portuguese = Literal["both", "portugal", "brazil"]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The default is the dictionary itself: everything but names and Spanish verbs with pronouns tied on.

    A word is refused for what it is only if every reading of it is refused; a word of which the source does
    not say what it is passes.
    """

    no_verbs: bool = False
    no_plurals: bool = False
    no_diminutives: bool = False
    no_names: bool = True
    no_verbs_with_pronouns: bool = True
    min_length: int = 2
    extra_words: frozenset[str] = frozenset()  # these count whatever the dictionary says
    banned_words: frozenset[str] = frozenset()
    theme: frozenset[str] | None = None  # if given, only these words (and the extra ones)
    compounds: bool = True  # whether a lawful compound counts that no list has (Dutch, German)
    no_hurtful: bool = False  # whether words that hurt are kept out
    portuguese: Portuguese = "both"  # whose words count where Portuguese is played

    @property
    def names_words(self) -> bool:
        """Whether the table has agreed on single words, and not on kinds of words alone."""
        return bool(self.extra_words or self.banned_words) or self.theme is not None

    @property
    def refused_bits(self) -> int:
        """The readings that do not count here. Plain integers: this is asked for every word of every turn."""
        return (
            self.no_verbs * _VERBS
            | self.no_plurals * _PLURALS
            | self.no_diminutives * _DIMINUTIVES
            | self.no_names * _NAMES
            | self.no_verbs_with_pronouns * _WITH_PRONOUN
        )

    @property
    def refused_marks(self) -> int:
        """The marks beside the readings of which a word may have none."""
        return (HURTFUL if self.no_hurtful else 0) | OTHER_COUNTRY[self.portuguese]

    @property
    def class_bits(self) -> tuple[int, int]:
        """The bits of which a word must have one, and those of which it may have none."""
        return _ALL & ~self.refused_bits, self.refused_marks

    def reasons_against(self, bits: int) -> tuple[Reason, ...]:
        """Why a dictionary word with these bits does not count, if it does not."""
        readings = bits & _ALL
        reasons = []
        if readings & ~self.refused_bits == 0:
            told = readings & ~_NAMES or readings  # that a plural is also somebody's name explains nothing
            reasons = [reason for reason, kind in REASONS if told & kind]
        if self.no_hurtful and bits & HURTFUL:
            reasons.append(Reason.HURTFUL)
        if bits & OTHER_COUNTRY[self.portuguese]:
            reasons.append(Reason.ONLY_IN_BRAZIL if bits & ONLY_BRAZIL else Reason.ONLY_IN_PORTUGAL)
        return tuple(reasons)


OTHER_COUNTRY: dict[str, int] = {"both": 0, "portugal": ONLY_BRAZIL, "brazil": ONLY_PORTUGAL}
REASONS: tuple[tuple[Reason, Reading], ...] = (
    (Reason.ONLY_A_DIMINUTIVE, DIMINUTIVES),
    (Reason.ONLY_A_PLURAL, Reading.PLURAL | Reading.ADJECTIVE_PLURAL),
    (Reason.ONLY_A_VERB, Reading.INFINITIVE | Reading.VERB_FORM | Reading.PARTICIPLE),
    (Reason.VERB_WITH_PRONOUN, Reading.VERB_WITH_PRONOUN),
    (Reason.A_NAME, NAMES),
)

WHAT_LANGUAGES_TELL: dict[str, tuple[str, ...]] = {code: language(code).tells for code in with_words()}
"""The exclusions that make sense in a language: elsewhere its dictionary cannot tell such words apart."""

THE_DICTIONARY = HouseRules()
FOR_BOTS = HouseRules(compounds=False, no_hurtful=True)
"""What bots, hints and puzzles look for: listed words, and none that hurts."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a word counts, and everything that speaks against it."""

    word: str  # as it is laid with tiles; what was typed if that cannot be laid
    reasons: tuple[Reason, ...] = ()
    readings: Reading = NO_READING
    zipf: float | None = None  # how common it is; nothing if unknown
    parts: tuple[str, ...] = ()  # the parts of a compound that no list has

    @property
    def counts(self) -> bool:
        return not self.reasons

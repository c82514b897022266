"""The parts that Dutch compounds are made of, as OpenTaal's spelling rules have them.

A part is marked with the places it may stand in (beginning, middle, end), and for each place with the few
flags that a forbidden joint asks for: the vowel clashes (ZEE + EEND), the bans on a linking S, and so on.
Numbers are joined by rules of their own (EENEN + TWINTIG). Words that look like compounds and are wrong are
kept as well, as forbidden ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tools.words.entries import BEGIN, END, FORBIDDEN, MIDDLE
from tools.words.hunspell import Flags, Form, Root, Rules, expand

from optafel.lexicon.letters import kept_letters, spell

# As the left part of a joint these flags matter, as the right one those.
LEFT_FLAGS = ("Ch", "Cd", "Xf")
RIGHT_FLAGS = ("Xc", "C1", "C2", "C3", "C4", "C5", "Xf", "Xa")
NUMBER_FLAGS = ("N1", "N2", "N3", "N4", "n2", "n3", "Nh", "NH", "Nd", "Nj")
LEFT_OF_BEGIN = 4
LEFT_OF_MIDDLE = LEFT_OF_BEGIN + len(LEFT_FLAGS)
RIGHT_OF_MIDDLE = LEFT_OF_MIDDLE + len(LEFT_FLAGS)
RIGHT_OF_END = RIGHT_OF_MIDDLE + len(RIGHT_FLAGS)
NUMBERS = RIGHT_OF_END + len(RIGHT_FLAGS)


@dataclass(frozen=True, slots=True)
class Joints:
    """What the check needs besides the parts: the forbidden joints, and the rules of numbers."""

    patterns: list[
        tuple[str, int, str, int]
    ]  # left letters, left flag bit or -1, right letters, right flag bit
    number_rules: list[list[int]]


def parts(rules: Rules, roots: Iterable[Root]) -> dict[str, int]:
    """Every part in dictionary letters, with its bits."""
    bits: dict[str, int] = {}
    affixed: list[Form] = []
    for root in roots:
        if rules.has(root.flags, "FORBIDDENWORD"):
            _mark(bits, root.text, FORBIDDEN)
            continue
        for form in expand(rules, root):
            if form.affixes:
                affixed.append(form)
            else:
                _mark_places(rules, bits, form)
    # Hunspell asks for a root first, and for an inflected form only where there is none.
    for form in affixed:
        _mark_places(rules, bits, form)
    return bits


def _mark_places(rules: Rules, bits: dict[str, int], form: Form) -> None:
    if form.text != form.text.lower():
        return
    for place, meaning in ((BEGIN, "COMPOUNDBEGIN"), (MIDDLE, "COMPOUNDMIDDLE"), (END, "COMPOUNDEND")):
        if may_stand(rules, form, place, meaning):
            _mark(bits, form.text, place | _flags_of_place(place, form.root.flags), once=place)
    numbers = sum(1 << (NUMBERS + at) for at, flag in enumerate(NUMBER_FLAGS) if flag in form.root.flags)
    if numbers and not form.affixes:
        _mark(bits, form.text, numbers)


def may_stand(rules: Rules, form: Form, place: int, meaning: str) -> bool:
    """Whether a form may be the beginning, middle or end of a compound.

    Suffixes are only for the end and prefixes for the beginning, unless they are permitted elsewhere.
    """
    if not (rules.has(form.root.flags, meaning) or rules.has(form.gained, meaning)):
        return False
    for affix in form.affixes:
        at_home = place == (END if affix.is_suffix else BEGIN)
        if not at_home and not rules.has(affix.passes_on, "COMPOUNDPERMITFLAG"):
            return False
    return True


def _flags_of_place(place: int, flags: Flags) -> int:
    bits = 0
    if place != END:
        first = LEFT_OF_BEGIN if place == BEGIN else LEFT_OF_MIDDLE
        bits |= sum(1 << (first + at) for at, flag in enumerate(LEFT_FLAGS) if flag in flags)
    if place != BEGIN:
        first = RIGHT_OF_END if place == END else RIGHT_OF_MIDDLE
        bits |= sum(1 << (first + at) for at, flag in enumerate(RIGHT_FLAGS) if flag in flags)
    return bits


def _mark(bits: dict[str, int], text: str, new: int, once: int = 0) -> None:
    """Adds bits to a part; what it has for this place already, from an earlier entry, stays as it is."""
    word = spell(text, kept_letters("nl")) if text.isalpha() else None
    if word is not None and not bits.get(word, 0) & once:
        bits[word] = bits.get(word, 0) | new


def joints(rules: Rules) -> Joints:
    """The forbidden joints and the number rules of an affix file, in bits and dictionary letters."""
    patterns = []
    for left, right in rules.compound_patterns:
        left_text, _, left_flag = left.partition("/")
        right_text, _, right_flag = right.partition("/")
        spelled = [spell(text, kept_letters("nl")) or "" for text in (left_text, right_text)]
        patterns.append(
            (
                spelled[0],
                LEFT_FLAGS.index(left_flag) if left_flag else -1,
                spelled[1],
                RIGHT_FLAGS.index(right_flag) if right_flag else -1,
            )
        )
    return Joints(patterns, list(_number_rules(rules)))


def _number_rules(rules: Rules) -> Iterator[list[int]]:
    for rule in rules.compound_rules:
        flags = [flag for flag in rule.replace(")", "(").split("(") if flag]
        if set(flags) <= set(NUMBER_FLAGS):
            yield [NUMBER_FLAGS.index(flag) for flag in flags]

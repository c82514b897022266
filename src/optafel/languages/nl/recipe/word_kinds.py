"""What Dutch words can be read as.

OpenTaal's files name no parts of speech, but their flags give most of them away: who has a plural or a
diminutive is a noun, who takes AF- or -T is a verb. What has no flag is told by its shape: a form of a
known verb, a known ending, or (a compound) its last part.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tools.words.entries import listed
from tools.words.hunspell import Form

from optafel.lexicon.readings import VERBS, Reading

PARTICLES = listed(
    """
    aan aaneen achter achterna achterom achterop achterover achteruit af be bij bijeen binnen boven
    bloot deel dicht dood door dwars er fijn ge gelijk gereed goed groot heen her hoog in ineen klaar
    klem kwijt langs leeg los mede mee mis na neer om omhoog omlaag omver onder ont op open opeen over
    plaats raak recht rond samen schoon stil stuk tegemoet tegen terecht terug teniet tentoon toe uit
    uiteen vast ver vol voor vooraf voorbij vooruit voort vrij waar weer weg zwart
    """
)

ENDINGS: tuple[tuple[str, Reading], ...] = (
    ("heid", Reading.NOUN),
    ("heden", Reading.PLURAL),
    ("isme", Reading.NOUN),
    ("logie", Reading.NOUN),
    ("grafie", Reading.NOUN),
    ("atie", Reading.NOUN),
    ("iteit", Reading.NOUN),
    ("schap", Reading.NOUN),
    ("ering", Reading.NOUN),
    ("kunde", Reading.NOUN),
    ("loos", Reading.ADJECTIVE),
    ("loze", Reading.ADJECTIVE),
    ("achtig", Reading.ADJECTIVE),
    ("achtige", Reading.ADJECTIVE),
    ("lijk", Reading.ADJECTIVE),
    ("lijke", Reading.ADJECTIVE),
    ("ische", Reading.ADJECTIVE),
    ("ender", Reading.ADJECTIVE),
    ("endst", Reading.ADJECTIVE),
)

NOUN_KINDS = (
    Reading.NOUN
    | Reading.PLURAL
    | Reading.DIMINUTIVE
    | Reading.DIMINUTIVE_PLURAL
    | Reading.ADJECTIVE
    | Reading.NUMERAL
)
VOWELS = "aeiou"


def of_form(form: Form) -> Reading:
    """What the flags behind a form say; nothing if they say nothing."""
    suffixes = [affix.flag for affix in form.affixes if not _is_particle(affix.flag)]
    suffixes = [flag for flag in suffixes if flag != "A0"]
    if suffixes:
        return _of_suffix(suffixes[0], form.text)
    return _of_root(form)


def _is_particle(flag: str) -> bool:
    return flag[0] == "P" and flag[1:].islower()


def _of_suffix(flag: str, text: str) -> Reading:
    match flag[0]:
        case "Y":
            return Reading.DIMINUTIVE_PLURAL if text.endswith("s") else Reading.DIMINUTIVE
        case "Z" if flag in ("Zk", "Zm"):
            return Reading.PLURAL if text.endswith("en") else Reading.NOUN
        case "Z":
            return Reading.PLURAL
        case "X":
            return Reading.NOUN
        case "V":
            return Reading.PARTICIPLE if flag in ("Vi", "Ve") else Reading.VERB_FORM
        case "A":
            return Reading.ADJECTIVE
        case "P":
            return Reading.NAME
        case _:
            return Reading(0)


def _of_root(form: Form) -> Reading:
    found = Reading(0)
    flags = form.root.flags
    for flag in flags:
        match flag[0]:
            case "Z" if flag in ("Zk", "Zm"):
                found |= Reading.ADJECTIVE
            case "Z" | "Y":
                found |= Reading.NOUN
            case "A":
                found |= Reading.ADJECTIVE
            case "V" if flag == "Vi":
                found |= Reading.INFINITIVE
            case "V":
                found |= Reading.PARTICIPLE if flag == "Ve" else Reading.VERB_FORM
            case "N" | "n" if flag[1:].isdigit() or flag in ("NH", "Nh", "Nd"):
                found |= Reading.NUMERAL
            case _:
                pass
    if any(_is_particle(flag) for flag in flags) and not found & VERBS:
        found |= Reading.PARTICIPLE if form.root.text.startswith("ge") else Reading.VERB_FORM
    return found


def is_compound_part(form: Form) -> bool:
    """Whether the flags only say that the word goes into compounds: then it is most likely a noun."""
    if form.affixes or of_form(form):
        return False
    return any(flag[0] == "C" and flag[1:].islower() for flag in form.root.flags)


def stems(infinitive: str) -> list[str]:
    """The stems that an infinitive may have: LOPEN has LOOP (and, were it weak in the ear, LOP)."""
    if not infinitive.endswith("en"):
        return [infinitive[:-1]] if infinitive.endswith("n") else []
    stem = infinitive[:-2]
    if len(stem) < 2:
        return [stem]
    if stem[-1] == stem[-2] and stem[-1] not in VOWELS:
        return [stem[:-1]]
    hardened = stem[:-1] + {"v": "f", "z": "s"}.get(stem[-1], stem[-1])
    candidates = [hardened]
    if stem[-1] not in VOWELS and stem[-2] in VOWELS and (len(stem) < 3 or stem[-3] not in VOWELS):
        candidates.append(hardened[:-1] + hardened[-2] + hardened[-1])
    return candidates


def weak_forms(infinitive: str) -> Iterable[tuple[str, Reading]]:
    """The forms of a regular verb. Not all exist: they are only used to tell what a listed word is."""
    for stem in stems(infinitive):
        yield stem, Reading.VERB_FORM
        yield stem + "t", Reading.VERB_FORM
        for past in ("de", "den", "te", "ten"):
            yield stem + past, Reading.VERB_FORM
        for end in ("d", "t"):
            ended = stem if stem.endswith(end) else stem + end
            for participle in (f"ge{ended}", f"ge{_with_diaeresis(ended)}"):
                yield participle, Reading.PARTICIPLE
                yield participle + "e", Reading.PARTICIPLE
                yield participle + "en", Reading.PARTICIPLE
    yield infinitive + "d", Reading.PARTICIPLE
    yield infinitive + "de", Reading.PARTICIPLE


def _with_diaeresis(word: str) -> str:
    marked = {"e": "ë", "i": "ï", "u": "ü"}
    return marked[word[0]] + word[1:] if word[:1] in marked else word


class DutchReadings:
    """Gathers what is known of listed words and guesses the rest from it."""

    def __init__(self, words: Iterable[str]) -> None:
        self.known: dict[str, Reading] = dict.fromkeys(words, Reading(0))
        self.with_plural: set[str] = set()  # nouns whose plural the flags make: no other ending is one

    def learn(self, forms: Iterable[Form]) -> None:
        """Takes over what flags say, first of the words, then of the verbs among them."""
        parts = []
        for form in forms:
            text = form.text.replace("ĳ", "ij")
            if text not in self.known:
                continue
            self.known[text] |= of_form(form)
            if not form.affixes and any(flag[0] == "Z" for flag in form.root.flags):
                self.with_plural.add(text)
            if is_compound_part(form):
                parts.append(text)
        for text in parts:
            if not self.known[text] & (Reading.NOUN | Reading.PLURAL | Reading.INFINITIVE):
                self.known[text] |= self._as_plural(text) or Reading.NOUN
        infinitives = [text for text, found in self.known.items() if found & Reading.INFINITIVE]
        for infinitive in infinitives:
            for text, reading in weak_forms(infinitive):
                if text in self.known:
                    self.known[text] |= reading

    def finish(self) -> Mapping[str, Reading]:
        """Every listed word with its readings; `UNKNOWN` where nothing could be told."""
        self._tell_nouns_among_stems()
        guesses = {}
        for text, found in sorted(self.known.items(), key=lambda item: (len(item[0]), item[0])):
            if not found:
                guesses[text] = self.known[text] = self._guess(text)
        for text, guess in guesses.items():
            self.known[text] = guess or Reading.UNKNOWN
        return self.known

    def _tell_nouns_among_stems(self) -> None:
        """A bare stem that ends in a noun is a noun as well: BLINDDOEK, GLIMLACH."""
        stems = [text for text, found in self.known.items() if found == Reading.VERB_FORM]
        for text in sorted(stems):
            is_bare = f"{text}t" in self.known or text.endswith("t")
            if is_bare and len(text) > 5 and not text.startswith(PARTICLES):
                self.known[text] |= self._by_last_part(text) & Reading.NOUN

    def _guess(self, text: str) -> Reading:
        return (
            self._as_verb(text) or self._as_plural(text) or self._by_ending(text) or self._by_last_part(text)
        )

    def _as_verb(self, text: str) -> Reading:
        for particle in PARTICLES:
            rest = text.removeprefix(particle)
            if rest != text and len(rest) > 2:
                found = self.known.get(rest, Reading(0))
                if found & VERBS and not found & Reading.NOUN:
                    return found & VERBS
                inner = self._as_participle(rest)
                if inner:
                    return inner
        return self._as_participle(text)

    def _as_participle(self, text: str) -> Reading:
        """The inflected form of a participle: GEBAKKENE, GEVONDENEN."""
        for end in ("e", "n", "en"):
            found = self.known.get(text.removesuffix(end), Reading(0)) if text.endswith(end) else Reading(0)
            if found & Reading.PARTICIPLE and not found & Reading.NOUN:
                return Reading.PARTICIPLE
        return Reading(0)

    def _as_plural(self, text: str) -> Reading:
        for end, single in (
            ("s", ""),
            ("eren", ""),
            ("en", ""),
            ("ën", ""),
            ("n", ""),
            ("a", "um"),
            ("i", "us"),
        ):
            stem = text.removesuffix(end)
            is_regular = not single and end != "eren"
            if is_regular and (len(stem) < 4 or stem in self.with_plural):
                continue
            if stem != text and self.known.get(stem + single, Reading(0)) & Reading.NOUN:
                return Reading.PLURAL
        for end in ("tje", "je", "pje", "etje"):
            for plural in ("", "s"):
                stem = text.removesuffix(end + plural)
                if stem != text and self.known.get(stem, Reading(0)) & Reading.NOUN:
                    return Reading.DIMINUTIVE_PLURAL if plural else Reading.DIMINUTIVE
        return Reading(0)

    def _by_ending(self, text: str) -> Reading:
        return next(
            (found for end, found in ENDINGS if text.endswith(end) and len(text) > len(end) + 2), Reading(0)
        )

    def _by_last_part(self, text: str) -> Reading:
        for at in range(2, len(text) - 2):
            found = self.known.get(text[at:], Reading(0))
            if not found or not self._is_first_part(text[:at]):
                continue
            if found & NOUN_KINDS:
                return found & NOUN_KINDS
            # The last part is known as a verb alone. Its bare stem at the end makes a noun (KLIMAATZWENDEL),
            # an ending shows the verb (HOOFDSCHUDT).
            is_stem = self.known.get(f"{text[at:]}t", Reading(0)) & VERBS
            return Reading.NOUN if is_stem else found
        return Reading(0)

    def _is_first_part(self, text: str) -> bool:
        if text in self.known:
            return True
        return any(
            text.endswith(link) and text.removesuffix(link) in self.known for link in ("s", "en", "n", "e")
        )

"""The parts that German compounds are made of, learned from the compounds that the list has.

No rule says that it is GESCHÄFTSMODELL but GESCHÄFTEMACHER, APFELKUCHEN but ÄPFELWEIN: each noun has its own
linking forms. But the list has a quarter of a million compounds, and they show them: a form may begin a
compound if it does so before several different nouns, and often enough beside the other forms of its word; a
noun may end one if it does so behind several different beginnings.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import log

from tools.words.entries import BEGIN, END, MIDDLE, listed

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import Reading

PART_MIN = 3
MIDDLE_MIN = 4
# How many different nouns a form must be seen before, by its length: short ones are easily somebody's tail.
BEGINS_BEFORE = {3: 20, 4: 5, 5: 3, 6: 2}
LONG_BEGINS_BEFORE = 1
MIDDLE_BEGINS_BEFORE = 5
SHARE_OF_FORMS = 0.06  # and so often beside the commonest form of its word: no LANDSTRASSE as LANDS + TRASSE
# How many different beginnings a noun must be seen behind; a noun of middle length needs nobody to vouch
# for it.
ENDS_BEHIND = {3: 15, 4: 5, 5: 1, **dict.fromkeys(range(6, 13), 0)}
SEEN_BEHIND = {3: 15, 4: 5}
ADJECTIVE_ENDS_BEHIND = 12
# Who ends so is always linked so.
ALWAYS_S = ("UNG", "HEIT", "KEIT", "SCHAFT", "ION", "TÄT", "LING")
NEVER_LINKED = ("IK", "NZ", "MENT")
SUFFIXED_MIN = 6

LINKS = ("", "S", "ES", "N", "EN", "ENS", "ER", "E")
INFLECTIONS = ("ENS", "ERN", "ES", "EN", "ER", "NS", "E", "N", "S")
UMLAUTS = str.maketrans("ÄÖÜ", "AOU")
# They begin words that are made of verbs (AUSGANG, VERBOT), and make no new ones before a noun.
NO_BEGINNINGS = frozenset(
    listed(
        """
        AUF AUS BEI DAR DURCH EIN ENT FÜR GEN HER HERAB HERAN HERAUF HERAUS HERBEI HEREIN HERUM HERUNTER
        HERVOR HIN HINAB HINAUF HINAUS HINEIN HINTER HINUNTER HINWEG ISO IST LOS MISS NACH NUN OBEN UND VER
        VOM VOR VORAN VORAUS VORBEI WEG ZER ZUM ZUR DAS DER DEM DEN DES DIE EINE EINER MAN MIR DIR SIE UNS
        WER WIE WIR
        """
    )
)
# Endings that happen to be nouns as well.
NO_ENDS = frozenset(
    listed(
        """
        ISCH LEIN LEINS LEINE LEINES LEINEN SCHAFT SCHAFTS SCHAFTES SCHAFTE SCHÄFTE SCHÄFTEN ION IONS IONEN
        INN INNEN INNE ERN IGEL TUM TEN TER TEST NIS NISSE UNGEN STE STER LING LINGE LINGS LINGEN ISMEN ENS
        ESS ERS ATE ALE ALEN ANTE ANTEN ENZE IDE IDEN ITEN LER LERN LERS NER NERN NERS ETTE ETTEN ELLE ELLEN
        ILLE INE INEN ISCHE ISCHEN SEN KEN LEN PAS MAN ESTE ESTEN ISMUS ISMEN GER REN RES DES DAU ONS URE
        UREN IST ISTEN ORE OREN ATOR HEIT KEIT BAR LOS SAM HAFT IGE TEL TELN TELS DEN END ENDE ENDEN ENDES
        DERER
        """
    )
)


def parts(readings: dict[str, Reading]) -> dict[str, int]:
    """Every part in dictionary letters with its places, of the words of a list as they are written."""
    kept = kept_letters("de")
    spelled = {word: spell(word, kept) or "" for word in readings if word.isalpha()}
    nouns = {laid for word, laid in spelled.items() if word[0].isupper()}
    adjectives = {
        laid
        for word, laid in spelled.items()
        if word[0].islower()
        and readings[word] & Reading.ADJECTIVE
        and not readings[word] & Reading.PARTICIPLE
    }
    small = {laid for word, laid in spelled.items() if word[0].islower()}
    learned = _Learned(nouns, frozenset(spelled.values()))
    found: dict[str, int] = {}
    for part, followers in learned.beginnings.items():
        found[part] = BEGIN
        if len(part) >= MIDDLE_MIN and followers >= MIDDLE_BEGINS_BEFORE and learned.is_of_a_noun(part):
            found[part] |= MIDDLE
    # What is an adjective or a verb as well (ABGEBRANNTE, ERLEICHTERN) must be seen as an end itself.
    ends = learned.ends(nouns - small, ENDS_BEHIND, 1) | learned.ends(nouns, SEEN_BEHIND, 2)
    ends |= learned.ends(adjectives, {}, ADJECTIVE_ENDS_BEHIND)
    middles = {part for part, places in found.items() if places & MIDDLE}
    for part in ends:
        if not any(part[:at] in middles and part[at:] in ends for at in range(MIDDLE_MIN, len(part))):
            found[part] = found.get(part, 0) | END
    return found


class _Learned:
    """What the listed compounds show about beginnings and ends."""

    def __init__(self, nouns: set[str], words: frozenset[str]) -> None:
        self.nouns = nouns
        self.words = words
        splits = {word: found for word in sorted(nouns) if (found := list(self._splits(word, nouns)))}
        before: dict[str, set[str]] = defaultdict(set)
        behind: dict[str, set[str]] = defaultdict(set)
        for begin, end in (split for found in splits.values() for split in found):
            before[begin].add(self.lemma(end))
            behind[self.lemma(end)].add(begin)

        def likely(split: tuple[str, str]) -> tuple[float, str]:
            return log(len(before[split[0]])) + log(len(behind[self.lemma(split[1])])), split[0]

        # Each compound once more, as the likeliest of its splits has it.
        sure: dict[str, set[str]] = defaultdict(set)
        for found in splits.values():
            begin, end = max(found, key=likely)
            sure[begin].add(self.lemma(end))
        self.beginnings = dict(self._beginnings({begin: len(ends) for begin, ends in sure.items()}))

    def lemma(self, noun: str) -> str:
        """A noun without its inflection, as far as the list has it so."""
        for ending in INFLECTIONS:
            stem = noun.removesuffix(ending)
            if stem != noun and len(stem) >= PART_MIN:
                for base in (stem, f"{stem}E", stem.translate(UMLAUTS)):
                    if base in self.nouns and base != noun:
                        return base
        return noun

    def _splits(self, word: str, ends: set[str]) -> Iterator[tuple[str, str]]:
        for at in range(PART_MIN, len(word) - PART_MIN + 1):
            begin, end = word[:at], word[at:]
            if end in ends and end not in NO_ENDS and begin not in NO_BEGINNINGS and self._is_form(begin):
                yield begin, end

    def _is_form(self, begin: str) -> bool:
        """Whether a beginning is a word, or a form that links one."""
        return begin in self.words or any(True for _ in self._words_of(begin))

    def _words_of(self, begin: str) -> Iterator[str]:
        """The nouns that a beginning may be a linking form of."""
        for link in LINKS:
            stem = begin.removesuffix(link) if link else begin
            if (stem != begin or not link) and len(stem) >= PART_MIN:
                for noun in (stem, f"{stem}E", f"{stem}EN", f"{stem}N", stem.translate(UMLAUTS)):
                    if noun in self.nouns or (link == "" and noun in self.words and len(stem) > PART_MIN):
                        yield noun

    def is_of_a_noun(self, begin: str) -> bool:
        return any(word in self.nouns for word in self._words_of(begin))

    def _beginnings(self, counted: dict[str, int]) -> Iterator[tuple[str, int]]:
        commonest: dict[str, int] = defaultdict(int)
        for begin, followers in counted.items():
            for word in self._words_of(begin):
                commonest[word] = max(commonest[word], followers)
        for noun in self.nouns:
            if len(noun) >= SUFFIXED_MIN and noun.endswith((*ALWAYS_S, *NEVER_LINKED)):
                begin = f"{noun}S" if noun.endswith(ALWAYS_S) else noun
                yield begin, counted.get(begin, 0)
        for begin, followers in counted.items():
            least = BEGINS_BEFORE.get(len(begin), LONG_BEGINS_BEFORE)
            genitive_of = [begin[:-end] for end in (1, 2) if begin.endswith("ES"[-end:])]
            words = [word for word in genitive_of if word in self.nouns] or list(self._words_of(begin))
            beside = min((commonest[word] for word in words), default=followers)
            if followers >= least and followers >= SHARE_OF_FORMS * beside:
                yield begin, followers

    def ends(self, words: Iterable[str], by_length: dict[int, int], otherwise: int) -> set[str]:
        """Who of these words ends compounds behind enough of the beginnings."""
        among = {word for word in words if len(word) >= PART_MIN and word not in NO_ENDS}
        behind: dict[str, set[str]] = defaultdict(set)
        for word in among:
            splits = [at for at in range(PART_MIN, len(word) - PART_MIN + 1) if word[at:] in among]
            at = next((at for at in splits if word[:at] in self.beginnings), None)
            if at is not None:
                behind[self.lemma(word[at:])].add(word[:at])
        return {
            word for word in among if len(behind[self.lemma(word)]) >= by_length.get(len(word), otherwise)
        }

"""What German words can be read as: a capital makes a noun, the rest is told by the other forms in the list.

A verb is who has a present participle (GEHEN, GEHEND); an adjective who has all five endings; a plural who
shows it by its vowel or by an ending that nothing else has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tools.words.entries import listed

from optafel.lexicon.readings import Reading

ADJECTIVE_ENDINGS = ("e", "em", "en", "er", "es")
FEMININE = ("ung", "heit", "keit", "schaft", "ion", "tät", "ei", "ie", "ur", "enz", "anz")
UMLAUTS = str.maketrans("äöü", "aou")
PARTICLES = listed(
    """
    ab an auf aus be bei da dar davon dazu durch ein einher empor ent entgegen er fehl fern fest fort frei ge
    gegenüber gleich hell her herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf
    hinaus hinein hinter hinunter hinweg hoch los miss mit nach nieder ob statt tot über um unter ver vor
    voran voraus vorbei vorüber vorwärts weg weiter wider wieder zer zu zurecht zurück zusammen
    """
)


class GermanReadings:
    """The readings of a list of words, told from the list itself."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = set(words)
        self.found: dict[str, Reading] = dict.fromkeys(self.words, Reading(0))

    def all(self) -> dict[str, Reading]:
        """Every word with its readings; `UNKNOWN` where nothing could be told."""
        for word in self.words:
            if word[0].isupper():
                self.found[word] |= self._noun(word)
                if self._is_infinitive(word.lower()):
                    self.found[word] |= Reading.NOUN
            elif self._is_infinitive(word):
                for form, reading in verb_forms(word):
                    self._mark(form, reading)
            if word[0].islower() and self._is_inflected(word):
                kind = Reading.PARTICIPLE if self._is_participle(word) else Reading.ADJECTIVE
                self._mark_inflected(word, kind)
        for word in sorted(self.words):
            if not self.found[word] and self._is_strong_past(word):
                for end in ("", "st", "en", "t", "e"):
                    self._mark(word + end, Reading.VERB_FORM)
        return {word: found or self._by_shape(word) for word, found in self.found.items()}

    def _by_shape(self, word: str) -> Reading:
        """What has no base in the list: superlatives (SPERRIGSTEM) and participles with ZU (ABZUSENDENDE)."""
        stem = next((word.removesuffix(e) for e in ("em", "en", "er", "es", "e") if word.endswith(e)), word)
        if stem.endswith("nd") and f"{stem}es" in self.words:
            return Reading.PARTICIPLE
        for end in ("est", "st"):
            base = stem.removesuffix(end)
            if base != stem and self.found.get(base, Reading(0)) & (Reading.ADJECTIVE | Reading.PARTICIPLE):
                return Reading.ADJECTIVE
        return Reading.UNKNOWN

    def _mark(self, word: str, reading: Reading) -> None:
        if word in self.found:
            self.found[word] |= reading

    def _mark_inflected(self, word: str, reading: Reading) -> None:
        for end in ("", *ADJECTIVE_ENDINGS):
            self._mark(word + end, reading)

    def _is_infinitive(self, word: str) -> bool:
        return word in self.words and word.endswith("n") and f"{word}d" in self.words

    def _is_inflected(self, word: str) -> bool:
        return all(word + end in self.words for end in ADJECTIVE_ENDINGS)

    def _is_participle(self, word: str) -> bool:
        if word.endswith("nd"):
            return word[:-1] in self.words
        if not word.endswith(("t", "en")):
            return False
        if word.startswith("ge") or any(word.startswith(f"{particle}ge") for particle in PARTICLES):
            return True
        stem = word.removesuffix("t").removesuffix("en")
        return f"{stem}end" in self.words and not word.endswith("est")

    def _is_strong_past(self, word: str) -> bool:
        """GING, GINGST, GINGEN, GINGT: the four forms that nothing but a past has."""
        return word[0].islower() and all(word + end in self.words for end in ("st", "en", "t"))

    def _noun(self, word: str) -> Reading:
        if self._is_diminutive(word):
            return Reading.DIMINUTIVE
        return Reading.PLURAL if self._is_plural(word) else Reading.NOUN

    def _is_diminutive(self, word: str) -> bool:
        for end in ("chen", "lein"):
            stem = word.removesuffix(end)
            if stem != word and len(stem) > 2:
                plain = stem.lower().translate(UMLAUTS).capitalize()
                return any(base + e in self.words for base in (stem, plain) for e in ("", "e", "en"))
        return False

    def _is_plural(self, word: str) -> bool:
        """Who has a genitive of its own is no plural; who differs from a singular in vowel or ending is."""
        if f"{word}s" in self.words or f"{word}es" in self.words:
            return False
        for end in ("innen", "nen", "en", "n"):
            stem = word.removesuffix(end)
            if stem != word and stem in self.words and stem.endswith((*FEMININE, "in", "e")):
                return True
        if any(single in self.words for single in _without_umlaut(word)):
            return True
        for end in ("er", "e"):
            stem = word.removesuffix(end)
            if stem != word and f"{stem}es" in self.words and f"{word}n" in self.words:
                return stem in self.words
        return False


def _without_umlaut(word: str) -> Iterator[str]:
    """The singulars that a plural with an umlaut may have: BAUM of BÄUME, VOGEL of VÖGEL, HAUS of HÄUSERN."""
    plain = word[0].replace("Ä", "A").replace("Ö", "O").replace("Ü", "U") + word[1:].translate(UMLAUTS)
    if plain == word:
        return
    if word.endswith(("el", "er", "en")):
        yield plain
    for end in ("ern", "er", "en", "e", "n"):
        if word.endswith(end):
            yield plain.removesuffix(end)


def verb_forms(infinitive: str) -> Iterator[tuple[str, Reading]]:
    """The forms of a regular verb. Not all exist: they are only used to tell what a listed word is."""
    yield infinitive, Reading.INFINITIVE
    yield f"{infinitive}d", Reading.PARTICIPLE
    stem = infinitive.removesuffix("n").removesuffix("e")
    stems = [stem]
    if stem.endswith(("el", "er")):
        stems.append(f"{stem[:-2]}{stem[-1]}")
    for base in stems:
        for end in ("", "e", "st", "t", "est", "et", "en"):
            yield base + end, Reading.VERB_FORM
        for past in ("te", "ete"):
            for person in ("", "st", "n", "t"):
                yield base + past + person, Reading.VERB_FORM
    for particle in PARTICLES:
        if infinitive.startswith(particle):
            yield f"{particle}zu{infinitive.removeprefix(particle)}", Reading.VERB_FORM

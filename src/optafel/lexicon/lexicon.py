"""A dictionary that is asked whether words count, and which words there are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from optafel._native import lexicon as native
from optafel.lexicon import compounds, shelf
from optafel.lexicon.house_rules import FOR_BOTS, THE_DICTIONARY, HouseRules, Reason, Verdict
from optafel.lexicon.letters import PLAIN_TILES, Fold, alphabetical, kept_letters, spell
from optafel.lexicon.readings import (
    ALL_READINGS,
    HURTFUL,
    HURTFUL_PART,
    NAMES,
    NO_READING,
    Reading,
    reading_of,
)
from optafel.lexicon.zipf import from_byte

LENGTH_MAX = 64
JOKERS = "?@"
JOKERS_MAX = 20

ClassBits = tuple[int, int]
Found = tuple[list[str], bytes]


class BadPattern(ValueError):
    """Something was searched for that no search understands. `refuse-<code>` is its sentence."""

    def __init__(self, code: str, read: str, **params: int) -> None:
        self.code = code
        self.params: dict[str, str | int] = {"read": read, **params}
        super().__init__(f"{code}: {read!r} {params or ''}")


@dataclass(frozen=True, slots=True)
class WordList:
    """Words in alphabetical order, with how common each is (a byte: see `zipf.from_byte`)."""

    words: list[str]
    frequencies: bytes

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def zipf(self, index: int) -> float | None:
        return from_byte(self.frequencies[index]) if self.frequencies[index] else None


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words of a language as the tiles of one box lay them."""

    language: str
    fold: Fold
    graph: native.WordGraph
    compounds: native.CompoundRules | None = None

    @classmethod
    def load(cls, language: str, fold: Fold = PLAIN_TILES) -> Lexicon:
        """The dictionary of a language that comes with the package."""
        volumes = shelf.volumes(language)
        words, frequency = volumes["words"], volumes["frequency"]
        try:
            graph = native.WordGraph(words.opened(), frequency.opened())
        except (OSError, ValueError):
            # What lies in the cache is not what was put there; the package has it still.
            graph = native.WordGraph(words.content(), frequency.content())
        return cls(language, fold, graph, compounds.load(language))

    @classmethod
    def of_words(cls, words: Iterable[str], language: str = "", fold: Fold = PLAIN_TILES) -> Lexicon:
        """A dictionary of exactly these words, of which nothing else is known."""
        kept = kept_letters(language)
        spelled = {spell(word.strip(), kept) for word in words}
        listed = sorted((word for word in spelled if word is not None), key=alphabetical)
        image = native.pack(listed, [int(Reading.UNKNOWN)] * len(listed))
        return cls(language, fold, native.WordGraph(image))

    def folded(self, fold: Fold) -> Lexicon:
        """The same dictionary for another box."""
        return replace(self, fold=fold)

    def __len__(self) -> int:
        return len(self.graph)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.check(word).counts

    def lay(self, word: str) -> str | None:
        """A typed word as the tiles of the box lay it; nothing if it has a sign that is no letter."""
        return self.fold.lay(word, self.language)

    def readings(self, word: str) -> Reading:
        """What the word can be; nothing if the dictionary does not have it."""
        entry = self._entry(word)
        return reading_of(entry[0] & ALL_READINGS) if entry else NO_READING

    def zipf(self, word: str) -> float | None:
        """How common a word is (7: very, 2: hardly); nothing if unknown."""
        entry = self._entry(word)
        return from_byte(entry[1]) if entry and entry[1] else None

    def _entry(self, word: str) -> tuple[int, int] | None:
        laid = self.lay(word)
        return self.graph.entry(laid, self.fold.native) if laid else None

    def check(self, word: str, rules: HouseRules = THE_DICTIONARY) -> Verdict:
        """Whether a word counts under these house rules, and if not, why."""
        laid = self.lay(word)
        if laid is None:
            return Verdict(word.upper(), (Reason.NOT_LETTERS,))
        entry = self.graph.entry(laid, self.fold.native)
        parts = self._parts(laid) if entry is None and rules.compounds else ()
        bits, frequency = entry or (self._bits_of_compound(parts), 0)
        reasons: list[Reason] = []
        if rules.banned_words and laid in self._laid(rules.banned_words):
            reasons.append(Reason.BANNED)
        if len(laid) < rules.min_length:
            reasons.append(Reason.TOO_SHORT)
        if not (rules.extra_words and laid in self._laid(rules.extra_words)):
            reasons += rules.reasons_against(bits) if bits else (Reason.NOT_IN_DICTIONARY,)
            if rules.theme is not None and laid not in self._laid(rules.theme):
                reasons.append(Reason.NOT_IN_THEME)
        zipf = from_byte(frequency) if frequency else None
        return Verdict(laid, tuple(reasons), reading_of(bits & ALL_READINGS), zipf, parts)

    def compound_parts(self, word: str) -> tuple[str, ...]:
        """The parts of a word that is a lawful compound, listed or not; nothing if it is none."""
        laid = self.lay(word)
        return self._parts(laid) if laid else ()

    def _parts(self, laid: str) -> tuple[str, ...]:
        parts = self.compounds.split(laid, self.fold.native) if self.compounds else None
        return tuple(parts or ())

    def _bits_of_compound(self, parts: tuple[str, ...]) -> int:
        """A compound is what its last part is, and hurts as any of its parts does."""
        if not parts or self.compounds is None:
            return 0
        last = (self.graph.entry(parts[-1], self.fold.native) or (0, 0))[0]
        readings = last & ALL_READINGS & ~NAMES or Reading.UNKNOWN
        runs = ("".join(parts[at:end]) for at in range(len(parts)) for end in range(at + 1, len(parts) + 1))
        return readings | (HURTFUL if any(map(self._is_hurtful_part, runs)) else 0)

    def _is_hurtful_part(self, part: str) -> bool:
        entry = self.graph.entry(part, self.fold.native)
        rules = self.compounds
        return bool(
            (entry and entry[0] & HURTFUL)
            or (rules and rules.part_bits(part, self.fold.native) & HURTFUL_PART)
        )

    def words(
        self,
        min_length: int = 2,
        max_length: int = LENGTH_MAX,
        rules: HouseRules = FOR_BOTS,
        fold: Fold | None = None,
    ) -> WordList:
        """All words of a length that count, in alphabetical order; no compounds but listed ones."""
        lexicon = self if fold is None else self.folded(fold)
        return lexicon._search(
            rules, lambda graph, bits: graph.words(min_length, max_length, lexicon.fold.native, bits)
        )

    def on_letters(self, letters: str, rules: HouseRules = FOR_BOTS) -> WordList:
        """All words that these letters lay, not necessarily all of them; `?` and `@` are jokers."""
        tiles, jokers = self._tiles(letters)
        return self._search(
            rules, lambda graph, bits: graph.on_letters(tiles, jokers, 1, self.fold.native, bits)
        )

    def anagrams(self, letters: str, rules: HouseRules = FOR_BOTS) -> WordList:
        """All words that use each of these letters; `?` and `@` are jokers."""
        tiles, jokers = self._tiles(letters)
        whole = len(tiles) + jokers
        return self._search(
            rules, lambda graph, bits: graph.on_letters(tiles, jokers, whole, self.fold.native, bits)
        )

    def like(self, pattern: str, rules: HouseRules = FOR_BOTS) -> WordList:
        """All words that look like the pattern: `?` is any letter, `*` any run of letters, also none."""
        pieces = re.split(r"([?*])", pattern)
        laid = "".join(piece if piece in ("", "?", "*") else self._letters(piece) for piece in pieces)
        if len(laid) > native.PATTERN_PLACES_MAX:
            raise BadPattern("pattern-too-long", pattern, places=len(laid), most=native.PATTERN_PLACES_MAX)
        return self._search(rules, lambda graph, bits: graph.like(laid, self.fold.native, bits))

    def _tiles(self, letters: str) -> tuple[str, int]:
        jokers = sum(letters.count(joker) for joker in JOKERS)
        if jokers > JOKERS_MAX:
            raise BadPattern("too-many-jokers", letters, jokers=jokers, most=JOKERS_MAX)
        plain = "".join(letter for letter in letters if letter not in JOKERS and not letter.isspace())
        return self._letters(plain) if plain else "", jokers

    def _letters(self, text: str) -> str:
        laid = self.lay(text)
        if laid is None:
            raise BadPattern("pattern-not-letters", text)
        return laid

    def _search(self, rules: HouseRules, find: Callable[[native.WordGraph, ClassBits], Found]) -> WordList:
        """What a search finds among the words that count here: the dictionary's and the table's own."""
        words, frequencies = find(self.graph, rules.class_bits)
        if not rules.names_words and rules.min_length <= 2:
            return WordList(words, frequencies)
        found = dict(zip(words, frequencies, strict=True))
        if rules.theme is not None:
            theme = self._laid(rules.theme)
            found = {word: frequency for word, frequency in found.items() if word in theme}
        if rules.extra_words:
            own = Lexicon.of_words(rules.extra_words, self.language, self.fold)
            for word in find(own.graph, THE_DICTIONARY.class_bits)[0]:
                found.setdefault(word, 0)
        banned = self._laid(rules.banned_words)
        kept = sorted(
            (word for word in found if len(word) >= rules.min_length and word not in banned), key=alphabetical
        )
        return WordList(kept, bytes(found[word] for word in kept))

    def _laid(self, words: frozenset[str]) -> frozenset[str | None]:
        return _laid(words, self.fold, self.language)


@lru_cache(maxsize=256)
def _laid(words: frozenset[str], fold: Fold, language: str) -> frozenset[str | None]:
    """A table's own words as its tiles lay them; remembered, since every check asks for the same."""
    return frozenset(fold.lay(word, language) for word in words)

"""Words that hurt: slurs and coarse abuse. Bots never lay them, hints and puzzles never show them.

The tree does not print them: `recipe/hurtful.txt` of a language holds short hashes of its words. To add one,
run `python -m tools.words.hurtful nl WORD` and put what it prints there.

Inflections of a listed word hurt as it does (`recipe/hurtful.toml` says how the language inflects), and so
does a word that has one as a part: a compound, or (all there is in some languages) one with a prefix. A word
that only has the same letters in a row does not (KLASSIKAAL): what stands beside them must be a part, a word
or a prefix as well; where it is one by chance, the word that it is a piece of is named as an innocent one.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from hashlib import sha256

from tools.words.by_hand import by_hand
from tools.words.entries import Entries

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import HURTFUL, HURTFUL_PART

HASH_DIGITS = 10  # a million words against a few hundred hashes: one false alarm in thousands of builds
PART_MIN = 3
LONG_MIN = 5  # shorter words share their letters with too many others to take every ending (SPIC, SPICY)


@dataclass(frozen=True, slots=True)
class Forms:
    """How a language inflects, as far as words that hurt ask for it."""

    endings: tuple[str, ...] = ()
    short_endings: tuple[str, ...] = ()  # those that a short word may take
    doubles: bool = False  # whether a last consonant may be doubled before an ending
    joins: bool = True  # whether words are joined to words; if not, only prefixes stand before a part
    part_min: int = PART_MIN  # how long a hurting part is at least: where words are seldom joined, longer
    prefixes: tuple[str, ...] = ()  # what may stand before a part beside other words
    innocent: tuple[str, ...] = ()  # words, or pieces of words, in which a hurting one is only letters
    verbs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by the ending of the infinitive


def forms_of(language: str) -> Forms:
    said = tomllib.loads(by_hand(language, "hurtful", "toml"))
    return Forms(
        endings=tuple(said.get("endings", "").split()),
        short_endings=tuple(said.get("short_endings", "").split()),
        doubles=said.get("doubles", False),
        joins=said.get("joins", True),
        part_min=said.get("part_min", PART_MIN),
        prefixes=tuple(said.get("prefixes", "").split()),
        innocent=tuple(said.get("innocent", "").split()),
        verbs={infinitive: tuple(text.split()) for infinitive, text in said.get("verbs", {}).items()},
    )


def hashed(language: str, word: str) -> str:
    return sha256(f"{language}:{word}".encode()).hexdigest()[:HASH_DIGITS]


def hashes(language: str) -> frozenset[str]:
    return frozenset(by_hand(language, "hurtful").split())


def mark(entries: Entries) -> int:
    """Marks the words of the list in a dictionary, their inflections and what has one as a part; in the parts
    of compounds too. Says how many words were marked."""
    wanted = hashes(entries.language)
    known = entries.bits.keys() | entries.compound_parts.keys()
    base = {word for word in known if hashed(entries.language, word) in wanted}
    hurting = family(forms_of(entries.language), base, known)
    for word in hurting:
        if word in entries.bits:
            entries.bits[word] |= HURTFUL
        if word in entries.compound_parts:
            entries.compound_parts[word] |= HURTFUL_PART
    return len(hurting & entries.bits.keys())


def family(language: Forms, base: Set[str], known: Set[str]) -> set[str]:
    """Words that hurt with all that is made of them among the known words: their inflections, what has one of
    these as a part, and the inflections of that."""
    hurting = set(base) | _inflected(language, base, known)
    joined = set(with_part(language, known, hurting))
    return hurting | joined | _inflected(language, joined, known)


def _inflected(language: Forms, words: Iterable[str], known: Set[str]) -> set[str]:
    forms = set(inflections(language, words)) & known
    return {form for form in forms if not _is_innocent(form, language.innocent)}


def inflections(language: Forms, words: Iterable[str]) -> Iterator[str]:
    """Every form that these words could have. Not all exist."""
    for word in words:
        endings = language.endings if len(word) >= LONG_MIN else language.short_endings
        for stem in _stems(language, word):
            yield from (stem + ending for ending in endings)
        for infinitive, forms in language.verbs.items():
            if word.endswith(infinitive) and len(word) > PART_MIN + 1:
                yield from (word.removesuffix(infinitive) + form for form in forms)


def _stems(language: Forms, word: str) -> Iterator[str]:
    """What endings are put behind: the word, with its last letter doubled, or without its last vowel."""
    yield word
    if language.doubles and word[-1] not in "AEIOUYSWXH":
        yield word + word[-1]
    if word[-1] in "EO" and len(word) >= LONG_MIN:
        yield word[:-1]


def with_part(language: Forms, known: Set[str], hurting: set[str]) -> Iterator[str]:
    """The words that have a hurting one as a part, what is left of them being parts, words or prefixes."""
    parts = {word for word in hurting if len(word) >= language.part_min}
    shortest, longest = min(map(len, parts), default=0), max(map(len, parts), default=0)
    beginnings = {part[:shortest] for part in parts}

    def hurts(word: str, at: int, end: int) -> bool:
        before, behind = word[:at], word[end:]
        return (
            word[at:end] in parts
            and (not before or before in language.prefixes or is_side(before))
            and (not behind or is_side(behind))
            and not _is_innocent(word, language.innocent)
        )

    def is_side(text: str) -> bool:
        """Whether a text is a part, or one with a linking S before or behind it."""
        if not language.joins or len(text) < PART_MIN:
            return False
        return text in known or text.removesuffix("S") in known or text.removeprefix("S") in known

    for word in known:
        places = (
            (at, end)
            for at in range(len(word) - shortest + 1)
            if word[at : at + shortest] in beginnings
            for end in range(at + shortest, min(len(word), at + longest) + 1)
        )
        if any(hurts(word, at, end) for at, end in places):
            yield word


def _is_innocent(word: str, innocent: tuple[str, ...]) -> bool:
    return any(piece in word for piece in innocent)


if __name__ == "__main__":
    for typed in sys.argv[2:]:
        print(hashed(sys.argv[1], spell(typed, kept_letters(sys.argv[1])) or ""))

"""Words that hurt: slurs and coarse abuse. Bots never lay them, hints and puzzles never show them.

The tree does not print them: `recipe/hurtful.txt` of a language holds short hashes of its words. To add one,
run `python -m tools.words.hurtful nl WORD` and put what it prints there.

Inflections of a listed word hurt as it does (`recipe/hurtful.toml` says how the language inflects), and so
does a compound that has one as a part. A word that only has the same letters in a row does not (KLASSIKAAL):
what stands beside them must be a part as well, and where it is one by chance, the word that it is a piece of
is named as an innocent one.
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
    innocent: tuple[str, ...] = ()  # words, or pieces of words, in which a hurting one is only letters
    verbs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by the ending of the infinitive


def forms_of(language: str) -> Forms:
    said = tomllib.loads(by_hand(language, "hurtful", "toml"))
    return Forms(
        endings=tuple(said.get("endings", "").split()),
        short_endings=tuple(said.get("short_endings", "").split()),
        doubles=said.get("doubles", False),
        innocent=tuple(said.get("innocent", "").split()),
        verbs={infinitive: tuple(text.split()) for infinitive, text in said.get("verbs", {}).items()},
    )


def hashed(language: str, word: str) -> str:
    return sha256(f"{language}:{word}".encode()).hexdigest()[:HASH_DIGITS]


def hashes(language: str) -> frozenset[str]:
    return frozenset(by_hand(language, "hurtful").split())


def mark(entries: Entries) -> int:
    """Marks the words of the list in a dictionary, their inflections and their compounds; in the parts of
    compounds too. Says how many words were marked."""
    wanted, language = hashes(entries.language), forms_of(entries.language)
    known = entries.bits.keys() | entries.compound_parts.keys()
    base = {word for word in known if hashed(entries.language, word) in wanted}
    forms = set(inflections(language, base)) & known
    hurting = base | {form for form in forms if not _is_innocent(form, language.innocent)}
    if entries.compound_parts:
        hurting |= set(with_part(known, hurting, entries, language.innocent))
    for word in hurting:
        if word in entries.bits:
            entries.bits[word] |= HURTFUL
        if word in entries.compound_parts:
            entries.compound_parts[word] |= HURTFUL_PART
    return len(hurting & entries.bits.keys())


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


def with_part(
    words: Iterable[str], hurting: set[str], entries: Entries, innocent: tuple[str, ...]
) -> Iterator[str]:
    """The words that have a hurting one as a part, what is left of them being parts or words as well."""
    shortest = max(PART_MIN, min(map(len, hurting), default=PART_MIN))
    sides = entries.compound_parts.keys() | entries.bits.keys()

    def hurts(word: str, at: int, end: int) -> bool:
        before, behind = word[:at], word[end:]
        return (
            word[at:end] in hurting
            and (not before or _is_side(before, sides))
            and (not behind or _is_side(behind, sides))
            and not _is_innocent(word, innocent)
        )

    for word in words:
        places = ((at, end) for at in range(len(word)) for end in range(at + shortest, len(word) + 1))
        if any(hurts(word, at, end) for at, end in places):
            yield word


def _is_side(text: str, sides: Set[str]) -> bool:
    """Whether a text is a part, or one with a linking S before or behind it."""
    if len(text) < PART_MIN:
        return False
    return text in sides or text.removesuffix("S") in sides or text.removeprefix("S") in sides


def _is_innocent(word: str, innocent: tuple[str, ...]) -> bool:
    return any(piece in word for piece in innocent)


if __name__ == "__main__":
    for typed in sys.argv[2:]:
        print(hashed(sys.argv[1], spell(typed, kept_letters(sys.argv[1])) or ""))

"""Words that family mode keeps out of what bots lay, hints show and puzzles ask: slurs and coarse abuse.

The tree does not print them: `recipe/family.txt` of a language holds short hashes of its words. To add one,
run `python -m tools.words.family nl WORD` and put what it prints there.
"""

from __future__ import annotations

import sys
from hashlib import sha256

from tools.words.by_hand import by_hand
from tools.words.entries import Entries

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import SLUR

HASH_DIGITS = 10  # a million words against a few hundred hashes: one false alarm in thousands of builds


def hashed(language: str, word: str) -> str:
    return sha256(f"{language}:{word}".encode()).hexdigest()[:HASH_DIGITS]


def hashes(language: str) -> frozenset[str]:
    return frozenset(by_hand(language, "family").split())


def mark(entries: Entries) -> int:
    """Marks the words of the list in a dictionary; says how many there were."""
    wanted = hashes(entries.language)
    found = [word for word in entries.bits if hashed(entries.language, word) in wanted]
    for word in found:
        entries.bits[word] |= SLUR
    return len(found)


if __name__ == "__main__":
    for typed in sys.argv[2:]:
        print(hashed(sys.argv[1], spell(typed, kept_letters(sys.argv[1])) or ""))

"""Writes the words that a person's key can be said in: `python -m tools.hand_over_words write` (or `check`).

2,048 words a language, from our own dictionary: nouns that everybody knows, of four to eight plain letters,
of which the first four tell each from all others, and none that hurts. The order is part of what was handed
over: a key that somebody wrote down is read with the list it was written with, so a list that is out never
changes; `write` writes only those that are missing.
"""

import sys

from optafel.languages import folder_of
from optafel.lexicon import LANGUAGES, Lexicon, Reading

COUNT = 2_048
TELLS = 4  # letters in which each word differs from all others
LONGEST = 8
FILE = "hand-over.txt"
NOT_THESE = Reading.NAME | Reading.PLURAL | Reading.VERB_FORM | Reading.FUNCTION_WORD | Reading.DIMINUTIVE


def hand_over_words(language: str) -> list[str]:
    """The commonest words that fit, in alphabetical order."""
    lexicon = Lexicon.load(language)
    found = lexicon.words(TELLS, LONGEST)
    by_use = sorted(range(len(found)), key=lambda at: (-found.frequencies[at], found.words[at]))
    chosen: dict[str, str] = {}
    for strict in (True, False):  # first only nouns that are nothing else, then, to fill the list, any noun
        for at in by_use:
            word = found.words[at]
            if len(chosen) < COUNT and word[:TELLS] not in chosen and _fits(lexicon, word, strict):
                chosen[word[:TELLS]] = word.lower()
    return sorted(chosen.values())


def _fits(lexicon: Lexicon, word: str, strict: bool) -> bool:
    readings = lexicon.readings(word)
    noun = bool(readings & (Reading.NOUN | Reading.UNKNOWN)) and not readings & Reading.NAME
    return word.isascii() and word.isalpha() and noun and not (strict and readings & NOT_THESE)


def main(asked: list[str]) -> int:
    if asked not in (["write"], ["check"]):
        print("python -m tools.hand_over_words write|check", file=sys.stderr)
        return 2
    wrong = 0
    for language in LANGUAGES:
        path = folder_of(language) / FILE
        if asked == ["write"] and not path.exists():
            path.write_text("\n".join(hand_over_words(language)) + "\n", encoding="utf-8")
            print(f"{language}: written")
        listed = path.read_text("utf-8").split() if path.exists() else []
        if len({word[:TELLS] for word in listed}) != COUNT or len(listed) != COUNT:
            print(f"{language}: {len(listed)} words, expected {COUNT}", file=sys.stderr)
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Words mended by hand: those of two and three letters, where every list is at its weakest, and longer ones
that no rule tells.

Two files a language, `recipe/short.txt` for the short ones and `recipe/long.txt` for the others (not every
language has one). A line is a sign, a reason, a colon and words: `-` takes words out, `+` puts them in, and
its reason begins with what they are (`+ noun, rough lava: AA`). What is taken out as a name
(`- name, town: MURCIA`) stays known as one, so that the referee can say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tools.words.by_hand import by_hand
from tools.words.entries import Entries

from optafel.lexicon.letters import kept_letters, spell
from optafel.lexicon.readings import ALL_READINGS, NAMES, Reading

KINDS = {
    "noun": Reading.NOUN,
    "plural": Reading.PLURAL,
    "adjective": Reading.ADJECTIVE,
    "adjective plural": Reading.ADJECTIVE_PLURAL,
    "adverb": Reading.ADVERB,
    "interjection": Reading.INTERJECTION,
    "function word": Reading.FUNCTION_WORD,
    "infinitive": Reading.INFINITIVE,
    "verb form": Reading.VERB_FORM,
}
LENGTH_MAX = 3


@dataclass(frozen=True, slots=True)
class Mending:
    word: str
    reason: str
    reading: Reading | None  # what it is, if it is put in; nothing if it is taken out

    @property
    def is_name(self) -> bool:
        return self.reading is None and self.reason.partition(",")[0] == "name"


def mendings(language: str, *, long: bool = False) -> Iterator[Mending]:
    """The mended words of a language, in the order of the file: a later line overrules an earlier one."""
    name = "long" if long else "short"
    for number, line in enumerate(by_hand(language, name).splitlines(), 1):
        place = f"{language}/recipe/{name}.txt, line {number}"
        sign, _, rest = line.partition(" ")
        reason, _, words = rest.partition(": ")
        kind = KINDS.get(reason.partition(",")[0])
        if sign not in ("+", "-") or not reason or (sign == "+" and kind is None):
            raise ValueError(f"{place}: expected '+ kind, reason: WORDS' or '- reason: …'")
        for word in words.split():
            spelled = spell(word, kept_letters(language))
            if spelled is None:
                raise ValueError(f"{place}: {word} is not of letters alone")
            yield Mending(spelled, reason, kind if sign == "+" else None)


def mend(entries: Entries) -> None:
    for long in (False, True):
        for mending in mendings(entries.language, long=long):
            if mending.reading is not None:
                entries.add(mending.word, mending.reading)
                entries.bits[mending.word] &= int(ALL_READINGS)  # put in by hand: of no country alone
                continue
            left = entries.bits.pop(mending.word, 0) & ALL_READINGS & NAMES
            if left or mending.is_name:
                entries.bits[mending.word] = int(NAMES)

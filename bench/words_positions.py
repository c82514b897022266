"""Positions of the word games as play brings them about, for measuring the solver.

Two players share a table: one lays a common word from the own rack, the other now and then makes the best
play there is, as long as the table is less than half full. As soon as the table has the wanted number of
words a rack of the wanted size is dealt from what is left.
"""

import random
from collections import Counter
from dataclasses import dataclass

from optafel.lexicon import Lexicon
from optafel.solve.words import TurnRules, WordIndex, WordPosition, best_plays

SABRA_BOX = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (7, 3, 2, 5, 18, 2, 4, 4, 7, 2, 2, 3, 3, 10, 7, 3, 1, 6, 3, 6, 3, 2, 2, 1, 2, 2),
        strict=True,
    )
)
BOX_2023 = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZÇÑ",
        (10, 2, 4, 4, 10, 2, 3, 3, 7, 1, 2, 8, 3, 6, 8, 4, 1, 8, 7, 8, 4, 1, 2, 1, 2, 1, 4, 2),
        strict=True,
    )
)
COMMON = 60  # a frequency (thirtieths of a Zipf value) at which many people know the word
TURNS_MAX = 90
HAND = 7
VOWELS = "AEIOUY"
HEAVY_SHARE = 0.72  # of a word's letters are consonants
HEAVY_WORDS = (10, 15, 20)  # on a table of such words, if the box has so many
KNOWN = 30  # a frequency at which some people know the word


@dataclass(frozen=True, slots=True)
class Setting:
    """A game to take positions from."""

    index: WordIndex
    lexicon: Lexicon
    rules: TurnRules
    box: dict[str, int]


@dataclass(frozen=True, slots=True)
class Sample:
    """A position and which of the measured kinds it is."""

    words: int
    rack: int
    jokers: int
    position: WordPosition


def sample(setting: Setting, words: int, rack: int, jokers: int, seed: int) -> Sample | None:
    """Plays until the table has so many words; nothing if that game never had."""
    chance = random.Random(f"{seed} {words} {rack} {jokers}")
    pot = [letter for letter, count in setting.box.items() for _ in range(count)] + ["@"] * jokers
    longest = (len(pot) - rack) // words + 1  # so that the tiles suffice for all the words
    table: tuple[str, ...] = ()
    history: set[str] = set()
    for turn in range(TURNS_MAX):
        chance.shuffle(pot)
        if len(table) == words and len(pot) >= rack:
            dealt = "".join(pot[:rack])
            position = WordPosition(table=table, rack=dealt, history=frozenset(history))
            return Sample(words, rack, jokers, position)
        before = WordPosition(table=table, rack="".join(pot[:HAND]), history=frozenset(history))
        if turn % 5 == 4 and 2 * len(table) < words:
            after = _best(setting, before)
        else:
            after = _common_word(setting, before, longest, chance)
        if len(after) <= words:
            for tile, count in (Counter(_faces(after)) - Counter(_faces(table))).items():
                for _ in range(count):
                    pot.remove(tile)
            table = after
            history |= {word.upper() for word in table}
    return None


def consonants(setting: Setting, seed: int) -> WordPosition:
    """A table of words with hardly a vowel, and a rack of consonants with 0 to 2 jokers."""
    chance = random.Random(f"consonants {seed}")
    rules = setting.rules
    listed = setting.lexicon.words(rules.word_letters)
    common = zip(listed.words, listed.frequencies, strict=True)
    heavy = [word for word, frequency in common if frequency >= KNOWN and len(word) <= 9 and _is_heavy(word)]
    pot, table = Counter(setting.box), list[str]()
    chance.shuffle(heavy)
    words = chance.choice(HEAVY_WORDS)
    for word in heavy:
        if len(table) < words and word not in table and Counter(word) <= pot:
            table.append(word)
            pot -= Counter(word)
    hard = [tile for tile in pot.elements() if tile not in VOWELS]
    chance.shuffle(hard)
    jokers = seed % 3
    rack = "".join(hard[: HAND * (1 + seed % 2) - jokers]) + "@" * jokers
    return WordPosition(table=tuple(table), rack=rack, history=frozenset(table))


def _is_heavy(word: str) -> bool:
    return sum(letter not in VOWELS for letter in word) >= HEAVY_SHARE * len(word)


def _best(setting: Setting, before: WordPosition) -> tuple[str, ...]:
    found = best_plays(setting.index, setting.rules, before, seconds=0.5)
    return found.best.table if found.best else before.table


def _common_word(
    setting: Setting, before: WordPosition, longest: int, chance: random.Random
) -> tuple[str, ...]:
    letters = before.rack.replace("@", "", before.rack.count("@") if chance.random() < 0.5 else 0)
    found = setting.lexicon.on_letters(letters)
    shortest = setting.rules.word_letters
    fitting = [
        word
        for word, frequency in zip(found.words, found.frequencies, strict=True)
        if frequency >= COMMON and shortest <= len(word) <= longest and word not in before.table
    ]
    if not fitting:
        return before.table
    word = chance.choice(fitting)
    have = Counter(letters)
    tiles = []
    for letter in word:
        tiles.append(letter if have[letter] else letter.lower())
        have[letter] -= 1 if have[letter] else 0
    return (*before.table, "".join(tiles))


def _faces(table: tuple[str, ...]) -> list[str]:
    return [tile if tile.isupper() else "@" for word in table for tile in word]

"""Small random positions: a handful of words over few letters, so that every table can be laid."""

import random
from dataclasses import dataclass

from optafel.solve.words import TurnRules, WordPosition

SABRA = TurnRules(word_letters=2, opening_letters=3, rest_words=False)
INTERNATIONAL = TurnRules(word_letters=3, opening_letters=3, rest_words=True)
WORD_2023 = TurnRules(
    word_letters=3,
    opening_letters=6,
    rest_words=False,
    bound_jokers=True,
    equal_words=False,
    doubling=True,
    old_words_score=True,
)


@dataclass(frozen=True)
class Case:
    words: tuple[str, ...]
    position: WordPosition


def random_case(seed: int, shortest: int, tiles_max: int = 10) -> Case:
    """The words are pieces of each other more often than chance would have it."""
    chance = random.Random(seed)
    letters = "ABCDE"[: chance.randint(2, 5)]
    words: set[str] = set()
    for _ in range(chance.randint(3, 16)):
        long = "".join(chance.choices(letters, k=chance.randint(shortest, 7)))
        words.add(long)
        if chance.random() < 0.5 and len(long) > shortest:
            start = chance.randrange(len(long) - shortest + 1)
            words.add(long[start : chance.randint(start + shortest, len(long))])
    table, tiles = [], 0
    listed = sorted(words)
    for _ in range(chance.randint(0, 3)):
        word = chance.choice(listed)
        if tiles + len(word) <= tiles_max - 1:
            table.append(word)
            tiles += len(word)
    jokers = chance.choices([0, 1, 2], [5, 3, 2])[0]
    rack = chance.choices(letters, k=chance.randint(1, max(1, min(4, tiles_max - tiles))))
    for _ in range(jokers):
        if table and chance.random() < 0.6:
            at = chance.randrange(len(table))
            place = chance.randrange(len(table[at]))
            table[at] = table[at][:place] + table[at][place].lower() + table[at][place + 1 :]
        else:
            rack[chance.randrange(len(rack))] = "@"
    return Case(
        tuple(listed),
        WordPosition(
            table=tuple(table),
            rack="".join(rack),
            opened=chance.random() < 0.85,
            history=frozenset(chance.sample(listed, min(len(listed), chance.choice([0, 0, 1, 3])))),
        ),
    )

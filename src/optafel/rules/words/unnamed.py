"""Jokers of which nobody has said what they stand for: which words can be read there."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product

from optafel.tiles.letters import JOKER, LetterTile, Word, spelled

Words = tuple[Word, ...]
Counts = Callable[[str], str | None]  # why a word does not count; None: it does


def namings(
    before: Sequence[Word], after: Words, alphabet: Sequence[str], jokers: int, counts: Counts
) -> Iterator[Words]:
    """The table with every unnamed joker named, in all ways that make words; at least one.

    A word that lies as it lay is read as before. Where nothing makes a word, the joker stays unnamed. With
    more unnamed jokers than the box has, the first ones are named in the first way that makes words.
    """
    unnamed = sum(word.count(JOKER) for word in after)
    if not unnamed:
        yield after
        return
    to_name = jokers
    left = list((Counter(before) - Counter(after)).elements())
    ways: list[list[Word]] = []
    for word in after:
        lay = word
        if JOKER in word and word not in before:
            lay = next((old for old in left if _may_be(old, word)), word)
            left = [old for old in left if old is not lay]
        if JOKER not in lay:
            ways.append([lay])  # nothing to name; whether it counts is the referee's question
            continue
        found = [named for named in _readings(lay, alphabet, to_name) if counts(spelled(named)) is None]
        to_name -= min(to_name, lay.count(JOKER))
        ways.append(found or [word])
    yield from product(*ways) if unnamed <= jokers else [tuple(found[0] for found in ways)]


def _may_be(old: Word, new: Word) -> bool:
    """Whether this is the old word, of whose jokers less is said now."""
    return len(old) == len(new) and all(
        tile == now or (tile.joker and now == JOKER) for tile, now in zip(old, new, strict=True)
    )


def _readings(word: Word, alphabet: Sequence[str], jokers: int) -> Iterator[Word]:
    """The word with its unnamed jokers named in every way; nothing where that would be too many."""
    if word.count(JOKER) > jokers:
        return
    named = [LetterTile(letter, True) for letter in alphabet]
    yield from product(*(named if tile == JOKER else [tile] for tile in word))

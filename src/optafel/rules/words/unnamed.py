"""Jokers of which nobody has said what they stand for: which words can be read there."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from optafel.tiles.letters import LetterTile, Word, spelled

Words = tuple[Word, ...]
Counts = Callable[[str], str | None]  # why a word does not count; None: it does


def namings(
    before: Sequence[Word], after: Words, alphabet: Sequence[str], jokers: int, counts: Counts
) -> Iterator[Words]:
    """The table with every unnamed joker named, in all ways that make words; at least one.

    A word that lies as it lay is read as before. Where nothing makes a word, the joker stays unnamed. With
    more unnamed jokers than the box has, each word is read in the first way that makes one.
    """
    unnamed = sum(tile.letter is None for word in after for tile in word)
    if not unnamed:
        yield after
        return
    lay = {tuple(tile.face for tile in word): word for word in before}
    ways: list[list[Word]] = []
    for word in after:
        found = [word]
        if any(tile.letter is None for tile in word):
            kept = lay.get(tuple(tile.face for tile in word), word)
            found = [named for named in _readings(kept, alphabet, jokers) if counts(spelled(named)) is None]
        ways.append(found or [word])
    yield from product(*ways) if unnamed <= jokers else [tuple(found[0] for found in ways)]


def _readings(word: Word, alphabet: Sequence[str], jokers: int) -> Iterator[Word]:
    """The word with its unnamed jokers named in every way; nothing where that would be too many."""
    if sum(tile.letter is None for tile in word) > jokers:
        return
    yield from product(
        *([LetterTile(letter, True) for letter in alphabet] if tile.letter is None else [tile] for tile in word)
    )

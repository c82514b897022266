"""The referee of the word games: takes any table and says everything that is wrong with it."""

from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from itertools import islice, permutations

from optafel.rules.ruling import Ruling, Violation
from optafel.rules.words import wrong
from optafel.rules.words.rulebook import WordsRulebook
from optafel.rules.words.scoring import UNNAMED, Compared, compare, is_rest, score
from optafel.rules.words.unnamed import Counts, Words, namings
from optafel.tiles.letters import JOKER, LetterTile, Word, spelled


@dataclass(frozen=True, slots=True)
class Position:
    """What a player has before a turn."""

    table: Words
    rack: Word
    opened: bool = True  # whether this player has opened in an earlier turn
    history: frozenset[str] = frozenset()  # words formed earlier in the game


def judge(book: WordsRulebook, position: Position, table: Words, counts: Counts) -> Ruling:
    """Rules on `table`, the whole table at the end of the turn.

    `book` is the edition that is played. `counts` says why a word does not count, None where it does; it is
    not asked about words that lay there before, which were judged when they were laid. Where a joker is
    not named it is read as it is best for the player, on the table before the turn and after it.
    """
    ways = namings(position.table, table, tuple(book.letters), book.jokers, counts)
    if _tiles(table) - _tiles((*position.table, position.rack)):
        ways = islice(ways, 1)  # with tiles that nobody has it is no play, however it is read
    lay = list(_orders(book, position))
    rulings = [_judge(book, before, way, counts) for way in ways for before in lay]
    return max(rulings, key=lambda ruling: (ruling.legal, ruling.score or 0))


def _tiles(words: Words) -> Counter[LetterTile]:
    return Counter(tile.face for word in words for tile in word)


def _orders(book: WordsRulebook, position: Position) -> Iterator[Position]:
    """The position with the words that hold an unnamed joker in every order: the first is the first to be
    looked for on the table after the turn, and two of them may be the same word there."""
    unnamed = [word for word in position.table if JOKER in word]
    if not 1 < len(unnamed) <= book.jokers:
        yield position
        return
    for order in permutations(unnamed):
        turn = iter(order)
        yield replace(position, table=tuple(next(turn) if JOKER in w else w for w in position.table))


def named(book: WordsRulebook, before: Words, table: Words, counts: Counts) -> Words:
    """The table with its jokers named, as far as something can be read there."""
    return next(namings(before, table, tuple(book.letters), book.jokers, counts))


def complete_words(book: WordsRulebook, before: Words, table: Words, counts: Counts) -> Words:
    """The words of an unfinished table that can stay: those that count, each once, with lawful jokers."""
    kept: list[Word] = []
    for word in table:
        equal = not book.equal_words and spelled(word) in map(spelled, kept)
        if _reason(book, spelled(word), (), counts) is None and not equal:
            kept.append(word)
    while unlawful := wrong.unlawful_jokers(book, before, tuple(kept)):
        kept.pop(unlawful[0])
    return tuple(kept)


def _judge(book: WordsRulebook, position: Position, table: Words, counts: Counts) -> Ruling:
    read = tuple(spelled(word) for word in table)
    lay = Counter(tile.face for word in position.table for tile in word)
    lies = Counter(tile.face for word in table for tile in word)
    rack = Counter(tile.face for tile in position.rack)
    played = lies - lay
    compared = compare([spelled(word) for word in position.table], read)
    reasons = [_reason(book, word, compared.before, counts) for word in read]
    violations = [
        *wrong.not_in_box(book, table),
        *wrong.not_conserved(lay - lies, played - rack),
        *wrong.no_words(book, read, reasons),
    ]
    if not played:
        violations.append(Violation("nothing-played", "turn"))
    opening_value = None
    if position.opened:
        violations += wrong.no_rest_words(book, position.table, table)
        violations += _unbound_jokers(book, position.table, table, counts)
    else:
        touched, laid = wrong.opening_words(position.table, table)
        own = [at for at in laid if Counter(tile.face for tile in table[at]) <= rack]
        opening_value = max((len(table[at]) for at in own if not reasons[at]), default=0)
        violations += wrong.no_opening(book, touched, opening_value)
    violations += wrong.equal_words(book, read)
    scored = None if violations else score(book, compared, position.history, played == rack)
    points, longest, how = scored or (None, None, ())
    return Ruling(
        rulebook=book.id,
        violations=tuple(violations),
        score=points,
        longest=longest,
        opening_value=opening_value,
        played=tuple(sorted(str(tile) for tile in (played & rack).elements())),
        marks=tuple(_mark(book, compared, at, reason) for at, reason in enumerate(reasons)),
        stands=tuple(tuple(tile.letter or "" if tile.joker else "" for tile in word) for word in table),
        how=how,
    )


def _unbound_jokers(book: WordsRulebook, before: Words, table: Words, counts: Counts) -> list[Violation]:
    """Jokers that should have kept their letter, in the best of the ways to read the table as it lay."""
    if not book.bound_jokers:
        return []
    found: list[Violation] = []
    for lay in namings((), before, tuple(book.letters), book.jokers, counts):
        found = wrong.unbound_jokers(book, lay, table)
        if not found:
            break
    return found


def _reason(book: WordsRulebook, word: str, before: Container[str], counts: Counts) -> str | None:
    """Why this is no word here; None where it is one."""
    if len(word) == 1:
        return "loose"
    if len(word) < book.fewest_letters:
        return "too-short"
    if word in before:
        return None
    return "unnamed-joker" if UNNAMED in word else counts(word)


def _mark(book: WordsRulebook, compared: Compared, at: int, reason: str | None) -> str:
    """What a word on the table is to who looks at it."""
    if reason:
        return "loose" if reason == "loose" else "not-a-word"
    if compared.kept[at]:
        return "kept"
    return "rest" if not book.old_words_score and is_rest(compared, compared.after[at]) else "new"

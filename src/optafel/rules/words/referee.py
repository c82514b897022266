"""The referee of the word games: takes any table and says everything that is wrong with it."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from optafel.rules.ruling import Ruling, Violation
from optafel.rules.words import wrong
from optafel.rules.words.rulebook import WordsRulebook
from optafel.rules.words.scoring import UNNAMED, Compared, Standing, compare, is_rest, score, standings
from optafel.rules.words.unnamed import Counts, Words, namings
from optafel.tiles.letters import LetterTile, Word, spelled

_READINGS_MAX = 3_000  # of two tables together: what two jokers that nobody named can be in common words


@dataclass(frozen=True, slots=True)
class Before:
    """What a player has before a turn."""

    table: Words
    rack: Word
    opened: bool = True  # whether this player has opened in an earlier turn
    history: frozenset[str] = frozenset()  # words formed earlier in the game


def judge(
    book: WordsRulebook, position: Before, table: Words, counts: Counts, lay_by: Counts | None = None
) -> Ruling:
    """Rules on `table`, the whole table at the end of the turn.

    `book` is the edition that is played. `counts` says why a word does not count, None where it does; it is
    not asked about words that lay there before, which were judged when they were laid. Where a joker is
    not named it is read as it is best for the player, on the table before the turn and after it. `lay_by`
    says which words can be read in the table as it lay, where those of the turn are not asked about.
    """
    letters = tuple(book.letters)
    ways = namings(position.table, table, letters, book.jokers, counts)
    if _tiles(table) - _tiles((*position.table, position.rack)):
        ways = islice(ways, 1)  # with tiles that nobody has it is no play, however it is read
    lay = list(namings((), position.table, letters, book.jokers, lay_by or counts))
    rulings = islice(_rulings(book, position, lay, ways, counts), _READINGS_MAX)
    return max(rulings, key=lambda ruling: (ruling.legal, ruling.score or 0))


def _rulings(
    book: WordsRulebook, position: Before, lay: Sequence[Words], ways: Iterable[Words], counts: Counts
) -> Iterator[Ruling]:
    """A ruling for every way to read the tables before and after the turn, as far as that can matter."""
    for table in ways:
        most = max(map(len, table), default=0) * book.whole_rack_factor
        for before in lay:
            ruling = _judge(book, position, before, table, counts)
            yield ruling
            if ruling.score == most:
                return
            # What else is wrong does not hang on what a joker stood for.
            if any(violation.code != "joker-bound" for violation in ruling.violations):
                break


def _tiles(words: Words) -> Counter[LetterTile]:
    return Counter(tile.face for word in words for tile in word)


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


def _judge(book: WordsRulebook, position: Before, before: Words, table: Words, counts: Counts) -> Ruling:
    """Rules on a table, `before` being what lay there as it is read."""
    read = tuple(spelled(word) for word in table)
    lay = Counter(tile.face for word in position.table for tile in word)
    lies = Counter(tile.face for word in table for tile in word)
    rack = Counter(tile.face for tile in position.rack)
    played = lies - lay
    compared = compare(before, table)
    words = standings(book, compared, position.history)
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
        violations += wrong.unbound_jokers(book, before, table, played)
    else:
        touched, laid = wrong.opening_words(position.table, table)
        own = [at for at in laid if Counter(tile.face for tile in table[at]) <= rack]
        opening_value = max((len(table[at]) for at in own if not reasons[at]), default=0)
        violations += wrong.no_opening(book, touched, opening_value)
    violations += wrong.equal_words(book, read)
    scored = None if violations else score(book, compared, words, played == rack)
    points, longest, how = scored or (None, None, ())
    return Ruling(
        rulebook=book.id,
        violations=tuple(violations),
        score=points,
        longest=longest,
        opening_value=opening_value,
        played=tuple(sorted(str(tile) for tile in (played & rack).elements())),
        marks=tuple(_mark(book, compared, words[at], at, reason) for at, reason in enumerate(reasons)),
        stands=tuple(tuple(tile.letter or "" if tile.joker else "" for tile in word) for word in table),
        how=how,
    )


def _reason(book: WordsRulebook, word: str, before: Container[str], counts: Counts) -> str | None:
    """Why this is no word here; None where it is one."""
    if len(word) == 1:
        return "loose"
    if len(word) < book.fewest_letters:
        return "too-short"
    if word in before:
        return None
    return "unnamed-joker" if UNNAMED in word else counts(word)


def _mark(book: WordsRulebook, compared: Compared, word: Standing, at: int, reason: str | None) -> str:
    """What a word on the table is to who looks at it."""
    if reason:
        return "loose" if reason == "loose" else "not-a-word"
    if word.untouched:
        return "kept"
    return "rest" if not book.old_words_score and is_rest(compared, compared.after[at]) else "new"

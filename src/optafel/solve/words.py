"""The best play on a table of words.

Everything here is in notation: a word in capitals, a small letter where a joker stands for it, `@` where
nothing is said. A play is the whole table after the turn.

A search goes on for some `seconds`, or for so many `nodes` (steps): then the time does not count, and the
same question has the same answer on every machine, however busy it is.
"""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypedDict

from optafel._native import words as native
from optafel.languages import KEEPABLE
from optafel.lexicon import HouseRules, Lexicon
from optafel.lexicon.lexicon import LENGTH_MAX
from optafel.solve.word_readings import UNNAMED, Readings

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABET = LATIN + KEEPABLE  # every letter that a dictionary can have

WordIndex = native.WordIndex

_Play = tuple[list[str], int, int, str | None, int]  # table, score, tiles, scorer, broken
_Answer = tuple[list[_Play], int, bool, int, float, float]  # plays, then as `WordSolution` has them


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRules:
    """What a search has to know of a rulebook."""

    word_letters: int  # fewest letters of a word, and of a rest word
    opening_letters: int  # fewest letters of one word of an opening
    rest_words: bool  # whether a word on the table must stay, leave a rest word or be taken up whole
    bound_jokers: bool = False  # whether a joker keeps its letter until a tile of that letter is there for it
    equal_words: bool = True  # whether the same word may lie there twice
    doubling: bool = False  # whether a whole rack laid in one turn counts double
    old_words_score: bool = False  # whether pieces of broken words and words of the history score


@dataclass(frozen=True, slots=True, kw_only=True)
class WordPosition:
    """What a player has before a turn."""

    table: tuple[str, ...]
    rack: str
    opened: bool = True  # whether this player has opened in an earlier turn
    history: frozenset[str] = frozenset()  # words that were laid earlier in the game


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """How a play is to be, besides good. The default is anything that is allowed."""

    most_broken: int | None = None  # how many words on the table may be gone after the turn
    least_frequency: int = 0  # how common the words that are laid must be, as the index counts it


@dataclass(frozen=True, slots=True)
class WordPlay:
    """A table after a turn, and what it brings."""

    table: tuple[str, ...]
    score: int
    tiles: int  # laid from the rack
    scorer: str | None  # the word that scores
    broken: int  # words that lay there and do so no more


@dataclass(frozen=True, slots=True)
class WordSolution:
    """The plays that were found, the best first."""

    plays: tuple[WordPlay, ...]
    bound: int  # no play scores more
    optimal: bool  # nothing better exists, in score and then in tiles
    steps: int
    seconds: float
    found_after: float  # seconds until the best play was found

    @property
    def best(self) -> WordPlay | None:
        return self.plays[0] if self.plays else None


def word_index(
    words: Iterable[str], frequencies: Sequence[int] | None = None, alphabet: str = ALPHABET
) -> WordIndex:
    """Words that may be laid, in capitals, ready to be searched. Build it once; threads may share it."""
    listed = list(words)
    return WordIndex(alphabet, listed, [0] * len(listed) if frequencies is None else list(frequencies))


def dictionary_index(lexicon: Lexicon, rules: HouseRules, shortest: int) -> WordIndex:
    """All words of a dictionary that count, of at least so many letters; what single words a table has added
    or banned is not looked at. Faster than a list of them, and no other thread waits for it."""
    lengths = (shortest, LENGTH_MAX)
    return WordIndex.of_dictionary(ALPHABET, lexicon.graph, lexicon.fold.native, rules.class_bits, lengths)


def best_plays(
    index: WordIndex,
    rules: TurnRules,
    position: WordPosition,
    *,
    count: int = 1,
    wishes: Wishes | None = None,
    extra_words: Iterable[str] = (),
    seconds: float = 10.0,
    nodes: int | None = None,
) -> WordSolution:
    """The plays that score most, ties by tiles laid; each has another word that scores."""
    asked = _asked(rules, position, wishes or Wishes(), extra_words)
    return _solved(index, asked, count, seconds=seconds, nodes=nodes)


class _Asked(TypedDict):
    """What the native search is told of a position."""

    table: list[str]
    rack: str
    shortest: int
    rest_words: bool
    bound_jokers: bool
    distinct: bool
    doubling: bool
    pieces_score: bool
    history: list[str]
    extra: list[str]
    opening: int | None
    most_broken: int | None
    least_frequency: int


def _asked(rules: TurnRules, position: WordPosition, wishes: Wishes, extra_words: Iterable[str]) -> _Asked:
    # What lies there was allowed when it was laid, whatever dictionary the search has.
    lying = (word.upper() for word in position.table if UNNAMED not in word)
    return _Asked(
        table=list(position.table),
        rack=position.rack,
        shortest=rules.word_letters,
        rest_words=rules.rest_words,
        bound_jokers=rules.bound_jokers,
        distinct=not rules.equal_words,
        doubling=rules.doubling,
        pieces_score=rules.old_words_score,
        history=[] if rules.old_words_score else sorted(position.history),
        extra=[*lying, *extra_words],
        opening=None if position.opened else rules.opening_letters,
        most_broken=wishes.most_broken,
        least_frequency=wishes.least_frequency,
    )


def _solved(index: WordIndex, asked: _Asked, count: int, seconds: float, nodes: int | None) -> WordSolution:
    """The best plays on the table as it lies, or on any table that it can be read as."""
    readings = Readings(asked["table"], index, asked["extra"])
    if not readings.longest_row:
        return _solution(index.solve(**asked, plays=count, seconds=seconds, nodes=nodes))
    until = time.monotonic() + seconds
    left = nodes
    solved: list[WordSolution] = []
    for table in readings:
        named = _Asked(**asked)
        named["table"] = list(table)
        named["extra"] = [*(word.upper() for word in table if UNNAMED not in word), *asked["extra"]]
        to_go = len(readings) - len(solved)
        share = max(0.0, until - time.monotonic()) / to_go
        steps = None if left is None else left // to_go
        solved.append(_solution(index.solve(**named, plays=count, seconds=share, nodes=steps)))
        left = None if left is None else max(0, left - solved[-1].steps)
        if _does_for_all(solved[-1], asked, count, readings):
            return _best_of(solved, asked, count, whole=readings.are_all)
        if left is None and time.monotonic() > until:
            break
    return _best_of(solved, asked, count, whole=readings.are_all and len(solved) == len(readings))


def _does_for_all(found: WordSolution, asked: _Asked, count: int, readings: Readings) -> bool:
    """Whether other readings bring nothing better. Where jokers are free and words may be equal, it only
    matters for what is new which word lay there: for that word itself and for its pieces."""
    if asked["bound_jokers"] or asked["distinct"] or not found.optimal:
        return False
    return len(found.plays) == count and found.plays[-1].score > readings.longest_row


def _best_of(solved: Sequence[WordSolution], asked: _Asked, count: int, whole: bool) -> WordSolution:
    """The best plays of several readings, each with another word that scores."""
    best: dict[str | None, WordPlay] = {}
    for play in (play for found in solved for play in found.plays):
        known = best.get(play.scorer)
        if known is None or (play.score, play.tiles) > (known.score, known.tiles):
            best[play.scorer] = play
    plays = sorted(best.values(), key=lambda play: (play.score, play.tiles), reverse=True)
    tiles = sum(map(len, asked["table"])) + len(asked["rack"])
    return WordSolution(
        plays=tuple(plays[:count]),
        bound=max(found.bound for found in solved) if whole else tiles * (1 + asked["doubling"]),
        optimal=whole and all(found.optimal for found in solved),
        steps=sum(found.steps for found in solved),
        seconds=sum(found.seconds for found in solved),
        found_after=sum(found.found_after for found in solved),
    )


def _solution(answer: _Answer) -> WordSolution:
    plays, bound, proven, steps, seconds, found_after = answer
    found = (
        WordPlay(tuple(table), score, tiles, scorer, broken) for table, score, tiles, scorer, broken in plays
    )
    return WordSolution(tuple(found), bound, proven, steps, seconds, found_after)

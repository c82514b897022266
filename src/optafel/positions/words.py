"""A position of the word games."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, Self, cast

from optafel.draw import Scene
from optafel.lexicon import HouseRules, Lexicon
from optafel.lexicon.zipf import to_byte
from optafel.positions.errors import PositionError
from optafel.positions.move import DRAW, Laid, Move
from optafel.positions.position import GivenWords, Options, Position, book_with
from optafel.positions.rows import check_size, rows_scene
from optafel.positions.solved import Solved, Wishes
from optafel.rules.ruling import Ruling, Violation
from optafel.rules.words import Before, Words, WordsRulebook, judge, named
from optafel.rules.words.dictionary import agreements, counts_in, dictionary, dictionary_of
from optafel.rules.words.unnamed import Counts
from optafel.solve.word_turns import index_of, own_words, turn_position, turn_rules
from optafel.solve.words import Wishes as SearchWishes
from optafel.solve.words import WordIndex, WordPlay, WordSolution, best_plays
from optafel.tiles import Tile
from optafel.tiles.letters import JOKER, Word, read_words, spelled, write_word


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class WordsPosition(Position):
    """Words on the table, letters on the rack."""

    table: Words = ()
    rack: Word = ()

    __str__ = Position.__str__

    @property
    def book(self) -> WordsRulebook:
        """The edition that is played."""
        return self._agreed.book

    @property
    def lexicon(self) -> Lexicon:
        """The dictionary that is the judge here, folded to the tiles of the box."""
        return self._agreed.lexicon

    @property
    def _agreed(self) -> "_Agreed":
        return _agreed(self.rulebook, self.options, self.language, self.only_words, self.extra_words)

    @property
    def box(self) -> Mapping[Tile, int]:
        return _box(self.rulebook, self.options)

    @property
    def lying(self) -> Iterable[Tile]:
        return (tile.face for word in self.table for tile in word)

    def words_searched(self, every_word: bool = False) -> tuple[WordIndex, list[str]]:
        """The words that a search may lay here: those of the dictionary, and what the table has added."""
        _, lexicon, rules, _ = self._agreed
        return index_of(lexicon, rules, every_word), own_words(lexicon, rules)

    def read_play(self, text: str) -> Words:
        return read_words(text)

    def read_move(self, text: str) -> Move:
        # Small letters are jokers, so only the small words can be meant; PASS is a word in some languages.
        asked = text.split()[:1]
        if asked and asked[0] in ("draw", "pass", "exchange"):
            return Move(asked[0])  # type: ignore[arg-type]
        return Move("play", read_words(text))

    def judge(self, play: Laid | Move | str) -> Ruling:
        if isinstance(play, str):
            play = self.read_move(play)
        if isinstance(play, Move):
            if play.kind == "exchange":
                return Ruling(self.rulebook, (Violation("no-exchange", "draw"),))
            if play.play is None:
                return Ruling(self.rulebook, score=0)
            play = play.play
        return self._judge(cast(Words, play))

    def _judge(self, table: Words) -> Ruling:
        check_size(sum(map(len, table)), "play")
        book, _, _, counts = self._agreed
        if not book.challenge:
            return judge(book, self._before, table, counts)
        # Nobody checks the words yet, but a joker still gets the letter that fits.
        return judge(book, self._before, self.named(table), self.checked, lay_by=counts)

    def named(self, table: Words) -> Words:
        """The table with its jokers named, as far as something can be read there."""
        return named(self.book, self.table, table, self._agreed.counts)

    @property
    def checked(self) -> Counts:
        """What the referee asks before a turn ends: nothing where others may doubt the words afterwards."""
        return _unchecked if self.book.challenge else self._agreed.counts

    @property
    def _before(self) -> Before:
        check_size(sum(map(len, self.table)) + len(self.rack))
        return Before(self.table, self.rack, self.opened, self.history)

    def counts(self, word: str) -> bool:
        return self._agreed.counts(word) is None

    def zipf(self, word: str) -> float | None:
        return self.lexicon.zipf(word)

    def words_made(self, play: Laid) -> tuple[str, ...]:
        made = Counter(spelled(word) for word in cast(Words, play))
        return tuple((made - Counter(map(spelled, self.table))).elements())

    def ask(self, wishes: Wishes) -> Solved:
        found = self._found(1, wishes)
        best = found.best
        if best is None:
            return Solved(DRAW, 0, found.optimal, found.seconds, score=0, bound=found.bound)
        return _solved(best, found)

    def ask_for(self, count: int, wishes: Wishes) -> tuple[Solved, ...]:
        found = self._found(count, wishes)
        return tuple(_solved(play, found) for play in found.plays)

    def plays(self) -> tuple[Solved, ...]:
        raise PositionError("plays-uncounted")

    def _after(self, play: Laid) -> Self:
        table = cast(Words, play)
        laid = Counter(tile.face for word in table for tile in word)
        laid.subtract(tile.face for word in self.table for tile in word)
        left = list(self.rack)
        for tile in laid.elements():
            if tile in left:
                left.remove(tile)
        formed = self.history.union(map(spelled, table))
        return replace(self, table=table, rack=tuple(left), opened=True, history=formed)

    def scene(self, play: Laid | str | None = None) -> Scene:
        after = read_words(play) if isinstance(play, str) else cast(Words | None, play)
        rows = [write_word(word) for word in self.table]
        then = None if after is None else [write_word(word) for word in after]
        return rows_scene("words", rows, [str(tile) for tile in self.rack], then)

    def _found(self, count: int, wishes: Wishes) -> WordSolution:
        book, _, _, counts = self._agreed
        before = self._before
        self._check_letters(book)
        index, own = self.words_searched(wishes.every_word)
        found = best_plays(
            index,
            turn_rules(book),
            turn_position(before),
            count=count,
            wishes=SearchWishes(
                most_broken=wishes.breaks,
                least_frequency=to_byte(wishes.frequency) if wishes.frequency else 0,
            ),
            extra_words=own,
            seconds=wishes.seconds,
            nodes=wishes.nodes,
        )
        if not any(JOKER in word for word in self.table):
            return found
        return _scored(found, book, before, counts, limited=wishes.breaks is not None)

    def _check_letters(self, book: WordsRulebook) -> None:
        """The search knows the letters of the box alone."""
        tiles = [tile for word in (*self.table, self.rack) for tile in word]
        if foreign := sorted({tile.letter for tile in tiles if tile.letter} - set(book.letters)):
            raise PositionError("letter-not-in-set", letters=" ".join(foreign), count=len(foreign))


class _Agreed(NamedTuple):
    """What the players have agreed: the edition, and the words that count."""

    book: WordsRulebook
    lexicon: Lexicon
    rules: HouseRules
    counts: Counts


@lru_cache(maxsize=64)
def _agreed(
    rulebook: str, options: Options, language: str, only: GivenWords | None, extra: frozenset[str]
) -> _Agreed:
    book = cast(WordsRulebook, book_with(rulebook, options)).edition(language)
    rules = agreements(book, language, extra)
    lexicon = dictionary(book, language) if only is None else dictionary_of(book, language, only)
    return _Agreed(book, lexicon, rules, counts_in(lambda: lexicon, rules))


def _unchecked(word: str) -> None:
    return None


def _scored(
    found: WordSolution, book: WordsRulebook, before: Before, counts: Counts, limited: bool
) -> WordSolution:
    """The same plays with what they score when the table is read as it is best for each.

    A play was found on one reading of the table, with no more words broken there than was wished; another
    reading may give it more. Then it is not known that no other play gains as much that way.
    """
    scored: dict[str | None, WordPlay] = {}
    for play in found.plays:
        ruling = judge(book, before, read_words(" ".join(play.table)), counts)
        best = replace(play, score=ruling.score or 0, scorer=ruling.longest)
        scored.setdefault(best.scorer, best)
    plays = sorted(scored.values(), key=lambda play: (play.score, play.tiles), reverse=True)
    bound = max(found.bound, *(play.score for play in plays)) if plays else found.bound
    return replace(found, plays=tuple(plays), bound=bound, optimal=found.optimal and not limited)


def _solved(play: WordPlay, found: WordSolution) -> Solved:
    return Solved(
        Move("play", read_words(" ".join(play.table))),
        play.tiles,
        found.optimal,
        found.seconds,
        score=play.score,
        changed=play.broken,
        word=play.scorer,
        bound=found.bound,
    )


@lru_cache(maxsize=32)
def _box(rulebook: str, options: Options) -> Mapping[Tile, int]:
    """Without its dictionary, which takes longer to open."""
    return Counter(cast(WordsRulebook, book_with(rulebook, options)).box)

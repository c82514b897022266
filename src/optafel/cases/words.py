"""Cases of the word games."""

from dataclasses import replace
from typing import cast

from optafel.cases.case import Case, CaseError, Solved
from optafel.lexicon import HouseRules, Lexicon
from optafel.lexicon.zipf import to_byte
from optafel.rules.ruling import Ruling, Violation
from optafel.rules.words import Position, WordsRulebook, named
from optafel.rules.words import judge as referee
from optafel.rules.words.dictionary import agreements, counts_in, dictionary, dictionary_of
from optafel.rules.words.unnamed import Counts
from optafel.solve.word_turns import index_of, own_words, turn_position, turn_rules
from optafel.solve.words import Wishes, WordPlay, WordSolution, best_plays
from optafel.tiles.letters import JOKER, read_letters, read_words

_TILES_MAX = 400  # on table and rack together: more than three boxes


def judge(case: Case) -> Ruling:
    book = _book(case)
    # Small letters are jokers, so only the small words can be meant; PASS is a word in some languages.
    asked = case.play.split()[:1]
    if asked in (["draw"], ["pass"]):
        return Ruling(book.id, score=0)
    if asked == ["exchange"]:
        return Ruling(book.id, (Violation("no-exchange", "draw"),))
    table = read_words(case.play)
    if sum(len(word) for word in table) > _TILES_MAX:
        raise CaseError("too-many-tiles", name="play", most=_TILES_MAX)
    lexicon, rules = _words(case, book)
    position, counts = _position(case, lexicon), counts_in(lambda: lexicon, rules)
    if not book.challenge:
        return referee(book, position, table, counts)
    # As at a table: nobody checks the words yet, but a joker still gets the letter that fits.
    read = named(book, position.table, table, counts)
    return referee(book, position, read, lambda word: None, lay_by=counts)


def solve(case: Case) -> Solved:
    found = _found(case, 1)
    best = found.best
    if best is None:
        return Solved("draw", 0, found.optimal, found.seconds, score=0)
    return _solved(best, found)


def ranked(case: Case, count: int) -> tuple[Solved, ...]:
    found = _found(case, count)
    return tuple(_solved(play, found) for play in found.plays)


def _found(case: Case, count: int) -> WordSolution:
    book = _book(case)
    lexicon, rules = _words(case, book)
    position = _position(case, lexicon)
    _check_box(book, position)
    found = best_plays(
        index_of(lexicon, rules, case.every_word),
        turn_rules(book),
        turn_position(position),
        count=count,
        wishes=Wishes(
            most_broken=case.breaks, least_frequency=to_byte(case.frequency) if case.frequency else 0
        ),
        extra_words=own_words(lexicon, rules),
        seconds=case.seconds,
    )
    if not any(JOKER in word for word in position.table):
        return found
    return _scored(found, book, position, counts_in(lambda: lexicon, rules), limited=case.breaks is not None)


def _scored(
    found: WordSolution, book: WordsRulebook, position: Position, counts: Counts, limited: bool
) -> WordSolution:
    """The same plays with what they score when the table is read as it is best for each.

    A play was found on one reading of the table, with no more words broken there than was wished; another
    reading may give it more. Then it is not known that no other play gains as much that way.
    """
    scored: dict[str | None, WordPlay] = {}
    for play in found.plays:
        ruling = referee(book, position, read_words(" ".join(play.table)), counts)
        best = replace(play, score=ruling.score or 0, scorer=ruling.longest)
        scored.setdefault(best.scorer, best)
    plays = sorted(scored.values(), key=lambda play: (play.score, play.tiles), reverse=True)
    return replace(found, plays=tuple(plays), optimal=found.optimal and not limited)


def _solved(play: WordPlay, found: WordSolution) -> Solved:
    return Solved(
        " ".join(play.table),
        play.tiles,
        found.optimal,
        found.seconds,
        score=play.score,
        changed=play.broken,
        word=play.scorer,
    )


def _book(case: Case) -> WordsRulebook:
    return cast(WordsRulebook, case.book).edition(case.language)


def _position(case: Case, lexicon: Lexicon) -> Position:
    # What no tiles can spell was never formed.
    formed = frozenset(laid for word in case.history if (laid := lexicon.lay(word)))
    position = Position(read_words(case.table), read_letters(case.rack), case.opened, formed)
    if sum(len(word) for word in position.table) + len(position.rack) > _TILES_MAX:
        raise CaseError("too-many-tiles", name="table", most=_TILES_MAX)
    return position


def _check_box(book: WordsRulebook, position: Position) -> None:
    """The search knows the letters of the box alone."""
    tiles = [tile for word in (*position.table, position.rack) for tile in word]
    if foreign := sorted({tile.letter for tile in tiles if tile.letter} - set(book.letters)):
        raise CaseError("letter-not-in-set", letters=" ".join(foreign), count=len(foreign))


def _words(case: Case, book: WordsRulebook) -> tuple[Lexicon, HouseRules]:
    """The words that count: exactly the case's own, or the dictionary's."""
    rules = agreements(book, case.language, case.extra_words)
    if case.words is not None:
        return dictionary_of(book, case.language, case.words), rules
    return dictionary(book, case.language), rules

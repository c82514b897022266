"""A search that counts steps answers the same on every run, whatever the clock says; the referee agrees."""

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from optafel.lexicon import FOR_BOTS
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.words import Before, WordsRulebook, judge
from optafel.rules.words.dictionary import counts_in, dictionary
from optafel.solve.word_turns import index_of, turn_position, turn_rules
from optafel.solve.words import Wishes, WordPosition, WordSolution, best_plays
from optafel.tiles.letters import read_letters, read_words

NODES = (0, 1, 40, 600, 8_000)
BOOKS = pytest.mark.parametrize("name", ["woord-sabra", "woord-international", "word-2023"])


def book_of(name: str) -> WordsRulebook:
    book = RULEBOOKS[name]
    assert isinstance(book, WordsRulebook)
    return book


def positions(book: WordsRulebook, count: int, seed: int) -> list[Before]:
    """Tables of common Dutch words, some with a joker in them, and racks."""
    rng = random.Random(seed)
    listed = dictionary(book, "nl").words(book.fewest_letters, rules=FOR_BOTS)
    common = [
        word
        for word, often in zip(listed.words, listed.frequencies, strict=True)
        if often > 90 and 3 <= len(word) <= 8
    ]
    found = []
    for at in range(count):
        words = rng.sample(common, rng.randint(0, 5))
        if words and at % 2:
            words[0] = words[0][0] + words[0][1].lower() + words[0][2:]
        rack = "".join(rng.sample("EENNAATTRRIIOOSDLGKM", 7)) + "@" * (at % 3 == 0)
        table = read_words(" ".join(words))
        history = frozenset(word.upper() for word in words)
        found.append(Before(table, read_letters(rack), opened=bool(at % 4), history=history))
    return found


def told(found: WordSolution) -> str:
    return repr(replace(found, seconds=0.0, found_after=0.0))


@contextmanager
def busy_machine() -> Iterator[None]:
    done = threading.Event()
    book = book_of("woord-sabra")
    index = index_of(dictionary(book, "nl"), FOR_BOTS)
    position = turn_position(positions(book, 2, 3)[1])

    def work() -> None:
        while not done.is_set():
            best_plays(index, turn_rules(book), position, nodes=500)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        done.set()
        for thread in threads:
            thread.join()


@BOOKS
def test_the_same_nodes_give_the_same_answer(name: str) -> None:
    book = book_of(name)
    index = index_of(dictionary(book, "nl"), FOR_BOTS)
    cases = [(turn_position(each), nodes) for each in positions(book, 6, 1) for nodes in NODES]
    unnamed = WordPosition(table=("D@N", "STOEL"), rack="AREN", history=frozenset())
    cases += [(unnamed, nodes) for nodes in NODES]

    def ask(position: WordPosition, nodes: int, seconds: float) -> list[str]:
        limits = Wishes(most_broken=1)
        rules = turn_rules(book)
        return [
            told(best_plays(index, rules, position, nodes=nodes, seconds=seconds)),
            told(best_plays(index, rules, position, nodes=nodes, seconds=seconds, count=3)),
            told(best_plays(index, rules, position, nodes=nodes, seconds=seconds, wishes=limits)),
        ]

    calm = [ask(position, nodes, 600.0) for position, nodes in cases]
    with busy_machine():
        assert [ask(position, nodes, 0.0) for position, nodes in cases] == calm


@BOOKS
def test_more_nodes_never_take_back_a_proof(name: str) -> None:
    book = book_of(name)
    index = index_of(dictionary(book, "nl"), FOR_BOTS)
    cut = 0
    for each in positions(book, 8, 2):
        proved: tuple[int, int] | None = None
        for nodes in NODES:
            found = best_plays(index, turn_rules(book), turn_position(each), nodes=nodes)
            cut += not found.optimal
            worth = (found.best.score, found.best.tiles) if found.best else (0, 0)
            assert found.optimal or proved is None
            if found.optimal:
                assert proved in (None, worth)
                proved = worth
    assert cut, "no search was ever cut off: nothing was tested"


@BOOKS
@pytest.mark.parametrize("most_broken", [None, 0, 1])
def test_the_referee_allows_every_play_and_counts_as_much(name: str, most_broken: int | None) -> None:
    book = book_of(name)
    lexicon = dictionary(book, "nl")
    index = index_of(lexicon, FOR_BOTS)
    counts = counts_in(lambda: lexicon, FOR_BOTS)
    opened, unopened = 0, 0
    for each in positions(book, 16, 4):
        wishes = Wishes(most_broken=most_broken)
        found = best_plays(index, turn_rules(book), turn_position(each), count=4, wishes=wishes, nodes=3_000)
        for play in found.plays:
            ruling = judge(book, each, read_words(" ".join(play.table)), counts)
            assert ruling.legal, (each, play, ruling)
            assert ruling.score == play.score
            assert most_broken is None or play.broken <= most_broken
            opened += each.opened
            unopened += not each.opened
    assert opened
    assert unopened

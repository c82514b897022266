"""A puzzle has exactly one best play, the referee agrees, and the same seed makes the same puzzles."""

import lzma
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from itertools import chain, islice
from itertools import count as count_from_0
from pathlib import Path

import pytest

from optafel.bots import LEVELS as LEVELS_OF_BOTS
from optafel.positions import Wishes
from optafel.puzzle import (
    LEVELS,
    Name,
    NoSuchPuzzle,
    Puzzle,
    counts,
    judged,
    of_the_day,
    puzzle_named,
    sealed,
    stood_before,
)
from optafel.puzzle import shelf as shelves
from optafel.puzzle.make import only_best, puzzles_of_game
from optafel.puzzle.sealed import form_of
from optafel.rules.rulebooks import RULEBOOKS
from optafel.solve.numbers import best
from optafel.tiles import read_sets
from optafel.tiles.numbers import read_tiles


def some(rulebook: str, language: str, each: int) -> list[Puzzle]:
    """The first few of each level on the shelf."""
    there = shelves.shelf(rulebook, language).values()
    return [puzzle for level in there for puzzle in level[:each]]


def made(rulebook: str, language: str, count: int, seed: bytes = b"a test") -> list[Puzzle]:
    games = (puzzles_of_game(rulebook, seed, language, number) for number in count_from_0())
    return list(islice(chain.from_iterable(games), count))


@pytest.mark.parametrize("rulebook", ["rummikub-sabra", "rummikub-jokers"])
def test_no_other_tiles_of_the_rack_do_as_well(rulebook: str) -> None:
    for puzzle in some(rulebook, "", 3):
        verdict = judged(puzzle, puzzle.play)
        assert verdict.right
        assert verdict.got == puzzle.worth
        table, rack = read_sets(" | ".join(puzzle.table)), read_tiles(" ".join(puzzle.rack))
        # Whatever else lays as many lays fewer of some tile of the answer: so try that with each one in turn.
        for tile, used in Counter(read_tiles(" ".join(verdict.ruling.played))).items():
            left = [one for one in rack if one != tile] + (used - 1) * [tile]
            without = best(table, tuple(left), seconds=30)
            assert without.optimal
            assert without.tiles < puzzle.worth


def test_no_other_placement_scores_as_much() -> None:
    for puzzle in some("scrabble-nl", "nl", 3):
        assert judged(puzzle, puzzle.play).right
        scores = [play.score for play in puzzle.position.plays()]
        assert max(scores) == puzzle.worth  # type: ignore[type-var]
        assert scores.count(puzzle.worth) == 1


@pytest.mark.parametrize("rulebook", ["woord-sabra", "woord-international", "word-2023"])
@pytest.mark.parametrize("language", ["nl", "fr", "de", "es", "pt", "en"])
def test_no_other_word_scores_as_much(rulebook: str, language: str) -> None:
    for puzzle in some(rulebook, language, 1):
        verdict = judged(puzzle, puzzle.play)
        assert verdict.right
        assert verdict.got == puzzle.worth
        # All that the referee takes, words that nobody is led to included.
        found = puzzle.position.best_plays(3, seconds=30, every_word=True)
        assert found[0].optimal
        assert [play.word for play in found if play.score == puzzle.worth] == [verdict.ruling.longest]


def test_the_same_seed_makes_the_same_puzzles() -> None:
    once = made("rummikub-sabra", "", 2, b"one")
    assert once == made("rummikub-sabra", "", 2, b"one")
    assert once != made("rummikub-sabra", "", 2, b"another")


@pytest.mark.parametrize(("rulebook", "language"), [("woord-international", "nl"), ("scrabble-nl", "nl")])
def test_what_is_made_now_is_as_good_as_what_stands_on_the_shelf(rulebook: str, language: str) -> None:
    for puzzle in made(rulebook, language, 2):
        assert judged(puzzle, puzzle.play).right
        found = only_best(replace(puzzle.position, others=()))
        assert found is not None
        assert str(found) == puzzle.play


def shipped() -> list[tuple[Name, Puzzle]]:
    """All of the number games, and of the Dutch words a few of each level."""
    found = []
    for rulebook in RULEBOOKS:
        language = "nl" if "nl" in shelves.languages_of(rulebook) else ""
        for level, there in counts(rulebook, language).items():
            for number in range(1, there + 1 if not language else min(there, 8) + 1):
                name = Name(rulebook, language, level, number)
                found.append((name, puzzle_named(name)))
    return found


def test_the_shelf_holds_what_it_promises() -> None:
    found = shipped()
    assert {name.rulebook for name, _ in found} == set(RULEBOOKS)
    for name, puzzle in found:
        assert puzzle.level == name.level
        verdict = judged(puzzle, puzzle.play)
        assert (str(name), verdict.ruling.violations) == (str(name), ())
        assert (verdict.right, verdict.got) == (True, puzzle.worth)


def test_every_game_in_every_language_has_months_of_puzzles() -> None:
    for rulebook in RULEBOOKS:
        for language in shelves.languages_of(rulebook):
            there = counts(rulebook, language)
            assert sum(there.values()) >= 120, (rulebook, language)
            assert min(there.values()) >= 15, (rulebook, language)


def test_less_than_the_best_is_told_as_such() -> None:
    puzzle = next(puzzle for name, puzzle in shipped() if puzzle.family == "numbers" and puzzle.worth > 2)
    lying = set(puzzle.table)
    added = [row for row in puzzle.play.split(" | ") if row not in lying]
    assert not judged(puzzle, " | ".join(puzzle.table)).right
    illegal = judged(puzzle, " | ".join([*puzzle.table, added[0].split()[0]]))
    assert (illegal.right, illegal.got) == (False, 0)
    assert illegal.ruling.violations


def test_puzzles_come_back_from_the_shelf_as_they_were_put_there(tmp_path: Path) -> None:
    put = made("rummikub-sabra", "", 4)
    path = shelves.write(tmp_path, "rummikub-sabra", "", put)
    lines = lzma.decompress(path.read_bytes()).decode().splitlines()
    assert [shelves._read(line) for line in lines] == put


@pytest.mark.parametrize(
    "text",
    ["", "rummikub-sabra", "rummikub-sabra.easy", "rummikub-sabra.easy.0", "rummikub-sabra.easy.-1",
     "poker.easy.1", "rummikub-sabra.easy.01", "rummikub-sabra.trivial.1", "rummikub-sabra.nl.easy.1",
     "woord-sabra.easy.1", "woord-sabra.xx.easy.1", "rummikub-sabra.easy.1.2", "rummikub-sabra.easy.１",
     "rummikub-sabra.easy.999999999999"],
)  # fmt: skip
def test_a_name_that_is_no_puzzles(text: str) -> None:
    with pytest.raises(NoSuchPuzzle):
        Name.read(text)


def test_a_name_is_read_as_it_is_written() -> None:
    for name, _ in shipped():
        assert Name.read(str(name)) == name


def test_beyond_the_shelf_puzzles_are_made_from_their_names() -> None:
    beyond = Name("rummikub-sabra", "", "medium", counts("rummikub-sabra", "")["medium"] + 1)
    puzzle = puzzle_named(beyond)
    assert puzzle.level == "medium"
    assert judged(puzzle, puzzle.play).right
    shelves._named.cache_clear()
    assert puzzle_named(beyond) == puzzle


def test_where_no_new_one_is_found_the_trainer_goes_round_the_shelf_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shelves, "puzzles_of_game", lambda *asked: iter(()))
    shelves._named.cache_clear()
    there = counts("rummikub-sabra", "")["easy"]
    for number in (there + 1, there + 2, 5 * there + 7):
        name = Name("rummikub-sabra", "", "easy", number)
        before = stood_before(name)
        assert before is not None
        assert before.number == (number - 1) % there + 1
        assert puzzle_named(name) == puzzle_named(before)
        assert stood_before(before) is None
    shelves._named.cache_clear()


@pytest.mark.parametrize("family", ["numbers", "words", "crossword"])
def test_every_day_has_its_own_puzzle_and_the_week_grows_harder(family: str) -> None:
    monday = date(2026, 11, 16)
    days = [of_the_day(monday + timedelta(days=at), family, "nl") for at in range(8 * 7)]
    assert days == [of_the_day(monday + timedelta(days=at), family, "nl") for at in range(8 * 7)]
    assert Counter(days).most_common(1)[0][1] == 1
    week = [LEVELS.index(name.level) for name in days[:7]]
    assert week == sorted(week)
    assert (days[0].level, days[6].level) == ("gentle", "fiendish")


@pytest.mark.parametrize("language", ["nl", "fr", "de", "es", "pt", "en"])
@pytest.mark.parametrize("family", ["numbers", "words", "crossword"])
def test_a_monday_is_for_a_child(family: str, language: str) -> None:
    """Little lies there, there is no joker, nothing is taken apart, and a beginner sees the answer."""
    monday = date(2026, 11, 16)
    names = [of_the_day(monday + timedelta(weeks=at), family, language) for at in range(4)]
    for puzzle in map(puzzle_named, names):
        assert len(puzzle.rack) <= 10
        assert not {"*", "@", "?"} & set("".join((*puzzle.rack, *puzzle.table)))
        beginner = LEVELS_OF_BOTS["beginner"]
        seen = puzzle.position.ask(Wishes(seconds=30, breaks=beginner.breaks, frequency=beginner.frequency))
        assert seen.got == puzzle.worth
        if family == "numbers":
            assert len(puzzle.table) <= 6
            assert 2 <= puzzle.worth <= 5
        elif family == "words":
            assert len(puzzle.table) <= 2
            assert puzzle.worth <= 5
            assert set(puzzle.table) <= set(puzzle.play.split())
        else:
            assert sum(sign.isalpha() for row in puzzle.table for sign in row) <= 16


def test_half_a_year_of_mondays_is_there_in_every_language() -> None:
    for family in ("numbers", "words", "crossword"):
        for language in ("nl", "fr", "de", "es", "pt", "en"):
            mondays = [
                of_the_day(date(2026, 11, 16) + timedelta(weeks=at), family, language) for at in range(26)
            ]
            assert len(set(mondays)) == 26, (family, language)


@pytest.mark.parametrize(
    "name",
    ["rummikub-sabra.hard.1", "woord-sabra.nl.easy.1", "woord-sabra.nl.gentle.2", "scrabble-nl.nl.easy.4"],
)
def test_a_seal_is_of_the_answer_and_does_not_show_it(name: str) -> None:
    puzzle = puzzle_named(Name.read(name))
    seal = sealed(name, puzzle)
    assert len(seal) == 64
    assert seal == sealed(name, puzzle)
    other = puzzle_named(replace(Name.read(name), number=Name.read(name).number + 1))
    assert sealed(name, other) != seal
    form = form_of(puzzle)
    if puzzle.family == "numbers":
        assert sorted(judged(puzzle, puzzle.play).ruling.played) == form.split()
    elif puzzle.family == "words":
        assert form in puzzle.play.upper().split()
    else:
        assert len(form.split()) == len(judged(puzzle, puzzle.play).ruling.played)

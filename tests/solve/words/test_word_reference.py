"""The native search and the slow reference agree on small tables."""

import os
from dataclasses import replace

import pytest
from word_positions import INTERNATIONAL, SABRA, WORD_2023, Case, random_case
from word_reference import Judged, best_worth, judge, ranked

from optafel.solve.words import (
    TurnRules,
    Wishes,
    WordPlay,
    WordPosition,
    best_plays,
    word_index,
)

CASES = int(os.environ.get("WORD_CASES", "150"))  # a rulebook; thousands were run before each release
# Proofs of such small tables take milliseconds; what is asserted must not hang on how busy the machine is.
NO_HURRY = 3600.0  # seconds
RULES = pytest.mark.parametrize(
    "rules", [SABRA, INTERNATIONAL, WORD_2023], ids=["sabra", "international", "2023"]
)


def judged(case: Case, rules: TurnRules, play: WordPlay) -> Judged:
    found = judge(play.table, case.words, rules, case.position)
    assert found is not None, (case, play)
    assert found.worth == (play.score, play.tiles), (case, play, found)
    assert play.scorer in (found.scorers or {None}), (case, play, found)
    return found


@RULES
def test_the_best_play_is_as_good_as_the_best_of_all_tables(rules: TurnRules) -> None:
    for seed in range(CASES):
        case = random_case(seed, rules.word_letters)
        index = word_index(case.words)
        found = best_plays(index, rules, case.position, seconds=NO_HURRY)
        expected = best_worth(case.words, rules, case.position)
        assert found.optimal, (seed, case)
        if expected is None:
            assert found.best is None, (seed, case, found)
        else:
            assert found.best is not None, (seed, case, expected)
            assert judged(case, rules, found.best).worth == expected, (seed, case, found, expected)
            assert found.bound == found.best.score


@RULES
def test_the_best_plays_are_the_best_that_each_word_can_bring(rules: TurnRules) -> None:
    for seed in range(1_000_000, 1_000_000 + CASES // 3):
        case = random_case(seed, rules.word_letters)
        best = ranked(case.words, rules, case.position)
        index = word_index(case.words)
        found = best_plays(index, rules, case.position, count=4, seconds=NO_HURRY)
        assert found.optimal
        worths = [judged(case, rules, play).worth for play in found.plays]
        assert worths == sorted(best.values(), reverse=True)[:4], (seed, case, found, best)
        scorers = [play.scorer for play in found.plays]
        assert len(set(scorers)) == len(scorers)
        assert all(best[play.scorer] == (play.score, play.tiles) for play in found.plays), (seed, case)


@RULES
@pytest.mark.parametrize("most", [0, 1, 2])
def test_no_more_words_are_broken_than_wished(rules: TurnRules, most: int) -> None:
    wishes = Wishes(most_broken=most)
    for seed in range(2_000_000, 2_000_000 + CASES // 3):
        case = random_case(seed, rules.word_letters)
        index = word_index(case.words)
        found = best_plays(index, rules, case.position, wishes=wishes, seconds=NO_HURRY)
        expected = best_worth(case.words, rules, case.position, wishes)
        assert found.optimal
        if expected is None:
            assert found.best is None, (seed, case, found)
        else:
            assert found.best is not None, (seed, case, expected)
            assert judged(case, rules, found.best).worth == expected, (seed, case, found, expected)
            assert found.best.broken <= most


@RULES
@pytest.mark.parametrize("most", [None, 0, 1])
def test_what_lies_there_counts_though_no_dictionary_has_it(rules: TurnRules, most: int | None) -> None:
    """A compound, or a word that was never doubted: it may stay, be taken apart, and lie there once."""
    wishes = Wishes(most_broken=most)
    for seed in range(4_000_000, 4_000_000 + CASES // 3):
        case = random_case(seed, rules.word_letters)
        lying = {word.upper() for word in case.position.table if "@" not in word}
        index = word_index(word for word in case.words if word not in lying)
        known = replace(case, words=tuple(sorted({*case.words, *lying})))
        found = best_plays(index, rules, case.position, wishes=wishes, seconds=NO_HURRY)
        expected = best_worth(known.words, rules, case.position, wishes)
        assert found.optimal
        best = judged(known, rules, found.best).worth if found.best else None
        assert best == expected, (seed, case, found, expected)


@RULES
def test_out_of_time_there_is_a_lawful_play_at_hand_and_a_bound(rules: TurnRules) -> None:
    at_hand = 0
    for seed in range(3_000_000, 3_000_000 + CASES):
        case = random_case(seed, rules.word_letters)
        found = best_plays(word_index(case.words), rules, case.position, seconds=0.0)
        expected = best_worth(case.words, rules, case.position)
        if found.best is not None:
            assert expected is not None, (seed, case, found)
            assert judged(case, rules, found.best).worth <= expected, (seed, case, found)
            at_hand += 1
        if expected is not None:
            assert found.bound >= expected[0], (seed, case, found)
    assert at_hand > CASES // 4


def test_a_rare_word_that_lies_there_is_not_laid_again_where_no_two_may_be_equal() -> None:
    index = word_index(["ABC", "ABD"], [10, 100])
    position = WordPosition(table=("ABC",), rack="ABC")
    for wishes in (Wishes(most_broken=0, least_frequency=50), Wishes(most_broken=0)):
        found = best_plays(index, WORD_2023, position, wishes=wishes, seconds=NO_HURRY)
        assert found.optimal
        assert found.best is None
    again = best_plays(
        index, SABRA, position, wishes=Wishes(most_broken=0, least_frequency=50), seconds=NO_HURRY
    )
    assert again.best is not None
    assert again.best.table == ("ABC", "ABC")

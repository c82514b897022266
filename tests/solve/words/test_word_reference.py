"""The native search and the slow reference agree on small tables."""

import pytest

from optafel.solve.words import TurnRules, best_plays, can_play, word_index
from word_positions import INTERNATIONAL, SABRA, WORD_2023, random_case
from word_reference import best_worth, judge

CASES = 300


@pytest.mark.parametrize(
    ("rules", "seeds"),
    [(SABRA, range(CASES)), (WORD_2023, range(CASES))],
    ids=["sabra", "2023"],
)
def test_the_best_play_is_as_good_as_the_best_of_all_tables(rules: TurnRules, seeds: range) -> None:
    for seed in seeds:
        case = random_case(seed, rules.word_letters)
        index = word_index(case.words)
        found = best_plays(index, rules, case.position)
        expected = best_worth(case.words, rules, case.position)
        assert found.optimal, (seed, case)
        if expected is None:
            assert found.best is None, (seed, case, found)
            assert can_play(index, rules, case.position) is False
            continue
        assert found.best is not None, (seed, case, expected)
        judged = judge(found.best.table, case.words, rules, case.position)
        assert judged is not None, (seed, case, found)
        assert judged.worth == (found.best.score, found.best.tiles) == expected, (seed, case, found)
        assert found.best.broken == judged.broken, (seed, case, found)
        assert can_play(index, rules, case.position) is True

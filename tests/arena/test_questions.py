"""The sequential test keeps its promise on coins, and asks for no more of them than it needs."""

from itertools import product
from random import Random

import pytest

from optafel.arena.sequential import Question

RUNS, TOSSES = 400, 600


def pairs(chance: Random, heads: float, tosses: int) -> list[float]:
    """Scores of pairs: two games each, won with this chance."""
    return [((chance.random() < heads) + (chance.random() < heads)) / 2 for _ in range(tosses)]


@pytest.mark.slow
@pytest.mark.parametrize(("rate", "above"), list(product((0.3, 0.5, 0.55), (True, False))))
def test_on_the_very_rate_it_answers_in_few_cases_at_all(rate: float, above: bool) -> None:
    chance = Random(f"{rate} {above}")
    answers = [Question(rate, above).decided(pairs(chance, rate, TOSSES))[0] for _ in range(RUNS)]
    for wrong in (True, False):
        assert answers.count(wrong) <= 0.04 * RUNS  # 0.025 was promised; 0.04 is three errors of chance more


@pytest.mark.parametrize(
    ("heads", "rate", "answer"), [(0.65, 0.55, True), (0.45, 0.55, False), (0.9, 0.5, True)]
)
def test_a_clear_case_is_decided_and_rightly(heads: float, rate: float, answer: bool) -> None:
    chance = Random(f"{heads}")
    decided = [Question(rate).decided(pairs(chance, heads, TOSSES)) for _ in range(100)]
    answers = [each for each, _ in decided]
    assert answers.count(answer) >= 97
    assert answers.count(not answer) <= 3
    needed = sorted(count for _, count in decided)
    assert needed[50] < TOSSES / 2


def test_the_clearer_the_case_the_sooner_it_is_decided() -> None:
    chance = Random(7)
    near, far = (
        sorted(Question(0.5).decided(pairs(chance, heads, TOSSES))[1] for _ in range(60))[30]
        for heads in (0.6, 0.9)
    )
    assert far < near / 3


def test_above_and_below_are_one_question() -> None:
    scores = pairs(Random(3), 0.8, 100)
    assert Question(0.5, above=True).decided(scores)[0] is True
    assert Question(0.5, above=False).decided(scores)[0] is False


@pytest.mark.parametrize(
    "text", ["above", "above:", "above:x", "above:0", "above:1", "over:0.5", "", "above:nan"]
)
def test_what_is_no_question_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (the shell has the sentence)
        Question.read(text)

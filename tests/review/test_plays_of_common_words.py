"""Beside the best play of a turn stands what the player could have laid with words that people know."""

import pytest
from games import beside_the_best, some_turns

from optafel.positions import COMMON
from optafel.review.lines import best_line
from optafel.wire import to_json


@pytest.mark.parametrize("rulebook", ["woord-sabra", "scrabble-nl"])
def test_a_play_of_common_words_is_legal_common_and_better_than_the_one_made(rulebook: str) -> None:
    turns = beside_the_best(some_turns(rulebook, 14), seconds=0.5)
    told = [turn for turn in turns if turn.best and turn.best.common]
    assert told  # beginners leave room
    for turn in told:
        position, best = turn.turn.position, turn.best
        assert position is not None
        assert best is not None
        assert best.common is not None
        play = position.read_play(best.common.play)
        ruling = position.judge(play)
        assert ruling.legal
        assert ruling.score == best.common.got
        assert all((position.zipf(word) or 0) >= COMMON for word in position.words_made(play))
        assert best.common.play not in (best.play, turn.turn.play)
        rarest = min(position.zipf(word) or 0 for word in position.words_made(position.read_play(best.play)))
        assert rarest < COMMON
        if best.by == "turn":
            assert turn.turn.got < best.common.got <= best.got
        said = to_json(best_line(turn))["best"]["common"]
        assert (said["play"], said["got"], said["word"]) == (
            best.common.play,
            best.common.got,
            best.common.word,
        )


def test_nothing_is_said_of_words_among_numbers() -> None:
    for turn in beside_the_best(some_turns("rummikub-sabra", 10), seconds=0.5):
        assert turn.best is None or turn.best.common is None
        assert "common" not in (to_json(best_line(turn))["best"] or {})

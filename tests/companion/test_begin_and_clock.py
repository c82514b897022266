"""Who begins by the tiles that were drawn, and what the clock does."""

from typing import Any

import pytest

from optafel.companion import WhoBegins, ways_time_is_up, when_time_is_up, who_begins
from optafel.game import Setup
from optafel.tiles import NotationError


def begins(*drawn: str, rulebook: str = "rummikub-sabra") -> Any:
    return who_begins(Setup(rulebook, len(drawn), b"seed"), drawn)


def test_the_highest_number_or_the_letter_nearest_to_a_begins() -> None:
    assert begins("R7", "k13", "B2") == WhoBegins(1)
    assert begins("E", "b", "Z", rulebook="woord-sabra") == WhoBegins(1)
    assert begins("E", "A", rulebook="scrabble-nl") == WhoBegins(1)


def test_ties_and_jokers_draw_again() -> None:
    assert begins("R7", "K7", "B2") == WhoBegins(None, (0, 1))
    assert begins("R7", "K9", "") == WhoBegins(1)  # only those who were equal drew again
    assert begins("R7", "*", "B2") == WhoBegins(None, (1,))


def test_what_is_no_tile_is_refused() -> None:
    for rulebook, sign in (("rummikub-sabra", "R14"), ("woord-sabra", "AB"), ("scrabble-nl", "7")):
        with pytest.raises(NotationError):
            begins(sign, sign, rulebook=rulebook)


def said(rulebook: str, language: str = "", **options: Any) -> list[tuple[Any, ...]]:
    lines = when_time_is_up(Setup(rulebook, 2, b"seed", language=language, options=options))
    return [(line.key, *line.params.values()) for line in lines]


def test_each_book_has_its_own_clock() -> None:
    assert said("rummikub-sabra")[0] == ("time-up-keep-whole-sets", 3)
    assert said("rummikub-jokers")[0] == ("time-up-put-all-back", 3)
    assert said("rummikub-sabra", time_out_penalty=1)[0] == ("time-up-keep-whole-sets", 1)
    assert said("woord-sabra", strict_clock=True)[0] == ("time-up-strict",)
    assert said("word-2023", "nl") == [("time-up-words-loose-to-pot",)]
    assert said("word-2023", "es")[-1] == ("time-up-skips", 1)
    assert said("scrabble-nl") == [("time-up-pass",)]


def ways(rulebook: str, language: str = "", **options: Any) -> list[tuple[str, bool]]:
    setup = Setup(rulebook, 2, b"seed", language=language, options=options)
    return [(way.kind, way.late) for way in ways_time_is_up(setup)]


def test_each_book_has_its_own_ways_to_run_out_of_time() -> None:
    assert ways("rummikub-sabra") == ways("rummikub-jokers") == [("laid", True), ("none", False)]
    assert ways("woord-sabra") == ways("woord-international") == [("none", True)]
    assert ways("word-2023", "nl") == [("laid", True), ("none", False)]
    assert ways("scrabble-nl") == [("none", True)]

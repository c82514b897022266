"""What Python lets through and nobody can mean is refused with what was read and what was expected."""

from typing import Any

import pytest

from optafel import Game, Move, Other, Position, PositionError
from optafel.tiles import read_letters

NUMBERS = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
CROSSWORD = Position.read("scrabble-nl", board="8D TAART", rack="ENXQ?AB")

ODD: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("woord-international", {"history": "KANT"}, "list of words"),  # not K, A, N and T
    ("woord-international", {"words": "HUT"}, "list of words"),
    ("woord-international", {"extra_words": "OPTAFEL"}, "list of words"),
    ("woord-international", {"words": [1]}, "list of words"),
    ("rummikub-sabra", {"rack": ["B1", "B2"]}, "text"),
    ("rummikub-sabra", {"table": None}, "text"),
    ("rummikub-sabra", {"pot": -3}, "from 0 to 999"),
    ("rummikub-sabra", {"pot": True}, "from 0 to 999"),
    ("rummikub-sabra", {"pot": 5_000}, "from 0 to 999"),
    ("rummikub-sabra", {"opened": "no"}, "true or false"),
    ("rummikub-sabra", {"others": (14,)}, "such as Other"),
    ("rummikub-sabra", {"others": (Other(-1),)}, "from 0 to 999"),
    ("rummikub-sabra", {"options": ["opening_value"]}, "object"),
    ("rummikub-sabra", {"options": {"opening_value": []}}, "another kind"),
    ("scrabble-nl", {"board": [8]}, "list of plays"),
    ("scrabble-nl", {"values": {"A": "1"}}, "from 0 to 99"),
)


@pytest.mark.parametrize(("rulebook", "parts", "expected"), ODD)
def test_a_part_of_another_kind_is_refused(rulebook: str, parts: dict[str, Any], expected: str) -> None:
    with pytest.raises(PositionError, match=expected):
        Position.read(rulebook, **parts)


def test_others_may_come_in_any_order_of_things() -> None:
    listed: Any = [Other(3), Other(14, opened=False)]
    position = Position.read("rummikub-sabra", rack="B1", others=listed)
    assert position == Position.parse(str(position))
    assert hash(position) == hash(Position.parse("rummikub-sabra - B1 others=3,14!"))


def test_nobody_can_wish_for_less_than_nothing_or_for_an_objective_that_there_is_not() -> None:
    with pytest.raises(PositionError, match="“points” is unknown"):
        NUMBERS.best(objective="points")
    with pytest.raises(PositionError, match="“nodes” holds -1"):
        NUMBERS.best(nodes=-1)
    with pytest.raises(PositionError, match="“breaks” holds -1"):
        NUMBERS.best_plays(2, breaks=-1)
    with pytest.raises(PositionError, match="“count” holds -1"):
        NUMBERS.best_plays(-1)


def test_what_is_left_after_something_else_than_a_play() -> None:
    assert NUMBERS.after("draw") == NUMBERS
    assert CROSSWORD.after("pass") == CROSSWORD
    assert CROSSWORD.after("exchange AB?").rack == read_letters("ENXQ")
    assert CROSSWORD.after(CROSSWORD.best().move) == CROSSWORD.after(str(CROSSWORD.best()))
    words = Position.read("woord-international", table="KANTOOR", rack="DM")
    assert words.after("draw") == words  # and no word of four jokers
    assert words.after(Move("draw")) == words


@pytest.mark.parametrize(
    "own",
    [{"words": ["AB"]}, {"extra_words": ["AB"]}, {"values": {"A": 5}}],
    ids=str,
)
def test_no_game_goes_on_from_a_position_with_words_or_values_of_its_own(own: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="words or letter values of its own"):
        Game.at(Position.read("scrabble-nl", rack="AB", **own))

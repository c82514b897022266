"""What a position is refused for: in every language, quoting what was read."""

from collections.abc import Callable
from typing import Any

import pytest

from optafel import Game, Position, PositionError
from optafel.positions.case import read_case
from optafel.texts import LANGUAGES

SABRA = "rummikub-sabra"


def at(line: str, **more: Any) -> Game:
    return Game.at(Position.parse(line), seed=b"seed", **more)


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "plays-uncounted": (lambda: Position.read(SABRA, rack="B1").plays(), "best_plays"),
    "not-in-this-game": (lambda: Position.read("scrabble-nl", table="HUT"), "board"),
    "line-too-short": (lambda: Position.parse("rummikub-sabra B1"), "rummikub-sabra B1"),
    "line-field": (lambda: Position.parse("rummikub-sabra - - colour=red"), "colour=red"),
    "unknown-field": (lambda: read_case({"game": SABRA, "rak": "B1"}, False), "rak"),
    "unknown-field-at-all": (lambda: read_case({"game": SABRA, "zzzzzzzz": "B1"}, False), "zzzzzzzz"),
    "position-and-more": (lambda: read_case({"position": f"{SABRA} - B1", "pot": 3}, False), "pot"),
    "too-many-of-a-tile": (lambda: at(f"{SABRA} - B1B1B1"), "B1"),
    "pot-too-large": (lambda: at(f"{SABRA} - B1 pot=200"), "200"),
    "others-too-large": (lambda: at(f"{SABRA} - B1 others=99,99"), "198"),
    "own-words": (lambda: at("scrabble-nl - AB extra=AB"), ""),
    "others-too-many": (lambda: at(f"{SABRA} - B1 others=14,14,14", seats=2), "3"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_quotes_what_was_read(code: str, language: str) -> None:
    ask, quoted = REFUSED[code]
    with pytest.raises(PositionError) as caught:
        ask()
    assert caught.value.code == code
    sentence = caught.value.sentence(language)
    assert quoted in sentence
    assert code not in sentence
    assert "$" not in sentence


@pytest.mark.parametrize("code", REFUSED)
def test_each_language_has_a_sentence_of_its_own(code: str) -> None:
    with pytest.raises(PositionError) as caught:
        REFUSED[code][0]()
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)

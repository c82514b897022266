"""What the page is told of a box: what has to be written, and how letters are laid that no tile has."""

from typing import Any

import pytest

from optafel.companion.rulebook import what_to_write_down
from optafel.game import Setup


def needs(rulebook: str, language: str = "") -> Any:
    return what_to_write_down(Setup(rulebook, 2, b"seed", language=language))


@pytest.mark.parametrize(
    ("rulebook", "language", "typed", "laid"),
    [
        ("woord-sabra", "nl", "É", "E"),
        ("word-2023", "de", "Ä", "AE"),
        ("word-2023", "es", "Á", "A"),
        ("word-2023", "fr", "Œ", "OE"),
        ("scrabble-nl", "nl", "Ë", "E"),
    ],
)
def test_letters_that_no_tile_has_are_laid_with_those_that_are(
    rulebook: str, language: str, typed: str, laid: str
) -> None:
    assert needs(rulebook, language).spells[typed] == laid


def test_letters_with_a_tile_of_their_own_stay() -> None:
    assert "Ñ" not in needs("word-2023", "es").spells
    assert needs("rummikub-sabra").spells == {}

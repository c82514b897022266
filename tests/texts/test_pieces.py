"""A sentence that quotes tiles comes in pieces, so that whoever shows it can draw them."""

import re

import pytest

from optafel.cli.drawing import draw_pieces
from optafel.positions.case import read_case
from optafel.rules.spoken import spoken
from optafel.texts import LANGUAGES, QuotedTiles, pieces_to_json, say, say_in_pieces
from optafel.wire import to_json

NOTATION = re.compile(r"(?<!\w)([KRBY]\d{1,2}|\*|@)(?!\w)")

UNLAWFUL = {
    "a short set": {"game": "rummikub-sabra", "rack": "B9 B10", "play": "B9 B10"},
    "a joker that nobody has": {"game": "rummikub-sabra", "rack": "B8 K8", "play": "B8 K8 *"},
    "a colour twice": {"game": "rummikub-sabra", "rack": "R8 R8 K8", "play": "R8 R8 K8"},
    "a table that is touched too soon": {
        "game": "rummikub-jokers",
        "table": "B8 B9 B10 B11 | K1 K2 K3",
        "rack": "R8 K8",
        "play": "B9 B10 B11 | K1 K2 K3 | B8 R8 K8",
        "opened": False,
    },
    "letters that nobody has": {
        "game": "woord-sabra",
        "table": "HUT",
        "rack": "A",
        "play": "HUT OP",
        "words": ["HUT", "OP"],
    },
    "a joker that makes no word": {"game": "woord-sabra", "rack": "XQ@", "play": "XQ@", "words": ["HUT"]},
    "a letter on its own": {
        "game": "woord-sabra",
        "table": "HUT",
        "rack": "A",
        "play": "HUT A",
        "words": ["HUT"],
    },
    "a blank that nobody has": {
        "game": "scrabble-nl",
        "rack": "TAAR",
        "play": "8D TAART",
        "words": ["TAART"],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", UNLAWFUL)
def test_a_refusal_has_no_tile_in_notation_among_its_words(name: str, language: str) -> None:
    case = read_case(UNLAWFUL[name], needs_play=True)
    ruling = to_json(spoken(case.position.judge(case.play), language))
    assert ruling["violations"]
    for violation in ruling["violations"]:
        words = "".join(piece for piece in violation["pieces"] if isinstance(piece, str))
        assert not NOTATION.search(words), words
        whole = "".join(piece if isinstance(piece, str) else piece["tiles"] for piece in violation["pieces"])
        assert whole == violation["message"]
    assert any(isinstance(piece, dict) for one in ruling["violations"] for piece in one["pieces"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_quotes_tiles_twice_keeps_both_in_their_places(language: str) -> None:
    quoted = {"set": QuotedTiles("R8 R8 K8"), "tile": QuotedTiles("R8")}
    pieces = say_in_pieces(language, "refuse-group-colour-twice", **quoted)
    assert pieces[0] == "R8 R8 K8"
    assert [one for one in pieces if isinstance(one, QuotedTiles)] == ["R8 R8 K8", "R8"]
    assert "".join(pieces) == say(language, "refuse-group-colour-twice", **quoted)


def test_what_looks_like_a_tile_but_is_a_name_is_not_drawn() -> None:
    pieces = say_in_pieces("en", "verify-draw", turn=3, name="B10", tiles=QuotedTiles("B10 *"))
    assert pieces_to_json(pieces) == ["Turn 3: B10 drew ", {"tiles": "B10 *"}, "."]


def test_the_shell_draws_them_with_their_marks() -> None:
    drawn = draw_pieces("numbers", ["put ", QuotedTiles("B10 * | K1"), " back"]).plain
    assert drawn == "put  10▲   ★     1■  back"

"""What the page adds up alone it adds up as the server does: both are held to the same sheets."""

import json

import pytest
from tools import sheet_vectors

from optafel.companion.sums import sums_of
from optafel.game import Setup
from optafel.rules.rulebooks import RULEBOOKS


def test_the_sheets_are_what_the_server_counts() -> None:
    kept = sheet_vectors.FILE.read_text("utf-8")
    assert kept == sheet_vectors.text(), "run `python -m tools.sheet_vectors`, and see that the page agrees"


def test_the_sheets_have_of_everything() -> None:
    sheets = json.loads(sheet_vectors.FILE.read_text("utf-8"))["sheets"]
    games = [game for sheet in sheets for game in sheet["counts"]["games"]]
    said = {check[0] for game in games for check in game["checks"]}
    assert said >= {
        "check-how-went-out",
        "check-how-blocked",
        "check-how-words",
        "check-how-crossword",
        "check-how-crossword-out",
        "check-out-of-order",
        "check-last-turns",
        "check-more-than-box",
        "check-penalty-tiles",
        "unreadable",
    }
    reasons = {game["result"]["reason"] for game in games if game["result"]}
    assert reasons >= {"went-out", "blocked", "last-round", "by-hand"}


@pytest.mark.parametrize("rulebook", list(RULEBOOKS))
def test_a_box_is_told_tile_by_tile(rulebook: str) -> None:
    book = RULEBOOKS[rulebook]
    setup = Setup(rulebook, 2, b"seed", language=(*book.languages, "")[0])
    sums = sums_of(setup, "en")
    assert sums.dealt == book.rack_size
    assert sum(tile.count for tile in sums.tiles.values()) > 100
    jokers = [sign for sign, tile in sums.tiles.items() if tile.begins is None]
    assert set(jokers) <= set("*DCM@")
    assert jokers

"""What a stranger needs to check a shuffle is in files, and they say what the library does."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tools.fair import BOXES, GAMES, boxes

from optafel.game import record
from optafel.game.proof import broken_promises, prove
from optafel.game.record_text import signed_bytes
from optafel.rules.rulebooks import RULEBOOKS

VECTORS: list[dict[str, Any]] = [json.loads(line) for line in GAMES.read_text("utf-8").splitlines()]
NAMES = [vector["record"].partition("\nSeed:")[0].replace("\n", ", ") for vector in VECTORS]


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_every_draw_is_the_one_in_the_file(vector: dict[str, Any]) -> None:
    game = record.read(vector["record"])
    proof = prove(game)
    assert proof.commitment == vector["shown"]
    assert [[seat, tile] for seat, tile in proof.start_draw] == vector["start"]
    drawn = [[draw.event, draw.seat, " ".join(draw.tiles)] for draw in proof.draws]
    assert drawn == vector["draws"]
    assert broken_promises(vector["record"], vector["shown"], game=game, stirs=game.setup.entropy) == []
    assert hashlib.sha256(signed_bytes(vector["record"])).hexdigest() == vector["signed"]


def test_the_boxes_of_the_page_are_those_of_the_rulebooks() -> None:
    assert json.loads(BOXES.read_text("utf-8")) == boxes()
    assert BOXES.parent.name == "game"  # it travels with the package, and the page is built with it


def test_every_rulebook_and_every_way_of_drawing_is_in_the_file() -> None:
    said = "\n".join(vector["record"] for vector in VECTORS)
    assert all(f"Game: {name}\n" in said for name in RULEBOOKS)
    kinds = ("play", "draw", "pass", "exchange", "time-out", "challenge", "accept", "resign")
    assert all(f" {kind}" in said for kind in kinds)
    for wanted in ('"open_pot": true', '"challenge": true', '"to_pot"', '"table"', "First:", "\\u2028"):
        assert wanted in said, wanted


def test_no_house_rule_changes_a_draw_behind_the_page_s_back() -> None:
    """The page knows of four options that decide what is drawn. One more must be told to it (boxes.json)."""
    decides = {"rack_size", "refill", "refill_tiles", "challenge_penalty", "copies", "jokers", "players"}
    for book in RULEBOOKS.values():
        fields = {option.field or option.name for option in book.options}
        assert not fields & decides, book.id


def test_the_example_in_the_documentation_is_the_library_s_deal() -> None:
    from optafel.game import Game, Setup

    said = (Path(__file__).parents[2] / "docs" / "fair.md").read_text("utf-8")
    game = Game.start(Setup("rummikub-sabra", 2, bytes(range(32)), ("salt of Ada", "pepper of Bob")))
    assert game.setup.commitment in said
    for rack in game.state.racks:
        assert " ".join(map(str, rack)) in said

"""A rulebook is one declaration and its texts: here a seventh one, which no file of the package names."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from optafel.rules.rulebooks import RULEBOOKS, register

HERE = Path(__file__).parent / "rummikub_plain"
BEGIN = """
import json
from optafel.learn import lesson_of, register as teach
from optafel.rules.rulebooks import RULEBOOKS, register
from rummikub_plain import LESSON, RUMMIKUB_PLAIN
register(RUMMIKUB_PLAIN)
teach("rummikub-plain", LESSON)
"""


def run(code: str) -> Any:
    """A process of its own, so that no other test meets the seventh."""
    paths = os.pathsep.join((str(HERE), *sys.path))
    environment = {**os.environ, "OPTAFEL_LANGUAGES": str(HERE), "PYTHONPATH": paths}
    ran = subprocess.run(
        [sys.executable, "-c", BEGIN + code], env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_a_whole_game_is_played_and_its_record_read() -> None:
    told = run("""
from optafel import Game, Setup
from optafel.bots import choose
from optafel.game import record
game = Game.start(Setup("rummikub-plain", seats=2, seed=b"plain" * 7))
while game.turn is not None:
    game = game.try_play(game.turn, choose(game.view(game.turn), "beginner"))
again = record.read(record.write(game))
print(json.dumps({
    "same": again.result == game.result,
    "zero": sum(game.result.scores),
    "tiles": len(RULEBOOKS["rummikub-plain"].box),
    "rack": len(Game.start(game.setup).state.racks[0]),
}))
""")
    assert told == {"same": True, "zero": 0, "tiles": 104, "rack": 12}


def test_it_is_judged_and_solved() -> None:
    told = run("""
from optafel.positions.case import judge_case, solve_case
case = {"game": "rummikub-plain", "table": "B8 B9 B10", "rack": "B11 K8 Y8", "opened": True}
solved = solve_case(case)
opening = {"game": "rummikub-plain", "rack": "R6 R7 R8 K1", "opened": False}
print(json.dumps({
    "legal": judge_case({**case, "play": solved["play"]})["legal"],
    "opens": judge_case({**opening, "play": "R6 R7 R8"})["legal"],
    "sabra": judge_case({**opening, "game": "rummikub-sabra", "play": "R6 R7 R8"})["legal"],
    "joker": judge_case({**opening, "rack": "R6 R7 * K1", "play": "R6 R7 *"}),
}))
""")
    assert (told["legal"], told["opens"], told["sabra"]) == (True, True, False)
    assert not told["joker"].get("legal")


def test_its_texts_its_lesson_and_its_place_on_the_shelf_are_found() -> None:
    told = run("""
from optafel.texts import say
print(json.dumps({
    "names": [say(lang, "rulebook-rummikub-plain") for lang in ("en", "nl", "fr")],
    "shelf": list(RULEBOOKS),
    "lesson": [example.legal for example in lesson_of("rummikub-plain").examples],
    "joker": [one.rules for one in lesson_of("rummikub-plain").sections if one.id == "joker"],
}))
""")
    assert told["names"] == ["Rummikub without jokers", "Rummikub zonder jokers", "Rummikub without jokers"]
    assert told["shelf"][:4] == ["rummikub-sabra", "rummikub-jokers", "rummikub-plain", "woord-sabra"]
    assert told["lesson"] == [True]
    assert told["joker"] == [[]]


def test_two_rulebooks_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="there is a rulebook 'rummikub-sabra' already"):
        register(RULEBOOKS["rummikub-sabra"])

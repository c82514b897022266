"""The programs of examples/ and of the README, run for real: each does what it says."""

import subprocess
import sys
from pathlib import Path

import pytest

from optafel import RULEBOOKS, Game, Position, Setup, record

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
sys.path += [str(ROOT / "tests" / "server"), str(ROOT / "tools")]

from served import serving  # noqa: E402
from shown_programs import shown_programs  # noqa: E402

SAYS = {
    "judge_a_play": ("B9 B10 B11 | B8 K8 Y8: legal", "not allowed", "“Spelregels 2”", "twee stenen"),
    "best_plays": ("4 tiles, proved", "  3 tiles, 27 points", "left on the rack: K13"),
    "every_play": ("14472 plays", "  90 ", "to play on: "),
    "bots_of_your_own": tuple(RULEBOOKS),
    "keep_a_game": ("Names: Anna; Bram", "1. ", "refused: line 16"),
    "review_a_game": ("seat 0 missed", "best was", "turning points: ["),
    "crossword_records": ("#player1", "line 6: score", "instead of"),
    "from_a_position": ("won by the seat to move: ", " of 10"),
}


def run(name, *words):
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_an_example_says_what_it_promises(name):
    said = run(name)
    for part in SAYS[name]:
        assert part in said


def test_every_game_of_ones_own_bots_ends():
    games = run("bots_of_your_own").splitlines()
    assert len(games) == len(RULEBOOKS)
    assert all(", over: " in game for game in games)


def test_the_kept_game_can_be_read_by_anybody():
    text, _, _ = run("keep_a_game").partition("refused:")
    assert len(record.read(text).state.turns) == 8


def test_a_notebook_shows_the_picture_that_is_drawn(tmp_path):
    said = run("in_a_notebook", str(tmp_path))
    position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
    assert (tmp_path / "position.svg").read_text("utf-8") == position._repr_svg_()
    game = Game.start(Setup("scrabble-nl", seed=b"any thirty-two bytes will do now"))
    assert (tmp_path / "game.svg").read_text("utf-8") == game._repr_svg_()
    assert "Three tiles at once" in (tmp_path / "play.svg").read_text("utf-8")
    assert "<Position rummikub-sabra B8B9B10 B11K8Y8>" in said


def test_a_bot_plays_a_whole_game_over_the_wire(tmp_path):
    with serving(tmp_path / "data") as server:
        said = run("websocket_bot", server.url)
    assert "'winners': [" in said


def test_no_example_is_left_out():
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    for example in EXAMPLES.glob("*.py"):
        assert any(example.stem in test for test in tests), f"nothing runs {example.name}"


@pytest.mark.parametrize("name", dict(shown_programs()))
def test_a_program_of_the_documents_runs(name):
    source = dict(shown_programs())[name]
    done = subprocess.run([sys.executable, "-c", source], text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()

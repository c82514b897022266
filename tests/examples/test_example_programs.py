"""The programs of examples/ and of the README, run for real: each does what it says."""

import subprocess
import sys
from pathlib import Path

import pytest
from served import serving
from tools.shown_programs import shown_programs

from optafel import RULEBOOKS, Game, Position, Setup, record

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"

SAYS = {
    "judge_a_play": ("B9 B10 B11 | B8 K8 Y8: legal", "not allowed", "“Spelregels 2”", "twee stenen"),
    "best_plays": ("4 tiles, proved", "  3 tiles, 27 points", "left on the rack: K13"),
    "every_play": ("14658 plays", "  90 ", "to play on: "),
    "bots_of_your_own": tuple(RULEBOOKS),
    "keep_a_game": ("Names: Anna; Bram", "1. ", "refused: line 16"),
    "review_a_game": ("seat 0 missed", "best was", "turning points: ["),
    "crossword_records": ("#player1", "line 6: score", "instead of"),
    "from_a_position": ("won by the seat to move: ", " of 10"),
}


def run(name: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *words]
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_an_example_says_what_it_promises(name: str) -> None:
    said = run(name)
    for part in SAYS[name]:
        assert part in said


def test_every_game_of_ones_own_bots_ends() -> None:
    games = run("bots_of_your_own").splitlines()
    assert len(games) == len(RULEBOOKS)
    assert all(", over: " in game for game in games)


def test_a_stranger_works_out_the_deal_that_we_make() -> None:
    game = Game.start(
        Setup("rummikub-sabra", seats=2, seed=bytes(range(32)), entropy=("salt of Ada", "pepper of Bob"))
    )
    first = game.state.first
    racks = [" ".join(map(str, game.state.racks[seat])) for seat in (first, 1 - first)]
    said = run("prove_a_shuffle").splitlines()
    assert said == [
        f"shown before the game: {game.setup.commitment}",
        "drawn to see who begins: " + " ".join(tile for _, tile in game.state.start_draw),
        f"dealt to who begins: {racks[0]}",
        f"dealt to the other: {racks[1]}",
        "drawn next: " + " ".join(map(str, game.state.piles[0][:-6:-1])),
    ]
    shown = (ROOT / "docs" / "fair.md").read_text("utf-8")
    for line in said:
        told = line.partition(": ")[2]
        assert told in shown or told.replace(" ", ", ") in shown


def test_the_kept_game_can_be_read_by_anybody() -> None:
    text, _, _ = run("keep_a_game").partition("refused:")
    assert len(record.read(text).state.turns) == 8


def test_a_notebook_shows_the_picture_that_is_drawn(tmp_path: Path) -> None:
    said = run("in_a_notebook", str(tmp_path))
    position = Position.read("rummikub-sabra", table="B8 B9 B10", rack="B11 K8 Y8")
    assert (tmp_path / "position.svg").read_text("utf-8") == position._repr_svg_()
    game = Game.start(Setup("scrabble-nl", seed=b"any thirty-two bytes will do now"))
    assert (tmp_path / "game.svg").read_text("utf-8") == game._repr_svg_()
    assert "Three tiles at once" in (tmp_path / "play.svg").read_text("utf-8")
    assert "<Position rummikub-sabra B8B9B10 B11K8Y8>" in said


def test_a_bot_plays_a_whole_game_over_the_wire(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        said = run("websocket_bot", server.url)
    assert "'winners': [" in said


def test_no_example_is_left_out() -> None:
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    for example in EXAMPLES.glob("*.py"):
        assert any(example.stem in test for test in tests), f"nothing runs {example.name}"


@pytest.mark.parametrize("name", dict(shown_programs()))
def test_a_program_of_the_documents_runs(name: str) -> None:
    source = dict(shown_programs())[name]
    done = subprocess.run([sys.executable, "-c", source], text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()

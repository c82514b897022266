"""`optafel verify` as a player meets it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from optafel.game import Game, Setup, record


def optafel(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "optafel", "verify", *words], text=True, capture_output=True, check=False
    )


@pytest.fixture
def game(tmp_path: Path) -> tuple[Path, Game]:
    game = Game.start(Setup("rummikub-sabra", 2, b"s" * 32, ("mine",)))
    for move in ({"draw": 0}, {"draw": 0}, {"resign": True}):
        game = game.try_play(game.turn, move)  # type: ignore[arg-type, assignment]
    file = tmp_path / "game.txt"
    file.write_text(record.write(game, ["Anna", "Bert"]))
    return file, game


def test_the_promised_seed_proves_every_draw(game: tuple[Path, Game]) -> None:
    file, played = game
    run = optafel(str(file), "--commit", played.setup.commitment)
    assert run.returncode == 0
    assert "Fair" in run.stdout
    assert "Anna was dealt" in run.stdout
    assert run.stdout.count("Turn") == 2


def test_another_seed_is_found_out(game: tuple[Path, Game]) -> None:
    run = optafel(str(game[0]), "--commit", "0" * 64, "--lang", "nl")
    assert run.returncode == 1
    assert "Niet eerlijk" in run.stdout


def test_a_program_gets_json(game: tuple[Path, Game]) -> None:
    run = optafel(str(game[0]), "--json")
    said = json.loads(run.stdout)
    assert (said["fair"], len(said["draws"])) == (True, 4)


def test_what_is_no_record_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "no.txt"
    file.write_text("hello\n")
    run = optafel(str(file))
    assert run.returncode == 2
    assert run.stderr.startswith("Line 1 of the record cannot be read: “hello”")
    in_spanish = optafel(str(file), "--lang", "es").stderr
    assert "«hello». Se esperaba una línea de cabecera" in in_spanish
    assert "Traceback" not in run.stderr

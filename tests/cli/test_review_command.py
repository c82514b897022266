"""`optafel review` and `optafel picture` from a shell."""

import json
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import engines
from optafel.cli import main

GCG = Path(__file__).parents[1] / "gcg" / "games"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def test_a_line_a_turn_and_the_turning_points() -> None:
    said = run("review", str(GCG / "zu-zweit.gcg"))
    assert said.exit_code == 0, said.output
    turns = [line for line in said.stdout.splitlines() if line[:4].strip().isdigit()]
    assert [int(line[:4]) for line in turns] == list(range(1, len(turns) + 1))
    assert len(turns) > 10
    assert "Turning points" in said.stdout
    assert "Keerpunten" in run("review", str(GCG / "zu-zweit.gcg"), "--lang", "nl").stdout


def test_json_tells_what_the_server_tells() -> None:
    said = run("review", "--json", "--seconds", "0.2", str(GCG / "broken-off.gcg"))
    told = [json.loads(line) for line in said.stdout.splitlines()]
    turns = told[0]["turns"]
    assert [line["type"] for line in told] == ["game", *["turn"] * turns, *["best"] * turns, "end"]


@pytest.mark.parametrize("text", ["hello", "", "Game: poker\nSeed: 00\n"])
def test_what_cannot_be_read_is_said_and_not_thrown(tmp_path: Path, text: str) -> None:
    (tmp_path / "game.txt").write_text(text)
    said = run("review", str(tmp_path / "game.txt"))
    assert (said.exit_code, said.stdout) == (2, "")
    assert "Expected" in said.stderr
    assert run("review", str(tmp_path / "nothing.txt")).exit_code == 2


def test_ctrl_c_stops_and_tells_what_was_found() -> None:
    working = subprocess.Popen(
        engines.program("review", "--json", str(GCG / "club-night.gcg")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert working.stdout is not None
    heard = ""
    while '"best"' not in heard:
        heard = working.stdout.readline()
    time.sleep(0.01)
    working.send_signal(signal.SIGINT)
    out, wrong = working.communicate(timeout=60)
    assert json.loads(out.splitlines()[-1])["type"] == "end"
    assert "Traceback" not in wrong
    assert working.returncode in (0, 130)  # it may just have been ready


def test_a_picture_of_a_position(tmp_path: Path) -> None:
    case = ("rummikub-sabra", "--table", "B8 B9 B10", "--rack", "B11 K8 Y8")
    drawn = run("picture", *case, "--out", str(tmp_path / "position.svg"))
    assert drawn.exit_code == 0, drawn.output
    assert ElementTree.parse(tmp_path / "position.svg").getroot().get("viewBox")
    assert run("picture", *case, "--play", "B9 B10 B11 | B8 K8 Y8").stdout.startswith("<svg")
    wrong = run("picture", "rummikub-sabra", "--rack", "R99")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "R99" in wrong.stderr

"""A whole position in one line, as `judge`, `solve` and `picture` take it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from optafel.texts import LANGUAGES

NUMBERS = "rummikub-sabra B8B9B10 B11K8Y8"


def optafel(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "optafel", *words]
    return subprocess.run(command, text=True, capture_output=True, check=False)


def test_a_line_is_judged_as_its_parts_are() -> None:
    line = optafel("judge", "--position", NUMBERS, "--play", "B9 B10 B11 | B8 K8 Y8", "--json")
    parts = optafel(
        "judge", "rummikub-sabra", "--table", "B8 B9 B10", "--rack", "B11 K8 Y8",
        "--play", "B9 B10 B11 | B8 K8 Y8", "--json",
    )  # fmt: skip
    assert line.returncode == 0
    assert line.stdout == parts.stdout


@pytest.mark.parametrize(
    ("line", "play"),
    [
        (NUMBERS, "B9 B10 B11 | K8 B8 Y8"),
        ("woord-international:nl HUT EN words=HUT,HUTEN", "HUTEN"),
        ("scrabble-nl:nl 15/15/15/15/15/15/15/3TAART7/15/15/15/15/15/15/15 ENXYQ words=TAART,TAARTEN",
         "8D .....EN"),
    ],
)  # fmt: skip
def test_a_line_of_every_family_is_solved(line: str, play: str) -> None:
    run = optafel("solve", "--position", line, "--json")
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["play"] == play


def test_nodes_instead_of_seconds_give_the_same_answer_each_time() -> None:
    runs = [optafel("solve", "--position", NUMBERS, "--nodes", "1000", "--json") for _ in range(2)]
    first, second = (json.loads(run.stdout) for run in runs)
    assert first.pop("seconds") >= 0
    assert second.pop("seconds") >= 0
    assert first == second


def test_a_line_is_drawn() -> None:
    run = optafel("picture", "--position", NUMBERS)
    assert run.returncode == 0
    assert run.stdout.startswith("<svg")


def test_the_words_of_a_line_may_come_from_a_file(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("HUT\nHUTEN\n")
    one = optafel(
        "solve", "--position", "woord-international:nl HUT EN", "--words-file", str(words), "--json"
    )
    assert json.loads(one.stdout)["play"] == "HUTEN"
    lines = ["woord-international:nl HUT EN", "woord-international:nl HUT EN words=HUT,HUTNE"]
    cases = tmp_path / "cases.jsonl"
    cases.write_text("".join(json.dumps({"position": line}) + "\n" for line in lines))
    many = optafel("solve", "--cases", str(cases), "--words-file", str(words))
    plays = [json.loads(answer)["play"] for answer in many.stdout.splitlines()]
    assert plays == ["HUTEN", "HUTNE"]
    given = optafel("solve", "--position", "woord-international:nl HUT EN", "--words", "HUT,HUTEN")
    assert given.returncode == 2
    assert "“words” is given too" in given.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--position", "rummikub-sabra"), "no whole position"),
        (("--position", f"{NUMBERS} pott=4"), "“pott=4” cannot be read"),
        (("--position", f"{NUMBERS} pot=4 pot=5"), "“pot=5” cannot be read"),
        (("--position", f"{NUMBERS} opened=perhaps"), "opened=yes, opened=no"),
        (("--position", NUMBERS, "--rack", "R1"), "“rack” is given too"),
        (("--position", "rummikub B8B9B10 B11"), "There is no game “rummikub”"),
        (("--position", "rummikub-sabra B8Q9 B11"), "“Q9”"),
        (("scrabble-nl", "--table", "HUT"), "no “table”: give what lies there as “board”"),
        (("rummikub-sabra", "--board", "8D TAART"), "no “board”: give what lies there as “table”"),
    ],
)
def test_what_cannot_be_read_is_said_and_ends_with_two(words: tuple[str, ...], said: Any) -> None:
    run = optafel("solve", *words)
    assert run.returncode == 2
    assert said in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_says_what_a_line_is_in_every_language(lang: str) -> None:
    run = optafel("solve", "--help", "--lang", lang)
    assert "--position" in run.stdout
    assert "docs/positions.md" in " ".join(run.stdout.split()).replace("docs/ positions", "docs/positions")
    assert "shell-" not in run.stdout

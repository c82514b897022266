"""`optafel judge` as a person and as a program meets it."""

import json
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-m", "optafel"]


def optafel(*words, stdin=None):
    return subprocess.run([*COMMAND, *words], input=stdin, text=True, capture_output=True, check=False)


def test_a_person_sees_the_ruling_and_its_place_in_the_book():
    run = optafel(
        "judge", "rummikub-sabra", "--table", "B8 B9 B10", "--rack", "B11", "--play", "B8 B9 | B10 B11"
    )
    assert run.returncode == 1
    assert "Not allowed" in run.stdout
    assert "“Spelregels 2”" in run.stdout
    assert "rummikub-sabra/set" in run.stdout


def test_the_answer_is_in_the_readers_language():
    run = optafel("judge", "rummikub-sabra", "--rack", "R1", "--play", "R1", "--lang", "nl")
    assert "één steen is nog geen serie of rijtje" in run.stdout


def test_json_is_the_object_of_the_contract():
    run = optafel(
        "judge", "rummikub-sabra", "--rack", "R9 R10 R11", "--play", "R9 R10 R11", "--not-opened", "--json"
    )
    assert run.returncode == 0
    answer = json.loads(run.stdout)
    assert answer == {
        "id": None, "legal": True, "score": None, "longest": None, "opening_value": 30,
        "played": ["R9", "R10", "R11"], "rule": None, "message": "Legal.",
    }  # fmt: skip


def test_a_batch_goes_on_after_what_cannot_be_read():
    lines = [
        '{"id": "a", "game": "rummikub-sabra", "rack": "R1 R2 R3", "play": "R1 R2 R3"}',
        "this is no json",
        '{"id": "c", "game": "rummikub-sabra", "rack": "R1 Q2", "play": "R1"}',
        "[" * 100_000,
        '{"id": "d", "game": "rummikub-sabra", "rack": "R1", "play": "R1"}',
    ]
    run = optafel("judge", "--cases", "-", stdin="\n".join(lines) + "\n")
    assert run.returncode == 2
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == ["a", None, "c", None, "d"]
    assert [("error" in answer) for answer in answers] == [False, True, True, True, False]
    assert "Q2" in answers[2]["error"]
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("words", [["judge", "--cases", "no/such/file"], ["judge"], ["judge", "chess"]])
def test_a_call_that_makes_no_sense_is_refused_without_a_trace(words):
    run = optafel(*words)
    assert run.returncode != 0
    assert "Traceback" not in run.stderr + run.stdout
    assert run.stderr

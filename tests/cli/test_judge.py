"""`optafel judge` as a person and as a program meets it."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "optafel"]


def optafel(*words: str, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], input=stdin, text=True, capture_output=True, check=False)


def test_a_person_sees_the_ruling_and_its_place_in_the_book() -> None:
    run = optafel(
        "judge", "rummikub-sabra", "--table", "B8 B9 B10", "--rack", "B11", "--play", "B8 B9 | B10 B11"
    )
    assert run.returncode == 1
    assert "Not allowed" in run.stdout
    assert "“Spelregels 2”" in run.stdout
    assert "rummikub-sabra/set" in run.stdout


def test_the_answer_is_in_the_readers_language() -> None:
    run = optafel("judge", "rummikub-sabra", "--rack", "R1", "--play", "R1", "--lang", "nl")
    assert "één steen is nog geen serie of rijtje" in run.stdout


def test_json_is_the_object_of_the_contract() -> None:
    run = optafel(
        "judge", "rummikub-sabra", "--rack", "R9 R10 R11", "--play", "R9 R10 R11", "--not-opened", "--json"
    )
    assert run.returncode == 0
    answer = json.loads(run.stdout)
    assert answer == {
        "id": None, "legal": True, "score": None, "longest": None, "opening_value": 30,
        "played": ["R9", "R10", "R11"], "rule": None, "message": "Legal.",
    }  # fmt: skip


def test_a_batch_goes_on_after_what_cannot_be_read() -> None:
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


HUT = '{"id": "a", "game": "woord-sabra", "rack": "HUT", "play": "HUT", "words": null}\n'


@pytest.mark.parametrize("command", ["judge", "solve"])
@pytest.mark.parametrize("broken", ["missing", "folder", "cut", "wrong"])
def test_a_file_that_cannot_be_read_is_no_illegal_play(tmp_path: Path, command: str, broken: str) -> None:
    cases, words = tmp_path / "cases.jsonl", tmp_path / "words.gz"
    cases.write_text(HUT)
    packed = gzip.compress(b"hut\nkoe\n" * 40)
    match broken:
        case "folder":
            words.mkdir()
        case "cut":
            words.write_bytes(packed[:-12])
        case "wrong":
            words.write_bytes(packed[:12] + bytes([packed[12] ^ 255]) + packed[13:])
    run = optafel(command, "--cases", str(cases), "--words-file", str(words), "--lang", "nl")
    assert run.returncode == 2
    assert "words.gz is niet te lezen" in run.stderr
    assert "Traceback" not in run.stderr
    nowhere = optafel(command, "--cases", str(tmp_path / "nowhere"))
    assert (nowhere.returncode, "cannot be read" in nowhere.stderr) == (2, True)


def test_a_file_of_words_is_the_dictionary_of_every_case_that_names_none(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\ufeffkoe\r\n", encoding="utf-8")
    own = HUT.replace("null", '["hut"]')
    koe = HUT.replace("HUT", "KOE")
    run = optafel("judge", "--cases", "-", "--words-file", str(words), stdin="\ufeff" + HUT + own + koe)
    assert [json.loads(line)["legal"] for line in run.stdout.splitlines()] == [False, True, True]
    assert run.returncode == 0


def test_what_is_typed_may_be_no_text_at_all() -> None:
    run = subprocess.run(
        [*COMMAND, "judge", "woord-sabra", "--rack", b"\xff", "--play", b"\xff"],
        capture_output=True,
        check=False,
    )
    assert run.returncode == 2
    assert b"Traceback" not in run.stderr
    assert run.stderr


def test_no_time_to_think_is_refused_not_forgotten() -> None:
    run = optafel("solve", "woord-sabra", "--rack", "HUT", "--seconds", "0", "--json")
    assert (run.returncode, json.loads(run.stdout)["code"]) == (2, "bad-field")


@pytest.mark.parametrize("words", [["judge", "--cases", "no/such/file"], ["judge"], ["judge", "chess"]])
def test_a_call_that_makes_no_sense_is_refused_without_a_trace(words: list[str]) -> None:
    run = optafel(*words)
    assert run.returncode != 0
    assert "Traceback" not in run.stderr + run.stdout
    assert run.stderr

"""`optafel gcg` as a person and as a program meets it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

GOOD = """\
#player1 Ann Ann Example
#player2 Béa Béa
>Ann: HORNSXY 8d HORNS +24 24
>Béa: FARMPQU f6 FARM +17 17
>Ann: BOXYTIE 9F (M)BOY +27 51
#note (it was late)
"""
BAD = GOOD.replace("+17 17", "+19 19").replace("+27 51", "+27 52")


def optafel(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "optafel", *words],
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
    )


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "good.gcg").write_bytes(GOOD.replace("\n", "\r\n").encode("latin-1"))
    (tmp_path / "bad.gcg").write_text(BAD, encoding="utf-8")
    return tmp_path


def test_a_record_that_holds(files: Path) -> None:
    run = optafel("gcg", str(files / "good.gcg"))
    assert run.returncode == 0
    assert "Ann: 51 points" in run.stdout
    assert "3 lines, and the rules agree with all of them." in run.stdout


def test_a_record_that_does_not_is_told_line_by_line(files: Path) -> None:
    run = optafel("gcg", str(files / "bad.gcg"), "--lang", "nl")
    assert run.returncode == 1
    assert "regel 4  Béa: genoteerd is +19, volgens de regels is het +17." in run.stdout
    assert "regel 5  Ann: het totaal is 52" in run.stdout
    assert "Béa: 19 punten genoteerd, 17 volgens de regels" in run.stdout


def test_one_object_a_file_for_programs(files: Path) -> None:
    run = optafel("gcg", "--json", str(files / "good.gcg"), str(files / "bad.gcg"))
    assert run.returncode == 1
    good, bad = (json.loads(line) for line in run.stdout.splitlines())
    assert good["encoding"] == "cp1252"
    assert good["differences"] == []
    assert good["letters"]["set"] == "en"
    assert (good["letters"]["fits"], good["letters"]["plays"]) == (3, 3)
    assert [(d["line"], d["kind"], d["found"], d["expected"]) for d in bad["differences"]] == [
        (4, "score", "+19", "+17"),
        (5, "total", "52", "51"),
    ]
    assert [(p["nick"], p["recorded"], p["points"]) for p in bad["players"]] == [
        ("Ann", 52, 51),
        ("Béa", 19, 17),
    ]


def test_it_is_written_strictly(files: Path) -> None:
    out = files / "strict" / "game.gcg"
    assert optafel("gcg", str(files / "good.gcg"), "--write", str(out)).returncode == 0
    assert out.read_bytes().decode("utf-8") == (
        "#character-encoding UTF-8\n#player1 Ann Ann Example\n#player2 Béa Béa\n"
        ">Ann: HORNSXY 8D HORNS +24 24\n>Béa: FARMPQU F6 FA.M +17 17\n>Ann: BOXYTIE 9F .BOY +27 51\n"
        "#note (it was late)\n"
    )


def test_many_files_go_into_a_folder_and_points_can_be_mended(files: Path) -> None:
    out = files / "out"
    run = optafel("gcg", "--mend", "--write", f"{out}/", str(files / "good.gcg"), str(files / "bad.gcg"))
    assert run.returncode == 1
    assert (out / "bad.gcg").read_text("utf-8") == (out / "good.gcg").read_text("utf-8")


def test_on_standard_output(files: Path) -> None:
    run = optafel("gcg", str(files / "good.gcg"), "--write", "-")
    assert run.stdout.startswith("#character-encoding UTF-8\n#player1 Ann")


def test_words_that_stayed_are_named_when_asked(files: Path) -> None:
    words = files / "words.txt"
    words.write_text("HORNS\nFARM\nMBOY\nNB\n", encoding="utf-8")
    run = optafel("gcg", "--json", str(files / "good.gcg"), "--words-file", str(words))
    assert run.returncode == 0
    assert json.loads(run.stdout)["phonies"] == [{"line": 5, "word": "SO"}]


def test_a_file_that_is_not_there(files: Path) -> None:
    run = optafel("gcg", str(files / "no.gcg"), str(files / "good.gcg"))
    assert run.returncode == 2
    assert "no.gcg cannot be read" in run.stderr
    assert "Traceback" not in run.stderr
    assert "the rules agree" in run.stdout

"""The crossword from a shell: a board for people, figures for programs."""

import gzip
import subprocess
import sys
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"


def optafel(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "optafel", *words],
        text=True,
        encoding="utf-8",
        capture_output=True,
        check=False,
    )


def test_a_person_sees_the_board_and_how_the_score_came_about() -> None:
    run = optafel(
        "judge", "scrabble-nl", "--board", "8D TAART, E7 TAFEL", "--rack", "POSTXYZ", "--play", "12C POST"
    )
    assert run.returncode == 0
    assert "  12 ' · P O S T · ' " in run.stdout
    assert "POST: (P3 O1 S2 T2) × 2 = 16" in run.stdout
    assert "29 points" in run.stdout


def test_the_best_play_is_shown_on_the_board() -> None:
    run = optafel("solve", "scrabble-nl", "--rack", "TAARTEN", "--words", "TAARTEN TAART")
    assert run.returncode == 0
    assert "74 points with 7 tiles" in run.stdout
    assert "Proved to be the best play" in run.stdout


def test_the_bench_says_what_each_position_holds(tmp_path: Path) -> None:
    lines = gzip.decompress((DATA / "crossword-nl-golden.txt.gz").read_bytes()).decode().splitlines()[::100]
    positions = tmp_path / "positions.txt"
    positions.write_text("\n".join(" ".join(line.split()[:2]) for line in lines) + "\n")
    words = str(DATA / "crossword-nl-words.txt.gz")
    run = optafel("bench", "crossword", str(positions), "--words-file", words, "--rounds", "1")
    assert run.returncode == 0, run.stderr
    said = run.stdout.splitlines()
    assert said[:-1] == [" ".join(line.split()[2:]) for line in lines]
    assert len([float(number) for number in said[-1].split()]) == 2


def test_a_position_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    positions, words = tmp_path / "positions.txt", tmp_path / "words.txt"
    words.write_text("TAART\n")
    for text, why in (
        ("15/15 ABC", "squares"),
        ("nonsense", "a board and a rack"),
        ("/".join(["15"] * 15) + " AÇ", "Ç"),
    ):
        positions.write_text(text)
        run = optafel("bench", "crossword", str(positions), "--words-file", str(words))
        assert run.returncode == 1
        assert why in run.stderr
        assert "Traceback" not in run.stderr
    assert optafel("bench", "crossword", str(tmp_path / "no"), "--words-file", str(words)).returncode == 2
    assert optafel("bench", "crossword", str(positions), "--words-file", str(tmp_path / "no")).returncode == 2

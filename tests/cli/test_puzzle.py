"""`optafel puzzle` asks, judges, and keeps the answer until it is asked for."""

import json
from pathlib import Path

from click.testing import CliRunner, Result

from optafel.cli import main
from optafel.puzzle import Name, puzzle_named

NAME = "rummikub-sabra.easy.1"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["puzzle", *arguments], input=typed, catch_exceptions=False)


def test_todays_puzzle_is_the_same_all_day() -> None:
    once = json.loads(run("daily", "words", "--date", "2026-11-16", "--json").output)
    assert once == json.loads(run("daily", "words", "--date", "2026-11-16", "--json").output)
    assert once["puzzle"].split(".")[1] == "nl"
    assert "play" not in once


def test_a_play_is_judged() -> None:
    puzzle = puzzle_named(Name.read(NAME))
    right = run("show", NAME, "--play", puzzle.play)
    assert right.exit_code == 0
    assert "no play lays more" in right.output
    wrong = run("show", NAME, "--play", "R1 B2 K3", "--json")
    assert wrong.exit_code == 1
    assert json.loads(wrong.output)["legal"] is False


def test_a_person_is_asked_until_it_is_found_and_may_give_up() -> None:
    puzzle = puzzle_named(Name.read(NAME))
    found = run("show", NAME, "--lang", "nl", typed=f"R1\n{puzzle.play}\n")
    assert "meer kan niet" in found.output
    given_up = run("show", NAME, typed="\n")
    assert f"lays {puzzle.worth} tiles" in given_up.output


def test_what_is_no_puzzle_is_refused() -> None:
    assert run("show", "poker.easy.1").exit_code == 2
    assert run("random", "scrabble-nl", "--language", "nl", "--level", "easy", "--json").exit_code == 0


def test_the_shelf_is_filled_anew_and_always_the_same(tmp_path: Path) -> None:
    filled = []
    for at in ("once", "again"):
        done = run("make", "rummikub-sabra", "--count", "2", "--games", "3", "--into", str(tmp_path / at))
        assert "rummikub-sabra.xz" in done.output
        filled.append((tmp_path / at / "rummikub-sabra.xz").read_bytes())
    assert filled[0] == filled[1]
    assert len(filled[0]) > 100

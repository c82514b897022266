"""The command that makes the tables of docs/figures/strength.md."""

import sys

import pytest
from tools import strength


def test_a_section_is_a_table_with_a_row_a_pairing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "rummikub-sabra --seats 2 --pairs 1 --nodes 300 --players greedy,beginner,casual"
    monkeypatch.setattr(sys, "argv", ["strength.py", *words.split()])
    strength.main()
    said = capsys.readouterr().out
    assert "300 nodes a turn, seed 1" in said
    assert "### rummikub-sabra, 2 seats" in said
    rows = [line.split(" | ") for line in said.splitlines() if line.startswith("| ") and "(" in line]
    assert {frozenset((row[0].strip("| "), row[1])) for row in rows} == {
        frozenset(pair) for pair in (("greedy", "beginner"), ("greedy", "casual"), ("beginner", "casual"))
    }


def test_word_games_are_played_in_every_edition(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "word-2023 --seats 2 --pairs 1 --nodes 100 --players beginner,casual"
    monkeypatch.setattr(sys, "argv", ["strength.py", *words.split()])
    strength.main()
    tables = [line for line in capsys.readouterr().out.splitlines() if line.startswith("###")]
    assert tables == [f"### word-2023, {code}, 2 seats" for code in ("nl", "fr", "de", "es", "pt")]


def test_a_section_that_there_is_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength.py", "poker"])
    with pytest.raises(SystemExit):
        strength.main()
    assert "expected one of numbers" in capsys.readouterr().err

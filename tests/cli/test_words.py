"""`optafel words` answers people in sentences and programs in JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from optafel.cli import main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["words", *arguments], catch_exceptions=False)


def test_a_person_reads_why_a_word_does_not_count() -> None:
    result = run("check", "huis", "lopen", "--no-verbs", "--lang", "nl")
    assert result.exit_code == 1
    assert "LOPEN is alleen een werkwoord" in result.output
    assert "zelfstandig naamwoord" in result.output
    assert run("check", "huis").exit_code == 0


def test_a_program_reads_json() -> None:
    result = run("check", "introductiekorting", "Amsterdam", "auto's", "--json", "--lang", "en")
    compound, name, apostrophe = json.loads(result.output)
    assert compound == {
        "word": "INTRODUCTIEKORTING",
        "counts": True,
        "reasons": [],
        "messages": [],
        "readings": ["noun"],
        "zipf": None,
        "parts": ["INTRODUCTIE", "KORTING"],
    }
    assert name["reasons"] == ["a-name"]
    assert name["messages"] == ["AMSTERDAM is only a name, and names do not count."]
    assert apostrophe["reasons"] == ["not-letters"]
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "counts"),
    [
        (["tafels"], True),
        (["tafels", "--no-plurals"], False),
        (["tafeltje", "--no-diminutives"], False),
        (["Amsterdam", "--names"], True),
        (["op", "--min-length", "3"], False),
        (["zqx", "--extra", "zqx"], True),
        (["huis", "--ban", "huis"], False),
        (["huis", "--theme", "animals"], False),
        (["kat", "--theme", "animals"], True),
        (["introductiekorting", "--no-compounds"], False),
        (["facade", "--tiles", "ÇÑ"], True),
        (["garcon", "--tiles", "ÇÑ", "--language", "fr"], False),
        (["tur", "--language", "de"], False),
        (["tur", "--language", "de", "--drop-umlauts"], True),
        (["besándotelo", "--language", "es"], False),
        (["besándotelo", "--language", "es", "--with-pronouns"], True),
    ],
)
def test_house_rules_are_options(arguments: list[str], counts: bool) -> None:
    assert (run("check", *arguments).exit_code == 0) == counts


def test_a_theme_may_be_a_file(tmp_path: Path) -> None:
    own = tmp_path / "ours.txt"
    own.write_text("huis\nboom\n")
    assert run("check", "boom", "--theme", str(own)).exit_code == 0
    assert run("check", "kat", "--theme", str(own)).exit_code == 1


def test_searching_by_pattern_letters_and_anagram() -> None:
    found = json.loads(run("search", "?AAR?", "--json").output)
    assert {"PAARD", "TAART", "BAARD"} <= {word["word"] for word in found}
    assert found == sorted(found, key=lambda word: (-(word["zipf"] or 0), word["word"]))
    anagrams = json.loads(run("search", "ZONO", "--anagram", "--json").output)
    assert [word["word"] for word in anagrams] == ["ZOON", "OZON"]
    letters = json.loads(
        run("search", "ZON", "--letters", "--min-length", "3", "--json", "--sort", "alphabet").output
    )
    assert [word["word"] for word in letters] == ["ZON"]
    assert "No words." in run("search", "QQQQ").output
    assert "more; --json shows all" in run("search", "*").output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["search", "KA3"], "a character that is not a letter"),
        (["search", "A" * 70], "63 places at most"),
        (["search", "A" + "?" * 25, "--anagram"], "it has 25 jokers"),
        (["check", "huis", "--theme", "no-such-theme"], "Expected one of animals, nature"),
        (["check", "casita", "--language", "es", "--no-diminutives"], "cannot tell"),
    ],
)
def test_bad_questions_are_refused_with_a_sentence(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.output

"""Dutch compounds that no list has follow the spelling rules, as hunspell does."""

from __future__ import annotations

from pathlib import Path

import pytest

from optafel.lexicon import FOR_BOTS, HouseRules, Lexicon, Reading, Reason

SAMPLE = Path(__file__).parent / "compounds-by-hunspell.txt"


@pytest.fixture(scope="module")
def nl() -> Lexicon:
    return Lexicon.load("nl")


def test_we_agree_with_hunspell(nl: Lexicon) -> None:
    """The sample holds words that hunspell 1.7 accepted (+) or not (-) with OpenTaal's dictionary."""
    lines = SAMPLE.read_text().split()
    wrong = [line for line in lines if bool(nl.compound_parts(line[1:])) != (line[0] == "+")]
    assert len(lines) > 2000
    assert len(wrong) / len(lines) < 0.005, wrong


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("introductiekorting", ("INTRODUCTIE", "KORTING")),
        ("kortingspatroon", ("KORTINGS", "PATROON")),
        ("negenennegentigste", ("NEGENEN", "NEGENTIGSTE")),
    ],
)
def test_the_parts_of_a_compound(nl: Lexicon, word: str, parts: tuple[str, ...]) -> None:
    assert nl.compound_parts(word) == parts


@pytest.mark.parametrize("word", ["huishuis", "zeeeend", "tuin", "xyz", ""])
def test_no_compounds(nl: Lexicon, word: str) -> None:
    assert nl.compound_parts(word) == ()


def test_a_compound_counts_by_option(nl: Lexicon) -> None:
    assert nl.check("introductiekorting").counts
    assert nl.check("introductiekorting", HouseRules(compounds=False)).reasons == (Reason.NOT_IN_DICTIONARY,)
    assert nl.check("introductiekorting", FOR_BOTS).reasons == (Reason.NOT_IN_DICTIONARY,)


def test_a_compound_is_what_its_last_part_is(nl: Lexicon) -> None:
    assert nl.check("introductiekortingen").readings == Reading.PLURAL
    no_plurals = nl.check("introductiekortingen", HouseRules(no_plurals=True))
    assert no_plurals.reasons == (Reason.ONLY_A_PLURAL,)


def test_english_has_no_compounds() -> None:
    assert Lexicon.load("en").compound_parts("introductionrebate") == ()
    assert Lexicon.of_words(["HUIS", "DEUR"], "nl").check("HUISDEUR").reasons == (Reason.NOT_IN_DICTIONARY,)

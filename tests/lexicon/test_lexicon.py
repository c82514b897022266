"""A dictionary knows its words, why others do not count, and finds words by letters and patterns."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from optafel.lexicon import BadPattern, Fold, HouseRules, Lexicon, Reading, Reason, UnknownLanguage

WORDS = st.lists(st.text("ABCEÇÑ", min_size=1, max_size=6), max_size=30)


def reasons(lexicon: Lexicon, word: str, rules: HouseRules) -> set[Reason]:
    return set(lexicon.check(word, rules).reasons)


@given(WORDS, WORDS)
def test_a_list_of_words_has_exactly_its_words(listed: list[str], others: list[str]) -> None:
    lexicon = Lexicon.of_words(listed, fold=Fold.for_box("ÇÑ"))
    one = HouseRules(min_length=1)
    for word in {*listed, *others}:
        assert lexicon.check(word, one).counts == (word in listed)
    assert sorted(lexicon.words(1)) == sorted(set(listed))


@given(WORDS)
def test_folding_lays_cedillas_as_plain_letters(listed: list[str]) -> None:
    plain = {word.replace("Ç", "C").replace("Ñ", "N") for word in listed}
    lexicon = Lexicon.of_words(listed)
    assert set(lexicon.words(1)) == plain
    for word in plain:
        assert lexicon.check(word, HouseRules(min_length=1)).counts


@given(WORDS, st.text("ABCEÇ", max_size=7), st.integers(0, 2))
def test_words_on_letters_are_all_those_that_can_be_laid(listed: list[str], rack: str, jokers: int) -> None:
    lexicon = Lexicon.of_words(listed, fold=Fold.for_box("ÇÑ"))

    def missing(word: str) -> int:
        return (Counter(word) - Counter(rack)).total()

    expected = {word for word in listed if missing(word) <= jokers}
    assert set(lexicon.on_letters(rack + "?" * jokers, HouseRules(min_length=1))) == expected
    anagrams = {word for word in expected if len(word) == len(rack) + jokers}
    assert set(lexicon.anagrams(rack + "@" * jokers)) == anagrams


@given(WORDS, st.text("ABC?*", min_size=1, max_size=7))
def test_a_pattern_finds_what_it_describes(listed: list[str], pattern: str) -> None:
    lexicon = Lexicon.of_words(listed, fold=Fold.for_box("ÇÑ"))
    described = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    assert set(lexicon.like(pattern)) == {word for word in listed if described.fullmatch(word)}


def test_the_index_of_a_word_is_its_place_in_the_alphabet() -> None:
    words = ["".join(letters) for size in (1, 2, 3) for letters in itertools.product("ABZÇ", repeat=size)]
    lexicon = Lexicon.of_words(words, fold=Fold.for_box("Ç"))
    for index, word in enumerate(lexicon.words(1)):
        assert lexicon.graph.find(word, lexicon.fold.native) == [index]
        assert lexicon.graph.spell(index) == word
    assert lexicon.graph.spell(len(words)) is None


def test_what_counts_in_dutch() -> None:
    nl = Lexicon.load("nl")
    assert nl.check("huis").counts
    assert reasons(nl, "Amsterdam", HouseRules()) == {Reason.A_NAME}
    assert nl.check("Amsterdam", HouseRules(no_names=False)).counts
    assert reasons(nl, "lopen", HouseRules(no_verbs=True)) == {Reason.ONLY_A_VERB}
    assert reasons(nl, "tafels", HouseRules(no_plurals=True)) == {Reason.ONLY_A_PLURAL}
    assert reasons(nl, "tafeltje", HouseRules(no_diminutives=True)) == {Reason.ONLY_A_DIMINUTIVE}
    assert reasons(nl, "qwrt", HouseRules()) == {Reason.NOT_IN_DICTIONARY}
    assert reasons(nl, "op", HouseRules(min_length=3)) == {Reason.TOO_SHORT}
    assert reasons(nl, "auto's", HouseRules()) == {Reason.NOT_LETTERS}


def test_a_word_with_one_allowed_reading_counts() -> None:
    nl = Lexicon.load("nl")
    assert nl.readings("werk") >= Reading.NOUN | Reading.VERB_FORM
    assert nl.check("werk", HouseRules(no_verbs=True)).counts


def test_a_table_adds_and_bans_words() -> None:
    nl = Lexicon.load("nl")
    rules = HouseRules(extra_words=frozenset({"zqx"}), banned_words=frozenset({"Huis"}), min_length=3)
    assert nl.check("ZQX", rules).counts
    assert reasons(nl, "HUIS", rules) == {Reason.BANNED}
    assert "ZQX" in nl.words(rules=rules).words
    assert "HUIS" not in nl.words(rules=rules).words
    assert nl.on_letters("XQZ", rules).words == ["ZQX"]
    themed = HouseRules(theme=frozenset({"kat", "hond", "zqx"}))
    assert reasons(nl, "huis", themed) == {Reason.NOT_IN_THEME}
    assert nl.words(rules=themed).words == ["HOND", "KAT"]


def test_every_reason_is_told_at_once() -> None:
    nl = Lexicon.load("nl")
    rules = HouseRules(no_plurals=True, min_length=8, theme=frozenset({"kat"}))
    assert reasons(nl, "tafels", rules) == {Reason.TOO_SHORT, Reason.ONLY_A_PLURAL, Reason.NOT_IN_THEME}


def test_a_cedilla_stays_where_the_box_has_its_tile() -> None:
    fr = Lexicon.load("fr")
    assert "façade" in fr
    assert "FACADE" in fr
    with_tile = fr.folded(Fold.for_box("ABCÇ"))
    assert "FAÇADE" in with_tile
    assert "FACADE" not in with_tile


def test_common_words_have_a_frequency() -> None:
    nl = Lexicon.load("nl")
    huis, zeldzaam = nl.zipf("huis"), nl.zipf("abeel")
    assert huis is not None
    assert zeldzaam is None or huis > zeldzaam
    assert nl.zipf("qwrt") is None


def test_bad_questions_are_refused() -> None:
    nl = Lexicon.load("nl")
    with pytest.raises(BadPattern, match="pattern-not-letters"):
        nl.like("AB3")
    with pytest.raises(BadPattern, match="pattern-too-long"):
        nl.like("A" * 80)
    with pytest.raises(UnknownLanguage, match="de, en, es, fr, nl, pt"):
        Lexicon.load("tlh")

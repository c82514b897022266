"""Words that were looked at one by one: those that count, and those that do not."""

from __future__ import annotations

import pytest

from optafel.lexicon import HouseRules, Lexicon, Reason

IN = {
    "fr": "maman mamans papa papas madame mesdames monsieur messieurs maître maîtres docteur docteurs "
    "professeur professeurs seigneur mademoiselle jeun antan instar catimini parce miner versa donna in hey",
    "es": "durante mediante tétanos mandala recelos dios arrepentirse suicidarse adueñarse atreverse "
    "quejarse pingüino pingüinos devaluación yoga genes judo dislexia ginecología oncología kiwi ranking",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro super "
    "mini internet blog pop aspecto aspeto acção ação ônibus autocarro esporte desporto",
}
OUT = {
    "fr": "janv févr juil bibl coll chap suppl facto vitro mortem situ extremis fortiori vivendi modus new "
    "good big small dark high french british queen street shui",
    "es": "avda dpto depto gral srta aprox univ tfno york murcia aznar bratislava online release "
    "cápita exhuberante",
    "pt": "http https qwrt",
}


@pytest.mark.parametrize("language", sorted(IN))
def test_words_that_count(language: str) -> None:
    lexicon = Lexicon.load(language)
    assert [word for word in IN[language].split() if not lexicon.check(word).counts] == []


@pytest.mark.parametrize("language", sorted(OUT))
def test_words_that_do_not(language: str) -> None:
    lexicon = Lexicon.load(language)
    assert [word for word in OUT[language].split() if lexicon.check(word).counts] == []


@pytest.mark.parametrize(
    "word", ["darle", "haberlo", "hazlo", "hacerlo", "dándole", "dale", "decime", "hacedlo"]
)
def test_every_spanish_verb_with_a_pronoun_is_treated_alike(word: str) -> None:
    es = Lexicon.load("es")
    assert es.check(word).reasons == (Reason.VERB_WITH_PRONOUN,)
    assert es.check(word, HouseRules(no_verbs_with_pronouns=False)).counts


def test_a_spanish_town_is_known_as_a_name() -> None:
    assert Lexicon.load("es").check("Murcia").reasons == (Reason.A_NAME,)


@pytest.mark.parametrize(
    ("word", "in_portugal", "in_brazil"),
    [
        ("casa", True, True),
        ("goleiro", False, True),
        ("esporte", False, True),
        ("acção", True, False),
        ("aspecto", True, True),
        ("janeiro", True, True),
        ("blog", True, True),
    ],
)
def test_a_table_chooses_the_country_of_its_portuguese(word: str, in_portugal: bool, in_brazil: bool) -> None:
    pt = Lexicon.load("pt")
    portugal, brazil = HouseRules(portuguese="portugal"), HouseRules(portuguese="brazil")
    assert pt.check(word).counts
    assert pt.check(word, portugal).reasons == (() if in_portugal else (Reason.ONLY_IN_BRAZIL,))
    assert pt.check(word, brazil).reasons == (() if in_brazil else (Reason.ONLY_IN_PORTUGAL,))
    laid = pt.lay(word) or ""
    assert (laid in pt.words(len(laid), len(laid), portugal).words) == in_portugal
    assert (laid in pt.words(len(laid), len(laid), brazil).words) == in_brazil

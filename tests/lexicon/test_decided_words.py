"""Words that were decided one by one or by a rule, in and out, with the rule's other children."""

from __future__ import annotations

import pytest

from optafel.lexicon import FOR_BOTS, LANGUAGES, THE_DICTIONARY, Fold, HouseRules, Lexicon, Reason
from optafel.lexicon.recipes import hurtful

IN = {
    "de": """
        APFELKUCHEN HALBSCHWESTER TEMPOLIMIT GESCHÄFTSMODELL WASSERWIRTSCHAFT KUNDENZUFRIEDENHEIT WINTERJACKE
        GESICHTSERKENNUNG SCHULBUSHALTESTELLE RECHTSSCHUTZVERSICHERUNGSGESELLSCHAFTEN FRAMEWORK BEHÄLFE HÄLFE
        BÄR ZÜGIG NÄHR EHR
    """,
    "en": """
        APP APPS BOT BOTS BIO BIOS INTRO INTROS MATHS TECH TECHS MIC MICS ADMIN STAT VOCAB JACK BILL ROSE
        ANTIDISESTABLISHMENTARIANISM
    """,
    "nl": """
        PODCASTS TATTOOS CUPCAKES PLAYLISTS WEBINARS SKILLS FEELING CREEPY FACADE RECU SENOR GAMEPLAY
        STREAMING INTRODUCTIEKORTING UMAMI
    """,
}
OUT = {
    "de": """
        DOBL FRAMEWORD BEHÄLF ABHÄLF FLÖG GESCHÄFTMODELL APFELSKUCHEN WINTERSJACKE KUNDEZUFRIEDENHEIT HAUSHAUS
        KUCHENAPFELT
    """,
    "en": "GREGORY ERNEST SERENA COHEN SUPERCALIFRAGILISTICEXPIALIDOCIOUS SHAWN ISABELLA",
    "nl": "WORLD NEVER JUST FEBR SEPT DEPT PEOPLE HISTORY FAMILY THE WITHOUT PODCASTSES",
}


@pytest.fixture(scope="module")
def lexicons() -> dict[str, Lexicon]:
    return {language: Lexicon.load(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", IN)
def test_words_that_count(lexicons: dict[str, Lexicon], language: str) -> None:
    assert [word for word in IN[language].split() if word not in lexicons[language]] == []


@pytest.mark.parametrize("language", OUT)
def test_words_that_do_not(lexicons: dict[str, Lexicon], language: str) -> None:
    assert [word for word in OUT[language].split() if word in lexicons[language]] == []


def test_a_marked_letter_may_be_left_out_in_dutch_alone(lexicons: dict[str, Lexicon]) -> None:
    box = Fold.for_box("ÇÑ")
    for word in ("FACADE", "FAÇADE", "RECU", "REÇU", "SENOR", "SEÑOR"):
        assert word in lexicons["nl"].folded(box), word
    assert "SENOR" not in lexicons["es"].folded(box)
    assert "GARCON" not in lexicons["fr"].folded(box)


def test_a_german_compound_counts_by_option(lexicons: dict[str, Lexicon]) -> None:
    de = lexicons["de"]
    assert de.compound_parts("Geschäftsmodell") == ("GESCHAEFTS", "MODELL")
    assert de.check("Geschäftsmodell", HouseRules(compounds=False)).reasons == (Reason.NOT_IN_DICTIONARY,)
    assert de.check("Geschäftsmodell", FOR_BOTS).reasons == (Reason.NOT_IN_DICTIONARY,)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "KLASSIKAAL ASSISTENT NEGEREN JAPON KETJAP VERSLETEN POLITIETAAK FLIKKERLICHT HOERA"),
        ("de", "MARSCH HURTIG SANDWICHS ELEMENTARSCHULE SPORTUNTERRICHT MONGOLEI KLASSE"),
        ("en", "CLASSIC ASSISTANT SPICES SPIKES COCKTAIL"),
    ],
)
def test_the_same_letters_in_a_row_do_not_hurt(
    lexicons: dict[str, Lexicon], language: str, words: str
) -> None:
    for_bots = HouseRules(no_hurtful=True)
    assert [word for word in words.split() if not lexicons[language].check(word, for_bots).counts] == []


@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_word_that_a_bot_could_lay_has_a_part_that_hurts(
    lexicons: dict[str, Lexicon], language: str
) -> None:
    """Every listed word, as its own rules of compounds take it apart. Where letters are a part by chance, the
    list of innocent words says so."""
    lexicon = lexicons[language].folded(Fold.for_box("ÄÖÜÇÑ"))
    every = set(lexicon.words(rules=THE_DICTIONARY))
    safe = set(lexicon.words(rules=FOR_BOTS))
    hurting = every - safe
    assert len(hurting) > 500
    wanted = hurtful.hashes(language)
    assert not [word for word in safe if hurtful.hashed(language, word) in wanted]
    innocent = hurtful.INNOCENT[language]
    caught = [
        word
        for word in safe
        if not hurting.isdisjoint(lexicon.compound_parts(word))
        and not any(piece in word for piece in innocent)
    ]
    assert caught == []


def test_a_compound_that_no_list_has_hurts_as_its_parts_do(lexicons: dict[str, Lexicon]) -> None:
    for language, behind in (("nl", "TAFEL"), ("de", "TISCH")):
        lexicon = lexicons[language].folded(Fold.for_box("ÄÖÜÇÑ"))
        hurting = set(lexicon.words(rules=THE_DICTIONARY)) - set(lexicon.words(rules=FOR_BOTS))
        made = [word + behind for word in sorted(hurting) if lexicon.compound_parts(word + behind)]
        made = [word for word in made if word not in hurting]
        assert made
        for word in made:
            verdict = lexicon.check(word, HouseRules(no_hurtful=True))
            assert verdict.reasons == (Reason.HURTFUL,), len(word)

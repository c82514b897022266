"""Words that were decided one by one or by a rule, in and out, with the rule's other children."""

from __future__ import annotations

import pytest
from tools.words import hurtful

from optafel.lexicon import FOR_BOTS, LANGUAGES, THE_DICTIONARY, Fold, HouseRules, Lexicon, Reason

IN = {
    "de": """
        APFELKUCHEN HALBSCHWESTER TEMPOLIMIT GESCHÄFTSMODELL WASSERWIRTSCHAFT KUNDENZUFRIEDENHEIT WINTERJACKE
        GESICHTSERKENNUNG SCHULBUSHALTESTELLE RECHTSSCHUTZVERSICHERUNGSGESELLSCHAFTEN FRAMEWORK BEHÄLFE HÄLFE
        BÄR ZÜGIG NÄHR EHR
    """,
    "en": """
        APP APPS BOT BOTS BIO BIOS INTRO INTROS MATHS TECH TECHS MIC MICS ADMIN STAT VOCAB JACK BILL ROSE
        ANTIDISESTABLISHMENTARIANISM CYBERSECURITY REBRANDED SHELLY CHAPMAN BRO GAMEPLAY
    """,
    "nl": """
        PODCASTS TATTOOS CUPCAKES PLAYLISTS WEBINARS SKILLS FEELING CREEPY FACADE RECU SENOR GAMEPLAY
        STREAMING INTRODUCTIEKORTING UMAMI LOST WENT DEALT DEPT LISTEN SMALLER GARDEN HAVE STATE FASHION ROYAL
        TWITTER JUMP VERORDEN OPTIMMER TWEETTE STIPJE LIGHT FOOD YES
    """,
    "fr": "maman mamans papa papas madame mesdames monsieur messieurs maître maîtres docteur docteurs "
    "professeur professeurs seigneur mademoiselle jeun antan instar catimini parce miner versa donna in hey",
    "es": "durante mediante tétanos mandala recelos dios arrepentirse suicidarse adueñarse atreverse "
    "quejarse pingüino pingüinos devaluación yoga genes judo dislexia ginecología oncología kiwi ranking",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro super "
    "mini internet blog pop aspecto aspeto acção ação ônibus autocarro esporte desporto",
}
OUT = {
    "de": """
        DOBL FRAMEWORD BEHÄLF ABHÄLF FLÖG GESCHÄFTMODELL APFELSKUCHEN WINTERSJACKE KUNDEZUFRIEDENHEIT HAUSHAUS
        KUCHENAPFELT
    """,
    "en": "GREGORY ERNEST SERENA COHEN SUPERCALIFRAGILISTICEXPIALIDOCIOUS SHAWN ISABELLA BIOSHOCK "
    "REVISTA COLORADO",
    "nl": "WORLD NEVER JUST FEBR SEPT PEOPLE HISTORY FAMILY THE WITHOUT NOT FIRST WHITE PODCASTSES",
    "fr": "janv févr juil bibl coll chap suppl facto vitro mortem situ extremis fortiori vivendi modus new "
    "good big small dark high french british queen street shui univ",
    "es": "avda dpto depto gral srta aprox univ tfno york murcia aznar bratislava online release "
    "cápita exhuberante ltda ptas dcha dcho págs izqdo hnos sres sras",
    "pt": "http https qwrt exmo exma exmos",
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
        ("en", "CLASSIC ASSISTANT SPICES SPIKES COCKTAIL SQUAWK RETARDANT HOMOLOGY RACCOON COCOON"),
        ("fr", "DÉPUTÉ DISPUTE CONSTATER TECHNIQUE CHERCHIEZ SALOPETTE ÉBRANLER"),
        ("es", "DISPUTA REPUTADA DIPUTADO ENVERGADURA AMPOLLA REPOLLO GLUCAGÓN"),
        ("pt", "ENVIADO DESVIADO SAPATAS TESAS ENXOTAS COMPUTAR DECÁGONO"),
    ],
)
def test_the_same_letters_in_a_row_do_not_hurt(
    lexicons: dict[str, Lexicon], language: str, words: str
) -> None:
    for_bots = HouseRules(no_hurtful=True)
    assert [word for word in words.split() if not lexicons[language].check(word, for_bots).counts] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_a_bot_could_lay_hurts(lexicons: dict[str, Lexicon], language: str) -> None:
    """Every word that bots, hints, puzzles and reviews can find: none is listed, none is an inflection of a
    listed one, none has one as a part."""
    lexicon = lexicons[language].folded(Fold.for_box("ÄÖÜÇÑ"))
    every = set(lexicon.words(rules=THE_DICTIONARY))
    safe = set(lexicon.words(rules=FOR_BOTS))
    assert len(every - safe) > 300
    wanted = hurtful.hashes(language)
    listed = {word for word in every if hurtful.hashed(language, word) in wanted}
    assert len(listed) > 200
    assert sorted(hurtful.family(hurtful.forms_of(language), listed, every) & safe) == []


@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_word_that_a_bot_could_lay_has_a_part_that_hurts(
    lexicons: dict[str, Lexicon], language: str
) -> None:
    """Every listed word, as its own rules of compounds take it apart. Where letters are a part by chance, the
    list of innocent words says so."""
    lexicon = lexicons[language].folded(Fold.for_box("ÄÖÜÇÑ"))
    safe = set(lexicon.words(rules=FOR_BOTS))
    hurting = set(lexicon.words(rules=THE_DICTIONARY)) - safe
    innocent = hurtful.forms_of(language).innocent
    caught = [
        word
        for word in safe
        if not hurting.isdisjoint(lexicon.compound_parts(word))
        and not any(piece in word for piece in innocent)
    ]
    assert caught == []


def test_a_family_is_inflections_compounds_and_prefixed_words() -> None:
    """With words that hurt nobody: a pig, and what is made of it."""
    joined = hurtful.Forms(endings=("S", "ED"), short_endings=("S",), doubles=True, innocent=("PIGMENT",))
    known = {"PIG", "PIGS", "PIGGED", "PIGSTY", "STY", "STIES", "PIGSTIES", "PIGMENT", "MENT", "SPIGOT"}
    assert hurtful.family(joined, {"PIG"}, known) == {"PIG", "PIGS", "PIGSTY", "PIGSTIES"}
    prefixed = hurtful.Forms(
        endings=("S",), joins=False, part_min=5, prefixes=("EN",), verbs={"AR": ("A", "ADO", "ABA")}
    )
    words = {"CERDO", "CERDOS", "CERDEAR", "ENCERDAR", "ENCERDA", "ENCERDOS", "MONTE", "MONTECERDO"}
    assert hurtful.family(prefixed, {"CERDO"}, words) == {"CERDO", "CERDOS", "ENCERDOS"}
    assert hurtful.family(prefixed, {"ENCERDAR"}, words) == {"ENCERDAR", "ENCERDA"}


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

"""Six languages: the words of the rulebooks, what folding does to them, and what house rules leave out."""

from __future__ import annotations

from pathlib import Path

import pytest

from optafel.lexicon import LANGUAGES, Fold, HouseRules, Lexicon, Reading, Reason

RULEBOOK_WORDS = Path(__file__).parents[1] / "vectors" / "rulebook-words.txt"
BOX_2023 = Fold.for_box("ÇÑ")


@pytest.fixture(scope="module")
def lexicons() -> dict[str, Lexicon]:
    return {language: Lexicon.load(language) for language in LANGUAGES}


@pytest.mark.parametrize("line", RULEBOOK_WORDS.read_text(encoding="utf-8").splitlines())
def test_every_word_of_the_rulebooks_is_found(lexicons: dict[str, Lexicon], line: str) -> None:
    language, *words = line.split()
    lexicon = lexicons[language].folded(BOX_2023)
    assert [word for word in words if word not in lexicon] == []


@pytest.mark.parametrize(
    ("language", "least", "most"),
    [
        ("nl", 349_000, 382_000),
        ("fr", 410_000, 430_000),
        ("de", 670_000, 680_000),
        ("es", 610_000, 630_000),
        ("pt", 480_000, 560_000),
        ("en", 250_000, 260_000),
    ],
)
def test_no_dictionary_has_shrunk_or_swollen(
    lexicons: dict[str, Lexicon], language: str, least: int, most: int
) -> None:
    counted = lexicons[language].words(rules=HouseRules(no_verbs_with_pronouns=False))
    assert least <= len(counted) <= most


@pytest.mark.parametrize(
    ("language", "typed", "plain", "with_tile"),
    [
        ("nl", "façade", "FACADE", "FAÇADE"),
        ("fr", "garçon", "GARCON", "GARÇON"),
        ("fr", "cœur", "COEUR", "COEUR"),
        ("es", "señor", "SENOR", "SEÑOR"),
        ("es", "árbol", "ARBOL", "ARBOL"),
        ("es", "vergüenza", "VERGUENZA", "VERGUENZA"),
        ("pt", "coração", "CORACAO", "CORAÇAO"),
        ("nl", "ĳs", "IJS", "IJS"),
        ("de", "Straße", "STRASSE", "STRASSE"),
        ("de", "Bär", "BAER", "BAER"),
        ("de", "Öl", "OEL", "OEL"),
    ],
)
def test_a_typed_word_is_laid_and_found(
    lexicons: dict[str, Lexicon], language: str, typed: str, plain: str, with_tile: str
) -> None:
    for lexicon, laid in (
        (lexicons[language], plain),
        (lexicons[language].folded(BOX_2023), with_tile),
    ):
        verdict = lexicon.check(typed)
        assert (verdict.word, verdict.counts) == (laid, True)
        assert lexicon.check(laid).counts


def test_umlauts_may_lose_their_dots_or_keep_their_tile(lexicons: dict[str, Lexicon]) -> None:
    dropped = lexicons["de"].folded(Fold(split_umlauts=False))
    assert dropped.check("Bär").word == "BAR"
    assert "TUR" in dropped
    assert "TUR" not in lexicons["de"]
    assert "TUER" not in dropped
    kept = lexicons["de"].folded(Fold.for_box("ÄÖÜ"))
    assert "GLÜCK" in kept
    assert "GLUECK" not in kept
    assert "Glück" in lexicons["de"]


def test_folded_words_are_listed_as_they_are_laid(lexicons: dict[str, Lexicon]) -> None:
    words = set(lexicons["de"].words(4, 6))
    assert "BAEREN" in words
    assert not any(letter in "ÄÖÜ" for word in words for letter in word)
    spanish = lexicons["es"]
    assert "SENOR" in set(spanish.words(5, 5))
    assert "SEÑOR" in set(spanish.words(5, 5, fold=BOX_2023))


def test_spanish_verbs_with_pronouns_are_off_by_default(lexicons: dict[str, Lexicon]) -> None:
    es = lexicons["es"]
    assert es.check("besándotelo").reasons == (Reason.VERB_WITH_PRONOUN,)
    assert es.check("besándotelo", HouseRules(no_verbs_with_pronouns=False)).counts
    assert es.check("besar").counts
    assert "BESANDOTELO" not in es.words(11, 11).words


@pytest.mark.parametrize(
    ("language", "rules", "reason", "refused", "allowed"),
    [
        (
            "nl",
            HouseRules(no_verbs=True),
            Reason.ONLY_A_VERB,
            "lopen liep gelopen loopt werkte schreven verschonken aankomen gefietst zwemmend",
            "huis werk loop bank mooi snel vier bekend fiets slaap",
        ),
        (
            "nl",
            HouseRules(no_plurals=True),
            Reason.ONLY_A_PLURAL,
            "tafels kinderen musea schoonheden fietsbanden eieren huisdeuren",
            "huis tafel hersens lopen mooi bank gans",
        ),
        (
            "nl",
            HouseRules(no_diminutives=True),
            Reason.ONLY_A_DIMINUTIVE,
            "huisje tafeltjes boompje autootje ringetje kopjes",
            "huis beetje meisje oranje tafels",
        ),
        (
            "fr",
            HouseRules(no_verbs=True),
            Reason.ONLY_A_VERB,
            "aimer mangeons finissait aimait prirent finir",
            "maison porte rire beau vite pouvoir",
        ),
        (
            "fr",
            HouseRules(no_plurals=True),
            Reason.ONLY_A_PLURAL,
            "maisons chevaux grands bateaux",
            "maison souris nez cheval temps",
        ),
        (
            "es",
            HouseRules(no_verbs=True),
            Reason.ONLY_A_VERB,
            "comer hablaba viviendo cantaron",
            "casa canto comida verde camino",
        ),
        (
            "es",
            HouseRules(no_plurals=True),
            Reason.ONLY_A_PLURAL,
            "ciudades verdes ventanas",
            "ciudad luz lunes",
        ),
        (
            "pt",
            HouseRules(no_verbs=True),
            Reason.ONLY_A_VERB,
            "falar falava cantando partiram",
            "casa canto verde",
        ),
        ("pt", HouseRules(no_plurals=True), Reason.ONLY_A_PLURAL, "mesas pães corações", "mesa luz lápis"),
        (
            "de",
            HouseRules(no_verbs=True),
            Reason.ONLY_A_VERB,
            "ging spielte gelaufen arbeitest",
            "Haus schön Spiel Essen",
        ),
        (
            "de",
            HouseRules(no_plurals=True),
            Reason.ONLY_A_PLURAL,
            "Häuser Kühe Zeitungen",
            "Haus Baum Auto Essen",
        ),
        ("en", HouseRules(no_verbs=True), Reason.ONLY_A_VERB, "walked decided begins", "house walk green"),
        (
            "en",
            HouseRules(no_plurals=True),
            Reason.ONLY_A_PLURAL,
            "cities children policemen tulips",
            "house bus walks",
        ),
    ],
)
def test_house_rules_leave_out_what_is_nothing_else(
    lexicons: dict[str, Lexicon],
    language: str,
    rules: HouseRules,
    reason: Reason,
    refused: str,
    allowed: str,
) -> None:
    lexicon = lexicons[language]
    assert {word: lexicon.check(word, rules).reasons for word in refused.split()} == dict.fromkeys(
        refused.split(), (reason,)
    )
    assert [word for word in allowed.split() if not lexicon.check(word, rules).counts] == []


@pytest.mark.parametrize(
    ("language", "name"), [("nl", "Jan-Peter"), ("fr", "Marseille"), ("es", "Sevilla"), ("pt", "Lisboa")]
)
def test_names_are_known_as_names(lexicons: dict[str, Lexicon], language: str, name: str) -> None:
    lexicon = lexicons[language]
    if "-" in name:
        assert lexicon.check(name).reasons == (Reason.NOT_LETTERS,)
    else:
        assert lexicon.check(name).reasons == (Reason.A_NAME,)
        assert lexicon.readings(name) == Reading.NAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_frequencies_tell_common_from_rare(lexicons: dict[str, Lexicon], language: str) -> None:
    listed = lexicons[language].words()
    known = [byte for byte in listed.frequencies if byte]
    assert 40_000 < len(known) < 300_000
    assert max(known) / 30 > 6.5

"""The spelling and the manners of each language, as far as a machine can hold them."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from babel import Locale
from catalogues import Pieces, messages, patterns, variant_name

from optafel.texts import COUNTS_AS, FALLBACK, LANGUAGES

QUOTES = "“”„‘«»\"'"
OWN_QUOTES = {"en": "“”", "nl": "“”", "fr": "«»", "de": "„“", "es": "«»", "pt": "«»"}
# A header is quoted as the record writes it, an address as it is typed; ? is a tile or a letter of a search.
AS_TYPED = re.compile(
    r"expected-header.*|companion-(legal|on-rack)-crossword|refuse-pattern-not-letters|shell-serve"
    r"|shell-option-(until|on)|arena-(question|no-cluster)"
)
NO_BREAK = "\u00a0\u202f"
FRENCH_SPACE = re.compile(rf"(?<![{NO_BREAK}])[;!?»]|«(?![{NO_BREAK}])|(?<![{NO_BREAK}\d]):")
# Whoever plays is addressed without the polite forms; a whole table is spoken to in the plural.
POLITE = {
    "nl": r"\b(u|uw)\b",
    "fr": r"\b(votre|vos|veuillez)\b",
    "de": r"\bIhnen\b|\b(?i:können|möchten|haben|sind|wollen|müssen) Sie\b",
    "es": r"\busted(es)?\b",
    "pt": r"\b(você|vossa?)\b",
}
# A sheet that lies between them is that of all who play.
SAID_TO_THE_TABLE = {"check-other-score"}


def said(language: str) -> Iterator[tuple[str, str]]:
    return ((key, line) for key, message in messages(language).items() for line in patterns(message.pattern))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_those_of_the_language(language: str) -> None:
    strange = set(QUOTES) - set(OWN_QUOTES[language])
    assert [(key, line) for key, line in said(language) if strange & set(line)] == []
    assert [(key, line) for key, line in said(language) if "..." in line or "  " in line] == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "fr"])
def test_no_space_stands_before_a_sign(language: str) -> None:
    wrong = re.compile(rf"[ {NO_BREAK}][,.;:!?](?!\w)")
    found = [(key, line) for key, line in said(language) if wrong.search(line)]
    assert [one for one in found if not AS_TYPED.fullmatch(one[0])] == []


def test_french_signs_have_their_unbreakable_space() -> None:
    found = [(key, line) for key, line in said("fr") if FRENCH_SPACE.search(line)]
    assert [one for one in found if not AS_TYPED.fullmatch(one[0])] == []


def test_spanish_questions_and_cries_are_opened() -> None:
    for key, line in said("es"):
        if not AS_TYPED.fullmatch(key):
            assert line.count("¿") == line.count("?"), (key, line)
            assert line.count("¡") == line.count("!"), (key, line)


@pytest.mark.parametrize("language", sorted(POLITE))
def test_the_player_is_addressed_in_one_way(language: str) -> None:
    polite = re.compile(POLITE[language])
    found = [(key, line) for key, line in said(language) if polite.search(line)]
    assert [one for one in found if one[0] not in SAID_TO_THE_TABLE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_all_its_plurals(language: str) -> None:
    locale = Locale.parse(COUNTS_AS.get(language, language), sep="-")
    needed = {locale.plural_form(count) for count in range(1000)}
    for key, message in messages(language).items():
        for choice in Pieces(message.pattern).choices:
            names = [variant_name(variant) for variant in choice.variants]
            if {"one", "1"} & set(names):
                assert needed <= {"one" if name == "1" else name for name in names}, (language, key)
            assert set(names) <= needed or not set(names) & {"zero", "two", "few", "many"}, (language, key)


# What has no number of its own: a word that is the same for one and for many.
SAME_FOR_ONE_AND_MANY = {
    ("nl", "check-how-words"),
    ("de", "check-how-words"),
    ("fr", "check-how-words"),
    ("es", "check-how-words"),
    ("pt", "check-how-words"),
    ("de", "puzzles-solved"),
    ("fr", "refuse-letter-not-in-set"),
    ("de", "refuse-letter-not-in-set"),
    ("es", "refuse-letter-not-in-set"),
    ("pt", "refuse-letter-not-in-set"),
    ("fr", "case-letter-not-in-set"),
    ("de", "case-letter-not-in-set"),
    ("es", "case-letter-not-in-set"),
    ("pt", "case-letter-not-in-set"),
    ("fr", "review-caption-best"),
    ("de", "review-caption-best"),
    ("es", "review-caption-best"),
    ("pt", "review-caption-best"),
}


def counted_by(pattern: Any) -> set[str]:
    return {
        choice.selector.id.name  # type: ignore[union-attr]
        for choice in Pieces(pattern).choices
        if {"one", "1"} & {variant_name(variant) for variant in choice.variants}
    }


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != FALLBACK])
def test_what_is_counted_in_one_language_is_counted_in_all(language: str) -> None:
    missing = {
        (language, key)
        for key, message in messages(FALLBACK).items()
        if counted_by(message.pattern) - counted_by(messages(language)[key].pattern)
    }
    assert missing == {one for one in SAME_FOR_ONE_AND_MANY if one[0] == language}


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != FALLBACK])
def test_no_way_of_saying_it_leaves_something_out(language: str) -> None:
    """The last variants, said of many and of others, show in every language what they show in English."""
    for key, message in messages(language).items():
        ours = messages(FALLBACK)[key].pattern
        chosen = Pieces(message.pattern).chosen_by | Pieces(ours).chosen_by
        theirs, shown = (
            set(re.findall(r"\{\$(\w+)\}", patterns(one)[-1])) for one in (message.pattern, ours)
        )
        assert theirs - chosen == shown - chosen, (language, key)

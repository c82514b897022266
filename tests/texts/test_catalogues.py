"""Nothing is said in one language and missing in another, left in English by accident, or miscounted."""

# mypy: disable-error-code="arg-type, operator, union-attr"

import re
import subprocess
import sys

import pytest
from babel import Locale
from catalogues import Pieces, areas, messages, variant_name
from fluent.runtime import FluentBundle, FluentResource

from optafel.languages import folder_of, text_files
from optafel.texts import COUNTS_AS, FALLBACK, LANGUAGES, Catalogue, _plain

TRANSLATED = [language for language in LANGUAGES if language != FALLBACK]
# Tiles and plays as one writes them down: the same in every language.
NOTATION = re.compile(r"companion-.*-(numbers|words|crossword)")
# Words that two languages share, spelled the same; of the keys, what is printed on them there.
SHARED = {
    "nl": {
        "shell-metavar-letters",
        "add-bot",
        "joker-classic",
        "joker-letter",
        "key-back",
        "key-control",
        "key-enter",
        "key-escape",
        "learn-section-joker",
        "level-beginner",
        "pot",
        "puzzles-family-crossword",
        "setup-hints",
    },
    "fr": {
        "level-champion",
        "shell-metavar-date",
        "shell-metavar-options",
        "shell-options",
        "companion-file",
        "companion-tab-scores",
        "joker-classic",
        "joker-double",
        "joker-letter",
        "theme-list-nature",
        "judge-table",
        "key-control",
        "pause",
        "puzzles-family-crossword",
        "review-got-points",
        "review-standing-points",
        "seat-score",
        "sheet-total",
        "table-label",
    },
    "de": {
        "add-bot",
        "key-escape",
        "pause",
        "phrase-wow",
        "puzzles-family-crossword",
        "shell-metavar-name",
        "shell-metavar-text",
    },
    "es": {
        "rule-no",
        "key-control",
        "key-escape",
        "puzzles-family-crossword",
        "reading-numeral",
        "reading-plural",
        "sheet-total",
    },
    "pt": {
        "add-bot",
        "joker-classic",
        "joker-letter",
        "key-back",
        "key-control",
        "key-enter",
        "key-escape",
        "learn-section-joker",
        "puzzles-family-crossword",
        "reading-numeral",
        "reading-plural",
        "sheet-total",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    assert areas(language) == areas(FALLBACK)
    theirs, ours = messages(language), messages(FALLBACK)
    assert {key: message.area for key, message in theirs.items()} == {
        key: message.area for key, message in ours.items()
    }


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_quotes_the_same_things(language: str) -> None:
    for key, message in messages(language).items():
        theirs, ours = Pieces(message.pattern), Pieces(messages(FALLBACK)[key].pattern)
        assert theirs.shown | theirs.chosen_by <= ours.shown | ours.chosen_by, (language, key)
        assert ours.shown <= theirs.shown | theirs.chosen_by, (language, key)


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        key
        for key, message in messages(language).items()
        if message.text == messages(FALLBACK)[key].text
        and any(len(word) > 1 and word != "minus" for word in Pieces(message.pattern).words)
    }
    assert {key for key in same if not NOTATION.fullmatch(key)} == SHARED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    """Also those of the pages of their own, which only the browser reads."""
    bundle = FluentBundle([language])
    for area in areas(language):
        bundle.add_resource(FluentResource((folder_of(language) / "texts" / area).read_text("utf-8")))
    sentences = [Pieces(message.pattern) for message in messages(language).values()]
    names = set().union(*(one.shown | one.chosen_by for one in sentences))
    for key in messages(language):
        for count in (0, 1, 2, 5):
            said, wrong = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(names, count))
            assert not wrong, (language, key, wrong)
            assert "{" not in said, (language, key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nought_is_not_counted_as_one(language: str) -> None:
    """Where nought takes the singular, as in French, a singular without its number would call nothing one."""
    locale = Locale.parse(COUNTS_AS.get(language, language), sep="-")
    if locale.plural_form(0) != "one":
        return
    for key, message in messages(language).items():
        for choice in Pieces(message.pattern).choices:
            name = choice.selector.id.name
            shows = {variant_name(v): name in Pieces(v.value).shown for v in choice.variants}
            if shows.get("other") and "0" not in shows:
                assert shows.get("one", True), f"{language}: {key}: show ${name} in [one], or write [1]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_sentence_is_what_fluent_makes_of_it(language: str) -> None:
    """Sentences that only quote texts are said without Fluent: they must be the same, to the letter."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in text_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    said = Catalogue(language)
    plain = 0
    for key in sorted(said.keys):
        params = {name: f"«{name}»" for name in Pieces(messages(language)[key].pattern).shown}
        quick = _plain(said._written[key], params)
        if quick is not None:
            plain += 1
            assert quick == bundle.format_pattern(bundle.get_message(key).value, params)[0], key
    assert plain > 500


def test_a_command_on_numbers_needs_no_fluent() -> None:
    """It would take longer than the search."""
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from optafel.cli import main\n"
            "main(['solve', 'rummikub-sabra', '--table', 'B8 B9 B10', '--rack', 'B11 K8 Y8'], "
            "standalone_mode=False)\n"
            "assert 'fluent' not in sys.modules, 'fluent'",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr

"""The players' words are those of docs/glossary.md, and the words that it turns down are said nowhere."""

import re
from pathlib import Path

import pytest
from catalogues import messages, patterns

from optafel.texts import LANGUAGES

GLOSSARY = Path("docs/glossary.md").read_text("utf-8")
COLUMNS = ("en", "nl", "fr", "de", "es", "pt")


def rows(heading: str) -> list[list[str]]:
    section = GLOSSARY.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


WORDS = rows("The players' words")
TURNED_DOWN = [(language, word) for language, word, *_ in rows("Words that are not used")]


def said_in(language: str) -> dict[str, str]:
    """Every message in small letters, without the names of what it shows."""
    return {
        key: re.sub(r"\{.*?\}", "…", "\n".join(patterns(one.pattern)).casefold())
        for key, one in messages(language).items()
    }


def starts(word: str) -> re.Pattern[str]:
    """The word, also with an ending behind it, but not as the tail of another one."""
    return re.compile(rf"(?<![^\W\d_]){re.escape(word.casefold())}")


def test_every_word_is_there_in_all_six() -> None:
    assert set(COLUMNS) == set(LANGUAGES)
    assert [row for row in WORDS if len(row) != len(COLUMNS) or not all(row)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_really_said(language: str) -> None:
    everything = "\n".join(said_in(language).values())
    words = [row[COLUMNS.index(language)] for row in WORDS]
    assert [word for word in words if not starts(word).search(everything)] == []


@pytest.mark.parametrize(("language", "word"), TURNED_DOWN)
def test_a_word_that_was_turned_down_is_not_said(language: str, word: str) -> None:
    assert [key for key, text in said_in(language).items() if starts(word).search(text)] == []


# Things with one name each, whatever the sentence. Verbs bend too much, and a game or a table is many things.
ALWAYS = (
    "rack",
    "pot",
    "group",
    "special jokers",
    "double joker",
    "colour-change joker",
    "mirror joker",
    "premium squares",
    "letter set",
    "score sheet",
    "referee",
    "hint",
    "hash",
)
# “Left on Anna’s rack” is said of Anna alone elsewhere: “Over bij Anna”.
SAID_WITHOUT_IT = {"left-of", "companion-left-of"}


@pytest.mark.parametrize("english", ALWAYS)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_where_english_names_it_the_others_do_too(language: str, english: str) -> None:
    row = next(row for row in WORDS if row[0] == english)
    word = row[COLUMNS.index(language)].casefold()
    ours, theirs = said_in("en"), said_in(language)
    named = [key for key in ours if starts(english).search(ours[key]) and key not in SAID_WITHOUT_IT]
    assert [key for key in named if word not in theirs[key]] == []

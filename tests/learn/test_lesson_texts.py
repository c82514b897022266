"""Everything that a lesson shows has its words, in every language, and no words are left over."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from optafel.languages import folder_of
from optafel.learn import LESSONS, SECTIONS, lesson_of
from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.texts import LANGUAGES


def keys(language: str, page: str) -> set[str]:
    text = (folder_of(language) / "texts" / "pages" / f"{page}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", LESSONS)
def test_every_part_of_a_lesson_has_its_words(language: str, book: str) -> None:
    said = keys(language, f"learn-{book}")
    lesson = LESSONS[book]
    needed = {f"{book}-aim"}
    needed |= {f"{book}-{section}-1" for section in SECTIONS[RULEBOOKS[book].family] if section != "house"}
    needed |= {f"{book}-ex-{example.id}" for example in lesson.examples}
    needed |= {f"{book}-draw-{drawing.id}" for drawing in lesson.drawings}
    needed |= {f"{book}-edition-{edition.language}" for edition in lesson_of(book).editions}
    assert needed - said == set()
    paragraph = re.compile(rf"{book}-({'|'.join(SECTIONS[RULEBOOKS[book].family])}|editions)-(\d|erratum)")
    title = re.compile(rf"{book}-section-\w+")
    assert {key for key in said - needed if not (paragraph.fullmatch(key) or title.fullmatch(key))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=lambda book: book.id)
def test_the_page_knows_what_the_book_says_of_every_house_rule(language: str, book: Rulebook) -> None:
    said = keys(language, "learn")
    for option in book.options:
        key = f"learn-option-{option.name.replace('_', '-')}"
        assert key in said
    assert {f"learn-section-{section}" for section in SECTIONS[book.family]} <= said

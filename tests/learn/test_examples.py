"""The referee rules on every worked example as the lesson says, on those that do not hold too."""

from collections import Counter
from typing import Any

import pytest

from optafel.learn import LESSONS, SECTIONS, case_of, lesson_of, places_of, rules_of
from optafel.positions.case import rule_on
from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS
from optafel.wire import to_json

ALL = [(book, example) for book, lesson in LESSONS.items() for example in lesson.examples]
named = [f"{book}-{example.id}" for book, example in ALL]


@pytest.mark.parametrize(("book", "example"), ALL, ids=named)
def test_the_referee_rules_as_the_lesson_says(book: str, example: Any) -> None:
    ruling = rule_on({**to_json(case_of(book, example)), "play": example.play})
    assert ruling["legal"] == example.legal, ruling
    if example.legal:
        assert ruling["score"] == example.score
        assert example.printed is not False, "the book forbids it and the referee does not"
    else:
        assert ruling["violations"][0]["rule"] == f"{book}/{example.rule}", ruling
        assert ruling["violations"][0]["place"]
    if example.opening_value is not None:
        assert ruling["opening_value"] == example.opening_value


def test_the_errata_of_the_books_are_there_and_no_others() -> None:
    errata = {f"{book} {example.id}" for book, example in ALL if example.erratum}
    assert errata == {
        "woord-sabra 5",
        "word-2023 fr-3",
        "word-2023 es-3",
        "word-2023 pt-2",
        "word-2023 pt-3",
        "word-2023 es-open-erratum",
        "word-2023 pt-open-erratum",
    }


@pytest.mark.parametrize("book", LESSONS)
def test_a_mended_example_holds_and_mends_one_that_does_not(book: str) -> None:
    examples = {example.id: example for example in LESSONS[book].examples}
    for example in examples.values():
        if example.mends:
            assert example.legal
            assert not examples[example.mends].legal


@pytest.mark.parametrize(
    ("book", "drawing"), [(b, d) for b, lesson in LESSONS.items() for d in lesson.drawings]
)
def test_a_drawn_row_may_lie_there_or_may_not(book: str, drawing: Any) -> None:
    if drawing.good is None:
        return
    rack = "".join("@" if sign.islower() else sign for sign in drawing.tiles)
    spare = " K1" if RULEBOOKS[book].family == "numbers" else "X"
    ruling = rule_on({"game": book, "rack": rack + spare, "play": drawing.tiles})
    assert ruling["legal"] == drawing.good, ruling


@pytest.mark.parametrize("book", LESSONS)
def test_the_score_sheets_add_up(book: str) -> None:
    for table in LESSONS[book].score_tables:
        assert [sum(game) for game in table.games] == [0] * len(table.games)
        assert tuple(map(sum, zip(*table.games, strict=True))) == table.totals


@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=lambda book: book.id)
def test_every_rule_of_a_book_is_explained_in_one_section(book: Rulebook) -> None:
    explained = Counter(rule for section in SECTIONS[book.family] for rule in rules_of(book, section))
    assert set(explained) >= set(book.places)
    assert max(explained.values()) == 1


@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=lambda book: book.id)
def test_every_part_of_a_lesson_belongs_to_a_section_with_its_place(book: Rulebook) -> None:
    lesson = LESSONS[book.id]
    for part in (*lesson.examples, *lesson.drawings, *lesson.score_tables):
        assert part.section in SECTIONS[book.family]  # type: ignore[attr-defined]
        assert places_of(book, part.section)  # type: ignore[attr-defined]


@pytest.mark.parametrize("book", RULEBOOKS.values(), ids=lambda book: book.id)
def test_the_box_is_the_whole_box(book: Rulebook) -> None:
    shown = lesson_of(book.id).box
    size = book.letter_set("nl").size if book.family == "crossword" else len(book.box)  # type: ignore[attr-defined]
    assert sum(tile.count for tile in shown) == size


def test_the_editions_of_2023_differ_as_printed() -> None:
    editions = {one.language: one for one in lesson_of("word-2023").editions}
    assert set(editions) == {"nl", "fr", "de", "es", "pt"}
    assert editions["fr"].taken_out == ("Ñ",)
    assert editions["de"].taken_out == ("Ç", "Ñ")
    assert [language for language, one in editions.items() if one.time_out_skips] == ["es"]


def test_no_slur_is_shown() -> None:
    shown = " ".join(f"{example.table} {example.play}" for _, example in ALL)
    assert "REGENDRUPPEL" not in shown

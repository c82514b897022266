"""A lesson ready for JSON. What is in the box and where a rule stands is read from the rulebook."""

from collections import Counter
from dataclasses import asdict
from typing import Any

from optafel.learn.books import LESSONS
from optafel.learn.lesson import SECTIONS, Drawing, Example, places_of, rules_of
from optafel.positions.reading import read_board
from optafel.rules.crossword import CrosswordRulebook
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.numbers.sets import read_set
from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS, with_options
from optafel.rules.words import WordsRulebook
from optafel.tiles.numbers import read_tiles

Json = dict[str, Any]
_BETWEEN = {"numbers": " | ", "words": " "}


def lesson_to_json(rulebook: str) -> Json:
    book, lesson = RULEBOOKS[rulebook], LESSONS[rulebook]
    return {
        "id": book.id,
        "family": book.family,
        "sections": [
            {
                "id": section,
                "rules": rules_of(book, section),
                "places": [asdict(place) for place in places_of(book, section)],
            }
            for section in SECTIONS[book.family]
        ],
        "box": _box(book),
        "editions": _editions(book),
        "drawings": [_drawing(book, drawing) for drawing in lesson.drawings],
        "examples": [_example(book, example) for example in lesson.examples],
        "score_tables": [asdict(table) for table in lesson.score_tables],
    }


def case_of(rulebook: str, example: Example) -> Json:
    """The example as a case for the referee, without its play: the reader may try another."""
    said: Json = {"game": rulebook, "rack": example.rack, "opened": example.opened}
    optional = {
        "table": example.table,
        "board": list(example.board),
        "language": example.language,
        "options": dict(example.options),
    }
    return {**said, **{name: value for name, value in optional.items() if value}}


def _example(book: Rulebook, example: Example) -> Json:
    place = places_of(book, example.section)[0]
    return {
        "id": example.id,
        "section": example.section,
        "place": {"book": place.book, "heading": example.heading} if example.heading else None,
        "printed": example.printed,
        "legal": example.legal,
        "erratum": example.erratum,
        "mends": example.mends or None,
        "language": example.language or None,
        "case": case_of(book.id, example),
        "play": example.play,
        "after": _rows(book, example.play) if book.family in _BETWEEN else None,
        "position": _position(book, example),
    }


def _position(book: Rulebook, example: Example) -> Json:
    """What the page lays out: rows of tiles or a board, and the rack."""
    said: Json = {"game": book.id, "family": book.family, "table": [], "rack": _faces(book, example.rack)}
    if isinstance(book, CrosswordRulebook):
        book = with_options(book, dict(example.options))
        board = read_board(book, example.board)
        values = dict(book.letter_set(example.language or book.languages[0]).values)
        return {**said, "board": board.rows(), "premiums": list(book.layout.rows), "values": values}
    return {**said, **_rows(book, example.table)}


def _rows(book: Rulebook, table: str) -> Json:
    """Rows of tiles, and what each tile stands for."""
    rows = table.split(_BETWEEN[book.family]) if table else []
    return {"table": rows, "stands": [_stands(book, row) for row in rows]}


def _drawing(book: Rulebook, drawing: Drawing) -> Json:
    said = asdict(drawing)
    return {**said, "tiles": _faces(book, drawing.tiles), "stands": _stands(book, drawing.tiles)}


def _faces(book: Rulebook, tiles: str) -> list[str]:
    """Tiles one by one. A joker that stands for a letter shows as a joker; the letter is told beside it."""
    if book.family == "numbers":
        return tiles.split()
    return ["@" if sign.islower() else sign for sign in tiles]


def _stands(book: Rulebook, row: str) -> list[str]:
    if book.family != "numbers":
        return [sign.upper() if sign.islower() else "" for sign in row]
    tiles = read_tiles(row)
    reading = read_set(tiles)
    return list(reading.stands) if reading else [""] * len(tiles)


def _box(book: Rulebook) -> list[Json]:
    """Every tile of the box with how many there are, and what it is worth where that is printed on it."""
    if isinstance(book, NumbersRulebook):
        counted = Counter(str(tile) for tile in book.box)
        return [{"face": face, "count": count} for face, count in counted.items()]
    if isinstance(book, WordsRulebook):
        letters = [{"face": letter, "count": count} for letter, count in book.letters.items()]
        return [*letters, {"face": "@", "count": book.jokers}]
    if isinstance(book, CrosswordRulebook):
        letter_set = book.letter_set(book.languages[0])
        values = letter_set.values
        letters = [
            {"face": letter, "count": count, "value": values[letter]}
            for letter, count in letter_set.counts.items()
        ]
        return [*letters, {"face": "?", "count": letter_set.blanks}]
    return []


def _editions(book: Rulebook) -> list[Json]:
    """What differs from language to language, for the editions that were printed."""
    if not isinstance(book, WordsRulebook):
        return []
    lesson = LESSONS[book.id]
    printed = {example.language for example in lesson.examples if example.language}
    return [
        {"language": language, "taken_out": list(edition.taken_out), "time_out_skips": edition.time_out_skips}
        for language, edition in book.editions.items()
        if language in printed
    ]

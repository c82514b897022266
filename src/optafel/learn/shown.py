"""A lesson as the page gets it. What is in the box and where a rule stands is read from the rulebook."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from optafel.learn.books import LESSONS
from optafel.learn.lesson import SECTIONS, Drawing, Example, ScoreTable, places_of, rules_of
from optafel.positions.reading import read_board
from optafel.rules.crossword import CrosswordRulebook
from optafel.rules.numbers import NumbersRulebook
from optafel.rules.numbers.sets import read_set
from optafel.rules.rulebook import Family, OptionValue, Place, Rulebook
from optafel.rules.rulebooks import RULEBOOKS, with_options
from optafel.rules.words import WordsRulebook
from optafel.tiles.numbers import read_tiles

_BETWEEN = {"numbers": " | ", "words": " "}


@dataclass(frozen=True, slots=True)
class SectionShown:
    """A section of a rulebook."""

    id: str
    rules: tuple[str, ...]  # of the book that it explains
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class BoxTile:
    """A kind of tile in the box."""

    face: str
    count: int
    value: int | None = None  # where that is printed on it


@dataclass(frozen=True, slots=True)
class EditionShown:
    """What differs from language to language."""

    language: str
    taken_out: tuple[str, ...]  # letters
    time_out_skips: int  # turns that are lost when the time has run out


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawingShown:
    """A row of tiles beside a rule."""

    id: str
    section: str
    tiles: tuple[str, ...]
    stands: tuple[str, ...]  # what each tile stands for
    good: bool | None  # may lie there or may not; null where that is not the question


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleCase:
    """An example as a case for the referee, without its play: the reader may try another."""

    game: str
    rack: str
    opened: bool
    table: str = ""
    board: tuple[str, ...] = ()
    language: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableRows:
    """Rows of tiles, and what each tile stands for."""

    table: tuple[str, ...]
    stands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamplePosition:
    """What the page lays out: rows of tiles or a board, and the rack."""

    game: str
    family: Family
    table: tuple[str, ...]  # none in the crossword
    rack: tuple[str, ...]
    stands: tuple[tuple[str, ...], ...] | None = None
    board: tuple[str, ...] | None = None
    premiums: tuple[str, ...] | None = None
    values: dict[str, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleShown:
    """A position, a play, and whether the book and the referee allow it."""

    id: str
    section: str
    place: Place | None  # where it is printed; null for our own
    printed: bool | None  # whether the book allows the play; null where the book does not have it
    legal: bool  # whether the referee does
    erratum: bool  # printed as allowed, and not so
    mends: str | None  # the misprinted example that this one puts right
    language: str | None
    case: ExampleCase  # for the referee, with a play added
    play: str
    after: TableRows | None
    position: ExamplePosition


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonShown:
    """A rulebook to learn from."""

    id: str
    family: Family
    sections: tuple[SectionShown, ...]
    box: tuple[BoxTile, ...]
    editions: tuple[EditionShown, ...]
    drawings: tuple[DrawingShown, ...]
    examples: tuple[ExampleShown, ...]
    score_tables: tuple[ScoreTable, ...]


def lesson_of(rulebook: str) -> LessonShown:
    book, lesson = RULEBOOKS[rulebook], LESSONS[rulebook]
    return LessonShown(
        id=book.id,
        family=book.family,
        sections=tuple(
            SectionShown(section, tuple(rules_of(book, section)), tuple(places_of(book, section)))
            for section in SECTIONS[book.family]
        ),
        box=_box(book),
        editions=_editions(book),
        drawings=tuple(_drawing(book, drawing) for drawing in lesson.drawings),
        examples=tuple(_example(book, example) for example in lesson.examples),
        score_tables=lesson.score_tables,
    )


def case_of(rulebook: str, example: Example) -> ExampleCase:
    return ExampleCase(
        game=rulebook,
        rack=example.rack,
        opened=example.opened,
        table=example.table,
        board=example.board,
        language=example.language,
        options=dict(example.options),
    )


def _example(book: Rulebook, example: Example) -> ExampleShown:
    place = places_of(book, example.section)[0]
    return ExampleShown(
        id=example.id,
        section=example.section,
        place=Place(place.book, example.heading) if example.heading else None,
        printed=example.printed,
        legal=example.legal,
        erratum=example.erratum,
        mends=example.mends or None,
        language=example.language or None,
        case=case_of(book.id, example),
        play=example.play,
        after=_rows(book, example.play) if book.family in _BETWEEN else None,
        position=_position(book, example),
    )


def _position(book: Rulebook, example: Example) -> ExamplePosition:
    rack = _faces(book, example.rack)
    if isinstance(book, CrosswordRulebook):
        book = with_options(book, dict(example.options))
        return ExamplePosition(
            game=book.id,
            family=book.family,
            table=(),
            rack=rack,
            board=tuple(read_board(book, example.board).rows()),
            premiums=tuple(book.layout.rows),
            values=dict(book.letter_set(example.language or book.languages[0]).values),
        )
    rows = _rows(book, example.table)
    return ExamplePosition(game=book.id, family=book.family, table=rows.table, rack=rack, stands=rows.stands)


def _rows(book: Rulebook, table: str) -> TableRows:
    rows = tuple(table.split(_BETWEEN[book.family])) if table else ()
    return TableRows(rows, tuple(_stands(book, row) for row in rows))


def _drawing(book: Rulebook, drawing: Drawing) -> DrawingShown:
    return DrawingShown(
        id=drawing.id,
        section=drawing.section,
        tiles=_faces(book, drawing.tiles),
        stands=_stands(book, drawing.tiles),
        good=drawing.good,
    )


def _faces(book: Rulebook, tiles: str) -> tuple[str, ...]:
    """Tiles one by one. A joker that stands for a letter shows as a joker; the letter is told beside it."""
    if book.family == "numbers":
        return tuple(tiles.split())
    return tuple("@" if sign.islower() else sign for sign in tiles)


def _stands(book: Rulebook, row: str) -> tuple[str, ...]:
    if book.family != "numbers":
        return tuple(sign.upper() if sign.islower() else "" for sign in row)
    tiles = read_tiles(row)
    reading = read_set(tiles)
    return tuple(reading.stands) if reading else ("",) * len(tiles)


def _box(book: Rulebook) -> tuple[BoxTile, ...]:
    """Every tile of the box with how many there are."""
    if isinstance(book, NumbersRulebook):
        counted = Counter(str(tile) for tile in book.box)
        return tuple(BoxTile(face, count) for face, count in counted.items())
    if isinstance(book, WordsRulebook):
        letters = (BoxTile(letter, count) for letter, count in book.letters.items())
        return (*letters, BoxTile("@", book.jokers))
    if isinstance(book, CrosswordRulebook):
        letter_set = book.letter_set(book.languages[0])
        letters = (
            BoxTile(letter, count, letter_set.values[letter]) for letter, count in letter_set.counts.items()
        )
        return (*letters, BoxTile("?", letter_set.blanks))
    return ()


def _editions(book: Rulebook) -> tuple[EditionShown, ...]:
    """For the editions that were printed."""
    if not isinstance(book, WordsRulebook):
        return ()
    lesson = LESSONS[book.id]
    printed = {example.language for example in lesson.examples if example.heading}
    return tuple(
        EditionShown(language, tuple(edition.taken_out), edition.time_out_skips)
        for language, edition in book.editions.items()
        if language in printed
    )

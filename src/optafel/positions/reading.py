"""From notation to a position: the one place where a rulebook's family decides what kind it is."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from optafel.positions.crossword import CrosswordPosition, check_values
from optafel.positions.errors import PositionError
from optafel.positions.numbers import NumbersPosition
from optafel.positions.position import GivenWords, Other, Position, book_with
from optafel.positions.solved import check_count
from optafel.positions.words import WordsPosition
from optafel.rules.crossword import Board, CrosswordRulebook, place, read_play
from optafel.rules.rulebook import Family, OptionValue, Rulebook
from optafel.rules.rulebooks import RULEBOOKS, UnknownOption
from optafel.texts.expected import Expected
from optafel.tiles import Tile, read_letters, read_tiles
from optafel.tiles.letters import read_words
from optafel.tiles.numbers import read_sets
from optafel.wire import Json

MOST_TILES = 999  # in a pot or on a rack: more than any box has, and three figures in a line


def read_position(
    rulebook: str,
    *,
    table: str = "",
    board: str | Iterable[str] = (),
    rack: str = "",
    language: str = "",
    options: Mapping[str, OptionValue],
    history: Iterable[str] = (),
    words: Iterable[str] | None = None,
    extra_words: Iterable[str] = (),
    values: Mapping[str, int],
    opened: bool = True,
    pot: int | None = None,
    others: tuple[Other, ...] = (),
    passed: bool = False,
) -> Position:
    """A position from the notation of the rulings; `Position.read` says what each part is."""
    _check_parts(table=table, rack=rack, opened=opened, passed=passed, options=options)
    book = _book(rulebook, options)
    check_count("pot", pot, MOST_TILES)
    if table and book.family == "crossword":
        raise PositionError("not-in-this-game", name="table", instead="board")
    if board and book.family != "crossword":
        raise PositionError("not-in-this-game", name="board", instead="table")
    shared: dict[str, Any] = {
        "rulebook": rulebook,
        "options": tuple(sorted(options.items())),
        "language": spoken_language(book, language),
        "opened": opened,
        "pot": pot,
        "others": _others(others),
        "passed": passed,
        "only_words": None if words is None else as_given(_words("words", words)),
        "extra_words": frozenset(_words("extra_words", extra_words)),
    }
    match book.family:
        case "numbers":
            return NumbersPosition(table=read_sets(table), rack=read_tiles(rack), **shared)
        case "words":
            position = WordsPosition(table=read_words(table), rack=read_letters(rack), **shared)
            return _with_history(position, history)
        case "crossword":
            assert isinstance(book, CrosswordRulebook)
            check_values(values)
            return CrosswordPosition(
                board=read_board(book, board),
                rack=read_letters(rack.upper()),
                values=tuple(sorted(values.items())),
                **shared,
            )


def _check_parts(**parts: Json) -> None:
    """What Python lets through and a line of text could not say. Raises PositionError."""
    for name, value in parts.items():
        kind, expected = _KINDS[name]
        if not isinstance(value, kind):
            raise PositionError("bad-field", name=name, read=str(value)[:60], expected=expected)


_KINDS: Mapping[str, tuple[type, Expected]] = {
    "table": (str, Expected("text")),
    "rack": (str, Expected("text")),
    "opened": (bool, Expected("true-or-false")),
    "passed": (bool, Expected("true-or-false")),
    "options": (Mapping, Expected("object")),
}


def _words(name: str, words: Iterable[str]) -> Iterable[str]:
    """Words, and not the letters of a single one."""
    if isinstance(words, GivenWords):
        return words
    given = () if isinstance(words, str) else tuple(words)
    if isinstance(words, str) or not all(isinstance(word, str) for word in given):
        raise PositionError("bad-field", name=name, read=str(words)[:60], expected=Expected("list-of-words"))
    return given


def _others(others: Iterable[Other]) -> tuple[Other, ...]:
    given = tuple(others)
    for other in given:
        if not isinstance(other, Other):
            expected = Expected("value-like", example="Other(7)")
            raise PositionError("bad-field", name="others", read=str(other)[:60], expected=expected)
        check_count("others", other.tiles, MOST_TILES)
    return given


def read_rack(family: Family, text: str) -> tuple[Tile, ...]:
    """A rack of a family's tiles."""
    return _READ_RACK[family](text)


_READ_RACK: Mapping[Family, Callable[[str], tuple[Tile, ...]]] = {
    "numbers": read_tiles,
    "words": read_letters,
    "crossword": lambda text: read_letters(text.upper()),
}


def _book(rulebook: str, options: Mapping[str, OptionValue]) -> Rulebook:
    if not isinstance(rulebook, str) or rulebook not in RULEBOOKS:
        raise PositionError("no-such-game", read=str(rulebook)[:60], games=", ".join(RULEBOOKS))
    for name, value in options.items():
        if not isinstance(name, str) or not isinstance(value, (bool, int, float, str)):
            raise PositionError("bad-option", name=str(name)[:60], expected=Expected("otherwise"))
    try:
        return book_with(rulebook, tuple(sorted(options.items())))
    except UnknownOption as wrong:
        raise PositionError("bad-option", name=wrong.name, expected=wrong.expected) from wrong


def spoken_language(book: Rulebook, language: str) -> str:
    """The language of the words: what is said, or the rulebook's first."""
    if not book.languages:
        return ""
    if language and language not in book.languages:
        raise PositionError("bad-language", read=language[:20], languages=", ".join(book.languages))
    return language or book.languages[0]


def as_given(words: Iterable[str]) -> GivenWords:
    return words if isinstance(words, GivenWords) else GivenWords(words)


def _with_history(position: WordsPosition, history: Iterable[str]) -> WordsPosition:
    said = list(_words("history", history))
    if not said:
        return position
    lay = position.lexicon.lay
    # What no tiles can spell was never formed.
    return replace(position, history=frozenset(laid for word in said if (laid := lay(word))))


def read_board(book: CrosswordRulebook, plays: str | Iterable[str]) -> Board:
    """The plays so far, taken as they are; or a whole board, its rows with `/` between them."""
    if isinstance(plays, str):
        plays = [play.strip() for play in plays.replace(";", ",").split(",") if play.strip()]
    board = Board.empty(book.layout)
    for text in plays:
        if not isinstance(text, str):
            expected = Expected("list-of-plays")
            raise PositionError("bad-field", name="board", read=str(text)[:60], expected=expected)
        if "/" in text:
            board = Board.read(text, book.layout)
            continue
        placement = place(board, read_play(text))
        if not placement.fits or any(tile.letter is None for tile in placement.laid.values()):
            raise PositionError("board-play", read=text[:60])
        board = placement.after
    return board


# JSON lets half of a surrogate pair through, and nothing can be printed that holds one.
_HALF_BECOMES = "\N{REPLACEMENT CHARACTER}"
_TWO_TILES = str.maketrans({"Ĳ": "IJ", "ĳ": "ij"})


def printable(text: str) -> str:
    return "".join(_HALF_BECOMES if "\ud800" <= sign <= "\udfff" else sign for sign in text)


def composed(text: str) -> str:
    """The same text with each letter in one piece: Ñ is Ñ and not N with a tilde after it."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFC", printable(text)).translate(_TWO_TILES)

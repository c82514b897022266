"""Reading a case: every field checked once, at the edge."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from optafel.texts.expected import Expected
from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS, UnknownOption, with_options

_LONGEST_TEXT = 2_000  # characters in one field: far beyond any table, well below trouble
_MOST_WORDS = 1_000_000
_MOST_SECONDS = 600
_MOST_ZIPF = 8  # the most frequent words of a language
_MOST_COUNT = 1_000  # sets, words or tiles: more than any box has
_OBJECTIVES = ("tiles", "value", "score", "equity")


class CaseError(ValueError):
    """A case that cannot be read: which field, what was there, what was expected."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Case:
    """A case, read. Notation is left to the family."""

    id: str | None
    book: Rulebook  # with the case's house rules
    table: str
    board: tuple[str, ...]
    rack: str
    play: str
    opened: bool
    history: tuple[str, ...]
    words: tuple[str, ...] | None  # exactly these words are valid
    extra_words: tuple[str, ...]
    language: str
    values: Mapping[str, int]
    objective: str
    seconds: float
    breaks: int | None = None  # solve: sets or words of the table that may be broken up at most
    frequency: float = 0.0  # solve: only words at least this common (Zipf)
    every_word: bool = False  # solve: also words that hurt, which the referee takes and nobody suggests
    other_rack: str | None = None  # solve, crossword: the other's, the pot being empty; None: not known
    passed: bool = False  # solve, crossword: the other has just passed, so that a pass ends the game
    pot: int | None = None  # solve, crossword: tiles in it, where that is known


@dataclass(frozen=True, slots=True)
class Solved:
    """The best play that was found."""

    play: str  # in the form that judge takes, or "draw"
    tiles: int  # from the rack
    optimal: bool  # proved that no better play exists
    seconds: float
    score: int | None = None
    value: int | None = None
    gain: int | None = None  # endgame: points won on the other until the end, by both's best play
    line: tuple[str, ...] = ()  # endgame: the turns until the end, this one first
    changed: int = 0  # sets or words of the table that no longer lie as they lay
    word: str | None = None  # the word that scores, where one does
    worth: float | None = None  # crossword, where leaves count: points of the play and of the tiles it keeps


def read_case(said: Any, needs_play: bool) -> Case:
    """Reads the object of one case; raises CaseError."""
    if not isinstance(said, Mapping):
        raise CaseError("no-object", read=str(said)[:60])
    game = said.get("game")
    if not isinstance(game, str) or game not in RULEBOOKS:
        read = "" if game is None else str(game)[:60]
        raise CaseError("no-such-game", read=read, games=", ".join(RULEBOOKS))
    book = RULEBOOKS[game]
    options = _field(said, "options", dict, {})
    try:
        book = with_options(book, options)
    except UnknownOption as wrong:
        raise CaseError("bad-option", name=wrong.name, expected=wrong.expected) from wrong
    language = _field(said, "language", str, book.languages[0] if book.languages else "")
    if book.languages and language not in book.languages:
        raise CaseError("bad-language", read=language[:20], languages=", ".join(book.languages))
    objective = _field(said, "objective", str, "tiles")
    if objective not in _OBJECTIVES:
        raise CaseError("bad-objective", read=objective[:20], objectives=", ".join(_OBJECTIVES))
    case_id = said.get("id")
    if case_id is not None and not isinstance(case_id, str):
        raise CaseError("bad-field", name="id", read=str(case_id)[:60], expected=Expected("text"))
    words = _words(said, "words")
    return Case(
        id=case_id,
        book=book,
        table=_text(said, "table"),
        board=_board(said),
        rack=_text(said, "rack"),
        play=_text(said, "play", needed=needs_play),
        opened=_field(said, "opened", bool, True),
        history=_words(said, "history") or (),
        words=words,
        extra_words=_words(said, "extra_words") or (),
        language=language,
        values=_values(said),
        objective=objective,
        seconds=_number(said, "seconds", 10.0, least=0.001, most=_MOST_SECONDS),
        breaks=_count(said, "breaks"),
        frequency=_number(said, "frequency", 0.0, least=0.0, most=_MOST_ZIPF),
        other_rack=None if said.get("other_rack") is None else _text(said, "other_rack"),
        passed=_field(said, "passed", bool, False),
        pot=_count(said, "pot"),
    )


def _field(said: Mapping[str, Any], name: str, kind: type, default: Any) -> Any:
    value = said.get(name, default)
    if value is None:
        return default
    if not isinstance(value, kind):
        raise CaseError("bad-field", name=name, read=str(value)[:60], expected=_NAMES[kind])
    return value


_NAMES = {
    str: Expected("text"),
    bool: Expected("true-or-false"),
    dict: Expected("object"),
    list: Expected("list"),
}


def _text(said: Mapping[str, Any], name: str, needed: bool = False) -> str:
    if needed and said.get(name) is None:
        raise CaseError("missing-field", name=name)
    text: str = _field(said, name, str, "")
    if len(text) > _LONGEST_TEXT:
        raise CaseError("field-too-long", name=name, most=_LONGEST_TEXT)
    return text


def _board(said: Mapping[str, Any]) -> tuple[str, ...]:
    """Plays so far: a list, or one text with commas or semicolons between them."""
    board = said.get("board")
    if isinstance(board, str):
        board = [play.strip() for play in board.replace(";", ",").split(",") if play.strip()]
    if board is None:
        return ()
    if not isinstance(board, list) or not all(isinstance(play, str) for play in board):
        raise CaseError("bad-field", name="board", read=str(board)[:60], expected=Expected("list-of-plays"))
    return tuple(board)


def _words(said: Mapping[str, Any], name: str) -> tuple[str, ...] | None:
    words = said.get(name)
    if words is None or isinstance(words, tuple):  # JSON has no tuples: a whole dictionary, read already
        return words
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise CaseError("bad-field", name=name, read=str(words)[:60], expected=Expected("list-of-words"))
    if len(words) > _MOST_WORDS:
        raise CaseError("field-too-long", name=name, most=_MOST_WORDS)
    return tuple(words)


def _values(said: Mapping[str, Any]) -> Mapping[str, int]:
    values = _field(said, "values", dict, {})
    for letter, value in values.items():
        if not isinstance(value, int) or isinstance(value, bool):
            raise CaseError(
                "bad-field", name=f"values.{letter}", read=str(value)[:60], expected=Expected("number")
            )
    return dict(values)


def _number(said: Mapping[str, Any], name: str, default: float, least: float, most: float) -> float:
    value = said.get(name)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        expected = Expected("number-between", least=f"{least:g}", most=f"{most:g}")
        raise CaseError("bad-field", name=name, read=str(value)[:60], expected=expected)
    return float(value)


def _count(said: Mapping[str, Any], name: str) -> int | None:
    value = said.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST_COUNT:
        expected = Expected("number-between", least="0", most=f"{_MOST_COUNT}")
        raise CaseError("bad-field", name=name, read=str(value)[:60], expected=expected)
    return value

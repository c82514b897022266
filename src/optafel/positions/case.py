"""A case: a position with a question, as the JSON object of `optafel judge` and `optafel solve`.

This form lives at the edge only: it is read once, every field checked, and what is asked is a position.
"""

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, replace

from optafel.draw import Scene
from optafel.positions.errors import PositionError
from optafel.positions.line import parse_line
from optafel.positions.position import GivenWords, Other, Position
from optafel.positions.reading import as_given, composed, printable, read_position, read_rack
from optafel.positions.solved import SECONDS, Wishes, check_count
from optafel.rules.rulebook import OptionValue
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling, spoken
from optafel.texts import say
from optafel.texts.expected import Expected
from optafel.tiles import NotationError
from optafel.wire import Json, to_json

_LONGEST_TEXT = 2_000  # characters in one field: far beyond any table, well below trouble
_MOST_WORDS = 1_000_000
_MOST_SECONDS = 600
_MOST_NODES = 1_000_000_000
_MOST_ZIPF = 8  # the most frequent words of a language
_MOST_COUNT = 1_000  # sets, words or tiles: more than any box has
_POSITION = ("table", "board", "rack", "opened", "history", "words", "extra_words", "language", "options")
_POSITION_MORE = ("values", "other_rack", "passed", "pot")
_QUESTION = ("objective", "seconds", "nodes", "breaks", "frequency", "play")
FIELDS = ("id", "game", "position", *_POSITION, *_POSITION_MORE, *_QUESTION)


@dataclass(frozen=True, slots=True)
class Case:
    """A case, read."""

    id: str | None
    position: Position
    play: str  # as it was written; empty where there is none
    wishes: Wishes


def read_case(said: Json, needs_play: bool) -> Case:
    """Reads the object of one case. Raises PositionError or NotationError."""
    said = _composed(said)
    if not isinstance(said, Mapping):
        raise PositionError("no-object", read=str(said)[:60])
    _known_fields(said)
    case_id = said.get("id")
    if case_id is not None and not isinstance(case_id, str):
        raise PositionError("bad-field", name="id", read=str(case_id)[:60], expected=Expected("text"))
    wishes = Wishes(
        objective=_field(said, "objective", str, ""),
        seconds=_number(said, "seconds", SECONDS, least=0.001, most=_MOST_SECONDS),
        nodes=_count(said, "nodes", _MOST_NODES),
        breaks=_count(said, "breaks"),
        frequency=_number(said, "frequency", 0.0, least=0.0, most=_MOST_ZIPF),
    )
    return Case(case_id, _position(said), _text(said, "play", needed=needs_play), wishes)


def _known_fields(said: Mapping[str, Json]) -> None:
    for name in said:
        if name not in FIELDS:
            near = difflib.get_close_matches(str(name), FIELDS, 1, cutoff=0.5)
            if near:
                raise PositionError("unknown-field", name=str(name)[:60], near=near[0])
            raise PositionError("unknown-field-at-all", name=str(name)[:60], names=", ".join(FIELDS))


def _position(said: Mapping[str, Json]) -> Position:
    if said.get("position") is not None:
        return _position_of_line(said)
    game = said.get("game")
    if not isinstance(game, str) or game not in RULEBOOKS:
        read = "" if game is None else str(game)[:60]
        raise PositionError("no-such-game", read=read, games=", ".join(RULEBOOKS))
    family = RULEBOOKS[game].family
    others: tuple[Other, ...] = ()
    if said.get("other_rack") is not None:
        rack = read_rack(family, _text(said, "other_rack"))
        others = (Other(len(rack), rack=rack),)
    return read_position(
        game,
        table=_text(said, "table"),
        board=_board(said),
        rack=_text(said, "rack"),
        language=_field(said, "language", str, ""),
        options=_options(said),
        history=_words(said, "history") or (),
        words=_words(said, "words"),
        extra_words=_words(said, "extra_words") or (),
        values=_values(said),
        opened=_field(said, "opened", bool, True),
        pot=_count(said, "pot"),
        others=others,
        passed=_field(said, "passed", bool, False),
    )


def _position_of_line(said: Mapping[str, Json]) -> Position:
    """A line says everything, but the words may come from a file; those that the line names count then."""
    for name in ("game", *_POSITION, *_POSITION_MORE):
        if said.get(name) is not None and not (name == "words" and isinstance(said[name], tuple)):
            raise PositionError("position-and-more", name=name)
    position = parse_line(_field(said, "position", str, ""))
    words = _words(said, "words")
    return (
        position if words is None or position.only_words is not None else replace(position, only_words=words)
    )


def _composed(said: Json) -> Json:
    """The same values in text that can be printed and compared. An id is echoed as it is; words that were
    given as a whole dictionary have been read so already."""
    if isinstance(said, str):
        return composed(said)
    if isinstance(said, list):
        return [_composed(each) for each in said]
    if isinstance(said, dict):
        return {
            composed(str(name)): printable(value)
            if name == "id" and isinstance(value, str)
            else _composed(value)
            for name, value in said.items()
        }
    return said


def _field(said: Mapping[str, Json], name: str, kind: type, default: Json) -> Json:
    value = said.get(name, default)
    if value is None:
        return default
    if not isinstance(value, kind):
        raise PositionError("bad-field", name=name, read=str(value)[:60], expected=_KINDS[kind])
    return value


_KINDS = {
    str: Expected("text"),
    bool: Expected("true-or-false"),
    dict: Expected("object"),
    list: Expected("list"),
}


def _text(said: Mapping[str, Json], name: str, needed: bool = False) -> str:
    if needed and said.get(name) is None:
        raise PositionError("missing-field", name=name)
    text: str = _field(said, name, str, "")
    if len(text) > _LONGEST_TEXT:
        raise PositionError("field-too-long", name=name, most=_LONGEST_TEXT)
    return text


def _options(said: Mapping[str, Json]) -> Mapping[str, OptionValue]:
    """House rules by name. A list of words is written as people type one, with a comma behind a single word:
    a bare one may be the name of a list."""
    options: dict[str, OptionValue] = {}
    for name, value in _field(said, "options", dict, {}).items():
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            options[name] = " ".join(value) if len(value) != 1 else f"{value[0]},"
        elif isinstance(value, (str, int, float)):
            options[name] = value  # type: ignore[assignment]  # a fraction is refused where it is looked up
        else:
            raise PositionError("bad-option", name=str(name)[:60], expected=Expected("otherwise"))
    return options


def _board(said: Mapping[str, Json]) -> str | list[str]:
    """Plays so far: a list, or one text with commas or semicolons between them."""
    board = said.get("board")
    if board is None:
        return []
    if isinstance(board, str):
        return board
    if not isinstance(board, list) or not all(isinstance(play, str) for play in board):
        expected = Expected("list-of-plays")
        raise PositionError("bad-field", name="board", read=str(board)[:60], expected=expected)
    return board


def _words(said: Mapping[str, Json], name: str) -> GivenWords | None:
    words = said.get(name)
    if words is None:
        return None
    if isinstance(words, tuple):  # JSON has no tuples: a whole dictionary, read already
        return as_given(words)
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        expected = Expected("list-of-words")
        raise PositionError("bad-field", name=name, read=str(words)[:60], expected=expected)
    if len(words) > _MOST_WORDS:
        raise PositionError("field-too-long", name=name, most=_MOST_WORDS)
    return GivenWords(words)


def _values(said: Mapping[str, Json]) -> Mapping[str, int]:
    values = _field(said, "values", dict, {})
    for letter, value in values.items():
        if not isinstance(value, int) or isinstance(value, bool):
            expected = Expected("number")
            raise PositionError("bad-field", name=f"values.{letter}", read=str(value)[:60], expected=expected)
    return dict(values)


def _number(said: Mapping[str, Json], name: str, default: float, least: float, most: float) -> float:
    value = said.get(name)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        expected = Expected("number-between", least=f"{least:g}", most=f"{most:g}")
        raise PositionError("bad-field", name=name, read=str(value)[:60], expected=expected)
    return float(value)


def _count(said: Mapping[str, Json], name: str, most: int = _MOST_COUNT) -> int | None:
    return check_count(name, said.get(name), most)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """The referee's answer to a case."""

    id: str | None  # of the case
    legal: bool
    score: int | None  # where the play is legal and turns score
    longest: str | None  # the word that scores
    opening_value: int | None  # what the opening is worth, where this is one
    played: tuple[str, ...]  # tiles that left the rack
    rule: str | None  # on which a refusal rests
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SolvedCase:
    """The solver's answer to a case."""

    id: str | None  # of the case
    play: str  # in the form that judge takes; `draw`, `pass` or `exchange …` where that is best
    score: int | None
    tiles: int  # from the rack
    value: int | None  # numbers: what the tiles laid count together
    optimal: bool  # proved that no better play exists
    seconds: float
    word: str | None = None  # the word that scores, where one does
    worth: float | None = None  # crossword, where leaves count: points and what the kept tiles are worth
    gain: int | None = None  # endgame: points won on the other until the end
    line: tuple[str, ...] | None = None  # endgame: the turns until the end, this one first


def judged(said: Json, language: str) -> Judged:
    """The referee's answer to a case. Raises PositionError or NotationError."""
    case = read_case(said, needs_play=True)
    ruling = case.position.judge(case.play)
    return Judged(
        id=case.id,
        legal=ruling.legal,
        score=ruling.score if ruling.legal else None,
        longest=ruling.longest,
        opening_value=ruling.opening_value,
        played=tuple(ruling.played),
        rule=ruling.rule,
        message=ruling.sentence(language),
    )


def judge_case(said: Json, language: str = "en") -> dict[str, Json]:
    """Answers a case as `optafel judge --json` does; what cannot be read is answered with an error."""
    try:
        answer: dict[str, Json] = to_json(judged(said, language))
    except (PositionError, NotationError) as wrong:
        return _error(said, wrong, language)
    return answer


def scene_of(case: Case) -> Scene:
    """What lies there, and with a play that lays tiles what it laid and changed."""
    # Small letters are jokers, so only the small words can be meant.
    lays = case.play.strip() and case.play.split(maxsplit=1)[0] not in ("draw", "pass", "exchange")
    return case.position.scene(case.play if lays else None)


def ruled(said: Json, language: str) -> SpokenRuling:
    """The whole ruling on a case, as a table gets it for an unfinished turn. Raises PositionError or
    NotationError."""
    case = read_case(said, needs_play=True)
    return spoken(case.position.judge(case.play), language)


def rule_on(said: Json, language: str = "en") -> dict[str, Json]:
    """The same as an object; what cannot be read is answered with an error."""
    try:
        answer: dict[str, Json] = to_json(ruled(said, language))
    except (PositionError, NotationError) as wrong:
        return _error(said, wrong, language)
    return answer


def solved(said: Json, language: str = "en") -> SolvedCase:
    """The solver's answer to a case. Raises PositionError or NotationError."""
    case = read_case(said, needs_play=False)
    best = case.position.ask(case.wishes)
    return SolvedCase(
        id=case.id,
        play=str(best),
        score=best.score,
        tiles=best.tiles,
        value=best.value,
        optimal=best.optimal,
        seconds=round(best.seconds, 6),
        word=best.word,
        worth=None if best.worth is None else round(best.worth, 1),
        gain=best.gain,
        line=None if best.gain is None else tuple(str(move) for move in best.line),
    )


def solve_case(said: Json, language: str = "en") -> dict[str, Json]:
    """Answers a case as `optafel solve --json` does."""
    try:
        answer: dict[str, Json] = to_json(solved(said, language))
    except (PositionError, NotationError) as wrong:
        return _error(said, wrong, language)
    return answer


def _error(said: Json, wrong: PositionError | NotationError, language: str) -> dict[str, Json]:
    name = said.get("id") if isinstance(said, Mapping) else None
    name = printable(name) if isinstance(name, str) else name
    return {"id": name, "error": refusal_of(wrong, language), "code": wrong.code}


def refusal_of(wrong: PositionError | NotationError, language: str) -> str:
    """Why a case cannot be read, in the reader's language."""
    if isinstance(wrong, NotationError):
        return say(language, f"refuse-{wrong.code}", read=wrong.read, where=wrong.where + 1)
    return wrong.sentence(language)

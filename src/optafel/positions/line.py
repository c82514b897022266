"""A position as one line of text, for links, puzzles, records and the shell; docs/positions.md explains it.

    rummikub-sabra B8B9B10/R3R4R5R6 B11K8Y8* pot=40 others=14,7
    woord-international:nl KANTOOR DM history=KANT,ROOD +goal=60
    scrabble-nl:nl 15/15/15/15/15/15/15/3TAART7/15/15/15/15/15/15/15 TFELXY? pot=81 others=7

Fields are separated by single spaces: the rulebook with the language of the words; what lies there, with `/`
between sets, words or rows; the rack; then what is not as usual, each with its name. `-` is nothing.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar, cast
from urllib.parse import quote, unquote

from optafel.positions.crossword import CrosswordPosition
from optafel.positions.errors import PositionError
from optafel.positions.numbers import NumbersPosition
from optafel.positions.position import Other, Position
from optafel.positions.reading import composed, read_position, read_rack
from optafel.positions.words import WordsPosition
from optafel.rules.crossword import Board, rack_sign
from optafel.rules.rulebook import Family, OptionValue
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.words import Words
from optafel.tiles import LetterTile, Tile
from optafel.tiles.letters import write_word
from optafel.tiles.numbers import Sets, TileSet, signs

NOTHING = "-"
_NUMBER_TILE = re.compile(r"[KRBYkrby](?:1[0-3]|[1-9])|[*DCMdcm]")
_OTHER = re.compile(r"(?P<tiles>\d{1,3})?(?:\((?P<rack>[^()]*)\))?(?P<closed>!)?")
_VALUE = re.compile(r"(?P<letter>[^\d,]+)(?P<value>\d{1,3})")
_NAMES = ("opened", "pot", "others", "passed", "history", "words", "extra", "values")
_EXPECTED = ", ".join(f"{name}=…" for name in (*_NAMES, "+…"))  # + and the name of a house rule
_LONGEST = 20_000  # characters: a position with a list of words of its own is far shorter


Thing = TypeVar("Thing")


def _remembering(write: Callable[[Thing], str]) -> Callable[[Thing], str]:
    """What was written last is not written again: the seats of one table are shown one after the other, and
    what lies there is the same for all."""
    last: tuple[Thing | None, str] = (None, "")

    def remembered(thing: Thing) -> str:
        nonlocal last
        known, text = last
        if known is not thing:
            text = write(thing)
            last = thing, text
        return text

    return remembered


def write_line(position: Position) -> str:
    family = position.book.family
    named: dict[str, str] = {}
    if not position.opened:
        named["opened"] = "no"
    if position.pot is not None:
        named["pot"] = str(position.pot)
    if position.others:
        named["others"] = ",".join(_other(family, other) for other in position.others)
    if position.passed:
        named["passed"] = "yes"
    if position.history:
        named["history"] = _history(position.history)
    if position.only_words is not None:
        named["words"] = _listed(position.only_words) or NOTHING
    if position.extra_words:
        named["extra"] = _listed(sorted(position.extra_words))
    if isinstance(position, CrosswordPosition) and position.values:
        named["values"] = ",".join(f"{quote(letter, safe='')}{value}" for letter, value in position.values)
    for name, value in position.options:
        named[f"+{name}"] = _option(value)
    game = f"{position.rulebook}:{position.language}" if position.language else position.rulebook
    fields = [game, _lies(position) or NOTHING, _rack(family, position.rack) or NOTHING]
    return " ".join(fields + [f"{name}={value}" for name, value in named.items()])


def _lies(position: Position) -> str:
    match position:
        case NumbersPosition():
            return _sets(position.table)
        case WordsPosition():
            return _word_rows(position.table)
        case CrosswordPosition():
            return _board(position.board)
    raise TypeError(f"no position: {type(position)}")


@_remembering
def _sets(table: Sets) -> str:
    return "/".join(["".join(signs(tiles)) for tiles in table])


@_remembering
def _word_rows(table: Words) -> str:
    return "/".join([write_word(word) for word in table])


@_remembering
def _board(board: Board) -> str:
    return "" if board.is_empty else str(board)


@_remembering
def _history(words: frozenset[str]) -> str:
    return _listed(sorted(words))


def _rack(family: Family, rack: Iterable[Tile]) -> str:
    if family == "crossword":
        return "".join(rack_sign(tile) for tile in rack if isinstance(tile, LetterTile))
    if family == "numbers":
        return "".join(signs(cast(TileSet, rack)))
    return "".join(map(str, rack))


def _other(family: Family, other: Other) -> str:
    held = "" if other.rack is None else f"({_rack(family, other.rack)})"
    return f"{other.tiles}{held}{'' if other.opened else '!'}"


def _listed(words: Iterable[str]) -> str:
    return ",".join(quote(word, safe="") for word in words)


@lru_cache(maxsize=1_000, typed=True)
def _option(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return quote(str(value), safe="")


def parse_line(line: str) -> Position:
    """The position of a line. Raises NotationError, or PositionError for what no box could lay there."""
    if len(line) > _LONGEST:
        raise PositionError("field-too-long", name="position", most=_LONGEST)
    fields = composed(line).split()
    if len(fields) < 3:
        raise PositionError("line-too-short", read=line.strip()[:60])
    (game, _, language), lies, rack = fields[0].partition(":"), fields[1], fields[2]
    if game not in RULEBOOKS:
        raise PositionError("no-such-game", read=game[:60], games=", ".join(RULEBOOKS))
    family = RULEBOOKS[game].family
    said: dict[str, str] = {}
    for part in fields[3:]:
        name, found, value = part.partition("=")
        if not found or name in said or (name not in _NAMES and not name.startswith("+")):
            raise PositionError("line-field", read=part[:60], names=_EXPECTED)
        said[name] = value
    options = {name[1:]: _read_option(game, name[1:], said[name]) for name in said if name[0] == "+"}
    place: dict[str, Any] = {"board": lies} if family == "crossword" else {"table": _table(family, lies)}
    if lies == NOTHING:
        place = {}
    position = read_position(
        game,
        **place,
        rack="" if rack == NOTHING else _spaced(family, rack),
        language=language,
        options=options,
        history=_words(said.get("history", "")),
        words=_words(said["words"].removeprefix(NOTHING)) if "words" in said else None,
        extra_words=_words(said.get("extra", "")),
        values=_values(said.get("values", "")),
        opened=_yes(said, "opened", True),
        pot=_count(said, "pot"),
        others=tuple(_read_other(family, each) for each in said["others"].split(","))
        if "others" in said
        else (),
        passed=_yes(said, "passed", False),
    )
    position.check_box()  # a line says what lies on one table, and all of that came out of one box
    return position


def _table(family: Family, lies: str) -> str:
    if family == "words":
        return lies.replace("/", " ")
    return " | ".join(_spaced(family, tiles) for tiles in lies.split("/"))


def _spaced(family: Family, tiles: str) -> str:
    """Number tiles as the notation has them; what is none stays, to be pointed at."""
    return _NUMBER_TILE.sub(r" \g<0> ", tiles) if family == "numbers" else tiles


def _words(text: str) -> list[str]:
    return [unquote(word) for word in text.split(",") if word]


def _values(text: str) -> Mapping[str, int]:
    found = [_VALUE.fullmatch(unquote(each)) for each in text.split(",") if each]
    if None in found:
        raise PositionError("line-field", read=f"values={text[:50]}", names="values=A1,B3")
    return {each["letter"]: int(each["value"]) for each in found if each}


def _yes(said: Mapping[str, str], name: str, default: bool) -> bool:
    value = said.get(name, "yes" if default else "no")
    if value not in ("yes", "no"):
        raise PositionError("line-field", read=f"{name}={value[:50]}", names=f"{name}=yes, {name}=no")
    return value == "yes"


def _count(said: Mapping[str, str], name: str) -> int | None:
    if name not in said:
        return None
    if not said[name].isdecimal() or len(said[name]) > 3:
        raise PositionError("line-field", read=f"{name}={said[name][:50]}", names=f"{name}=40")
    return int(said[name])


def _read_other(family: Family, text: str) -> Other:
    """`7`, `7!` who has not opened, `7(ABC…)` whose tiles are known."""
    found = _OTHER.fullmatch(text)
    if found is None or (found["tiles"] is None and found["rack"] is None):
        raise PositionError("line-field", read=f"others={text[:50]}", names="others=14,7!,3(ABC)")
    rack = None if found["rack"] is None else read_rack(family, _spaced(family, found["rack"]))
    tiles = len(rack or ()) if found["tiles"] is None else int(found["tiles"])
    return Other(tiles, opened=not found["closed"], rack=rack)


def _read_option(game: str, name: str, text: str) -> OptionValue:
    """A house rule's value, of the kind that it has; what it is not is told when it is looked up."""
    value = unquote(text)
    known = {option.name: option for option in RULEBOOKS[game].options}.get(name)
    if known is not None and isinstance(known.default, bool):
        return {"yes": True, "no": False}.get(value, value)
    if known is not None and isinstance(known.default, int) and re.fullmatch(r"-?\d{1,9}", value):
        return int(value)
    return value

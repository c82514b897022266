"""Which types go over the wire, and what their comments say of each field."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from optafel.game.moves import SpokenRefusal
from optafel.review.lines import BestLine, EndLine, ErrorLine, GameLine, TurnLine
from optafel.server.app import create_app
from optafel.server.companion import companion
from optafel.server.http import api, cases
from optafel.server.keys import keys_api
from optafel.server.messages import Message
from optafel.server.people import people
from optafel.server.privacy import privacy
from optafel.server.puzzles import puzzles
from optafel.server.review import review_api
from optafel.server.seats import seats
from optafel.server.state import Config
from optafel.table.hints import HintTold
from optafel.table.messages import (
    AckTold,
    ChangeTold,
    ErrorTold,
    PhraseTold,
    PongTold,
    RefusedTold,
    RulingTold,
    ViewTold,
)
from optafel.wire import Json, schema, wire_fields

TOLD = (ViewTold, ChangeTold, AckTold, RefusedTold, RulingTold, HintTold, PhraseTold, PongTold, ErrorTold)
LINES = (GameLine, TurnLine, BestLine, EndLine, ErrorLine)


@cache
def app() -> FastAPI:
    """The server's calls; it opens nothing until it is started."""
    return create_app(Config("sqlite+aiosqlite://"))


def routes() -> list[APIRoute]:
    rooms = (api, cases, people, privacy, seats, companion, puzzles, review_api, keys_api)
    return [route for room in rooms for route in room.routes if isinstance(route, APIRoute)]


def answers() -> list[type]:
    """What HTTP calls answer with, each type once."""
    found = dict.fromkeys(kind for route in routes() for kind in _dataclasses(route.response_model))
    return list(found)


def _dataclasses(model: Any) -> Iterator[type]:
    if is_dataclass(model) and isinstance(model, type):
        yield model
    elif get_origin(model) in (list, tuple):
        for inner in get_args(model):
            yield from _dataclasses(inner)


def read_by_the_page() -> dict[str, Json]:
    """All that the page reads, by name."""
    return schema(*TOLD, SpokenRefusal, *LINES, *answers())


def sent_by_the_page() -> dict[str, Json]:
    """All that the page sends, by name: messages, and the bodies of calls."""
    found: dict[str, Json] = TypeAdapter(Message).json_schema()["$defs"]
    for name, said in app().openapi()["components"]["schemas"].items():
        if name.endswith("Form"):
            found[name] = said
    return found


def field_comments(kind: type) -> dict[str, str]:
    """What is written beside each field."""
    said: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if is_dataclass(each):
            said |= _comments(Path(inspect.getfile(each))).get(each.__name__, {})
    return {each.name: said[each.name] for each in wire_fields(kind) if each.name in said}


@cache
def _comments(path: Path) -> dict[str, dict[str, str]]:
    """By class and field: the comment on the lines of the field."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    found: dict[str, dict[str, str]] = {}
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ClassDef):
            continue
        found[node.name] = {}
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                written = lines[line.lineno - 1 : line.end_lineno]
                beside = [one.split("  # ", 1)[1] for one in written if "  # " in one]
                if beside:
                    found[node.name][line.target.id] = beside[0]
    return found


def types_by_name() -> dict[str, type]:
    """The dataclasses behind the names of `read_by_the_page`."""
    found: dict[str, type] = {}
    left: list[Any] = [*TOLD, SpokenRefusal, *LINES, *answers()]
    while left:
        kind = left.pop()
        if is_dataclass(kind) and isinstance(kind, type):
            if kind.__name__ not in found:
                found[kind.__name__] = kind
                left += inspect.get_annotations(kind, eval_str=True).values()
                left += [base for base in kind.__mro__ if is_dataclass(base)]
        else:
            left += get_args(kind)
    return found

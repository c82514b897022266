"""What was wrong with a field, in the reader's language: pydantic's kinds of error, not its English."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from optafel.texts.expected import Expected

Context = Mapping[str, Any]
_READ_MOST = 60  # signs of what was read that are said again
_NOTHING = "null"  # JSON's word for a field that is not there


def _always(key: str, **params: str) -> Callable[[Context], Expected]:
    return lambda context: Expected(key, **params)


def _limit(key: str, name: str, field: str) -> Callable[[Context], Expected]:
    return lambda context: Expected(key, **{name: f"{context[field]}"})


def _choices(said: str) -> str:
    """The words of `'bot', 'open' or 'me'`, as pydantic lists what it would have taken."""
    return ", ".join(
        quoted or plain for quoted, plain in re.findall(r"'([^']*)'|([\w.-]+)(?=,| or |$)", said)
    )


_BY_KIND: Mapping[str, Callable[[Context], Expected]] = {
    "missing": _always("field-there"),
    "extra_forbidden": _always("no-such-field"),
    **dict.fromkeys(("string_type", "string_sub_type", "string_unicode"), _always("text")),
    "string_too_long": _limit("text-at-most", "most", "max_length"),
    "string_too_short": _limit("text-at-least", "least", "min_length"),
    "string_pattern_mismatch": _limit("text-matching", "pattern", "pattern"),
    **dict.fromkeys(("bool_type", "bool_parsing"), _always("true-or-false")),
    **dict.fromkeys(
        ("int_type", "int_parsing", "int_parsing_size", "int_from_float"), _always("whole-number")
    ),
    **dict.fromkeys(("float_type", "float_parsing", "finite_number"), _always("number")),
    "greater_than_equal": _limit("number-from", "least", "ge"),
    "greater_than": _limit("number-over", "least", "gt"),
    "less_than_equal": _limit("number-at-most", "most", "le"),
    "less_than": _limit("number-under", "most", "lt"),
    **dict.fromkeys(("list_type", "tuple_type", "set_type"), _always("list")),
    "too_short": _limit("entries-at-least", "least", "min_length"),
    "too_long": _limit("entries-at-most", "most", "max_length"),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), _always("object")),
    **dict.fromkeys(
        ("literal_error", "enum"), lambda context: Expected("one-of", choices=_choices(context["expected"]))
    ),
    "union_tag_invalid": lambda context: Expected("one-of", choices=_choices(context["expected_tags"])),
    **dict.fromkeys(
        ("date_type", "date_parsing", "date_from_datetime_parsing", "date_from_datetime_inexact"),
        _always("value-like", example="2026-11-16"),
    ),
    "none_required": _always("nothing"),
}
_OTHERWISE = _always("otherwise")


def expected(error: Mapping[str, Any]) -> Expected:
    """What would have been taken, of one of pydantic's errors."""
    return _BY_KIND.get(error["type"], _OTHERWISE)(error.get("ctx", {}))


def field_error(error: Mapping[str, Any], place: tuple[int | str, ...]) -> dict[str, str]:
    """The field, what was read there and what was expected, for a refusal's sentence."""
    # What pydantic calls the input of a missing field is all that lies around it.
    read = _NOTHING if error["type"] == "missing" else _beginning(error.get("input", ""))
    return {"name": ".".join(map(str, place)), "read": read, "expected": expected(error)}


def _beginning(read: Any) -> str:
    """The first signs of what was read. No more of it is written than that, however long or deep it is."""
    if isinstance(read, str):
        return read[:_READ_MOST]
    said = ""
    for piece in _pieces(read):
        said += piece
        if len(said) >= _READ_MOST:
            break
    return said[:_READ_MOST]


def _pieces(read: Any) -> Iterator[str]:
    """A value as `str` writes it, piece by piece."""
    if isinstance(read, list):
        yield "["
        for at, each in enumerate(read):
            yield ", " if at else ""
            yield from _pieces(each)
        yield "]"
    elif isinstance(read, dict):
        yield "{"
        for at, (name, each) in enumerate(read.items()):
            yield f"{', ' if at else ''}{name[:_READ_MOST]!r}: "
            yield from _pieces(each)
        yield "}"
    else:
        yield repr(read[:_READ_MOST] if isinstance(read, str | bytes) else read)

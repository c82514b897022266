"""Typed values as JSON, and their types as a schema: what goes over a wire is defined once, in Python.

A frozen dataclass becomes an object, a tuple a list. A field that has a default is left out while it has that
value, so a reader finds it optional. A field whose metadata is `OFF_WIRE` stays at home. What was written is
read back by `from_json`, which passes over fields that it does not know: a later version may have more.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Json = Any  # what `json.dumps` takes: the one place where a type ends
OFF_WIRE: Mapping[str, bool] = MappingProxyType({"off-wire": True})
_Writer = Callable[[Any], Json]
_PLAIN = (str, int, float, bool, NoneType)
Kind = TypeVar("Kind")


def to_json(value: Any) -> Json:
    """A typed value as plain lists, objects, texts and numbers."""
    return _writer(cast(Hashable, type(value)))(value)


@cache
def _writer(kind: Any) -> _Writer:
    if kind in _PLAIN:
        return _as_it_is
    if is_dataclass(kind):
        return _object_writer(cast(type, kind))
    if issubclass(kind, (tuple, list)):
        return lambda value: [each if type(each) in _PLAIN else to_json(each) for each in value]
    if issubclass(kind, (set, frozenset)):
        return lambda value: sorted(to_json(each) for each in value)
    if issubclass(kind, Mapping):
        return lambda value: {str(name): to_json(each) for name, each in value.items()}
    return str  # tiles, plays and other values that have a notation


def _as_it_is(value: Any) -> Json:
    return value


def _object_writer(kind: type) -> _Writer:
    parts = [(each.name, default_of(each)) for each in wire_fields(kind)]

    def write(value: Any) -> Json:
        said: dict[str, Json] = {}
        for name, default in parts:
            each = getattr(value, name)
            if default is MISSING or each != default:
                said[name] = each if type(each) in _PLAIN else to_json(each)
        return said

    return write


def wire_fields(kind: type) -> list["Field[Any]"]:
    """The fields of a dataclass that are written."""
    return [each for each in fields(kind) if "off-wire" not in each.metadata]


def default_of(each: "Field[Any]") -> Any:
    """The value with which a field is left out; MISSING where it is always written."""
    return each.default_factory() if each.default_factory is not MISSING else each.default


def schema(*kinds: type) -> dict[str, Json]:
    """The JSON schema of these dataclasses and all that they are made of, by name."""
    found: dict[type, Json] = {}
    for kind in kinds:
        _described(kind, found)
    names = [each.__name__ for each in found]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two types have one name: {', '.join(sorted(twice))}")
    return {each.__name__: said for each, said in found.items()}


def _described(kind: Any, found: dict[type, Json]) -> Json:
    """The schema of a type; a dataclass is described once, in `found`."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return {}
    if kind in _NAMES:
        return {"type": _NAMES[kind]}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return {"anyOf": [_described(each, found) for each in inner]}
    if origin in (tuple, list, set, frozenset):
        of = inner[0] if inner else str
        if origin is tuple and len(inner) > 1 and inner[1] is not Ellipsis:
            return {"type": "array", "prefixItems": [_described(each, found) for each in inner]}
        return {"type": "array", "items": _described(of, found)}
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _described(inner[1], found)}
    if is_dataclass(kind):
        known = cast(type, kind)
        if known not in found:
            found[known] = {}
            found[known] = _object(known, found)
        return {"$ref": f"#/$defs/{known.__name__}"}
    return {"type": "string"}  # a value that has a notation


def _field(each: "Field[Any]", kind: Any, found: dict[type, Json]) -> Json:
    """A field that is left out while it is None is never written as null."""
    if default_of(each) is None and get_origin(kind) in (Union, UnionType):
        kind = Union[tuple(part for part in get_args(kind) if part is not NoneType)]  # noqa: UP007
    return _described(kind, found)


_NAMES: Mapping[Any, str] = {
    str: "string",
    int: "integer",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}


def _object(kind: type, found: dict[type, Json]) -> Json:
    hints = get_type_hints(kind)
    parts = wire_fields(kind)
    said: dict[str, Json] = {
        "type": "object",
        "properties": {each.name: _field(each, hints[each.name], found) for each in parts},
        "required": [each.name for each in parts if default_of(each) is MISSING],
        "additionalProperties": False,
    }
    if kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}("):
        said["description"] = " ".join(kind.__doc__.split())
    return said


class WireError(ValueError):
    """JSON that is not what was expected: where, what was read, what a reader hoped for."""

    code = "not-on-wire"

    def __init__(self, where: str, read: Any, expected: str) -> None:
        super().__init__(f"{where or 'it'}: read {_short(read)}, expected {expected}")
        self.where, self.read, self.expected = where, read, expected


def from_json(kind: type[Kind], said: Json) -> Kind:
    """The value of a dataclass that was written as JSON. Raises WireError."""
    return cast(Kind, _read(kind, said, ""))


def _read(kind: Any, said: Json, where: str) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if kind in _NAMES:
        return _read_plain(kind, said, where)
    if origin is Literal:
        if said in inner:
            return said
        raise WireError(where, said, f"one of {', '.join(map(str, inner))}")
    if origin in (Union, UnionType):
        return _read_one_of(inner, said, where)
    if origin is tuple:
        if not isinstance(said, list):
            raise WireError(where, said, "a list")
        return tuple(_read(inner[0], each, f"{where}[{at}]") for at, each in enumerate(said))
    if origin is dict or (isinstance(origin, type) and issubclass(origin, Mapping)):
        if not isinstance(said, dict):
            raise WireError(where, said, "an object")
        return {name: _read(inner[1], each, f"{where}.{name}") for name, each in said.items()}
    if is_dataclass(kind):
        return _read_object(cast(type, kind), said, where)
    raise TypeError(f"{kind} is written on a wire and cannot be read from it")


def _read_plain(kind: Any, said: Json, where: str) -> Json:
    if type(said) is kind or (kind is float and type(said) is int):
        return said
    raise WireError(where, said, "nothing" if kind is NoneType else f"a {_NAMES[kind]}")


def _read_one_of(kinds: tuple[Any, ...], said: Json, where: str) -> Any:
    wrong: WireError | None = None
    for kind in kinds:
        try:
            return _read(kind, said, where)
        except WireError as failure:
            # What is said of the inside of a part is more to the point than that it is not nothing.
            wrong = failure if wrong is None or len(failure.where) > len(wrong.where) else wrong
    assert wrong is not None
    raise wrong


def _read_object(kind: type, said: Json, where: str) -> Any:
    if not isinstance(said, dict):
        raise WireError(where, said, f"an object with {', '.join(each.name for each in wire_fields(kind))}")
    hints = _hints(kind)
    parts: dict[str, Any] = {}
    for each in wire_fields(kind):
        place = f"{where}.{each.name}" if where else each.name
        if each.name in said:
            parts[each.name] = _read(hints[each.name], said[each.name], place)
        elif default_of(each) is MISSING:
            raise WireError(place, None, f"a field {each.name}")
    return kind(**parts)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _short(read: Any) -> str:
    text = repr(read)
    return text if len(text) <= 60 else f"{text[:59]}…"

"""What is shown at a table, in pieces of JSON.

A piece is written when it changes, once for everybody who sees it, and not again. Who has seen what came
before is sent the pieces that are new; who has not is sent the whole.
"""

from collections.abc import Hashable, Mapping
from dataclasses import MISSING
from functools import cache
from itertools import count, zip_longest
from typing import Any, NamedTuple, cast

from pydantic_core import to_json as as_text

from optafel.wire import default_of, to_json, wire_fields

# Lists of which a turn changes little: they are sent item by item. A log grows by a line, a table by a set.
LISTS = frozenset({"turns", "table", "stands", "board", "seats", "words", "happenings"})

Value = Any  # of a field, as the view has it
_keys = count()  # of everything that is shown in this process: no two have the same


class Piece:
    """The value of a field and its text; a list has the texts of its items."""

    __slots__ = ("items", "text", "value")

    def __init__(self, value: Value, text: str, items: tuple[str, ...] | None = None) -> None:
        self.value = value
        self.text = text
        self.items = items


class Pieces:
    """A view, or a part of one, by field. What was written of it is kept for everybody who is to see it."""

    __slots__ = ("_changes", "_whole", "key", "parts")

    def __init__(self, parts: Mapping[str, Piece]) -> None:
        self.key = next(_keys)
        self.parts = parts
        self._whole: str | None = None
        self._changes: dict[int, Change] = {}

    @property
    def whole(self) -> str:
        """All fields, as the inside of an object."""
        if self._whole is None:
            self._whole = ",".join([f'"{name}":{piece.text}' for name, piece in self.parts.items()])
        return self._whole

    def since(self, seen: "Pieces") -> "Change":
        """What is new to who has seen other ones."""
        known = self._changes.get(seen.key)
        if known is None:
            known = self._changes[seen.key] = _change(self.parts, seen.parts)
        return known


class Change(NamedTuple):
    """What is new, as the insides of the objects and the list that say so."""

    fields: str = ""
    lists: str = ""
    gone: str = ""


NOTHING = Pieces({})
_UNCHANGED = Change()


def encode(value: object) -> str:
    """A typed value as the text of its JSON."""
    if type(value) is int:
        return str(value)
    return as_text(to_json(value)).decode()


def pieces_of(view: object, before: Pieces) -> Pieces:
    """A view in pieces; those that are as they were before are the same ones, and so is the whole of them."""
    parts: dict[str, Piece] = {}
    had, same = before.parts, 0
    for name, default in _fields(cast(Hashable, type(view))):
        value = getattr(view, name)
        known = had.get(name)
        if known is not None and (value is known.value or value == known.value):
            parts[name] = known
            same += 1
        elif default is MISSING or value != default:
            parts[name] = _piece(name, value, known)
    return before if same == len(had) == len(parts) else Pieces(parts)


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((each.name, default_of(each)) for each in wire_fields(kind))


def _piece(name: str, value: Value, known: Piece | None) -> Piece:
    if name not in LISTS or value is None:
        return Piece(value, encode(value))
    had, texts = (known.value, known.items) if known and known.items is not None else ((), ())
    items = [
        text if each is old or each == old else encode(each)
        for each, old, text in zip(value, had, texts, strict=False)
    ]
    items += [encode(each) for each in value[len(items) :]]
    return Piece(value, f"[{','.join(items)}]", tuple(items))


def _change(now: Mapping[str, Piece], before: Mapping[str, Piece]) -> Change:
    fields: list[str] = []
    lists: list[str] = []
    for name, piece in now.items():
        old = before.get(name)
        if old is piece or (old is not None and old.text == piece.text):
            continue
        told = None if old is None else _list_change(piece, old)
        if told is None:
            fields.append(f'"{name}":{piece.text}')
        else:
            lists.append(f'"{name}":{told}')
    gone = [f'"{name}"' for name in before if name not in now]
    return Change(",".join(fields), ",".join(lists), ",".join(gone))


def _list_change(piece: Piece, old: Piece) -> str | None:
    """The items of a list that are new, by their places; None where the whole list says it in fewer words."""
    if piece.items is None or old.items is None:
        return None
    had = old.items
    new = [
        f'"{at}":{item}'
        for at, (item, other) in enumerate(zip_longest(piece.items, had[: len(piece.items)]))
        if item is not other and item != other
    ]
    told = f'{{"length":{len(piece.items)},"items":{{{",".join(new)}}}}}'
    return told if len(told) < len(piece.text) else None


class Shown:
    """All that one seat, or who watches, may see at a moment."""

    __slots__ = ("_changes", "_whole", "key", "own", "shared", "version")

    def __init__(self, shared: Pieces, own: Pieces, version: int) -> None:
        self.version = version  # how often this seat was shown something new: that tells nothing of others
        self.key = next(_keys)
        self.shared = shared
        self.own = own
        self._whole: str | None = None
        self._changes: dict[int, str] = {}

    @property
    def whole(self) -> str:
        """The message with all of it."""
        if self._whole is None:
            inside = f"{self.shared.whole},{self.own.whole}"
            self._whole = f'{{"type":"view","version":{self.version},"view":{{{inside}}}}}'
        return self._whole

    def since(self, seen: "Shown") -> str:
        """The message with what has changed since something else was shown: written once for all who saw
        that."""
        known = self._changes.get(seen.key)
        if known is None:
            known = self._changes[seen.key] = self._written_since(seen)
        return known

    def _written_since(self, seen: "Shown") -> str:
        shared = self.shared.since(seen.shared) if self.shared is not seen.shared else _UNCHANGED
        own = self.own.since(seen.own) if self.own is not seen.own else _UNCHANGED
        fields, lists, gone = (_both(one, other) for one, other in zip(shared, own, strict=True))
        said = f'{{"type":"change","since":{seen.version},"version":{self.version},"view":{{{fields}}}'
        said += f',"lists":{{{lists}}}' if lists else ""
        said += f',"gone":[{gone}]' if gone else ""
        return said + "}"


def _both(one: str, other: str) -> str:
    return f"{one},{other}" if one and other else one or other

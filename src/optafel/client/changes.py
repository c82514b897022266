"""A view comes whole once, and then as what has changed in it."""

from typing import Any

Json = dict[str, Any]


def changed(view: Json, change: Json) -> Json:
    """The view after a change of docs/protocol.md. Raises LookupError where it is of another view."""
    now = {**view, **change["view"]}
    for name, said in change.get("lists", {}).items():
        length: int = said["length"]
        items = list(view[name][:length])
        for at, item in sorted((int(at), item) for at, item in said["items"].items()):
            if at > len(items):
                raise LookupError(f"{name} has no place {at}")
            items[at : at + 1] = [item]
        if len(items) != length:
            raise LookupError(f"{name} has {len(items)} items and should have {length}")
        now[name] = items
    for name in change.get("gone", ()):
        del now[name]
    return now

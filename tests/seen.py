"""What a page was told, read back as the value that a bot thinks about."""

from dataclasses import fields
from typing import Any

from pydantic import TypeAdapter

from optafel import Position
from optafel.bots import choose
from optafel.game import View
from optafel.table.view import SeatView

_READER = TypeAdapter(SeatView)


def view_of(said: dict[str, Any]) -> View:
    """The view of a seat, from its message."""
    seen = _READER.validate_python(said)
    parts = {each.name: getattr(seen, each.name) for each in fields(View) if each.name != "at"}
    return View(**parts, at=Position.parse(said["position"]))


def move_for(said: dict[str, Any], level: str) -> dict[str, Any]:
    """What a bot would do in this seat, as the message has it."""
    return choose(view_of(said), level).to_json()

"""What a table tells over a WebSocket, a message each. A hint is one more."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Literal

from optafel.game.moves import SpokenRefusal
from optafel.rules.spoken import SpokenRuling
from optafel.table.view import SeatView
from optafel.wire import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewTold:
    """The whole view, after hello, and after every change where changes were not asked for."""

    type: Literal["view"]
    view: SeatView
    version: int = 0  # of this view: the next change says which one it changes


@dataclass(frozen=True, slots=True)
class ListChange:
    """What has changed in a list."""

    length: int  # that it has now: what came after is gone
    items: Mapping[str, Json]  # the items that are new, by their places, counted from 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeTold:
    """What has changed in the view. Who does not have the view that it changes sends `look`."""

    type: Literal["change"]
    since: int  # the version of the view that it changes
    version: int  # of the view that it becomes
    view: Mapping[str, Json]  # the fields of the view that are new, whole
    lists: Mapping[str, ListChange] = field(default_factory=dict)  # fields that are lists and changed in part
    gone: tuple[str, ...] = ()  # fields that are no more


@dataclass(frozen=True, slots=True, kw_only=True)
class AckTold:
    """The move with this id is on disk."""

    type: Literal["ack"]
    id: str
    number: int  # of the entry that it is


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedTold(SpokenRefusal):
    """A move that was not made; nothing has changed."""

    type: Literal["refused"]
    id: str  # of the move


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorTold(SpokenRefusal):
    """A message that could not be read or done, or (`try-again`, with the `id`) a move of which it is not
    known yet whether it is on disk: send it again. The connection stays."""

    type: Literal["error"]
    id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingTold:
    """What the referee says of a draft."""

    type: Literal["ruling"]
    id: str | None  # of the draft
    ruling: SpokenRuling


@dataclass(frozen=True, slots=True, kw_only=True)
class PhraseTold:
    """Somebody said a set phrase."""

    type: Literal["said"]
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PongTold:
    """The answer to `ping`."""

    type: Literal["pong"]
    t: float | str | None  # as it came


def refusal_told(refusal: SpokenRefusal, message_id: str | None, of_move: bool) -> RefusedTold | ErrorTold:
    """A refusal of a move, or of anything else that was said."""
    parts = {each.name: getattr(refusal, each.name) for each in fields(SpokenRefusal)}
    if of_move and message_id is not None:
        return RefusedTold(type="refused", id=message_id, **parts)
    return ErrorTold(type="error", id=message_id, **parts)

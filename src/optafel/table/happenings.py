"""What happened to seats and links, told to everybody at the table: nothing of that is done in silence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from optafel.table.events import (
    Closed,
    HandoverAgreed,
    HandoverAsked,
    HandoverDropped,
    InviteMade,
    Joined,
    LinksChanged,
    Muted,
    Replaced,
    TableEvent,
    TakenBack,
)
from optafel.table.seats import Seat

HAPPENINGS_KEPT = 8

HappeningKind = Literal[
    "joined",  # somebody has taken an open seat
    "asked-for-bot",  # somebody asks that a bot may have another's seat
    "asked-to-open",  # or that it be opened to somebody else
    "agreed",
    "kept",  # the seat stays whose it is
    "gave-to-bot",
    "opened",  # a seat, to somebody else
    "taken-back",
    "removed",
    "closed",  # the table, to newcomers
    "reopened",
    "invite-made",
    "invite-changed",
    "watch-changed",
    "muted",
    "unmuted",
]


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened to a seat or to the links of a table."""

    number: int  # of the entry that says so
    kind: HappeningKind
    by: str = ""  # the name of who did it; empty: nobody in particular
    seat: int | None = None  # the seat concerned
    name: str = ""  # who sat there before
    bot: bool = False  # whether that was a bot
    to: str = ""  # who sits there now


def happening_of(
    seats: Sequence[Seat], opener: int | None, event: TableEvent, number: int
) -> Happening | None:
    """What an event tells everybody, of a table as it was before it."""
    by_opener = seats[opener].name if opener is not None else ""
    match event:
        case Joined():
            old = seats[event.seat]
            bot = old.before_kind == "bot"
            return Happening(number, "joined", event.name, event.seat, old.before, bot, event.name)
        case HandoverAsked():
            asked: HappeningKind = "asked-for-bot" if event.to == "bot" else "asked-to-open"
            return _about(seats, event.seat, number, asked, seats[event.asker].name, event.name)
        case HandoverAgreed():
            return _about(seats, event.seat, number, "agreed", seats[event.agrees].name)
        case HandoverDropped():
            by = "" if event.dropper is None else seats[event.dropper].name
            return _about(seats, event.seat, number, "kept", by)
        case Replaced():
            by = "" if event.given_by is None else seats[event.given_by].name
            given: HappeningKind = "gave-to-bot" if event.by == "bot" else "opened"
            return _about(seats, event.seat, number, "removed" if event.removed else given, by, to=event.name)
        case TakenBack():
            return _about(seats, event.seat, number, "taken-back", event.name, event.name)
        case Closed():
            return Happening(number, "closed" if event.closed else "reopened", by_opener)
        case InviteMade():
            return Happening(number, "invite-made", by_opener)
        case LinksChanged():
            return Happening(number, "watch-changed" if event.invite is None else "invite-changed", by_opener)
        case Muted():
            return _about(seats, event.seat, number, "muted" if event.muted else "unmuted", by_opener)
        case _:
            return None


def _about(
    seats: Sequence[Seat], seat: int, number: int, kind: HappeningKind, by: str, to: str = ""
) -> Happening:
    old = seats[seat]
    return Happening(number, kind, by, seat, old.name, old.kind == "bot", to)

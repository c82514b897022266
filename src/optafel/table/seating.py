"""How what happens to seats and links changes a table: who joins, whose seat is given away and taken back,
what its opener decides."""

from dataclasses import replace
from typing import Any

from optafel.table.events import (
    Closed,
    HandoverAgreed,
    HandoverAsked,
    HandoverDropped,
    InviteMade,
    Joined,
    LinksChanged,
    Muted,
    NameErased,
    Paused,
    Replaced,
    Resumed,
    Stirred,
    TableEvent,
    TakenBack,
)
from optafel.table.seats import Owner, Seat
from optafel.table.table_state import Handover, Table


def seating_after(table: Table, at_ms: int, event: TableEvent) -> Table:
    """The table after something that concerns no game."""
    match event:
        case Joined():
            seat = replace(Seat("person", event.name, event.key), **_stays(table.seats[event.seat]))
            once = tuple(invite for invite in table.once if invite != event.invite)
            return replace(
                seated(table, event.seat, seat),
                once=once,
                handovers=_agreed_without(table.handovers, event.seat),
            )
        case Replaced():
            return _replaced(table, event)
        case HandoverAsked():
            asked = Handover(
                event.seat, event.asker, event.to, event.name, event.level, at_ms, frozenset({event.asker})
            )
            return replace(table, handovers=(*_other_handovers(table, event.seat), asked))
        case HandoverAgreed():
            handovers = tuple(
                replace(each, agreed=each.agreed | {event.agrees}) if each.seat == event.seat else each
                for each in table.handovers
            )
            return replace(table, handovers=handovers)
        case HandoverDropped():
            return replace(table, handovers=_other_handovers(table, event.seat))
        case TakenBack():
            return _taken_back(table, event)
        case Closed():
            return replace(table, closed=event.closed)
        case LinksChanged():
            return replace(
                table,
                invite=table.invite if event.invite is None else event.invite,
                watch=table.watch if event.watch is None else event.watch,
                once=table.once if event.invite is None else (),
            )
        case InviteMade():
            return replace(table, once=(*table.once, event.invite))
        case Muted():
            return seated(table, event.seat, replace(table.seats[event.seat], muted=event.muted))
        case NameErased():
            return table  # what came before was written anew
        case _:
            raise ValueError(f"no table goes on after {event.kind}")


def seated(table: Table, at: int, seat: Seat) -> Table:
    """The table with somebody in a seat."""
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def _stays(seat: Seat) -> dict[str, Any]:
    """What stays with a seat whoever sits there."""
    return {"owners": seat.owners, "deeds": seat.deeds}


def _replaced(table: Table, event: Replaced) -> Table:
    old = table.seats[event.seat]
    owners = old.owners
    if event.removed:
        # Whoever gave it away to come back under another name is sent away for good with that name.
        owners = tuple(owner for owner in owners if not owner.gave)
    elif old.kind == "person" and old.key:
        gave = event.given_by == event.seat
        owners = (*owners, Owner(old.key, old.name, old.shared, old.muted, gave))
    seat = Seat(event.by, event.name, level=event.level, owners=owners, deeds=old.deeds)
    if event.by == "open":
        was = (old.before, old.before_kind) if old.kind == "open" else (old.name, old.kind)
        seat = replace(seat, before=was[0], before_kind=was[1])
    return replace(
        seated(table, event.seat, seat),
        asked=table.asked - {event.seat},
        handovers=_agreed_without(_other_handovers(table, event.seat), event.seat),
    )


def _taken_back(table: Table, event: TakenBack) -> Table:
    seat = table.seats[event.seat]
    at = next(at for at, owner in enumerate(seat.owners) if owner.key == event.key)
    # Who had it before them may still take it back; whoever came after may not.
    back = Seat(
        "person",
        event.name,
        event.key,
        arrived=True,
        shared=seat.owners[at].shared,
        muted=seat.owners[at].muted,
        owners=seat.owners[:at],
        deeds=seat.deeds,
    )
    return replace(
        seated(table, event.seat, back),
        asked=table.asked - {event.seat},
        handovers=_agreed_without(_other_handovers(table, event.seat), event.seat),
    )


def _other_handovers(table: Table, seat: int) -> tuple[Handover, ...]:
    return tuple(each for each in table.handovers if each.seat != seat)


def _agreed_without(handovers: tuple[Handover, ...], seat: int) -> tuple[Handover, ...]:
    """Who sits down has agreed to nothing yet, whatever was agreed to from that seat before."""
    return tuple(replace(each, agreed=each.agreed - {seat}) for each in handovers)


def renumbered(handovers: tuple[Handover, ...], kept: tuple[int, ...]) -> tuple[Handover, ...]:
    """The same where open seats were left out and the others have moved up."""
    now = {seat: at for at, seat in enumerate(kept)}
    return tuple(
        replace(
            each,
            seat=now[each.seat],
            asker=now[each.asker],
            agreed=frozenset(now[seat] for seat in each.agreed if seat in now),
        )
        for each in handovers
        if each.seat in now and each.asker in now
    )


def counted(after: Table, before: Table, event: TableEvent) -> Table:
    """With what this seat does besides playing counted, so that a log does not grow without end."""
    match event:
        case Stirred() | Joined() | TakenBack():
            actor: int | None = event.seat
        case Paused() | Resumed():
            actor = event.seat
        case Replaced():
            actor = event.given_by
        case HandoverAsked():
            actor = event.asker
        case HandoverAgreed():
            actor = event.agrees
        case HandoverDropped():
            actor = event.dropper
        case Closed() | LinksChanged() | InviteMade() | Muted():
            actor = before.opener
        case _:
            actor = None
    if actor is None or actor >= len(after.seats):
        return after
    seat = after.seats[actor]
    return seated(after, actor, replace(seat, deeds=seat.deeds + 1))

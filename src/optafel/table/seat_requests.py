"""Whose seat it is: joining, giving a seat away with the table's consent, taking it back."""

from optafel.table.asking import ask, check_deeds
from optafel.table.due_actions import Presence
from optafel.table.events import (
    HandoverAgreed,
    HandoverAsked,
    HandoverDropped,
    Joined,
    Replaced,
    TableEvent,
    TakenBack,
)
from optafel.table.names import checked_name, distinct, nameless
from optafel.table.open_table import OpenTable, own_before, seat_of
from optafel.table.refusals import RequestRefused
from optafel.table.seats import digest, new_key, opens
from optafel.table.table_state import Table


async def join(live: OpenTable, invite: str, name: str | None = None) -> tuple[int, str]:
    """Take the first open seat; returns it and its key. Raises RequestRefused."""
    key, held = new_key(), digest(invite)
    wanted = None if name is None else checked_name(name)
    taken: list[int] = []

    def event(table: Table) -> TableEvent:
        once = next((each for each in table.once if opens(held, each)), "")
        if not once and not opens(held, table.invite):
            raise RequestRefused("unknown-invite")
        if table.closed:
            raise RequestRefused("table-closed")
        if not table.open_seats:
            raise RequestRefused("no-seat-open")
        seat = table.open_seats[0]
        check_deeds(table, seat)
        taken[:] = [seat]
        others = [each.name for at, each in enumerate(table.seats) if at != seat]
        return Joined(seat, distinct(wanted or nameless(seat), others), digest(key), once)

    await ask(live, event)
    return taken[0], key


async def give_seat(live: OpenTable, key: str, seat: int, by: Replaced) -> None:
    """Give a seat to a bot or open it. One's own and an open one change at once. Another's is given away when
    its person has stayed away while all have seen the time run, and the opener or everybody else at the table
    has asked for the same: asking for what was asked for already is agreeing. Raises RequestRefused."""

    def event(table: Table) -> TableEvent | None:
        mine = _mine(table, key, seat)
        if by.by == "bot" and seat == mine and len(table.persons) == 1:
            raise RequestRefused("last-person")
        if seat == mine or table.seats[seat].kind == "open":
            return _given(table, seat, by, mine)
        if _somebody_there(table, seat, live.presence):
            raise RequestRefused("seat-taken", seat=seat)
        asked = table.handover_of(seat)
        if asked and asked.to == by.by:
            return None if mine in asked.agreed else HandoverAgreed(seat, mine)
        if asked and mine != table.opener:
            raise RequestRefused("handover-asked")
        at_once = not table.playing and table.seats[seat].kind == "bot" and mine == table.opener
        return (
            _given(table, seat, by, mine) if at_once else HandoverAsked(seat, mine, by.by, by.name, by.level)
        )

    await ask(live, event)


async def keep_seat(live: OpenTable, key: str, seat: int) -> None:
    """Think better of it: who asked for a seat, or the opener. Raises RequestRefused."""

    def event(table: Table) -> TableEvent | None:
        mine = _mine(table, key, seat)
        asked = table.handover_of(seat)
        if asked is None:
            return None
        if mine not in (asked.asker, table.opener, seat):
            raise RequestRefused("only-opener")
        return HandoverDropped(seat, mine)

    await ask(live, event)


async def take_back(live: OpenTable, key: str) -> int:
    """Take one's seat back that was given away, while the game runs; returns it. Raises RequestRefused."""
    taken: list[int] = []

    def event(table: Table) -> TableEvent | None:
        held = digest(key)
        now = seat_of(table, held)
        if now is not None:
            taken[:] = [now]
            return None  # nobody has it
        seat = own_before(table, held)
        if seat is None:
            raise RequestRefused("unknown-key")
        if table.phase == "over":
            raise RequestRefused("game-over")
        taken[:] = [seat]
        owner = next(owner for owner in table.seats[seat].owners if owner.key == held)
        others = [each.name for at, each in enumerate(table.seats) if at != seat]
        return TakenBack(seat, held, distinct(owner.name, others))

    await ask(live, event)
    return taken[0]


def handed_over(table: Table, seat: int) -> Replaced:
    """A seat that was asked for, given away."""
    asked = table.handover_of(seat)
    if asked is None:
        raise RequestRefused("no-such-seat", seat=seat, most=len(table.seats) - 1)
    return _given(table, seat, Replaced(seat, asked.to, asked.name, asked.level), asked.asker)


def _mine(table: Table, key: str, seat: int) -> int:
    """The seat of who asks something about a seat. Raises RequestRefused."""
    mine = seat_of(table, digest(key))
    if mine is None:
        raise RequestRefused("unknown-key")
    if not 0 <= seat < len(table.seats):
        raise RequestRefused("no-such-seat", seat=seat, most=len(table.seats) - 1)
    check_deeds(table, mine)
    return mine


def _given(table: Table, seat: int, by: Replaced, giver: int) -> Replaced:
    others = [each.name for at, each in enumerate(table.seats) if at != seat]
    return Replaced(seat, by.by, distinct(by.name, others) if by.name else "", by.level, giver)


def _somebody_there(table: Table, seat: int, presence: Presence) -> bool:
    return table.seats[seat].kind == "person" and seat in presence.here

"""What a table has to do by itself, and when: a bot's turn, a clock, somebody who stays away."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Literal

from optafel.game.state import STANDS_STILL_ROUNDS, stands_still
from optafel.table.clock import by_days, deadline_ms
from optafel.table.table_state import Handover, Table

RESTS_AFTER = 2  # turns that each person lets run out, one after the other

DueKind = Literal["begin", "bot", "clock", "went-away", "skip", "accept", "pause", "hand-over", "keep-seat"]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take at a table, in milliseconds."""

    bot_least: int = 900  # a bot takes a moment, as a person would
    bot_most: int = 2_600
    away: int = 60_000  # so long a person may be gone in their own turn
    empty: int = 20_000  # so long after the last person left, the clock stands still
    doubt: int = 30_000  # so long the others may challenge
    grace: int = 10_000  # no clock runs out so soon after the table was fetched from its log
    handover: int = 60_000  # so long all see that a seat is about to be given away before it is


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there, and since when the others are not."""

    here: frozenset[int] = frozenset()
    since_ms: int = 0  # when this table was fetched from its log
    left_ms: Mapping[int, int] = field(default_factory=dict)  # when a seat's last connection closed

    def gone_since(self, seat: int) -> int:
        return self.left_ms.get(seat, self.since_ms)


@dataclass(frozen=True, slots=True)
class DueAction:
    kind: DueKind
    at_ms: int
    seat: int | None = None


def next_due_action(table: Table, presence: Presence, pace: Pace) -> DueAction | None:
    """The first thing that is to be done at this table if nobody does anything."""
    actions = _handovers(table, presence, pace)
    if not table.playing:
        begins = _beginning(table, presence, pace)
        actions += [begins] if begins else []
    elif not table.paused:
        actions += _doubt(table, pace) if table.phase == "challenge" else _turn(table, presence, pace)
        actions += _emptiness(table, presence, pace)
    return min(actions, key=lambda due: due.at_ms, default=None)


def handover_ms(table: Table, handover: Handover, pace: Pace) -> int:
    """When a seat that was asked for may be given away: at once where nobody sits and no rack is seen."""
    waits = table.playing or table.seats[handover.seat].kind == "person"
    return handover.at_ms + (pace.handover if waits else 0)


def _handovers(table: Table, presence: Presence, pace: Pace) -> list[DueAction]:
    """A seat is given away when its time is over and the table has agreed; whoever is there keeps theirs."""
    actions: list[DueAction] = []
    for handover in table.handovers:
        if table.seats[handover.seat].kind == "person" and handover.seat in presence.here:
            actions.append(DueAction("keep-seat", 0, handover.seat))
        elif not table.consent_missing(handover):
            actions.append(DueAction("hand-over", handover_ms(table, handover, pace), handover.seat))
    return actions


def not_before_ms(table: Table, presence: Presence, pace: Pace) -> int:
    """The moment before which no clock runs out: people need time to come back after a restart."""
    return 0 if by_days(table) else presence.since_ms + pace.grace


def _beginning(table: Table, presence: Presence, pace: Pace) -> DueAction | None:
    """The next game is dealt when all have come, or when all who are there have asked for another one; who
    has gone only just may be back in a moment, and is still looking at how the last one ended."""
    if table.game is None:
        all_came = not table.open_seats and all(table.seats[at].arrived for at in table.persons)
        return DueAction("begin", 0) if all_came else None
    if not table.asked & presence.here or not presence.here <= table.asked:
        return None
    others = (at for at in table.persons if at not in table.asked)
    return DueAction("begin", max((presence.gone_since(at) + pace.grace for at in others), default=0))


def _turn(table: Table, presence: Presence, pace: Pace) -> list[DueAction]:
    assert table.game is not None
    seat = table.game.turn
    if seat is None:
        return []
    if table.seats[seat].played_by_bot:
        at_ms = table.turn_at_ms + _thinking(table, seat, pace)
        return [DueAction("pause", at_ms) if only_bots_go_on(table) else DueAction("bot", at_ms, seat)]
    actions: list[DueAction] = []
    deadline = deadline_ms(table)
    here, days = seat in presence.here, by_days(table)
    if deadline is not None and (days or presence.here):
        takes_over = days and not here and table.opened.away == "bot"
        at_ms = max(deadline, not_before_ms(table, presence, pace))
        actions.append(DueAction("went-away" if takes_over else "clock", at_ms, seat))
    if not here and presence.here and not days and table.opened.away != "wait":
        at_ms = max(table.turn_at_ms, presence.gone_since(seat)) + pace.away
        actions.append(DueAction("went-away" if table.opened.away == "bot" else "skip", at_ms, seat))
    if actions and nobody_plays(table):
        return [
            DueAction("pause", action.at_ms) if action.kind in ("clock", "skip") else action
            for action in actions
        ]
    return actions


def nobody_plays(table: Table) -> bool:
    """Whether every person's clock has run out again and again since somebody last woke the table. That says
    nothing of the game, so it is not counted: the table goes to rest until somebody comes back to it."""
    assert table.game is not None
    inside, turns = table.game.state.inside, table.game.state.turns[table.woken :]
    for seat in (at for at in table.persons if at in inside and not table.seats[at].away):
        latest = islice((turn for turn in reversed(turns) if turn.seat == seat), RESTS_AFTER)
        if sum(turn.kind == "timed-out" for turn in latest) < RESTS_AFTER:
            return False
    return True


def only_bots_go_on(table: Table) -> bool:
    """Whether nothing has been laid for many rounds since somebody last woke the table, and no person has had
    a hand in that: bots would exchange for ever on a board that takes no word. Nobody has won, so nothing is
    counted: the table goes to rest."""
    assert table.game is not None
    state = table.game.state
    if not stands_still(replace(state, turns=state.turns[table.woken :])):
        return False
    people = {at for at in table.persons if not table.seats[at].played_by_bot}
    turns = state.turns[-STANDS_STILL_ROUNDS * len(state.inside) :]
    return all(turn.seat not in people or turn.kind == "timed-out" for turn in turns)


def _doubt(table: Table, pace: Pace) -> list[DueAction]:
    """Who has not said whether the last play stands; silence lets it stand."""
    assert table.game is not None
    limit = max(pace.doubt, 1_000 * (table.opened.clock_seconds or 0) if by_days(table) else 0)
    asked = [at for at in range(len(table.seats)) if "accept" in table.game.moves(at)]
    return [
        DueAction("bot", table.turn_at_ms + _thinking(table, at, pace), at)
        if table.seats[at].played_by_bot
        else DueAction("accept", table.turn_at_ms + limit * _in_line(table, at), at)
        for at in asked
    ]


def _in_line(table: Table, seat: int) -> int:
    """Who shares a device answers one after the other, each with their own time: the first, the second…"""
    if not table.seats[seat].shared:
        return 1
    laid = table.game.state.pending.seat if table.game and table.game.state.pending else None
    return sum(one.shared for at, one in enumerate(table.seats[: seat + 1]) if at != laid)


def _emptiness(table: Table, presence: Presence, pace: Pace) -> list[DueAction]:
    if presence.here or table.opened.clock_seconds is None or by_days(table):
        return []
    last_left = max(presence.gone_since(seat) for seat in range(len(table.seats)))
    return [DueAction("pause", last_left + pace.empty)]


def _thinking(table: Table, seat: int, pace: Pace) -> int:
    """Differs from turn to turn, and is the same on every node."""
    chance = zlib.crc32(f"{table.id}/{table.changed}/{seat}".encode())
    return pace.bot_least + chance % (pace.bot_most - pace.bot_least + 1)

"""What a table has to do by itself, and when: a bot's turn, a clock, somebody who stays away."""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from optafel.table.clock import by_days, deadline_ms
from optafel.table.table import Table

RESTS_AFTER = 2  # turns that each person lets run out, one after the other

DueKind = Literal["begin", "bot", "clock", "went-away", "skip", "accept", "pause"]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take at a table, in milliseconds."""

    bot_least: int = 900  # a bot takes a moment, as a person would
    bot_most: int = 2_600
    away: int = 60_000  # so long a person may be gone in their own turn
    empty: int = 20_000  # so long after the last person left, the clock stands still
    doubt: int = 30_000  # so long the others may challenge
    grace: int = 10_000  # no clock runs out so soon after the table was fetched from its log


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
    if not table.playing:
        return _beginning(table, presence, pace)
    if table.paused:
        return None
    actions = _doubt(table, pace) if table.phase == "challenge" else _turn(table, presence, pace)
    actions += _emptiness(table, presence, pace)
    return min(actions, key=lambda due: due.at_ms, default=None)


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
        return [DueAction("bot", table.turn_at_ms + _thinking(table, seat, pace), seat)]
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
    if nobody_plays(table):
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
        kinds = [turn.kind for turn in turns if turn.seat == seat][-RESTS_AFTER:]
        if kinds != ["timed-out"] * RESTS_AFTER:
            return False
    return True


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

"""A table that is open: its log folded in memory, its connections, one thing at a time.

Everything that changes the table goes through `append`: written to disk first, then folded, then shown.
Whoever works on a table holds its lock. When it is not known whether an entry was written, the table is
stale: the log is read again before anything else is done.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from optafel.game import View
from optafel.positions import Move, Solved
from optafel.store import Draft, Entry, Store
from optafel.table.clock import Clock, by_days
from optafel.table.connections import Connection, encode
from optafel.table.due_actions import Pace, Presence, next_due_action
from optafel.table.events import TableEvent, read_event, write_event
from optafel.table.messages import PhraseTold
from optafel.table.refusals import RequestRefused
from optafel.table.seats import opens
from optafel.table.table import Table, step
from optafel.table.view import own_table_view, shared_view

PRESENCE_DELAY_SECONDS = 0.05  # who comes and goes is shown a moment later, several at once


@dataclass(frozen=True, slots=True)
class TableServices:
    """What an open table needs of the process that it is open in."""

    store: Store
    clock: Clock
    pace: Pace
    think: Callable[[View, str], Awaitable[Move]]  # a bot's move, given what it may see
    think_in_common_words: Callable[[View, Move], Awaitable[Solved | None]]  # beside the best play
    strongest: str  # the level of bot that gives hints
    spread: Callable[["OpenTable"], None]  # tell other nodes that there is news


@dataclass(frozen=True, slots=True)
class Thought:
    """What a hint is made of."""

    changed: int  # the entry and the seat that it is of
    seat: int
    move: Move
    whole: bool = False  # whether the best play with common words was looked for
    common: Solved | None = None  # it, where it is another one


class OpenTable:
    """One table in this process. `table` is its state after the last entry that is on disk."""

    def __init__(self, table_id: str, services: TableServices) -> None:
        self.id = table_id
        self.services = services
        self.lock = asyncio.Lock()
        self.folded: Table | None = None
        self.stale = True
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}  # by node: who is there, until when
        self.drafts: dict[int, tuple[int, list[str] | str]] = {}  # by seat: the entry it was made on, and it
        self.thought: Thought | None = None  # the last hint
        self.left_ms: dict[int, int] = {}
        self.since_ms = services.clock.now_ms()
        self.used_ms = self.since_ms
        self.rearm: Callable[[OpenTable], None] = lambda _: None  # set by timers
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        if self.folded is None:
            raise RequestRefused("no-such-table")
        return self.folded

    @property
    def presence(self) -> Presence:
        now_ms = self.services.clock.now_ms()
        others = (seats for seats, until_ms in self.elsewhere.values() if until_ms > now_ms)
        return Presence(self.here.union(*others), self.since_ms, self.left_ms)

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for connection in self.connections for seat in connection.held.values())

    async def fresh(self) -> Table:
        """The table as its log has it, read (again) where that is not certain. Needs the lock."""
        self.used_ms = self.services.clock.now_ms()
        if self.stale:
            await self.catch_up()
        return self.table

    async def catch_up(self) -> None:
        """Fold what others have appended, and show it. Needs the lock."""
        store, first = self.services.store, self.folded is None
        entries = await store.read(self.id, after=self.folded.number if self.folded else 0)
        for entry in entries:
            self.folded = step(self.folded, entry, read_event(entry.body))
        self.stale = False
        if first:
            for draft in await store.drafts(self.id):
                self.drafts[draft.seat] = (draft.number, _read(draft))
        if entries and self.folded:
            self.reseat()
            self.show()

    async def append(self, event: TableEvent, seat: int | None = None, move_id: str | None = None) -> None:
        """Write an event, then let it happen; `show` follows. Needs the lock and a fresh table.

        Raises NumberTaken or StoreUnavailable; the table is stale then.
        """
        services, before = self.services, self.folded
        number = before.number + 1 if before else 1
        entry = Entry(self.id, number, services.clock.now_ms(), write_event(event), seat, move_id)
        after = step(before, entry, event)
        self.stale = True
        await services.store.append(entry, _due_ms(after, services.pace))
        self.folded, self.stale = after, False
        if before and after.seats is not before.seats:
            self.reseat()
        services.spread(self)

    def reseat(self) -> None:
        """Where seats were left out or given to others, find each guest's own again, or let them watch."""
        for connection in self.connections:
            seats = {key: seat_of(self.table, key) for key in connection.held}
            connection.held = {key: seat for key, seat in seats.items() if seat is not None}
            if connection.key:
                connection.seat = connection.held.get(connection.key)
                if connection.seat is None:
                    connection.key, connection.watching = None, True

    def draft_of(self, seat: int | None) -> list[str] | str | None:
        """The seat's unfinished turn, as long as the table lies as it did when it was made."""
        if seat is None or seat not in self.drafts:
            return None
        number, draft = self.drafts[seat]
        return draft if number == self.table.changed else None

    def shared_text(self) -> str:
        """What everybody may see now, as the beginning of a message."""
        services = self.services
        shown = shared_view(self.table, self.presence, services.pace, services.clock.now_ms())
        return '{"type":"view","view":' + encode(shown).removesuffix("}")

    def view_of(self, seat: int | None, shared: str | None = None) -> str:
        """The message with all that a seat may see; `shared` where that is worked out already."""
        own = own_table_view(self.table, seat, self.draft_of(seat))
        return f"{shared or self.shared_text()},{encode(own).removeprefix('{')}}}"

    def show(self) -> None:
        """Send everybody what they may see now: what all see is worked out once, and each seat once."""
        connections = [connection for connection in self.connections if connection.admitted]
        shared = self.shared_text() if connections else ""
        texts = {seat: self.view_of(seat, shared) for seat in {connection.seat for connection in connections}}
        for connection in connections:
            connection.post(texts[connection.seat], skippable=True)
        self.rearm(self)

    def show_presence(self) -> None:
        """Show soon who has come or gone."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY_SECONDS, self._presence_changed)

    def _presence_changed(self) -> None:
        self._presence_timer = None
        if self.folded is not None:
            self.show()
            self.services.spread(self)

    def say(self, seat: int, phrase: str) -> None:
        """A set phrase, for everybody here. It is no part of the game, so it is not kept."""
        text = encode(PhraseTold(type="said", seat=seat, phrase=phrase))
        for connection in self.connections:
            if connection.admitted:
                connection.post(text)

    def close(self) -> None:
        for timer in (self.timer, self._presence_timer):
            if timer:
                timer.cancel()
        if self.task:
            self.task.cancel()


def seat_of(table: Table, key_digest: str) -> int | None:
    """The seat that a key opens. Every seat is compared, so that the time taken tells nothing."""
    matches = [at for at, seat in enumerate(table.seats) if opens(key_digest, seat.key)]
    return matches[0] if matches else None


def _due_ms(table: Table, pace: Pace) -> int | None:
    """When the table wants attention even if nobody has it open: at a table of days a clock runs out and bots
    move though nobody comes. Whoever does have it open goes first."""
    due = next_due_action(table, Presence(), pace) if table.playing and by_days(table) else None
    return max(due.at_ms, table.turn_at_ms + 2 * pace.bot_most) if due else None


def _read(draft: Draft) -> list[str] | str:
    read: list[str] | str = json.loads(draft.body)
    return read

"""A table that is open: its log folded in memory, its connections, one thing at a time.

Everything that changes the table goes through `append`: written to disk first, then folded, then shown.
Whoever works on a table holds its lock. When it is not known whether an entry was written, the table is
stale: the log is read again before anything else is done.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from optafel.store import Draft, Entry, Store
from optafel.table.clock import Clock, by_days
from optafel.table.duties import Pace, Presence, next_duty
from optafel.table.events import TableEvent, read_event, write_event
from optafel.table.guests import Guest, encode
from optafel.table.keys import opens
from optafel.table.refusals import refused
from optafel.table.table import Table, step
from optafel.table.view import own_view, shared_view

PRESENCE_DELAY_SECONDS = 0.05  # who comes and goes is shown a moment later, several at once


@dataclass(frozen=True, slots=True)
class Means:
    """What a table needs of the house."""

    store: Store
    clock: Clock
    pace: Pace
    think: Callable[[dict[str, Any], str], Awaitable[dict[str, Any]]]  # a bot's move, given what it may see
    strongest: str  # the level of bot that gives hints
    spread: Callable[["LiveTable"], None]  # tell other nodes that there is news


class LiveTable:
    """One table in this process. `table` is its state after the last entry that is on disk."""

    def __init__(self, table_id: str, means: Means) -> None:
        self.id = table_id
        self.means = means
        self.lock = asyncio.Lock()
        self.folded: Table | None = None
        self.stale = True
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}  # by node: who is there, until when
        self.drafts: dict[int, tuple[int, list[str] | str]] = {}  # by seat: the entry it was made on, and it
        self.thought: tuple[int, int, dict[str, Any]] | None = None  # a hint: of which entry and seat, and it
        self.left_ms: dict[int, int] = {}
        self.since_ms = means.clock.now_ms()
        self.used_ms = self.since_ms
        self.rearm: Callable[[LiveTable], None] = lambda _: None  # set by upkeep
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self._presence_timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        if self.folded is None:
            raise refused("no-such-table")
        return self.folded

    @property
    def presence(self) -> Presence:
        now_ms = self.means.clock.now_ms()
        others = (seats for seats, until_ms in self.elsewhere.values() if until_ms > now_ms)
        return Presence(self.here.union(*others), self.since_ms, self.left_ms)

    @property
    def here(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for guest in self.guests for seat in guest.held.values())

    async def fresh(self) -> Table:
        """The table as its log has it, read (again) where that is not certain. Needs the lock."""
        self.used_ms = self.means.clock.now_ms()
        if self.stale:
            await self.catch_up()
        return self.table

    async def catch_up(self) -> None:
        """Fold what others have appended, and show it. Needs the lock."""
        store, first = self.means.store, self.folded is None
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

        Raises Taken or StoreUnavailable; the table is stale then.
        """
        means, before = self.means, self.folded
        number = before.number + 1 if before else 1
        entry = Entry(self.id, number, means.clock.now_ms(), write_event(event), seat, move_id)
        after = step(before, entry, event)
        self.stale = True
        await means.store.append(entry, _due_ms(after, means.pace))
        self.folded, self.stale = after, False
        if before and after.seats is not before.seats:
            self.reseat()
        means.spread(self)

    def reseat(self) -> None:
        """Where seats were left out or given to others, find each guest's own again, or let them watch."""
        for guest in self.guests:
            seats = {key: seat_of(self.table, key) for key in guest.held}
            guest.held = {key: seat for key, seat in seats.items() if seat is not None}
            if guest.key:
                guest.seat = guest.held.get(guest.key)
                if guest.seat is None:
                    guest.key, guest.watching = None, True

    def draft_of(self, seat: int | None) -> list[str] | str | None:
        """The seat's unfinished turn, as long as the table lies as it did when it was made."""
        if seat is None or seat not in self.drafts:
            return None
        number, draft = self.drafts[seat]
        return draft if number == self.table.changed else None

    def shared_text(self) -> str:
        """What everybody may see now, as the beginning of a message."""
        means = self.means
        shown = shared_view(self.table, self.presence, means.pace, means.clock.now_ms())
        return '{"type":"view","view":' + encode(shown).removesuffix("}")

    def view_of(self, seat: int | None, shared: str | None = None) -> str:
        """The message with all that a seat may see; `shared` where that is worked out already."""
        own = own_view(self.table, seat, self.draft_of(seat))
        return f"{shared or self.shared_text()},{encode(own).removeprefix('{')}}}"

    def show(self) -> None:
        """Send everybody what they may see now: what all see is worked out once, and each seat once."""
        guests = [guest for guest in self.guests if guest.admitted]
        shared = self.shared_text() if guests else ""
        texts = {seat: self.view_of(seat, shared) for seat in {guest.seat for guest in guests}}
        for guest in guests:
            guest.post(texts[guest.seat], skippable=True)
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
            self.means.spread(self)

    def say(self, seat: int, phrase: str) -> None:
        """A set phrase, for everybody here. It is no part of the game, so it is not kept."""
        text = encode({"type": "said", "seat": seat, "phrase": phrase})
        for guest in self.guests:
            if guest.admitted:
                guest.post(text)

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
    duty = next_duty(table, Presence(), pace) if table.playing and by_days(table) else None
    return max(duty.at_ms, table.turn_at_ms + 2 * pace.bot_most) if duty else None


def _read(draft: Draft) -> list[str] | str:
    read: list[str] | str = json.loads(draft.body)
    return read

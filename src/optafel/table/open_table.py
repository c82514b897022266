"""A table that is open: its log folded in memory, its connections, one thing at a time.

Everything that changes the table goes through `append`: written to disk first, then folded, then shown.
Whoever works on a table holds its lock. When it is not known whether an entry was written, the table is
stale: the log is read again before anything else is done.
"""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from optafel.game import Refusal, View, spoken_refusal
from optafel.game.view import Lines
from optafel.positions import Move, Solved
from optafel.store import Draft, Entry, HereElsewhere, Store
from optafel.table.clock import Clock, by_days
from optafel.table.connections import Connection
from optafel.table.due_actions import Pace, Presence, next_due_action
from optafel.table.events import Deleted, NameErased, TableEvent, read_event, write_event
from optafel.table.messages import PhraseTold, refusal_told
from optafel.table.refusals import RequestRefused
from optafel.table.seats import opens
from optafel.table.shown import NOTHING, Pieces, Shown, encode, pieces_of
from optafel.table.snapshots import SNAPSHOT_EVERY, read_snapshot, snapshot_of
from optafel.table.standing import standing
from optafel.table.table import step
from optafel.table.table_state import Table
from optafel.table.thinking import NOBODY, Lane, Thinking
from optafel.table.view import own_table_view, shared_view

Answer = TypeVar("Answer")
PRESENCE_MS = 25_000  # so long it holds that somebody is connected to another node
FOLDED_HERE_MAX = 10  # entries, as other nodes append them; more are folded on a thread
LONG_LOG = 500  # entries; of such logs one is folded at a time, so that threads do not crowd out the loop
_ERASED, _DELETED = write_event(NameErased()), write_event(Deleted())
PRESENCE_DELAY_SECONDS = 0.05  # who comes and goes is shown a moment later, several at once


@dataclass(frozen=True, slots=True)
class TableServices:
    """What an open table needs of the process that it is open in."""

    store: Store
    clock: Clock
    pace: Pace
    thinking: Thinking
    think: Callable[["OpenTable", View, str], Awaitable[Move]]  # a bot's move, given what it may see
    think_in_common_words: Callable[["OpenTable", View, Move], Awaitable[Solved | None]]  # beside the best
    think_for_the_game: Callable[["OpenTable", View], Awaitable[Move | None]]  # what wins; None: nobody says
    strongest: str  # the level of bot that gives hints
    spread: Callable[["OpenTable"], None]  # tell other nodes that there is news
    long_logs: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))


@dataclass(frozen=True, slots=True)
class Thought:
    """What a hint is made of."""

    changed: int  # the entry and the seat that it is of
    seat: int
    move: Move
    whole: bool = False  # whether what stands beside it was looked for:
    common: Solved | None = None  # the best play with common words, where it is another one
    for_the_game: Move | None = None  # what wins more often, where it is another one


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
        self._shared = NOTHING  # what everybody was shown last
        self._lines: Lines = {}  # the latest lines of the log, as they were shown
        self._shown: dict[tuple[int | None, int | None], Shown] = {}  # by seat and seat to take back
        self._last: Entry | None = None  # the entry that was folded last
        self._snapshot_at = 0  # the number of the last snapshot
        self._said_here: frozenset[int] = frozenset()  # who the store knows to be connected here
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

    @property
    def owners(self) -> tuple[str, ...]:
        """The addresses of who is here: what is thought about at this table counts for one of them."""
        return tuple({connection.address: None for connection in self.connections}) or NOBODY

    async def ask(self, lane: Lane, work: Callable[..., Answer], *given: Any) -> Answer:
        """Have something thought about, away from the loop that all tables share."""
        return await self.services.thinking.ask(lane, self.owners, work, *given)

    async def fresh(self) -> Table:
        """The table as its log has it, read (again) where that is not certain. Needs the lock."""
        self.used_ms = self.services.clock.now_ms()
        if self.stale:
            await self.catch_up()
        return self.table

    async def catch_up(self) -> None:
        """Fold what others have appended, and show it. Needs the lock."""
        store, first = self.services.store, self.folded is None
        entries = await store.read(self.id, after=self.folded.number) if self.folded else await self._begin()
        if not first and any(entry.body == _ERASED for entry in entries):
            self.forget()  # what was folded from the log as it was before still has the name
            entries = await self._begin()
        if entries and entries[-1].body == _DELETED:
            self.end()
            return
        if entries:
            self.folded = await self._folded_with(entries)
            self._last = entries[-1]
        self.stale = False
        if first:
            for draft in await store.drafts(self.id):
                self.drafts[draft.seat] = (draft.number, _read(draft))
        if entries and self.folded:
            self.reseat()
            self.show()
        self.keep_snapshot(SNAPSHOT_EVERY)

    async def _folded_with(self, entries: list[Entry]) -> Table | None:
        """The table with these entries too. Other tables do not wait for a log that no snapshot shortens, as
        after a new version."""
        if len(entries) <= FOLDED_HERE_MAX:
            return _fold_on(self.folded, entries)
        async with self.services.long_logs if len(entries) > LONG_LOG else contextlib.nullcontext():
            return await asyncio.to_thread(_fold_on, self.folded, entries)

    async def _begin(self) -> list[Entry]:
        """Take up the snapshot, if there is one that fits the log; returns the entries that come after."""
        store = self.services.store
        kept = await store.snapshot(self.id)
        table = await asyncio.to_thread(read_snapshot, kept) if kept else None
        if kept is None or table is None:
            return await store.read(self.id)
        entries = await store.read(self.id, after=kept.number - 1)
        if not entries or not kept.fits(entries[0]) or any(entry.body == _ERASED for entry in entries[1:]):
            return await store.read(self.id)
        self.folded, self._last, self._snapshot_at = table, entries[0], kept.number
        return entries[1:]

    def keep_snapshot(self, after: int = 1) -> None:
        """Have the folded table kept beside its log, where that has grown by so many entries since."""
        table = self.folded
        if table and self._last and table.number - self._snapshot_at >= after:
            self._snapshot_at = table.number
            self.services.store.keep_snapshot(snapshot_of(table, self._last))

    def forget(self) -> None:
        """Fold the log anew before anything else is done. Needs the lock."""
        self.folded, self._last, self.stale, self._snapshot_at = None, None, True, 0

    def end(self) -> None:
        """The table is no more: everybody is told so."""
        self.forget()
        self.stale = False
        for connection in list(self.connections):
            self.show_out(connection, "no-such-table")
        self.close()

    def show_out(self, connection: Connection, code: str) -> None:
        """Somebody may see the table no more, and is told why."""
        self.connections.discard(connection)
        connection.seat, connection.key, connection.watching, connection.watch = None, None, False, None
        connection.held.clear()
        connection.tell(refusal_told(spoken_refusal(Refusal(code), connection.lang), None, of_move=False))

    async def append(self, event: TableEvent, seat: int | None = None, move_id: str | None = None) -> None:
        """Write an event, then let it happen; `show` follows. Needs the lock and a fresh table.

        Raises NumberTaken or StoreUnavailable; the table is stale then.
        """
        services, before = self.services, self.folded
        number = before.number + 1 if before else 1
        entry = Entry(self.id, number, services.clock.now_ms(), write_event(event), seat, move_id)
        after = step(before, entry, event)
        self.stale = True
        await services.store.append(entry, _due_ms(after, services.pace), encode(standing(after)))
        self.folded, self.stale, self._last = after, False, entry
        if before and (after.seats is not before.seats or after.watch != before.watch):
            self.reseat()
        services.spread(self)
        self.keep_snapshot(SNAPSHOT_EVERY)

    def reseat(self) -> None:
        """Where seats were left out or given to others, find each guest's own again, or let them watch. Who
        watches by a link that holds no more is shown out."""
        table = self.table
        for connection in list(self.connections):
            if connection.watch is not None and not opens(connection.watch, table.watch):
                self.show_out(connection, "unknown-watch")
                continue
            seats = {key: seat_of(table, key) for key in connection.held}
            connection.held = {key: seat for key, seat in seats.items() if seat is not None}
            if connection.key:
                connection.seat = seat_of(table, connection.key)
                if connection.seat is not None:
                    connection.held[connection.key] = connection.seat
                    connection.watching = False
                elif own_before(table, connection.key) is not None:
                    connection.watching = True
                else:
                    self.show_out(connection, "unknown-key")

    def draft_of(self, seat: int | None) -> list[str] | str | None:
        """The seat's unfinished turn, as long as the table lies as it did when it was made."""
        if seat is None or seat not in self.drafts:
            return None
        number, draft = self.drafts[seat]
        return draft if number == self.table.changed else None

    def shared_pieces(self) -> Pieces:
        """What everybody may see now."""
        services = self.services
        now_ms = services.clock.now_ms()
        shown = shared_view(self.table, self.presence, services.pace, now_ms, self._lines)
        self._shared = pieces_of(shown, self._shared)
        return self._shared

    def shown_to(self, seat: int | None, shared: Pieces | None = None, take_back: int | None = None) -> Shown:
        """All that a seat may see; `shared` where that is worked out already, `take_back` for who had a seat
        that was given away."""
        own = own_table_view(self.table, seat, self.draft_of(seat), take_back)
        before = self._shown.get((seat, take_back))
        pieces = pieces_of(own, before.own if before else NOTHING)
        shared = self.shared_pieces() if shared is None else shared
        if before and before.shared is shared and before.own is pieces:
            return before
        version = before.version + 1 if before else 1
        shown = self._shown[seat, take_back] = Shown(shared, pieces, version)
        return shown

    def view_of(self, seat: int | None) -> str:
        """The message with all that a seat may see."""
        return self.shown_to(seat).whole

    def shown_for(self, connection: Connection) -> Shown:
        return self.shown_to(connection.seat, take_back=self._take_back(connection))

    def _take_back(self, connection: Connection) -> int | None:
        if connection.seat is not None or connection.key is None:
            return None
        return own_before(self.table, connection.key)

    def show(self) -> None:
        """Send everybody what they may see now: what all see is worked out once, and each seat once."""
        shown: dict[tuple[int | None, int | None], Shown] = {}
        shared: Pieces | None = None
        for connection in self.connections:
            if connection.admitted:
                who = connection.seat, self._take_back(connection)
                if who not in shown:
                    shared = self.shared_pieces() if shared is None else shared
                    shown[who] = self.shown_to(who[0], shared, who[1])
                connection.show(shown[who])
        self.say_here()
        self.rearm(self)

    def say_here(self) -> None:
        """Have the store know who is connected here: it is asked after a restart, and by other nodes."""
        here = self.here
        if here != self._said_here:
            self._said_here = here
            self.services.store.say_here(self.id, here)

    def hear_elsewhere(self, others: Iterable[HereElsewhere]) -> None:
        """Who is connected to other nodes, as the store has it."""
        before, now_ms = self.presence.here, self.services.clock.now_ms()
        known = {each.node: (each.seats, each.seen_ms + PRESENCE_MS) for each in others}
        # A node that knows of nobody here any more is heard of once and then no longer.
        self.elsewhere.update(known)
        gone = before - self.presence.here
        self.left_ms.update(dict.fromkeys(gone, now_ms))
        if self.presence.here != before and self.folded is not None:
            self.show()

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


def own_before(table: Table, key_digest: str) -> int | None:
    """The seat that was this key's before it was given away."""
    matches = [
        at
        for at, seat in enumerate(table.seats)
        if any(opens(key_digest, owner.key) for owner in seat.owners)
    ]
    return matches[0] if matches else None


def _fold_on(table: Table | None, entries: Iterable[Entry]) -> Table | None:
    for entry in entries:
        table = step(table, entry, read_event(entry.body))
    return table


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

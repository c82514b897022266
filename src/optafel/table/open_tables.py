"""Every table that is open in this process, fetched from its log when somebody comes, and what nodes that
share tables tell each other."""

import asyncio
import contextlib
import itertools
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from optafel.game import View
from optafel.positions import Move
from optafel.rules.rulebook import OptionValue
from optafel.store import Store, StoreUnavailable
from optafel.table.clock import Clock
from optafel.table.due_actions import Pace
from optafel.table.new_table import TableKeys, TableOrder, set_table
from optafel.table.open_table import OpenTable, TableServices
from optafel.table.refusals import RequestRefused
from optafel.table.table import Table
from optafel.table.timers import arm


@dataclass(frozen=True, slots=True)
class NodeNews:
    """What one node tells the others about a table."""

    number: int  # of the last entry that it knows
    here: frozenset[int]  # the seats that are connected to it
    asking: bool = False  # it has just opened the table and wants to know who is there
    said: tuple[int, str] | None = None  # a seat's phrase


class Bus(Protocol):
    """News between nodes. It may be late or lost: the logs are the truth, and are looked at now and then."""

    def spread(self, table: str, news: NodeNews) -> None:
        """Tell the other nodes."""

    async def follow(self, table: str) -> None:
        """Hear news of a table from now on."""

    async def forget(self, table: str) -> None:
        """Hear no more of it."""


log = logging.getLogger("optafel.tables")

Choose = Callable[[View, str], Move]
Prepare = Callable[[str, str, Mapping[str, OptionValue], str], None]  # rulebook, language, house rules, level

ID = re.compile(r"[A-Za-z0-9_-]{1,32}\Z")
THINKERS = 2  # bots that think at the same time
ROUND_SECONDS = 2.0  # between two looks at all open tables
PRESENCE_MS = 25_000  # so long it holds that somebody is connected to another node
PRESENCE_ROUNDS = 4  # and every so many looks it is said again
IDLE_MS = 60_000  # an empty table goes back to its log after so long
DUE_TABLES_MAX = 200  # fetched in one look


@dataclass(frozen=True, slots=True)
class Bots:
    """How bots choose, and the levels there are, weakest first."""

    choose: Choose
    levels: Sequence[str]
    default: str  # the level of a bot that steps in
    prepare: Prepare | None = None  # opens what a bot of a level searches, before its first turn
    strongest: str = ""  # the level that gives hints; empty: the last one


class OpenTables:
    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Clock | None = None,
        pace: Pace | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.bus = bus
        self.tables: dict[str, OpenTable] = {}
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        self._librarian = ThreadPoolExecutor(1, thread_name_prefix="librarian")
        self.services = TableServices(
            store,
            clock or Clock(),
            pace or Pace(),
            self._think,
            bots.strongest or bots.levels[-1],
            self._spread,
        )
        self._seen_elsewhere: int | None = None
        self._rounds = asyncio.create_task(self._go_round(), name="open tables")

    async def open(self, order: TableOrder) -> tuple[OpenTable, TableKeys]:
        """Set a new table."""
        opened, keys = set_table(order, self.bots.levels, self.bots.default)
        live = OpenTable(keys.table, self.services)
        live.rearm = arm
        async with live.lock:
            live.stale = False
            await live.append(opened)
        self.tables[live.id] = live
        self._prepare(live.table)
        if self.bus:
            await self.bus.follow(live.id)
        return live, keys

    async def find(self, table_id: str) -> OpenTable:
        """An open table, or one that is fetched from its log. Raises RequestRefused."""
        live = self.tables.get(table_id)
        if live is None:
            if not ID.match(table_id):
                raise RequestRefused("no-such-table")
            live = self.tables[table_id] = OpenTable(table_id, self.services)
            live.rearm = arm
            if self.bus:
                await self.bus.follow(table_id)
                self.bus.spread(table_id, NodeNews(0, frozenset(), asking=True))
        try:
            async with live.lock:
                first = live.folded is None
                table = await live.fresh()
        except Exception:
            if live.folded is None:
                await self._put_away(live)
            raise
        if first:
            self._prepare(table)
        arm(live)
        return live

    def _prepare(self, table: Table) -> None:
        """Have the dictionaries of a table opened, so that no turn waits for them: one after the other, on a
        thread of their own, since bots of other tables are not to wait either."""
        prepare, opened = self.bots.prepare, table.opened
        if prepare is None or table.phase == "over":
            return
        levels = {seat.level: None for seat in table.seats if seat.level}
        if opened.hints:
            levels[self.services.strongest] = None
        for level in levels:
            opening = self._librarian.submit(
                prepare, opened.rulebook, opened.language, opened.options or {}, level
            )
            opening.add_done_callback(_say_failure)

    async def close(self) -> None:
        """Stop all timers. What was acknowledged is on disk already."""
        self._rounds.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._rounds
        for live in self.tables.values():
            if self.bus and live.folded and live.here:
                self.bus.spread(live.id, NodeNews(live.folded.number, frozenset()))
            live.close()
        for threads in (self._thinkers, self._librarian):
            threads.shutdown(wait=False, cancel_futures=True)

    async def hear(self, node: str, table_id: str, news: NodeNews) -> None:
        """What another node says about a table, if it is open here."""
        live = self.tables.get(table_id)
        if live is None:
            return
        before = live.presence.here
        now_ms = self.services.clock.now_ms()
        for seat in before - news.here - live.here:
            live.left_ms[seat] = now_ms
        live.elsewhere[node] = (news.here, now_ms + PRESENCE_MS)
        await self._read_on(table_id, news.number)
        if news.asking:
            self._spread(live)
        if news.said:
            live.say(*news.said)
        if live.presence.here != before:
            live.show()

    def say(self, live: OpenTable, seat: int, phrase: str) -> None:
        """A phrase for everybody at the table, on every node."""
        live.say(seat, phrase)
        if self.bus:
            self.bus.spread(live.id, NodeNews(live.table.number, live.here, said=(seat, phrase)))

    async def _read_on(self, table_id: str, number: int) -> None:
        """Fold what others have appended to a table that is open here."""
        live = self.tables.get(table_id)
        if live is None or (live.folded and live.folded.number >= number):
            return
        async with live.lock:
            await live.catch_up()

    async def look_again(self) -> None:
        """Compare all open tables with their logs: news may have been missed."""
        heads = await self.store.heads(self.tables)
        for table_id, head in heads.items():
            await self._read_on(table_id, head)

    async def _go_round(self) -> None:
        for turn in itertools.count():
            await asyncio.sleep(ROUND_SECONDS)
            try:
                if self.bus and turn % PRESENCE_ROUNDS == 0:
                    self._say_who_is_here()
                self._forget_silent_nodes()
                await self._look_elsewhere()
                await self._fetch_due()
                await self._put_away_idle()
            except StoreUnavailable as failure:
                log.warning("the store does not answer", extra={"why": str(failure)})
            except Exception:
                log.exception("a round through the open_tables failed")

    def _say_who_is_here(self) -> None:
        for live in self.tables.values():
            if live.here:
                self._spread(live)

    def _forget_silent_nodes(self) -> None:
        """A node that has said nothing for so long is gone, and with it whoever was connected to it."""
        now_ms = self.services.clock.now_ms()
        for live in list(self.tables.values()):
            silent = [node for node, (_, until_ms) in live.elsewhere.items() if until_ms <= now_ms]
            gone = {seat for node in silent for seat in live.elsewhere.pop(node)[0]} - live.presence.here
            live.left_ms.update(dict.fromkeys(gone, now_ms))
            if gone and live.folded:
                live.show()

    async def _look_elsewhere(self) -> None:
        """Whether another process has written: news may be lost between nodes, and a file tells nobody."""
        if self.store.shared:
            await self.look_again()
            return
        seen = await self.store.written_elsewhere()
        if self._seen_elsewhere is not None and seen != self._seen_elsewhere:
            await self.look_again()
        self._seen_elsewhere = seen

    async def _fetch_due(self) -> None:
        """Clocks of days run out also where nobody has the table open."""
        soon = self.services.clock.now_ms() + round(1_000 * ROUND_SECONDS)
        for table_id, _ in await self.store.due(soon, DUE_TABLES_MAX):
            if table_id in self.tables:
                continue
            try:
                await self.find(table_id)
            except StoreUnavailable:
                raise
            except Exception:  # the other tables are not to suffer for a log that cannot be read
                log.exception("a table could not be fetched", extra={"table": table_id})

    async def _put_away_idle(self) -> None:
        before = self.services.clock.now_ms() - IDLE_MS
        for live in list(self.tables.values()):
            if (
                not live.connections
                and live.used_ms < before
                and not live.lock.locked()
                and live.task is None
            ):
                await self._put_away(live)

    async def _put_away(self, live: OpenTable) -> None:
        self.tables.pop(live.id, None)
        live.close()
        if self.bus:
            await self.bus.forget(live.id)

    async def _think(self, view: View, level: str) -> Move:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thinkers, self.bots.choose, view, level or self.bots.default)

    def _spread(self, live: OpenTable) -> None:
        if self.bus and live.folded:
            self.bus.spread(live.id, NodeNews(live.folded.number, live.here))


def _say_failure(opening: Future[None]) -> None:
    """A dictionary that could not be opened is tried again by the turn that needs it."""
    if not opening.cancelled() and opening.exception():
        log.error("a dictionary could not be opened", exc_info=opening.exception())

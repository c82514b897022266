"""Every table that is open in this process, fetched from its log when somebody comes, and what nodes that
share tables tell each other."""

import asyncio
import contextlib
import itertools
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from optafel.game import View
from optafel.positions import Move, Solved, Wishes, best_in_common_words
from optafel.rules.rulebook import OptionValue
from optafel.store import Store, StoreUnavailable
from optafel.table.clock import Clock
from optafel.table.due_actions import Pace
from optafel.table.new_table import TableKeys, TableOrder, set_table
from optafel.table.open_table import PRESENCE_MS, OpenTable, TableServices
from optafel.table.refusals import RequestRefused
from optafel.table.table_state import Table
from optafel.table.thinking import Thinking, ThinkingThreads
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
COMMON_SECONDS = 1.0  # to look for a play with common words, beside a hint
ROUND_SECONDS = 2.0  # between two looks at all open tables
PRESENCE_ROUNDS = 4  # and every so many looks it is said again
IDLE_MS = 60_000  # an empty table goes back to its log after so long
DUE_TABLES_MAX = 200  # fetched in one look
DAY_MS = 24 * 3_600 * 1_000
KEPT_DAYS = 365  # a table at which nothing happens any more
UPKEEP_ROUNDS = 1_800  # every so many looks what is too old is given up


@dataclass(frozen=True, slots=True)
class Bots:
    """How bots choose, and the levels there are, weakest first."""

    choose: Choose
    levels: Sequence[str]
    default: str  # the level of a bot that steps in
    prepare: Prepare | None = None  # opens what a bot of a level searches, before its first turn
    strongest: str = ""  # the level that gives hints; empty: the last one
    programs: Mapping[str, Callable[[View], Move]] = field(
        default_factory=dict
    )  # levels that run by themselves
    for_the_game: Callable[[View], Move | None] | None = None  # what wins, where somebody can say


class OpenTables:
    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Clock | None = None,
        pace: Pace | None = None,
        bus: Bus | None = None,
        thinking: Thinking | None = None,
        kept_days: int = KEPT_DAYS,
    ) -> None:
        self.store = store
        self.kept_days = kept_days
        self.bots = bots
        self.bus = bus
        self.tables: dict[str, OpenTable] = {}
        self.thinking = thinking or ThinkingThreads()
        self._preparing: set[asyncio.Task[None]] = set()
        self.services = TableServices(
            store,
            clock or Clock(),
            pace or Pace(),
            self.thinking,
            self._think,
            self._think_in_common_words,
            self._think_for_the_game,
            bots.strongest or bots.levels[-1],
            self._spread,
        )
        self._rounds = asyncio.create_task(self._go_round(), name="open tables")

    async def open(self, order: TableOrder, address: str = "") -> tuple[OpenTable, TableKeys]:
        """Set a new table, for somebody at this address."""
        opened, keys = set_table(order, self.bots.levels, self.bots.default)
        live = OpenTable(keys.table, self.services)
        live.rearm = arm
        async with live.lock:
            live.stale = False
            await live.append(opened)
        self.tables[live.id] = live
        self._prepare(live.table, (address,))
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
                if first:
                    here = await self.store.here_elsewhere([table_id], self._alive_since())
                    live.hear_elsewhere(here.get(table_id, ()))
        except Exception:
            if live.folded is None:
                await self._put_away(live)
            raise
        if first:
            self._prepare(table, live.owners)
        arm(live)
        return live

    def _prepare(self, table: Table, owners: Sequence[str]) -> None:
        """Have the dictionaries of a table opened, so that no turn waits for them."""
        prepare, opened = self.bots.prepare, table.opened
        if prepare is None or table.phase == "over":
            return
        levels = {seat.level: None for seat in table.seats if seat.level not in (None, *self.bots.programs)}
        if opened.hints:
            levels[self.services.strongest] = None
        given = [(opened.rulebook, opened.language, dict(opened.options or {}), level) for level in levels]
        opening = asyncio.create_task(self._open_dictionaries(owners, prepare, given), name="librarian")
        self._preparing.add(opening)
        opening.add_done_callback(self._preparing.discard)

    async def _open_dictionaries(
        self, owners: Sequence[str], prepare: Prepare, given: Sequence[tuple[Any, ...]]
    ) -> None:
        """One that cannot be opened now is opened by the turn that needs it."""
        for each in given:
            try:
                await self.thinking.ask("deep", owners, prepare, *each)
            except RequestRefused:
                return  # there is more to do than that
            except Exception:
                log.exception("a dictionary could not be opened")

    async def close(self) -> None:
        """Stop all timers. What was acknowledged is on disk already."""
        self._rounds.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._rounds
        for live in self.tables.values():
            if self.bus and live.folded and live.here:
                self.bus.spread(live.id, NodeNews(live.folded.number, frozenset()))
            live.close()
            live.keep_snapshot()
        for opening in list(self._preparing):
            opening.cancel()
        await self.thinking.close()

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
                if turn % PRESENCE_ROUNDS == 0:
                    self._say_who_is_here()
                    await self.store.give_sign(self.services.clock.now_ms())
                self._forget_silent_nodes()
                if self.store.shared:
                    await self.look_again()
                    await self._look_who_is_elsewhere()
                await self._fetch_due()
                await self._put_away_idle()
                if turn % UPKEEP_ROUNDS == 0:
                    await self.give_up_old()
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

    def _alive_since(self) -> int:
        """A node that has given no sign of life since then is gone."""
        return self.services.clock.now_ms() - PRESENCE_MS

    async def _look_who_is_elsewhere(self) -> None:
        """Who is connected to other nodes: where no bus tells it, or is away, the store does."""
        found = await self.store.here_elsewhere(self.tables, self._alive_since())
        for table_id, others in found.items():
            live = self.tables.get(table_id)
            if live and live.folded:
                live.hear_elsewhere(others)

    async def give_up_old(self) -> None:
        """Tables at which nothing has happened for as long as tables are kept, and nodes that are gone."""
        now_ms = self.services.clock.now_ms()
        await self.store.forget_nodes(now_ms - DAY_MS)
        while self.kept_days and (count := await self.store.give_up(now_ms - self.kept_days * DAY_MS)):
            log.info("old tables were given up", extra={"tables": count})

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
        live.keep_snapshot()
        if self.bus:
            await self.bus.forget(live.id)

    async def _think(self, live: OpenTable, view: View, level: str) -> Move:
        program = self.bots.programs.get(level)
        if program:  # it thinks in a process of its own
            return await asyncio.to_thread(program, view)
        return await live.ask("deep", self.bots.choose, view, level or self.bots.default)

    async def _think_for_the_game(self, live: OpenTable, view: View) -> Move | None:
        think = self.bots.for_the_game
        return None if think is None else await live.ask("deep", think, view)

    async def _think_in_common_words(self, live: OpenTable, view: View, best: Move) -> Solved | None:
        play = best.play
        if play is None:
            return None
        wishes = Wishes(objective="equity" if view.family == "crossword" else "", seconds=COMMON_SECONDS)
        return await live.ask("deep", best_in_common_words, view.position, play, wishes)

    def _spread(self, live: OpenTable) -> None:
        if self.bus and live.folded:
            self.bus.spread(live.id, NodeNews(live.folded.number, live.here))

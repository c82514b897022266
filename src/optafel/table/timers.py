"""Seeing to what a table has to do by itself: the one place where a timer turns into an event."""

import asyncio
import logging

from optafel.game import Game, Refusal
from optafel.game.events import Event
from optafel.store import NumberTaken, StoreUnavailable
from optafel.table.drafts import notation
from optafel.table.due_actions import DueAction, next_due_action
from optafel.table.events import HandoverDropped, Moved, Paused, TableEvent, WentAway
from optafel.table.judging import bare, judged_at_once, timed_out
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.table.requests import begin, event_made
from optafel.table.seat_requests import handed_over
from optafel.table.table_state import Table

log = logging.getLogger("optafel.table")

AGAIN_SECONDS = 1.0  # after the store did not answer
CLAIM_MS = 10_000  # so long one node may take for what it has claimed
ELSEWHERE_MS = 1_500  # a node with the player's connection has the latest draft: let it go first


def arm(live: OpenTable, least_seconds: float = 0.0) -> None:
    """Set the timer for what is to be done next."""
    if live.timer:
        live.timer.cancel()
        live.timer = None
    if live.folded is None:
        return
    due = _next_due(live)
    if due is None:
        return
    wait_ms = max(0, due.at_ms - live.services.clock.now_ms()) + _patience_ms(live, due)
    live.timer = asyncio.get_running_loop().call_later(max(wait_ms / 1_000, least_seconds), _go, live)


def _next_due(live: OpenTable) -> DueAction | None:
    return next_due_action(live.table, live.presence, live.services.pace)


def _patience_ms(live: OpenTable, due: DueAction) -> int:
    if due.kind != "clock" or not live.services.store.shared:
        return 0
    return 0 if any(connection.seat == due.seat for connection in live.connections) else ELSEWHERE_MS


def _go(live: OpenTable) -> None:
    live.timer = None
    if live.task is None or live.task.done():
        live.task = asyncio.create_task(_attend(live), name=f"table {live.id}")


async def _attend(live: OpenTable) -> None:
    least_seconds = AGAIN_SECONDS
    try:
        least_seconds = await _see_to(live)
    finally:
        live.task = None
        arm(live, least_seconds)


async def _see_to(live: OpenTable) -> float:
    """Do what is due, if it still is. Returns how long to leave the table alone after it."""
    try:
        async with live.lock:
            table = await live.fresh()
            due = _next_due(live)
            if due is None or due.at_ms > live.services.clock.now_ms():
                return 0.0
            if not await _mine(live, table):
                return AGAIN_SECONDS
            if due.kind != "bot":
                await live.append(await _event(live, table, due))
                live.show()
                return 0.0
        await _bot(live, table, due)
    except NumberTaken:
        async with live.lock:
            await live.fresh()
    except StoreUnavailable:
        return AGAIN_SECONDS
    except RequestRefused as refusal:
        log.error("a due action was refused", extra={"table": live.id, "code": refusal.refusal.code})
        return AGAIN_SECONDS
    return 0.0


async def _mine(live: OpenTable, table: Table) -> bool:
    """Of several nodes that have this table open one does what is due; if it dies, another one later."""
    store, now_ms = live.services.store, live.services.clock.now_ms()
    return not store.shared or await store.claim(live.id, table.number, now_ms, now_ms + CLAIM_MS)


async def _event(live: OpenTable, table: Table, due: DueAction) -> TableEvent:
    game = table.game
    if due.kind == "begin":
        return begin(table)
    if due.kind == "keep-seat":
        return HandoverDropped(due.seat or 0)
    if due.kind == "hand-over":
        return handed_over(table, due.seat or 0)
    assert game is not None
    match due.kind:
        case "clock":
            laid = live.draft_of(due.seat)
            draft = None if laid is None else notation(game, laid)
            return Moved(await _timed_out(live, game, draft), by="clock")
        case "skip":
            return Moved(_skipped(game, due.seat or 0).events[game.number :], by="table")
        case "accept":
            return Moved(_acted(game, due.seat or 0, {"accept": True}).events[game.number :], by="clock")
        case "went-away":
            return WentAway(due.seat or 0)
        case _:
            return Paused()


async def _timed_out(live: OpenTable, game: Game, draft: str | None) -> tuple[Event, ...]:
    """What the clock makes of an unfinished turn; where nobody finds the time to judge it, of none."""
    if judged_at_once(game) or draft is None:
        return game.time_out(draft).events[game.number :]
    try:
        return await live.ask("quick", timed_out, bare(game), draft)
    except RequestRefused as refused:
        log.error("an unfinished turn was not judged", extra={"table": live.id, "code": refused.refusal.code})
        return game.time_out(None).events[game.number :]


async def _bot(live: OpenTable, table: Table, due: DueAction) -> None:
    """Let a bot think, with the table free for others meanwhile, and make its move if it still may."""
    assert table.game is not None
    seat, number = due.seat or 0, table.changed
    level = table.seats[seat].level or ""
    event: Event | Refusal | None = None
    try:
        said = await live.services.think(live, table.game.view(seat), level)
        event = await event_made(live, table.game, seat, said)
    except RequestRefused as refused:
        if refused.refusal.code == "too-many-requests":
            raise  # it is thought about again in a moment
        log.error("a bot did not move", extra={"table": live.id, "bot": level, "code": refused.refusal.code})
    except Exception:
        log.exception("a bot could not move", extra={"table": live.id, "bot": level})
    if isinstance(event, Refusal):
        log.error("a bot's move was refused", extra={"table": live.id, "bot": level, "code": event.code})
    if event is None or isinstance(event, Refusal):
        events = _without_playing(table.game, seat).events[table.game.number :]
    else:
        events = (event,)
    async with live.lock:
        now = await live.fresh()
        if now.changed != number or now.paused or not now.seats[seat].played_by_bot:
            return
        await live.append(Moved(events, by="bot"))
        live.show()


def _skipped(game: Game, seat: int) -> Game:
    """The turn of who is not there: a tile, or nothing. It is no pass: nobody has said that nothing can be
    laid."""
    return game.time_out(None) if "pass" in game.moves(seat) else _without_playing(game, seat)


def _without_playing(game: Game, seat: int) -> Game:
    """The turn of a seat that plays nothing."""
    allowed = game.moves(seat)
    for kind, value in (("draw", 0), ("pass", True), ("accept", True), *(("take", at) for at in range(4))):
        after = game.try_play(seat, {kind: value}) if kind in allowed else None
        if isinstance(after, Game):
            return after
    return game.time_out(None)


def _acted(game: Game, seat: int, said: dict[str, bool]) -> Game:
    after = game.try_play(seat, said)
    if isinstance(after, Refusal):
        raise RequestRefused.of(after)
    return after

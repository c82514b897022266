"""Seeing to what a table has to do by itself: the one place where a timer turns into an event."""

import asyncio
import logging

from optafel.game import Game, Refusal
from optafel.store import StoreUnavailable, Taken
from optafel.table.drafts import notation
from optafel.table.duties import Duty, next_duty
from optafel.table.events import Moved, Paused, TableEvent, WentAway
from optafel.table.live import LiveTable
from optafel.table.refusals import Refused
from optafel.table.requests import begin
from optafel.table.table import Table

log = logging.getLogger("optafel.table")

AGAIN_SECONDS = 1.0  # after the store did not answer
CLAIM_MS = 10_000  # so long one node may take for what it has claimed
ELSEWHERE_MS = 1_500  # a node with the player's connection has the latest draft: let it go first


def arm(live: LiveTable, least_seconds: float = 0.0) -> None:
    """Set the timer for what is to be done next."""
    if live.timer:
        live.timer.cancel()
        live.timer = None
    if live.folded is None:
        return
    duty = _duty(live)
    if duty is None:
        return
    wait_ms = max(0, duty.at_ms - live.means.clock.now_ms()) + _patience_ms(live, duty)
    live.timer = asyncio.get_running_loop().call_later(max(wait_ms / 1_000, least_seconds), _go, live)


def _duty(live: LiveTable) -> Duty | None:
    return next_duty(live.table, live.presence, live.means.pace)


def _patience_ms(live: LiveTable, duty: Duty) -> int:
    if duty.kind != "clock" or not live.means.store.shared:
        return 0
    return 0 if any(guest.seat == duty.seat for guest in live.guests) else ELSEWHERE_MS


def _go(live: LiveTable) -> None:
    live.timer = None
    if live.task is None or live.task.done():
        live.task = asyncio.create_task(_attend(live), name=f"table {live.id}")


async def _attend(live: LiveTable) -> None:
    least_seconds = AGAIN_SECONDS
    try:
        least_seconds = await _see_to(live)
    finally:
        live.task = None
        arm(live, least_seconds)


async def _see_to(live: LiveTable) -> float:
    """Do what is due, if it still is. Returns how long to leave the table alone after it."""
    try:
        async with live.lock:
            table = await live.fresh()
            duty = _duty(live)
            if duty is None or duty.at_ms > live.means.clock.now_ms():
                return 0.0
            if not await _mine(live, table):
                return AGAIN_SECONDS
            if duty.kind != "bot":
                await live.append(_event(live, table, duty))
                live.show()
                return 0.0
        await _bot(live, table, duty)
    except Taken:
        async with live.lock:
            await live.fresh()
    except StoreUnavailable:
        return AGAIN_SECONDS
    except Refused as refusal:
        log.error("upkeep refused", extra={"table": live.id, "code": refusal.refusal.code})
        return AGAIN_SECONDS
    return 0.0


async def _mine(live: LiveTable, table: Table) -> bool:
    """Of several nodes that have this table open one does what is due; if it dies, another one later."""
    store, now_ms = live.means.store, live.means.clock.now_ms()
    return not store.shared or await store.claim(live.id, table.number, now_ms, now_ms + CLAIM_MS)


def _event(live: LiveTable, table: Table, duty: Duty) -> TableEvent:
    game = table.game
    if duty.kind == "begin":
        return begin(table)
    assert game is not None
    match duty.kind:
        case "clock":
            laid = live.draft_of(duty.seat)
            draft = None if laid is None else notation(game, laid)
            return Moved(game.time_out(draft).events[game.number :], by="clock")
        case "skip":
            return Moved(_skipped(game, duty.seat or 0).events[game.number :], by="table")
        case "accept":
            return Moved(_acted(game, duty.seat or 0, {"accept": True}).events[game.number :], by="clock")
        case "went-away":
            return WentAway(duty.seat or 0)
        case _:
            return Paused()


async def _bot(live: LiveTable, table: Table, duty: Duty) -> None:
    """Let a bot think, with the table free for others meanwhile, and make its move if it still may."""
    assert table.game is not None
    seat, number = duty.seat or 0, table.changed
    level = table.seats[seat].level or ""
    after: Game | Refusal | None = None
    try:
        said = await live.means.think(table.game.view(seat), level)
        after = table.game.act(seat, said)
    except Exception:
        log.exception("a bot could not move", extra={"table": live.id, "bot": level})
    if isinstance(after, Refusal):
        log.error("a bot's move was refused", extra={"table": live.id, "bot": level, "code": after.code})
    game = after if isinstance(after, Game) else _without_playing(table.game, seat)
    async with live.lock:
        now = await live.fresh()
        if now.changed != number or now.paused or not now.seats[seat].played_by_bot:
            return
        await live.append(Moved(game.events[table.game.number :], by="bot"))
        live.show()


def _skipped(game: Game, seat: int) -> Game:
    """The turn of who is not there: a tile, or nothing. It is no pass: nobody has said that nothing can be
    laid."""
    return game.time_out(None) if "pass" in game.moves(seat) else _without_playing(game, seat)


def _without_playing(game: Game, seat: int) -> Game:
    """The turn of a seat that plays nothing."""
    allowed = game.moves(seat)
    for kind, value in (("draw", 0), ("pass", True), ("accept", True), *(("take", at) for at in range(4))):
        after = game.act(seat, {kind: value}) if kind in allowed else None
        if isinstance(after, Game):
            return after
    return game.time_out(None)


def _acted(game: Game, seat: int, said: dict[str, bool]) -> Game:
    after = game.act(seat, said)
    if isinstance(after, Refusal):
        raise Refused(after)
    return after

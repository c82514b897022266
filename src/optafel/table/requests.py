"""What the people at a table may ask for. Each is done whole or refused with nothing changed."""

import json
from typing import Any

from optafel.game import Game, Refusal
from optafel.game.events import Event, Started
from optafel.game.moves import Said
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling
from optafel.store import Draft, Entry, NumberTaken
from optafel.table import judging
from optafel.table.asking import ATTEMPTS_MAX, DEEDS_MAX, ask, check_deeds, happen, seat_at
from optafel.table.connections import Connection
from optafel.table.drafts import check_length, notation, read_draft
from optafel.table.events import (
    Arrived,
    AskedForMore,
    Began,
    CameBack,
    HandoverDropped,
    Moved,
    Paused,
    Resumed,
    Stirred,
    TableEvent,
)
from optafel.table.messages import AckTold
from optafel.table.open_table import OpenTable, own_before, seat_of
from optafel.table.refusals import RequestRefused
from optafel.table.seats import digest, opens
from optafel.table.table_state import Table

RESUMES_MAX = 2 * DEEDS_MAX  # who may pause no more may still end a pause
GAME_EVENTS_MAX = 1_500  # the longest games have some hundred; then only what brings the end nearer
TABLE_ENTRIES_MAX = 100_000  # at a table that has so many behind it no further game begins
_BRINGS_NO_END = ("exchange", "pass")


async def hello(
    live: OpenTable,
    connection: Connection,
    key: str | None = None,
    watch: str | None = None,
    entropy: str = "",
) -> None:
    """Take a seat by its key, or a place to watch; see the table as it is."""
    async with live.lock:
        table = await live.fresh()
        _admit(table, connection, key, watch)
        live.connections.add(connection)
        connection.show_whole(live.shown_for(connection))
        if connection.seat is not None:
            live.left_ms.pop(connection.seat, None)
            while await happen(live, lambda now: _on_hello(now, connection, entropy)):
                pass  # somebody may both be back in their seat and end the pause of an empty table
    live.show_presence()


def _admit(table: Table, connection: Connection, key: str | None, watch: str | None) -> None:
    if watch is not None:
        if not opens(digest(watch), table.watch):
            raise RequestRefused("unknown-watch")
        connection.seat, connection.key, connection.watching = None, None, True
        connection.watch = digest(watch)
        connection.held.clear()
        return
    key = digest(key or "")
    seat = seat_of(table, key)
    connection.watch = None
    if seat is None:
        # Whose seat was given away sees the table as anybody does, and may take it back.
        if own_before(table, key) is None:
            raise RequestRefused("unknown-key")
        connection.seat, connection.key, connection.watching = None, key, True
        return
    connection.seat, connection.key, connection.watching = seat, key, False
    connection.held[key] = seat


def _on_hello(table: Table, connection: Connection, entropy: str) -> TableEvent | None:
    """What a person's coming changes, one thing after the other."""
    if connection.seat is None:
        return None
    seat = table.seats[connection.seat]
    if table.handover_of(connection.seat):
        return HandoverDropped(connection.seat)
    if table.game is None and not seat.arrived:
        return Arrived(connection.seat, entropy)
    if seat.away:
        return CameBack(connection.seat)
    if table.playing and table.paused and table.paused.seat is None:
        return Resumed()
    return None


def leave(live: OpenTable, connection: Connection) -> None:
    """A connection has closed."""
    live.connections.discard(connection)
    for seat in set(connection.held.values()) - live.presence.here:
        live.left_ms[seat] = live.services.clock.now_ms()
    live.show_presence()


async def look(live: OpenTable, connection: Connection) -> None:
    """See the whole table again: somebody has missed what changed."""
    async with live.lock:
        await live.fresh()
        if not connection.admitted:
            raise RequestRefused("hello-first")
        connection.show_whole(live.shown_for(connection))


async def move(live: OpenTable, connection: Connection, move_id: str, number: int, said: Any) -> int:
    """Make a move; returns the number under which it stands in the log. The same id counts once."""
    async with live.lock:
        await live.fresh()
        stands = await _stands(live, seat_at(connection), move_id, number, said)
        connection.tell(AckTold(type="ack", id=move_id, number=stands))
        live.show()
        return stands


async def _stands(live: OpenTable, seat: int, move_id: str, number: int, said: Any) -> int:
    """Append the move, or find it where it was appended before."""
    resigning = isinstance(said, dict) and "resign" in said
    another_was_first = False
    for _ in range(ATTEMPTS_MAX):
        table = live.table
        if number < table.changed or another_was_first:
            stands = await live.services.store.find_move(live.id, seat, move_id)
            if stands is not None:
                return stands
        if number < table.changed and not resigning:
            raise RequestRefused("stale")
        event = await _event_of(live, table, seat, said)
        try:
            await live.append(Moved((event,)), seat, move_id)
        except NumberTaken:
            await live.catch_up()
            another_was_first = True
            continue
        return live.table.number
    raise RequestRefused("try-again")


async def _event_of(live: OpenTable, table: Table, seat: int, said: Any) -> Event:
    if table.game is None:
        raise RequestRefused("not-begun")
    if table.phase == "paused" and not (isinstance(said, dict) and "resign" in said):
        raise RequestRefused("paused")
    check_length(said)
    endless = isinstance(said, dict) and any(kind in said for kind in _BRINGS_NO_END)
    if endless and table.game.number >= GAME_EVENTS_MAX:
        raise RequestRefused("game-too-long", most=GAME_EVENTS_MAX)
    event = await event_made(live, table.game, seat, said)
    if isinstance(event, Refusal):
        raise RequestRefused.of(event)
    return event


async def event_made(live: OpenTable, game: Game, seat: int, said: Said) -> Event | Refusal:
    """What a move would be in the list of what happened; or why it cannot be made."""
    if judging.judged_at_once(game):
        return judging.event_of(game, seat, said)
    return await live.ask("quick", judging.event_of, judging.bare(game), seat, said)


async def draft(live: OpenTable, connection: Connection, said: Any) -> SpokenRuling | None:
    """Keep an unfinished turn; returns what the referee would say of it, if there is anything to judge."""
    async with live.lock:
        table = await live.fresh()
        seat, laid = seat_at(connection), read_draft(said)
        if table.game is None:
            raise RequestRefused("not-begun")
        if laid is None:
            live.drafts.pop(seat, None)
        else:
            live.drafts[seat] = (table.changed, laid)
        live.services.store.keep_draft(Draft(live.id, seat, table.changed, json.dumps(laid)))
    play = notation(table.game, laid)
    if not play and table.game.setup.book.family == "crossword":
        return None  # an empty board is no play; rows of tiles are a table even when there are none
    return await live.ask("quick", judging.ruling_on, table.game.position(seat), play, connection.lang)


async def start(live: OpenTable, connection: Connection) -> None:
    """Begin without those who have not come."""

    def event(table: Table) -> TableEvent:
        seat_at(connection)
        if table.game is not None:
            raise RequestRefused("has-begun")
        return begin(table)

    await ask(live, event)


def begin(table: Table) -> Began:
    """The next game, for the seats that are taken."""
    kept = tuple(at for at, seat in enumerate(table.seats) if table.begun or seat.kind != "open")
    if table.opened.position and len(kept) < len(table.seats):
        # Whose tiles are whose is settled in a position: nobody else can move up.
        raise RequestRefused("position-seats-open", count=len(table.seats) - len(kept))
    fewest = RULEBOOKS[table.opened.rulebook].players[0]
    if len(kept) < fewest:
        raise RequestRefused("too-few-players", players=len(kept), fewest=fewest)
    return Began(Started(table.next_setup(kept)), kept)


async def rematch(live: OpenTable, connection: Connection, entropy: str) -> None:
    """Ask for another game; it begins when all who are there have asked."""

    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        if table.game is None or table.playing:
            raise RequestRefused("game-not-over")
        if table.number >= TABLE_ENTRIES_MAX:
            raise RequestRefused("table-full")
        return None if seat in table.asked else AskedForMore(seat, entropy)

    await ask(live, event)


async def stir(live: OpenTable, connection: Connection, entropy: str) -> None:
    """Add something of one's own to the shuffle of the next game, before its first tile is drawn."""

    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        if table.playing:
            raise RequestRefused("has-begun")
        check_deeds(table, seat)
        return None if table.seats[seat].entropy == entropy else Stirred(seat, entropy)

    await ask(live, event)


async def pause(live: OpenTable, connection: Connection) -> None:
    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        if not table.playing:
            raise RequestRefused("not-begun" if table.game is None else "game-over")
        check_deeds(table, seat)
        return None if table.paused else Paused(seat)

    await ask(live, event)


async def resume(live: OpenTable, connection: Connection) -> None:
    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        check_deeds(table, seat, RESUMES_MAX)
        return Resumed(seat) if table.paused else None

    await ask(live, event)


async def written_record(live: OpenTable, key: str, form: judging.Form = "own") -> str:
    """The record: whole when the game is over, else as this seat saw it. A crossword's also as GCG."""
    table, game, seat = await _read_by(live, key)
    if form == "gcg" and game.setup.book.family != "crossword":
        raise RequestRefused("no-gcg")
    names, seen_by = [at.name for at in table.seats], seat if table.playing else None
    return await live.ask("quick", judging.record_of, game, names, seen_by, form)


async def entries_of_finished_games(
    live: OpenTable, key: str, number: int | None
) -> tuple[list[Entry], int | None]:
    """The log of a table for somebody who may see its finished games whole: one by its number, or the last
    that was begun, which must be over then. And the seat that is theirs."""
    async with live.lock:
        table = await live.fresh()
    seat = seat_of(table, digest(key))
    if not opens(digest(key), table.watch) and seat is None:
        raise RequestRefused("unknown-key")
    if table.game is None:
        raise RequestRefused("not-begun")
    if number is None and table.playing:
        raise RequestRefused("game-not-over")
    return await live.services.store.read(live.id), seat


async def _read_by(live: OpenTable, key: str) -> tuple[Table, Game, int | None]:
    """The game that somebody with this key may read about; whoever watches may once it is over."""
    async with live.lock:
        table = await live.fresh()
    watches = opens(digest(key), table.watch)
    seat = None if watches else seat_of(table, digest(key))
    if seat is None and not watches:
        raise RequestRefused("unknown-key")
    if table.game is None:
        raise RequestRefused("not-begun")
    if seat is None and table.playing:
        raise RequestRefused("game-not-over")
    return table, table.game, seat

"""What the people at a table may ask for. Each is done whole or refused with nothing changed."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from optafel import gcg
from optafel.game import Game, Refusal, record
from optafel.game.events import Started
from optafel.rules.rulebooks import RULEBOOKS
from optafel.rules.spoken import SpokenRuling, spoken
from optafel.store import Draft, NumberTaken
from optafel.table.connections import Connection
from optafel.table.drafts import check_length, notation, read_draft
from optafel.table.events import (
    Arrived,
    AskedForMore,
    Began,
    CameBack,
    Joined,
    Moved,
    Paused,
    Replaced,
    Resumed,
    Stirred,
    TableEvent,
)
from optafel.table.messages import AckTold
from optafel.table.open_table import OpenTable, seat_of
from optafel.table.refusals import RequestRefused
from optafel.table.seats import digest, new_key, opens
from optafel.table.table import FinishedGame, Table, finished_games_of
from optafel.tiles import NotationError
from optafel.tiles.letters import JOKER_SIGNS

Answer = TypeVar("Answer")
Form = Literal["own", "gcg"]  # of a record
ATTEMPTS_MAX = 5  # how often a request is looked at again because another node was first


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
        connection.post(live.view_of(connection.seat))
        if connection.seat is not None:
            live.left_ms.pop(connection.seat, None)
            while await _happen(live, lambda now: _on_hello(now, connection, entropy)):
                pass  # somebody may both be back in their seat and end the pause of an empty table
    live.show_presence()


def _admit(table: Table, connection: Connection, key: str | None, watch: str | None) -> None:
    if watch is not None:
        if not opens(digest(watch), table.opened.watch):
            raise RequestRefused("unknown-watch")
        connection.seat, connection.key, connection.watching = None, None, True
        connection.held.clear()
        return
    key = digest(key or "")
    seat = seat_of(table, key)
    if seat is None:
        raise RequestRefused("unknown-key")
    connection.seat, connection.key, connection.watching = seat, key, False
    connection.held[key] = seat


def _on_hello(table: Table, connection: Connection, entropy: str) -> TableEvent | None:
    """What a person's coming changes, one thing after the other."""
    if connection.seat is None:
        return None
    seat = table.seats[connection.seat]
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
        game = await _moved(table, seat, said)
        event = Moved(game.events[table.game.number if table.game else 0 :])
        try:
            await live.append(event, seat, move_id)
        except NumberTaken:
            await live.catch_up()
            another_was_first = True
            continue
        return live.table.number
    raise RequestRefused("try-again")


async def _moved(table: Table, seat: int, said: Any) -> Game:
    if table.game is None:
        raise RequestRefused("not-begun")
    if table.phase == "paused" and not (isinstance(said, dict) and "resign" in said):
        raise RequestRefused("paused")
    check_length(said)
    before = table.game
    game = await _unhurried(str(said), lambda: before.try_play(seat, said))
    if isinstance(game, Refusal):
        raise RequestRefused.of(game)
    return game


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
    try:
        game = table.game
        ruling = await _unhurried(play, lambda: game.judge(seat, play))
        return spoken(ruling, connection.lang)
    except NotationError as wrong:
        raise RequestRefused(wrong.code, read=wrong.read, where=wrong.where + 1) from wrong


async def start(live: OpenTable, connection: Connection) -> None:
    """Begin without those who have not come."""

    def event(table: Table) -> TableEvent:
        seat_at(connection)
        if table.game is not None:
            raise RequestRefused("has-begun")
        return begin(table)

    await _ask(live, event)


def begin(table: Table) -> Began:
    """The next game, for the seats that are taken."""
    kept = tuple(at for at, seat in enumerate(table.seats) if table.begun or seat.kind != "open")
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
        return None if seat in table.asked else AskedForMore(seat, entropy)

    await _ask(live, event)


async def stir(live: OpenTable, connection: Connection, entropy: str) -> None:
    """Add something of one's own to the shuffle of the next game, before its first tile is drawn."""

    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        if table.playing:
            raise RequestRefused("has-begun")
        return None if table.seats[seat].entropy == entropy else Stirred(seat, entropy)

    await _ask(live, event)


async def pause(live: OpenTable, connection: Connection) -> None:
    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        if not table.playing:
            raise RequestRefused("not-begun" if table.game is None else "game-over")
        return None if table.paused else Paused(seat)

    await _ask(live, event)


async def resume(live: OpenTable, connection: Connection) -> None:
    def event(table: Table) -> TableEvent | None:
        seat = seat_at(connection)
        return Resumed(seat) if table.paused else None

    await _ask(live, event)


async def join(live: OpenTable, invite: str, name: str) -> tuple[int, str]:
    """Take the first open seat; returns it and its key."""
    key = new_key()
    taken: list[int] = []

    def event(table: Table) -> TableEvent:
        if not opens(digest(invite), table.opened.invite):
            raise RequestRefused("unknown-invite")
        if not table.open_seats:
            raise RequestRefused("no-seat-open")
        taken[:] = table.open_seats[:1]
        return Joined(taken[0], name, digest(key))

    await _ask(live, event)
    return taken[0], key


async def give_seat(live: OpenTable, key: str, seat: int, by: Replaced) -> None:
    """Give a seat to a bot or open it: one's own, one without a person, one whose person is not here."""

    def event(table: Table) -> TableEvent:
        mine = seat_of(table, digest(key))
        if mine is None:
            raise RequestRefused("unknown-key")
        if not 0 <= seat < len(table.seats):
            raise RequestRefused("no-such-seat", seat=seat, most=len(table.seats) - 1)
        somebody_there = table.seats[seat].kind == "person" and seat in live.presence.here
        if somebody_there and seat != mine:
            raise RequestRefused("seat-taken", seat=seat)
        if by.by == "bot" and seat == mine and len(table.persons) == 1:
            raise RequestRefused("last-person")
        return by

    await _ask(live, event)


async def written_record(live: OpenTable, key: str, form: Form = "own") -> str:
    """The record: whole when the game is over, else as this seat saw it. A crossword's also as GCG."""
    table, game, seat = await _read_by(live, key)
    names, seen_by = [at.name for at in table.seats], seat if table.playing else None
    if form == "own":
        return record.write(game, names, seen_by)
    if game.setup.book.family != "crossword":
        raise RequestRefused("no-gcg")
    return gcg.write(gcg.of_game(game, names, seen_by))


async def finished_games(
    live: OpenTable, key: str, number: int | None
) -> tuple[int, tuple[FinishedGame, ...]]:
    """All games that are over, with all racks and who played them, and which of them is asked for (from 1;
    None: the last that was begun, which must be over then)."""
    async with live.lock:
        table = await live.fresh()
    if not opens(digest(key), table.opened.watch) and seat_of(table, digest(key)) is None:
        raise RequestRefused("unknown-key")
    if table.game is None:
        raise RequestRefused("not-begun")
    if number is None and table.playing:
        raise RequestRefused("game-not-over")
    entries = await live.services.store.read(live.id)
    played = await asyncio.to_thread(finished_games_of, entries)
    asked = number or len(played)
    if not 1 <= asked <= len(played):
        raise RequestRefused("no-such-past-game", game=asked, most=len(played))
    return asked, played


async def _read_by(live: OpenTable, key: str) -> tuple[Table, Game, int | None]:
    """The game that somebody with this key may read about; whoever watches may once it is over."""
    async with live.lock:
        table = await live.fresh()
    watches = opens(digest(key), table.opened.watch)
    seat = None if watches else seat_of(table, digest(key))
    if seat is None and not watches:
        raise RequestRefused("unknown-key")
    if table.game is None:
        raise RequestRefused("not-begun")
    if seat is None and table.playing:
        raise RequestRefused("game-not-over")
    return table, table.game, seat


def seat_at(connection: Connection) -> int:
    """The seat of somebody who may act."""
    if connection.seat is None:
        raise RequestRefused("only-watching" if connection.watching else "hello-first")
    return connection.seat


async def _ask(live: OpenTable, event: Callable[[Table], TableEvent | None]) -> None:
    """Let an event happen that follows from the table as it is, and show it."""
    async with live.lock:
        await live.fresh()
        await _happen(live, event)
        live.show()


async def _unhurried(play: str, ask: Callable[[], Answer]) -> Answer:
    """Jokers of which nothing is said can take the referee a while: other tables do not wait for that. Any
    other play is judged sooner than a thread begins."""
    return await asyncio.to_thread(ask) if any(sign in play for sign in JOKER_SIGNS) else ask()


async def _happen(live: OpenTable, event: Callable[[Table], TableEvent | None]) -> bool:
    """Append what `event` makes of the table, looking again where another node was first. Whether it was
    anything."""
    for _ in range(ATTEMPTS_MAX):
        wanted = event(live.table)
        if wanted is None:
            return False
        try:
            await live.append(wanted)
        except NumberTaken:
            await live.catch_up()
            continue
        return True
    raise RequestRefused("try-again")

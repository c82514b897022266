"""What only who set the table may do: close it to newcomers, change its links, remove or mute a guest, delete
it. And what everybody may do with their own name: erase it."""

import asyncio
import json
from collections.abc import Iterable
from typing import Literal

from optafel.store import Entry, NumberTaken
from optafel.table.asking import ATTEMPTS_MAX, ask, check_deeds, happen
from optafel.table.events import (
    Closed,
    Deleted,
    InviteMade,
    LinksChanged,
    Muted,
    NameErased,
    Replaced,
    TableEvent,
    write_event,
)
from optafel.table.names import nameless
from optafel.table.open_table import OpenTable
from optafel.table.refusals import RequestRefused
from optafel.table.seats import digest, new_key, opens
from optafel.table.table_state import Table

Link = Literal["invite", "watch"]
INVITES_MAX = 12  # for one person each, that nobody has used yet


async def close_table(live: OpenTable, key: str, closed: bool) -> None:
    """Let no newcomers in, also with an invitation, or let them in again."""

    def event(table: Table) -> TableEvent | None:
        _check_opener(table, key)
        return None if table.closed == closed else Closed(closed)

    await ask(live, event)


async def change_link(live: OpenTable, key: str, link: Link, renew: bool) -> str:
    """Make the invitation or the link for watching void; returns the new one, or nothing where none is
    wanted. Invitations for one person are void with the common one; who watches by the old link is shown
    out."""
    secret = new_key() if renew else ""
    kept = digest(secret) if renew else ""

    def event(table: Table) -> TableEvent:
        _check_opener(table, key)
        return LinksChanged(invite=kept) if link == "invite" else LinksChanged(watch=kept)

    await ask(live, event)
    return secret


async def invite_one(live: OpenTable, key: str) -> str:
    """An invitation that lets one person in."""
    secret = new_key()

    def event(table: Table) -> TableEvent:
        _check_opener(table, key)
        if len(table.once) >= INVITES_MAX:
            raise RequestRefused("too-many-invites", most=INVITES_MAX)
        return InviteMade(digest(secret))

    await ask(live, event)
    return secret


async def remove_guest(live: OpenTable, key: str, seat: int, bot: Replaced) -> str:
    """Send a guest away, who may not take the seat back: a bot plays on, and before the first tile the seat
    is open again. The invitations that the guest may have are void first; returns the new common one, or
    nothing where there was none."""
    secret, renewed = new_key(), [False]

    def links(table: Table) -> TableEvent | None:
        _check_guest(table, key, seat)
        renewed[0] = bool(table.invite)
        if not table.invite and not table.once:
            return None
        return LinksChanged(invite=digest(secret) if table.invite else "")

    def event(table: Table) -> TableEvent:
        _check_guest(table, key, seat)
        name, level = (bot.name, bot.level) if table.game is not None else ("", None)
        by = bot.by if table.game is not None else "open"
        return Replaced(seat, by, name, level, given_by=table.opener, removed=True)

    async with live.lock:
        await live.fresh()
        await happen(live, links)
        await happen(live, event)
        live.show()
    return secret if renewed[0] else ""


async def mute_guest(live: OpenTable, key: str, seat: int, muted: bool) -> None:
    """Pass on no more what a guest says, or pass it on again."""

    def event(table: Table) -> TableEvent | None:
        _check_guest(table, key, seat)
        return None if table.seats[seat].muted == muted else Muted(seat, muted)

    await ask(live, event)


async def delete_table(live: OpenTable, key: str) -> None:
    """Delete the table and all its games, for everybody."""
    async with live.lock:
        for _ in range(ATTEMPTS_MAX):
            table = await live.fresh()
            if not opens(digest(key), table.opener_key):
                raise RequestRefused("only-opener")
            last = Entry(live.id, table.number + 1, live.services.clock.now_ms(), write_event(Deleted()))
            live.stale = True
            try:
                await live.services.store.delete(last)
            except NumberTaken:
                continue
            live.end()
            live.services.spread(live)
            return
    raise RequestRefused("try-again")


async def erase_name(live: OpenTable, key: str) -> None:
    """Take one's name out of the table's log, wherever it stands. Tiles, stirs and seeds stay as they are,
    and so does what they prove. Where it was erased before, nothing happens."""
    held = digest(key)
    async with live.lock:
        await live.fresh()
        entries = await live.services.store.read(live.id)
        known, bodies = await asyncio.to_thread(_bodies_without_name, entries, held)
        if not known:
            raise RequestRefused("unknown-key")
        if not bodies:
            return
        await live.services.store.rewrite(live.id, bodies)
        live.forget()
        for _ in range(ATTEMPTS_MAX):
            await live.fresh()
            try:
                await live.append(NameErased())
            except NumberTaken:
                continue
            live.show()
            return
    raise RequestRefused("try-again")


def _bodies_without_name(entries: Iterable[Entry], held: str) -> tuple[bool, dict[int, str]]:
    """Whether a key is one of the table's, and the entries that have to be written anew."""
    holding = [entry for entry in entries if held in entry.body]
    anew = {entry.number: _without_name(entry.body, held) for entry in holding}
    return bool(holding), {number: body for number, body in anew.items() if body}


def _without_name(body: str, held: str) -> str | None:
    """The entry without the name that belongs to a key; None where it is not in it."""
    said, changed = json.loads(body), False
    seated = [said] if said["kind"] in ("joined", "taken-back") else said.get("seats", ())
    for at, seat in enumerate(seated):
        name = nameless(seat.get("seat", at))
        if seat.get("key") == held and seat.get("name") != name:
            seat["name"], changed = name, True
    return json.dumps(said, separators=(",", ":")) if changed else None


def _check_opener(table: Table, key: str) -> None:
    if not opens(digest(key), table.opener_key):
        raise RequestRefused("only-opener")
    if table.opener is None:
        raise RequestRefused("opener-has-no-seat")
    check_deeds(table, table.opener)


def _check_guest(table: Table, key: str, seat: int) -> None:
    _check_opener(table, key)
    if not 0 <= seat < len(table.seats):
        raise RequestRefused("no-such-seat", seat=seat, most=len(table.seats) - 1)
    if table.seats[seat].kind != "person" or seat == table.opener:
        raise RequestRefused("no-guest", seat=seat)

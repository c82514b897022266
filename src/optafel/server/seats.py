"""The HTTP calls about seats and links: joining, giving a seat away, taking it back, the opener's role."""

import contextlib
from typing import Annotated

from fastapi import APIRouter, Header, Request

from optafel.server.answers import Done, Given, Joined, LinkGiven, TypedRoute
from optafel.server.codes import give_code
from optafel.server.forms import ClosedForm, JoinForm, KeyForm, LinkForm, MutedForm, SeatForm
from optafel.server.http_parts import REFUSALS, SECRET_LETTERS_MAX, TheServer, TheTable
from optafel.server.people import Bound, bind_if_possible
from optafel.server.person_forms import PerhapsPersonKey
from optafel.server.state import ServerState, address_of
from optafel.store import StoreUnavailable
from optafel.table import opener, seat_requests
from optafel.table.events import Replaced
from optafel.table.new_table import bot_name, bot_seat
from optafel.table.open_table import OpenTable

seats = APIRouter(prefix="/api/tables/{table}", responses=REFUSALS, route_class=TypedRoute)


@seats.post("/join")
async def join(
    form: JoinForm, live: TheTable, request: Request, server: TheServer, person: PerhapsPersonKey = None
) -> Joined:
    """Take the first open seat with an invitation. A name that looks like another one at the table gets a
    number behind it."""
    seat, key = await seat_requests.join(live, form.invite, form.name)
    await bind_if_possible(server, person, address_of(request), live, Bound((key,)))
    return Joined(table=live.id, seat=seat, key=key)


@seats.post("/seats/{seat}")
async def give_seat(seat: int, form: SeatForm, live: TheTable, server: TheServer) -> Given:
    """Give a seat to a bot, or open it to somebody else: one's own at once, another's when its person stays
    away while all see the time run, and the opener or everybody else has asked for the same."""
    by = _bot(server, live, seat, form.level) if form.kind == "bot" else Replaced(seat, "open")
    await seat_requests.give_seat(live, form.key, seat, by)
    return Given(table=live.id, seat=seat)


@seats.post("/seats/{seat}/keep")
async def keep_seat(seat: int, form: KeyForm, live: TheTable) -> Given:
    """Think better of giving a seat away."""
    await seat_requests.keep_seat(live, form.key, seat)
    return Given(table=live.id, seat=seat)


@seats.post("/take-back")
async def take_back(form: KeyForm, live: TheTable) -> Given:
    """Take one's own seat back that was given away, while the game runs."""
    return Given(table=live.id, seat=await seat_requests.take_back(live, form.key))


@seats.post("/seats/{seat}/remove")
async def remove_guest(seat: int, form: KeyForm, live: TheTable, server: TheServer) -> LinkGiven:
    """The opener sends a guest away; a bot plays on, and before the first tile the seat is open again. The
    invitations that the guest may have hold no more: the answer has the new one."""
    link = await opener.remove_guest(live, form.key, seat, _bot(server, live, seat, None))
    return await _new_invite(server, live, link)


@seats.post("/seats/{seat}/mute")
async def mute_guest(seat: int, form: MutedForm, live: TheTable) -> Given:
    """The opener has what a guest says passed on no more, or again."""
    await opener.mute_guest(live, form.key, seat, form.muted)
    return Given(table=live.id, seat=seat)


@seats.post("/close")
async def close_table(form: ClosedForm, live: TheTable) -> Done:
    """The opener lets no more newcomers in, or lets them in again."""
    await opener.close_table(live, form.key, form.closed)
    return Done(table=live.id)


@seats.post("/links")
async def change_link(form: LinkForm, live: TheTable, server: TheServer) -> LinkGiven:
    """The opener makes the invitation or the link for watching void, and a new one where that is wanted."""
    link = await opener.change_link(live, form.key, form.link, form.renew)
    if form.link == "invite":
        return await _new_invite(server, live, link)
    return LinkGiven(table=live.id, link=link)


@seats.post("/invites")
async def invite_one(form: KeyForm, live: TheTable) -> LinkGiven:
    """The opener makes an invitation for one person."""
    return LinkGiven(table=live.id, link=await opener.invite_one(live, form.key))


@seats.post("/erase-name")
async def erase_name(form: KeyForm, live: TheTable) -> Done:
    """Take one's own name out of everything that the table has kept."""
    await opener.erase_name(live, form.key)
    return Done(table=live.id)


@seats.delete("")
async def delete_table(
    live: TheTable, x_seat_key: Annotated[str, Header(max_length=SECRET_LETTERS_MAX)] = ""
) -> Done:
    """The opener deletes the table and all its games, for everybody."""
    await opener.delete_table(live, x_seat_key)
    return Done(table=live.id)


async def _new_invite(server: ServerState, live: OpenTable, link: str) -> LinkGiven:
    """Another invitation than before: codes stand for the old one no more."""
    with contextlib.suppress(StoreUnavailable):  # what they stand for is void anyhow
        await server.open_tables.store.people.forget_codes(live.id)
    waits = link and live.table.open_seats and not live.table.playing
    code = await give_code(server, live.id, link) if waits else None
    return LinkGiven(table=live.id, link=link, code=code)


def _bot(server: ServerState, live: OpenTable, seat: int, level: str | None) -> Replaced:
    bots = server.open_tables.bots
    name = bot_name(sitting.name for sitting in live.table.seats)
    bot = bot_seat(name, level or bots.default, bots.levels)
    return Replaced(seat, "bot", bot.name, bot.level)

"""Setting a new table: what was asked for, checked against its rulebook, and the keys that go with it."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from optafel.game import Setup
from optafel.rules.rulebook import Rulebook
from optafel.rules.rulebooks import RULEBOOKS, UnknownOption
from optafel.table.company import BOT_NAMES
from optafel.table.events import Opened
from optafel.table.names import checked_name, distinct, look_of, nameless
from optafel.table.refusals import RequestRefused
from optafel.table.seats import Seat, digest, new_key, new_table_id


@dataclass(frozen=True, slots=True)
class SeatOrder:
    """A seat as it is asked for."""

    kind: Literal["me", "bot", "open", "hotseat"]
    name: str | None = None  # None: whatever they are called then
    level: str | None = None


@dataclass(frozen=True, slots=True)
class TableOrder:
    """A table as it is asked for."""

    rulebook: str
    chairs: tuple[SeatOrder, ...]
    language: str = ""
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    clock_seconds: int | Literal["book"] | None = "book"  # "book": as the rulebook has it
    away: Literal["bot", "skip", "wait"] = "wait"
    games: int = 1
    first: int | None = None
    hints: bool = True
    position: str = ""  # a line that was read and can be dealt from (`from_position`); empty: a new game


@dataclass(frozen=True, slots=True)
class TableKeys:
    """What whoever set the table is given, once."""

    table: str
    seat: int
    key: str
    shared: Mapping[int, str]  # the keys of the hot seats
    invite: str
    watch: str


def set_table(order: TableOrder, levels: Sequence[str], level: str) -> tuple[Opened, TableKeys]:
    """The first event of a table and the keys to it. Raises RequestRefused."""
    book = book_of(order.rulebook)
    mine = [at for at, chair in enumerate(order.chairs) if chair.kind == "me"]
    if len(mine) != 1:
        raise RequestRefused("one-seat-is-yours", count=len(mine))
    seats, keys = _seats(order, levels, level)
    setup = checked_setup(book, len(seats), order.language, order.options, order.first)
    invite, watch = new_key(), new_key()
    opened = Opened(
        rulebook=book.id,
        seats=seats,
        secret=secrets.token_hex(32),
        invite=digest(invite),
        watch=digest(watch),
        language=setup.language,
        options=dict(order.options) or None,
        clock_seconds=_clock(order, book),
        away=order.away,
        games=order.games,
        first=order.first,
        hints=order.hints,
        position=order.position,
    )
    key = keys.pop(mine[0])
    return opened, TableKeys(new_table_id(), mine[0], key, keys, invite, watch)


def book_of(rulebook: str) -> Rulebook:
    book = RULEBOOKS.get(rulebook)
    if book is None:
        raise RequestRefused("no-such-rulebook", read=rulebook[:40], rulebooks=", ".join(RULEBOOKS))
    return book


NO_SEED = bytes(32)  # nothing is dealt from what is only tried


def checked_setup(
    book: Rulebook, seats: int, language: str, options: Mapping[str, bool | int | str], first: int | None
) -> Setup:
    """Checked by trying it: what a game cannot be set up with, a table refuses."""
    fewest, most = book.players
    if not fewest <= seats <= most:
        raise RequestRefused("wrong-number-of-seats", seats=seats, fewest=fewest, most=most)
    try:
        return Setup(book.id, seats, NO_SEED, (), language, options, first)
    except UnknownOption as wrong:
        raise RequestRefused("bad-option", name=wrong.name, expected=wrong.expected) from wrong
    except ValueError as wrong:
        raise RequestRefused("bad-table", why=str(wrong)) from wrong


def _seats(order: TableOrder, levels: Sequence[str], level: str) -> tuple[tuple[Seat, ...], dict[int, str]]:
    seats: list[Seat] = []
    keys: dict[int, str] = {}
    taken: list[str] = []
    shared = any(chair.kind == "hotseat" for chair in order.chairs)
    for at, chair in enumerate(order.chairs):
        if chair.kind == "open":
            seats.append(Seat("open"))
        elif chair.kind == "bot":
            called = bot_name(taken) if chair.name is None else checked_name(chair.name)
            seats.append(bot_seat(distinct(called, taken), chair.level or level, levels))
        else:
            keys[at] = new_key()
            called = nameless(at) if chair.name is None else checked_name(chair.name)
            # Who shares a device has come together with the person that set the table.
            came = chair.kind == "hotseat"
            name = distinct(called, taken)
            seats.append(Seat("person", name, digest(keys[at]), arrived=came, shared=shared))
        taken.append(seats[-1].name)
    return tuple(seats), keys


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    looks = {look_of(name) for name in taken}
    return next((name for name in BOT_NAMES if look_of(name) not in looks), BOT_NAMES[0])


def bot_seat(name: str, level: str, levels: Sequence[str]) -> Seat:
    if level not in levels:
        raise RequestRefused("no-such-level", read=level[:40], levels=", ".join(levels))
    return Seat("bot", name, level=level)


def _clock(order: TableOrder, book: Rulebook) -> int | None:
    if order.clock_seconds == "book":
        return None if book.clock.optional else book.clock.seconds
    return order.clock_seconds

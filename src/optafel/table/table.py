"""A table as a fold over its log: seats, the game that is on, the clock, the match so far, and the games that
it has finished."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace

from optafel.game import Game, Setup
from optafel.game.events import Event as GameEvent
from optafel.game.events import Started
from optafel.game.state import Phase
from optafel.match import Sheet
from optafel.rules.rulebooks import RULEBOOKS
from optafel.store import Entry
from optafel.table.events import (
    Arrived,
    AskedForMore,
    Began,
    CameBack,
    Joined,
    Moved,
    Opened,
    Paused,
    Replaced,
    Resumed,
    Stirred,
    TableEvent,
    WentAway,
    read_event,
)
from optafel.table.seats import Seat, game_seed


@dataclass(frozen=True, slots=True)
class Pause:
    at_ms: int
    seat: int | None  # who asked for it; None: everybody had left, or nobody played any more


@dataclass(frozen=True, slots=True)
class Table:
    """Where a table stands after its `number`-th entry."""

    id: str
    number: int
    opened: Opened  # how it was set up
    seats: tuple[Seat, ...]
    sheet: Sheet  # the match so far
    game: Game | None = None  # the one that is on, or was played last
    begun: int = 0  # how many games have begun
    changed: int = 0  # the entry after which nothing has happened in the game
    turn_at_ms: int = 0  # when the turn began, moved on by every pause
    paused: "Pause | None" = None
    asked: frozenset[int] = frozenset()  # who wants another game
    woken: int = 0  # how many turns the game had when somebody last woke the table

    @property
    def playing(self) -> bool:
        return self.game is not None and self.game.result is None

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "waiting"
        return "paused" if self.playing and self.paused else self.game.phase

    @property
    def match_games(self) -> int:
        """The games of the match. Where the book plays rounds, a round is as many games as people have really
        sat down, however many were expected."""
        games, expected = self.opened.games, len(self.opened.seats)
        by_rounds = getattr(RULEBOOKS[self.opened.rulebook], "rounds", False)
        if games == 1 or not by_rounds or games % expected:
            return games
        return games // expected * len(self.seats)

    @property
    def match_over(self) -> bool:
        """Whether a match was agreed on and all its games are played; what comes then is another match."""
        return 1 < self.match_games <= len(self.sheet.games)

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(at for at, seat in enumerate(self.seats) if seat.kind == "person")

    @property
    def open_seats(self) -> tuple[int, ...]:
        return tuple(at for at, seat in enumerate(self.seats) if seat.kind == "open")

    @property
    def next_commitment(self) -> str:
        """The hash of the next game's seed: shown before the first tile is drawn."""
        return hashlib.sha256(game_seed(self.opened.secret, self.begun + 1)).hexdigest()

    def next_setup(self, kept: tuple[int, ...]) -> Setup:
        """What the next game will be dealt from."""
        opened = self.opened
        entropy = tuple(self.seats[at].entropy for at in kept if self.seats[at].entropy)
        return Setup(
            rulebook=opened.rulebook,
            seats=len(kept),
            seed=game_seed(opened.secret, self.begun + 1),
            entropy=entropy,
            language=opened.language,
            options=opened.options or {},
            first=kept.index(opened.first) if opened.first in kept else None,
        )


def fold(entries: Iterable[Entry]) -> Table | None:
    """The table that a log is; None for an empty one."""
    table: Table | None = None
    for entry in entries:
        table = step(table, entry, read_event(entry.body))
    return table


def step(table: Table | None, entry: Entry, event: TableEvent) -> Table:
    """The table after one more entry. Pure; total for every log that a table wrote."""
    if table is None:
        if not isinstance(event, Opened):
            raise ValueError("a log begins with the opening of a table")
        return Table(entry.table, entry.number, event, event.seats, Sheet(len(event.seats)))
    if entry.number != table.number + 1:
        raise ValueError(f"entry {entry.number} does not follow {table.number}")
    return replace(_after(table, entry.at_ms, entry.number, event), number=entry.number)


def _after(table: Table, at_ms: int, number: int, event: TableEvent) -> Table:
    match event:
        case Opened():
            raise ValueError("a table is opened once")
        case Joined():
            return _seated(table, event.seat, Seat("person", event.name, event.key))
        case Arrived():
            seat = replace(table.seats[event.seat], arrived=True, entropy=event.entropy)
            return _seated(table, event.seat, seat)
        case Stirred():
            return _seated(table, event.seat, replace(table.seats[event.seat], entropy=event.entropy))
        case Replaced():
            asked = table.asked - {event.seat}
            seat = Seat(event.by, event.name, level=event.level)
            return replace(_seated(table, event.seat, seat), asked=asked)
        case Began():
            return _began(table, at_ms, number, event)
        case Moved():
            return _moved(table, at_ms, number, event.events)
        case Paused():
            return replace(table, paused=Pause(at_ms, event.seat))
        case Resumed():
            stood_still = at_ms - table.paused.at_ms if table.paused else 0
            turns = len(table.game.state.turns) if table.game else 0
            return replace(table, paused=None, turn_at_ms=table.turn_at_ms + stood_still, woken=turns)
        case WentAway():
            return _seated(table, event.seat, replace(table.seats[event.seat], away=True))
        case CameBack():
            return _seated(table, event.seat, replace(table.seats[event.seat], away=False))
        case AskedForMore():
            seat = table.seats[event.seat]
            table = _seated(table, event.seat, replace(seat, entropy=event.entropy or seat.entropy))
            return replace(table, asked=table.asked | {event.seat})


def _seated(table: Table, at: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def _began(table: Table, at_ms: int, number: int, event: Began) -> Table:
    if not isinstance(event.started, Started):
        raise ValueError("a game begins with its setup")
    return replace(
        table,
        seats=tuple(table.seats[at] for at in event.kept),
        game=Game.start(event.started.setup),
        begun=table.begun + 1,
        sheet=table.sheet if table.begun and not table.match_over else Sheet(len(event.kept)),
        changed=number,
        turn_at_ms=at_ms,
        paused=None,
        asked=frozenset(),
        woken=0,
    )


def _moved(table: Table, at_ms: int, number: int, events: tuple[GameEvent, ...]) -> Table:
    game = table.game
    if game is None:
        raise ValueError("there is no game to move in")
    before = (game.turn, game.phase, len(game.state.turns))
    for event in events:
        game = game.apply(event)
    # A resignation or a nod from elsewhere leaves the clock of the seat to move as it runs.
    own = any(getattr(event, "seat", None) == before[0] for event in events)
    new_turn = own or (game.turn, game.phase) != before[:2]
    return replace(
        table,
        game=game,
        changed=number,
        sheet=table.sheet.with_game(game.result) if game.result else table.sheet,
        turn_at_ms=at_ms if new_turn else table.turn_at_ms,
    )


@dataclass(frozen=True, slots=True)
class FinishedGame:
    game: Game
    names: tuple[str, ...]  # of those who sat there when it ended


def finished_games_of(entries: Iterable[Entry]) -> tuple[FinishedGame, ...]:
    """Every finished game of a log, in the order in which they were played."""
    table: Table | None = None
    found: list[FinishedGame] = []
    for entry in entries:
        before = table.game if table else None
        table = step(table, entry, read_event(entry.body))
        if table.game is not before and table.game is not None and table.game.result is not None:
            found.append(FinishedGame(table.game, tuple(seat.name for seat in table.seats)))
    return tuple(found)

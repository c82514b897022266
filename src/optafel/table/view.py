"""What a seat is shown: what the game lets out, and around it the table's life."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from optafel.game import Game
from optafel.game.state import Phase
from optafel.game.view import Lines, OwnView, SeatSeen, SharedView, own_view, shared_parts
from optafel.match import Sheet
from optafel.rules.rulebook import Family, OptionValue
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table.clock import left_ms
from optafel.table.due_actions import Pace, Presence, handover_ms, not_before_ms
from optafel.table.happenings import Happening
from optafel.table.seats import SeatKind
from optafel.table.table_state import Handover, Table

Draft = list[str] | str  # an unfinished turn: rows of tiles, or a play on a board


@dataclass(frozen=True, slots=True)
class HandoverShown:
    """A seat that is about to be given away, for all to see."""

    to: SeatKind  # bot, or open: to somebody else
    asker: int  # the seat that asked
    left_ms: int  # before this time is over nothing happens; whoever comes back keeps the seat
    agreed: tuple[int, ...]  # the seats that consent
    missing: tuple[int, ...]  # those that have yet to agree, unless the opener does


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatAtTable(SeatSeen):
    """What everybody sees of a seat and who sits there."""

    name: str
    kind: SeatKind
    here: bool  # whether somebody is connected, or a bot plays
    away: bool  # whether a bot plays for a person who has gone
    level: str | None = None  # of a bot
    muted: bool = False  # whether what they say is not passed on
    handover: HandoverShown | None = None  # somebody asks that this seat be given away


@dataclass(frozen=True, slots=True)
class ClockShown:
    """The clock of the seat to move."""

    seconds: int | None  # a turn may take
    left_ms: int


@dataclass(frozen=True, slots=True)
class SheetShown:
    """The score sheet of the match."""

    games: tuple[tuple[int, ...], ...]  # scores by game, then by seat
    rounds: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    won: tuple[int, ...]  # games won by seat
    leaders: tuple[int, ...]  # by games won where the rulebook plays rounds, else by points


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView(SharedView):
    """What everybody at a table may see."""

    seats: tuple[SeatAtTable, ...]
    id: str  # of the table
    round: int  # counted from 1
    clock: ClockShown | None
    sheet: SheetShown
    games: int | None  # that were agreed for the match
    hints: bool  # whether this table gives hints
    rematch: tuple[int, ...]  # who wants another game
    game_number: int | None = None  # which of this table's games it is, from 1; none before the first
    next_commit: str | None = None  # the hash of the next game's seed, once this one is over
    opener: int | None = None  # the seat of who set the table, while they have one
    closed: bool = False  # to newcomers
    happenings: tuple[Happening, ...] = ()  # what happened to seats and links, the latest last
    from_position: bool = False  # whether its games go on from a position that somebody has set up


@dataclass(frozen=True, kw_only=True)
class OwnTableView(OwnView):
    """What only one seat may see, its unfinished turn among it."""

    draft: Draft | None  # numbers, words: in the form of `table`; crossword: the play
    position: str | None = None  # what this seat has before it, as one line; none for spectators
    take_back: int | None = None  # one's own seat that was given away and can be taken back


@dataclass(frozen=True, kw_only=True)
class SeatView(OwnTableView, TableView):
    """All that a seat at a table may see."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Who sits where, for somebody who was invited."""

    name: str
    kind: SeatKind


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What anybody who knows the table's name may know."""

    table: str
    rulebook: str
    family: Family
    language: str
    options: dict[str, OptionValue]
    clock_seconds: int | None
    away: str
    games: int | None
    hints: bool
    phase: Phase
    begun: bool
    seats: tuple[SeatSummary, ...]
    closed: bool = False  # to newcomers
    from_position: bool = False  # whether its games go on from a position


def shared_view(
    table: Table, presence: Presence, pace: Pace, now_ms: int, lines: Lines | None = None
) -> TableView:
    """What everybody at the table may see: worked out once, however many there are. `lines` of the log that
    were shown before are kept in it and not worked out again."""
    game = table.game
    parts = shared_parts(game, lines) if game else _waiting(table)
    left = left_ms(table, now_ms, not_before_ms(table, presence, pace))
    parts |= {
        "seats": tuple(
            _seat(table, at, seen, presence, pace, now_ms) for at, seen in enumerate(parts["seats"])
        ),
        "number": table.number,
        "phase": table.phase,
        "clock": None if left is None else ClockShown(table.opened.clock_seconds, left),
        "sheet": _sheet(table.sheet, RULEBOOKS[table.opened.rulebook].rounds),
    }
    if game and game.result:
        parts["next_commit"] = table.next_commitment
    return TableView(
        id=table.id,
        round=_round(table),
        games=table.match_games,
        hints=table.opened.hints,
        rematch=tuple(sorted(table.asked)),
        game_number=table.begun or None,
        opener=table.opener,
        closed=table.closed,
        happenings=table.happenings,
        from_position=bool(table.opened.position),
        **parts,
    )


def own_table_view(
    table: Table, seat: int | None, draft: Draft | None, take_back: int | None = None
) -> OwnTableView:
    """What only this seat (None: a spectator) may see."""
    if table.game is None:
        rack = None if seat is None else ()
        return OwnTableView(seat=seat, moves=(), rack=rack, draft=None, take_back=take_back)
    shown = dict(vars(own_view(table.game, seat)))
    if table.phase == "paused":
        shown["moves"] = tuple(move for move in shown["moves"] if move == "resign")
    position = None if seat is None else str(table.game.position(seat))
    back = None if table.game.result else take_back
    return OwnTableView(**shown, draft=draft, position=position, take_back=back)


def alone_at_a_table(name: str, game: Game) -> SeatView:
    """A game that nobody else sits at and of which only the next play is asked for: a puzzle."""
    parts = shared_parts(game)
    shown = vars(own_view(game, 0))
    seen: SeatSeen = parts["seats"][0]
    seat = SeatAtTable(
        tiles=seen.tiles,
        opened=seen.opened,
        score=seen.score,
        resigned=seen.resigned,
        name="",
        kind="person",
        here=True,
        away=False,
    )
    # It was not shuffled: there is no promise to show, and nothing was drawn to see who begins.
    parts |= {"seats": (seat,), "commit": "", "entropy": (), "start_draw": ()}
    return SeatView(
        **parts,
        **{**shown, "moves": ("play",)},
        id=name,
        round=1,
        clock=None,
        sheet=SheetShown((), (), (0,), (0,), ()),
        games=None,
        hints=True,
        rematch=(),
        draft=None,
        position=str(game.position(0)),
    )


def summary(table: Table) -> TableSummary:
    opened = table.opened
    return TableSummary(
        table=table.id,
        rulebook=opened.rulebook,
        family=RULEBOOKS[opened.rulebook].family,
        language=opened.language,
        options=dict(opened.options or {}),
        clock_seconds=opened.clock_seconds,
        away=opened.away,
        games=opened.games,
        hints=opened.hints,
        phase=table.phase,
        begun=table.begun > 0,
        seats=tuple(SeatSummary(seat.name, seat.kind) for seat in table.seats),
        closed=table.closed,
        from_position=bool(opened.position),
    )


def _seat(table: Table, at: int, seen: SeatSeen, presence: Presence, pace: Pace, now_ms: int) -> SeatAtTable:
    seat, asked = table.seats[at], table.handover_of(at)
    return SeatAtTable(
        tiles=seen.tiles,
        opened=seen.opened,
        score=seen.score,
        resigned=seen.resigned,
        name=seat.name,
        kind=seat.kind,
        here=seat.kind == "bot" or at in presence.here,
        away=seat.away,
        level=seat.level or None,
        muted=seat.muted,
        handover=_handover(table, asked, pace, now_ms) if asked else None,
    )


def _handover(table: Table, asked: Handover, pace: Pace, now_ms: int) -> HandoverShown:
    return HandoverShown(
        to=asked.to,
        asker=asked.asker,
        left_ms=max(0, handover_ms(table, asked, pace) - now_ms),
        agreed=tuple(sorted(asked.agreed)),
        missing=tuple(sorted(table.consent_missing(asked))),
    )


@lru_cache(maxsize=1_000)
def _sheet(sheet: Sheet, by_games: bool) -> SheetShown:
    """Worked out when a game ends, not in every turn of the next."""
    return SheetShown(sheet.games, sheet.rounds, sheet.totals, sheet.won, sheet.leaders(by_games))


def _round(table: Table) -> int:
    """A round is as many games as there are players; counted from 1, anew in every match."""
    at = len(table.sheet.games) - (not table.playing)
    return max(at, 0) // max(len(table.seats), 1) + 1


def _waiting(table: Table) -> dict[str, Any]:
    """Before the first tile is drawn there is nothing to hide."""
    book = RULEBOOKS[table.opened.rulebook]
    return {
        "game": book.id,
        "family": book.family,
        "language": table.opened.language,
        "options": dict(table.opened.options or {}),
        "turn": None,
        "seats": tuple(SeatSeen(0, False, 0, False) for _ in table.seats),
        "table": (),
        "pot": 0,
        "piles": None,
        "owed": 0,
        "last": None,
        "turns": (),
        "words": (),
        "start_draw": (),
        "commit": table.next_commitment,
        "entropy": tuple(at.entropy for at in table.seats if at.entropy),
        "result": None,
    }

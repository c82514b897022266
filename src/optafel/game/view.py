"""The one door to secrets: all that a seat may see, and nothing else. Only this leaves a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from operator import sub
from typing import TYPE_CHECKING, Any

from optafel.game.families import LiesOpen, family_of
from optafel.game.state import Phase, Turn
from optafel.positions import MoveKind, Position
from optafel.rules.rulebook import Family, OptionValue
from optafel.wire import OFF_WIRE, Json, to_json

if TYPE_CHECKING:
    from optafel.game.game import Game


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """What everybody sees of a seat."""

    tiles: int  # on its rack
    opened: bool
    score: int  # in this game so far
    resigned: bool


@dataclass(frozen=True, slots=True)
class DrawnToBegin:
    """A tile that was drawn to see who begins."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """A play that may be doubted now."""

    seat: int  # who laid it
    words: tuple[str, ...]
    waiting: tuple[int, ...]  # who has not spoken yet


@dataclass(frozen=True, slots=True)
class Ended:
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str  # went-out, blocked, last-round, scoreless, resigned
    left: tuple[tuple[str, ...], ...]  # what is left on each rack
    counted: tuple[int, ...]  # what that made of each score; of numbers it is the whole score


@dataclass(frozen=True, slots=True)
class DrawnLast:
    """What came to one's own rack with one's last turn."""

    turn: int  # which line of the log that turn is
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedView(LiesOpen):
    """What everybody may see, spectators too."""

    game: str  # the rulebook
    family: Family
    language: str  # of the words; empty in number games
    options: Mapping[str, OptionValue]  # house rules by name
    number: int  # of things that have happened: the version of the game
    phase: Phase
    turn: int | None  # whose turn it is
    seats: tuple[SeatSeen, ...]
    pot: int  # tiles in it
    piles: tuple[str | None, ...] | None  # the tops of an open pot's piles
    owed: int  # tiles that the seat to move still takes from an open pot
    last: Turn | None  # the last line of the log
    turns: tuple[Turn, ...]  # the log
    words: tuple[str, ...]  # formed in this game so far
    start_draw: tuple[DrawnToBegin, ...]
    commit: str  # the hash of the seed
    entropy: tuple[str, ...]  # what the players added to the shuffle
    result: Ended | None
    doubt: Doubt | None = None
    seed: str | None = None  # once the game is over


@dataclass(frozen=True, kw_only=True)  # without slots: a view is both this and what is shared
class OwnView:
    """What only one seat may see: its rack, what came to it last, and what it may or must do."""

    seat: int | None  # None: a spectator
    moves: tuple[MoveKind, ...]  # what this seat may do now
    opening: int | None = None  # what it must lay before it may touch the table: points, or letters
    rack: tuple[str, ...] | None = None  # a spectator has none
    drawn: DrawnLast | None = None


@dataclass(frozen=True, kw_only=True)
class View(OwnView, SharedView):
    """All that a seat may see. `position` is the same as a value that can be judged and solved."""

    at: Position | None = field(default=None, metadata=OFF_WIRE)

    @property
    def position(self) -> Position:
        if self.at is None:
            raise ValueError("a spectator has no position")
        return self.at

    @staticmethod
    def from_json(said: Json) -> "View":
        """The view that `wire.to_json` has written, or its text. Raises WireError."""
        from optafel.game.read_view import read_view

        return read_view(said)

    def to_json(self) -> Json:
        """As it goes over a wire, without anything that only the game knows."""
        return to_json(self)

    def with_position(self, at: Position) -> "View":
        return replace(self, at=at)


Lines = dict[int, tuple[Turn, Turn]]  # by its place in the log: a turn, and that turn as it is shown
_LIES_OPEN = tuple(each.name for each in fields(LiesOpen))


def view_of(game: "Game", seat: int | None) -> View:
    """What this seat (None: a spectator) may see."""
    at = None if seat is None else family_of(game.setup).position(game.setup, game.state, seat)
    return View(**shared_parts(game), **vars(own_view(game, seat)), at=at)


def shared_parts(game: "Game", lines: Lines | None = None) -> dict[str, Any]:
    """The fields of a shared view, for a table that shows more than a game."""
    state, setup, family = game.state, game.setup, game.family
    turns = _turns(game, {} if lines is None else lines)
    lies = family.shown(setup, state)
    return {
        "game": setup.rulebook,
        "family": setup.book.family,
        "language": setup.language,
        "options": setup.options,
        "number": game.number,
        "phase": game.phase,
        "turn": game.turn,
        "seats": tuple(
            [
                SeatSeen(len(rack), state.opened[at], state.scores[at], state.resigned[at])
                for at, rack in enumerate(state.racks)
            ]
        ),
        **{name: getattr(lies, name) for name in _LIES_OPEN},
        "pot": state.pot,
        "piles": _tops(game),
        "owed": state.owed,
        "last": turns[-1] if turns else None,
        "turns": turns,
        "words": tuple(sorted(state.words)),
        "start_draw": tuple(DrawnToBegin(at, tile) for at, tile in state.start_draw),
        "commit": setup.commitment,
        "entropy": setup.entropy,
        "result": _ended(game),
        "doubt": _doubt(game),
        "seed": setup.seed.hex() if state.result else None,
    }


def _turns(game: "Game", lines: Lines) -> tuple[Turn, ...]:
    """The log; the turns of the last round with the table before each, so that nobody misses what moved."""
    turns, tables = game.state.turns, game.state.tables_before
    first, shown = len(turns) - len(tables), game.family.shown_table
    latest: Lines = {}
    for at, table in enumerate(tables, first):
        turn, known = turns[at], lines.get(at)
        if known is not None and known[0] is turn:
            latest[at] = known
        else:
            latest[at] = turn, turn if table is None else replace(turn, before=shown(table))
    lines.clear()
    lines |= latest
    return turns[:first] + tuple([line for _, line in latest.values()])


def own_view(game: "Game", seat: int | None) -> OwnView:
    if seat is None:
        return OwnView(seat=None, moves=())
    state = game.state
    drawn = state.drawn[seat]
    return OwnView(
        seat=seat,
        moves=game.moves(seat),
        opening=None if state.opened[seat] else game.setup.book.opening_asks,
        rack=game.family.write_rack(state.racks[seat]),
        drawn=DrawnLast(drawn.turn, game.family.write_rack(drawn.tiles)),
    )


def _tops(game: "Game") -> tuple[str | None, ...] | None:
    """The tiles that lie on top of an open pot's piles; a closed pot shows nothing."""
    if not game.setup.book.open_pot:
        return None
    return tuple(game.family.write_tile(pile[-1]) if pile else None for pile in game.state.piles)


def _doubt(game: "Game") -> Doubt | None:
    pending = game.state.pending
    if pending is None:
        return None
    waiting = tuple(at for at in range(game.state.seats) if "accept" in game.moves(at))
    return Doubt(pending.seat, pending.words, waiting)


def _ended(game: "Game") -> Ended | None:
    result = game.state.result
    if result is None:
        return None
    counted = tuple(map(sub, result.scores, game.state.earned))
    left = tuple(tuple(map(game.family.write_tile, rack)) for rack in game.state.racks)
    return Ended(result.scores, result.winners, result.reason, left, counted)

"""Where a game stands: derived from its events, never stored."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Literal, TypeVar

from optafel.game.chance import shuffled
from optafel.rules.crossword import Board
from optafel.rules.words import Words
from optafel.tiles import Tile
from optafel.tiles.numbers import Sets

Phase = Literal["waiting", "playing", "challenge", "paused", "over"]  # waiting and paused: at a table only
Rack = tuple[Tile, ...]
Table = Sets | Words | Board  # what lies open: as the family has it


@dataclass(frozen=True, slots=True)
class Turn:
    """One line of the public log."""

    seat: int
    kind: str  # of the event
    played: tuple[str, ...] = ()
    score: int | None = None
    word: str | None = None
    count: int = 0  # tiles drawn
    to_pot: int = 0  # tiles that the clock put back into the pot
    skips: int = 0  # turns that the clock cost besides
    before: tuple[str, ...] | None = None  # of the last round: the table before it, for showing what moved


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str  # went-out, blocked, resigned, …

    @classmethod
    def highest(cls, scores: Sequence[int], inside: Sequence[int], reason: str) -> "Result":
        """The most points among those who have not resigned win."""
        most = max(scores[seat] for seat in inside)
        return cls(tuple(scores), tuple(seat for seat in inside if scores[seat] == most), reason)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What came to a rack from the pot with its last turn: for that seat alone."""

    turn: int = 0  # which line of the log that turn is
    tiles: Rack = ()


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """Everything there is to know, all racks and the order of the pot among it: it never leaves the game."""

    key: bytes  # of all shuffles; secret
    shuffles: int  # how many there were
    piles: tuple[Rack, ...]  # the pot: one pile, or four where it lies open; drawn from the end
    racks: tuple[Rack, ...]
    table: Table
    turn: int  # the seat to move (or that moved last, when over)
    first: int  # the seat that began: a round ends before it
    opened: tuple[bool, ...]
    scores: tuple[int, ...]  # points in this game so far
    resigned: tuple[bool, ...]
    skips: tuple[int, ...]  # turns that a seat still loses
    drawn: tuple[Drawn, ...]
    idle: int = 0  # turns in a row in which nothing was laid, drawn or exchanged, run-out clocks among them
    passes: int = 0  # turns in a row that were passed by their players' own act
    scoreless: int = 0  # turns in a row without points
    words: frozenset[str] = frozenset()  # formed in this game so far
    turns: tuple[Turn, ...] = ()  # the public log
    tables_before: tuple[Table | None, ...] = ()  # as it lay before each of the last turns, a round of them
    last_turns: int | None = None  # turns left, once the end is in sight
    owed: int = 0  # tiles that the seat to move still takes from an open pot
    pending: "Pending | None" = None  # a play that may be challenged
    start_draw: tuple[tuple[int, str], ...] = ()
    result: Result | None = None
    earned: tuple[int, ...] = ()  # the points of the turns alone, once the end has counted what is left

    @property
    def pot(self) -> int:
        return sum(map(len, self.piles))

    @property
    def seats(self) -> int:
        return len(self.racks)

    @property
    def inside(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple([seat for seat, resigned in enumerate(self.resigned) if not resigned])


_NAMES = tuple(each.name for each in fields(State))
_PLACES = {name: at for at, name in enumerate(_NAMES)}
_VALUES = attrgetter(*_NAMES)


def state_with(state: State, **changes: Any) -> State:
    """The state with some things changed. As `dataclasses.replace`, in half the time: every turn changes a
    state five times."""
    values = list(_VALUES(state))
    for name, value in changes.items():
        values[_PLACES[name]] = value
    return State(*values)


@dataclass(frozen=True, slots=True)
class Pending:
    """A play that stands unless somebody doubts it before the next turn begins."""

    seat: int
    before: State  # what it goes back to
    words: tuple[str, ...]  # the words that may be doubted
    accepted: tuple[int, ...] = ()  # who lets it stand


def with_rack(state: State, seat: int, rack: Rack) -> State:
    return state_with(state, racks=(*state.racks[:seat], rack, *state.racks[seat + 1 :]))


def draw(state: State, seat: int, count: int, pile: int = 0) -> tuple[State, int]:
    """Moves up to `count` tiles from a pile of the pot to the rack; says how many there were."""
    taken = state.piles[pile][::-1][:count]
    left = state.piles[pile][: len(state.piles[pile]) - len(taken)]
    known = state.drawn[seat]
    drawn = state_with(
        state,
        piles=changed(state.piles, pile, left),
        drawn=changed(state.drawn, seat, Drawn(known.turn, known.tiles + taken)),
        racks=changed(state.racks, seat, state.racks[seat] + taken),
    )
    return drawn, len(taken)


def draw_any(state: State, seat: int, count: int) -> State:
    """Moves tiles to the rack where nobody chooses: from whichever pile of the pot is the fullest."""
    for _ in range(min(count, state.pot)):
        state, _drawn = draw(state, seat, 1, fullest_pile(state))
    return state


def fullest_pile(state: State) -> int:
    return max(range(len(state.piles)), key=lambda pile: len(state.piles[pile]))


def to_pot(state: State, tiles: Rack) -> State:
    """Puts tiles into the pot and shuffles it again."""
    mixed = shuffled((*state.piles[0], *tiles), state.key, state.shuffles)
    return state_with(state, piles=(mixed, *state.piles[1:]), shuffles=state.shuffles + 1)


def without(rack: Rack, tiles: tuple[Tile, ...]) -> Rack:
    """The rack without these tiles; a tile that is not there is a broken log, never a player's mistake."""
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


Value = TypeVar("Value")


def changed(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    """The tuple with one seat's entry replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def nothing_drawn(state: State, seat: int) -> State:
    """A turn of this seat begins: what came with the one before is no news any more."""
    return state_with(state, drawn=changed(state.drawn, seat, Drawn(len(state.turns))))


def noted(state: State, turn: Turn, before: Table | None = None) -> State:
    """One more line of the log, and the table as it lay before that."""
    tables = (*state.tables_before, before)[-state.seats :]
    return state_with(state, turns=(*state.turns, turn), tables_before=tables)


def left_in_round(state: State) -> int:
    """How many turns come after this one before the round is full."""
    seats = [(state.first + at) % state.seats for at in range(state.seats)]
    return sum(not state.resigned[seat] for seat in seats[seats.index(state.turn) + 1 :])


def nobody_can_play(state: State) -> bool:
    """With an empty pot: all have passed in a row by their own act, or two whole rounds have brought nothing.
    A clock that has run out does not say that its player could not play."""
    inside = len(state.inside)
    return not state.pot and (state.passes >= inside or state.idle >= 2 * inside)


STANDS_STILL_ROUNDS = 10  # rounds in which nobody lays anything: with so many draws, there is nothing to lay


def stands_still(state: State) -> bool:
    """Whether round after round has brought nothing but exchanges, passes and run-out clocks. With tiles in
    the pot no book ends that, and bots would exchange for ever; whoever plays a game through stops here."""
    turns = state.turns[-STANDS_STILL_ROUNDS * len(state.inside) :]
    return len(turns) == STANDS_STILL_ROUNDS * len(state.inside) and all(
        turn.kind in ("exchanged", "passed", "timed-out") for turn in turns
    )


def next_seat(state: State) -> State:
    """Hands the turn on clockwise, over those who resigned or lose a turn."""
    seat, skips = state.turn, state.skips
    for _ in range(2 * state.seats):
        seat = (seat + 1) % state.seats
        if state.resigned[seat]:
            continue
        if not skips[seat]:
            break
        skips = changed(skips, seat, skips[seat] - 1)
    return state_with(state, turn=seat, skips=skips)

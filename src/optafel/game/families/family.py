"""What a family adds to a game: how its tiles are dealt, laid, drawn and counted."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from optafel.game.events import Played, TimedOut
from optafel.game.setup import Setup
from optafel.game.state import Result, State, Table
from optafel.positions import Laid, MoveKind, Other, Position
from optafel.positions.position import Options
from optafel.rules.ruling import Ruling
from optafel.tiles import Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class LiesOpen:
    """What everybody sees of a table or a board, in notation."""

    table: tuple[str, ...] | None = None  # numbers, words: a set or word each
    stands: tuple[tuple[str, ...], ...] | None = None  # numbers: what each joker stands for
    last_turns: int | None = None  # words: turns left, once the end is in sight
    board: tuple[str, ...] | None = None  # crossword: its rows
    premiums: tuple[str, ...] | None = None  # what is printed on it
    values: dict[str, int] | None = None  # what each letter is worth
    box: dict[str, int] | None = field(default=None)  # how many of each tile there are in all


class Family(Protocol):
    """One object a family. All methods are pure."""

    def box(self, setup: Setup) -> tuple[Tile, ...]:
        """Every tile, in the order of the edition."""

    def empty_table(self, setup: Setup) -> Table:
        """The table before the first turn."""

    def table_of(self, position: Position) -> Table:
        """What lies there in a position of this family."""

    def tiles_on(self, table: Table) -> tuple[Tile, ...]:
        """The tiles that lie there, each as it is on a rack."""

    def position(self, setup: Setup, state: State, seat: int) -> Position:
        """What a seat has before it, with all that it can know."""

    def start_rank(self, tile: Tile) -> int | None:
        """How high a tile counts in the draw for who begins; None: draw again."""

    def moves(self, setup: Setup, state: State) -> tuple[MoveKind, ...]:
        """What the seat to move may do now, resigning apart."""

    def read_tile(self, sign: str) -> Tile:
        """A rack tile from its notation."""

    def write_tile(self, tile: Tile) -> str:
        """A rack tile in notation, as `read_tile` takes it."""

    def write_rack(self, rack: Iterable[Tile]) -> tuple[str, ...]:
        """The tiles of a rack in notation."""

    def played(self, setup: Setup, state: State, seat: int, play: Laid, ruling: Ruling) -> Played:
        """The event of a legal play."""

    def lay(self, setup: Setup, state: State, event: Played) -> State:
        """Table, rack, score and refill after a play."""

    def time_out(self, setup: Setup, state: State, draft: str | None) -> Played | TimedOut:
        """What the clock does to the seat to move, whose unfinished turn is `draft`."""

    def unfinished(self, event: TimedOut, state: State) -> str | None:
        """An unfinished turn of which the clock makes this event, if it can make it of any."""

    def keep(self, setup: Setup, state: State, event: TimedOut) -> State:
        """Table and racks after the clock ran out."""

    def end_in_sight(self, setup: Setup, state: State) -> int | None:
        """How many turns are left after this one, in games that announce their end; None: nobody knows."""

    def result(self, setup: Setup, state: State) -> Result | None:
        """How the game has ended, if it has."""

    def shown_table(self, table: Table) -> tuple[str, ...]:
        """The table in notation, a set, word or row each."""

    def shown(self, setup: Setup, state: State) -> LiesOpen:
        """What lies open, for the view."""


def checked_alone(setup: Setup) -> Options:
    """The house rules of a position: alone there is nobody to doubt a word, so words are checked."""
    options = setup.house_rules
    return options if setup.seats > 1 else tuple(each for each in options if each[0] != "challenge")


def others_of(family: Family, setup: Setup, state: State, seat: int) -> tuple[Other, ...]:
    """What a seat knows of the others: how many tiles they hold; with an empty pot and one other seat, all
    that is not seen is theirs."""
    around = [(seat + step) % state.seats for step in range(1, state.seats)]
    inside = [at for at in around if not state.resigned[at]]
    known = None
    if state.seats == 2 and inside and not state.pot:
        left = Counter(family.box(setup))
        left.subtract(family.tiles_on(state.table))
        left.subtract(state.racks[seat])
        unseen = tuple(sorted((+left).elements(), key=str))
        # A box that is not whole, as in a puzzle, tells nothing.
        known = unseen if len(unseen) == len(state.racks[inside[0]]) else None
    return tuple([Other(len(state.racks[at]), state.opened[at], known) for at in inside])

"""What a family adds to a game: how its tiles are dealt, judged, laid, drawn and counted."""

from types import ModuleType
from typing import Any, Protocol, cast

from optafel.game.events import Played, TimedOut
from optafel.game.families import crossword, numbers, words
from optafel.game.setup import Setup
from optafel.game.state import Result, State
from optafel.rules.ruling import Ruling
from optafel.tiles import Tile


class FamilyGame(Protocol):
    """One module a family has these functions. All are pure."""

    def box(self, setup: Setup) -> tuple[Tile, ...]:
        """Every tile, in the order of the edition."""

    def empty_table(self, setup: Setup) -> Any:
        """The table before the first turn."""

    def start_rank(self, tile: Tile) -> int | None:
        """How high a tile counts in the draw for who begins; None: draw again."""

    def moves(self, setup: Setup, state: State) -> tuple[str, ...]:
        """What the seat to move may do now, resigning apart."""

    def read_tile(self, sign: str) -> Tile:
        """A rack tile from its notation."""

    def write_tile(self, tile: Tile) -> str:
        """A rack tile in notation, as `read_tile` takes it."""

    def judge(self, setup: Setup, state: State, seat: int, play: str) -> Ruling:
        """The referee's word on a play by this seat, as if it were its turn."""

    def played(self, setup: Setup, state: State, seat: int, play: str, ruling: Ruling) -> Played:
        """The event of a legal play."""

    def lay(self, setup: Setup, state: State, event: Played) -> State:
        """Table, rack, score and refill after a play."""

    def time_out(self, setup: Setup, state: State, draft: str | None) -> Played | TimedOut:
        """What the clock does to the seat to move, whose unfinished turn is `draft`."""

    def keep(self, setup: Setup, state: State, event: TimedOut) -> State:
        """Table and racks after the clock ran out."""

    def result(self, setup: Setup, state: State) -> Result | None:
        """How the game has ended, if it has."""

    def shown_table(self, table: Any) -> list[str]:
        """The table in notation, a set, word or row each."""

    def shown(self, setup: Setup, state: State) -> dict[str, Any]:
        """What lies open, for the view."""


_FAMILIES: dict[str, ModuleType] = {"crossword": crossword, "numbers": numbers, "words": words}


def family_of(setup: Setup) -> FamilyGame:
    return cast(FamilyGame, _FAMILIES[setup.book.family])


def end_in_sight(setup: Setup, state: State) -> int | None:
    """How many turns are left after this one, in games that announce their end; None: nobody knows yet."""
    found = getattr(_FAMILIES[setup.book.family], "end_in_sight", None)
    return cast(int | None, found(setup, state)) if found else None

"""A recorded crossword game as GCG has it: who played, what each line says, and what stands around it."""

from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """What a line of the record says happened."""

    PLAY = "play"
    PASS = "pass"  # noqa: S105 (a turn, no secret)
    EXCHANGE = "exchange"
    WITHDRAWN = "withdrawn"  # the play before it was challenged and taken back
    CHALLENGE = "challenge"  # points for, or against, a challenge
    TIME = "time"  # points lost on the clock
    END_RACK = "end-rack"  # tiles left at the end: a rack's own loss, or the gain of who went out


TURNS = (Kind.PLAY, Kind.PASS, Kind.EXCHANGE)


@dataclass(frozen=True, slots=True)
class Player:
    nick: str  # one word: how the lines call this player
    name: str


@dataclass(frozen=True, slots=True)
class Line:
    """One event of the game. What the record leaves out is empty or None."""

    player: str  # the nick
    kind: Kind
    rack: str = ""  # before the turn, as far as it is known; `?` is a blank
    place: str = ""  # of a play: 8D across, D8 down
    word: str = ""  # of a play: a dot or the letter for a tile played through, a small letter for a blank
    tiles: str = ""  # exchanged, or left at the end
    count: int = 0  # exchanged, where the tiles are not known
    score: int | None = None  # what the line adds to the player's points
    total: int | None = None  # the player's points after it
    remark: str = ""  # what stands behind the total, often the other words of the play
    notes: tuple[str, ...] = ()
    at: int = field(default=0, compare=False)  # the number of its line in the file


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that could not be understood, or a piece of one."""

    at: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A whole file."""

    players: tuple[Player, ...] = ()
    lines: tuple[Line, ...] = ()
    pragmas: tuple[tuple[str, str], ...] = ()  # title, lexicon and whatever else, in their order
    notes: tuple[str, ...] = ()  # before the first line
    racks: tuple[str, ...] = ()  # one a player: held when the record breaks off; none known: empty
    incomplete: bool = False
    unread: tuple[Unread, ...] = field(default=(), compare=False)
    encoding: str = field(default="utf-8", compare=False)  # what the file was written in

    def pragma(self, *names: str) -> str:
        """The text of the first of these pragmas that is there."""
        return next((text for name in names for known, text in self.pragmas if known == name), "")

    def seat(self, nick: str) -> int:
        return next(seat for seat, player in enumerate(self.players) if player.nick == nick)

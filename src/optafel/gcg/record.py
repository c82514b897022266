"""A recorded crossword game as GCG has it: who played, what each line says, what stands around it; and how
it is written, strictly: UTF-8, one form for everything, nothing left to guess."""

from collections.abc import Iterator
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


def write(record: Record) -> str:
    """The text of a file. Reading it gives the same record."""
    return "\n".join(_lines_of_file(record)) + "\n"


def _lines_of_file(record: Record) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for name, text in record.pragmas:
        yield f"#{name} {text}".rstrip()
    for number, player in enumerate(record.players, 1):
        yield f"#player{number} {player.nick} {player.name}".rstrip()
    if record.incomplete:
        yield "#incomplete"
    yield from _notes(record.notes)
    for line in record.lines:
        yield write_line(line)
        yield from _notes(line.notes)
    for number, rack in enumerate(record.racks, 1):
        if rack:
            yield f"#rack{number} {rack}"


def _notes(notes: tuple[str, ...]) -> Iterator[str]:
    for note in notes:
        yield f"#note {note}".rstrip()


def write_line(line: Line) -> str:
    score = "" if line.score is None else f"{line.score:+d}"
    total = "" if line.total is None or line.score is None else str(line.total)
    tokens = (f">{line.player}:", line.rack, _written_action(line), score, total, line.remark)
    return " ".join(token for token in tokens if token)


def _written_action(line: Line) -> str:
    match line.kind:
        case Kind.PLAY:
            return f"{line.place} {line.word}"
        case Kind.PASS:
            return "-"
        case Kind.EXCHANGE:
            return f"-{line.tiles or line.count}"
        case Kind.WITHDRAWN:
            return "--"
        case Kind.END_RACK:
            return f"({line.tiles})"
        case Kind.CHALLENGE | Kind.TIME:
            return f"({line.kind})"

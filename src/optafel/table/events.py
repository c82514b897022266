"""What can happen at a table. A table's log is a list of these, with the events of its games inside."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar

from optafel.game.events import Event as GameEvent
from optafel.game.events import from_json as game_event_from_json
from optafel.game.events import to_json as game_event_to_json
from optafel.rules.rulebooks import not_retired
from optafel.table.seats import Owner, Seat, SeatKind


@dataclass(frozen=True, slots=True)
class Opened:
    """A table is set: which game, with which house rules, and who sits there or is still to come."""

    kind: ClassVar[str] = "opened"
    rulebook: str
    seats: tuple[Seat, ...]
    secret: str  # the seeds of all games at this table follow from it
    invite: str  # digest
    watch: str  # digest
    language: str = ""
    options: Mapping[str, bool | int | str] | None = None
    clock_seconds: int | None = None
    away: str = "wait"  # what happens to the turn of a person who is not there: bot, skip, wait
    games: int = 1  # of the match
    first: int | None = None  # who begins, where that is not drawn for
    hints: bool = True  # whether a seat may ask what the strongest bot would do
    position: str = ""  # the line that its first seat goes on from; empty: a new game


@dataclass(frozen=True, slots=True)
class Joined:
    kind: ClassVar[str] = "joined"
    seat: int
    name: str
    key: str  # digest
    invite: str = ""  # digest of the invitation, where it was for one use


@dataclass(frozen=True, slots=True)
class Arrived:
    """A person has said hello before the game began, and so has seen what the shuffle is bound to."""

    kind: ClassVar[str] = "arrived"
    seat: int
    entropy: str = ""


@dataclass(frozen=True, slots=True)
class Stirred:
    """A person adds something of their own to the next shuffle, before it is made."""

    kind: ClassVar[str] = "stirred"
    seat: int
    entropy: str


@dataclass(frozen=True, slots=True)
class Replaced:
    """A seat is given to a bot, or opened to somebody else."""

    kind: ClassVar[str] = "replaced"
    seat: int
    by: SeatKind
    name: str = ""
    level: str | None = None
    given_by: int | None = None  # the seat that asked for it
    removed: bool = False  # the opener has sent the person away, who may not take it back


@dataclass(frozen=True, slots=True)
class HandoverAsked:
    """Somebody asks that another seat be given away. All see the time run until it is."""

    kind: ClassVar[str] = "handover-asked"
    seat: int
    asker: int
    to: SeatKind
    name: str = ""  # of the bot
    level: str | None = None


@dataclass(frozen=True, slots=True)
class HandoverAgreed:
    """Another seat agrees to that."""

    kind: ClassVar[str] = "handover-agreed"
    seat: int
    agrees: int


@dataclass(frozen=True, slots=True)
class HandoverDropped:
    """The seat stays whose it is: its person has come back, or somebody has thought better of it."""

    kind: ClassVar[str] = "handover-dropped"
    seat: int
    dropper: int | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Whose seat was given away has taken it back."""

    kind: ClassVar[str] = "taken-back"
    seat: int
    key: str  # digest
    name: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The opener lets no more newcomers in, or lets them in again."""

    kind: ClassVar[str] = "closed"
    closed: bool


@dataclass(frozen=True, slots=True)
class LinksChanged:
    """Links that hold no more, and those that hold instead; an empty one is none."""

    kind: ClassVar[str] = "links-changed"
    invite: str | None = None  # digest; None: as it was
    watch: str | None = None


@dataclass(frozen=True, slots=True)
class InviteMade:
    """An invitation for one person."""

    kind: ClassVar[str] = "invite-made"
    invite: str  # digest


@dataclass(frozen=True, slots=True)
class Muted:
    """What somebody says is passed on no more, or again."""

    kind: ClassVar[str] = "muted"
    seat: int
    muted: bool


@dataclass(frozen=True, slots=True)
class NameErased:
    """A person's name was taken out of everything that came before: the log has to be read anew."""

    kind: ClassVar[str] = "name-erased"


@dataclass(frozen=True, slots=True)
class Deleted:
    """The table is no more. This is all that is left of its log."""

    kind: ClassVar[str] = "deleted"


@dataclass(frozen=True, slots=True)
class Began:
    """The next game is dealt. Seats that were still open are gone."""

    kind: ClassVar[str] = "began"
    started: GameEvent
    kept: tuple[int, ...]  # the seats that play, in order


@dataclass(frozen=True, slots=True)
class Moved:
    """Something happened in the game: a person's move, a bot's, or the clock's."""

    kind: ClassVar[str] = "moved"
    events: tuple[GameEvent, ...]
    by: str = "person"  # person, bot, clock, table


@dataclass(frozen=True, slots=True)
class Paused:
    kind: ClassVar[str] = "paused"
    seat: int | None = None  # None: everybody had left, or nobody played any more


@dataclass(frozen=True, slots=True)
class Resumed:
    kind: ClassVar[str] = "resumed"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class WentAway:
    """A bot plays on for a person who stays away."""

    kind: ClassVar[str] = "went-away"
    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    kind: ClassVar[str] = "came-back"
    seat: int


@dataclass(frozen=True, slots=True)
class AskedForMore:
    """A person wants a rematch, or the next game of the match."""

    kind: ClassVar[str] = "asked-for-more"
    seat: int
    entropy: str = ""


TableEvent = (
    Opened
    | Joined
    | Arrived
    | Stirred
    | Replaced
    | Began
    | Moved
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | AskedForMore
    | HandoverAsked
    | HandoverAgreed
    | HandoverDropped
    | TakenBack
    | Closed
    | LinksChanged
    | InviteMade
    | Muted
    | NameErased
    | Deleted
)
_KINDS: Mapping[str, type[Any]] = {event.kind: event for event in TableEvent.__args__}


def write_event(event: TableEvent) -> str:
    """One line of JSON: only what differs from the default, so that logs stay small."""
    said: dict[str, Any] = {"kind": event.kind}
    for field in fields(event):
        value = getattr(event, field.name)
        if value != field.default:
            said[field.name] = value
    match event:
        case Opened():
            said["seats"] = [seat_to_json(seat) for seat in event.seats]
        case Began():
            said["started"] = game_event_to_json(event.started)
        case Moved():
            said["events"] = [game_event_to_json(inner) for inner in event.events]
    return json.dumps(said, separators=(",", ":"))


def read_event(text: str) -> TableEvent:
    """The event that `write_event` wrote."""
    said = json.loads(text)
    kind = said.pop("kind")
    match kind:
        case Opened.kind:
            said["seats"] = tuple(seat_from_json(seat) for seat in said["seats"])
            if said.get("options"):
                said["options"] = not_retired(said["options"])
        case Began.kind:
            said["started"] = game_event_from_json(said["started"])
            said["kept"] = tuple(said["kept"])
        case Moved.kind:
            said["events"] = tuple(game_event_from_json(inner) for inner in said["events"])
    event: TableEvent = _KINDS[kind](**said)
    return event


def seat_to_json(seat: Seat) -> dict[str, Any]:
    return {
        name: value
        for (name, value), field in zip(asdict(seat).items(), fields(seat), strict=True)
        if value != field.default
    }


def seat_from_json(said: Mapping[str, Any]) -> Seat:
    owners = tuple(Owner(**owner) for owner in said.get("owners", ()))
    return Seat(**{**said, "owners": owners})

"""What calls about a person carry and answer."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Header
from pydantic import Field

from optafel.game.state import Phase
from optafel.server.forms import Form, Secret
from optafel.server.limits import Limits
from optafel.table.seats import SeatKind
from optafel.table.table_state import GamePlayed

_LIMITS = Limits()
PERSON_KEY = r"^[A-Za-z0-9_-]{20}$"  # 120 bits of chance, made on the device

PersonKey = Annotated[
    str, Header(alias="X-Person-Key", pattern=PERSON_KEY, description="that the device made for its person")
]
PerhapsPersonKey = Annotated[str | None, Header(alias="X-Person-Key", pattern=PERSON_KEY)]
Hash = Annotated[str, Field(max_length=64, pattern=r"^[0-9a-f]*$")]
NoteName = Annotated[str, Field(max_length=_LIMITS.note_name_letters, pattern=r"^[a-z]+$")]


class BindForm(Form):
    """A table that this device has the keys of."""

    keys: Annotated[list[Secret], Field(max_length=4)]
    invite: Secret | None = None
    watch: Secret | None = None
    code: Annotated[str, Field(max_length=16, pattern=r"^\w*$")] | None = None
    commits: Annotated[list[Hash], Field(max_length=_LIMITS.games)] = Field(default_factory=list)


class NoteForm(Form):
    """Something that a person's devices share."""

    version: Annotated[int, Field(ge=0, description="that was read; 0: there was none")]
    text: Annotated[str, Field(max_length=_LIMITS.note_letters)]


class CodeForm(Form):
    code: Annotated[
        str, Field(max_length=40, description="as it was heard: case, spaces and dashes do not count")
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatListed:
    """A seat in a person's list of games."""

    name: str
    kind: SeatKind
    score: int  # in the game that is on, or was played last
    tiles: int  # on the rack


@dataclass(frozen=True, slots=True, kw_only=True)
class GameListed:
    """A table of a person: its keys, and how it stands."""

    table: str
    rulebook: str
    keys: tuple[str, ...]  # of the seats that are the person's
    phase: Phase
    seats: tuple[SeatListed, ...]
    mine: tuple[int, ...]  # the seats that are the person's, and still theirs
    waits_for: tuple[int, ...]  # the seats that are to do something
    since_ms: int  # when the turn began
    at_ms: int  # when the table was opened or joined
    clock_seconds: int | None = None  # a turn may take
    past: tuple[GamePlayed, ...] = ()  # games that were finished there, the latest last
    invite: str | None = None
    watch: str | None = None
    code: str | None = None  # that can be said aloud
    commits: tuple[str, ...] = ()  # hashes of seeds that were shown before their first tile


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteShown:
    """Something that a person's devices share."""

    version: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonShown:
    """All that is kept of a person."""

    games: tuple[GameListed, ...]
    notes: dict[str, NoteShown]  # by name


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteKept:
    """A note that was written."""

    version: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """Something that is no longer kept."""

    what: str  # person, or the name of a table


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFound:
    """The table that a code stands for."""

    table: str
    invite: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressShown:
    """Where this server can be reached from."""

    house: str | None  # the address that other devices in the house can open; none: not known
    only_here: bool  # whether nothing but this machine can open it

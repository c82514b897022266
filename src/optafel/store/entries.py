"""What the store keeps: the lines of a table's log, and drafts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    table: str
    number: int  # from 1, without gaps
    at_ms: int  # wall time, milliseconds since 1970
    body: str  # what happened, as JSON
    seat: int | None = None  # who sent it, where a client did
    move_id: str | None = None  # the client's own id


@dataclass(frozen=True, slots=True)
class Draft:
    """A turn that is not finished: the latest one of a seat."""

    table: str
    seat: int
    number: int  # the entry after which it was made
    body: str


class Taken(Exception):
    """Another writer has appended under this number, or this move before: read the log again."""


class StoreUnavailable(Exception):
    """The store did not answer: whether the entry is on disk is not known. Read the log again."""


class StoreTooNew(Exception):
    """The data was written by a later version of this program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the data is of version {found}; this program reads up to {known}")
        self.found = found
        self.known = known

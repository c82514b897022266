"""What the store keeps: the lines of a table's log, drafts, and the tables of the database that hold them."""

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Row, SmallInteger, String, Table, Text


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


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as its log had made it up to a number: saves reading all that came before. The log stays the
    truth; a snapshot that does not fit it is passed over."""

    table: str
    number: int  # of the last entry that is in it
    program: str  # the program that folded it: another one may fold otherwise
    follows: str  # the digest of that entry
    body: str

    def fits(self, entry: Entry) -> bool:
        """Whether this is the entry that the snapshot follows."""
        return (entry.number, entry_digest(entry)) == (self.number, self.follows)


def entry_digest(entry: Entry) -> str:
    return hashlib.sha256(f"{entry.table} {entry.number} {entry.at_ms} {entry.body}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class HereElsewhere:
    """Who is connected to another node, and when that node last gave a sign of life."""

    node: str
    seats: frozenset[int]
    seen_ms: int


class NumberTaken(Exception):
    """Another writer has appended under this number, or this move before: read the log again."""


class StoreUnavailable(Exception):
    """The store did not answer: whether the entry is on disk is not known. Read the log again."""


class StoreTooNew(Exception):
    """The data was written by a later version of this program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"the data is of version {found}; this program reads up to {known}")
        self.found = found
        self.known = known


class StoreInUse(Exception):
    """Another program serves the same games: its process, where that is known."""

    def __init__(self, process: str) -> None:
        super().__init__(f"another program serves these games (process {process or 'unknown'})")
        self.process = process


VERSION = "0005"  # the migration that this code reads and writes

TABLE_ID_LENGTH_MAX = 32
MOVE_ID_LENGTH_MAX = 64

METADATA = MetaData()

# The truth. The primary key is what makes one writer per number: whoever comes second finds it taken.
# Kept in key order on disk, so that one table's log is read in one sweep.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(TABLE_ID_LENGTH_MAX), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("at_ms", BigInteger, nullable=False),  # wall time, milliseconds since 1970
    Column("seat", SmallInteger),  # who sent it, where a client did
    Column("move_id", String(MOVE_ID_LENGTH_MAX)),  # the client's own id, so that resending is safe
    Column("body", Text, nullable=False),  # what happened, as JSON
    Index("entries_move_once", "table_id", "seat", "move_id", unique=True),
    sqlite_with_rowid=False,
)

# An index over the logs, written in the same transaction: nothing here that the log does not say.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(TABLE_ID_LENGTH_MAX), primary_key=True),
    Column("head", Integer, nullable=False),  # number of the last entry
    Column("due_ms", BigInteger),  # when a clock runs out or a bot is to move
    Column("claimed_ms", BigInteger),  # until when one node sees to what is due
    Column("standing", Text),  # whose turn, since when, the score: as JSON; none before version 0003
    Column("changed_ms", BigInteger),  # when the last entry was written
    Index("tables_due", "due_ms"),
    Index("tables_changed", "changed_ms"),
)

# The unfinished turn of a seat. Not history: only the latest one counts.
DRAFTS = Table(
    "drafts",
    METADATA,
    Column("table_id", String(TABLE_ID_LENGTH_MAX), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # the entry after which it was made
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Tables as they were folded at some number, one each. Can be lost without harm.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(TABLE_ID_LENGTH_MAX), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("program", String(80), nullable=False),
    Column("follows", String(64), nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The processes that serve these tables, and their last sign of life.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen_ms", BigInteger, nullable=False),
)

# Who is connected to which of them. Holds as long as the node lives, and a moment longer.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(TABLE_ID_LENGTH_MAX), primary_key=True),
    Column("node", String(32), primary_key=True),
    Column("seats", String(40), nullable=False),  # numbers with commas between
    sqlite_with_rowid=False,
)


def row_of(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "at_ms": entry.at_ms,
        "seat": entry.seat,
        "move_id": entry.move_id,
        "body": entry.body,
    }


def entry_of(row: Row[Any]) -> Entry:
    return Entry(row.table_id, row.number, row.at_ms, row.body, row.seat, row.move_id)

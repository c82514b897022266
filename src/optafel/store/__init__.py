"""Append-only logs: SQLite in a file of its own by default, PostgreSQL for several nodes."""

from optafel.store.alone import alone_with
from optafel.store.database import BadDatabaseUrl, sqlite_url
from optafel.store.entries import (
    Draft,
    Entry,
    HereElsewhere,
    NumberTaken,
    Snapshot,
    StoreInUse,
    StoreTooNew,
    StoreUnavailable,
)
from optafel.store.keys import SigningKey, SigningKeys
from optafel.store.people import CodeTaken, NoteChanged, People, PersonGame
from optafel.store.soundness import StoreHarmed, file_of, look_over, marked_as_served
from optafel.store.store import Store, open_store

__all__ = [
    "BadDatabaseUrl",
    "CodeTaken",
    "Draft",
    "Entry",
    "HereElsewhere",
    "NoteChanged",
    "NumberTaken",
    "People",
    "PersonGame",
    "SigningKey",
    "SigningKeys",
    "Snapshot",
    "Store",
    "StoreHarmed",
    "StoreInUse",
    "StoreTooNew",
    "StoreUnavailable",
    "alone_with",
    "file_of",
    "look_over",
    "marked_as_served",
    "open_store",
    "sqlite_url",
]

"""Append-only logs: SQLite in a file of its own by default, PostgreSQL for several nodes."""

from optafel.store.database import BadDatabaseUrl, sqlite_url
from optafel.store.entries import Draft, Entry, NumberTaken, StoreTooNew, StoreUnavailable
from optafel.store.store import Store, open_store

__all__ = [
    "BadDatabaseUrl",
    "Draft",
    "Entry",
    "NumberTaken",
    "Store",
    "StoreTooNew",
    "StoreUnavailable",
    "open_store",
    "sqlite_url",
]

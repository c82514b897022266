"""Append-only logs: SQLite in a file of its own by default, PostgreSQL for several nodes."""

from optafel.store.engine import BadDatabaseUrl, sqlite_url
from optafel.store.entries import Draft, Entry, StoreTooNew, StoreUnavailable, Taken
from optafel.store.store import Store, open_store

__all__ = [
    "BadDatabaseUrl",
    "Draft",
    "Entry",
    "Store",
    "StoreTooNew",
    "StoreUnavailable",
    "Taken",
    "open_store",
    "sqlite_url",
]

"""One group of entries into SQLite, in one visit to the thread that its connection lives on.

Through the engine every statement, its cursor and its rows are visits of their own, some fifteen a group:
more than all the rest of a move costs. The statements are the same ones; only the way there is shorter.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Dialect
from sqlalchemy.sql.dml import Insert

Row = dict[str, Any]
Key = tuple[str, int]


class Statement:
    """An insert as the driver takes it."""

    def __init__(self, statement: Insert, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(columns))
        self.text = str(compiled)
        self._order: list[str] = list(getattr(compiled, "positiontup", None) or columns)

    def values(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] for name in self._order)


_SAME = """SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND at_ms = ? AND body = ?
 AND seat IS ? AND move_id IS ?"""


def write_group(
    database: sqlite3.Connection,
    insert: Statement,
    entries: Sequence[Row],
    unsure: bool,
    heads: tuple[Statement, dict[Key, Row]],
    beside: Sequence[tuple[Statement, Sequence[Row]]],
) -> set[Key]:
    """One transaction. Returns which entries are in the log now; of those, each table's last is its head."""
    database.execute("BEGIN IMMEDIATE")
    try:
        written = {
            _key(row) for row in entries if database.execute(insert.text, insert.values(row)).rowcount > 0
        }
        if unsure:
            written |= {_key(row) for row in entries if _key(row) not in written and _stands(database, row)}
        if written:
            statement, rows = heads
            latest = {key[0]: rows[key] for key in sorted(written)}
            database.executemany(statement.text, [statement.values(row) for row in latest.values()])
        for statement, noted in beside:
            database.executemany(statement.text, [statement.values(row) for row in noted])
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    return written


def _key(row: Row) -> Key:
    return row["table_id"], row["number"]


def _stands(database: sqlite3.Connection, row: Row) -> bool:
    """Whether an attempt of which the answer was lost has written it after all."""
    names = ("table_id", "number", "at_ms", "body", "seat", "move_id")
    return database.execute(_SAME, [row[name] for name in names]).fetchone() is not None

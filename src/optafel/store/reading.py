"""A SQLite store read from one end to the other, log by log, without being opened for writing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path

from optafel.store.entries import Entry
from optafel.store.soundness import reading


def every_log(file: Path) -> Iterator[tuple[str, list[Entry]]]:
    """Every table with its log. Raises sqlite3.Error."""
    with closing(reading(file)) as store:
        store.row_factory = sqlite3.Row
        rows = store.execute("SELECT * FROM entries ORDER BY table_id, number")
        for table, log in groupby(rows, key=lambda row: str(row["table_id"])):
            yield table, [Entry(table, row["number"], row["at_ms"], row["body"]) for row in log]

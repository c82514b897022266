"""A copy of a SQLite store that is whole, also while a server writes to it, and the way back.

The file alone is no such copy: what was written last lies in the `-wal` file beside it. SQLite's own online
copy takes both, at one moment, and lets the writer go on.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from optafel.store.entries import VERSION, StoreTooNew
from optafel.store.soundness import FINDINGS_MOST, StoreHarmed, gaps_of, is_without_wal, reading

_PAGES_A_STEP = 256  # copied before the writer gets its turn again


@dataclass(frozen=True, slots=True)
class Contents:
    """What a copy holds."""

    tables: int
    entries: int


class Damaged(Exception):
    """A file that is no store, or one that has come to harm."""

    def __init__(self, findings: tuple[str, ...]) -> None:
        super().__init__("; ".join(findings))
        self.findings = findings


class InTheWay(Exception):
    """There are games already where a copy was to be put."""


def back_up(file: Path, copy: Path, incomplete: bool = False) -> Contents:
    """Copies a store as it is now. Whoever reads `copy` finds the copy before or the whole new one. Raises
    StoreHarmed where what was written last is missing, unless that is known (`incomplete`)."""
    if not incomplete and is_without_wal(file):
        raise StoreHarmed("store-without-wal", file)
    half = copy.with_name(f"{copy.name}.half")
    try:
        with closing(reading(file)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target, pages=_PAGES_A_STEP)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            target.execute("PRAGMA user_version = 0")  # and nobody serves it
        contents = checked(half)
        _to_disk(half)
        half.replace(copy)
        _to_disk(copy.parent)
    finally:
        half.unlink(missing_ok=True)
    return contents


def restore(copy: Path, file: Path, incomplete: bool = False) -> Contents:
    """Puts a copy where a server looks for its games. Raises InTheWay where there are some."""
    if any(file.with_name(file.name + ending).exists() for ending in ("", "-wal", "-shm")):
        raise InTheWay(str(file))
    if not incomplete and is_without_wal(copy):
        raise StoreHarmed("store-without-wal", copy)
    checked(copy)
    return back_up(copy, file, incomplete)


def checked(file: Path) -> Contents:
    """What a store holds, once everything in it has been looked at. Raises Damaged, or StoreTooNew."""
    findings = tuple(_findings(file))
    if findings:
        raise Damaged(findings)
    with closing(reading(file)) as store:
        (tables,) = store.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = store.execute("SELECT count(*) FROM entries").fetchone()
    return Contents(tables, entries)


def _findings(file: Path) -> Iterator[str]:
    try:
        with closing(reading(file)) as store:
            harm = [said for (said,) in store.execute(f"PRAGMA integrity_check({FINDINGS_MOST})")]
            if harm != ["ok"]:
                yield from harm
                return
            version = store.execute("SELECT version_num FROM alembic_version").fetchone()
            if version and version[0] > VERSION:
                raise StoreTooNew(version[0], VERSION)
            yield from gaps_of(store)
    except sqlite3.Error as wrong:
        yield str(wrong)


def _to_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)

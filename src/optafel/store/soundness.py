"""Whether a SQLite store is whole, before anything is written to it.

A harmed file is not served: writing to it may lose what could still be saved. Nor is the bare copy of a
running server's file, which lacks what lay in the `-wal` file beside it: while it is served, a file says so
in its own header, and such a file without its `-wal` is told from one that was put away.
"""

import secrets
import sqlite3
import struct
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

QUICK_SECONDS = 2.0  # for the look at the start: a larger store is looked at as far as that goes
FINDINGS_MOST = 5
TABLES_LOOKED_AT = 500  # at the start: those that were played at last

_HEADER = struct.Struct(">16s H B B 40x i 36x")  # what it is, page size, how it is written and read, the mark
_MAGIC = b"SQLite format 3\0"
_IN_WAL = 2
_AT_REST = 0
_ANY = "SELECT id, head FROM tables LIMIT ?"
_LATEST = "SELECT id, head FROM tables ORDER BY changed_ms DESC LIMIT ?"


class StoreHarmed(Exception):
    """The games cannot be served as they are. `code` is stable; `findings` say what is wrong."""

    def __init__(self, code: str, file: Path, findings: tuple[str, ...] = ()) -> None:
        super().__init__(f"{code}: {file}: {'; '.join(findings)}")
        self.code = code
        self.file = file
        self.findings = findings


@dataclass(frozen=True, slots=True)
class Look:
    """What a quick look has found that keeps no other table from being served."""

    whole: bool = True  # whether there was time for everything
    gaps: tuple[str, ...] = ()  # logs that are not whole


def file_of(url: str) -> Path | None:
    """The file that a store is kept in; None for one that is no file."""
    database = make_url(url)
    sqlite = database.get_backend_name() == "sqlite"
    return Path(database.database) if sqlite and database.database else None


def look_over(file: Path, seconds: float = QUICK_SECONDS) -> Look:
    """A look that takes no long time and writes nothing. Raises StoreHarmed."""
    if not file.exists() or (file.stat().st_size == 0 and not _wal(file)):
        return Look()  # there are no games yet
    mark = _header_checked(file)
    with closing(reading(file)) as store:
        try:
            check_there_are_tables(file, store)
            if mark != _AT_REST and not _wal(file) and not _resting(file, mark).exists():
                raise StoreHarmed("store-without-wal", file)
            whole = _pages_looked_at(file, store, seconds)
            gaps = tuple(gaps_of(store, TABLES_LOOKED_AT))
        except sqlite3.OperationalError as wrong:
            if "locked" in str(wrong) or "busy" in str(wrong):
                return Look(whole=False)  # somebody works on it, so it can be worked on
            raise StoreHarmed("store-harmed", file, (str(wrong),)) from wrong
        except sqlite3.DatabaseError as wrong:
            raise StoreHarmed("store-harmed", file, (str(wrong),)) from wrong
    return Look(whole, gaps)


def _header_checked(file: Path) -> int:
    """The mark of who serves the file. Raises StoreHarmed where it is no store, or cut short."""
    size = file.stat().st_size
    with file.open("rb") as opened:
        head = opened.read(_HEADER.size)
    if size == 0:
        return _AT_REST  # all of it lies in the `-wal` file
    if len(head) < _HEADER.size or not head.startswith(_MAGIC):
        raise StoreHarmed("store-not-sqlite", file)
    _, page, _, _, mark = _HEADER.unpack(head)
    page = 65_536 if page == 1 else page
    if size % page:
        raise StoreHarmed("store-harmed", file, (f"{size} bytes are not whole pages of {page}",))
    return int(mark)


def check_there_are_tables(file: Path, store: sqlite3.Connection) -> None:
    """A file without one table in it, which was made ready for a `-wal` that is not there: what people copy
    of a server that has just begun. Raises StoreHarmed."""
    (tables,) = store.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables or _wal(file):
        return
    with file.open("rb") as opened:
        _, _, writes, reads, _ = _HEADER.unpack(opened.read(_HEADER.size))
    if _IN_WAL in (writes, reads):
        raise StoreHarmed("store-without-wal", file)


def is_without_wal(file: Path) -> bool:
    """Whether this is what a running server had in its file, without what lay beside it."""
    if not file.exists() or file.stat().st_size == 0:
        return False
    try:
        mark = _header_checked(file)
        with closing(reading(file)) as store:
            check_there_are_tables(file, store)
    except StoreHarmed as harm:
        return harm.code == "store-without-wal"
    except sqlite3.DatabaseError:
        return False
    return mark != _AT_REST and not _wal(file) and not _resting(file, mark).exists()


def _pages_looked_at(file: Path, store: sqlite3.Connection, seconds: float) -> bool:
    """Every page, as long as there is time; whether there was. Raises StoreHarmed."""
    (pages,) = store.execute("PRAGMA page_count").fetchone()
    (page,) = store.execute("PRAGMA page_size").fetchone()
    size = file.stat().st_size
    if not _wal(file) and size < pages * page:
        raise StoreHarmed("store-harmed", file, (f"{size} bytes of {pages * page}: the end is missing",))
    enough = threading.Timer(seconds, store.interrupt)
    enough.start()
    try:
        harm = tuple(said for (said,) in store.execute(f"PRAGMA quick_check({FINDINGS_MOST})"))
    except sqlite3.OperationalError as wrong:
        if "interrupted" in str(wrong):
            return False
        raise
    finally:
        enough.cancel()
    if harm != ("ok",):
        raise StoreHarmed("store-harmed", file, tuple(line for said in harm for line in said.splitlines()))
    return True


def gaps_of(store: sqlite3.Connection, tables: int = -1) -> Iterator[str]:
    """Logs that do not run without a gap up to their end, of so many tables that were last played at."""
    columns = {name for _, name, *_ in store.execute("PRAGMA table_info(tables)")}
    latest = _LATEST if "changed_ms" in columns else _ANY
    for table, least, most, count, head in store.execute(
        f"SELECT t.id, min(e.number), max(e.number), count(e.number), t.head FROM ({latest}) AS t "  # noqa: S608
        "LEFT JOIN entries AS e ON e.table_id = t.id GROUP BY t.id "
        "HAVING max(e.number) IS NOT t.head OR count(e.number) <> max(e.number) - min(e.number) + 1 LIMIT ?",
        (tables, FINDINGS_MOST),
    ):
        yield f"table {table}: {count} entries from {least} to {most}, {head} expected"


def reading(file: Path) -> sqlite3.Connection:
    """A connection that writes nothing, not even a file beside it where there is none."""
    if not file.is_file():
        raise FileNotFoundError(file)
    # Without a `-wal` file nobody has it open, so nobody changes it either.
    still = "" if Path(f"{file}-wal").exists() or Path(f"{file}-journal").exists() else "&immutable=1"
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro{still}", uri=True)


@contextmanager
def marked_as_served(url: str) -> Iterator[None]:
    """The file says that it is served meanwhile, in its own header, so that a copy of it says so too."""
    file = file_of(url)
    if file is None:
        yield
        return
    mark = secrets.randbelow(2**31 - 1) + 1
    # Open as long as the mark is there: the last connection that closes takes the `-wal` file with it.
    with closing(sqlite3.connect(file, timeout=5, isolation_level=None, check_same_thread=False)) as store:
        store.execute(f"PRAGMA user_version = {mark}")
        store.execute("PRAGMA wal_checkpoint(FULL)")  # into the file itself, and the `-wal` stays as it is
        for rest in file.parent.glob(f"{file.name}-rest-*"):
            rest.unlink(missing_ok=True)
        try:
            yield
        finally:
            try:
                store.execute(f"PRAGMA user_version = {_AT_REST}")
            except sqlite3.Error:  # as on a full disk, where an empty file still finds its place
                with suppress(OSError):
                    _resting(file, mark).touch()


def _wal(file: Path) -> bool:
    """Whether there is a `-wal` file with anything in it."""
    wal = Path(f"{file}-wal")
    return wal.exists() and wal.stat().st_size > 0


def _resting(file: Path, mark: int) -> Path:
    """Stands beside a file that was put away whole, but could not be written to any more."""
    return file.with_name(f"{file.name}-rest-{mark}")

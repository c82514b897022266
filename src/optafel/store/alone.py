"""One program to a folder of games: a second one would show people tables that stand still.

The lock is the operating system's, on a file beside the games: it ends with the process, however that ends.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from optafel.store.entries import StoreInUse

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Nobody else serves these games meanwhile. Raises StoreInUse. A PostgreSQL may be shared."""
    database = make_url(url)
    if database.get_backend_name() != "sqlite" or not database.database:
        yield
        return
    path = Path(database.database).with_suffix(".lock")
    with path.open("a+") as file:
        if not _locked(file):
            file.seek(0)
            raise StoreInUse(file.read(40).strip())
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _locked(file: IO[str]) -> bool:
    try:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            file.seek(1 << 20)  # beyond what is written there: a locked part cannot be read by others
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    return True

"""The database: SQLite in a file of its own, or PostgreSQL; connected to and brought to the version that this
code writes."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from optafel.store.entries import VERSION, StoreTooNew

COMMAND_SECONDS_MAX = 5  # a statement that takes longer is given up: the network may be cut
CONNECT_SECONDS_MAX = 5
BUSY_MS_MAX = 5_000  # SQLite: how long to wait for another process that writes
READERS_MAX = 4


class BadDatabaseUrl(ValueError):
    """An address that names neither a SQLite file nor a PostgreSQL server."""


@dataclass(frozen=True, slots=True)
class Engines:
    """Where entries are written and where they are read."""

    writer: AsyncEngine
    reader: AsyncEngine
    shared: bool  # whether other nodes may write to the same logs

    async def dispose(self) -> None:
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()


def sqlite_url(file: Path) -> str:
    return URL.create("sqlite", database=str(file)).render_as_string(hide_password=False)


def connect(url: str) -> Engines:
    """Engines for `sqlite:///file` or `postgresql://…`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabaseUrl("expected sqlite:///file or postgresql://user@host/name") from None
    match parsed.get_backend_name():
        case "sqlite" if parsed.database:
            target = parsed.set(drivername="sqlite+aiosqlite")
            writer = _sqlite(target, "BEGIN IMMEDIATE", 1)
            return Engines(writer, _sqlite(target, "BEGIN", READERS_MAX), shared=False)
        case "postgresql":
            engine = create_async_engine(
                parsed.set(drivername="postgresql+asyncpg"),
                pool_size=READERS_MAX + 1,
                max_overflow=0,
                hide_parameters=True,  # an error may end up in a log, and a table's secret with it
                connect_args={"timeout": CONNECT_SECONDS_MAX, "command_timeout": COMMAND_SECONDS_MAX},
            )
            return Engines(engine, engine, shared=True)
    raise BadDatabaseUrl(f"expected sqlite:///file or postgresql://user@host/name, got {parsed.drivername!r}")


def _sqlite(url: URL, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # The driver's own idea of when a transaction begins is switched off: `begin` below says it.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # acknowledged means on disk
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS_MAX}")
        cursor.execute("PRAGMA secure_delete = ON")  # an erased name stands in no free page either
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


_ONE_AT_A_TIME = 0x6F707461  # PostgreSQL advisory lock: nodes that start together migrate in turn


async def migrate(engine: AsyncEngine, version: str = VERSION) -> None:
    """Bring the data to a version, by default the one that this code reads."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
        await connection.run_sync(_upgrade, version)


def found_version(connection: Connection) -> str | None:
    """The version of the data, None where there is none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if version is None else str(version)


def _upgrade(connection: Connection, version: str) -> None:
    found = found_version(connection)
    if found == version:
        return  # the usual case, in which Alembic need not even be imported
    if found is not None and found > VERSION:
        raise StoreTooNew(found, VERSION)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)

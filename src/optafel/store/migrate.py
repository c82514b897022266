"""Bring a database to the version that this code writes."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from optafel.store.entries import StoreTooNew
from optafel.store.schema import VERSION

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

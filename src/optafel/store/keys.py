"""The keys that records are signed with, in the same database as the logs: all nodes of a cluster sign alike.

They are only ever added to. The one with the highest number is in use; each one before it was, until the next
was made.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import BigInteger, Column, Executable, Integer, String, Table, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from optafel.store.database import Engines
from optafel.store.entries import METADATA, StoreUnavailable

KEY_LENGTH = 64  # 32 bytes in hexadecimal

SIGNING_KEYS = Table(
    "signing_keys",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("made_ms", BigInteger, nullable=False),
    Column("private", String(KEY_LENGTH), nullable=False),
)


@dataclass(frozen=True, slots=True, repr=False)
class SigningKey:
    """A private key, and when it was made. It has no repr: it must not end up in a log."""

    number: int
    made_ms: int
    private: bytes


class SigningKeys:
    """The keys of one database."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._insert = postgresql.insert if engines.writer.dialect.name == "postgresql" else sqlite.insert

    async def all(self) -> Sequence[SigningKey]:
        """Every key, the one in use last."""
        wanted = select(SIGNING_KEYS).order_by(SIGNING_KEYS.c.number)
        try:
            async with self._engines.reader.connect() as connection:
                rows = (await connection.execute(wanted)).all()
        except (SQLAlchemyError, OSError, TimeoutError) as failure:
            raise StoreUnavailable(type(failure).__name__) from failure
        return [SigningKey(row.number, row.made_ms, bytes.fromhex(row.private)) for row in rows]

    async def begin(self, made_ms: int, private: bytes) -> None:
        """The first key. Of nodes that start together one is first, and its key is everybody's."""
        row = {"number": 1, "made_ms": made_ms, "private": private.hex()}
        await self._write(self._insert(SIGNING_KEYS).values(row).on_conflict_do_nothing())

    async def add(self, made_ms: int, private: bytes) -> None:
        """A key that is in use from now on. Where two are added at once the second fails, and nothing is."""
        last = select(func.coalesce(func.max(SIGNING_KEYS.c.number), 0) + 1).scalar_subquery()
        row = {"number": last, "made_ms": made_ms, "private": private.hex()}
        await self._write(self._insert(SIGNING_KEYS).values(row))

    async def forget(self, number: int) -> None:
        """Of a key that came into other hands: what it signed counts no more."""
        await self._write(delete(SIGNING_KEYS).where(SIGNING_KEYS.c.number == number))

    async def _write(self, statement: Executable) -> None:
        try:
            async with self._engines.writer.begin() as connection:
                await connection.execute(statement)
        except (SQLAlchemyError, OSError, TimeoutError) as failure:
            raise StoreUnavailable(type(failure).__name__) from failure

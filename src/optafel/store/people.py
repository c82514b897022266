"""What is kept of people: their games, what they carry from device to device, and the codes of tables.

A person is known by the digest of a key that only their devices have; what is theirs alone is sealed with
that key before it comes here, so a copy of the database opens no seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Executable,
    Index,
    Integer,
    Row,
    String,
    Table,
    Text,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from optafel.store.database import Engines
from optafel.store.entries import METADATA, TABLE_ID_LENGTH_MAX, TABLES, StoreUnavailable

DIGEST_LENGTH = 64
NOTE_NAME_LENGTH_MAX = 40
CODE_LENGTH_MAX = 16
INVITE_LENGTH_MAX = 64

# The tables at which a person has a seat or watches.
PERSON_GAMES = Table(
    "person_games",
    METADATA,
    Column("person", String(DIGEST_LENGTH), primary_key=True),
    Column("table_id", String(TABLE_ID_LENGTH_MAX), primary_key=True),
    Column("at_ms", BigInteger, nullable=False),  # when it was bound to the person
    Column("sealed", Text, nullable=False),  # the keys of the seats, sealed with the person's
    sqlite_with_rowid=False,
)

# What a person's devices share: settings, streaks.
PERSON_NOTES = Table(
    "person_notes",
    METADATA,
    Column("person", String(DIGEST_LENGTH), primary_key=True),
    Column("name", String(NOTE_NAME_LENGTH_MAX), primary_key=True),
    Column("version", Integer, nullable=False),  # from 1; whoever writes says which one they have read
    Column("sealed", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Codes that can be said aloud, and the invitation that each stands for, as long as it holds.
TABLE_CODES = Table(
    "table_codes",
    METADATA,
    Column("code", String(CODE_LENGTH_MAX), primary_key=True),
    Column("table_id", String(TABLE_ID_LENGTH_MAX), nullable=False),
    Column("invite", String(INVITE_LENGTH_MAX), nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    Index("table_codes_until", "until_ms"),
    sqlite_with_rowid=False,
)


@dataclass(frozen=True, slots=True)
class PersonGame:
    """A table of a person, and how it stands."""

    table: str
    at_ms: int
    sealed: str
    standing: str | None  # none for a table that nothing has happened at since version 0003


class NoteChanged(Exception):
    """Another device has written this note meanwhile: read it again."""


class CodeTaken(Exception):
    """Another table has this code."""


class People:
    """What is kept of people, in the same database as the logs."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._insert = postgresql.insert if engines.writer.dialect.name == "postgresql" else sqlite.insert

    async def games(self, person: str) -> list[PersonGame]:
        """The tables of a person, the one that was bound last first."""
        mine = select(PERSON_GAMES, TABLES.c.standing).outerjoin(
            TABLES, TABLES.c.id == PERSON_GAMES.c.table_id
        )
        wanted = mine.where(PERSON_GAMES.c.person == person).order_by(
            PERSON_GAMES.c.at_ms.desc(), PERSON_GAMES.c.table_id
        )
        return [
            PersonGame(row.table_id, row.at_ms, row.sealed, row.standing) for row in await self._rows(wanted)
        ]

    async def keep_game(self, person: str, table: str, at_ms: int, sealed: str, most: int) -> None:
        """Bind a table to a person; of more than `most` the oldest are let go."""
        row = {"person": person, "table_id": table, "at_ms": at_ms, "sealed": sealed}
        kept = self._insert(PERSON_GAMES).values(row)
        games = PERSON_GAMES.c
        latest = select(games.table_id).where(games.person == person)
        latest = latest.order_by(games.at_ms.desc(), games.table_id).limit(most)
        await self._write(
            kept.on_conflict_do_update(index_elements=["person", "table_id"], set_={"sealed": sealed}),
            delete(PERSON_GAMES).where(games.person == person, games.table_id.not_in(latest)),
        )

    async def forget_game(self, person: str, table: str) -> None:
        games = PERSON_GAMES.c
        await self._write(delete(PERSON_GAMES).where(games.person == person, games.table_id == table))

    async def notes(self, person: str) -> Mapping[str, tuple[int, str]]:
        """By name: which version it is, and it."""
        rows = await self._rows(select(PERSON_NOTES).where(PERSON_NOTES.c.person == person))
        return {row.name: (row.version, row.sealed) for row in rows}

    async def keep_note(self, person: str, name: str, read: int, sealed: str) -> int:
        """Write a note over the version that was read (0: there was none); returns the new version. Raises
        NoteChanged where another device was first."""
        notes, version = PERSON_NOTES.c, read + 1
        if read == 0:
            row = {"person": person, "name": name, "version": version, "sealed": sealed}
            statement: Executable = self._insert(PERSON_NOTES).values(row).on_conflict_do_nothing()
        else:
            mine = (notes.person == person, notes.name == name, notes.version == read)
            statement = update(PERSON_NOTES).where(*mine).values(version=version, sealed=sealed)
        if await self._write(statement) != 1:
            raise NoteChanged(name)
        return version

    async def known(self, person: str) -> bool:
        """Whether anything is kept of a person."""
        games = select(func.count()).where(PERSON_GAMES.c.person == person).scalar_subquery()
        notes = select(func.count()).where(PERSON_NOTES.c.person == person).scalar_subquery()
        (row,) = await self._rows(select((games + notes).label("rows")))
        return bool(row.rows)

    async def forget(self, person: str) -> None:
        """Delete all that is kept of a person. The logs of tables are other people's too, and stay."""
        await self._write(
            delete(PERSON_GAMES).where(PERSON_GAMES.c.person == person),
            delete(PERSON_NOTES).where(PERSON_NOTES.c.person == person),
        )

    async def note_standing(self, table: str, head: int, standing: str) -> None:
        """How a table stands that nothing has happened at since version 0003."""
        tables = TABLES.c
        there = (tables.id == table, tables.head == head, tables.standing.is_(None))
        await self._write(update(TABLES).where(*there).values(standing=standing))

    async def keep_code(self, code: str, table: str, invite: str, now_ms: int, until_ms: int) -> None:
        """Give a table a code; those that hold no longer are let go. Raises CodeTaken."""
        row = {"code": code, "table_id": table, "invite": invite, "until_ms": until_ms}
        try:
            await self._write(
                delete(TABLE_CODES).where(TABLE_CODES.c.until_ms <= now_ms), insert(TABLE_CODES).values(row)
            )
        except IntegrityError as taken:
            raise CodeTaken from taken

    async def forget_codes(self, table: str) -> None:
        """The invitation that they stand for holds no more."""
        await self._write(delete(TABLE_CODES).where(TABLE_CODES.c.table_id == table))

    async def find_code(self, code: str, now_ms: int) -> tuple[str, str] | None:
        """The table and the invitation that a code stands for."""
        codes = TABLE_CODES.c
        rows = await self._rows(select(TABLE_CODES).where(codes.code == code, codes.until_ms > now_ms))
        return (rows[0].table_id, rows[0].invite) if rows else None

    async def _write(self, *statements: Executable) -> int:
        """In one transaction; returns how many rows the last one has written."""
        count = 0
        try:
            async with self._engines.writer.begin() as connection:
                for statement in statements:
                    count = (await connection.execute(statement)).rowcount
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as failure:
            raise StoreUnavailable(type(failure).__name__) from failure
        return count

    async def _rows(self, statement: Executable) -> Sequence[Row[Any]]:
        try:
            async with self._engines.reader.connect() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError, TimeoutError) as failure:
            raise StoreUnavailable(type(failure).__name__) from failure

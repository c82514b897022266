"""A person's games and what they carry along, codes that can be said aloud, and how each table stands."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("standing", sa.Text))
    op.create_table(
        "person_games",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "person_notes",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("sealed", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("table_codes_until", "table_codes", ["until_ms"])

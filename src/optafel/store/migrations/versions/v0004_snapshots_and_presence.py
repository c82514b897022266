"""Folded tables beside their logs, who is connected to which node, and when a table was last changed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("changed_ms", sa.BigInteger))
    op.execute(
        "UPDATE tables SET changed_ms = (SELECT entries.at_ms FROM entries"
        " WHERE entries.table_id = tables.id AND entries.number = tables.head)"
    )
    op.create_index("tables_changed", "tables", ["changed_ms"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("program", sa.String(80), nullable=False),
        sa.Column("follows", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("seats", sa.String(40), nullable=False),
        sqlite_with_rowid=False,
    )

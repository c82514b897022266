"""The keys that records are signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "signing_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("private", sa.String(64), nullable=False),
    )

"""Notices: who wants to be told that it is their turn, how, and of what they have been told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("confirm", sa.String(40), nullable=False),
        sa.Column("stop", sa.String(40), nullable=False),
        sa.Column("mail", sa.String(8), nullable=False),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest_at", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("mailed", sa.Float),
        sa.PrimaryKeyConstraint("person", name="pk_notices"),
        sa.UniqueConstraint("stop", name="uq_notices_stop"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "told",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "how", name="pk_told"),
    )


def downgrade() -> None:
    for table in ("told", "pushes", "notices"):
        op.drop_table(table)

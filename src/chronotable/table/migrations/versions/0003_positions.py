"""Where games under way stand, so that they can go on under other rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_positions"),
    )


def downgrade() -> None:
    op.drop_table("positions")

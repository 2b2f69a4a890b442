"""The house: its state, orders and their outcome, sanctions, mutes and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("done", sa.Float),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
    )
    op.create_index("ix_orders_at", "orders", ["at"])
    op.create_index("ix_orders_done", "orders", ["done"])
    op.create_table(
        "sanctions",
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("subject", "kind", name="pk_sanctions"),
    )
    op.create_table(
        "mutes",
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("who", "whom", name="pk_mutes"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("handled", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index("ix_reports_by", "reports", ["by"])


def downgrade() -> None:
    for table in ("reports", "mutes", "sanctions", "orders", "house"):
        op.drop_table(table)

"""People, their sessions, tables, who sits there, and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("passphrase", sa.String(200)),
        sa.Column("returns_as", sa.String(100)),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("returns_as", name="uq_people_returns_as"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32)),
        sa.Column("start", sa.Text),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("play", sa.String(40), nullable=False),
        sa.Column("watch", sa.String(40), nullable=False),
        sa.Column("after", sa.String(32)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("asked", sa.String(40), nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("clock", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_listed", "tables", ["listed", "status"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(20)),
        sa.Column("stands_in", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.String(100)),
        sa.Column("question", sa.String(8)),
        sa.Column("person", sa.String(32)),
        sa.Column("client", sa.String(40)),
        sa.Column("body", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_log_chat",
        "log",
        ["person"],
        sqlite_where=sa.text("kind = 'chat'"),
        postgresql_where=sa.text("kind = 'chat'"),
    )


def downgrade() -> None:
    for table in ("log", "chairs", "tables", "sessions", "people"):
        op.drop_table(table)

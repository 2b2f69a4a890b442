"""How Alembic reaches the database: over the connection that the store has opened."""

from __future__ import annotations

from alembic import context

from chronotable.table.store import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()

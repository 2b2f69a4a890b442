"""Migrations: up from nothing, down to nothing, and no surprise in between."""

from __future__ import annotations

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from chronotable.table import store
from chronotable.table.errors import BadDatabase
from chronotable.table.service import TableService
from chronotable.table.store import Store


def differences(connection: Connection) -> list[object]:
    """What the database has and the schema has not, or the other way round."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [*compare_metadata(context, store.schema)]


def test_the_migrations_lead_to_what_the_code_expects(url: str) -> None:
    opened = Store(url)
    opened.migrate()
    with opened.engine.begin() as connection:
        assert differences(connection) == []
    opened.close()


def test_every_migration_goes_down_as_well_as_up(url: str) -> None:
    opened = Store(url)
    opened.migrate()
    opened.migrate("base", down=True)
    with opened.engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    opened.migrate()
    opened.migrate()
    with opened.engine.begin() as connection:
        assert differences(connection) == []
    opened.close()


async def test_a_database_of_a_later_chronotable_is_left_alone(url: str) -> None:
    opened = Store(url)
    opened.migrate()
    with opened.engine.connect().execution_options(immediate=True) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    opened.close()
    with pytest.raises(BadDatabase, match=r"a later one.*9999"):
        async with TableService.open(url):
            pass


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "expected sqlite:///FILE or postgresql://"),
        ("oracle://somewhere/db", "cannot be opened"),
        ("sqlite://", "keeps nothing"),
        ("postgresql://nobody@127.0.0.1:1/nothing", "cannot be opened.*refused"),
        ("sqlite:////proc/nowhere/db.sqlite3", "cannot be opened"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_named(address: str, reason: str) -> None:
    with pytest.raises(BadDatabase, match=reason):
        async with TableService.open(address):
            pass


async def test_something_that_is_no_database_is_left_alone(tmp_path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    with pytest.raises(BadDatabase, match="not a database"):
        async with TableService.open(f"sqlite:///{file}"):
            pass
    assert file.read_text().startswith("Dear Ann")

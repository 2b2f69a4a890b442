"""Every test of the table runs on a real database; most run on both kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest

from tests.table.postgres import Cluster, PostgresMissing, cluster


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs on an event loop of its own."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    try:
        with cluster() as running:
            yield running
    except PostgresMissing as missing:
        pytest.fail(str(missing))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new SQLite database."""
    return f"sqlite:///{tmp_path}/chronotable.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of a new database, once of each kind."""
    if request.param == "sqlite":
        address: str = request.getfixturevalue("sqlite")
        return address
    running: Cluster = request.getfixturevalue("postgres")
    return running.fresh()

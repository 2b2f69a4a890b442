"""A server for the tests of a file, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from typing import Any

import pytest

from chronotable.web.request_log import set_up
from tests.web.visitors import Running, Visitor, running


@pytest.fixture(scope="session", autouse=True)
def log() -> StringIO:
    """Everything that the servers of these tests write down."""
    written = StringIO()
    set_up("info", as_json=True, stream=written)
    return written


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, log: StringIO) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("service")) as server:
        yield server


@pytest.fixture
def visitor(server: Running) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, introduced if they are given a name, and sees them out."""
    come: list[Visitor] = []

    def visitor(name: str = "", **headers: Any) -> Visitor:
        come.append(Visitor(server, name, **headers))
        return come[-1]

    yield visitor
    for each in come:
        each.close()

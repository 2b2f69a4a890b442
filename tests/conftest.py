"""Every test finds the small games among the titles, and knows how deep to look."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import quiet
from tests.toys import register_toys

register_toys()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--deep",
        action="store_true",
        help="what is worth a night, too: games by the hundred",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--deep"):  # worker processes inherit it
        os.environ["CHRONOTABLE_DEEP"] = "yes"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What builds and installs whole wheels, or a whole Debian, is worth a night."""
    by_day = os.environ.get("CHRONOTABLE_DEEP") != "yes"
    by_night = ("test_wheel.py", "test_recipe.py")
    return True if by_day and collection_path.name in by_night else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever measures comes first: later, everybody would wait for somebody's long test to end."""
    items.sort(key=lambda item: item.get_closest_marker("alone") is None)


@pytest.fixture(autouse=True)
def _room(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """Whoever measures waits for the others, and the others wait meanwhile."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # the one that all workers share
    measures = request.node.get_closest_marker("alone") is not None
    with quiet.alone(folder) if measures else quiet.beside_others(folder):
        yield

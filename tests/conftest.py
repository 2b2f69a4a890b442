"""Every test finds the small games among the titles, and knows how deep to look."""

from __future__ import annotations

import os

import pytest

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

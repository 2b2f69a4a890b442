"""Every law, for every title, seat count and option."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.testing.laws import play_with_laws, tables
from tests.toys import TOYS, register_toys

register_toys()

GAMES_PER_TOY = 4
GAMES_PER_TITLE = 300
GAMES_PER_OPTION = 25
BATCH = 25

TABLES = [
    pytest.param(name, seats, options, id="-".join([name, str(seats), *options.values()]))
    for name in ct.games()
    for seats, options in tables(ct.game(name))
]
TOY_TABLES = [table for table in TABLES if table.values[0] in TOYS]
BOXED_TABLES = [
    pytest.param(*table.values, range(first, first + BATCH), id=f"{table.id}-from-{first}")
    for table in TABLES
    if table.values[0] not in TOYS
    for first in range(0, GAMES_PER_OPTION if table.values[2] else GAMES_PER_TITLE, BATCH)
]


@pytest.mark.parametrize(("name", "seats", "options"), TOY_TABLES)
def test_small_games_keep_every_law_at_every_answer(
    name: str, seats: int, options: dict[str, str]
) -> None:
    for seed in range(GAMES_PER_TOY):
        play_with_laws(ct.game(name), seats, seed, options, every=1)


@pytest.mark.parametrize(("name", "seats", "options", "seeds"), BOXED_TABLES)
def test_boxed_games_keep_every_law(
    name: str, seats: int, options: dict[str, str], seeds: range
) -> None:
    for seed in seeds:
        play_with_laws(ct.game(name), seats, seed, options, every=60)

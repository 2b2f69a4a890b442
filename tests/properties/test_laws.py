"""Every law, for every title, seat count and option."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.testing.laws import (
    MATCH_LAWS,
    SEAT_LAWS,
    MatchLaw,
    SeatLaw,
    play_with_laws,
    tables,
)
from tests.depth import times
from tests.toys import TOYS, register_toys

register_toys()

GAMES_PER_TOY = times(2, deep=8)
GAMES = {"anachrony": times(7, deep=100)}  # its games are long; with each side of the boards
GAMES_PER_TITLE = times(13, deep=300)  # as many as there are laws
GAMES_PER_OPTION = {"anachrony": times(1, deep=5)}
GAMES_PER_SET = times(3, deep=25)
BATCH = times(5, deep=25)  # small batches keep all processors busy to the end

# Each game asks one of the costly laws, often; together they ask all of them everywhere.
LAWS: tuple[MatchLaw | SeatLaw, ...] = (*MATCH_LAWS, *SEAT_LAWS)
EVERY = {"anachrony": 60}
EVERY_SO_OFTEN = 15


def seeds_of(name: str, options: dict[str, str]) -> range:
    """The games of a table; those on both sides of the boards ask all laws together."""
    games = GAMES.get(name, GAMES_PER_TITLE)
    if options == {"side": "B"}:
        return range(games - 1, 2 * games - 1)  # whose laws begin where those of side A end
    return range(games if not options else GAMES_PER_OPTION.get(name, GAMES_PER_SET))


def title_of(name: str, seats: int, options: dict[str, str]) -> str:
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


TABLES = [
    (name, seats, options) for name in ct.titles() for seats, options in tables(ct.game(name))
]
TOY_TABLES = [pytest.param(*table, id=title_of(*table)) for table in TABLES if table[0] in TOYS]
BOXED_TABLES = [
    pytest.param(
        name,
        seats,
        options,
        seeds[first : first + BATCH],
        id=f"{title_of(name, seats, options)}-from-{seeds[first]}",
    )
    for name, seats, options in TABLES
    if name not in TOYS
    for seeds in [seeds_of(name, options)]
    for first in range(0, len(seeds), BATCH)
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
        law = LAWS[(seed + len(options) + seats) % len(LAWS)]
        every = EVERY.get(name, EVERY_SO_OFTEN)
        play_with_laws(ct.game(name), seats, seed, options, laws=[law], every=every)

"""What everybody may come to at the end: the final score, foretold when an era begins.

The weights stand in `prospects.json`, a row for each thing that counts (most of them are features,
see there) and in it a number for each era from the second on. They were found by least squares in
thousands of quick games that were played by instinct alone, with tastes that differed a little, so
that every plan was tried by somebody. What they foretell is the score of a seat that plays like
that to the end.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.chronobot.rules import score_sheet
from chronotable.games.anachrony.pieces import ERAS
from chronotable.games.anachrony.state import State
from chronotable.kernel import parts
from chronotable.parts.anachrony.features import NAMES, rows

FILE: Final = "prospects.json"
_HEXES: Final = 6  # of the Capital, with up to three players
_BESIDES: Final = ("alone", "fallen", "always")  # what is no feature

# What Chronobot comes to: so much for each point that it has, and so much besides.
_BOT: Final = (
    (1.1, 51.0),
    (1.1, 51.0),
    (1.2, 40.0),
    (1.0, 33.0),
    (0.93, 24.0),
    (0.94, 17.0),
    (0.97, 8.5),
)


@cache
def _weights() -> list[list[tuple[int, float]]]:
    """For each era, which numbers count and how much; the first era counts as the second."""
    text = parts.text(INFO, FILE)
    assert text is not None, f"{FILE} is missing"
    told: dict[str, list[float]] = json.loads(text)
    at = {name: number for number, name in enumerate((*NAMES, *_BESIDES))}
    by_era = [
        [(at[name], row[era]) for name, row in told.items() if row[era]] for era in range(ERAS - 1)
    ]
    return [by_era[0], *by_era]


def prospects(state: State) -> list[float]:
    """The score that everybody may expect, and after them Chronobot, where it plays."""
    bot = state.bot
    hexes = sum([len(flipped) for flipped in state.flipped])
    fallen = _HEXES * sum([sum(flipped) for flipped in state.flipped]) / hexes
    besides = [float(bot is not None), fallen, 1.0]
    weights = _weights()[state.era]
    found = [
        sum([weight * row[at] for at, weight in weights])
        for row in [[*row, *besides] for row in rows(state)[: state.seats]]
    ]
    if bot is not None:
        slope, more = _BOT[state.era]
        found.append(slope * sum(score_sheet(bot).values()) + more)
    return found

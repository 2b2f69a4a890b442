"""What everybody may come to at the end: the final score, foretold when an era begins.

The weights stand in `prospects.json`, a row for each thing that counts (most of them are features,
see there) and in it a number for each era from the second on. `learning` has found them in
thousands of quick games: what they foretell is the score of a seat that plays on by instinct.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

from chronotable.agents.learned import BadWeights
from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.chronobot.rules import score_sheet
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.state import State
from chronotable.kernel import parts
from chronotable.parts.anachrony import features

FILE: Final = "prospects.json"
_HEXES: Final = 6  # of the Capital, with up to three players

# Which building exactly somebody has is left out: there are too many of them to learn from so few.
_AT: Final = tuple(
    number for number, name in enumerate(features.NAMES) if not name.startswith(("has_", "bot"))
)
NAMES: Final = (*(features.NAMES[number] for number in _AT), "alone", "fallen", "always")


class EraWeights(NamedTuple):
    """By era: what each number of a seat counts, and what becomes of Chronobot's points."""

    seats: list[list[tuple[int, float]]]
    bot: list[tuple[float, float]]


def read(text: str) -> EraWeights:
    """The weights, the first era being as the second; BadWeights if other rules taught them."""
    told = json.loads(text)
    if told["rules"] != GAME.version:
        raise BadWeights(
            f"{FILE} was learnt with rules version {told['rules']} of {INFO.name}, and the rules "
            f"are version {GAME.version} now: learn anew with `python -m {told['made']['module']}`"
        )
    at = {name: number for number, name in enumerate(NAMES)}
    rows: dict[str, list[float]] = told["seats"]
    eras = len(told["bot"])
    seats = [
        [(at[name], row[era]) for name, row in rows.items() if row[era]] for era in range(eras)
    ]
    bot = [(float(slope), float(more)) for slope, more in told["bot"]]
    return EraWeights([seats[0], *seats], [bot[0], *bot])


@cache
def _weights() -> EraWeights:
    text = parts.text(INFO, FILE)
    assert text is not None, f"{FILE} is missing"
    return read(text)


def seen(state: State) -> list[list[float]]:
    """The numbers of each seat, in the order of the names."""
    hexes = sum([len(flipped) for flipped in state.flipped])
    fallen = _HEXES * sum([sum(flipped) for flipped in state.flipped]) / hexes
    besides = [float(state.bot is not None), fallen, 1.0]
    rows = features.rows(state)[: state.seats]
    return [[*[row[number] for number in _AT], *besides] for row in rows]


def prospects(state: State) -> list[float]:
    """The score that everybody may expect, and after them Chronobot, where it plays."""
    weights = _weights()
    counts = weights.seats[state.era]
    found = [sum([weight * row[at] for at, weight in counts]) for row in seen(state)]
    if state.bot is not None:
        slope, more = weights.bot[state.era]
        found.append(slope * sum(score_sheet(state.bot).values()) + more)
    return found

"""The Doomsday module: experiments that push the Impact away or call it down.

Both trackers start on slot 6 of a ladder of ten. Harmony and Dominance move Save Earth up,
Progress and Salvation move Seal Fate down. Every clean-up before the Impact, trajectory dice
and the trackers' slots decide whether it comes later or sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chronotable.games.anachrony.experiments import (
    BOTTOM_SLOT,
    LEVEL_1,
    LEVEL_2,
    START_SLOT,
    TOP_SLOT,
    refill,
)
from chronotable.games.anachrony.pieces import ERAS
from chronotable.games.anachrony.proposed import TRACK_SYMBOLS, TRAJECTORY
from chronotable.kernel.chance import Chance

if TYPE_CHECKING:
    from chronotable.games.anachrony.state import State
    from chronotable.games.anachrony.tabletop import Tabletop

FIRST_IMPACT: Final = 5  # the Impact tile starts behind this era


def lay_out(state: State, chance: Chance) -> None:
    """One experiment of level 1 under each era, the first one open; level 2 as a deck."""
    first = [card.id for card in LEVEL_1]
    second = [card.id for card in LEVEL_2]
    chance.shuffle(first)
    chance.shuffle(second)
    state.experiments = [*first[:ERAS]]
    state.experiment_deck = second
    state.save_earth = state.seal_fate = START_SLOT
    state.impact_after = FIRST_IMPACT


def prepare(table: Tabletop) -> None:
    """Reveal the next experiment; cards of level 2 take the places of those claimed."""
    state = table.state
    if state.era + 1 < ERAS:
        table.tell(
            "anachrony-experiment-revealed",
            reveals=True,
            experiment=f"experiment:{state.experiments[state.era + 1]}",
        )
    if state.options["planned_experiments"] == "no":
        for era in range(ERAS):
            if state.experiments[era] is None:
                refill(table, era)


# The impact check.


def earth_is_saved(state: State) -> bool:
    return bool(state.experiments) and not state.impact and state.save_earth == TOP_SLOT


def shift_impact(table: Tabletop) -> None:
    """Dice and trackers move the Impact tile; Seal Fate at the bottom brings it down now."""
    state = table.state
    here = state.era + 1
    if state.seal_fate == BOTTOM_SLOT:
        state.impact_after = here
        table.tell("anachrony-fate-is-sealed")
        return
    shown = [TRAJECTORY[state.chance.roll(6)] for _ in range(2)]
    shown += [TRACK_SYMBOLS[slot - 1] for slot in (state.save_earth, state.seal_fate)]
    plus, minus = (sum([max(0, sign * n) for n in shown]) for sign in (1, -1))
    before = state.impact_after
    if plus > minus:
        state.impact_after = min(before + 1, ERAS)
    elif minus > plus:
        state.impact_after = max(before - 1, here)
    table.tell(
        "anachrony-trajectory",
        plus=plus,
        minus=minus,
        moved=state.impact_after - before,
        after=state.impact_after,
    )

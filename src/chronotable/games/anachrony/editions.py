"""The three boxes: what the Czech, the Russian and the Polish rulebook say differently.

Every rule in which they differ is a line of `Edition`; what is not here, all of them play alike.
docs/rulings/anachrony.md has the same table with the sentences it is taken from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from chronotable.games.anachrony.price import Price
from chronotable.kernel.native import native


@native(native_class=False)
@dataclass(frozen=True, eq=False, slots=True)
class Edition:
    """What a rulebook says where the three differ; unless told otherwise, what the Czech one says.

    The numbers are those of the rulings.
    """

    name: str

    # Set-up.
    supply_runs_out: bool = False  # ANA-001
    added_conditions_are_undealt: bool = True  # ANA-024: after the draft, if any was not dealt

    # The action phase.
    path_markers: int = 8  # ANA-002: for free actions and for the evacuation
    nomads_want_two_of_a_kind: bool = False  # ANA-008
    most_points_for_evacuation: int | None = 30  # ANA-011

    # Buildings, superprojects, leaders.
    least_water_for_plant_112: int = 1  # ANA-012
    least_resources_for_plant_113: int = 1  # ANA-012
    paradox_limit_of_lab_405: int | None = None  # ANA-014: it names the limit, or adds to it
    reservoir_serves_nomads: bool = False  # ANA-017
    collider_wants_two_of_a_kind: bool = False  # ANA-130
    samira_takes_neutronium: bool = False  # ANA-018

    # The end of an era and of the game.
    unused_exosuits_leave_at_once: bool = False  # ANA-004: or only after the check for the end
    debts_are_paid_on_a_saved_earth: bool = True  # ANA-131

    # Experiments that cost something else than elsewhere, by name.
    experiment_prices: Mapping[str, Price] = field(default_factory=dict)  # ANA-101

    # Chronobot.
    chronobot_mines: int = 2  # ANA-114: the resource of the pool, and the one beside the hex
    chronobot_travels_to_the_present: bool = False  # ANA-109
    chronobot_price_of_an_anomaly: int = 2  # ANA-108: so much water, so many cubes
    chronobot_gives_what_it_has_most_of: bool = True  # ANA-108: or by a fixed order
    chronobot_least_actions: int = 3  # ANA-110
    chronobot_leaves_with_its_last_exosuit: bool = False  # ANA-132: or in its next turn


CZECH: Final = Edition("czech")

RUSSIAN: Final = Edition(
    "russian",
    path_markers=7,  # the focus marker is one of the eight
    least_resources_for_plant_113=0,
    chronobot_mines=1,
    chronobot_least_actions=0,
)

POLISH: Final = Edition(
    "polish",
    supply_runs_out=True,
    added_conditions_are_undealt=False,
    path_markers=7,  # the focus marker is one of the eight
    nomads_want_two_of_a_kind=True,
    most_points_for_evacuation=None,
    least_water_for_plant_112=0,
    least_resources_for_plant_113=0,
    paradox_limit_of_lab_405=4,
    reservoir_serves_nomads=True,
    collider_wants_two_of_a_kind=True,
    samira_takes_neutronium=True,
    unused_exosuits_leave_at_once=True,
    debts_are_paid_on_a_saved_earth=False,
    experiment_prices={"Hive Mind": Price(gold=1, water=1)},
    chronobot_mines=1,
    chronobot_travels_to_the_present=True,
    chronobot_price_of_an_anomaly=1,
    chronobot_gives_what_it_has_most_of=False,
    chronobot_least_actions=0,
    chronobot_leaves_with_its_last_exosuit=True,
)

EDITIONS: Final = {edition.name: edition for edition in (CZECH, RUSSIAN, POLISH)}

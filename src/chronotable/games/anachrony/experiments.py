"""The twenty experiments of the Doomsday module: ten of level 1, ten of level 2."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from chronotable.games.anachrony.anomalies import receive_paradox
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    BREAKTHROUGHS,
    DOMINANCE,
    FACTORY,
    GENETICS,
    GENIUS,
    HARMONY,
    LAB,
    LIFE_SUPPORT,
    OF_ICON,
    PATHS,
    POWER_PLANT,
    PROGRESS,
    SALVATION,
    SOCIETY,
    TECHNOLOGY,
    TIME_TRAVEL,
    WARFARE,
    WATER,
    WORKERS,
    Icon,
    Kind,
    Path,
    Worker,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import FREE, Price
from chronotable.games.anachrony.prompts import GIVE_BREAKTHROUGH, GIVE_UP_WORKER, MOVE_TRACKER
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.games.anachrony.workers import lose_worker
from chronotable.kernel.native import native

if TYPE_CHECKING:
    from chronotable.games.anachrony.state import State
    from chronotable.games.anachrony.tabletop import Tabletop

Condition = Callable[[Player], bool]


@native(native_class=False)
@dataclass(frozen=True)
class Experiment:
    """An experiment card: what must be true, what it takes, what it is worth.

    Besides a price it may take a worker (of one type, or any of `workers`), a breakthrough,
    a step of morale, or leave paradoxes behind.
    """

    name: str
    level: int
    met: Condition
    price: Price = FREE
    workers: tuple[Worker, ...] = ()
    breakthroughs: int = 0
    morale: int = 0
    paradoxes: int = 0

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "_").replace("-", "_")

    @property
    def key(self) -> str:
        return f"experiment:{self.id}"

    @property
    def points(self) -> int:
        return self.level + 1

    def price_for(self, me: Player) -> Price:
        return me.edition.experiment_prices.get(self.name, self.price)

    def can_be_paid(self, me: Player) -> bool:
        if not can_pay(me, self.price_for(me)):
            return False
        if self.workers and not any(w in me.workers_to_pay for w in self.workers):
            return False
        return sum(me.own.breakthroughs) >= self.breakthroughs and me.own.morale >= -self.morale


def _icon(icon: Icon) -> Condition:
    return lambda me: any(me.own.breakthroughs[tile] for tile in OF_ICON[icon])


def _both(one: Kind, other: Kind) -> Condition:
    return lambda me: me.count_buildings(one) > 0 and me.count_buildings(other) > 0


def _one_of_each(me: Player) -> bool:
    return all(me.count_workers(worker) for worker in WORKERS)


def _exosuits_at_home(me: Player) -> bool:
    """Three on one's own board, not counting the one that goes out for the experiment."""
    return sum(me.own.powered) > 3


_BASIC: Final = Price(basic=1)
_TWO_WATER: Final = Price(water=2)

EXPERIMENTS: Final = (
    Experiment("AI Research", 1, _icon(TECHNOLOGY), _BASIC),
    Experiment("Examine Temporal Distortion", 1, _icon(TIME_TRAVEL), _BASIC),
    Experiment("Hydro Plant Upgrades", 1, _both(POWER_PLANT, LIFE_SUPPORT), _TWO_WATER),
    Experiment("Interstellar Missile System", 1, _icon(WARFARE), _BASIC),
    Experiment("Life Support Improvements", 1, _icon(SOCIETY), _BASIC),
    Experiment("Quantum Mechanics", 1, _both(LAB, FACTORY), _TWO_WATER),
    Experiment("Resistant Genotype", 1, _icon(GENETICS), _BASIC),
    Experiment("Reverse Water-Gas Shift", 1, _both(LAB, LIFE_SUPPORT), _TWO_WATER),
    Experiment("Technological Singularity", 1, _both(POWER_PLANT, FACTORY), _TWO_WATER),
    Experiment(
        "Timeline Protection Doctrine", 1, lambda me: me.unused_warp_tiles >= 6, paradoxes=1
    ),
    Experiment("Alien Studies", 2, lambda me: sum(me.own.breakthroughs) >= 3, breakthroughs=1),
    Experiment(
        "Augmented Time Rifts",
        2,
        lambda me: me.board.travels[me.own.travels] >= 8,
        Price(uranium=1, water=2),
    ),
    Experiment("Austerity Measures", 2, lambda me: me.board.morale[me.own.morale] >= 0, morale=-1),
    Experiment("Caste System", 2, _one_of_each, _TWO_WATER, workers=tuple(WORKERS)),
    Experiment(
        "Colony Coordination Protocol",
        2,
        lambda me: me.count_tiles(Building) >= 5,
        workers=(ADMINISTRATOR,),
    ),
    Experiment(
        "Fortunate Accident", 2, lambda me: me.count_tiles(Superproject) >= 1, workers=(GENIUS,)
    ),
    Experiment("Hive Mind", 2, lambda me: me.all_workers >= 8, Price(gold=1, water=2)),
    Experiment("Irrigation Systems", 2, lambda me: me.goods[WATER] >= 10, Price(water=4)),
    Experiment("Outback Mapping", 2, _exosuits_at_home, Price(energy_core=1)),
    Experiment("Pocket Universe", 2, lambda me: me.anomalies >= 1, paradoxes=2),
)
EXPERIMENT_BY_ID: Final = {card.id: card for card in EXPERIMENTS}
LEVEL_1: Final = tuple(card for card in EXPERIMENTS if card.level == 1)
LEVEL_2: Final = tuple(card for card in EXPERIMENTS if card.level == 2)


def can_conduct(me: Player, card: Experiment) -> bool:
    """Whether the condition is met and the cost can be paid."""
    return card.met(me) and card.can_be_paid(me)


async def pay_for(me: Player, card: Experiment) -> None:
    """Pay everything the experiment takes."""
    await pay(me, card.price_for(me))
    if card.workers:
        able = [worker for worker in card.workers if worker in me.workers_to_pay]
        await lose_worker(me, able, GIVE_UP_WORKER)
    for _ in range(card.breakthroughs):
        await _give_breakthrough(me)
    if card.morale:
        me.move_morale(card.morale)
    if card.paradoxes:
        await receive_paradox(me, card.paradoxes)


async def _give_breakthrough(me: Player) -> None:
    held = [tile for tile in BREAKTHROUGHS if me.own.breakthroughs[tile]]
    given = await me.choose(held, GIVE_BREAKTHROUGH)
    assert given is not None
    me.give_breakthrough(given)


# Conducting an experiment.

START_SLOT: Final = 6
TOP_SLOT: Final = 1
BOTTOM_SLOT: Final = 10

# Points that a path takes when its tracker comes to a slot.
TRACK_POINTS: Final[dict[Path, dict[int, int]]] = {
    DOMINANCE: {5: 1, 4: 1, 3: 1, 2: 2, 1: 0},
    HARMONY: {5: 0, 4: 0, 3: 0, 2: 2, 1: 3},
    PROGRESS: {7: 1, 8: 1, 9: 2, 10: 0},
    SALVATION: {7: 0, 8: 0, 9: 2, 10: 2},
}
SAVIOURS: Final = (HARMONY, DOMINANCE)


def experiment_at(me: Player) -> Experiment | None:
    """The experiment at this player's focus, if the module is in play and one lies there."""
    if not me.state.experiments:
        return None
    card = me.state.experiments[me.own.focus]
    return None if card is None else EXPERIMENT_BY_ID[card]


async def conduct(me: Player, card: Experiment) -> None:
    """Pay, claim the card, perhaps move one's own path's tracker, and score."""
    state = me.state
    await pay_for(me, card)
    me.claim_experiment(card.id, card.key)
    if _track_is_open(state) and await me.agrees(MOVE_TRACKER):
        _move_tracker(me)
    me.score(card.points)
    if state.options["planned_experiments"] == "yes":
        refill(me.table, me.own.focus)
        if state.experiment_deck:
            shown = EXPERIMENT_BY_ID[state.experiment_deck[-1]].key
            me.table.tell("anachrony-experiment-next", reveals=True, experiment=shown)


def _track_is_open(state: State) -> bool:
    """No tracker moves after the Impact, or once one of them has reached its end."""
    return not state.impact and state.save_earth > TOP_SLOT and state.seal_fate < BOTTOM_SLOT


def _move_tracker(me: Player) -> None:
    state, path = me.state, PATHS[me.own.path]
    if path in SAVIOURS:
        state.save_earth -= 1
        slot = state.save_earth
        me.tell("anachrony-saved-earth", slot=slot)
    else:
        state.seal_fate += 1
        slot = state.seal_fate
        me.tell("anachrony-sealed-fate", slot=slot)
    me.score(TRACK_POINTS[path][slot])


def refill(table: Tabletop, era: int) -> None:
    """The next card of level 2, if one is left, takes the place of a claimed one."""
    state = table.state
    if state.experiment_deck:
        card = state.experiment_deck.pop()
        state.experiments[era] = card
        key = EXPERIMENT_BY_ID[card].key
        table.tell("anachrony-experiment-added", reveals=True, era=era + 1, experiment=key)

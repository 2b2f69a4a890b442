"""What a player of some experience has in mind: what things are worth in a position, in points.

Nothing is tried out here: everything is priced by what it usually brings, by how long the game
still lasts, and by what this seat is up to. It has to be quick, for whole play-outs are played by
it, and it has to know what a game of Anachrony is about: to build where it pays, to wake people,
to found superprojects, to settle debts, to leave in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from chronotable.games.anachrony.capital import BONUS
from chronotable.games.anachrony.collapse import Collapse
from chronotable.games.anachrony.decks import MINE_CUBES
from chronotable.games.anachrony.experiments import experiment_at
from chronotable.games.anachrony.paths import Evacuation
from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    BASICS,
    CAPITAL,
    CONSTRUCT,
    ENERGY_CORE,
    ENGINEER,
    ERAS,
    FACTORY,
    GENIUS,
    GOLD,
    KINDS,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    NOBODY,
    OF_SHAPE,
    POWER_PLANT,
    RECRUIT,
    RESEARCH,
    RESOURCES,
    SCIENTIST,
    SHAPES,
    TITANIUM,
    URANIUM,
    WATER,
    WORKERS,
    Capital,
    Shape,
    Worker,
    count_shape,
    counts_as,
)
from chronotable.games.anachrony.places import (
    TRADES,
    CapitalHex,
    CouncilHex,
    MineHex,
    OwnSlot,
    Removal,
    evacuation_of,
    evacuation_points,
    full,
    own_places,
)
from chronotable.games.anachrony.places import out_places as places_outside
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Discount, Gain, Price
from chronotable.games.anachrony.state import AT_HOME, State
from chronotable.games.anachrony.tile import Building, Deed, Superproject, Tile, Work
from chronotable.games.anachrony.travelling import can_repay
from chronotable.games.anachrony.warps import WARP_EXOSUIT, WARP_GOODS, Warp
from chronotable.parts.anachrony.plans import knowledge_for, yield_of

_FEW: Final = (2, 1, 1, 1, 4, 5)  # titanium, uranium, gold, neutronium, water, core
_MANY: Final = (6, 3, 3, 3, 9, 8)


_OWED: Final = 1.6  # what it costs if a debt cannot be paid in the end, if it is the end


class Taste(NamedTuple):
    """What somebody likes, in points. The numbers were found by playing many quick games."""

    # One of each good, while there is enough of it; few are dearer, many are cheaper.
    titanium: float = 0.76
    uranium: float = 1.17
    gold: float = 1.02
    neutronium: float = 1.69
    water: float = 0.64
    core: float = 1.07
    few: float = 1.66
    many: float = 0.30
    late: float = 0.26  # of all prices, when the last era begins
    later: float = 0.35  # and more for every era that follows
    # People and exosuits.
    action: float = 4.18  # somebody in an exosuit, now
    waking: float = 0.47  # what it takes to wake somebody, later
    scientist: float = 0.33  # what each of them may be wanted for otherwise
    engineer: float = 0.31
    administrator: float = 0.08
    genius: float = 0.58
    fifth: float = 0.83  # a worker more, in every era to come: up to five of them ...
    seventh: float = 0.34  # ... up to seven ...
    further: float = 0.03  # ... and beyond that
    clever: float = 0.40  # a genius besides, in an era
    power: float = 1.96  # of an action, for powering up
    crowd: float = 0.23  # less, for every exosuit beyond the third
    asleep: float = 0.91  # how likely somebody tired will be woken
    forcing: float = 0.37
    supply: float = 0.17  # water more for supply, in an era
    # Tiles.
    work: float = 0.75  # how often a worker does what a tile offers
    free: float = 0.71
    room: float = 0.02  # any building, in an era
    plant: float = 1.31  # the first power plant, in an era
    plant_for_debts: float = 0.67
    plant_range: float = 0.18
    project: float = 0.59
    project_use: float = 0.74
    paid_tile: float = 1.72  # a breakthrough that is given for a superproject
    half_known: float = 0.25  # of a superproject's points
    known: float = 0.90
    kinds: float = 0.81  # a kind of breakthrough more than another, towards a set
    # Leaving.
    leave: float = 0.43
    leave_slope: float = 0.31
    leave_time: float = 1.54
    leave_row: float = 0.64
    leave_last: float = 0.93
    # Time.
    owe: float = 0.43  # what a debt costs with a power plant
    owe_more: float = 0.30
    owe_long: float = 1.28  # and without one
    owe_eras: float = 0.20
    owe_many: float = 0.63
    repay: float = 0.42
    repay_early: float = 1.08
    paradox: float = 1.15
    anomaly: float = 4.52
    banner: float = 0.45
    # What others may take away, and how much somebody lacks what is needed to build.
    construct_first: float = 0.49
    recruit_first: float = 0.23
    research_first: float = 0.09
    lacking: float = 0.64
    bot_turn: float = 2.2  # what Chronobot gets out of a turn that it would not have otherwise
    bot_owe: float = 2.5  # what a debt costs more, where turns are dear
    bot_power: float = 2.5  # an exosuit, against Chronobot
    bot_crowd: float = 0.7  # less, for every one beyond the third


TASTE: Final = Taste()
_FIRST: Final = Taste._fields.index("construct_first")
_SPARED: Final = Taste._fields.index("scientist")
KIND_OF: Final = {
    "welfare_and_prosperity": LIFE_SUPPORT,
    "industrial_revolution": FACTORY,
    "technological_superiority": LAB,
    "overwhelming_power": POWER_PLANT,
}


def eras_left(state: State) -> float:
    """How many eras follow this one, more or less: the Capital may be gone before the seventh."""
    most = ERAS - 1 - state.era
    if not state.impact:
        return min(most, state.impact_after - 1 - state.era + 1.8)
    rest = sum([hexes.count(0) for hexes in state.flipped])
    players = state.seats + (state.bot is not None)
    # In the era under way most of what can be used will be.
    return max(0.0, min(most, (rest - 1.5 * players) / (1.7 * players)))


class Mind:
    """What a seat has in mind in one position: what things are worth to it."""

    def __init__(self, me: Player, taste: Taste, said: str = "") -> None:
        own, state = me.own, me.state
        self.me = me
        self.taste = taste
        self.said = said
        self.own = own
        self.state = state
        self.left = eras_left(state)
        self.powered = sum(own.powered)
        self.active = sum(own.active)
        self.tired = sum(own.tired)
        self.workers = self.active + self.tired
        actions = min(self.powered, self.active + self.tired)
        early = state.phase not in ("action", "clean_up")
        self.scale = min(1.0, taste.late + taste.later * self.left)
        if not early and actions < 3:
            self.scale *= min(1.0, (0.1, 0.25, 0.6)[actions] + 0.6 * self.left)
        self.way: Evacuation | None = None
        self.hope = 0.0
        if own.path >= 0 and not own.evacuated:
            self.way = evacuation_of(me)
            self.hope = self._evacuation_hope()
        self._extra = self._wanted_for_evacuation()
        self._needed = self._needed_to_build()
        self._owed = self._owed_at_the_end()
        self._projects: list[tuple[Superproject, float]] | None = None
        self._thought: dict[Any, float] = {}  # what was found already
        self.plants = [
            tile for _, tile in me.tiles if isinstance(tile, Building) and tile.kind is POWER_PLANT
        ]
        self.reach = max([tile.range for tile in self.plants], default=0)

    # Goods.

    def marginal(self, good: int, held: int) -> float:
        """What one more of a good is worth to who has so many."""
        if held < _FEW[good]:
            worth = self.taste.few
        elif held < _MANY[good]:
            worth = 1.0
        else:
            worth = self.taste.many
        worth *= self.taste[good]
        if held < self._needed[good]:
            worth += self.taste.lacking
        worth = worth * self.scale + self._extra[good]
        owed = self._owed[good]
        return worth + _OWED / owed if 0 <= held < owed else worth

    def _owed_at_the_end(self) -> list[int]:
        """How much of each good is asked back when the game ends, if this may be the last era."""
        owed = [0] * 6
        if self.left < 0.5:
            for warp, (good, amount) in WARP_GOODS.items():
                if self.own.warps[warp] != AT_HOME:
                    owed[good] = amount
        return owed

    def _needed_to_build(self) -> list[int]:
        """The most of each good that the next building of some kind asks for."""
        me, needed = self.me, [0] * 6
        for kind in KINDS:
            at = me.first_free_sector(kind)
            if at is not None:
                for good, need in enumerate(me.board.sectors[at.row][at.column][:6]):
                    if need > needed[good]:
                        needed[good] = need
        for era in (self.own.focus, self.state.era + 1):
            project = self.state.superprojects[era] if era < ERAS else None
            if project is not None and knowledge_for(me, project) == 1.0:
                for good, need in enumerate(project.price[:6]):
                    if need > needed[good]:
                        needed[good] = need
        return needed

    def gain_of(self, good: int, amount: int) -> float:
        held = self.own.goods[good]
        return sum([self.marginal(good, held + n) for n in range(amount)])

    def loss_of(self, good: int, amount: int) -> float:
        held = self.own.goods[good]
        return sum([self.marginal(good, held - 1 - n) for n in range(amount)])

    def _wanted_for_evacuation(self) -> list[float]:
        extra = [0.0] * 6
        way = self.way
        if way is None or not self.hope:
            return extra
        sure = min(1.0, self.hope)
        if way.id == "overwhelming_power":
            extra[NEUTRONIUM] = 3.0 * sure
        elif way.id == "welfare_and_prosperity":
            if self.me.count_workers(GENIUS) > self.own.goods[GOLD]:
                extra[GOLD] = 2.0 * sure
        elif way.id == "industrial_revolution":
            if self.me.count_workers(ENGINEER) > self.own.goods[TITANIUM]:
                extra[TITANIUM] = 1.0 * sure
        elif way.id == "masters_of_time":
            if self.me.unused_warp_tiles > self.own.goods[URANIUM]:
                extra[URANIUM] = 1.5 * sure
        elif way.id == "apex_of_humanity" and self.own.goods[WATER] < 8 and self.state.impact:
            extra[WATER] = 0.6
        return extra

    def _evacuation_hope(self) -> float:
        """How likely the evacuation is, from 0 to 1."""
        me, way = self.me, self.way
        assert way is not None
        if way.met(me) or me.has(lambda tile: tile.rescue):
            return 0.9
        kind = KIND_OF.get(way.id)
        if kind is not None:
            missing = 3.0 - me.count_buildings(kind)
            # Anomalies and superprojects may lie where the third one should.
            room = [at for at in range(12) if at // 3 == kind and self.own.sectors[at] is None]
            if len(room) < missing:
                return 0.0
        elif way.id == "natures_resurgence":
            missing = 0.5 * (6 - me.occupied_sectors)
        elif way.id == "power_of_unity":
            missing = 0.8 * (len(me.board.morale) - 1 - self.own.morale)
        elif way.id == "apex_of_humanity":
            missing = 0.7
        else:
            missing = 2.0 * (2 - me.anomalies)
            if missing > 2:
                return 0.0
        time = self.taste.leave_time * self.left + (0.7 if self.state.phase != "clean_up" else 0.0)
        return max(0.0, min(0.85, self.taste.leave + self.taste.leave_slope * (time - missing)))

    # People.

    def hands_short(self) -> int:
        """Exosuits for which nobody is awake."""
        return max(0, self.powered - self.active)

    def worker_worth(self, worker: Worker, *, active: bool = True) -> float:
        """What another worker would bring."""
        many = self.workers + len(self.me.at_work())
        taste = self.taste
        step = taste.fifth if many < 5 else taste.seventh if many < 7 else taste.further
        worth = self.left * step
        if active and self.state.phase != "clean_up":
            worth += 0.9 * self.taste.action if self.powered > self.active else 0.3
        way = self.way
        if way is not None and self.hope:
            if worker is GENIUS and way.id == "welfare_and_prosperity":
                worth += 1.0 * self.hope
            elif (worker is ENGINEER and way.id == "industrial_revolution") or (
                worker is SCIENTIST and way.id == "technological_superiority"
            ):
                worth += 0.7 * self.hope
            elif worker is ADMINISTRATOR and way.id == "natures_resurgence":
                worth += 1.5 * self.hope
            elif way.id == "power_of_unity":
                worth += 0.8 * self.hope
        return worth + (
            taste.clever if worker is GENIUS else 0.15 if worker is ENGINEER else 0.1
        ) * min(2.0, self.left)

    def passing_worth(self) -> float:
        """Who passes against Chronobot keeps it from more turns than its least."""
        bot = self.state.bot
        if bot is None or bot.passed or not bot.suits:
            return 0.0
        return self.taste.bot_turn if bot.acted >= self.me.edition.chronobot_least_actions else 0.0

    def waking_worth(self, sent: int = 0) -> float:
        """What comes of waking everybody, once so many have been sent to do it."""
        if not self.tired:
            return 0.0
        idle = max(0, self.powered - (self.active - sent))
        now = min(self.tired, idle)
        later = self.tired - now
        own_work = 0.4 if any([t.work for _, t in self.me.tiles]) else 0.0
        return 0.9 * self.taste.action * now + later * (
            self.taste.waking * min(1.0, self.left) + own_work
        )

    def comes_home(self, worker: Worker, *, motivated: bool) -> float:
        """What it costs that somebody is busy, and comes home tired."""
        if worker is NOBODY:
            return 0.0
        return -self.taste[_SPARED + worker] * min(1.0, 0.3 + self.left) - (
            0.0 if motivated else self.taste.waking * min(1.0, self.left)
        )

    # Breakthroughs and superprojects.

    def projects(self) -> list[tuple[Superproject, float]]:
        """Superprojects that might be founded, and how near each of them is."""
        if self._projects is not None:
            return self._projects
        state = self.state
        found = self._projects = []
        for era in range(min(state.era + 2, ERAS)):
            project = state.superprojects[era]
            if project is None:
                continue
            if era == self.own.focus:
                near = 1.0
            elif era == state.era + 1:
                near = 0.8 if self.left else 0.0
            elif era == state.era:
                near = 0.9 if self.left else 0.2
            elif self.plants and self.reach >= state.era - era:
                near = 0.7
            else:
                near = 0.2
            found.append((project, near))
        return found

    def dream(self, held: Sequence[int]) -> float:
        """What breakthroughs promise: the best superproject that they help to found."""
        best = 0.0
        shapes = [count_shape(held, shape) for shape in SHAPES]
        for project, near in self.projects():
            known = _knowledge(held, shapes, project)
            best = max(
                best,
                near
                * (project.points - 3.0)
                * (0.0 if not known else self.taste.half_known if known < 1 else self.taste.known),
            )
        return best

    def breakthroughs_worth(self, held: Sequence[int]) -> float:
        shapes = [count_shape(held, shape) for shape in SHAPES]
        worth = sum(shapes) + 2.0 * min(shapes)
        missing = len([n for n in shapes if n == min(shapes)])
        worth += self.taste.kinds * (3 - missing) * min(1.0, 0.4 * self.left + 0.2)
        if self.left:
            worth += self.dream(held)
        elif self.state.superprojects[self.own.focus] is not None:
            worth += 0.5 * self.dream(held)
        if self.way is not None and self.way.id == "technological_superiority" and self.hope:
            worth += 0.8 * self.hope * sum(shapes)
        return worth

    def project_worth(self, project: Superproject, off: Discount) -> float:
        """What founding it brings, less what it takes."""
        me, own = self.me, self.own
        worth = (
            project.points
            + self.taste.project_use * self.left * yield_of(project)
            + self.taste.project
        )
        worth += project.per_travel * (own.travels + 0.5 * self.left)
        worth += project.per_superproject * (me.count_tiles(Superproject) + 1)
        if project.rescue and self.way is not None and self.hope < 0.9:
            worth += (0.9 - self.hope) * self.evacuation_points()
        if self.way is not None and self.way.id == "apex_of_humanity":
            worth += 4.0 * self.hope
        if project.id == "continuum_stabilizer":
            worth += min(3, len(me.warps_out())) * (1.0 + 0.7 * self.left)
        worth += 1.0 * ("most_superprojects" in self.state.conditions)
        worth -= self.price_of(project.price, off)
        for worker, number in zip(WORKERS, project.workers, strict=True):
            if number:
                worth -= self.left * 0.8 + (0.0 if own.tired[worker] else 0.8)
        return worth - self._knowledge_paid(project)

    def _knowledge_paid(self, project: Superproject) -> float:
        held = self.own.breakthroughs
        if project.symbol is not None and held[project.symbol]:
            return self.taste.paid_tile
        return 2.0 * self.taste.paid_tile

    def tile_worth(self, tile: Building, column: int = 0) -> float:
        """What a building brings while the game lasts."""
        me, left = self.me, self.left
        worth = tile.points + self.taste.room * left
        if tile.kind is POWER_PLANT:
            debts = len(me.warps_out())
            first = not self.plants
            worth += left * (self.taste.plant if first else 0.15)
            worth += min(debts, left) * self.taste.plant_for_debts if first else 0.0
            worth += self.taste.plant_range * left * max(0, tile.range - self.reach)
        else:
            worth += (
                (self.taste.free if tile.free is not None else self.taste.work)
                * left
                * yield_of(tile)
            )
        if tile.built is not None:
            worth += self.gains_of(tile.built.gains)
        if tile.anomaly_points:
            worth += tile.anomaly_points * me.anomalies
        way = self.way
        if way is not None and self.hope:
            if KIND_OF.get(way.id) is tile.kind:
                have = me.count_buildings(tile.kind)
                if have < 3:
                    worth += (
                        (self.taste.leave_row if have < 2 else self.taste.leave_last)
                        * self.hope
                        * self.evacuation_points()
                        / (3 - have)
                    )
            elif way.id == "natures_resurgence":
                worth += self.hope * (1.0 if me.occupied_sectors >= 6 else 2.0)
        worth += 0.4 * ("most_occupied_sectors" in self.state.conditions)
        if tile.range:
            worth += 0.25 * tile.range * ("highest_total_range" in self.state.conditions)
        return worth

    def evacuation_points(self) -> float:
        assert self.way is not None
        return min(
            30.0, evacuation_points(self.me) + self.way.per_set * min(2.0, 0.5 + 0.5 * self.left)
        )

    # Prices and gains.

    def price_of(self, price: Price, off: Discount | None = None) -> float:
        if not any(price):
            return 0.0
        worth = 0.0
        needs = [*price.goods]
        if off is not None:
            needs[TITANIUM] = max(0, needs[TITANIUM] - off.titanium)
            needs[NEUTRONIUM] = max(0, needs[NEUTRONIUM] - off.neutronium)
        for good, n in enumerate(needs):
            if n:
                worth += self.loss_of(good, n)
        if off is not None:
            worth -= 0.9 * self.scale * off.basic
        if price.basic:
            held = self.own.goods
            cheapest = sorted(
                [self.marginal(g, held[g] - 1 - n) for g in BASICS for n in range(held[g])]
            )
            worth += sum(cheapest[: price.basic])
        return worth

    def gain_worth(self, gain: Gain) -> float:
        if not any(gain):
            return 0.0
        me = self.me
        worth = float(gain.points)
        for good, n in enumerate(gain[:6]):
            if n:
                worth += self.gain_of(good, n)
        if gain.basic:
            worth += gain.basic * max([self.marginal(g, self.own.goods[g]) for g in BASICS])
        for worker, n in zip(WORKERS, gain.workers, strict=True):
            if n:
                worth += self.worker_worth(worker)
        if gain.paradox > 0:
            worth -= self.paradox_cost() * gain.paradox
        elif gain.paradox:
            worth += 0.8 * min(1, self.own.paradoxes) * min(1.0, self.left)
        if gain.morale:
            worth += self.morale_worth(gain.morale)
        if gain.exosuit and self.own.suits:
            worth += (
                0.9 * self.taste.action if self.active + 0.7 * self.tired > self.powered else 0.1
            )
        if gain.wake:
            worth += self.waking_worth(1)
        if gain.warp_tiles:
            worth += min(gain.warp_tiles, len(me.warps_out())) * (0.8 + 0.5 * self.left)
        return worth

    def gains_of(self, gains: Sequence[Gain]) -> float:
        return max([self.gain_worth(gain) for gain in gains])

    def paradox_cost(self) -> float:
        if self.own.paradoxes + 1 >= self.me.paradox_limit:
            return self.taste.anomaly
        return self.taste.paradox * min(1.0, self.left)

    def morale_worth(self, steps: int) -> float:
        board, at = self.me.board, self.own.morale
        to = at + steps
        if to >= len(board.morale):
            return float(board.points_at_top)
        if to < 0:
            return -2.0
        worth = float(board.morale[to] - board.morale[at])
        if self.way is not None and self.way.id == "power_of_unity":
            worth += 1.5 * self.hope * steps
        worth += 0.4 * steps * ("highest_morale" in self.state.conditions)
        return worth - self.taste.supply * self.left * (board.supply[to] - board.supply[at])

    # Time travel.

    def travel_worth(self, era: int) -> float:
        """What going back to an era brings: a debt settled, a superproject in reach."""
        me, worth = self.me, 0.0
        debts = [warp for warp in me.warps_out(era) if can_repay(me, warp)]
        if debts:
            worth = max(0.0, max([self.repaying(warp) for warp in debts]))
        project = self.state.superprojects[era]
        here = self.state.superprojects[self.own.focus]
        if project is not None and self.state.phase == "action" and project is not here:
            ready = self._is_ready(project)
            hope = 0.7 * max(0.0, self.project_worth(project, _PLAIN)) if ready else 0.0
            if here is not None and self._is_ready(here):
                hope -= 0.7 * max(0.0, self.project_worth(here, _PLAIN))
            if hope > 0 and self.powered and self._builders():
                worth += hope
        return worth

    def _builders(self) -> int:
        own = self.own
        return own.active[SCIENTIST] + own.active[ENGINEER] + own.active[GENIUS]

    def _is_ready(self, project: Superproject) -> bool:
        if knowledge_for(self.me, project) < 1.0:
            return False
        return all([n >= need for n, need in zip(self.own.goods, project.price.goods, strict=True)])

    def repaying(self, warp: Warp) -> float:
        """A step on the track, and one debt less, for what it takes."""
        me, own = self.me, self.own
        track = me.board.travels
        step = track[own.travels + 1] - track[own.travels] if own.travels + 1 < len(track) else 0
        step += sum([tile.per_travel for tile in me.superprojects])
        worth = step + self.taste.repay + self.taste.repay_early * min(2.0, self.left)
        worth += 0.6 * ("most_time_travels" in self.state.conditions)
        if not self.left:
            worth += 0.3 if can_repay(me, warp) else 2.0
        if warp in WARP_GOODS:
            return worth - self.loss_of(*WARP_GOODS[warp])
        if warp is WARP_EXOSUIT:
            return worth - (0.9 * self.taste.action if self.powered <= self.active else 0.0)
        return (
            worth
            - self.left * 0.8
            - (0.9 * self.taste.action if self.active <= self.powered else 0.2)
        )

    # Doing things.

    def deed_worth(self, tile: Tile, deed: Deed, worker: Worker) -> float:
        worth = self.gains_of(deed.gains) - self.price_of(deed.price)
        reach = deed.reach
        if isinstance(tile, Building) and tile.kind is POWER_PLANT:
            reach = max(reach, tile.range) + self.me.reach_bonus
        if reach:
            eras = range(max(0, self.me.era - reach), self.me.era)
            worth += max([self.travel_worth(era) for era in eras], default=0.0)
            if tile.id == "112":
                worth += 1.0 - 0.7 * self.scale
            elif tile.id == "113":
                worth += 0.3
        elif deed.rule is not None:
            worth += self._rule_worth(tile, worker)
        if isinstance(deed, Work):
            if deed.dies:
                worth -= self.left * 0.8
            else:
                worth += self.comes_home(worker, motivated=bool(deed.motivates))
        return worth

    def _rule_worth(self, tile: Tile, worker: Worker) -> float:
        if tile.id == "407":
            return 1.0 + 0.8 * self.left if self.me.warps_out() else 0.0
        if tile.id == "cloning_vat":
            return self.worker_worth(worker, active=False)
        if tile.id == "outback_conditioner":
            return max([self.capital_worth(action, worker) for action in CAPITAL])
        if tile.id == "exocrawler":
            return 0.3
        if tile.id == "particle_collider":
            return max(
                [self.trade_worth(t) for t in TRADES[4:6] if payable(self.me, t[0])], default=0.0
            )
        if tile.id == "dark_matter_converter":
            return 0.4 if self.own.tired[ADMINISTRATOR] or self.tired > 2 else -0.2
        return 1.0

    def trade_worth(self, trade: tuple[Price, Gain]) -> float:
        return self.gain_worth(trade[1]) - self.price_of(trade[0])

    def capital_worth(self, action: Capital, worker: Worker, on: Collapse | None = None) -> float:
        """A capital action by this worker."""
        thought = self._thought
        known = (action, worker if action is not RESEARCH else None, on)
        if known in thought:
            return thought[known]
        if action is CONSTRUCT:
            if worker is ADMINISTRATOR:
                return -9.0
            worth = self._construct(worker, on)
        elif action is RECRUIT:
            if not (counts_as(worker, ENGINEER) or counts_as(worker, ADMINISTRATOR)):
                return -9.0
            worth = self._recruit(worker, on)
        else:
            if not counts_as(worker, SCIENTIST):
                return -9.0
            worth = self._research(on)
        if on is not None:
            worth += self.gain_worth(on.gain)
            if on.again:
                worth += 0.8 if action is CONSTRUCT else 1.5
        worth += self.taste[_FIRST + action]
        thought[known] = worth
        return worth

    def _construct(self, worker: Worker, on: Collapse | None) -> float:
        best, me = -9.0, self.me
        basic = sum([tile.basic_discount for tile in me.superprojects])
        neutronium = 0
        if on is not None:
            basic += on.basic_discount
            neutronium = on.neutronium_discount
        off = Discount(int(counts_as(worker, ENGINEER)), basic, neutronium)
        for kind in KINDS:
            at = me.first_free_sector(kind)
            if at is None:
                continue
            price = me.board.sectors[at.row][at.column]
            if not payable(me, price, off):
                continue
            cost = self.price_of(price, off)
            for stack in (self.state.primary[kind], self.state.secondary[kind]):
                if stack:
                    worth = self.tile_worth(stack[-1]) - cost
                    if on is not None and on.points_by_sector:
                        worth += on.points_by_sector[at.column]
                    best = max(best, worth)
        project = self.state.superprojects[self.own.focus]
        if (
            project is not None
            and knowledge_for(me, project) >= 1.0
            and payable(me, project.price, off)
        ):
            worth = self.project_worth(project, off)
            if on is not None:
                worth += on.points_for_superproject
            best = max(best, worth)
        return best

    def recruit_worth(self, worker: Worker, times: int = 1) -> float:
        worth = self.worker_worth(worker)
        if worker is GENIUS:
            return worth + times * max([self.gain_worth(gain) for gain in BONUS.values()])
        return worth + times * self.gain_worth(BONUS[worker])

    def _recruit(self, worker: Worker, on: Collapse | None) -> float:
        times = 1 if on is None else on.bonus_times
        pool = self.state.recruit_pool
        best = -9.0
        for kind in WORKERS:
            if pool[kind] and not (kind is GENIUS and worker is ENGINEER):
                best = max(best, self.recruit_worth(kind, times))
        return best

    def _research(self, on: Collapse | None) -> float:
        worth = max([self.shape_worth(shape) for shape in SHAPES])
        if on is not None:
            worth += 0.5 * on.sets_second_die + 0.5 * min(on.paradoxes_back, self.own.paradoxes)
            worth += 1.0 * on.superproject_after
        return worth

    def shape_worth(self, shape: Shape) -> float:
        """A breakthrough of this shape, its icon left to luck."""
        if shape in self._thought:
            return self._thought[shape]
        held = self.own.breakthroughs
        before = self.breakthroughs_worth(held)
        tiles = [tile for tile in OF_SHAPE[shape] if self.state.breakthroughs[tile]]
        if not tiles:
            return 0.5
        worth = 0.0
        wanted = [project.symbol for project, _ in self.projects()]
        plain = 0.0  # what a tile is worth that no superproject asks for by its symbol
        for tile in tiles:
            if tile in wanted or not plain:
                with_it = [*held]
                with_it[tile] += 1
                this = self.breakthroughs_worth(with_it)
                if tile not in wanted:
                    plain = this
            else:
                this = plain
            worth += this
        self._thought[shape] = worth = worth / len(tiles) - before
        return worth

    def place_worth(self, place: Any, worker: Worker) -> float:
        """What sending this worker there is worth."""
        me = self.me
        if isinstance(place, OwnSlot):
            assert place.tile.work is not None
            return self.deed_worth(place.tile, place.tile.work, worker)
        if isinstance(place, Removal):
            cost = 0.5 * 1.8 + self.loss_of(WATER, 2) + self.left * 0.8
            return 3.0 + (0.8 if self.left else 0.0) - cost
        if isinstance(place, CapitalHex):
            tile = place.tile(me) if self.state.impact else None
            water = self.loss_of(WATER, place.water(me))
            worth = self.capital_worth(place.action, worker, tile) - water
            return worth + self.comes_home(worker, motivated=False)
        if isinstance(place, MineHex):
            return self.mine_worth(place) + self.comes_home(
                worker, motivated=counts_as(worker, ENGINEER)
            )
        if isinstance(place, CouncilHex):
            worth = -self.loss_of(WATER, place.water) + self.taste.banner * place.has_banner * min(
                1.0, self.left
            )
            copies = [self.capital_worth(action, worker) for action in CAPITAL if full(me, action)]
            return worth + max([0.0, *copies]) + self.comes_home(worker, motivated=False)
        return self._pool_worth(place.key, worker)

    def _pool_worth(self, key: str, worker: Worker) -> float:
        tired = self.comes_home(worker, motivated=False)
        if key == "pool:purify":
            return self.gain_of(WATER, 4 if counts_as(worker, SCIENTIST) else 3) + tired
        if key == "pool:nomads":
            best = max(
                [self.trade_worth(t) for t in TRADES if payable(self.me, t[0])], default=-1.0
            )
            return best * (1.8 if counts_as(worker, ADMINISTRATOR) else 1.0) + tired
        if key == "pool:evacuation":
            now = evacuation_points(self.me)
            later = 0.5 * self.way.per_set * min(1.0, self.left) if self.way is not None else 0.0
            slots = len(self.state.evacuation_slots)
            hurry = 1.5 if self.state.seats > 1 and not slots else 0.0
            return now - later + hurry + 0.5 + tired
        if key == "pool:experiment":
            card = experiment_at(self.me)
            assert card is not None
            return card.points + 1.0 - 1.5 + tired
        if key == "own:supply":
            price = self.loss_of(WATER, self.me.supply_price)
            motivated = self.me.board.supply_motivates_administrator and counts_as(
                worker, ADMINISTRATOR
            )
            return (
                self.waking_worth(1)
                + self.morale_worth(1)
                - price
                + self.comes_home(worker, motivated=motivated)
            )
        return 0.0

    def mine_worth(self, place: MineHex) -> float:
        state = self.state
        goods = [good for good in RESOURCES if state.mine_pool[good]]
        worth = max([self.marginal(good, self.own.goods[good]) for good in goods], default=0.0)
        if state.mine_cubes[place.number]:
            good = MINE_CUBES[place.number]
            worth += self.marginal(good, self.own.goods[good])
        return worth + sum([tile.mine_bonus for tile in self.me.superprojects]) * 0.9 * self.scale

    def best_place(self, worker: Worker) -> float:
        """The best that this worker can do."""
        me = self.me
        places: list[Any] = [*places_outside(me, worker)]
        if worker is not NOBODY:
            places += own_places(me, worker)
        return max([self.place_worth(place, worker) for place in places], default=-9.0)


_PLAIN: Final = Discount()


def _knowledge(held: Sequence[int], shapes: Sequence[int], project: Superproject) -> float:
    """How much of what a superproject asks for is known."""
    if project.symbol is not None and held[project.symbol]:
        return 1.0
    one, other = project.pair
    if one is other:
        return min(shapes[one], 2) / 2
    return (shapes[one] > 0) / 2 + (shapes[other] > 0) / 2


def payable(me: Player, price: Price, off: Discount = _PLAIN) -> bool:
    goods = me.goods
    titanium, uranium, gold, neutronium, water, cores, basic = price
    if water > goods[WATER] + me.own.reservoir or cores > goods[ENERGY_CORE]:
        return False
    if neutronium - off.neutronium > goods[NEUTRONIUM]:
        return False
    spare = short = 0
    for held, need in (
        (goods[0], max(0, titanium - off.titanium)),
        (goods[1], uranium),
        (goods[2], gold),
    ):
        if held >= need:
            spare += held - need
        else:
            short += need - held
    return short <= off.basic and spare >= basic

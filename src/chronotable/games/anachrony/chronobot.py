"""Chronobot: the opponent of a single player. It is part of the rules, and never asks.

Six numbered tokens walk round the printed cycle of positions. A die picks a token, the bot
does what its position says, and the token walks on whether that worked or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from chronotable.games.anachrony.bot import Bot
from chronotable.games.anachrony.cards import (
    CONSTRUCT,
    PARADOX_DIE,
    RECRUIT,
    RESEARCH,
    Capital,
)
from chronotable.games.anachrony.words import (
    ADMINISTRATOR,
    ENGINEER,
    FACTORY,
    GENIUS,
    GOLD,
    ICONS,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    NOBODY,
    POWER_PLANT,
    SCIENTIST,
    SHAPES,
    TITANIUM,
    URANIUM,
    Good,
    Kind,
    Worker,
)

if TYPE_CHECKING:
    from chronotable.games.anachrony.state import State
    from chronotable.games.anachrony.table import Table

SEAT: Final = 1  # the bot's place in the codes of occupants and of the banner

TRAVELS: Final = (0, 2, 4, 6, 8, 10, 12)
MORALE: Final = (0, 2, 5, 8)
SUPPLY: Final = (5, 6, 7, 7)
EXOSUITS_BEFORE_IMPACT: Final = 6
EXOSUITS_AFTER_IMPACT: Final = 4
LEAST_ACTIONS: Final = 3

_BUILDINGS_OF_A_KIND: Final = 3
_SUPERPROJECTS: Final = 2
_ANOMALIES: Final = 3
_PARADOX_LIMIT: Final = 3
_SET: Final = 5  # points for one of each

_WORKERS_WANTED: Final = (GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST)
_GOODS_WANTED: Final = (NEUTRONIUM, URANIUM, GOLD, TITANIUM)
_CUBES_GIVEN: Final = (TITANIUM, GOLD, URANIUM, NEUTRONIUM)
_CUBES_OF_HEXES: Final = (URANIUM, GOLD, TITANIUM)


class Position(NamedTuple):
    """A position of the cycle: what is done there, and where its token goes next."""

    does: Callable[[Table], bool]
    name: str
    next: int


# Deeds. Each returns whether it succeeded; a failed one consoles the bot.


def _construct(kind: Kind) -> Callable[[Table], bool]:
    def construct(table: Table) -> bool:
        """Build the tile worth more, the secondary one if they are equal."""
        bot, state = table.bot, table.state
        if not _go_to_capital(table, CONSTRUCT):
            return False
        stacks = [stack for stack in (state.secondary[kind], state.primary[kind]) if stack]
        if sum(tile.kind is kind for tile in bot.buildings) >= _BUILDINGS_OF_A_KIND or not stacks:
            return False
        stack = max(stacks, key=lambda stack: stack[-1].points)
        tile = stack.pop()
        bot.buildings.append(tile)
        table.tell("anachrony-bot-built", tile=tile.key)
        if stack is state.primary[kind] and stack:
            table.tell("anachrony-stack-revealed", reveals=True, tile=stack[-1].key)
        return True

    return construct


def _construct_superproject(table: Table) -> bool:
    """A point before the Impact; afterwards the dearest one that lies open."""
    bot, state = table.bot, table.state
    if not state.impact:
        _score(table, 1)
        return True
    if not _go_to_capital(table, CONSTRUCT):
        return False
    there = [era for era in range(state.era + 1) if state.superprojects[era] is not None]
    if len(bot.superprojects) >= _SUPERPROJECTS or not there:
        return False
    # The first of the dearest is the one of the oldest era.
    era = max(there, key=lambda era: state.superprojects[era].points)  # type: ignore[union-attr]
    tile = state.superprojects[era]
    assert tile is not None
    state.superprojects[era] = None
    bot.superprojects.append(tile)
    table.tell("anachrony-bot-founded", tile=tile.key)
    return True


def _recruit(table: Table) -> bool:
    """A type it lacks, else any, in a fixed order; one of each is worth five points."""
    bot, pool = table.bot, table.state.recruit_pool
    if not _go_to_capital(table, RECRUIT):
        return False
    there = [worker for worker in _WORKERS_WANTED if pool[worker]]
    if not there:
        return False
    worker: Worker = next((w for w in there if not bot.workers[w]), there[0])
    pool[worker] -= 1
    bot.workers[worker] += 1
    table.tell("anachrony-bot-recruited", worker=worker.key)
    if all(bot.workers):
        bot.workers[:] = [n - 1 for n in bot.workers]
        _score(table, _SET)
    return True


def _supply_or_recruit(table: Table) -> bool:
    """Raise morale for water if there is enough, else recruit."""
    bot = table.bot
    price = SUPPLY[bot.morale]
    if bot.water < price:
        return _recruit(table)
    if bot.morale == len(MORALE) - 1:
        return False
    bot.water -= price
    bot.morale += 1
    table.tell("anachrony-bot-supplied", amount=price)
    return True


def _research(table: Table) -> bool:
    """Roll the shape and take any breakthrough of it."""
    bot, state = table.bot, table.state
    if not _go_to_capital(table, RESEARCH):
        return False
    shape = SHAPES[state.chance.roll(6) // 2]
    left = [icon for icon in ICONS if state.breakthroughs[5 * shape + icon]]
    if not left:
        return False
    state.breakthroughs[5 * shape + left[0]] -= 1
    bot.breakthroughs[5 * shape + left[0]] += 1
    table.tell("anachrony-bot-researched", shape=shape.key, icon=left[0].key)
    return True


def _mine(table: Table) -> bool:
    """A resource of the pool and the cube beside the hex, what it lacks first."""
    bot, state = table.bot, table.state
    free = [at for at in range(3) if not state.mines[at]]
    if not free:
        return False
    there = [good for good in _GOODS_WANTED if state.mine_pool[good]]
    if there:
        good: Good = next((g for g in there if not bot.goods[g]), there[0])
        state.mine_pool[good] -= 1
        _take_cube(table, good)
    cubes = [at for at in free if state.mine_cubes[at]]
    at = min(cubes or free, key=lambda at: _wish(bot, _CUBES_OF_HEXES[at]))
    _go(table)
    state.mines[at] = _occupant()
    if state.mine_cubes[at]:
        state.mine_cubes[at] = 0
        _take_cube(table, _CUBES_OF_HEXES[at])
    if all(bot.goods):
        bot.goods[:] = [n - 1 for n in bot.goods]
        _score(table, _SET)
    return True


def _wish(bot: Bot, good: Good) -> tuple[bool, int]:
    """What it lacks comes first, then the order of its wishes."""
    return bool(bot.goods[good]), _GOODS_WANTED.index(good)


def _take_cube(table: Table, good: Good) -> None:
    table.bot.goods[good] += 1
    table.tell("anachrony-bot-gained", good=good.key, amount=1)


def _time_travel(table: Table) -> bool:
    """Take a warp tile from the past tile that holds most of them, and step ahead."""
    bot, state = table.bot, table.state
    era = _most_indebted(bot, state.era + (state.edition == "polish"))
    if era is None:
        return False
    bot.warps[era] -= 1
    bot.travels = min(bot.travels + 1, len(TRAVELS) - 1)
    table.tell("anachrony-bot-travelled", era=era + 1)
    return True


def _most_indebted(bot: Bot, before: int) -> int | None:
    """The era, oldest first, that holds the most of the bot's warp tiles."""
    past = [era for era in range(before) if bot.warps[era]]
    return max(past, key=lambda era: bot.warps[era], default=None)


def _remove_anomaly(table: Table) -> bool:
    """Two water and two cubes of what it has most of; a neutronium counts as two."""
    bot = table.bot
    price = 1 if table.state.edition == "polish" else 2
    good = max(_CUBES_GIVEN, key=lambda good: bot.goods[good])
    cubes = 1 if good is NEUTRONIUM else price
    if not bot.anomalies or bot.water < price or bot.goods[good] < cubes:
        return False
    bot.water -= price
    bot.goods[good] -= cubes
    bot.anomalies -= 1
    table.state.anomalies += 1
    table.tell("anachrony-bot-removed-anomaly", good=good.key)
    return True


def _take_water(table: Table) -> bool:
    table.bot.water += 2
    table.tell("anachrony-bot-water", amount=2)
    return True


CYCLE: Final = (
    Position(_construct(POWER_PLANT), "construct_power_plant", 1),
    Position(_time_travel, "time_travel", 2),
    Position(_remove_anomaly, "remove_anomaly", 0),
    Position(_supply_or_recruit, "supply_or_recruit", 4),
    Position(_construct(LAB), "construct_lab", 5),
    Position(_research, "research", 6),
    Position(_mine, "mine", 7),
    Position(_construct(LIFE_SUPPORT), "construct_life_support", 8),
    Position(_recruit, "recruit", 9),
    Position(_construct(FACTORY), "construct_factory", 3),
    Position(_take_water, "take_2_water", 7),
    Position(_take_water, "take_2_water", 12),
    Position(_construct_superproject, "construct_superproject", 11),
)
START: Final = (0, 4, 6, 7, 10, 11)  # where tokens 1 to 6 begin


# Exosuits and places.


def _go(table: Table) -> None:
    table.bot.suits -= 1


def _occupant() -> int:
    return 1 + SEAT + 4 * NOBODY


def _go_to_capital(table: Table, action: Capital) -> bool:
    """Take the topmost free hex, or a seat in the World Council, the left one first."""
    state = table.state
    for at, occupant in enumerate(state.capital[action]):
        if not occupant and not state.flipped[action][at]:
            _go(table)
            state.capital[action][at] = _occupant()
            return True
    for at, occupant in enumerate(state.council):
        if not occupant:
            _go(table)
            state.council[at] = _occupant()
            if at == 0:
                state.first = SEAT
                table.tell("anachrony-bot-first-player")
            return True
    return False


def _score(table: Table, points: int) -> None:
    table.bot.points += points
    table.tell("anachrony-bot-scored", amount=points)


# Phases.


def join(state: State) -> None:
    """Chronobot takes a seat, its tokens where they are printed, and the banner."""
    bot = state.bot = Bot()
    bot.tokens[:] = START
    state.first = state.turn = SEAT


def extra_water(state: State) -> tuple[int, ...]:
    """The player sits second; the Polish text gives nothing for that."""
    return (0,) if state.edition == "polish" else (1,)


def least_actions(state: State) -> int:
    """The bot acts at least so often, whoever passes; only the revised text says so."""
    return 0 if state.edition == "polish" else LEAST_ACTIONS


def suffer(table: Table) -> bool:
    """Roll for a paradox; True if that made an anomaly."""
    bot = table.bot
    fixed = table.state.options["paradox"] == "fixed"
    received = 1 if fixed else PARADOX_DIE[table.state.chance.roll(6)]
    bot.paradoxes += received
    table.tell("anachrony-bot-paradox", amount=received)
    return bot.paradoxes >= _PARADOX_LIMIT


def receive_anomaly(table: Table) -> None:
    """Return the paradoxes; a fourth anomaly is skipped, and so is its relief."""
    bot = table.bot
    bot.paradoxes = 0
    if bot.anomalies >= _ANOMALIES:
        return
    bot.anomalies += 1
    table.state.anomalies -= 1
    table.tell("anachrony-bot-anomaly")
    era = _most_indebted(bot, table.state.era)
    if era is not None:
        bot.warps[era] -= 1


def power_up(table: Table) -> None:
    suits = EXOSUITS_AFTER_IMPACT if table.state.impact else EXOSUITS_BEFORE_IMPACT
    table.bot.suits = suits
    table.bot.acted = 0
    table.bot.passed = False


def warp(table: Table) -> None:
    """As many warp tiles as the paradox die says; they bring nothing."""
    state, bot = table.state, table.bot
    placed = min(PARADOX_DIE[state.chance.roll(6)], 8 - sum(bot.warps))
    bot.warps[state.era] += placed
    table.tell("anachrony-bot-warped", amount=placed)


def come_home(table: Table) -> None:
    """Its exosuits leave the main board."""
    state = table.state
    for hexes in (*state.capital, state.council, state.mines, *state.pools):
        hexes[:] = [0 if o and (o - 1) % 4 == SEAT else o for o in hexes]


def take_turn(table: Table) -> None:
    """Roll, act, walk on; without exosuits a last time travel, and pass."""
    bot = table.bot
    bot.acted += 1
    if not bot.suits:
        _time_travel(table)
        bot.passed = True
        table.tell("anachrony-bot-passed")
        return
    token = table.state.chance.roll(6)
    position = CYCLE[bot.tokens[token]]
    table.tell("anachrony-bot-rolled", token=token + 1, action=f"bot:{position.name}")
    if not position.does(table):
        _console(table)
    _walk(bot, token)


def _console(table: Table) -> None:
    """A failed action still gives two water, and a point unless the bot is a beginner."""
    table.bot.water += 2
    table.tell("anachrony-bot-failed", amount=2)
    if table.state.options["difficulty"] != "beginner":
        _score(table, 1)


def _walk(bot: Bot, token: int) -> None:
    """The token goes on; where three meet, the highest number goes on as well."""
    tokens = bot.tokens
    moved: int | None = token
    while moved is not None:
        tokens[moved] = CYCLE[tokens[moved]].next
        here = [t for t in range(6) if tokens[t] == tokens[moved]]
        moved = max(here) if len(here) > 2 else None


# The end.


def score_sheet(bot: Bot) -> dict[str, int]:
    """What the bot has, by category."""
    shapes = [sum(bot.breakthroughs[5 * shape : 5 * shape + 5]) for shape in SHAPES]
    return {
        "buildings": sum([tile.points for tile in bot.buildings]),
        "anomalies": -3 * bot.anomalies,
        "superprojects": sum([tile.points for tile in bot.superprojects]),
        "time_travel": TRAVELS[bot.travels],
        "morale": MORALE[bot.morale],
        "tokens": bot.points,
        "breakthroughs": sum(shapes) + 2 * min(shapes),
    }


def ranking(table: Table) -> tuple[int, int, int]:
    """Its points, and what breaks a tie, as for a player."""
    bot = table.bot
    total = sum(score_sheet(bot).values())
    table.tell("anachrony-bot-final-score", amount=total)
    return total, bot.water, sum(bot.goods)

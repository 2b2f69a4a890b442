"""Chronobot: the opponent of a single player. It is part of the rules, and never asks.

Six numbered tokens walk round the printed cycle of positions. A die picks a token, the bot
does what its position says, and the token walks on whether that worked or not. Everything is
told: what was rolled, what was done and why that, what failed, and where the tokens go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from chronotable.games.anachrony.chronobot.board import (
    ANOMALIES,
    BOT_TILE,
    BUILDINGS_OF_A_KIND,
    EXOSUITS_AFTER_IMPACT,
    EXOSUITS_BEFORE_IMPACT,
    MORALE,
    PARADOX_LIMIT,
    SEAT,
    SUPERPROJECTS,
    SUPPLY,
    TRAVELS,
    WARP_TILES,
    Bot,
)
from chronotable.games.anachrony.decks import MINE_CUBES, PARADOX_DIE
from chronotable.games.anachrony.pieces import (
    ADMINISTRATOR,
    CONSTRUCT,
    ENGINEER,
    FACTORY,
    GENIUS,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    NOBODY,
    OF_SHAPE,
    POWER_PLANT,
    RECRUIT,
    RESEARCH,
    SCIENTIST,
    SHAPES,
    TIRED,
    TITANIUM,
    URANIUM,
    WATER,
    Capital,
    Good,
    Kind,
    Occupant,
    Worker,
    count_shape,
    occupant,
)

if TYPE_CHECKING:
    from chronotable.games.anachrony.state import State
    from chronotable.games.anachrony.tabletop import Tabletop

_SET: Final = 5  # points for one of each
_CONSOLATION: Final = 2  # water for a failed action

_WORKERS_WANTED: Final = (GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST)
_GOODS_WANTED: Final = (NEUTRONIUM, URANIUM, GOLD, TITANIUM)
_CUBES_GIVEN: Final = (TITANIUM, GOLD, URANIUM, NEUTRONIUM)

T = TypeVar("T", Good, Worker)


class Position(NamedTuple):
    """A position of the cycle: what is done there, and where its token goes next."""

    does: Callable[[Tabletop], str | None]
    next: int


# Deeds. Each returns None, or why it failed; a failure consoles the bot.


def _construct(kind: Kind) -> Callable[[Tabletop], str | None]:
    def construct(table: Tabletop) -> str | None:
        """Build the tile worth more, the secondary one if they are equal."""
        bot, state = table.bot, table.state
        if not _go_to_capital(table, CONSTRUCT):
            return "no_room"
        if sum(tile.kind is kind for tile in bot.buildings) >= BUILDINGS_OF_A_KIND:
            return "three_of_a_kind"
        # Fifteen of a kind are more than six sectors can hold: something is always left.
        stacks = [stack for stack in (state.secondary[kind], state.primary[kind]) if stack]
        worth = [stack[-1].points for stack in stacks]
        stack = stacks[worth.index(max(worth))]
        tile = stack.pop()
        bot.buildings.append(tile)
        table.tell("anachrony-bot-built", tile=tile.key, why=_choice(worth, equal="secondary"))
        if stack is state.primary[kind] and stack:
            table.tell("anachrony-stack-revealed", reveals=True, tile=stack[-1].key)
        return None

    return construct


def _construct_superproject(table: Tabletop) -> str | None:
    """A point before the Impact; afterwards the dearest one of the present and the past."""
    bot, state = table.bot, table.state
    if not state.impact:
        _score(table, 1)
        return None
    if not _go_to_capital(table, CONSTRUCT):
        return "no_room"
    if len(bot.superprojects) >= SUPERPROJECTS:
        return "two_superprojects"
    there = [tile for tile in state.superprojects[: state.era + 1] if tile is not None]
    if not there:
        return "no_superproject"
    worth = [tile.points for tile in there]
    tile = there[worth.index(max(worth))]
    state.superprojects[state.superprojects.index(tile)] = None
    bot.superprojects.append(tile)
    table.tell("anachrony-bot-founded", tile=tile.key, why=_choice(worth, equal="oldest"))
    return None


def _choice(worth: Sequence[int], *, best: str = "dearest", equal: str) -> str:
    """Why this one was chosen, for the log: there was no other, or it is the best of them."""
    if len(worth) == 1:
        return "choice:only"
    return f"choice:{equal if worth.count(max(worth)) > 1 else best}"


def _recruit(table: Tabletop) -> str | None:
    """A type it lacks, else any, in a fixed order; one of each is worth five points."""
    bot, pool = table.bot, table.state.recruit_pool
    if not _go_to_capital(table, RECRUIT):
        return "no_room"
    worker = _most_wanted(_WORKERS_WANTED, pool, bot.workers)
    if worker is None:
        return "no_recruit"
    pool[worker] -= 1
    table.tell("anachrony-bot-recruited", worker=worker.key, why=_need(bot.workers[worker]))
    bot.workers[worker] += 1
    _score_sets(table, bot.workers)
    return None


def _supply_or_recruit(table: Tabletop) -> str | None:
    """Raise morale for water if there is enough, else recruit; at the top it pays all the same."""
    bot = table.bot
    price = SUPPLY[bot.morale]
    if bot.water < price:
        return _recruit(table)
    rises = bot.morale < len(MORALE) - 1
    bot.water -= price
    bot.morale += rises
    table.tell("anachrony-bot-supplied" if rises else "anachrony-bot-supplied-top", amount=price)
    return None


def _research(table: Tabletop) -> str | None:
    """Roll the shape, and take the breakthrough of it that most are left of."""
    bot, state = table.bot, table.state
    if not _go_to_capital(table, RESEARCH):
        return "no_room"
    shape = SHAPES[state.chance.roll(6) // 2]
    tile = max(OF_SHAPE[shape], key=lambda tile: state.breakthroughs[tile])
    if not state.breakthroughs[tile]:
        return "no_breakthrough"
    state.breakthroughs[tile] -= 1
    bot.breakthroughs[tile] += 1
    table.tell("anachrony-bot-researched", shape=shape.key, icon=tile.icon.key)
    return None


def _mine(table: Tabletop) -> str | None:
    """A resource of the pool, and perhaps the cube beside the hex, what it lacks first."""
    bot, state = table.bot, table.state
    free = [at for at in range(3) if state.mines[at] is None]
    if not free:
        return "mine_full"
    good = _most_wanted(_GOODS_WANTED, state.mine_pool, bot.goods)
    held = [n + (g == good) for g, n in enumerate(bot.goods)]
    beside = [0] * 4
    if state.edition.chronobot_mines > 1:
        for at in free:
            beside[MINE_CUBES[at]] = state.mine_cubes[at]
    cube = _most_wanted(_GOODS_WANTED, beside, held)
    at = free[0] if cube is None else MINE_CUBES.index(cube)
    _go(table, state.mines, at, f"hex:mine:{('top', 'middle', 'bottom')[at]}")
    if good is not None:
        state.mine_pool[good] -= 1
        _take_cube(table, good)
    if cube is not None:
        state.mine_cubes[at] = 0
        _take_cube(table, cube)
    _score_sets(table, bot.goods)
    return "mine_empty" if good is None and cube is None else None


def _most_wanted(order: Sequence[T], there: Sequence[int], held: Sequence[int]) -> T | None:
    """The first of these that is there and lacking, else the first that is there."""
    found = [thing for thing in order if there[thing]]
    return next((thing for thing in found if not held[thing]), found[0] if found else None)


def _need(held: int) -> str:
    return "choice:wanted" if held else "choice:lacking"


def _take_cube(table: Tabletop, good: Good) -> None:
    goods = table.bot.goods
    table.tell("anachrony-bot-gained", good=good.key, amount=1, why=_need(goods[good]))
    goods[good] += 1


def _score_sets(table: Tabletop, held: list[int]) -> None:
    """One of each goes back, for five points."""
    while all(held):
        held[:] = [n - 1 for n in held]
        table.tell("anachrony-bot-set")
        _score(table, _SET)


def _time_travel(table: Tabletop) -> str | None:
    """Take a warp tile from the tile that holds most of them, and step ahead."""
    bot, state = table.bot, table.state
    before = state.era + state.edition.chronobot_travels_to_the_present
    era = _most_indebted(bot, before)
    if era is None:
        return "nothing_owed"
    why = _choice([n for n in bot.warps[:before] if n], best="fullest", equal="oldest")
    _take_back_warp(table, era)
    bot.travels = min(bot.travels + 1, len(TRAVELS) - 1)
    table.tell("anachrony-bot-travelled", era=era + 1, why=why, steps=bot.travels)
    return None


def _take_back_warp(table: Tabletop, era: int) -> None:
    table.bot.warps[era] -= 1
    table.clear_slot(era, BOT_TILE)


def _most_indebted(bot: Bot, before: int) -> int | None:
    """The era, oldest first, that holds the most of the bot's warp tiles."""
    past = [era for era in range(before) if bot.warps[era]]
    return max(past, key=lambda era: bot.warps[era], default=None)


def _remove_anomaly(table: Tabletop) -> str | None:
    """Pay for it with water and cubes of one kind; where two are asked for, a neutronium is two."""
    bot, edition = table.bot, table.state.edition
    price = edition.chronobot_price_of_an_anomaly
    worth = [n * price if good == NEUTRONIUM else n for good, n in enumerate(bot.goods)]
    if edition.chronobot_gives_what_it_has_most_of:
        good = max(_CUBES_GIVEN, key=lambda good: worth[good])
    else:
        good = next((good for good in _CUBES_GIVEN if worth[good] >= price), TITANIUM)
    if not bot.anomalies:
        return "no_anomaly"
    if bot.water < price or worth[good] < price:
        return "too_poor"
    cubes = 1 if good is NEUTRONIUM else price
    bot.water -= price
    bot.goods[good] -= cubes
    bot.anomalies -= 1
    table.state.anomalies += 1
    table.tell("anachrony-bot-removed-anomaly", water=price, good=good.key, amount=cubes)
    return None


def _take_water(table: Tabletop) -> str | None:
    _gain_water(table, 2)
    return None


CYCLE: Final = (
    Position(_construct(POWER_PLANT), 1),
    Position(_time_travel, 2),
    Position(_remove_anomaly, 0),
    Position(_supply_or_recruit, 4),
    Position(_construct(LAB), 5),
    Position(_research, 6),
    Position(_mine, 7),
    Position(_construct(LIFE_SUPPORT), 8),
    Position(_recruit, 9),
    Position(_construct(FACTORY), 3),
    Position(_take_water, 7),
    Position(_take_water, 12),
    Position(_construct_superproject, 11),
)
START: Final = (0, 4, 6, 7, 10, 11)  # where tokens 1 to 6 begin


def position_key(at: int) -> str:
    """A position by its number, as the log names it."""
    return f"position:{at + 1}"


# Exosuits and places.


def _go(table: Tabletop, hexes: list[Occupant | None], at: int, place: str) -> None:
    """An empty exosuit goes there; the bot pays for no place."""
    table.bot.suits -= 1
    hexes[at] = occupant(SEAT, NOBODY, TIRED)
    table.tell("anachrony-bot-went", place=place)


def _go_to_capital(table: Tabletop, action: Capital) -> bool:
    """Take the topmost free hex, or a seat in the World Council, the left one first."""
    state = table.state
    for at, taken in enumerate(state.capital[action]):
        if taken is None and not state.flipped[action][at]:
            _go(table, state.capital[action], at, f"hex:{action.word}:{at + 1}")
            return True
    for at, side in enumerate(("left", "right")):
        if state.council[at] is None:
            _go(table, state.council, at, f"hex:council:{side}")
            if at == 0 and state.first != SEAT:
                state.first = SEAT
                table.tell("anachrony-bot-first-player")
            return True
    return False


def _score(table: Tabletop, points: int) -> None:
    table.bot.points += points
    table.tell("anachrony-bot-scored", amount=points)


def _gain_water(table: Tabletop, amount: int) -> None:
    if table.state.limited:
        amount = min(amount, table.goods_left(WATER))
    if amount:
        table.bot.water += amount
        table.tell("anachrony-bot-water", amount=amount)


# Phases.


def join(state: State) -> None:
    """Chronobot takes a seat, its tokens where they are printed, and the banner."""
    bot = state.bot = Bot()
    bot.tokens[:] = START
    state.first = state.turn = SEAT


def suffer(table: Tabletop) -> bool:
    """Roll for a paradox; True if that is enough for an anomaly."""
    bot = table.bot
    fixed = table.state.options["paradox"] == "fixed"
    received = 1 if fixed else PARADOX_DIE[table.state.chance.roll(6)]
    bot.paradoxes += received
    table.tell("anachrony-bot-paradox", amount=received)
    return bot.paradoxes >= PARADOX_LIMIT


def receive_anomaly(table: Tabletop) -> None:
    """Return the paradoxes; a fourth anomaly is skipped, and so is its relief."""
    bot, state = table.bot, table.state
    bot.paradoxes = 0
    if bot.anomalies >= ANOMALIES or not state.anomalies:
        table.tell("anachrony-bot-spared")
        return
    bot.anomalies += 1
    state.anomalies -= 1
    table.tell("anachrony-bot-anomaly")
    era = _most_indebted(bot, state.era)
    if era is not None:
        _take_back_warp(table, era)
        table.tell("anachrony-bot-relieved", era=era + 1)


def power_up(table: Tabletop) -> None:
    """Six exosuits before the Impact, four after it, for nothing."""
    suits = EXOSUITS_AFTER_IMPACT if table.state.impact else EXOSUITS_BEFORE_IMPACT
    table.bot.suits = suits
    table.bot.acted = 0
    table.bot.passed = False
    table.tell("anachrony-bot-powered", amount=suits)


def warp(table: Tabletop) -> None:
    """Lay as many warp tiles as the paradox die says; they bring nothing, and obey no slot."""
    state, bot = table.state, table.bot
    placed = min(PARADOX_DIE[state.chance.roll(6)], WARP_TILES - sum(bot.warps))
    bot.warps[state.era] += placed
    for _ in range(placed):
        table.fill_slot(BOT_TILE)
    table.tell("anachrony-bot-warped", amount=placed)


def come_home(table: Tabletop) -> None:
    """Its exosuits leave the main board."""
    table.take_from_main_board(SEAT)


def take_turn(table: Tabletop) -> None:
    """Roll, act, walk on; without exosuits a last time travel, and pass."""
    bot = table.bot
    bot.acted += 1
    if bot.suits:
        _act(table)
        if bot.suits or not table.state.edition.chronobot_leaves_with_its_last_exosuit:
            return
    _time_travel(table)
    bot.passed = True
    table.tell("anachrony-bot-passed")


def _act(table: Tabletop) -> None:
    """What the position of the rolled token says."""
    bot = table.bot
    token = table.state.chance.roll(6)
    at = bot.tokens[token]
    table.tell("anachrony-bot-rolled", token=token + 1, position=position_key(at))
    failure = CYCLE[at].does(table)
    if failure is not None:
        table.tell("anachrony-bot-failed", why=f"failure:{failure}")
        _console(table)
    _walk(table, token)


def _console(table: Tabletop) -> None:
    """A failed action still gives two water, and a point unless the bot is a beginner."""
    _gain_water(table, _CONSOLATION)
    if table.state.options["difficulty"] != "beginner":
        _score(table, 1)


def _walk(table: Tabletop, token: int) -> None:
    """The token goes on; where three meet, the highest number goes on as well."""
    tokens = table.bot.tokens
    step = "anachrony-bot-token"
    moved: int | None = token
    while moved is not None:
        at = tokens[moved] = CYCLE[tokens[moved]].next
        table.tell(step, token=moved + 1, position=position_key(at))
        here = [other for other in range(6) if tokens[other] == at]
        moved = max(here) if len(here) > 2 else None
        step = "anachrony-bot-crowded"


# The end.


def score_sheet(bot: Bot) -> dict[str, int]:
    """What the bot has, by category."""
    shapes = [count_shape(bot.breakthroughs, shape) for shape in SHAPES]
    return {
        "buildings": sum([tile.points for tile in bot.buildings]),
        "anomalies": -3 * bot.anomalies,
        "superprojects": sum([tile.points for tile in bot.superprojects]),
        "time_travel": TRAVELS[bot.travels],
        "morale": MORALE[bot.morale],
        "tokens": bot.points,
        "breakthroughs": sum(shapes) + 2 * min(shapes),
    }


def ranking(table: Tabletop) -> tuple[int, int, int]:
    """Its points, and what breaks a tie, as for a player."""
    bot = table.bot
    total = sum(score_sheet(bot).values())
    table.tell("anachrony-bot-final-score", amount=total)
    return total, bot.water, sum(bot.goods)

"""Chronobot: the opponent of a single player. It is part of the rules, and never asks.

Six numbered tokens walk round the printed cycle of positions. A die picks a token, the bot
does what its position says, and the token walks on whether that worked or not. Everything is
told: what was rolled, what was done and why that, what failed, and where the tokens go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from chronotable.games.anachrony.chronobot.board import (
    ANOMALIES,
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
from chronotable.games.anachrony.chronobot.verbs import Chronobot, position_key
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
    OF_SHAPE,
    POWER_PLANT,
    RECRUIT,
    RESEARCH,
    SCIENTIST,
    SHAPES,
    TITANIUM,
    URANIUM,
    Capital,
    Good,
    Kind,
    Worker,
    count_shape,
)

if TYPE_CHECKING:
    from chronotable.games.anachrony.state import State
    from chronotable.games.anachrony.tabletop import Tabletop

_CONSOLATION: Final = 2  # water for a failed action

_WORKERS_WANTED: Final = (GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST)
_GOODS_WANTED: Final = (NEUTRONIUM, URANIUM, GOLD, TITANIUM)
_CUBES_GIVEN: Final = (TITANIUM, GOLD, URANIUM, NEUTRONIUM)

T = TypeVar("T", Good, Worker)


Deed: TypeAlias = Callable[[Chronobot], str | None]


class CyclePosition(NamedTuple):
    """A position of the cycle: what is done there, and where its token goes next."""

    does: Deed
    next: int


# Deeds. Each returns None, or why it failed; a failure consoles the bot.


def _construct(kind: Kind) -> Deed:
    def construct(bot: Chronobot) -> str | None:
        """Build the tile worth more, the secondary one if they are equal."""
        state = bot.state
        if not _go_to_capital(bot, CONSTRUCT):
            return "no_room"
        if sum(tile.kind is kind for tile in bot.has.buildings) >= BUILDINGS_OF_A_KIND:
            return "three_of_a_kind"
        # Fifteen of a kind are more than six sectors can hold: something is always left.
        tops = [stack[-1] for stack in (state.secondary[kind], state.primary[kind]) if stack]
        worth = [tile.points for tile in tops]
        bot.build(tops[worth.index(max(worth))], _choice(worth, equal="secondary"))
        return None

    return construct


def _construct_superproject(bot: Chronobot) -> str | None:
    """A point before the Impact; afterwards the dearest one of the present and the past."""
    state = bot.state
    if not state.impact:
        bot.score(1)
        return None
    if not _go_to_capital(bot, CONSTRUCT):
        return "no_room"
    if len(bot.has.superprojects) >= SUPERPROJECTS:
        return "two_superprojects"
    there = [tile for tile in state.superprojects[: state.era + 1] if tile is not None]
    if not there:
        return "no_superproject"
    worth = [tile.points for tile in there]
    bot.found(there[worth.index(max(worth))], _choice(worth, equal="oldest"))
    return None


def _choice(worth: Sequence[int], *, best: str = "dearest", equal: str) -> str:
    """Why this one was chosen, for the log: there was no other, or it is the best of them."""
    if len(worth) == 1:
        return "choice:only"
    return f"choice:{equal if worth.count(max(worth)) > 1 else best}"


def _recruit(bot: Chronobot) -> str | None:
    """A type it lacks, else any, in a fixed order; one of each is worth five points."""
    held = bot.has.workers
    if not _go_to_capital(bot, RECRUIT):
        return "no_room"
    worker = _most_wanted(_WORKERS_WANTED, bot.state.recruit_pool, held)
    if worker is None:
        return "no_recruit"
    bot.recruit(worker, _need(held[worker]))
    bot.score_sets(held)
    return None


def _supply_or_recruit(bot: Chronobot) -> str | None:
    """Raise morale for water if there is enough, else recruit."""
    price = SUPPLY[bot.has.morale]
    if bot.has.water < price:
        return _recruit(bot)
    bot.take_supply(price)
    return None


def _research(bot: Chronobot) -> str | None:
    """Roll the shape, and take the breakthrough of it that most are left of."""
    left = bot.state.breakthroughs
    if not _go_to_capital(bot, RESEARCH):
        return "no_room"
    shape = SHAPES[bot.state.chance.roll(6) // 2]
    tile = max(OF_SHAPE[shape], key=lambda tile: left[tile])
    if not left[tile]:
        return "no_breakthrough"
    bot.take_breakthrough(tile)
    return None


def _mine(bot: Chronobot) -> str | None:
    """A resource of the pool, and perhaps the cube beside the hex, what it lacks first."""
    state, goods = bot.state, bot.has.goods
    free = [at for at in range(3) if state.mines[at] is None]
    if not free:
        return "mine_full"
    good = _most_wanted(_GOODS_WANTED, state.mine_pool, goods)
    held = [n + (g == good) for g, n in enumerate(goods)]
    beside = [0] * 4
    if state.edition.chronobot_mines > 1:
        for at in free:
            beside[MINE_CUBES[at]] = state.mine_cubes[at]
    cube = _most_wanted(_GOODS_WANTED, beside, held)
    at = free[0] if cube is None else MINE_CUBES.index(cube)
    bot.go(state.mines, at, f"hex:mine:{('top', 'middle', 'bottom')[at]}")
    if good is not None:
        bot.take_from_mine(good, _need(goods[good]))
    if cube is not None:
        bot.take_mine_cube(at, cube, _need(goods[cube]))
    bot.score_sets(goods)
    return "mine_empty" if good is None and cube is None else None


def _most_wanted(order: Sequence[T], there: Sequence[int], held: Sequence[int]) -> T | None:
    """The first of these that is there and lacking, else the first that is there."""
    found = [thing for thing in order if there[thing]]
    return next((thing for thing in found if not held[thing]), found[0] if found else None)


def _need(held: int) -> str:
    return "choice:wanted" if held else "choice:lacking"


def _time_travel(bot: Chronobot) -> str | None:
    """Take a warp tile from the tile that holds most of them, and step ahead."""
    state = bot.state
    before = state.era + state.edition.chronobot_travels_to_the_present
    era = _most_indebted(bot.has, before)
    if era is None:
        return "nothing_owed"
    owed = [n for n in bot.has.warps[:before] if n]
    bot.travel(era, _choice(owed, best="fullest", equal="oldest"))
    return None


def _most_indebted(bot: Bot, before: int) -> int | None:
    """The era, oldest first, that holds the most of the bot's warp tiles."""
    past = [era for era in range(before) if bot.warps[era]]
    return max(past, key=lambda era: bot.warps[era], default=None)


def _remove_anomaly(bot: Chronobot) -> str | None:
    """Pay for it with water and cubes of one kind; where two are asked for, a neutronium is two."""
    has, edition = bot.has, bot.state.edition
    price = edition.chronobot_price_of_an_anomaly
    worth = [n * price if good == NEUTRONIUM else n for good, n in enumerate(has.goods)]
    if edition.chronobot_gives_what_it_has_most_of:
        good = max(_CUBES_GIVEN, key=lambda good: worth[good])
    else:
        good = next((good for good in _CUBES_GIVEN if worth[good] >= price), TITANIUM)
    if not has.anomalies:
        return "no_anomaly"
    if has.water < price or worth[good] < price:
        return "too_poor"
    bot.remove_anomaly(water=price, good=good, cubes=1 if good is NEUTRONIUM else price)
    return None


def _take_water(bot: Chronobot) -> str | None:
    bot.gain_water(2)
    return None


CYCLE: Final = (
    CyclePosition(_construct(POWER_PLANT), 1),
    CyclePosition(_time_travel, 2),
    CyclePosition(_remove_anomaly, 0),
    CyclePosition(_supply_or_recruit, 4),
    CyclePosition(_construct(LAB), 5),
    CyclePosition(_research, 6),
    CyclePosition(_mine, 7),
    CyclePosition(_construct(LIFE_SUPPORT), 8),
    CyclePosition(_recruit, 9),
    CyclePosition(_construct(FACTORY), 3),
    CyclePosition(_take_water, 7),
    CyclePosition(_take_water, 12),
    CyclePosition(_construct_superproject, 11),
)
START: Final = (0, 4, 6, 7, 10, 11)  # where tokens 1 to 6 begin


def _go_to_capital(bot: Chronobot, action: Capital) -> bool:
    """Take the topmost free hex, or a seat in the World Council, the left one first."""
    state = bot.state
    for at, taken in enumerate(state.capital[action]):
        if taken is None and not state.flipped[action][at]:
            bot.go(state.capital[action], at, f"hex:{action.word}:{at + 1}")
            return True
    for at, side in enumerate(("left", "right")):
        if state.council[at] is None:
            bot.go(state.council, at, f"hex:council:{side}")
            if at == 0:
                bot.take_banner()
            return True
    return False


# Phases.


def join(state: State) -> None:
    """Chronobot takes a seat, its tokens where they are printed, and the banner."""
    bot = state.bot = Bot()
    bot.tokens[:] = START
    state.first = state.turn = SEAT


def suffer(table: Tabletop) -> bool:
    """Roll for a paradox; True if that is enough for an anomaly."""
    fixed = table.state.options["paradox"] == "fixed"
    received = 1 if fixed else PARADOX_DIE[table.state.chance.roll(6)]
    bot = Chronobot(table)
    bot.receive_paradoxes(received)
    return bot.has.paradoxes >= PARADOX_LIMIT


def receive_anomaly(table: Tabletop) -> None:
    """Return the paradoxes; a fourth anomaly is skipped, and so is its relief."""
    bot = Chronobot(table)
    bot.has.paradoxes = 0
    if bot.has.anomalies >= ANOMALIES or not table.state.anomalies:
        bot.tell("anachrony-bot-spared")
        return
    bot.receive_anomaly()
    era = _most_indebted(bot.has, table.state.era)
    if era is not None:
        bot.be_relieved(era)


def power_up(table: Tabletop) -> None:
    """Six exosuits before the Impact, four after it, for nothing."""
    suits = EXOSUITS_AFTER_IMPACT if table.state.impact else EXOSUITS_BEFORE_IMPACT
    Chronobot(table).power_up(suits)


def warp(table: Tabletop) -> None:
    """Lay as many warp tiles as the paradox die says; they bring nothing, and obey no slot."""
    rolled = PARADOX_DIE[table.state.chance.roll(6)]
    Chronobot(table).lay_warps(min(rolled, WARP_TILES - sum(table.bot.warps)))


def come_home(table: Tabletop) -> None:
    """Its exosuits leave the main board."""
    Chronobot(table).come_home()


def take_turn(table: Tabletop) -> None:
    """Roll, act, walk on; without exosuits a last time travel, and pass."""
    bot = Chronobot(table)
    bot.has.acted += 1
    if bot.has.suits:
        _act(bot)
        if bot.has.suits or not table.state.edition.chronobot_leaves_with_its_last_exosuit:
            return
    _time_travel(bot)
    bot.pass_turn()


def _act(bot: Chronobot) -> None:
    """What the position of the rolled token says."""
    token = bot.state.chance.roll(6)
    at = bot.has.tokens[token]
    bot.tell("anachrony-bot-rolled", token=token + 1, position=position_key(at))
    failure = CYCLE[at].does(bot)
    if failure is not None:
        bot.tell("anachrony-bot-failed", why=f"failure:{failure}")
        _console(bot)
    _walk(bot, token)


def _console(bot: Chronobot) -> None:
    """A failed action still gives two water, and a point unless the bot is a beginner."""
    bot.gain_water(_CONSOLATION)
    if bot.state.options["difficulty"] != "beginner":
        bot.score(1)


def _walk(bot: Chronobot, token: int) -> None:
    """The token goes on; where three meet, the highest number goes on as well."""
    tokens = bot.has.tokens
    step = "anachrony-bot-token"
    moved: int | None = token
    while moved is not None:
        at = CYCLE[tokens[moved]].next
        bot.move_token(moved, at, step)
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

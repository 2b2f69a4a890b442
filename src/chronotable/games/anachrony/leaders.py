"""The eight leaders. Most of what they do is asked for by the phase it belongs to."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.pieces import (
    BASICS,
    DOMINANCE,
    HARMONY,
    PROGRESS,
    RESOURCES,
    SALVATION,
    WORKERS,
    Path,
    Worker,
)
from chronotable.games.anachrony.places import OwnPlace, own_places, use_own
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.prompts import (
    CARATACUS_TRADES,
    CHOOSE_PLACE,
    CHOOSE_WORKER,
    SAMIRA_MINES,
    ZAIDA_RECRUITS,
)
from chronotable.games.anachrony.view_types import MINE_POOL, OWN_LEADER, RECRUIT_POOL
from chronotable.kernel.decision import Word

HAULANI: Final = "patriarch_haulani"
ZAIDA: Final = "matriarch_zaida"
WOLFE: Final = "captain_wolfe"
SAMIRA: Final = "treasure_hunter_samira"
VALERIAN: Final = "patron_valerian"
CORNELLA: Final = "librarian_cornella"
CARATACUS: Final = "shepherd_caratacus"
AMENA: Final = "high_sunwalker_amena"

LEADERS: Final[dict[Path, tuple[str, str]]] = {
    HARMONY: (HAULANI, ZAIDA),
    DOMINANCE: (WOLFE, SAMIRA),
    PROGRESS: (VALERIAN, CORNELLA),
    SALVATION: (CARATACUS, AMENA),
}


# Free actions.


def can_haulani(me: Player) -> bool:
    return any(me.active[w] and own_places(me, w) for w in WORKERS)


async def haulani(me: Player) -> None:
    """Place an active worker on the own board and take that action."""
    able: list[Worker] = [w for w in WORKERS if me.active[w] and own_places(me, w)]
    worker = await me.choose(able, CHOOSE_WORKER)
    assert worker is not None
    place: OwnPlace | None = await me.choose(own_places(me, worker), CHOOSE_PLACE)
    assert place is not None
    await use_own(me, place, worker)


_TAKE_WATER: Final = Word("caratacus:water", OWN_LEADER())
_GIVE_WATER: Final = Word("caratacus:paradox", OWN_LEADER())


async def caratacus(me: Player) -> None:
    """Take two water and a paradox, or pay two water to return one."""
    ways = [_TAKE_WATER]
    if me.own.paradoxes and me.can_pay(Price(water=2)):
        ways.append(_GIVE_WATER)
    if await me.choose(ways, CARATACUS_TRADES) is _TAKE_WATER:
        await me.gain(Gain(water=2, paradox=1))
    else:
        await me.pay(Price(water=2))
        await me.gain(Gain(paradox=-1))


# Power up.


# Wolfe exchanges these any number of times while exosuits are powered up.
WOLFE_TRADES: Final = (
    (Price(energy_core=1), Gain(water=2)),
    (Price(water=2), Gain(energy_core=1)),
)


# Clean-up.


async def zaida(me: Player) -> None:
    """Pay two water to take a worker left in the recruit pool, without its bonus."""
    pool = me.state.recruit_pool
    if not me.can_pay(Price(water=2)):
        return
    left = [w for w in WORKERS if pool[w]]
    worker = await me.may_choose(left, ZAIDA_RECRUITS, at=RECRUIT_POOL.by_word)
    if worker is not None:
        me.tell("anachrony-leader-helped", leader=f"leader:{ZAIDA}")
        await me.pay(Price(water=2))
        pool[worker] -= 1
        me.active[worker] += 1
        me.tell("anachrony-recruited", worker=worker.key)


async def samira(me: Player) -> None:
    """Take a resource left in the mine, then pay two water for one more."""
    pool = me.state.mine_pool
    kinds = RESOURCES if me.edition.samira_takes_neutronium else BASICS
    for price in (0, 2):
        left = [good for good in kinds if pool[good]]
        if not me.can_pay(Price(water=price)):
            return
        ask = me.may_choose if price else me.choose
        good = await ask(left, SAMIRA_MINES, at=MINE_POOL.by_word)
        if good is None:
            return
        me.tell("anachrony-leader-helped", leader=f"leader:{SAMIRA}")
        await me.pay(Price(water=price))
        pool[good] -= 1
        me.gain_good(good, 1)

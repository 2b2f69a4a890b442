"""The eight leaders, two for each path."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.gaining import gain
from chronotable.games.anachrony.leader import Leader, leader, printed_leaders
from chronotable.games.anachrony.paying import can_pay, pay
from chronotable.games.anachrony.pieces import (
    BASICS,
    DOMINANCE,
    HARMONY,
    PATHS,
    PROGRESS,
    RESOURCES,
    SALVATION,
    WORKERS,
    Path,
    Worker,
)
from chronotable.games.anachrony.places import own_places, use_own
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

HAULANI: Final = leader("patriarch_haulani", HARMONY)
ZAIDA: Final = leader("matriarch_zaida", HARMONY)
WOLFE: Final = leader(
    "captain_wolfe",
    DOMINANCE,
    trades=(
        (Price(energy_core=1), Gain(water=2)),
        (Price(water=2), Gain(energy_core=1)),
    ),
)
SAMIRA: Final = leader("treasure_hunter_samira", DOMINANCE)
VALERIAN: Final = leader("patron_valerian", PROGRESS, sends_empty_exosuits=True)
CORNELLA: Final = leader("librarian_cornella", PROGRESS, sets_second_die=True)
CARATACUS: Final = leader("shepherd_caratacus", SALVATION)
AMENA: Final = leader("high_sunwalker_amena", SALVATION, keeps_ruined_hexes=True)

ALL_LEADERS: Final[tuple[Leader, ...]] = printed_leaders()
LEADERS: Final[dict[Path, tuple[str, ...]]] = {
    path: tuple([each.id for each in ALL_LEADERS if each.path is path]) for path in PATHS
}

_TWO_WATER: Final = Price(water=2)


def workers_for_home(me: Player) -> list[Worker]:
    """Active workers for whom there is something to do on one's own board."""
    return [worker for worker in WORKERS if me.active[worker] and own_places(me, worker)]


def has_work_at_home(me: Player) -> bool:
    return bool(workers_for_home(me))


@HAULANI.when_freely_used(has_work_at_home)
async def work_at_home(me: Player) -> None:
    """Place an active worker on one's own board and take that action."""
    worker = await me.choose(workers_for_home(me), CHOOSE_WORKER)
    assert worker is not None
    place = await me.choose(own_places(me, worker), CHOOSE_PLACE)
    assert place is not None
    await use_own(me, place, worker)


@ZAIDA.when_cleaning_up
async def recruit_who_is_left(me: Player) -> None:
    """Pay two water to take a worker left in the recruit pool, without its bonus."""
    if not can_pay(me, _TWO_WATER):
        return
    left = [worker for worker in WORKERS if me.state.recruit_pool[worker]]
    worker = await me.may_choose(left, ZAIDA_RECRUITS, at=RECRUIT_POOL.by_word)
    if worker is not None:
        me.tell("anachrony-leader-helped", leader=ZAIDA.key)
        await pay(me, _TWO_WATER)
        me.recruit(worker)


@SAMIRA.when_cleaning_up
async def search_the_mine(me: Player) -> None:
    """Take a resource left in the mine, then pay two water for one more."""
    kinds = RESOURCES if me.edition.samira_takes_neutronium else BASICS
    left = [good for good in kinds if me.state.mine_pool[good]]
    good = await me.choose(left, SAMIRA_MINES, at=MINE_POOL.by_word)
    if good is None:
        return
    me.tell("anachrony-leader-helped", leader=SAMIRA.key)
    me.take_from_mine(good)
    if not can_pay(me, _TWO_WATER):
        return
    left = [good for good in kinds if me.state.mine_pool[good]]
    good = await me.may_choose(left, SAMIRA_MINES, at=MINE_POOL.by_word)
    if good is None:
        return
    me.tell("anachrony-leader-helped", leader=SAMIRA.key)
    await pay(me, _TWO_WATER)
    me.take_from_mine(good)


_TAKE_WATER: Final = Word("caratacus:water", OWN_LEADER())
_GIVE_WATER: Final = Word("caratacus:paradox", OWN_LEADER())


@CARATACUS.when_freely_used()
async def trade_with_the_paradox(me: Player) -> None:
    """Take two water and a paradox, or pay two water to return one."""
    ways = [_TAKE_WATER]
    if me.own.paradoxes and can_pay(me, _TWO_WATER):
        ways.append(_GIVE_WATER)
    if await me.choose(ways, CARATACUS_TRADES) is _TAKE_WATER:
        await gain(me, Gain(water=2, paradox=1))
    else:
        await pay(me, _TWO_WATER)
        await gain(me, Gain(paradox=-1))

"""What a player of some experience answers without thinking, question by question.

Every answer gets what it may be worth in points, see `mind`. Play-outs are played by this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from chronotable.games.anachrony import prompts as ask
from chronotable.games.anachrony.boards import Hex
from chronotable.games.anachrony.choices import Bargain, Era
from chronotable.games.anachrony.phases.action import FreeAction, Send
from chronotable.games.anachrony.pieces import (
    ENGINEER,
    GENIUS,
    NEUTRONIUM,
    NOBODY,
    POWER_PLANT,
    RESEARCH,
    SCIENTIST,
    WATER,
    WORKERS,
    Capital,
    Good,
    Icon,
    Shape,
    Worker,
)
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import Building, Superproject
from chronotable.games.anachrony.warps import WARP_EXOSUIT, WARP_GOODS, WARP_WORKERS, Warp
from chronotable.kernel.decision import Decision
from chronotable.parts.anachrony.mind import KIND_OF, TASTE, Mind, Taste, payable
from chronotable.parts.anachrony.plans import yield_of

# Question by question.

Judge = Callable[[Mind, Decision[Any]], list[float]]


def _take_turn(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for choice in decision.choices:
        if isinstance(choice, Send):
            found.append(mind.best_place(choice.worker))
        elif isinstance(choice, FreeAction):
            found.append(_free(mind, choice))
        else:
            found.append(mind.passing_worth())
    return found


def _free(mind: Mind, action: FreeAction) -> float:
    """What is free comes first, so it counts for more than it is worth, if it is worth anything."""
    first = 20.0
    if action.id == "force_workers":
        if not mind.tired:
            return -9.0
        worth = (
            mind.waking_worth() + mind.morale_worth(-1)
            if mind.own.morale
            else mind.waking_worth() - 3.0
        )
        if mind.active and mind.hands_short() == 0:
            return -9.0  # perhaps somebody can be supplied before it comes to that
        return worth - mind.taste.forcing
    if action.id == "supply":
        price = mind.loss_of(WATER, mind.me.supply_price)
        worth = mind.waking_worth() + mind.morale_worth(1) - price
    elif action.tile is not None:
        assert action.tile.free is not None
        worth = mind.deed_worth(action.tile, action.tile.free, NOBODY)
    elif action.id == "shepherd_caratacus":
        worth = mind.gain_of(WATER, 2) - mind.paradox_cost()
        if mind.own.paradoxes and mind.own.goods[WATER] > 5:
            worth = max(worth, 0.3)
    elif action.id == "patriarch_haulani":
        return 0.1
    else:
        worth = 0.1
    return worth + first if worth > 0 else worth


_BY_WORD: Final[Mapping[str, Worker]] = {worker.word: worker for worker in (*WORKERS, NOBODY)}


def _worker_sent(mind: Mind, said: str) -> Worker:
    """Who is looking for a place: whoever was named in the answer before."""
    worker = _BY_WORD.get(said.rpartition(":")[2])
    if worker is not None:
        return worker
    return next((worker for worker in WORKERS if mind.own.active[worker]), NOBODY)


def _choose_place(mind: Mind, decision: Decision[Any]) -> list[float]:
    worker = _worker_sent(mind, mind.said)
    if worker is not NOBODY:
        # On the way already: nobody is waiting at home any more.
        mind.active -= 1
    found = [mind.place_worth(choice, worker) for choice in decision.choices]
    if worker is not NOBODY:
        mind.active += 1
    return found


def _power_up(mind: Mind, decision: Decision[Any]) -> list[float]:
    me, own = mind.me, mind.own
    water = me.board.water_per_empty_hex * mind.marginal(WATER, own.goods[WATER] + 2)
    awake = mind.active
    asleep = mind.taste.asleep
    hands = awake + asleep * mind.tired
    borrowed = 0.4 if hands else 0.0  # somebody from the future, perhaps
    chance = max(0.0, min(1.0, hands + borrowed - mind.powered))
    found = []
    for choice in decision.choices:
        if isinstance(choice, Hex):
            price = min(
                [mind.price_of(price) for price in me.board.hexes[choice] if payable(me, price)],
                default=0.0,
            )
            many = max(0, mind.powered - 2)
            worth = mind.taste.power * mind.taste.action - mind.taste.crowd * many
            if mind.state.bot is not None:
                worth = mind.taste.bot_power - mind.taste.bot_crowd * many
            found.append(chance * worth - price - water)
        elif isinstance(choice, Bargain):
            traded = choice.what
            found.append(0.0 if isinstance(traded, Gain) else mind.trade_worth(traded) - 0.4)
        else:
            found.append(0.0)
    return found


def _borrow(mind: Mind, decision: Decision[Any]) -> list[float]:
    """Borrow what helps now, if it can be given back before it costs more than it brought."""
    me, own, left = mind.me, mind.own, mind.left
    debts = len(me.warps_out())
    here = len(me.warps_out(me.era))
    if left <= 0.3:
        cost = 0.7
    elif mind.plants:
        cost = mind.taste.owe + mind.taste.owe_more * max(0, debts - 1)
    else:
        cost = mind.taste.owe_long + mind.taste.owe_eras * left + mind.taste.owe_many * debts
    if own.paradoxes + 1 >= me.paradox_limit and left:
        cost += 0.8
    if here:
        cost -= 0.3
    if mind.state.bot is not None:
        cost += mind.taste.bot_owe
    hands = mind.active + 0.7 * mind.tired
    found = []
    for choice in decision.choices:
        if not isinstance(choice, Warp):
            found.append(0.0)
        elif choice in WARP_GOODS:
            good, amount = WARP_GOODS[choice]
            gain = mind.gain_of(good, amount)
            found.append(
                gain - cost + (0.5 if left > 2 and good == NEUTRONIUM and not mind.plants else 0.0)
            )
        elif choice is WARP_EXOSUIT:
            risk = 1.8 if left <= 0.3 else 0.4
            found.append(
                (0.9 * mind.taste.action if hands > mind.powered + 0.5 else 0.0) - cost - risk
            )
        else:
            use = mind.taste.action if mind.powered >= mind.active + 1 else 0.5
            found.append(use + 0.3 * left - mind.marginal(WATER, 3) - cost - 0.5)
    return found


def _build(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for choice in decision.choices:
        tile = choice.tile
        if isinstance(tile, Superproject):
            found.append(mind.project_worth(tile, choice.off))
        else:
            found.append(mind.tile_worth(tile) - mind.price_of(choice.price, choice.off))
    return found


def _plot(mind: Mind, decision: Decision[Any]) -> list[float]:
    """Keep the row free that the evacuation asks for."""
    kind = None if mind.way is None else KIND_OF.get(mind.way.id)
    found = []
    for at in decision.choices:
        worth = -float(at.row is kind)
        worth -= 0.3 * (at.row is POWER_PLANT and not mind.plants)
        worth += 0.1 * mind.me.count_buildings(at.row)
        found.append(worth)
    return found


def _anomaly(mind: Mind, decision: Decision[Any]) -> list[float]:
    kind = None if mind.way is None else KIND_OF.get(mind.way.id)
    found = []
    for at in decision.choices:
        there = mind.own.sectors[at]
        worth = -2.0 * (at.row is kind) - (0.0 if there is None else 1.0 + yield_of(there))
        worth -= 0.5 * (at.row is POWER_PLANT and not mind.plants)
        found.append(worth)
    return found


def _recruit(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [
        mind.recruit_worth(choice) if isinstance(choice, Worker) else 0.0
        for choice in decision.choices
    ]


def _zaida(mind: Mind, decision: Decision[Any]) -> list[float]:
    cost = mind.loss_of(WATER, 2)
    return [
        mind.worker_worth(choice) - cost if isinstance(choice, Worker) else 0.0
        for choice in decision.choices
    ]


def _die(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for choice in decision.choices:
        if isinstance(choice, Shape):
            found.append(mind.shape_worth(choice))
        else:
            found.append(_icon_worth(mind, choice) - 0.6)
    return found


def _icon_worth(mind: Mind, icon: Icon) -> float:
    best = 0.0
    for project, near in mind.projects():
        if (
            project.symbol is not None
            and project.symbol.icon is icon
            and not mind.own.breakthroughs[project.symbol]
        ):
            best = max(best, near * 0.33 * project.points)
    return best + 1.5


def _icon(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [_icon_worth(mind, choice) for choice in decision.choices]


def _pay_breakthrough(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [-_icon_worth(mind, choice) for choice in decision.choices]


def _give_breakthrough(mind: Mind, decision: Decision[Any]) -> list[float]:
    held, found = mind.own.breakthroughs, []
    for choice in decision.choices:
        without = [*held]
        without[choice] -= 1
        found.append(mind.breakthroughs_worth(without))
    return found


def _take_good(mind: Mind, decision: Decision[Any]) -> list[float]:
    goods = mind.own.goods
    return [
        mind.marginal(choice, goods[choice]) if isinstance(choice, Good) else 0.0
        for choice in decision.choices
    ]


def _samira(mind: Mind, decision: Decision[Any]) -> list[float]:
    cost = mind.loss_of(WATER, 2)
    found = _take_good(mind, decision)
    return [
        cost if not isinstance(c, Good) else worth
        for c, worth in zip(decision.choices, found, strict=True)
    ]


def _pay_good(mind: Mind, decision: Decision[Any]) -> list[float]:
    goods = mind.own.goods
    return [-mind.marginal(choice, goods[choice] - 1) for choice in decision.choices]


def _discount(mind: Mind, decision: Decision[Any]) -> list[float]:
    goods = mind.own.goods
    return [mind.marginal(choice, goods[choice] - 1) for choice in decision.choices]


def _gain(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [
        mind.gain_worth(choice.what)
        if isinstance(choice, Bargain) and isinstance(choice.what, Gain)
        else 0.0
        for choice in decision.choices
    ]


def _trade(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [
        mind.trade_worth(choice.what)
        if isinstance(choice, Bargain) and not isinstance(choice.what, Gain)
        else 0.0
        for choice in decision.choices
    ]


def _travel(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for choice in decision.choices:
        if isinstance(choice, Era):
            worth = mind.travel_worth(choice.number)
            if mind.own.focus != choice.number and decision.why == "tile:112":
                worth -= 0.5 * mind.scale * (mind.me.era - choice.number)
            found.append(worth)
        else:
            found.append(0.0)
    return found


def _how_many(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for choice in decision.choices:
        reach = choice.value + mind.me.reach_bonus
        eras = range(max(0, mind.me.era - reach), mind.me.era)
        worth = max([mind.travel_worth(era) for era in eras], default=0.0)
        found.append(worth + choice.value * (1.0 - 0.95 * mind.scale))
    return found


def _repay(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [
        mind.repaying(choice) if isinstance(choice, Warp) else 0.0 for choice in decision.choices
    ]


def _retrieve(mind: Mind, decision: Decision[Any]) -> list[float]:
    """Rather what is hard to give back."""
    found = []
    for choice in decision.choices:
        if isinstance(choice, Warp):
            found.append(
                1.0 + 0.2 * (choice in WARP_WORKERS) + (0.3 if choice is WARP_EXOSUIT else 0.0)
            )
        else:
            found.append(0.0)
    return found


def _lose(mind: Mind, decision: Decision[Any]) -> list[float]:
    tired = mind.own.tired
    return [
        -mind.worker_worth(choice) + 0.5 * (tired[choice] > 0)
        if isinstance(choice, Worker)
        else 0.0
        for choice in decision.choices
    ]


def _choose_worker(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [mind.best_place(choice) for choice in decision.choices]


def _capital(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for choice in decision.choices:
        if isinstance(choice, Capital):
            worker = SCIENTIST if choice is RESEARCH else ENGINEER
            found.append(mind.capital_worth(choice, worker))
        else:
            found.append(0.0)
    return found


def _copy(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for tile in decision.choices:
        assert tile.work is not None
        found.append(mind.deed_worth(tile, tile.work, GENIUS))
    return found


def _which_mood(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [float(choice.key == "mood:tired") for choice in decision.choices]


def _most(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [float(choice.value) for choice in decision.choices]


def _lose_building(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [
        3.5 - mind.tile_worth(choice) if isinstance(choice, Building) else 0.0
        for choice in decision.choices
    ]


def _hex_price(mind: Mind, decision: Decision[Any]) -> list[float]:
    prices = {
        "pay:energy_core": Price(energy_core=1),
        "pay:water": Price(water=3),
        "pay:basics": Price(basic=1),
    }
    return [-mind.price_of(prices[choice.key]) for choice in decision.choices]


def _removal_price(mind: Mind, decision: Decision[Any]) -> list[float]:
    prices = {"pay:neutronium": Price(neutronium=1), "pay:basics": Price(basic=2)}
    return [-mind.price_of(prices[choice.key]) for choice in decision.choices]


def _asset(mind: Mind, decision: Decision[Any]) -> list[float]:
    found = []
    for card in decision.choices:
        gain = card.gain
        worth = sum([n * price for n, price in zip(gain.goods, mind.taste[:6], strict=True)])
        worth += 4.0 * sum(gain.workers) + 3.0 * sum(card.tired) + 2.5 * card.breakthroughs
        found.append(worth)
    return found


_YES: Final = (
    ask.ACT_AGAIN,
    ask.ALSO_FOUND,
    ask.RESEARCH_TOO,
    ask.MOVE_TRACKER,
    ask.SET_SECOND_DIE,
    ask.TAKE_SECOND_WORKER,
)


def _agree(mind: Mind, decision: Decision[Any]) -> list[float]:
    return [float(choice.key == "yes") for choice in decision.choices]


_JUDGES: Final[Mapping[str, Judge]] = {
    ask.TAKE_TURN: _take_turn,
    ask.CHOOSE_PLACE: _choose_place,
    ask.CHOOSE_WORKER: _choose_worker,
    ask.CHOOSE_CREW: _choose_worker,
    ask.POWER_UP: _power_up,
    ask.PAY_FOR_HEX: _hex_price,
    ask.BORROW: _borrow,
    ask.BUILD: _build,
    ask.CHOOSE_PLOT: _plot,
    ask.PLACE_ANOMALY: _anomaly,
    ask.RECRUIT_WORKER: _recruit,
    ask.ZAIDA_RECRUITS: _zaida,
    ask.SET_DIE: _die,
    ask.CHOOSE_ICON: _icon,
    ask.MINE_RESOURCE: _take_good,
    ask.GAIN_BASIC: _take_good,
    ask.SAMIRA_MINES: _samira,
    ask.PAY_BASIC: _pay_good,
    ask.USE_DISCOUNT: _discount,
    ask.CHOOSE_GAIN: _gain,
    ask.TRADE: _trade,
    ask.TRAVEL_TO: _travel,
    ask.HOW_MANY: _how_many,
    ask.REPAY: _repay,
    ask.RETRIEVE_WARP: _retrieve,
    ask.LOSE_WORKER: _lose,
    ask.CONVERT_WORKER: _lose,
    ask.GIVE_UP_WORKER: _lose,
    ask.TIRED_OR_ACTIVE: _which_mood,
    ask.COPY_CAPITAL_ACTION: _capital,
    ask.CHOOSE_CAPITAL_ACTION: _capital,
    ask.COPY_TILE: _copy,
    ask.RETURN_PARADOXES: _most,
    ask.LOSE_BUILDING: _lose_building,
    ask.PAY_FOR_REMOVAL: _removal_price,
    ask.GIVE_BREAKTHROUGH: _give_breakthrough,
    ask.KEEP_ASSET: _asset,
    **dict.fromkeys(ask.PAY_BREAKTHROUGH.values(), _pay_breakthrough),
    **dict.fromkeys(_YES, _agree),
}


def instinct(
    state: State, decision: Decision[Any], said: str = "", taste: Taste = TASTE
) -> list[float] | None:
    """What each answer may be worth, in points; None where experience does not tell."""
    judge = _JUDGES.get(decision.prompt)
    if judge is None:
        return None
    with Tabletop(state, None) as table:
        return judge(Mind(table.players[decision.seat], taste, said), decision)

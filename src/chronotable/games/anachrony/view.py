"""What each seat may know of a table of Anachrony, and worlds that would look the same.

Nearly everything is open. Hidden are the order of stacks and decks, superprojects not yet
revealed, the collapsing tiles before the Impact, and hands of the drafts. Secret warp
choices are no part of the state before they are revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from chronotable.games.anachrony import view_types as seen
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS, TILE_BY_ID
from chronotable.games.anachrony.chronobot.board import Bot
from chronotable.games.anachrony.collapse import COLLAPSE_BY_ID, COLLAPSES
from chronotable.games.anachrony.conditions import conditions_of
from chronotable.games.anachrony.derived import (
    Reckoning,
    places,
    reckonings,
    score_of_bot,
    shown_breakthroughs,
    shown_debt,
    shown_occupant,
    shown_worker,
)
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.experiments import EXPERIMENT_BY_ID, LEVEL_1, LEVEL_2
from chronotable.games.anachrony.pieces import (
    BREAKTHROUGHS,
    CAPITAL,
    ERAS,
    KINDS,
    OCCUPANT_BY_ID,
    Occupant,
)
from chronotable.games.anachrony.places import MAIN_BOARD
from chronotable.games.anachrony.proposed import ASSETS
from chronotable.games.anachrony.serial import load_bot
from chronotable.games.anachrony.setup import ASSETS_KEPT
from chronotable.games.anachrony.state import Own, State
from chronotable.games.anachrony.tile import Building, Superproject, Tile
from chronotable.games.anachrony.view_types import AnachronyView, BotView
from chronotable.games.anachrony.warps import WARPS, Debt, Warp, debt
from chronotable.kernel.chance import Chance
from chronotable.kernel.declared import as_json, json_of
from chronotable.kernel.json import Json

# What a view is built of.
_View: Final = as_json(AnachronyView)
_Own: Final = as_json(seen.Own)
_Bot: Final = as_json(BotView)

_SETTING_UP: Final = ("paths", "leaders", "assets", "conditions")


def revealed(state: State) -> int:
    """How many superprojects of the timeline lie open."""
    return 1 if state.phase in _SETTING_UP else min(state.era + 2, ERAS)


def view(state: State, seat: int | None) -> Json:
    """Everything this seat may know, as JSON-able data."""
    return _with_hands(state, _open(state), seat)


def views(state: State) -> Callable[[int | None], Json]:
    """The same for every seat that is looked up; they share what lies open."""
    return partial(_with_hands, state, _open(state))


def _with_hands(state: State, shown: Json, seat: int | None) -> Json:
    """What lies open, and what this seat holds."""
    own = [*shown["own"]]
    if seat is not None:
        own[seat] = own[seat] | _hands(state.own[seat])
    return shown | {"viewer": seat, "own": own}


def _hands(own: Own) -> Json:
    return {
        "asset_kept": sorted(own.asset_kept),
        "asset_hand": sorted(own.asset_hand),
        "condition_hand": sorted(own.condition_hand),
    }


def _open(state: State) -> Json:
    """What everybody may know."""
    if state.phase not in _SETTING_UP:
        return json_of(_table(state, reckonings(state)))
    shown = json_of(_table(state, [Reckoning()] * state.seats))
    for own in shown["own"]:  # nothing can be reckoned yet
        for name in Reckoning._fields:
            del own[name]
    if shown["bot"] is not None:
        del shown["bot"]["score"]
    return shown


def _table(state: State, reckoned: list[Reckoning]) -> AnachronyView:
    """The whole table, and what follows from each player's board."""
    open_projects = revealed(state)
    deck = state.experiment_deck
    planned = state.options["planned_experiments"] == "yes"
    return _View(
        viewer=None,
        side=state.side,
        edition=state.edition.name,
        limited=state.limited,
        phase=state.phase,
        era=state.era,
        first=state.first,
        turn=state.turn,
        impact=state.impact,
        impact_after=state.impact_after,
        save_earth=state.save_earth,
        seal_fate=state.seal_fate,
        undealt_paths=state.undealt_paths.copy(),
        slots=[[shown_debt(debt) for debt in slots] for slots in state.slots],
        layouts=state.layouts.copy(),
        buried=state.buried.copy(),
        recruit_pool=state.recruit_pool.copy(),
        recruits_left=sorted(state.recruit_deck),
        mine_pool=state.mine_pool.copy(),
        mines_left=sorted(state.mine_deck),
        mine_cubes=state.mine_cubes.copy(),
        breakthroughs=shown_breakthroughs(state.breakthroughs),
        anomalies=state.anomalies,
        flipped=[hexes.copy() for hexes in state.flipped],
        collapses=[[tile.id for tile in tiles] for tiles in state.collapses],
        conditions=state.conditions.copy(),
        evacuation_slots=state.evacuation_slots.copy(),
        superprojects=[
            "?" if era >= open_projects else None if tile is None else tile.id
            for era, tile in enumerate(state.superprojects)
        ],
        primary=[_stack(state, kind) for kind in KINDS],
        secondary=[[tile.id for tile in stack] for stack in state.secondary],
        experiments=[
            "?" if era >= open_projects else id for era, id in enumerate(state.experiments)
        ],
        experiment_deck=[None] * (len(deck) - planned) + deck[-1:] * planned if deck else [],
        bot=None if state.bot is None else _bot(state.bot),
        own=[_own(state, own, told) for own, told in zip(state.own, reckoned, strict=True)],
        places=places(state),
    )


def _stack(state: State, kind: int) -> list[str | None]:
    """A primary stack, bottom first: the top is open, and what was put under it is known."""
    stack = state.primary[kind]
    last = len(stack) - 1
    buried = state.buried[kind]
    return [tile.id if at == last or at < buried else None for at, tile in enumerate(stack)]


def _bot(bot: Bot) -> BotView:
    return _Bot(
        water=bot.water,
        goods=bot.goods.copy(),
        workers=bot.workers.copy(),
        points=bot.points,
        paradoxes=bot.paradoxes,
        anomalies=bot.anomalies,
        morale=bot.morale,
        travels=bot.travels,
        suits=bot.suits,
        acted=bot.acted,
        passed=bot.passed,
        warps=bot.warps.copy(),
        breakthroughs=shown_breakthroughs(bot.breakthroughs),
        buildings=[tile.id for tile in bot.buildings],
        superprojects=[tile.id for tile in bot.superprojects],
        tokens=bot.tokens.copy(),
        score=score_of_bot(bot),
    )


def _own(state: State, own: Own, reckoned: Reckoning) -> seen.Own:
    """What everybody may know of a seat: of its hands, how many cards they hold."""
    drafted = state.phase not in _SETTING_UP or state.phase == "conditions"
    return _Own(
        path=own.path,
        leader="" if state.phase == "paths" else own.leader,
        evacuation=own.evacuation,
        goods=own.goods.copy(),
        active=own.active.copy(),
        tired=own.tired.copy(),
        aside=own.aside.copy(),
        points=own.points,
        paradoxes=own.paradoxes,
        morale=own.morale,
        travels=own.travels,
        suits=own.suits,
        powered=own.powered.copy(),
        ruined=own.ruined.copy(),
        warps=own.warps.copy(),
        sectors=[None if tile is None else tile.id for tile in own.sectors],
        covered=own.covered.copy(),
        busy=[None if each is None else shown_worker(each) for each in own.busy],
        supplying=shown_occupant(own.supplying),
        breakthroughs=shown_breakthroughs(own.breakthroughs),
        focus=own.focus,
        evacuated=own.evacuated,
        experiments=own.experiments.copy(),
        passed=own.passed,
        used=own.used.copy(),
        reservoir=own.reservoir,
        asset_hand=len(own.asset_hand),
        asset_kept=sorted(own.asset_kept) if drafted else len(own.asset_kept),
        condition_hand=len(own.condition_hand),
        prices=reckoned.prices,
        supply_price=reckoned.supply_price,
        paradox_limit=reckoned.paradox_limit,
        evacuation_way=reckoned.evacuation_way,
        figures=reckoned.figures,
        score=reckoned.score,
    )


def secrets(state: State, seat: int | None) -> Iterable[str]:
    """The tiles and cards this seat must not see named."""
    for tile in state.superprojects[revealed(state) :]:
        if tile is not None:
            yield tile.id
    yield from (id for id in state.experiments[revealed(state) :] if id is not None)
    planned = state.options["planned_experiments"] == "yes"
    deck = state.experiment_deck
    yield from deck[:-1] if planned else deck
    for kind in KINDS:
        stack = state.primary[kind]
        yield from (tile.id for tile in stack[state.buried[kind] : -1])
    for tiles in state.collapsing:
        yield from (tile.id for tile in tiles)
    for other, own in enumerate(state.own):
        if other != seat:
            yield from (f"condition:{id}" for id in own.condition_hand)
            yield from (f"asset:{number}" for number in own.asset_hand)
            if state.phase == "assets" and len(own.asset_kept) < ASSETS_KEPT:
                yield from (f"asset:{number}" for number in own.asset_kept)


def deal(table: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """A table that looks like this view, with everything unseen dealt at random."""
    state = State(seats, chance)
    state.options = dict(options)
    state.side = table["side"]
    state.limited = table["limited"]
    state.phase = table["phase"]
    state.era = table["era"]
    state.first = table["first"]
    state.turn = table["turn"]
    state.impact = table["impact"]
    state.impact_after = table["impact_after"]
    state.save_earth = table["save_earth"]
    state.seal_fate = table["seal_fate"]
    state.undealt_paths = [*table["undealt_paths"]]
    state.layouts = [*table["layouts"]]
    state.buried = [*table["buried"]]
    state.recruit_pool = [*table["recruit_pool"]]
    state.mine_pool = [*table["mine_pool"]]
    state.mine_cubes = [*table["mine_cubes"]]
    state.anomalies = table["anomalies"]
    state.flipped = [[*hexes] for hexes in table["flipped"]]
    state.conditions = [*table["conditions"]]
    state.evacuation_slots = [*table["evacuation_slots"]]
    state.edition = EDITIONS[table["edition"]]
    state.bot = None if table["bot"] is None else _deal_bot(table["bot"])
    state.slots = [[_debt(shown) for shown in slots] for slots in table["slots"]]
    state.breakthroughs = _breakthroughs(table["breakthroughs"])
    _deal_places(state, table["places"])
    for own, shown in zip(state.own, table["own"], strict=True):
        _deal_own(own, shown)
    _deal_experiments(state, table, chance)
    if options["leaders"] == "random" and table["phase"] == "paths":
        for own in state.own:
            own.leader = ("first", "second")[chance.below(2)]
    _deal_superprojects(state, table, chance)
    _deal_stacks(state, table, chance)
    state.recruit_deck = [*table["recruits_left"]]
    chance.shuffle(state.recruit_deck)
    state.mine_deck = [*table["mines_left"]]
    chance.shuffle(state.mine_deck)
    state.collapses = [[COLLAPSE_BY_ID[id] for id in tiles] for tiles in table["collapses"]]
    if not state.impact:
        for action in CAPITAL:
            tiles = [tile for tile in COLLAPSES if tile.action is action]
            chance.shuffle(tiles)
            state.collapsing[action] = tiles[: len(state.capital[action])]
    _deal_hands(state, table, chance)
    return state


def _occupant(shown: Json | None) -> Occupant | None:
    if shown is None:
        return None
    return OCCUPANT_BY_ID[f"{shown['seat']}:{shown['worker']}:{shown['comes_home']}"]


def _debt(shown: Json | None) -> Debt | None:
    return None if shown is None else debt(shown["seat"], _WARPS[shown["warp"]])


_WARPS: Final[Mapping[str | None, Warp | None]] = {None: None, **{w.word: w for w in WARPS}}


def _breakthroughs(shown: Iterable[Json]) -> list[int]:
    held = {f"{each['shape']}:{each['icon']}": each["count"] for each in shown}
    return [held.get(tile.word, 0) for tile in BREAKTHROUGHS]


def _deal_places(state: State, shown: Json) -> None:
    """Everybody on the main board."""
    for place in MAIN_BOARD:
        there = shown.get(place.key, {})
        for each in there.get("occupants", [there.get("occupant")]):
            occupant = _occupant(each)
            if occupant is not None:
                place.occupy(state, occupant)


def _deal_bot(shown: Json) -> Bot:
    return load_bot(shown | {"breakthroughs": _breakthroughs(shown["breakthroughs"])})


def _deal_own(own: Own, shown: Json) -> None:
    own.active = [*shown["active"]]
    own.aside = [*shown["aside"]]
    own.covered = [*shown["covered"]]
    own.evacuated = shown["evacuated"]
    own.evacuation = shown["evacuation"]
    own.experiments = [*shown["experiments"]]
    own.focus = shown["focus"]
    own.goods = [*shown["goods"]]
    own.morale = shown["morale"]
    own.paradoxes = shown["paradoxes"]
    own.passed = shown["passed"]
    own.path = shown["path"]
    own.points = shown["points"]
    own.powered = [*shown["powered"]]
    own.reservoir = shown["reservoir"]
    own.ruined = [*shown["ruined"]]
    own.suits = shown["suits"]
    own.tired = [*shown["tired"]]
    own.travels = shown["travels"]
    own.used = [*shown["used"]]
    own.warps = [*shown["warps"]]
    own.sectors = [None if id is None else TILE_BY_ID[id] for id in shown["sectors"]]
    own.busy = [_occupant(each) for each in shown["busy"]]
    own.supplying = _occupant(shown["supplying"])
    own.breakthroughs = _breakthroughs(shown["breakthroughs"])
    own.leader = shown["leader"]


def _deal_superprojects(state: State, table: Json, chance: Chance) -> None:
    open_now = {id for id in table["superprojects"] if id not in (None, "?")}
    open_now |= {id for shown in table["own"] for id in shown["sectors"] if id is not None}
    open_now |= {*table["bot"]["superprojects"]} if table["bot"] else set()
    unseen = [tile for tile in SUPERPROJECTS if tile.id not in open_now]
    chance.shuffle(unseen)
    by_id = {tile.id: tile for tile in SUPERPROJECTS}
    state.superprojects = [
        None if id is None else unseen.pop() if id == "?" else by_id[id]
        for id in table["superprojects"]
    ]


def _deal_experiments(state: State, table: Json, chance: Chance) -> None:
    """Experiments not yet revealed, and the deck of level 2."""
    seen = _seen_experiments(table)
    first, second = (
        [card.id for card in level if card.id not in seen] for level in (LEVEL_1, LEVEL_2)
    )
    chance.shuffle(first)
    chance.shuffle(second)
    state.experiments = [first.pop() if id == "?" else id for id in table["experiments"]]
    state.experiment_deck = [second.pop() if id is None else id for id in table["experiment_deck"]]


def _seen_experiments(table: Json) -> set[str]:
    seen = {*table["experiments"], *table["experiment_deck"]}
    return seen | {id for shown in table["own"] for id in shown["experiments"]}


def _deal_stacks(state: State, table: Json, chance: Chance) -> None:
    by_id: dict[str, Building] = {tile.id: tile for tile in BUILDINGS}
    state.secondary = [[by_id[id] for id in stack] for stack in table["secondary"]]
    placed = {id for stack in (*table["primary"], *table["secondary"]) for id in stack}
    placed |= {id for shown in table["own"] for id in shown["sectors"]}
    placed |= {*table["bot"]["buildings"]} if table["bot"] else set()
    for kind in KINDS:
        unseen = [t for t in BUILDINGS if t.kind is kind and t.id not in placed]
        chance.shuffle(unseen)
        state.primary[kind] = [
            unseen.pop() if id is None else by_id[id] for id in table["primary"][kind]
        ]


def _deal_hands(state: State, table: Json, chance: Chance) -> None:
    """Hands of the drafts: own ones as they are, the others from what is left."""
    for hand, cards in (
        (("asset_kept", "asset_hand"), [asset.number for asset in ASSETS]),
        (("condition_hand",), conditions_of(state)),
    ):
        shown = [entry[name] for entry in table["own"] for name in hand]
        seen = [card for entry in shown if isinstance(entry, list) for card in entry]
        left: list[Any] = [card for card in cards if card not in seen]
        chance.shuffle(left)
        for own, entry in zip(state.own, table["own"], strict=True):
            for name in hand:
                known = entry[name]
                dealt = [*known] if isinstance(known, list) else [left.pop() for _ in range(known)]
                setattr(own, name, sorted(dealt) if name != "asset_kept" else dealt)


def swap(state: State, table: Json, one: str, other: str) -> bool:
    """Let two unseen things of one kind change places."""
    first, second = one.rpartition(":")[2], other.rpartition(":")[2]
    if one.startswith("recruits:") and other.startswith("recruits:"):
        return _swap_in([state.recruit_deck], int(first) - 1, int(second) - 1)
    if one.startswith("mine:") and other.startswith("mine:"):
        return _swap_in([state.mine_deck], int(first) - 1, int(second) - 1)
    if one.startswith("asset:") and other.startswith("asset:"):
        return _swap_cards(state, table, ("asset_hand", "asset_kept"), int(first), int(second))
    if one.startswith("condition:") and other.startswith("condition:"):
        return _swap_cards(state, table, ("condition_hand",), first, second)
    if first in COLLAPSE_BY_ID and second in COLLAPSE_BY_ID:
        pair = (COLLAPSE_BY_ID[first], COLLAPSE_BY_ID[second])
        alike = pair[0].action is pair[1].action
        return alike and not table["impact"] and _swap_in(state.collapsing, *pair)
    if first in EXPERIMENT_BY_ID and second in EXPERIMENT_BY_ID:
        if EXPERIMENT_BY_ID[first].level != EXPERIMENT_BY_ID[second].level:
            return False
        seen = _seen_experiments(table)
        if first in seen or second in seen:
            return False
        return _swap_in([state.experiments, state.experiment_deck], first, second)
    if first in TILE_BY_ID and second in TILE_BY_ID:
        return _swap_tiles(state, table, TILE_BY_ID[first], TILE_BY_ID[second])
    return False


def _swap_cards(
    state: State, table: Json, hands: Iterable[str], first: object, second: object
) -> bool:
    """Two cards of a draft, neither of them seen."""
    shown = [entry[hand] for entry in table["own"] for hand in hands]
    if any(card in cards for cards in shown if isinstance(cards, list) for card in (first, second)):
        return False
    return _swap_in([getattr(own, hand) for own in state.own for hand in hands], first, second)


def _swap_tiles(state: State, table: Json, first: Tile, second: Tile) -> bool:
    """Two buildings of one kind in a stack, or two superprojects, neither of them seen."""
    if isinstance(first, Building) and isinstance(second, Building):
        if first.kind is not second.kind:
            return False
    elif not isinstance(first, Superproject) or not isinstance(second, Superproject):
        return False
    seen = {id for stack in table["primary"] for id in stack} | {*table["superprojects"]}
    seen |= {id for stack in table["secondary"] for id in stack}
    seen |= {id for shown in table["own"] for id in shown["sectors"]}
    if first.id in seen or second.id in seen:
        return False
    return _swap_in([*state.primary, state.superprojects], first, second)


def _swap_in(lists: Iterable[list[Any]], first: Any, second: Any) -> bool:
    """Exchange two entries wherever they are; one of them may be nowhere."""
    found = False
    for entries in lists:
        for at, entry in enumerate(entries):
            if entry == first:
                entries[at], found = second, True
            elif entry == second:
                entries[at], found = first, True
    return found

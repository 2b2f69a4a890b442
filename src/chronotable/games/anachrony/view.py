"""What each seat may know of a table of Anachrony, and worlds that would look the same.

Nearly everything is open. Hidden are the order of stacks and decks, superprojects not yet
revealed, the collapsing tiles before the Impact, and hands of the drafts. Secret warp
choices are no part of the state before they are revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS, TILE_BY_ID
from chronotable.games.anachrony.chronobot.board import Bot
from chronotable.games.anachrony.collapse import COLLAPSE_BY_ID, COLLAPSES
from chronotable.games.anachrony.conditions import conditions_of
from chronotable.games.anachrony.derived import (
    of_bot,
    places,
    players,
    shown_breakthroughs,
    shown_debt,
    shown_occupant,
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
from chronotable.games.anachrony.serial import copied, dump_bot, load_bot
from chronotable.games.anachrony.setup import ASSETS_KEPT
from chronotable.games.anachrony.state import Own, State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import Building, Superproject, Tile
from chronotable.games.anachrony.warps import WARPS, Debt, Warp, debt
from chronotable.kernel.chance import Chance
from chronotable.kernel.json import Json

_SETTING_UP: Final = ("paths", "leaders", "assets", "conditions")

_OPEN: Final = (
    "side",
    "limited",
    "phase",
    "era",
    "first",
    "turn",
    "impact",
    "impact_after",
    "save_earth",
    "seal_fate",
    "undealt_paths",
    "layouts",
    "buried",
    "recruit_pool",
    "mine_pool",
    "mine_cubes",
    "anomalies",
    "flipped",
    "conditions",
    "evacuation_slots",
)
_HANDS: Final = ("asset_hand", "condition_hand")
_PIECES: Final = ("sectors", "busy", "supplying", "breakthroughs")
_OWN_OPEN: Final = tuple(
    name for name in Own.__slots__ if name not in (*_HANDS, *_PIECES, "asset_kept", "leader")
)


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
    return {name: sorted(getattr(own, name)) for name in ("asset_kept", *_HANDS)}


def _open(state: State) -> Json:
    """What everybody may know."""
    shown: Json = {name: copied(getattr(state, name)) for name in _OPEN}
    shown["edition"] = state.edition.name
    open_projects = revealed(state)
    shown["superprojects"] = [
        ("?" if era >= open_projects else None if tile is None else tile.id)
        for era, tile in enumerate(state.superprojects)
    ]
    shown["primary"] = [_stack(state, kind) for kind in KINDS]
    shown["secondary"] = [[tile.id for tile in stack] for stack in state.secondary]
    shown["recruits_left"] = sorted(state.recruit_deck)
    shown["mines_left"] = sorted(state.mine_deck)
    shown["collapses"] = [[tile.id for tile in tiles] for tiles in state.collapses]
    shown["experiments"] = [
        "?" if era >= open_projects else id for era, id in enumerate(state.experiments)
    ]
    deck = state.experiment_deck
    planned = state.options["planned_experiments"] == "yes"
    shown["experiment_deck"] = [None] * (len(deck) - planned) + deck[-1:] * planned if deck else []
    shown["slots"] = [[shown_debt(debt) for debt in slots] for slots in state.slots]
    shown["breakthroughs"] = shown_breakthroughs(state.breakthroughs)
    shown["bot"] = None if state.bot is None else _bot(state.bot)
    shown["own"] = [_own(state, own) for own in state.own]
    with Tabletop(state, None) as table:
        shown["places"] = places(table)
        if state.phase not in _SETTING_UP:
            for own, derived in zip(shown["own"], players(table), strict=True):
                own |= derived
            if state.bot is not None:
                shown["bot"] |= of_bot(state.bot)
    return shown


def _stack(state: State, kind: int) -> list[str | None]:
    """A primary stack, bottom first: the top is open, and what was put under it is known."""
    stack = state.primary[kind]
    last = len(stack) - 1
    buried = state.buried[kind]
    return [tile.id if at == last or at < buried else None for at, tile in enumerate(stack)]


def _bot(bot: Bot) -> Json:
    return dump_bot(bot) | {"breakthroughs": shown_breakthroughs(bot.breakthroughs)}


def _own(state: State, own: Own) -> Json:
    """What everybody may know of a seat: of its hands, how many cards they hold."""
    shown: Json = {name: copied(getattr(own, name)) for name in _OWN_OPEN}
    shown["sectors"] = [None if tile is None else tile.id for tile in own.sectors]
    shown["busy"] = [shown_occupant(each) for each in own.busy]
    shown["supplying"] = shown_occupant(own.supplying)
    shown["breakthroughs"] = shown_breakthroughs(own.breakthroughs)
    shown["leader"] = "" if state.phase == "paths" else own.leader
    drafted = state.phase not in _SETTING_UP or state.phase == "conditions"
    shown["asset_kept"] = sorted(own.asset_kept) if drafted else len(own.asset_kept)
    for hand in _HANDS:
        shown[hand] = len(getattr(own, hand))
    return shown


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
    for name in _OPEN:
        setattr(state, name, copied(table[name]))
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
    for name in _OWN_OPEN:
        setattr(own, name, copied(shown[name]))
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

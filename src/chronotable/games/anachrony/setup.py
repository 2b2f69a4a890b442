"""Set-up: stacks, timeline, paths, leaders, drafts, and what everybody starts with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chronotable.games.anachrony import doomsday
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.capital import random_breakthrough
from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.collapse import COLLAPSES
from chronotable.games.anachrony.conditions import CONDITIONS, conditions_of
from chronotable.games.anachrony.decks import MINES, RECRUITS
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.paths import STARTS
from chronotable.games.anachrony.pieces import CAPITAL, ERAS, KINDS, PATHS, WATER, WORKERS
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.prompts import (
    CHOOSE_LEADER,
    CHOOSE_PATH,
    KEEP_ASSET,
    KEEP_CONDITION,
)
from chronotable.games.anachrony.proposed import ASSETS, LAYOUTS, Asset
from chronotable.games.anachrony.state import State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.view_types import CONDITION_CARD, LEADER_CARD
from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import Decision, Word
from chronotable.kernel.effect import together
from chronotable.kernel.message import Message

_EXTRA_WATER: Final = (0, 1, 1, 2)
_DEALT_ASSETS: Final = {1: 8, 2: 8, 3: 5, 4: 4}
_DEALT_CONDITIONS: Final = {2: (4, 2, 1), 3: (2, 1, 2), 4: (2, 1, 1)}  # dealt, kept, at random
ASSETS_KEPT: Final = 4


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """The table before the first question."""
    state = State(seats, chance)
    state.options = dict(options)
    state.side = "B" if options["side"] == "B" else "A"
    state.edition = EDITIONS[options["edition"]]
    said = {"edition": state.edition.supply_runs_out, "limited": True, "unlimited": False}
    state.limited = said[options["supply"]]
    state.first = state.turn = chance.below(seats)
    if seats == 1:
        chronobot.join(state)
    _lay_stacks(state, chance)
    _deal_paths(state, chance)
    if options["assets"] == "draft":
        cards = [asset.number for asset in ASSETS]
        chance.shuffle(cards)
        size = _DEALT_ASSETS[seats]
        for seat, own in enumerate(state.own):
            own.asset_hand = cards[seat * size : (seat + 1) * size]
    if options["doomsday"] == "yes":
        doomsday.lay_out(state, chance)
    _deal_conditions(state, chance)
    return state


def _lay_stacks(state: State, chance: Chance) -> None:
    for kind in KINDS:
        state.primary[kind] = [tile for tile in BUILDINGS if tile.kind is kind]
        chance.shuffle(state.primary[kind])
    projects = list(SUPERPROJECTS)
    chance.shuffle(projects)
    state.superprojects = [*projects[:ERAS]]
    state.recruit_deck = list(range(len(RECRUITS)))
    chance.shuffle(state.recruit_deck)
    state.mine_deck = list(range(len(MINES)))
    chance.shuffle(state.mine_deck)
    hexes = len(state.capital[0])
    for action in CAPITAL:
        tiles = [tile for tile in COLLAPSES if tile.action is action]
        chance.shuffle(tiles)
        state.collapsing[action] = tiles[:hexes]
    if state.options["timeline"] == "alternate":
        designs = list(range(len(LAYOUTS)))
        chance.shuffle(designs)
        state.layouts = designs[:ERAS]


def _deal_paths(state: State, chance: Chance) -> None:
    paths = [int(path) for path in PATHS]
    if state.options["paths"] == "random":
        chance.shuffle(paths)
        for own in state.own:
            own.path = paths.pop()
    state.undealt_paths = sorted(paths)
    for own in state.own:
        own.evacuation = chance.below(2)
    if state.options["leaders"] == "random":
        for own in state.own:
            own.leader = ("first", "second")[chance.below(2)]


def _deal_conditions(state: State, chance: Chance) -> None:
    if state.bot is not None:
        return  # nobody to compare with
    cards = conditions_of(state)
    chance.shuffle(cards)
    if state.options["endgame"] == "random":
        state.conditions = sorted(cards[:5])
        return
    dealt = _DEALT_CONDITIONS[state.seats][0]
    for own in state.own:
        own.condition_hand = sorted(cards[:dealt])
        del cards[:dealt]
    state.conditions = []


# Phases of set-up. Each can be entered afresh at its question.


async def choose_paths(table: Tabletop) -> None:
    """In turn order, everybody takes a path that is left."""
    state = table.state
    for me in table.in_turn_order:
        if me.own.path < 0:
            left = [PATHS[path] for path in state.undealt_paths]
            state.turn = me.seat
            path = await Decision(me.seat, CHOOSE_PATH, left, boundary=True)
            me.own.path = int(path)
            state.undealt_paths.remove(int(path))
            me.take_board()
            me.tell("anachrony-took-path", path=path.key)
    state.phase = "leaders"


async def choose_leaders(table: Tabletop) -> None:
    """Everybody chooses one of two leaders, all at the same time."""
    state = table.state
    if state.bot is not None and state.options["difficulty"] == "expert":
        table.players[0].own.leader = ""
        state.phase = "assets"
        return
    if state.options["leaders"] == "random":
        for me in table.players:
            me.own.leader = LEADERS[PATHS[me.own.path]][me.own.leader == "second"]
    else:
        picks = await together(
            {me.seat: Decision(me.seat, CHOOSE_LEADER, _leaders(me)) for me in table.players},
            boundary=True,
        )
        for seat, pick in picks.items():
            table.players[seat].own.leader = pick.key.partition(":")[2]
    for me in table.players:
        me.tell("anachrony-took-leader", leader=me.leader.key)
    state.phase = "assets"


def _leaders(me: Player) -> list[Word]:
    return [Word(f"leader:{leader}", LEADER_CARD(leader)) for leader in LEADERS[PATHS[me.own.path]]]


async def draft_assets(table: Tabletop) -> None:
    """Pick a card, pass the rest to the right, until everybody has four."""
    state = table.state
    if state.options["assets"] == "draft":
        while len(table.players[0].own.asset_kept) < ASSETS_KEPT:
            picks = await together(
                {me.seat: Decision(me.seat, KEEP_ASSET, _hand(me)) for me in table.players},
                boundary=True,
            )
            for seat, card in picks.items():
                own = state.own[seat]
                own.asset_hand.remove(card.number)
                own.asset_kept.append(card.number)
            hands = [own.asset_hand for own in state.own]
            for seat, own in enumerate(state.own):
                own.asset_hand = hands[(seat + 1) % state.seats]
        _begin_by_numbers(table)
    state.phase = "conditions"


def _hand(me: Player) -> list[Asset]:
    return [ASSETS[number - 1] for number in sorted(me.own.asset_hand)]


def _begin_by_numbers(table: Tabletop) -> None:
    """The lowest sum of numbers begins; a tie goes to the lowest single number."""
    state = table.state
    for me in table.players:
        cards = [f"asset:{number}" for number in sorted(me.own.asset_kept)]
        me.tell("anachrony-drafted", reveals=True, cards=cards)
        me.own.asset_hand = []
    if state.bot is not None:
        return
    kept = [own.asset_kept for own in state.own]
    state.first = min(range(state.seats), key=lambda seat: (sum(kept[seat]), min(kept[seat])))


class Condition:
    """An endgame condition as something to choose."""

    __slots__ = ("id", "key", "label", "place")

    def __init__(self, id: str) -> None:
        self.id = id
        self.place = CONDITION_CARD(id)
        self.key = f"condition:{id}"
        self.label = Message("name", {"it": self.key})


_CONDITIONS: Final = {id: Condition(id) for id in CONDITIONS}


async def draft_conditions(table: Tabletop) -> None:
    """Everybody keeps some of the endgame conditions dealt; a few more come at random."""
    state = table.state
    if state.options["endgame"] == "draft":
        _, kept, extra = _DEALT_CONDITIONS[state.seats]
        picks = await together(
            {me.seat: _keep_conditions(me, kept) for me in table.players}, boundary=True
        )
        chosen = [id for ids in picks.values() for id in ids]
        rest = _conditions_to_add(state, chosen)
        state.chance.shuffle(rest)
        state.conditions = sorted(chosen + rest[:extra])
        for own in state.own:
            own.condition_hand = []
        table.tell(
            "anachrony-conditions",
            reveals=True,
            cards=[f"condition:{id}" for id in state.conditions],
        )
    begin(table)
    state.phase = "preparation"


def _conditions_to_add(state: State, chosen: list[str]) -> list[str]:
    """Cards of which some come at random: those not dealt, or all that nobody has kept."""
    left = [id for id in conditions_of(state) if id not in chosen]
    dealt = [id for own in state.own for id in own.condition_hand]
    undealt = [id for id in left if id not in dealt]
    # Eight cards are all dealt to two or to four players.
    return undealt if undealt and state.edition.added_conditions_are_undealt else left


async def _keep_conditions(me: Player, number: int) -> list[str]:
    hand = [_CONDITIONS[id] for id in me.own.condition_hand]
    kept: list[str] = []
    for _ in range(number):
        left = [card for card in hand if card.id not in kept]
        kept.append((await Decision(me.seat, KEEP_CONDITION, left)).id)
    return kept


def begin(table: Tabletop) -> None:
    """Everybody takes start assets, and water for sitting late in the turn order."""
    # Against Chronobot, who begins, the player sits second.
    extra = _EXTRA_WATER if table.state.bot is None else _EXTRA_WATER[1:]
    for me, water in zip(table.in_turn_order, extra, strict=False):
        own = me.own
        own.morale = me.board.morale_start
        if table.state.options["assets"] == "draft":
            _take_drafted(me)
        else:
            start = STARTS[PATHS[own.path]]
            own.goods[:] = start.goods
            own.active[:] = start.active
            own.tired[:] = start.tired
            for _ in range(start.breakthroughs):
                random_breakthrough(me)
        own.goods[WATER] += water
    if table.state.bot is None:
        table.tell("anachrony-begins", first=f"seat:{table.state.first}")
    else:
        table.tell("anachrony-bot-begins")


def _take_drafted(me: Player) -> None:
    own = me.own
    own.goods[:] = (0, 0, 0, 0, 2, 2)
    own.active[:] = (2, 1, 0, 0)
    for number in own.asset_kept:
        card = ASSETS[number - 1]
        for good, amount in enumerate(card.gain.goods):
            own.goods[good] += amount
        for worker in WORKERS:
            own.active[worker] += card.gain.workers[worker]
            own.tired[worker] += card.tired[worker]
        for _ in range(card.breakthroughs):
            random_breakthrough(me)

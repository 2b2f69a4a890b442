"""Phase 5, actions: clockwise turns of free actions and one placement, until all have passed."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.box import TILE_BY_ID
from chronotable.games.anachrony.chronobot import rules as chronobot
from chronotable.games.anachrony.chronobot.board import SEAT
from chronotable.games.anachrony.deeds import can_do, do
from chronotable.games.anachrony.leaders import ALL_LEADERS
from chronotable.games.anachrony.pieces import NOBODY, WORKERS, Worker
from chronotable.games.anachrony.places import (
    OwnPlace,
    WorkPlace,
    can_be_empty,
    can_supply,
    go_out,
    out_places,
    own_places,
    own_slots,
    places_for_anybody,
    use_own,
)
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.prompts import CHOOSE_PLACE, LOSE_WORKER, TAKE_TURN
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import Tile
from chronotable.games.anachrony.view_types import OWN_LEADER, OWN_SUPPLY, TIRED_COLUMN
from chronotable.games.anachrony.workers import lose_worker, take_supply
from chronotable.kernel.decision import AtBoundary, Word
from chronotable.kernel.message import Message
from chronotable.kernel.place import Place


class Send:
    """Placing a worker of this type, or an empty exosuit."""

    __slots__ = ("key", "label", "place", "worker")

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.place = worker.place
        self.key = f"place:{worker.word}"
        self.label = Message("anachrony-option-send", {"worker": worker.key})


class FreeAction:
    """A free action, once an era."""

    __slots__ = ("id", "key", "label", "place", "tile")

    def __init__(self, id: str, tile: Tile | None = None, place: Place | None = None) -> None:
        self.id = id
        self.tile = tile
        self.place = place if tile is None else tile.place
        self.key = f"free:{id}"
        self.label = Message("anachrony-option-free", {"action": self.key})


SENDS: Final = {worker: Send(worker) for worker in (*WORKERS, NOBODY)}
FORCE: Final = FreeAction("force_workers", place=TIRED_COLUMN())
SUPPLY: Final = FreeAction("supply", place=OWN_SUPPLY())
LEADER_ACTIONS: Final = {
    leader.id: FreeAction(leader.id, place=OWN_LEADER())
    for leader in ALL_LEADERS
    if leader.free_action is not None
}
TILE_ACTIONS: Final = {
    id: FreeAction(id, tile) for id, tile in TILE_BY_ID.items() if tile.free is not None
}
PASS: Final = Word("pass")

Option = Send | FreeAction | Word


async def act(table: Tabletop) -> None:
    """Turns go round until everybody has passed."""
    state = table.state
    if state.bot is not None:
        await _act_alone(table)
    while not all([own.passed for own in state.own]):
        me = table.players[state.turn]
        if not me.own.passed:
            await _turn(me)
        state.turn = (state.turn + 1) % state.seats
        table.players[state.turn].begin_turn()
    for own in state.own:
        own.reservoir = 0
    state.phase = "clean_up"


async def _act_alone(table: Tabletop) -> None:
    """The player and Chronobot take turns; once the player has passed, the bot has its least."""
    state, me, bot = table.state, table.players[0], table.bot
    while not me.own.passed or (
        not bot.passed and bot.acted < state.edition.chronobot_least_actions
    ):
        if state.turn == SEAT:
            if not bot.passed:
                chronobot.take_turn(table)
        elif not me.own.passed:
            await _turn(me)
        state.turn = 1 - state.turn
        me.begin_turn()
    state.turn = 0


async def _turn(me: Player) -> None:
    """Free actions as many as there are, then a placement, or pass."""
    while True:
        choice = await AtBoundary(me, TAKE_TURN, turn_options)
        if isinstance(choice, FreeAction):
            await _take_free(me, choice)
        elif isinstance(choice, Send):
            await _place(me, choice.worker)
            break
        else:
            me.pass_turn()
            break
    me.own.reservoir = 0


def turn_options(me: Player) -> list[Option]:
    """Whom the player can send out, free actions, and passing."""
    options: list[Option] = []
    powered = any(me.own.powered)
    anybody = powered or bool(places_for_anybody(me))
    for worker in WORKERS:
        if me.active[worker] and (anybody or own_slots(me, worker)):
            options.append(SENDS[worker])
    if powered and can_be_empty(me):
        options.append(SENDS[NOBODY])
    if me.has_marker:
        options += free_actions(me)
    if options == [FORCE] and not any(me.tired):
        options = []  # ANA-164: whoever has nothing else left to do just passes
    options.append(PASS)
    return options


async def _place(me: Player, worker: Worker) -> None:
    """Choose where the worker goes, on the main board or on one's own, and act there."""
    places: list[WorkPlace | OwnPlace] = [*out_places(me, worker)]
    if worker is not NOBODY:
        places += own_places(me, worker)
    place = await me.choose(places, CHOOSE_PLACE)
    assert place is not None
    if isinstance(place, WorkPlace):
        await go_out(me, place, worker)
    else:
        await use_own(me, place, worker)


# Free actions.


def free_actions(me: Player) -> list[FreeAction]:
    """Free actions not yet taken in this era that would do something now."""
    used = me.own.used
    found: list[FreeAction] = []
    if FORCE.id not in used and can_force_workers(me):
        found.append(FORCE)
    if me.board.supply_is_free_action and SUPPLY.id not in used and can_supply(me):
        found.append(SUPPLY)
    for _, tile in me.tiles:
        if tile.free is not None and tile.id not in used and can_do(me, tile.free):
            found.append(TILE_ACTIONS[tile.id])
    leader = me.leader
    if leader.id in LEADER_ACTIONS and leader.id not in used and leader.can_act(me):
        found.append(LEADER_ACTIONS[leader.id])
    return found


async def _take_free(me: Player, action: FreeAction) -> None:
    me.mark_used(action.id)
    me.tell("anachrony-free-action", action=action.key)
    if action is FORCE:
        await force_workers(me)
    elif action is SUPPLY:
        await take_supply(me)
    elif action.tile is not None:
        assert action.tile.free is not None
        await do(me, action.tile, action.tile.free)
    else:
        assert me.leader.free_action is not None
        await me.leader.free_action(me)


def can_force_workers(me: Player) -> bool:
    """Whether forcing workers would change anything; nobody has to be tired."""
    return any(me.tired) or me.own.morale > 0 or (not _is_spared(me) and bool(me.workers_to_pay))


async def force_workers(me: Player) -> None:
    """Wake everybody at the price of morale, or of a worker when there is no morale left."""
    me.wake_all()
    if not me.move_morale(-1) and not _is_spared(me):
        await lose_worker(me, me.workers_to_pay, LOSE_WORKER)


def _is_spared(me: Player) -> bool:
    return me.has(lambda tile: tile.endorphins)

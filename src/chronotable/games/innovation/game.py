"""Innovation: set-up, turn, end. Read this file first.

Everybody melds one of two cards at the same time; the lowest title begins. A turn is two
actions: draw, meld, dogma or achieve. The game ends by achievements, by a card, or when a
card above age 10 would have to be drawn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.innovation import INFO, coverage, serial, view
from chronotable.games.innovation.alphabet import place, title
from chronotable.games.innovation.box import BOX
from chronotable.games.innovation.card import COLORS, Activate, Meld
from chronotable.games.innovation.card_text import texts
from chronotable.games.innovation.check import check
from chronotable.games.innovation.dogma import activate
from chronotable.games.innovation.findings import findings
from chronotable.games.innovation.for_clients import box
from chronotable.games.innovation.goals import POINTS_PER_AGE
from chronotable.games.innovation.player import Player
from chronotable.games.innovation.prompts import CHOOSE_ACTION, FIRST_MELD
from chronotable.games.innovation.state import State, set_up
from chronotable.games.innovation.tabletop import Tabletop
from chronotable.games.innovation.view_types import (
    ACHIEVEMENT,
    PLAIN_DRAW,
    InnovationBox,
    InnovationView,
)
from chronotable.games.innovation.zones import CLAIMED, MIDDLE
from chronotable.kernel.decision import AtBoundary, Decision
from chronotable.kernel.declared import Shapes
from chronotable.kernel.effect import together
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Checks, ForClients, Rules
from chronotable.kernel.game import Game
from chronotable.kernel.message import Message


class Achieve:
    """The action of claiming the achievement of an age."""

    __slots__ = ("age", "key", "label", "place")

    def __init__(self, age: int) -> None:
        self.age = age
        self.place = ACHIEVEMENT(age)
        self.key = f"achieve:{age}"
        self.label = Message("innovation-option-achieve", {"age": age})


class Draw:
    """The action of drawing a card."""

    key = "draw"
    place: ClassVar = PLAIN_DRAW()


DRAW: Final = Draw()
ACHIEVES: Final = [Achieve(age) for age in range(1, 10)]


async def first_meld(table: Tabletop) -> None:
    """Everybody melds one of two cards in secret; the lowest title takes the first turn."""
    picks = await together(
        {p.seat: Decision(p.seat, FIRST_MELD, [*p.hand]) for p in table.players}, boundary=True
    )
    for seat, card in picks.items():
        table.players[seat].meld(card)
    state = table.state
    edition = state.edition
    titles = {seat: title(card, edition) for seat, card in picks.items()}
    state.turn = min(titles, key=lambda seat: place(titles[seat], edition))
    state.started = True
    state.actions_left = 1
    table.tell(
        "innovation-begins", who=f"seat:{state.turn}", title=titles[state.turn], cards=edition
    )


def legal_actions(me: Player) -> list[Draw | Meld | Activate | Achieve]:
    """Draw always; meld any hand card; use any top card; claim what points and age allow."""
    actions: list[Draw | Meld | Activate | Achieve] = [DRAW]
    for card in me.hand:
        actions.append(card.meld)
    for pile in me.piles:
        if pile:
            actions.append(pile[-1].activate)
    points = me.points
    if points >= POINTS_PER_AGE:
        reach = min(points // POINTS_PER_AGE, me.highest_top)
        ages = sorted([card.age for card in me.state.zones[MIDDLE] if card.age <= reach])
        actions += [ACHIEVES[age - 1] for age in ages]
    return actions


async def take_action(table: Tabletop) -> None:
    """One action of the active player, and the end of the turn if it was the last."""
    me = table.active
    action = await AtBoundary(me, CHOOSE_ACTION, legal_actions)
    if action is DRAW:
        me.draw_highest()
    elif isinstance(action, Meld):
        me.meld(action.card)
    elif isinstance(action, Activate):
        await activate(me, action.card)
    elif isinstance(action, Achieve):
        achieve(me, action.age)
    state = table.state
    state.actions_left -= 1
    if not state.actions_left:
        end_turn(state)


def achieve(me: Player, age: int) -> None:
    """Claim the achievement of this age; its face stays down."""
    state = me.state
    card = next(card for card in state.zones[MIDDLE] if card.age == age)
    state.zones[MIDDLE].remove(card)
    me.claimed.append(card)
    state.where[card.number] = me.first_zone + CLAIMED
    me.table.changes += 1
    me.table.tell("innovation-achieved", who=me.key, age=age)
    me.table.check_achievements(me.seat)


def end_turn(state: State) -> None:
    """The next player clockwise has two actions; with four, the second player's first turn one."""
    state.turn = (state.turn + 1) % state.seats
    state.turns_taken += 1
    state.actions_left = 1 if state.seats == 4 and state.turns_taken == 1 else 2
    state.tucked = [0] * state.seats
    state.scored = [0] * state.seats


async def play(state: State, log: Log | None) -> None:
    """The first meld, then one action after the other, from wherever the state stands."""
    with Tabletop(state, log) as table:
        if not state.started:
            await first_meld(table)
        while True:
            await take_action(table)


ACTIONS: Final = (
    DRAW.key,
    *(card.meld.key for card in BOX),
    *(f"dogma:{color.word}" for color in COLORS),
    *(one.key for one in ACHIEVES),
    *(card.key for card in BOX),
    *(color.key for color in COLORS),
    *(f"value:{value}" for value in range(1, 11)),
    *(f"seat:{seat}" for seat in range(4)),
    *(f"score:{seat}:{value}" for seat in range(4) for value in range(1, 11)),
    "option:a",
    "option:b",
    "yes",
    "no",
    "done",
)

GAME = Game(
    INFO,
    Rules("2", ACTIONS, set_up, play),
    serial=serial,
    secrets=view,
    checks=Checks(check, coverage),
    for_clients=ForClients(texts, box),
    findings=findings,
    shapes=Shapes(InnovationView, InnovationBox, view.places),
)

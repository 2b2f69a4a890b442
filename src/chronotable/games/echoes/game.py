"""Echoes of Time: set-up, round, end. Read this file first.

Before round one everybody plays a card. A round is a time phase (all tiles slide, what leaves
a board is summoned, everybody draws), an action phase (clockwise from the start player, two
turns each, one main action and any free ones in a turn), and an end phase.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from chronotable.games.echoes import INFO, coverage, serial, view
from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import (
    MOST_STEPS,
    Card,
    Movement,
    PlayCard,
    SourceChoice,
    UseFlame,
)
from chronotable.games.echoes.card_text import texts
from chronotable.games.echoes.check import check
from chronotable.games.echoes.conquest import conquer, fortify, reinforce, source_actions
from chronotable.games.echoes.effects import WAYS, stays_home
from chronotable.games.echoes.findings import findings
from chronotable.games.echoes.for_clients import printed
from chronotable.games.echoes.moving import move_and_go_on
from chronotable.games.echoes.player import Player
from chronotable.games.echoes.playing import all_may_be_alike, distinct, in_hand, play, plays
from chronotable.games.echoes.prompts import (
    CHOOSE_ACTION,
    FIRST_PLAY,
    FREE_ACTION,
    HAND_LIMIT,
    PAY,
    SUMMON_NEXT,
)
from chronotable.games.echoes.setup import set_up
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.state import ACTION, END, SUMMON, TIME, TURNS, State
from chronotable.games.echoes.state import FIRST_PLAY as FIRST_PLAY_PHASE
from chronotable.games.echoes.state import HAND_LIMIT as CARDS_IN_HAND
from chronotable.games.echoes.summoning import flames, summon, use_flame
from chronotable.games.echoes.tabletop import Tabletop
from chronotable.games.echoes.timeline import active
from chronotable.games.echoes.view_types import DRAW_PILE, EchoesBox, EchoesView
from chronotable.kernel.decision import DONE, AtBoundary, Decision, Word
from chronotable.kernel.declared import Shapes
from chronotable.kernel.effect import together
from chronotable.kernel.event import Log
from chronotable.kernel.facets import Checks, ForClients, Rules
from chronotable.kernel.game import Game
from chronotable.kernel.message import Param


class Draw:
    """The main action of drawing cards."""

    key = "draw"
    place: ClassVar = DRAW_PILE()


DRAW: Final = Draw()
MAIN_DRAW: Final = 2
MAIN_STEPS: Final = 2

Action: TypeAlias = Draw | PlayCard | Movement | SourceChoice | UseFlame


# Before round one.


async def first_play(table: Tabletop) -> None:
    """Everybody chooses a card and its payment in secret; all are shown together."""
    picks = await together({p.seat: _choose_first(p) for p in table.players}, boundary=True)
    for me in table.in_turn_order:
        card, paid = picks[me.seat]
        me.lay(card, card.time)
        for other in paid:
            me.discard(other)
    table.state.phase = SUMMON
    table.state.turns = 0


async def _choose_first(me: Player) -> tuple[Card, list[Card]]:
    """The card to begin with, and the cards to pay for it."""
    chosen = (await Decision(me.seat, FIRST_PLAY, plays(me), secret=True)).card
    rest = [*me.hand]
    rest.remove(chosen)
    paid: list[Card] = []
    for left in range(chosen.cards, 0, -1):
        params: dict[str, Param] = {"card": chosen.key, "count": left}
        one = await Decision(
            me.seat, PAY, distinct(rest), why=chosen.key, params=params, secret=True, at=in_hand
        )
        rest.remove(one)
        paid.append(one)
    return chosen, paid


# The time phase.


def begin_round(table: Tabletop) -> None:
    """All tiles slide at once."""
    state = table.state
    state.round += 1
    state.turns = 0
    state.phase = TIME
    table.tell("echoes-round", number=state.round, who=f"seat:{state.first}")
    for me in table.in_turn_order:
        me.slide()


async def choose_orders(table: Tabletop) -> None:
    """Where nothing touches others, all say at the same time in which order they summon."""
    state = table.state
    pairs = [me for me in table.players if len(me.left) > 1]
    state.ordered = len(pairs) > 1 and all([_keeps_to_itself(me) for me in table.players])
    if state.ordered:
        firsts = await together(
            {me.seat: Decision(me.seat, SUMMON_NEXT, [*me.left]) for me in pairs}, boundary=True
        )
        for me in pairs:
            if me.left[0] is not firsts[me.seat]:
                me.left.reverse()
    state.phase = SUMMON


def _keeps_to_itself(me: Player) -> bool:
    """Whether the summoning of the cards that left this board can touch nobody else."""
    for card in me.left:
        if card.immediate is not None and not stays_home(card.immediate):
            return False
    watchers = [card.whenever for card in [*me.party, *me.left] if card.whenever is not None]
    return all([stays_home(watcher.effect) for watcher in watchers])


async def summon_next(table: Tabletop) -> None:
    """Clockwise from the start player, summon what has left the boards; then everybody draws."""
    state = table.state
    while state.turns < state.seats:
        me = table.active
        while me.left:
            choices = me.left[:1] if state.ordered else [*me.left]
            await summon(me, await Decision(me.seat, SUMMON_NEXT, choices, boundary=True))
        state.turns += 1
    state.ordered = False
    if state.round:
        for me in table.in_turn_order:
            me.draw(1)
        state.phase = ACTION
        state.turns = 0
    else:
        begin_round(table)


# The action phase.


def legal_actions(me: Player) -> list[Action | Word]:
    """Main actions while the cube is not placed; then free actions, or the end of the turn."""
    state = me.state
    actions: list[Action | Word] = []
    if not state.acted:
        actions.append(DRAW)  # ECH-025: even if there is nothing to draw
        actions += plays(me)
        actions += me.movements(MAIN_STEPS, [])
    actions += source_actions(me, main=not state.acted)
    actions += flames(me, active(state.slides[me.seat]))
    if actions and state.acted:
        actions.append(DONE)
    return actions


async def action_phase(table: Tabletop) -> None:
    """Twice around the table; a turn ends when nothing is left to choose, or by choice."""
    state = table.state
    while state.turns < TURNS * state.seats:
        me = table.active
        while True:
            prompt = FREE_ACTION if state.acted else CHOOSE_ACTION
            action = await AtBoundary(me, prompt, legal_actions)
            if action is None or isinstance(action, Word):
                break
            await carry_out(me, action)
        state.acted = False
        state.turns += 1
    state.phase = END


async def carry_out(me: Player, action: Action) -> None:
    """A main action places the cube; flames and reinforcements are free."""
    state = me.state
    if isinstance(action, UseFlame):
        await use_flame(me, action.it.use)
    elif isinstance(action, SourceChoice) and action.verb == "reinforce":
        await reinforce(me, action.source)
    else:
        state.acted = True
        if isinstance(action, PlayCard):
            await play(me, action.card)
        elif isinstance(action, Movement):
            await move_and_go_on(me, action, MAIN_STEPS, "")
        elif isinstance(action, Draw):
            me.table.tell("echoes-took-cards", who=me.key)
            me.draw(MAIN_DRAW)
        elif action.verb == "conquer":
            await conquer(me, action.source)
        else:
            await fortify(me, action.source)


# The end of a round.


async def end_round(table: Tabletop) -> None:
    """Hands down to ten, tokens away, marker to the left; or the end of the game."""
    state = table.state
    if state.ending:  # ECH-040: nobody discards when nothing follows
        table.finish()
    over = [me for me in table.players if len(me.hand) > CARDS_IN_HAND]
    if over:
        picks = await together({me.seat: _choose_surplus(me) for me in over}, boundary=True)
        for me in table.in_turn_order:
            for card in picks.get(me.seat, ()):
                me.discard(card)
    state.tokens = [0] * state.seats
    state.source_tokens = 0
    state.first = (state.first + 1) % state.seats
    begin_round(table)


async def _choose_surplus(me: Player) -> list[Card]:
    """The cards to discard, down to the hand limit."""
    rest = [*me.hand]
    chosen: list[Card] = []
    while (left := len(rest) - CARDS_IN_HAND) > 0:
        choice = await Decision(
            me.seat,
            HAND_LIMIT,
            distinct(rest),
            params={"count": left},
            secret=all_may_be_alike(me, rest),
            at=in_hand,
        )
        rest.remove(choice)
        chosen.append(choice)
    return chosen


# The whole game.


async def play_game(state: State, log: Log | None) -> None:
    """One phase after the other, from wherever the state stands."""
    with Tabletop(state, log) as table:
        while True:
            if state.phase == ACTION:
                await action_phase(table)
            elif state.phase == FIRST_PLAY_PHASE:
                await first_play(table)
            elif state.phase == END:
                await end_round(table)
            elif state.phase == TIME:
                await choose_orders(table)
            else:
                await summon_next(table)


ACTIONS: Final = (
    DRAW.key,
    *(card.play.key for card in BOX),
    *(card.moves[steps].key for card in BOX for steps in range(1, MOST_STEPS + 1)),
    *(source.conquer.key for source in SOURCES),
    *(source.fortify.key for source in SOURCES),
    *(source.reinforce.key for source in SOURCES),
    *(card.use_flame.key for card in BOX if card.flame),
    *(source.use_flame.key for source in SOURCES if source.flame),
    *(card.key for card in BOX),
    *(source.key for source in SOURCES),
    *(f"choice:{number}" for number in range(1, WAYS + 1)),
    "yes",
    "no",
    "done",
)

GAME = Game(
    INFO,
    Rules("5", ACTIONS, set_up, play_game),
    serial=serial,
    secrets=view,
    checks=Checks(check, coverage),
    for_clients=ForClients(texts, printed),
    findings=findings,
    shapes=Shapes(EchoesView, EchoesBox, view.places),
)

"""Age 8, modern times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BLUE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    Card,
    card,
    lowest,
    not_color,
    of_age,
    of_color,
    values,
    with_icon,
    without_icon,
)
from chronotable.games.innovation.prompts import (
    GIVE_TO_BOARD,
    GIVE_TO_SCORE,
    RETURN_FROM_SCORE,
    RETURN_NEXT,
    USE_EFFECT,
)
from chronotable.games.innovation.zones import BOARD, HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Back, Player


QUANTUM_THEORY = card(
    "Quantum Theory", age=8, color=BLUE, icons=(CLOCK, CLOCK, CLOCK, None), featured=CLOCK
)


@QUANTUM_THEORY.effect
async def trade_two_for_tens(me: Player) -> None:
    """You may return up to two cards from your hand. If you returned two, draw a 10, then
    draw and score a 10."""
    if len(await me.may_return_some(2)) == 2:
        me.draw(10)
        me.draw_and_score(10)


ROCKETRY = card("Rocketry", age=8, color=BLUE, icons=(CLOCK, CLOCK, CLOCK, None), featured=CLOCK)


@ROCKETRY.effect
async def shoot_at_score_piles(me: Player) -> None:
    """For every two clocks you show, return a card from any other player's score pile. You
    pick whose and of which value; you do not see the faces."""
    shots = me.count(CLOCK) // 2
    all_go = shots >= sum(len(other.score_pile) for other in me.others)
    for _ in range(shots):
        targets = [back for other in me.others for back in other.backs]
        if all_go:  # only the order within one value is left to choose
            targets = [back for back in targets if back.age == targets[0].age]
        if target := await me.choose(targets, RETURN_FROM_SCORE):
            me.return_blind(target)


FLIGHT = card("Flight", age=8, color=RED, icons=(CROWN, None, CLOCK, CROWN), featured=CROWN)


@FLIGHT.effect
async def lift_any_color(me: Player) -> None:
    """If your red cards are splayed up, you may splay any one colour of yours up."""
    if me.splay_of(RED) is UP:
        await me.may_splay(COLORS, UP)


@FLIGHT.effect
async def take_off(me: Player) -> None:
    """You may splay your red cards up."""
    await me.may_splay([RED], UP)


MOBILITY = card(
    "Mobility", age=8, color=RED, icons=(None, FACTORY, CLOCK, FACTORY), featured=FACTORY
)


@MOBILITY.demand
async def drive_off_the_two_highest(me: Player, you: Player) -> None:
    """Transfer the two highest of your top cards that are not red and have no factory to my
    score pile. If you transferred any, draw an 8."""
    movable = without_icon(not_color(you.top_cards, RED), FACTORY)
    moved = await you.choose_highest(movable, 2, GIVE_TO_SCORE)
    await you.transfer_all(moved, me, SCORE_PILE)
    if moved:
        you.draw(8)


CORPORATIONS = card(
    "Corporations", age=8, color=GREEN, icons=(None, FACTORY, FACTORY, CROWN), featured=FACTORY
)


@CORPORATIONS.demand
async def sell_a_factory(me: Player, you: Player) -> None:
    """Transfer a top card with a factory that is not green from your board to my score
    pile. If you do, draw and meld an 8."""
    factories = not_color(with_icon(you.top_cards, FACTORY), GREEN)
    if factory := await you.choose(factories, GIVE_TO_SCORE):
        you.transfer(factory, me, SCORE_PILE)
        you.draw_and_meld(8)


@CORPORATIONS.effect
async def found_a_branch(me: Player) -> None:
    """Draw and meld an 8."""
    me.draw_and_meld(8)


MASS_MEDIA = card(
    "Mass Media", age=8, color=GREEN, icons=(LIGHTBULB, None, CLOCK, LIGHTBULB), featured=LIGHTBULB
)


def cards_and_backs(me: Player, value: int) -> list[Card | Back]:
    """All cards of this value in score piles: one's own by face, the others by their backs."""
    backs = [back for other in me.others for back in other.backs if back.age == value]
    return [*of_age(me.score_pile, value), *backs]


@MASS_MEDIA.effect
async def silence_a_value(me: Player) -> None:
    """You may return a card from your hand. If you do, name a value: return every card of
    that value from all score piles, yours too."""
    if not await me.may_return_one(me.hand):
        return
    value = await me.choose_value()
    while silenced := cards_and_backs(me, value):
        following = await me.choose(silenced, RETURN_NEXT)
        if isinstance(following, Card):
            me.return_card(following)
        elif following is not None:
            me.return_blind(following)


@MASS_MEDIA.effect
async def broadcast(me: Player) -> None:
    """You may splay your purple cards up."""
    await me.may_splay([PURPLE], UP)


ANTIBIOTICS = card(
    "Antibiotics", age=8, color=YELLOW, icons=(LEAF, LEAF, LEAF, None), featured=LEAF
)


@ANTIBIOTICS.effect
async def cure_up_to_three(me: Player) -> None:
    """You may return up to three cards from your hand. For each different value among them,
    draw two 8s."""
    returned = await me.may_return_some(3)
    for _ in range(2 * len(values(returned))):
        me.draw(8)


SKYSCRAPERS = card(
    "Skyscrapers", age=8, color=YELLOW, icons=(None, FACTORY, CROWN, CROWN), featured=CROWN
)


@SKYSCRAPERS.demand
async def clear_the_plot(me: Player, you: Player) -> None:
    """Transfer a top card with a clock that is not yellow from your board to mine. If you
    do, score the card that lay beneath it and return all other cards of that pile."""
    clocks = not_color(with_icon(you.top_cards, CLOCK), YELLOW)
    if tower := await you.choose(clocks, GIVE_TO_BOARD):
        you.transfer(tower, me, BOARD)
        if beneath := you.top(tower.color):
            you.score(beneath)
            await you.return_all(you.piles[tower.color])


EMPIRICISM = card(
    "Empiricism",
    age=8,
    color=PURPLE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


@EMPIRICISM.effect
async def test_two_colors(me: Player) -> None:
    """Name two colours, then draw and reveal a 9. If it has one of those colours, meld it
    and you may splay that colour up; otherwise keep it."""
    first = await me.choose_color()
    second = await me.choose_color([color for color in COLORS if color is not first])
    drawn = me.draw_and_reveal(9)
    if drawn.color in (first, second):
        me.meld(drawn)
        await me.may_splay([drawn.color], UP)


@EMPIRICISM.effect
async def win_by_insight(me: Player) -> None:
    """If you show twenty or more lightbulbs, you win."""
    if me.count(LIGHTBULB) >= 20:
        me.win("empiricism")


SOCIALISM = card("Socialism", age=8, color=PURPLE, icons=(LEAF, None, LEAF, LEAF), featured=LEAF)


@SOCIALISM.effect
async def share_everything(me: Player) -> None:
    """You may tuck all cards from your hand. If one of them is purple, take the lowest cards
    from every other player's hand into yours, all that are tied."""
    if not me.hand or not await me.agrees(USE_EFFECT):
        return
    purple = of_color(me.hand, PURPLE)
    await me.tuck_all(me.hand)
    if purple:
        for other in me.others:
            await me.transfer_all(lowest(other.hand), me, HAND)

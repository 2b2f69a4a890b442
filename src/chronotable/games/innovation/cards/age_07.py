"""Age 7, the industrial revolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BEFORE_THIRD,
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    THIRD,
    UP,
    YELLOW,
    Way,
    card,
    highest_value,
    lowest,
    values,
    without_icon,
)
from chronotable.games.innovation.prompts import (
    CHOOSE_PILE,
    CHOOSE_WAY,
    EXCHANGE_CARD,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    RETURN_FROM_SCORE,
    SCORE_CARD,
    USE_EFFECT,
)
from chronotable.games.innovation.zones import HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


EVOLUTION = card(
    "Evolution",
    age=7,
    color=BLUE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)

SELECT = Way("a", "innovation-option-evolution-a")
MUTATE = Way("b", "innovation-option-evolution-b")


@EVOLUTION.effect
async def select_or_mutate(me: Player) -> None:
    """You may do one of two things: draw and score an 8, then return a card from your score
    pile; or draw a card of value one higher than the highest card in your score pile."""
    # INN-005: both ways may be declined.
    way = await me.may_choose([SELECT, MUTATE], CHOOSE_WAY)
    if way is SELECT:
        me.draw_and_score(8)
        await me.return_one(me.score_pile, RETURN_FROM_SCORE)
    elif way is MUTATE:
        me.draw(highest_value(me.score_pile) + 1)


PUBLICATIONS = card(
    "Publications", age=7, color=BLUE, icons=(None, LIGHTBULB, CLOCK, LIGHTBULB), featured=LIGHTBULB
)


@PUBLICATIONS.effect
async def edit_one_color(me: Player) -> None:
    """You may put the cards of one of your colours into any order. Their splay stays."""
    color = await me.may_choose([c for c in me.colors if len(me.piles[c]) > 1], CHOOSE_PILE)
    if color is not None:
        await me.put_in_order(color)


@PUBLICATIONS.effect
async def splay_yellow_or_blue_up(me: Player) -> None:
    """You may splay your yellow or your blue cards up."""
    await me.may_splay([YELLOW, BLUE], UP)


COMBUSTION = card(
    "Combustion", age=7, color=RED, icons=(CROWN, CROWN, FACTORY, None), featured=CROWN
)


@COMBUSTION.demand(editions=BEFORE_THIRD)
async def burn_two(me: Player, you: Player) -> None:
    """Transfer two cards from your score pile to my score pile."""
    fuel = await you.choose_some(you.score_pile, 2, GIVE_TO_SCORE)
    await you.transfer_all(fuel, me, SCORE_PILE)


@COMBUSTION.demand(editions=THIRD)
async def burn_by_crowns(me: Player, you: Player) -> None:
    """Transfer a card from your score pile to my score pile for every four crowns that
    I show."""
    fuel = await you.choose_some(you.score_pile, me.count(CROWN) // 4, GIVE_TO_SCORE)
    await you.transfer_all(fuel, me, SCORE_PILE)


@COMBUSTION.effect(editions=THIRD)
async def lose_the_bottom_red(me: Player) -> None:
    """Return your bottom red card."""
    if reds := me.piles[RED]:
        me.return_card(reds[0])


EXPLOSIVES = card(
    "Explosives", age=7, color=RED, icons=(None, FACTORY, FACTORY, FACTORY), featured=FACTORY
)


@EXPLOSIVES.demand
async def give_up_the_three_highest(me: Player, you: Player) -> None:
    """Transfer the three highest cards from your hand to my hand. If you transferred any and
    your hand is empty then, draw a 7."""
    blown_away = await you.choose_highest(you.hand, 3, GIVE_TO_HAND)
    await you.transfer_all(blown_away, me, HAND)
    if blown_away and not you.hand:
        you.draw(7)


BICYCLE = card("Bicycle", age=7, color=GREEN, icons=(CROWN, CROWN, CLOCK, None), featured=CROWN)


@BICYCLE.effect
async def swap_hand_and_score_pile(me: Player) -> None:
    """You may exchange all cards in your hand with all cards in your score pile. Either may
    be empty."""
    if (me.hand or me.score_pile) and await me.agrees(USE_EFFECT):
        me.exchange_hand_and_score_pile(me.hand, me.score_pile)


ELECTRICITY = card(
    "Electricity", age=7, color=GREEN, icons=(LIGHTBULB, FACTORY, None, FACTORY), featured=FACTORY
)


@ELECTRICITY.effect
async def replace_what_has_no_factory(me: Player) -> None:
    """Return all your top cards without a factory, then draw an 8 for each card you
    returned."""
    unplugged = without_icon(me.top_cards, FACTORY)
    await me.return_all(unplugged)
    for _ in unplugged:
        me.draw(8)


REFRIGERATION = card(
    "Refrigeration", age=7, color=YELLOW, icons=(None, LEAF, LEAF, CROWN), featured=LEAF
)


@REFRIGERATION.demand
async def let_half_the_hand_spoil(me: Player, you: Player) -> None:
    """Return half of the cards in your hand, rounded down."""
    for _ in range(len(you.hand) // 2):
        await you.return_one(you.hand)


@REFRIGERATION.effect
async def store_one_away(me: Player) -> None:
    """You may score a card from your hand."""
    if stored := await me.may_choose(me.hand, SCORE_CARD):
        me.score(stored)


SANITATION = card("Sanitation", age=7, color=YELLOW, icons=(LEAF, LEAF, None, LEAF), featured=LEAF)


@SANITATION.demand
async def trade_the_best_for_the_worst(me: Player, you: Player) -> None:
    """Exchange the two highest cards in your hand with the lowest card in my hand."""
    best = await you.choose_highest(you.hand, 2, EXCHANGE_CARD)
    # INN-006: among tied lowest cards their owner picks.
    worst = await me.choose_some(lowest(me.hand), 1, EXCHANGE_CARD)
    you.exchange(best, me, worst, HAND)


LIGHTING = card("Lighting", age=7, color=PURPLE, icons=(None, LEAF, CLOCK, LEAF), featured=LEAF)


@LIGHTING.effect
async def light_up_to_three_lamps(me: Player) -> None:
    """You may tuck up to three cards from your hand. If you do, draw and score a 7 for each
    different value among the cards you tucked."""
    lamps = await me.may_tuck_some(3)
    for _ in range(len(values(lamps))):
        me.draw_and_score(7)


RAILROAD = card(
    "Railroad", age=7, color=PURPLE, icons=(CLOCK, FACTORY, CLOCK, None), featured=CLOCK
)


@RAILROAD.effect
async def change_the_whole_train(me: Player) -> None:
    """Return all cards from your hand, then draw three 6s."""
    await me.return_all(me.hand)
    for _ in range(3):
        me.draw(6)


@RAILROAD.effect
async def lift_a_right_splay(me: Player) -> None:
    """You may splay up one of your colours that is splayed right."""
    await me.may_splay([c for c in me.colors if me.splay_of(c) is RIGHT], UP)

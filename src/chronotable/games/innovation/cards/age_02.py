"""Age 2, antiquity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BEFORE_THIRD,
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    THIRD,
    YELLOW,
    card,
    highest,
    of_age,
    values,
)
from chronotable.games.innovation.prompts import (
    CHOOSE_PLAYER,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    MELD_CARD,
    SCORE_CARD,
    USE_EFFECT,
)
from chronotable.games.innovation.specials import EMPIRE
from chronotable.games.innovation.zones import BOARD, HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


CALENDAR = card("Calendar", age=2, color=BLUE, icons=(None, LEAF, LEAF, LIGHTBULB), featured=LEAF)


@CALENDAR.effect
async def look_ahead(me: Player) -> None:
    """If there are more cards in your score pile than in your hand, draw two 3s."""
    if len(me.score_pile) > len(me.hand):
        me.draw(3)
        me.draw(3)


MATHEMATICS = card(
    "Mathematics", age=2, color=BLUE, icons=(None, LIGHTBULB, CROWN, LIGHTBULB), featured=LIGHTBULB
)


@MATHEMATICS.effect
async def carry_the_one(me: Player) -> None:
    """You may return a card from your hand. If you do, draw and meld a card of value one
    higher than the card you returned."""
    if returned := await me.may_return_one(me.hand):
        me.draw_and_meld(returned.age + 1)


CONSTRUCTION = card(
    "Construction", age=2, color=RED, icons=(CASTLE, None, CASTLE, CASTLE), featured=CASTLE
)


@CONSTRUCTION.demand
async def haul_two_cards(me: Player, you: Player) -> None:
    """Transfer two cards from your hand to my hand, or all you have if they are fewer. Then
    draw a 2."""
    await you.transfer_all(await you.choose_some(you.hand, 2, GIVE_TO_HAND), me, HAND)
    you.draw(2)


@CONSTRUCTION.effect
async def build_in_every_color(me: Player) -> None:
    """If you are the only player with all five colours on the board, claim Empire."""
    if len(me.colors) == 5 and all(len(other.colors) < 5 for other in me.others):
        me.claim(EMPIRE)


ROAD_BUILDING = card(
    "Road Building", age=2, color=RED, icons=(CASTLE, CASTLE, None, CASTLE), featured=CASTLE
)


@ROAD_BUILDING.effect
async def trade_along_the_road(me: Player) -> None:
    """Meld one or two cards from your hand. If you melded two, you may transfer your top red
    card to the board of another player. If you do, transfer that player's top green card
    to your board."""
    first = await me.choose(me.hand, MELD_CARD)
    if first is None:
        return
    me.meld(first)
    second = await me.may_choose(me.hand, MELD_CARD)
    if second is None:
        return
    me.meld(second)
    road = me.top(RED)
    if road and (partner := await me.may_choose(me.others, CHOOSE_PLAYER)):
        me.transfer(road, partner, BOARD)
        if goods := partner.top(GREEN):
            me.transfer(goods, me, BOARD)


CURRENCY = card("Currency", age=2, color=GREEN, icons=(LEAF, CROWN, None, CROWN), featured=CROWN)


@CURRENCY.effect
async def pay_in_different_coins(me: Player) -> None:
    """You may return any number of cards from your hand. If you do, draw and score a 2 for
    each different value among the cards you returned."""
    paid = await me.may_return_some()
    for _ in range(len(values(paid))):
        me.draw_and_score(2)


MAPMAKING = card(
    "Mapmaking", age=2, color=GREEN, icons=(None, CROWN, CROWN, CASTLE), featured=CROWN
)


@MAPMAKING.demand
async def give_up_a_one(me: Player, you: Player) -> None:
    """Transfer a 1 from your score pile to my score pile."""
    if one := await you.choose(of_age(you.score_pile, 1), GIVE_TO_SCORE):
        you.transfer(one, me, SCORE_PILE)


@MAPMAKING.effect
async def chart_what_was_found(me: Player) -> None:
    """If the demand moved a card, draw and score a 1."""
    if me.dogma.demand_moved:
        me.draw_and_score(1)


CANAL_BUILDING = card(
    "Canal Building", age=2, color=YELLOW, icons=(None, CROWN, LEAF, CROWN), featured=CROWN
)


@CANAL_BUILDING.effect
async def let_the_highest_change_places(me: Player) -> None:
    """You may exchange all the highest cards in your hand with all the highest cards in your
    score pile, however many there are on either side."""
    if (me.hand or me.score_pile) and await me.agrees(USE_EFFECT):
        me.exchange_hand_and_score_pile(highest(me.hand), highest(me.score_pile))


FERMENTING = card(
    "Fermenting", age=2, color=YELLOW, icons=(LEAF, LEAF, None, CASTLE), featured=LEAF
)


@FERMENTING.effect(editions=BEFORE_THIRD)
async def draw_for_every_two_leaves(me: Player) -> None:
    """Draw a 2 for every two leaves on your board."""
    for _ in range(me.count(LEAF) // 2):
        me.draw(2)


@FERMENTING.effect(editions=THIRD)
async def draw_for_every_leafy_color(me: Player) -> None:
    """Draw a 2 for each colour on your board that shows a leaf."""
    for _ in me.colors_showing(LEAF):
        me.draw(2)


MONOTHEISM = card(
    "Monotheism", age=2, color=PURPLE, icons=(None, CASTLE, CASTLE, CASTLE), featured=CASTLE
)


@MONOTHEISM.demand
async def give_up_a_strange_color(me: Player, you: Player) -> None:
    """Transfer a top card from your board, of a colour that is not on my board, to my score
    pile. If you do, draw and tuck a 1."""
    strange = [c for c in you.top_cards if not me.piles[c.color]]
    if idol := await you.choose(strange, GIVE_TO_SCORE):
        you.transfer(idol, me, SCORE_PILE)
        you.draw_and_tuck(1)


@MONOTHEISM.effect
async def draw_and_tuck_a_one(me: Player) -> None:
    """Draw and tuck a 1."""
    me.draw_and_tuck(1)


PHILOSOPHY = card(
    "Philosophy",
    age=2,
    color=PURPLE,
    icons=(None, LIGHTBULB, LIGHTBULB, LIGHTBULB),
    featured=LIGHTBULB,
)


@PHILOSOPHY.effect
async def see_further(me: Player) -> None:
    """You may splay one of your colours left."""
    await me.may_splay(COLORS, LEFT)


@PHILOSOPHY.effect
async def score_a_thought(me: Player) -> None:
    """You may score a card from your hand."""
    if thought := await me.may_choose(me.hand, SCORE_CARD):
        me.score(thought)

"""Age 4, the Renaissance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
    card,
    not_color,
    of_age,
    with_icon,
)
from chronotable.games.innovation.prompts import (
    GIVE_TO_BOARD,
    GIVE_TO_SCORE,
    RETURN_FROM_SCORE,
    RETURN_TOP,
    SCORE_CARD,
    TUCK_CARD,
    USE_EFFECT,
)
from chronotable.games.innovation.specials import WONDER
from chronotable.games.innovation.zones import BOARD, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


EXPERIMENTATION = card(
    "Experimentation",
    age=4,
    color=BLUE,
    icons=(None, LIGHTBULB, LIGHTBULB, LIGHTBULB),
    featured=LIGHTBULB,
)


@EXPERIMENTATION.effect
async def draw_and_meld_a_five(me: Player) -> None:
    """Draw and meld a 5."""
    me.draw_and_meld(5)


PRINTING_PRESS = card(
    "Printing Press",
    age=4,
    color=BLUE,
    icons=(None, LIGHTBULB, LIGHTBULB, CROWN),
    featured=LIGHTBULB,
)


@PRINTING_PRESS.effect
async def print_from_the_archive(me: Player) -> None:
    """You may return a card from your score pile. If you do, draw a card of value two higher
    than your top purple card (a 2 if you have no purple)."""
    if await me.may_return_one(me.score_pile, RETURN_FROM_SCORE):
        me.draw(me.top_value(PURPLE) + 2)


@PRINTING_PRESS.effect
async def may_splay_blue_right(me: Player) -> None:
    """You may splay your blue cards right."""
    await me.may_splay([BLUE], RIGHT)


COLONIALISM = card(
    "Colonialism", age=4, color=RED, icons=(None, FACTORY, LIGHTBULB, FACTORY), featured=FACTORY
)


@COLONIALISM.effect
async def found_colonies(me: Player) -> None:
    """Draw and tuck a 3. If it shows a crown, repeat this effect."""
    colony = me.draw_and_tuck(3)
    while CROWN in colony.icons:
        colony = me.draw_and_tuck(3)


GUNPOWDER = card(
    "Gunpowder", age=4, color=RED, icons=(None, FACTORY, CROWN, FACTORY), featured=FACTORY
)


@GUNPOWDER.demand
async def lose_a_castle(me: Player, you: Player) -> None:
    """Transfer a top card with a castle from your board to my score pile."""
    if castle := await you.choose(with_icon(you.top_cards, CASTLE), GIVE_TO_SCORE):
        you.transfer(castle, me, SCORE_PILE)


@GUNPOWDER.effect
async def score_a_two_after_a_siege(me: Player) -> None:
    """If the demand moved any card, draw and score a 2."""
    if me.dogma.demand_moved:
        me.draw_and_score(2)


INVENTION = card(
    "Invention", age=4, color=GREEN, icons=(None, LIGHTBULB, LIGHTBULB, FACTORY), featured=LIGHTBULB
)


@INVENTION.effect
async def turn_left_into_right(me: Player) -> None:
    """You may splay right any one colour that you have splayed left. If you do, draw and
    score a 4."""
    if await me.may_splay([c for c in COLORS if me.splay_of(c) is LEFT], RIGHT):
        me.draw_and_score(4)


@INVENTION.effect
async def claim_wonder(me: Player) -> None:
    """If all five of your colours are splayed, in whatever directions, claim Wonder."""
    if all(me.splay_of(color) for color in COLORS):
        me.claim(WONDER)


NAVIGATION = card(
    "Navigation", age=4, color=GREEN, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


@NAVIGATION.demand
async def hand_over_a_two_or_three(me: Player, you: Player) -> None:
    """Transfer a 2 or a 3 from your score pile to my score pile."""
    if cargo := await you.choose(of_age(you.score_pile, 2, 3), GIVE_TO_SCORE):
        you.transfer(cargo, me, SCORE_PILE)


ANATOMY = card("Anatomy", age=4, color=YELLOW, icons=(LEAF, LEAF, LEAF, None), featured=LEAF)


@ANATOMY.demand
async def dissect(me: Player, you: Player) -> None:
    """Return a card from your score pile. If you do, also return a top card of the same
    value from your board."""
    if returned := await you.return_one(you.score_pile, RETURN_FROM_SCORE):
        await you.return_one(of_age(you.top_cards, returned.age), RETURN_TOP)


PERSPECTIVE = card(
    "Perspective", age=4, color=YELLOW, icons=(None, LIGHTBULB, LIGHTBULB, LEAF), featured=LIGHTBULB
)


@PERSPECTIVE.effect
async def see_depth(me: Player) -> None:
    """You may return a card from your hand. If you do, score a card from your hand for every
    two lightbulbs on your board."""
    number = me.count(LIGHTBULB) // 2
    if await me.may_return_one(me.hand):
        await me.score_all(await me.choose_some(me.hand, number, SCORE_CARD))


ENTERPRISE = card(
    "Enterprise", age=4, color=PURPLE, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


@ENTERPRISE.demand
async def hand_over_a_crown(me: Player, you: Player) -> None:
    """Transfer a top card with a crown that is not purple from your board to mine. If you
    do, draw and meld a 4."""
    crowns = not_color(with_icon(you.top_cards, CROWN), PURPLE)
    if crown := await you.choose(crowns, GIVE_TO_BOARD):
        you.transfer(crown, me, BOARD)
        you.draw_and_meld(4)


@ENTERPRISE.effect
async def may_splay_green_right(me: Player) -> None:
    """You may splay your green cards right."""
    await me.may_splay([GREEN], RIGHT)


REFORMATION = card(
    "Reformation", age=4, color=PURPLE, icons=(LEAF, LEAF, None, LEAF), featured=LEAF
)


@REFORMATION.effect
async def reform_by_leaves(me: Player) -> None:
    """You may tuck a card from your hand for every two leaves on your board: all that many,
    or your whole hand if it is smaller, or none."""
    number = me.count(LEAF) // 2
    if not me.hand or not number or not await me.agrees(USE_EFFECT):
        return
    if number >= len(me.hand):
        await me.tuck_all(me.hand)
        return
    for _ in range(number):
        if tucked := await me.choose(me.hand, TUCK_CARD):
            me.tuck(tucked)


@REFORMATION.effect
async def may_splay_yellow_or_purple_right(me: Player) -> None:
    """You may splay your yellow cards or your purple cards right."""
    await me.may_splay([YELLOW, PURPLE], RIGHT)

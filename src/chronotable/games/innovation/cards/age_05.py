"""Age 5, exploration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BEFORE_THIRD,
    BLUE,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    THIRD,
    YELLOW,
    card,
    highest,
    lowest,
    not_color,
    with_icon,
)
from chronotable.games.innovation.prompts import (
    GIVE_TO_BOARD,
    GIVE_TO_SCORE,
    RETURN_CARD,
    RETURN_FROM_SCORE,
    SCORE_TOP,
    TAKE_TO_HAND,
)
from chronotable.games.innovation.specials import UNIVERSE
from chronotable.games.innovation.zones import BOARD, HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


CHEMISTRY = card(
    "Chemistry", age=5, color=BLUE, icons=(FACTORY, LIGHTBULB, FACTORY, None), featured=FACTORY
)


@CHEMISTRY.effect
async def may_splay_blue_right(me: Player) -> None:
    """You may splay your blue cards right."""
    await me.may_splay([BLUE], RIGHT)


@CHEMISTRY.effect
async def distil_and_return(me: Player) -> None:
    """Draw and score a card of value one higher than your highest top card, then return a
    card from your score pile."""
    me.draw_and_score(me.highest_top + 1)
    await me.return_one(me.score_pile, RETURN_FROM_SCORE)


PHYSICS = card(
    "Physics", age=5, color=BLUE, icons=(FACTORY, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


@PHYSICS.effect
async def test_three_sixes(me: Player) -> None:
    """Draw and reveal three 6s. If two or more of them have the same colour, return them and
    all other cards in your hand; otherwise keep them."""
    drawn = [me.draw_and_reveal(6) for _ in range(3)]
    if len({c.color for c in drawn}) < 3:
        await me.return_all(me.hand)


COAL = card("Coal", age=5, color=RED, icons=(FACTORY, FACTORY, FACTORY, None), featured=FACTORY)


@COAL.effect
async def draw_and_tuck_a_five(me: Player) -> None:
    """Draw and tuck a 5."""
    me.draw_and_tuck(5)


@COAL.effect
async def may_splay_red_right(me: Player) -> None:
    """You may splay your red cards right."""
    await me.may_splay([RED], RIGHT)


@COAL.effect
async def mine_a_pile(me: Player) -> None:
    """You may score any one of your top cards. If you do, also score the card beneath it."""
    if seam := await me.may_choose(me.top_cards, SCORE_TOP):
        me.score(seam)
        if beneath := me.top(seam.color):
            me.score(beneath)


THE_PIRATE_CODE = card(
    "The Pirate Code", age=5, color=RED, icons=(CROWN, FACTORY, CROWN, None), featured=CROWN
)


@THE_PIRATE_CODE.demand
async def surrender_two_small_cards(me: Player, you: Player) -> None:
    """Transfer two cards of value 4 or less from your score pile to my score pile."""
    small = [c for c in you.score_pile if c.age <= 4]
    await you.transfer_all(await you.choose_some(small, 2, GIVE_TO_SCORE), me, SCORE_PILE)


@THE_PIRATE_CODE.effect
async def score_the_lowest_crown(me: Player) -> None:
    """If the demand moved any card, score the lowest top card with a crown from your board."""
    if me.dogma.demand_moved:
        crowns = with_icon(me.top_cards, CROWN)
        if crown := await me.choose(lowest(crowns), SCORE_TOP):
            me.score(crown)


BANKING = card("Banking", age=5, color=GREEN, icons=(FACTORY, CROWN, None, CROWN), featured=CROWN)


@BANKING.demand
async def hand_over_a_factory(me: Player, you: Player) -> None:
    """Transfer a top card with a factory that is not green from your board to mine. If you
    do, draw and score a 5."""
    factories = not_color(with_icon(you.top_cards, FACTORY), GREEN)
    if factory := await you.choose(factories, GIVE_TO_BOARD):
        you.transfer(factory, me, BOARD)
        you.draw_and_score(5)


@BANKING.effect
async def may_splay_green_right(me: Player) -> None:
    """You may splay your green cards right."""
    await me.may_splay([GREEN], RIGHT)


MEASUREMENT = card(
    "Measurement", age=5, color=GREEN, icons=(LIGHTBULB, LEAF, LIGHTBULB, None), featured=LIGHTBULB
)


@MEASUREMENT.effect(editions=BEFORE_THIRD)
async def measure_any_color(me: Player) -> None:
    """You may return a card from your hand. If you do, choose a colour, splay it right if you
    can, and draw a card whose value is the number of cards you have of that colour."""
    if await me.may_return_one(me.hand):
        color = await me.choose_color()
        me.splay(color, RIGHT)
        me.draw(len(me.piles[color]))  # INN-007: a colour you do not have draws a 1


@MEASUREMENT.effect(editions=THIRD)
async def measure_the_color_returned(me: Player) -> None:
    """You may reveal and return a card from your hand. If you do, splay its colour right if
    you can, and draw a card whose value is the number of cards you have of that colour."""
    if sample := await me.may_choose(me.hand, RETURN_CARD):
        me.reveal(sample)
        me.return_card(sample, openly=True)
        me.splay(sample.color, RIGHT)
        me.draw(len(me.piles[sample.color]))  # INN-007: a colour you do not have draws a 1


STATISTICS = card(
    "Statistics", age=5, color=YELLOW, icons=(LEAF, LIGHTBULB, LEAF, None), featured=LEAF
)


@STATISTICS.demand(editions=BEFORE_THIRD)
async def take_back_the_highest(me: Player, you: Player) -> None:
    """Transfer the highest card in your score pile to your hand. If you do, and it is then
    the only card in your hand, repeat this demand."""
    while peak := await you.choose(highest(you.score_pile), TAKE_TO_HAND):
        you.transfer(peak, you, HAND)
        if len(you.hand) != 1:
            return


@STATISTICS.demand(editions=THIRD)
async def take_back_all_the_highest(me: Player, you: Player) -> None:
    """Transfer all the highest cards in your score pile to your hand."""
    await you.transfer_all(highest(you.score_pile), you, HAND)


@STATISTICS.effect
async def may_splay_yellow_right(me: Player) -> None:
    """You may splay your yellow cards right."""
    await me.may_splay([YELLOW], RIGHT)


STEAM_ENGINE = card(
    "Steam Engine", age=5, color=YELLOW, icons=(None, FACTORY, CROWN, FACTORY), featured=FACTORY
)


@STEAM_ENGINE.effect
async def stoke_and_score_the_bottom(me: Player) -> None:
    """Draw and tuck two 4s, then score your bottom yellow card."""
    me.draw_and_tuck(4)
    me.draw_and_tuck(4)
    if yellow := me.piles[YELLOW]:
        me.score(yellow[0])


ASTRONOMY = card(
    "Astronomy", age=5, color=PURPLE, icons=(CROWN, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


@ASTRONOMY.effect
async def meld_what_the_sky_shows(me: Player) -> None:
    """Draw and reveal a 6. If it is green or blue, meld it and repeat this effect; otherwise
    keep it."""
    while (drawn := me.draw_and_reveal(6)).color in (GREEN, BLUE):
        me.meld(drawn)


@ASTRONOMY.effect
async def claim_universe(me: Player) -> None:
    """If all your top cards that are not purple have a value of 6 or more, claim Universe."""
    # INN-010: without such a card the condition holds.
    if all(c.age >= 6 for c in not_color(me.top_cards, PURPLE)):
        me.claim(UNIVERSE)


SOCIETIES = card(
    "Societies", age=5, color=PURPLE, icons=(CROWN, None, LIGHTBULB, CROWN), featured=CROWN
)


@SOCIETIES.demand(editions=BEFORE_THIRD)
async def hand_over_a_lightbulb(me: Player, you: Player) -> None:
    """Transfer a top card with a lightbulb that is not purple from your board to mine. If you
    do, draw a 5."""
    bright = not_color(with_icon(you.top_cards, LIGHTBULB), PURPLE)
    if idea := await you.choose(bright, GIVE_TO_BOARD):
        you.transfer(idea, me, BOARD)
        you.draw(5)


@SOCIETIES.demand(editions=THIRD)
async def hand_over_a_brighter_lightbulb(me: Player, you: Player) -> None:
    """Transfer a top card with a lightbulb that is higher than my top card of its colour from
    your board to mine. If you do, draw a 5."""
    bright = with_icon(you.top_cards, LIGHTBULB)
    higher = [c for c in bright if c.age > me.top_value(c.color)]
    if idea := await you.choose(higher, GIVE_TO_BOARD):
        you.transfer(idea, me, BOARD)
        you.draw(5)

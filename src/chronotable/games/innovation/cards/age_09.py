"""Age 9, the space race."""

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
    THIRD,
    UP,
    YELLOW,
    card,
    highest,
    without_icon,
)
from chronotable.games.innovation.dogma import execute, stop_dogma
from chronotable.games.innovation.prompts import (
    GIVE_TO_SCORE,
    KEEP_CARD,
    MELD_CARD,
    RETURN_TOP,
    REVEAL_CARD,
    SCORE_CARD,
    TAKE_TO_BOARD,
    TAKE_TO_HAND,
)
from chronotable.games.innovation.zones import BOARD, HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


COMPUTERS = card(
    "Computers", age=9, color=BLUE, icons=(CLOCK, None, CLOCK, FACTORY), featured=CLOCK
)


@COMPUTERS.effect
async def wire_red_or_green(me: Player) -> None:
    """You may splay your red cards or your green cards up."""
    await me.may_splay([RED, GREEN], UP)


@COMPUTERS.effect
async def run_a_ten(me: Player) -> None:
    """Draw and meld a 10, then carry out its non-demand effects for yourself alone."""
    program = me.draw_and_meld(10)
    await execute(me, program)


GENETICS = card(
    "Genetics", age=9, color=BLUE, icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


@GENETICS.effect
async def score_the_ancestors(me: Player) -> None:
    """Draw and meld a 10, then score all cards beneath it."""
    heir = me.draw_and_meld(10)
    await me.score_all(me.piles[heir.color][:-1])


COMPOSITES = card(
    "Composites", age=9, color=RED, icons=(FACTORY, FACTORY, None, FACTORY), featured=FACTORY
)


@COMPOSITES.demand
async def keep_only_one(me: Player, you: Player) -> None:
    """Keep one card of your hand and transfer all others to my hand. Then transfer the
    highest card in your score pile to my score pile."""
    kept = await you.choose(you.hand, KEEP_CARD)
    await you.transfer_all([c for c in you.hand if c is not kept], me, HAND)
    if best := await you.choose(highest(you.score_pile), GIVE_TO_SCORE):
        you.transfer(best, me, SCORE_PILE)


FISSION = card("Fission", age=9, color=RED, icons=(None, CLOCK, CLOCK, CLOCK), featured=CLOCK)


@FISSION.demand
async def risk_a_meltdown(me: Player, you: Player) -> None:
    """Draw and reveal a 10. If it is red, all hands, boards and score piles of everybody
    leave the game and this dogma action ends at once; otherwise keep it."""
    if you.draw_and_reveal(10).color is RED:
        you.remove_everything()
        stop_dogma()


async def split_a_top_card(me: Player) -> None:
    """Return a top card other than Fission from any board."""
    tops = [c for player in (me, *me.others) for c in player.top_cards if c is not FISSION]
    await me.return_one(tops, RETURN_TOP)


@FISSION.effect(editions=BEFORE_THIRD)
async def split_one(me: Player) -> None:
    """Return a top card other than Fission from anybody's board, your own included."""
    await split_a_top_card(me)


@FISSION.effect(editions=THIRD)
async def split_one_and_draw(me: Player) -> None:
    """Return a top card other than Fission from anybody's board, your own included. Draw
    a 10."""
    await split_a_top_card(me)
    me.draw(10)


COLLABORATION = card(
    "Collaboration", age=9, color=GREEN, icons=(None, CROWN, CLOCK, CROWN), featured=CROWN
)


@COLLABORATION.demand
async def let_me_pick_first(me: Player, you: Player) -> None:
    """Draw and reveal two 9s. I pick one of them, which you transfer to my board; meld the
    other."""
    drawn = [you.draw_and_reveal(9), you.draw_and_reveal(9)]
    picked = await me.choose(drawn, TAKE_TO_BOARD)
    assert picked is not None
    you.transfer(picked, me, BOARD)
    drawn.remove(picked)
    you.meld(drawn[0])


@COLLABORATION.effect
async def win_by_ten_greens(me: Player) -> None:
    """If there are ten or more green cards on your board, you win."""
    if len(me.piles[GREEN]) >= 10:
        me.win("collaboration")


SATELLITES = card(
    "Satellites", age=9, color=GREEN, icons=(None, CLOCK, CLOCK, CLOCK), featured=CLOCK
)


@SATELLITES.effect
async def launch_the_hand(me: Player) -> None:
    """Return all cards from your hand, then draw three 8s."""
    await me.return_all(me.hand)
    for _ in range(3):
        me.draw(8)


@SATELLITES.effect
async def look_up(me: Player) -> None:
    """You may splay your purple cards up."""
    await me.may_splay([PURPLE], UP)


@SATELLITES.effect
async def put_one_into_orbit(me: Player) -> None:
    """Meld a card from your hand, then carry out its non-demand effects for yourself
    alone."""
    if melded := await me.choose(me.hand, MELD_CARD):
        me.meld(melded)
        await execute(me, melded)


ECOLOGY = card(
    "Ecology", age=9, color=YELLOW, icons=(LEAF, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


@ECOLOGY.effect
async def give_back_and_grow(me: Player) -> None:
    """You may return a card from your hand. If you do, score a card from your hand and draw
    two 10s."""
    if await me.may_return_one(me.hand):
        if grown := await me.choose(me.hand, SCORE_CARD):
            me.score(grown)
        me.draw(10)
        me.draw(10)


SUBURBIA = card("Suburbia", age=9, color=YELLOW, icons=(None, CROWN, LEAF, LEAF), featured=LEAF)


@SUBURBIA.effect
async def move_out_of_town(me: Player) -> None:
    """You may tuck any number of cards from your hand. Draw and score a 1 for each card you
    tucked."""
    for _ in await me.may_tuck_some():
        me.draw_and_score(1)


SERVICES = card("Services", age=9, color=PURPLE, icons=(None, LEAF, LEAF, LEAF), featured=LEAF)


@SERVICES.demand
async def pay_with_the_highest(me: Player, you: Player) -> None:
    """Transfer all the highest cards in your score pile to my hand. If you transferred any,
    take a top card without a leaf from my board into your hand."""
    fee = highest(you.score_pile)
    await you.transfer_all(fee, me, HAND)
    if fee and (service := await you.choose(without_icon(me.top_cards, LEAF), TAKE_TO_HAND)):
        you.transfer(service, you, HAND)


SPECIALIZATION = card(
    "Specialization", age=9, color=PURPLE, icons=(None, FACTORY, LEAF, FACTORY), featured=FACTORY
)


@SPECIALIZATION.effect
async def gather_one_trade(me: Player) -> None:
    """Reveal a card from your hand. Take the top card of its colour from every other
    player's board into your hand."""
    if trade := await me.choose(me.hand, REVEAL_CARD):
        me.reveal(trade)
        tops = [top for other in me.others if (top := other.top(trade.color))]
        await me.transfer_all(tops, me, HAND)


@SPECIALIZATION.effect
async def rise_in_yellow_or_blue(me: Player) -> None:
    """You may splay your yellow cards or your blue cards up."""
    await me.may_splay([YELLOW, BLUE], UP)

"""Age 1, prehistory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BEFORE_THIRD,
    BLUE,
    CASTLE,
    COLORS,
    CROWN,
    CZECH,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    ORIGINAL,
    PURPLE,
    RED,
    THIRD,
    YELLOW,
    card,
    highest,
    lowest,
    of_age,
    with_icon,
)
from chronotable.games.innovation.prompts import (
    GIVE_TO_BOARD,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    MELD_CARD,
    TUCK_CARD,
)
from chronotable.games.innovation.specials import MONUMENT
from chronotable.games.innovation.zones import BOARD, HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


POTTERY = card("Pottery", age=1, color=BLUE, icons=(None, LEAF, LEAF, LEAF), featured=LEAF)


@POTTERY.effect
async def fire_up_to_three(me: Player) -> None:
    """You may return up to three cards from your hand. If you do, draw and score a card
    whose value is the number of cards you returned."""
    if returned := await me.may_return_some(3):
        me.draw_and_score(len(returned))


@POTTERY.effect
async def draw_a_one(me: Player) -> None:
    """Draw a 1."""
    me.draw(1)


TOOLS = card(
    "Tools", age=1, color=BLUE, icons=(None, LIGHTBULB, LIGHTBULB, CASTLE), featured=LIGHTBULB
)


@TOOLS.effect
async def trade_three_for_a_three(me: Player) -> None:
    """You may return three cards from your hand. If you do, draw and meld a 3."""
    # INN-004: with fewer than three cards this cannot be begun.
    if len(me.hand) < 3 or not await me.may_return_one(me.hand):
        return
    await me.return_one(me.hand)
    await me.return_one(me.hand)
    me.draw_and_meld(3)


@TOOLS.effect
async def break_a_three(me: Player) -> None:
    """You may return a 3 from your hand. If you do, draw three 1s."""
    if await me.may_return_one(of_age(me.hand, 3)):
        for _ in range(3):
            me.draw(1)


WRITING = card(
    "Writing", age=1, color=BLUE, icons=(None, LIGHTBULB, LIGHTBULB, CROWN), featured=LIGHTBULB
)


@WRITING.effect
async def draw_a_two(me: Player) -> None:
    """Draw a 2."""
    me.draw(2)


ARCHERY = card(
    "Archery", age=1, color=RED, icons=(CASTLE, LIGHTBULB, None, CASTLE), featured=CASTLE
)


@ARCHERY.demand
async def hand_over_the_highest(me: Player, you: Player) -> None:
    """Draw a 1, then transfer the highest card in your hand to my hand."""
    you.draw(1)
    if highest_card := await you.choose(highest(you.hand), GIVE_TO_HAND):
        you.transfer(highest_card, me, HAND)


METALWORKING = card(
    "Metalworking", age=1, color=RED, icons=(CASTLE, CASTLE, None, CASTLE), featured=CASTLE
)


@METALWORKING.effect
async def score_castles_while_they_come(me: Player) -> None:
    """Draw and reveal a 1. If it shows a castle, score it and repeat this effect;
    otherwise keep it."""
    while CASTLE in (drawn := me.draw_and_reveal(1)).icons:
        me.score(drawn, openly=True)


OARS = card("Oars", age=1, color=RED, icons=(CASTLE, CROWN, None, CASTLE), featured=CASTLE)


@OARS.demand(editions=BEFORE_THIRD)
async def hand_over_a_crown(me: Player, you: Player) -> None:
    """Transfer a card with a crown from your hand to my score pile. If you do, draw a 1."""
    held = you.could_have(CROWN)
    if crown := await you.choose(with_icon(you.hand, CROWN), GIVE_TO_SCORE, held=held):
        you.transfer(crown, me, SCORE_PILE)
        you.draw(1)


@OARS.demand(editions=THIRD)
async def hand_over_every_crown(me: Player, you: Player) -> None:
    """Transfer a card with a crown from your hand to my score pile. If you do, draw a 1
    and repeat this demand."""
    while crown := await you.choose(
        with_icon(you.hand, CROWN), GIVE_TO_SCORE, held=you.could_have(CROWN)
    ):
        you.transfer(crown, me, SCORE_PILE)
        you.draw(1)


@OARS.effect
async def otherwise_draw(me: Player) -> None:
    """If the demand moved no card, draw a 1."""
    if not me.dogma.demand_moved:
        me.draw(1)


CLOTHING = card("Clothing", age=1, color=GREEN, icons=(None, CROWN, LEAF, LEAF), featured=LEAF)


@CLOTHING.effect
async def wear_a_new_color(me: Player) -> None:
    """Meld a card from your hand whose colour is not on your board yet."""
    new_colors = [c for c in me.hand if not me.piles[c.color]]
    held = me.could_hold(lambda c: not me.piles[c.color])
    if new := await me.choose(new_colors, MELD_CARD, held=held):
        me.meld(new)


@CLOTHING.effect
async def score_what_nobody_wears(me: Player) -> None:
    """Draw and score a 1 for each colour on your board that is on no other board."""
    mine_alone = [
        color
        for color in COLORS
        if me.piles[color] and not any(other.piles[color] for other in me.others)
    ]
    for _ in mine_alone:
        me.draw_and_score(1)


SAILING = card("Sailing", age=1, color=GREEN, icons=(CROWN, CROWN, None, LEAF), featured=CROWN)


@SAILING.effect
async def draw_and_meld_a_one(me: Player) -> None:
    """Draw and meld a 1."""
    me.draw_and_meld(1)


THE_WHEEL = card(
    "The Wheel", age=1, color=GREEN, icons=(None, CASTLE, CASTLE, CASTLE), featured=CASTLE
)


@THE_WHEEL.effect
async def draw_two_ones(me: Player) -> None:
    """Draw two 1s."""
    me.draw(1)
    me.draw(1)


AGRICULTURE = card(
    "Agriculture", age=1, color=YELLOW, icons=(None, LEAF, LEAF, LEAF), featured=LEAF
)


@AGRICULTURE.effect
async def sow_and_reap(me: Player) -> None:
    """You may return a card from your hand. If you do, draw and score a card of value one
    higher than the card you returned."""
    if sown := await me.may_return_one(me.hand):
        me.draw_and_score(sown.age + 1)


DOMESTICATION = card(
    "Domestication", age=1, color=YELLOW, icons=(CASTLE, CROWN, None, CASTLE), featured=CASTLE
)


@DOMESTICATION.effect
async def meld_the_lowest(me: Player) -> None:
    """Meld the lowest card in your hand, then draw a 1."""
    if tame := await me.choose(lowest(me.hand), MELD_CARD):
        me.meld(tame)
    me.draw(1)


MASONRY = card(
    "Masonry", age=1, color=YELLOW, icons=(CASTLE, None, CASTLE, CASTLE), featured=CASTLE
)


@MASONRY.effect
async def build_with_castles(me: Player) -> None:
    """You may meld any number of cards with a castle from your hand. If you melded four or
    more, claim Monument."""
    melded = 0
    while stone := await me.may_choose(
        with_icon(me.hand, CASTLE), MELD_CARD, held=me.could_have(CASTLE)
    ):
        me.meld(stone)
        melded += 1
    if melded >= 4:
        me.claim(MONUMENT)


CITY_STATES = card(
    "City States", age=1, color=PURPLE, icons=(None, CROWN, CROWN, CASTLE), featured=CROWN
)


async def hand_over_a_castle(me: Player, you: Player) -> bool:
    """Whether a city with four castles has given one of them up."""
    if you.count(CASTLE) < 4:
        return False
    castle = await you.choose(with_icon(you.top_cards, CASTLE), GIVE_TO_BOARD)
    if castle is None:
        return False
    you.transfer(castle, me, BOARD)
    return True


@CITY_STATES.demand(editions=CZECH)
async def lose_a_castle_and_score(me: Player, you: Player) -> None:
    """If you show at least four castles, transfer a top card with a castle from your board
    to mine. If you do, draw and score a 1."""
    # INN-001: the Czech card makes the victim score the 1.
    if await hand_over_a_castle(me, you):
        you.draw_and_score(1)


@CITY_STATES.demand(editions=ORIGINAL)
async def lose_a_castle_and_draw(me: Player, you: Player) -> None:
    """If you show at least four castles, transfer a top card with a castle from your board
    to mine. If you do, draw a 1."""
    if await hand_over_a_castle(me, you):
        you.draw(1)


CODE_OF_LAWS = card(
    "Code of Laws", age=1, color=PURPLE, icons=(None, CROWN, CROWN, LEAF), featured=CROWN
)


@CODE_OF_LAWS.effect
async def write_down_and_splay(me: Player) -> None:
    """You may tuck a card from your hand of a colour that is on your board. If you do, you
    may splay that colour left."""
    laws = [c for c in me.hand if me.piles[c.color]]
    law = await me.may_choose(
        laws, TUCK_CARD, held=me.could_hold(lambda c: bool(me.piles[c.color]))
    )
    if law is not None:
        me.tuck(law)
        await me.may_splay([law.color], LEFT)


MYSTICISM = card(
    "Mysticism", age=1, color=PURPLE, icons=(None, CASTLE, CASTLE, CASTLE), featured=CASTLE
)


@MYSTICISM.effect
async def follow_the_omen(me: Player) -> None:
    """Draw and reveal a 1. If its colour is on your board, meld it and draw a 1."""
    omen = me.draw_and_reveal(1)
    if me.piles[omen.color]:
        me.meld(omen)
        me.draw(1)

"""Age 3, the Middle Ages."""

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
    UNSPLAYED,
    YELLOW,
    card,
    highest,
    highest_value,
    lowest,
    not_color,
    with_icon,
    without_icon,
)
from chronotable.games.innovation.prompts import (
    EXCHANGE_CARD,
    GIVE_TO_BOARD,
    GIVE_TO_HAND,
    GIVE_TO_SCORE,
    MELD_CARD,
    RETURN_FROM_SCORE,
    SCORE_CARD,
    TAKE_TO_BOARD,
    USE_EFFECT,
)
from chronotable.games.innovation.specials import WORLD
from chronotable.games.innovation.zones import BOARD, HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


ALCHEMY = card("Alchemy", age=3, color=BLUE, icons=(None, LEAF, CASTLE, CASTLE), featured=CASTLE)


@ALCHEMY.effect
async def brew_until_it_turns_red(me: Player) -> None:
    """Draw and reveal a 4 for every three castles on your board. If any of them is red,
    return them and all the other cards in your hand; otherwise keep them."""
    brewed = [me.draw_and_reveal(4) for _ in range(me.count(CASTLE) // 3)]
    if any(c.color is RED for c in brewed):
        await me.return_all(me.hand)


@ALCHEMY.effect
async def meld_and_score(me: Player) -> None:
    """Meld a card from your hand, then score a card from your hand."""
    if lead := await me.choose(me.hand, MELD_CARD):
        me.meld(lead)
    if gold := await me.choose(me.hand, SCORE_CARD):
        me.score(gold)


TRANSLATION = card(
    "Translation", age=3, color=BLUE, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


@TRANSLATION.effect
async def meld_the_score_pile(me: Player) -> None:
    """You may meld all the cards in your score pile, in any order; all of them or none."""
    if me.score_pile and await me.agrees(USE_EFFECT):
        await me.meld_all(me.score_pile)


@TRANSLATION.effect
async def speak_with_crowns_alone(me: Player) -> None:
    """If each top card on your board shows a crown, claim World."""
    # INN-010: an empty board has no top card without one.
    if all(CROWN in c.icons for c in me.top_cards):
        me.claim(WORLD)


ENGINEERING = card(
    "Engineering", age=3, color=RED, icons=(CASTLE, None, LIGHTBULB, CASTLE), featured=CASTLE
)


@ENGINEERING.demand
async def surrender_all_castles(me: Player, you: Player) -> None:
    """Transfer all the top cards with a castle from your board to my score pile. What comes
    to light beneath them stays."""
    await you.transfer_all(with_icon(you.top_cards, CASTLE), me, SCORE_PILE)


@ENGINEERING.effect
async def may_splay_red(me: Player) -> None:
    """You may splay your red cards left."""
    await me.may_splay([RED], LEFT)


OPTICS = card("Optics", age=3, color=RED, icons=(CROWN, CROWN, CROWN, None), featured=CROWN)


@OPTICS.effect
async def look_through_the_lens(me: Player) -> None:
    """Draw and meld a 3. If it shows a crown, draw and score a 4; otherwise transfer a card
    from your score pile to the score pile of an opponent who has fewer points than you."""
    if CROWN in me.draw_and_meld(3).icons:
        me.draw_and_score(4)
        return
    poorer = [other for other in me.others if other.points < me.points]
    if lucky := await me.choose_player(poorer):
        card = await me.choose(me.score_pile, GIVE_TO_SCORE)
        assert card is not None  # who has more points has cards
        me.transfer(card, lucky, SCORE_PILE)


COMPASS = card("Compass", age=3, color=GREEN, icons=(None, CROWN, CROWN, LEAF), featured=CROWN)


@COMPASS.demand
async def trade_leaves_for_what_is_bare(me: Player, you: Player) -> None:
    """Transfer a top card with a leaf that is not green from your board to mine. Then, even
    if you had none, transfer a top card without a leaf from my board to yours."""
    if leafy := await you.choose(not_color(with_icon(you.top_cards, LEAF), GREEN), GIVE_TO_BOARD):
        you.transfer(leafy, me, BOARD)
    if bare := await you.choose(without_icon(me.top_cards, LEAF), TAKE_TO_BOARD):
        you.transfer(bare, you, BOARD)


PAPER = card(
    "Paper", age=3, color=GREEN, icons=(None, LIGHTBULB, LIGHTBULB, CROWN), featured=LIGHTBULB
)


@PAPER.effect
async def may_splay_green_or_blue(me: Player) -> None:
    """You may splay your green or your blue cards left."""
    await me.may_splay([BLUE, GREEN], LEFT)


@PAPER.effect
async def draw_for_every_left_splay(me: Player) -> None:
    """Draw a 4 for each colour you have splayed left."""
    for color in COLORS:
        if me.splay_of(color) is LEFT:
            me.draw(4)


MACHINERY = card("Machinery", age=3, color=YELLOW, icons=(LEAF, LEAF, None, CASTLE), featured=LEAF)


@MACHINERY.demand
async def swap_all_for_my_highest(me: Player, you: Player) -> None:
    """Exchange all the cards in your hand with all the highest cards in my hand, however
    many there are on either side."""
    you.exchange(you.hand, me, highest(me.hand), HAND)


@MACHINERY.effect
async def score_a_castle(me: Player) -> None:
    """Score a card with a castle from your hand. Then you may splay your red cards left."""
    held = me.could_have(CASTLE)
    if castle := await me.choose(with_icon(me.hand, CASTLE), SCORE_CARD, held=held):
        me.score(castle)
    await me.may_splay([RED], LEFT)


MEDICINE = card("Medicine", age=3, color=YELLOW, icons=(CROWN, LEAF, LEAF, None), featured=LEAF)


@MEDICINE.demand
async def swap_your_highest_for_my_lowest(me: Player, you: Player) -> None:
    """Exchange the highest card in your score pile with the lowest card in mine. Each of us
    picks among our own cards of that value; if one of us has none, the other's still goes."""
    # INN-006: the owner picks among tied cards.
    yours = await you.choose_some(highest(you.score_pile), 1, EXCHANGE_CARD)
    mine = await me.choose_some(lowest(me.score_pile), 1, EXCHANGE_CARD)
    you.exchange(yours, me, mine, SCORE_PILE)


EDUCATION = card(
    "Education",
    age=3,
    color=PURPLE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


@EDUCATION.effect
async def graduate(me: Player) -> None:
    """You may return the highest card from your score pile. If you do, draw a card of value
    two higher than the highest card left there, or a 2 if none is left."""
    if await me.may_return_one(highest(me.score_pile), RETURN_FROM_SCORE):
        me.draw(highest_value(me.score_pile) + 2)


FEUDALISM = card(
    "Feudalism", age=3, color=PURPLE, icons=(None, CASTLE, LEAF, CASTLE), featured=CASTLE
)


@FEUDALISM.demand(editions=BEFORE_THIRD)
async def pay_homage(me: Player, you: Player) -> None:
    """Transfer a card with a castle from your hand to my hand."""
    held = you.could_have(CASTLE)
    if castle := await you.choose(with_icon(you.hand, CASTLE), GIVE_TO_HAND, held=held):
        you.transfer(castle, me, HAND)


@FEUDALISM.demand(editions=THIRD)
async def pay_homage_and_unsplay(me: Player, you: Player) -> None:
    """Transfer a card with a castle from your hand to my hand. If you do, your cards of that
    colour are splayed no longer."""
    held = you.could_have(CASTLE)
    if castle := await you.choose(with_icon(you.hand, CASTLE), GIVE_TO_HAND, held=held):
        you.transfer(castle, me, HAND)
        you.splay(castle.color, UNSPLAYED)


@FEUDALISM.effect
async def may_splay_yellow_or_purple(me: Player) -> None:
    """You may splay your yellow or your purple cards left."""
    await me.may_splay([YELLOW, PURPLE], LEFT)

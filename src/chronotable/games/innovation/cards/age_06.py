"""Age 6, enlightenment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BEFORE_THIRD,
    BLUE,
    COLORS,
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
    highest_value,
    lowest,
    of_color,
    without_icon,
)
from chronotable.games.innovation.prompts import GIVE_TO_SCORE, USE_EFFECT
from chronotable.games.innovation.zones import HAND, SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


ATOMIC_THEORY = card(
    "Atomic Theory",
    age=6,
    color=BLUE,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


@ATOMIC_THEORY.effect
async def splay_blue_right(me: Player) -> None:
    """You may splay your blue cards right."""
    await me.may_splay([BLUE], RIGHT)


@ATOMIC_THEORY.effect
async def draw_and_meld_a_seven(me: Player) -> None:
    """Draw and meld a 7."""
    me.draw_and_meld(7)


ENCYCLOPEDIA = card(
    "Encyclopedia", age=6, color=BLUE, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


@ENCYCLOPEDIA.effect
async def bring_the_highest_back(me: Player) -> None:
    """You may meld every card of the highest value in your score pile, in any order; all of
    them or none."""
    volumes = highest(me.score_pile)
    if volumes and await me.agrees(USE_EFFECT):
        await me.meld_all(volumes)


INDUSTRIALIZATION = card(
    "Industrialization", age=6, color=RED, icons=(CROWN, FACTORY, FACTORY, None), featured=FACTORY
)


@INDUSTRIALIZATION.effect(editions=BEFORE_THIRD)
async def tuck_by_pairs_of_factories(me: Player) -> None:
    """For every two factories that you show, draw and tuck a 6."""
    for _ in range(me.count(FACTORY) // 2):
        me.draw_and_tuck(6)


@INDUSTRIALIZATION.effect(editions=THIRD)
async def tuck_by_colors_with_factories(me: Player) -> None:
    """For each colour on your board that shows a factory, draw and tuck a 6."""
    for _ in me.colors_showing(FACTORY):
        me.draw_and_tuck(6)


@INDUSTRIALIZATION.effect
async def splay_red_or_purple_right(me: Player) -> None:
    """You may splay your red or your purple cards right."""
    await me.may_splay([RED, PURPLE], RIGHT)


MACHINE_TOOLS = card(
    "Machine Tools", age=6, color=RED, icons=(FACTORY, FACTORY, None, FACTORY), featured=FACTORY
)


@MACHINE_TOOLS.effect
async def score_another_like_the_best(me: Player) -> None:
    """Draw and score a card of the highest value in your score pile, or a 1 if it is empty."""
    me.draw_and_score(highest_value(me.score_pile))


CLASSIFICATION = card(
    "Classification",
    age=6,
    color=GREEN,
    icons=(LIGHTBULB, LIGHTBULB, LIGHTBULB, None),
    featured=LIGHTBULB,
)


@CLASSIFICATION.effect
async def gather_one_color(me: Player) -> None:
    """Name the colour of a card in your hand. Take all cards of that colour from everybody
    else's hand into yours, then meld all cards of that colour from your hand, in any order."""
    if not me.hand:
        return
    colors = [color for color in COLORS if of_color(me.hand, color)]
    several = me.state.discreet and len(me.hand) > 1  # colours, as far as everybody knows
    color = await me.choose_color(colors, held=several)
    for other in me.others:
        await me.transfer_all(of_color(other.hand, color), me, HAND)
    await me.meld_all(of_color(me.hand, color))


METRIC_SYSTEM = card(
    "Metric System", age=6, color=GREEN, icons=(None, FACTORY, CROWN, CROWN), featured=CROWN
)


@METRIC_SYSTEM.effect
async def measure_any_color_like_green(me: Player) -> None:
    """If your green cards are splayed right, you may splay any one of your colours right."""
    if me.splay_of(GREEN) is RIGHT:
        await me.may_splay(COLORS, RIGHT)


@METRIC_SYSTEM.effect
async def splay_green_right(me: Player) -> None:
    """You may splay your green cards right."""
    await me.may_splay([GREEN], RIGHT)


CANNING = card(
    "Canning", age=6, color=YELLOW, icons=(None, FACTORY, LEAF, FACTORY), featured=FACTORY
)


@CANNING.effect
async def preserve_what_has_no_factory(me: Player) -> None:
    """You may draw and tuck a 6. If you do, score all your top cards without a factory."""
    if await me.agrees(USE_EFFECT):
        me.draw_and_tuck(6)
        await me.score_all(without_icon(me.top_cards, FACTORY))


@CANNING.effect
async def splay_yellow_right(me: Player) -> None:
    """You may splay your yellow cards right."""
    await me.may_splay([YELLOW], RIGHT)


VACCINATION = card(
    "Vaccination", age=6, color=YELLOW, icons=(LEAF, FACTORY, LEAF, None), featured=LEAF
)


@VACCINATION.demand
async def lose_the_lowest(me: Player, you: Player) -> None:
    """Return every card of the lowest value in your score pile. If you returned any, draw
    and meld a 6."""
    if weakest := lowest(you.score_pile):
        await you.return_all(weakest)
        you.draw_and_meld(6)


@VACCINATION.effect
async def grow_stronger(me: Player) -> None:
    """If the demand made anybody return a card, draw and meld a 7."""
    if me.dogma.demand_moved:
        me.draw_and_meld(7)


DEMOCRACY = card(
    "Democracy", age=6, color=PURPLE, icons=(CROWN, LIGHTBULB, LIGHTBULB, None), featured=LIGHTBULB
)


@DEMOCRACY.effect
async def outvote_the_others(me: Player) -> None:
    """You may return any number of cards from your hand. If Democracy has made you return
    more cards than each other player so far in this action, draw and score an 8."""
    votes = me.dogma.tally
    returned = await me.may_return_some()
    votes[me.seat] += len(returned)
    if all(votes[me.seat] > votes[other.seat] for other in me.others):
        me.draw_and_score(8)


EMANCIPATION = card(
    "Emancipation", age=6, color=PURPLE, icons=(FACTORY, LIGHTBULB, FACTORY, None), featured=FACTORY
)


@EMANCIPATION.demand
async def let_a_card_go(me: Player, you: Player) -> None:
    """Transfer a card from your hand to my score pile. If you do, draw a 6."""
    if freed := await you.choose(you.hand, GIVE_TO_SCORE):
        you.transfer(freed, me, SCORE_PILE)
        you.draw(6)


@EMANCIPATION.effect
async def march_right_in_red_or_purple(me: Player) -> None:
    """You may splay your red or your purple cards right."""
    await me.may_splay([RED, PURPLE], RIGHT)

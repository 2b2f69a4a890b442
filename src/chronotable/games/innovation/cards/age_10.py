"""Age 10, the digital age."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chronotable.games.innovation.card import (
    BLUE,
    CLOCK,
    CROWN,
    FACTORY,
    GREEN,
    LEAF,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    card,
    values,
    with_icon,
)
from chronotable.games.innovation.dogma import execute
from chronotable.games.innovation.prompts import (
    EXECUTE_CARD,
    RETURN_FROM_SCORE,
    RETURN_TOP,
    TAKE_TO_SCORE,
    USE_EFFECT,
)
from chronotable.games.innovation.zones import SCORE_PILE

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


def alone_with_most(players: list[Player], amount: Callable[[Player], int]) -> Player | None:
    """The single player with the highest amount; None if several share it."""
    most = max(amount(player) for player in players)
    best = [player for player in players if amount(player) == most]
    return best[0] if len(best) == 1 else None


BIOENGINEERING = card(
    "Bioengineering", age=10, color=BLUE, icons=(LIGHTBULB, CLOCK, CLOCK, None), featured=CLOCK
)


@BIOENGINEERING.effect
async def harvest_a_leaf(me: Player) -> None:
    """Pick a top card with a leaf on another player's board: it goes to your score pile."""
    growing = [c for other in me.others for c in with_icon(other.top_cards, LEAF)]
    if leafy := await me.choose(growing, TAKE_TO_SCORE):
        me.transfer(leafy, me, SCORE_PILE)


@BIOENGINEERING.effect
async def inherit_the_earth(me: Player) -> None:
    """If somebody shows two leaves or fewer, whoever shows the most, without a tie, wins the
    game."""
    players = me.table.players
    if any(player.count(LEAF) < 3 for player in players):
        greenest = alone_with_most(players, lambda player: player.count(LEAF))
        if greenest is not None:
            greenest.win("bioengineering")


SOFTWARE = card("Software", age=10, color=BLUE, icons=(CLOCK, CLOCK, CLOCK, None), featured=CLOCK)


@SOFTWARE.effect
async def sell_a_copy(me: Player) -> None:
    """Draw and score a 10."""
    me.draw_and_score(10)


@SOFTWARE.effect
async def run_the_second_program(me: Player) -> None:
    """Draw and meld two 10s, one after the other, then carry out the non-demand effects of
    the second one for yourself alone."""
    me.draw_and_meld(10)
    program = me.draw_and_meld(10)
    await execute(me, program)


MINIATURIZATION = card(
    "Miniaturization",
    age=10,
    color=RED,
    icons=(None, LIGHTBULB, CLOCK, LIGHTBULB),
    featured=LIGHTBULB,
)


@MINIATURIZATION.effect
async def shrink_a_ten(me: Player) -> None:
    """You may return a card from your hand. If it was a 10, draw as many 10s as there are
    different values in your score pile."""
    returned = await me.may_return_one(me.hand)
    if returned is not None and returned.age == 10:
        for _ in range(len(values(me.score_pile))):
            me.draw(10)


ROBOTICS = card(
    "Robotics", age=10, color=RED, icons=(None, FACTORY, CLOCK, FACTORY), featured=FACTORY
)


@ROBOTICS.effect
async def replace_the_workers(me: Player) -> None:
    """Score your top green card, if you have one. Then draw and meld a 10 and carry out its
    non-demand effects for yourself alone."""
    if green := me.top(GREEN):
        me.score(green)
    machine = me.draw_and_meld(10)
    await execute(me, machine)


DATABASES = card(
    "Databases", age=10, color=GREEN, icons=(None, CLOCK, CLOCK, CLOCK), featured=CLOCK
)


@DATABASES.demand
async def delete_half(me: Player, you: Player) -> None:
    """Return cards of your choice from your score pile: half of them, rounded up."""
    for _ in range((len(you.score_pile) + 1) // 2):
        await you.return_one(you.score_pile, RETURN_FROM_SCORE)


SELF_SERVICE = card(
    "Self Service", age=10, color=GREEN, icons=(None, CROWN, CROWN, CROWN), featured=CROWN
)


@SELF_SERVICE.effect
async def help_yourself(me: Player) -> None:
    """Carry out the non-demand effects of one of your top cards other than Self Service, for
    yourself alone."""
    others = [c for c in me.top_cards if c is not SELF_SERVICE]
    if chosen := await me.choose(others, EXECUTE_CARD):
        await execute(me, chosen)


@SELF_SERVICE.effect
async def lead_alone(me: Player) -> None:
    """If you are ahead of everybody else in achievements, without a tie, you win the game."""
    if all(me.achievements > other.achievements for other in me.others):
        me.win("self_service")


GLOBALIZATION = card(
    "Globalization", age=10, color=YELLOW, icons=(None, FACTORY, FACTORY, FACTORY), featured=FACTORY
)


@GLOBALIZATION.demand
async def cut_down_a_leaf(me: Player, you: Player) -> None:
    """Return one of your top cards that show a leaf."""
    await you.return_one(with_icon(you.top_cards, LEAF), RETURN_TOP)


@GLOBALIZATION.effect
async def own_the_market(me: Player) -> None:
    """Draw and score a 6. Then, unless somebody shows more leaves than factories, whoever has
    the most points, without a tie, wins the game."""
    me.draw_and_score(6)
    players = me.table.players
    if not any(player.count(LEAF) > player.count(FACTORY) for player in players):
        richest = alone_with_most(players, lambda player: player.points)
        if richest is not None:
            richest.win("globalization")


STEM_CELLS = card("Stem Cells", age=10, color=YELLOW, icons=(None, LEAF, LEAF, LEAF), featured=LEAF)


@STEM_CELLS.effect
async def grow_your_score(me: Player) -> None:
    """You may score your whole hand."""
    if me.hand and await me.agrees(USE_EFFECT):
        await me.score_all(me.hand)


# INN-008: the lightbulb is featured.
AI = card(
    "A.I.", age=10, color=PURPLE, icons=(LIGHTBULB, LIGHTBULB, CLOCK, None), featured=LIGHTBULB
)


@AI.effect
async def learn(me: Player) -> None:
    """Draw and score a 10."""
    me.draw_and_score(10)


@AI.effect
async def let_the_machines_judge(me: Player) -> None:
    """If Robotics and Software are both top cards, whatever boards they lie on, whoever has
    the fewest points, without a tie, wins the game."""
    players = me.table.players
    tops = [c for player in players for c in player.top_cards]
    if ROBOTICS in tops and SOFTWARE in tops:
        humblest = alone_with_most(players, lambda player: -player.points)
        if humblest is not None:
            humblest.win("ai")


THE_INTERNET = card(
    "The Internet", age=10, color=PURPLE, icons=(None, CLOCK, CLOCK, LIGHTBULB), featured=CLOCK
)


@THE_INTERNET.effect
async def go_online(me: Player) -> None:
    """You may splay green up."""
    await me.may_splay([GREEN], UP)


@THE_INTERNET.effect
async def download(me: Player) -> None:
    """Draw and score a 10."""
    me.draw_and_score(10)


@THE_INTERNET.effect
async def link_everything(me: Player) -> None:
    """For every two clocks you show, draw and meld a 10."""
    for _ in range(me.count(CLOCK) // 2):
        me.draw_and_meld(10)

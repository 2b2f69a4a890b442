"""Moving cards along the time board: steps, split freely among the own cards.

ECH-008: the steps of one card are one movement, which may pass full tiles but not stop there;
cards move one after another, each at most once; steps may be left unused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.echoes.card import Card, Movement, Use
from chronotable.games.echoes.prompts import MOVE
from chronotable.games.echoes.summoning import summon, tell_of
from chronotable.kernel.decision import DONE, Decision, Word

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player


async def move(
    me: Player, steps: int, moved: list[Card], why: str, *, use: Use | None = None
) -> None:
    """Use up to so many steps; cards in `moved` have had theirs.

    A `use` of an effect that nobody has told of is told with the first step.
    """
    while steps:
        found = me.movements(steps, moved)
        if not found:
            return
        choices: list[Movement | Word] = [*found, DONE]
        choice = await Decision(me.seat, MOVE, choices, why=why, params={"steps": steps})
        if not isinstance(choice, Movement):
            return
        if use is not None:
            tell_of(me, use)
            use = None
        steps -= choice.steps
        moved.append(choice.card)
        await move_one(me, choice)


async def move_one(me: Player, movement: Movement) -> None:
    """Move a card; if it leaves the board it is summoned."""
    if me.move(movement):
        await summon(me, movement.card)

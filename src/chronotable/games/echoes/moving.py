"""Moving cards along the time board: steps, split freely among one's own cards.

ECH-008: the steps of one card are one movement, which may pass full tiles but not stop there;
cards move one after another, each at most once; steps may be left unused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.echoes.card import Card, Movement
from chronotable.games.echoes.prompts import MOVE
from chronotable.games.echoes.summoning import summon
from chronotable.kernel.decision import DONE, Decision, Word

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player


async def move_and_go_on(me: Player, movement: Movement, steps: int, why: str) -> None:
    """Begin with this movement, then use what is left of the steps for other cards, or leave it."""
    moved: list[Card] = []
    while True:
        await _move(me, movement)
        moved.append(movement.card)
        steps -= movement.steps
        found = me.movements(steps, moved) if steps else []
        if not found:
            return
        choices: list[Movement | Word] = [*found, DONE]
        choice = await Decision(me.seat, MOVE, choices, why=why, params={"steps": steps})
        if not isinstance(choice, Movement):
            return
        movement = choice


async def _move(me: Player, movement: Movement) -> None:
    """Move a card; if it leaves the board it is summoned."""
    if me.move(movement):
        await summon(me, movement.card)

"""The dogma action: who shares, who obeys, in which order, and the bonus for sharing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.innovation.card import Card

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player


class DogmaStopped(Exception):  # not an error: the rest of the card is void
    """The whole dogma action is over at once, its bonus included."""


class Dogma:
    """One card being carried out, and what its effects may look back on: `me.dogma`.

    `demand_moved` tells whether the demand of this very card moved or returned a card. What
    each seat has counted in the whole action (Democracy), nested cards included, is `tally`.
    """

    __slots__ = ("demand_moved", "tally")

    def __init__(self, tally: list[int]) -> None:
        self.demand_moved = False
        self.tally = tally


def stop_dogma() -> None:
    """Void everything that is left of the dogma action under way."""
    raise DogmaStopped


async def activate(me: Player, card: Card) -> None:
    """Resolve all effects of `card` for everybody concerned, then the sharing bonus."""
    table = me.table
    icon = card.featured
    mine = me.count(icon)
    sharers: list[Player] = []
    victims: list[Player] = []
    for other in me.others:
        (sharers if other.count(icon) >= mine else victims).append(other)
    if table.log is not None:
        demands = [effect.demand for effect in card.effects_in(table.state.edition)]
        table.tell(
            "innovation-activated",
            who=me.key,
            card=card.key,
            icon=icon.key,
            count=mine,
            sharers=[p.key for p in sharers] if not all(demands) else [],
            victims=[p.key for p in victims] if any(demands) else [],
        )
    table.dogma = Dogma([0] * table.state.seats)
    try:
        shared = await _resolve(me, card, sharers, victims)
    except DogmaStopped:
        shared = False
    table.dogma = None
    table.why = ""
    if shared:
        table.tell("innovation-sharing-bonus", who=me.key)
        me.draw_highest()


async def _resolve(me: Player, card: Card, sharers: list[Player], victims: list[Player]) -> bool:
    """Each effect for all concerned before the next; True if a sharer changed anything."""
    table = me.table
    dogma = me.dogma
    shared = False
    for effect in card.effects_in(table.state.edition):
        if effect.demand:
            for you in victims:
                table.why = effect.why
                table.turn_to(you)
                moves = table.moves
                await effect.rule(me, you)
                dogma.demand_moved |= table.moves != moves
            continue
        for sharer in sharers:
            table.why = effect.why
            table.turn_to(sharer)
            changes = table.changes
            await effect.rule(sharer)
            shared |= table.changes != changes
        table.why = effect.why
        table.turn_to(me)
        await effect.rule(me)
    return shared


async def execute(me: Player, card: Card) -> None:
    """Carry out the effects of another card alone: no demand, nobody shares."""
    table = me.table
    why, dogma = table.why, me.dogma
    table.tell("innovation-executed", who=me.key, card=card.key)
    table.dogma = Dogma(dogma.tally)
    for effect in card.effects_in(table.state.edition):
        if not effect.demand:
            table.why = effect.why
            await effect.rule(me)
    table.why, table.dogma = why, dogma

"""Conquest, fortification, reinforcement.

The effect and the reactions come before the creatures are tucked or sealed (ECH-010, ECH-011).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.echoes.card import CONQUERED, FORTIFIED, Card, Source, SourceChoice, Use
from chronotable.games.echoes.counting import strength_under
from chronotable.games.echoes.prompts import REINFORCE, SEND
from chronotable.games.echoes.state import ALL_FORTIFIED, NOBODY, State
from chronotable.games.echoes.summoning import react, reacting
from chronotable.kernel.decision import DONE, Decision, Word
from chronotable.kernel.message import Param

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player


def defence(state: State, source: Source) -> int:
    """The strength that an attack on this source must exceed."""
    if state.owner[source.number] == NOBODY:
        return source.conquer_strength
    return strength_under(state, source)


def conquerable(me: Player, strength: int, bonus: int = 0) -> list[Source]:
    """The sources that creatures of so much strength can conquer now."""
    if not strength:  # ECH-012: a bonus alone conquers nothing
        return []
    state = me.state
    owner, fortified, seat = state.owner, state.fortified, me.seat
    targets = [s for s in state.sources if owner[s.number] != seat and not fortified & s.bit]
    return [source for source in targets if strength + bonus > defence(state, source)]


def fortifiable(me: Player) -> list[Source]:
    """The conquered sources under which this seat has strength enough."""
    state = me.state
    owner, fortified, seat = state.owner, state.fortified, me.seat
    return [
        source
        for source in state.sources
        if owner[source.number] == seat
        and not fortified & source.bit
        and strength_under(state, source) > source.fortify_strength
    ]


def source_actions(me: Player, *, main: bool) -> list[SourceChoice]:
    """What can be done with sources in a turn: reinforce, and while it lasts the main action.

    The same as `conquerable` and `fortifiable`, in one look at each source: it is taken at
    every free choice.
    """
    state, seat = me.state, me.seat
    owner, fortified = state.owner, state.fortified
    found: list[SourceChoice] = []
    if not main and seat not in owner:
        return found
    strength = me.strength
    if not strength and seat not in owner:
        return found
    for source in state.sources:
        if fortified & source.bit:
            continue
        if owner[source.number] != seat:
            if main and strength and strength > defence(state, source):
                found.append(source.conquer)
            continue
        if main and strength_under(state, source) > source.fortify_strength:
            found.append(source.fortify)
        if strength:
            found.append(source.reinforce)
    return found


async def conquer(me: Player, source: Source, bonus: int = 0) -> None:
    """Send creatures, take the source, use its effect, let others react, tuck the creatures."""
    state = me.state
    me.table.tell("echoes-attacked", who=me.key, source=source.key)
    creatures = await _send(me, source, defence(state, source) - bonus)
    me.take(source)
    witnesses = reacting(me, CONQUERED)
    await source.on_conquer.happen(me, Use(source, why=f"effect:{source.id}:1"))
    if witnesses:
        await react(me, witnesses)
    me.arrive(creatures, source)


async def _send(me: Player, source: Source, resistance: int) -> list[Card]:
    """Creatures of the owner's choice whose strength exceeds the resistance, at least one."""
    free = me.fighters
    alone = len(free) == 1
    total = sum([card.strength for card in free])
    sent: list[Card] = []
    strength = 0
    for card in [*free]:  # without these it cannot be done, so nobody is asked
        if alone or total - card.strength <= resistance:
            me.send(card, source)
            free.remove(card)
            sent.append(card)
            strength += card.strength
    while free:
        enough = bool(sent) and strength > resistance
        choices: list[Card | Word] = [*free, DONE] if enough else [*free]
        params: dict[str, Param] = {
            "source": source.key,
            "strength": strength,
            "resistance": max(resistance, 0),
        }
        card_or_done = await Decision(me.seat, SEND, choices, why=source.key, params=params)
        if not isinstance(card_or_done, Card):
            break
        me.send(card_or_done, source)
        free.remove(card_or_done)
        sent.append(card_or_done)
        strength += card_or_done.strength
    return sent


async def fortify(me: Player, source: Source) -> None:
    """Use the source's effect, let others react, then seal the creatures for good."""
    state = me.state
    me.table.tell("echoes-fortified", who=me.key, source=source.key)
    witnesses = reacting(me, FORTIFIED)
    await source.on_fortify.happen(me, Use(source, why=f"effect:{source.id}:2"))
    if witnesses:
        await react(me, witnesses)
    state.fortified |= source.bit
    if all([state.fortified & other.bit for other in state.sources]):
        me.table.met(ALL_FORTIFIED, me.seat)


async def reinforce(me: Player, source: Source) -> None:
    """Put one creature under a conquered source."""
    me.table.tell("echoes-reinforced", who=me.key, source=source.key)
    params = {"source": source.key}
    card = await Decision(me.seat, REINFORCE, me.fighters, why=source.key, params=params)
    me.send(card, source)
    me.arrive([card], source)

"""Summoning, and how effects come to be used: when summoned, in reaction, by a flame.

Summoning effects, reactions and flames may be declined as a whole (ECH-007); what is used is
carried out as far as possible. Nobody is asked about a summoning effect or a reaction that would
change nothing; a flame may be used all the same (ECH-035).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.echoes.card import (
    FLAME_USED,
    SUMMONED,
    Card,
    Flame,
    Occasion,
    Source,
    Use,
    UseFlame,
)
from chronotable.games.echoes.clause import Choosing, Clause, tell_of
from chronotable.games.echoes.prompts import REACT, SUMMON_NEXT
from chronotable.kernel.decision import DONE, Decision, Word

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player


async def summon(me: Player, card: Card) -> None:
    """The card joins the party; its own effect, then the reactions of those who saw it come."""
    witnesses = reacting(me, SUMMONED, card)
    me.join(card)
    if card.immediate is not None:
        await card.immediate.offer(me, card.use)
    if witnesses:
        await react(me, witnesses)


async def summon_all(me: Player, cards: list[Card]) -> None:
    """Summon cards that left the board together, one after the other, in any order."""
    while cards:
        card = await Decision(me.seat, SUMMON_NEXT, [*cards])
        cards.remove(card)
        await summon(me, card)


def reacting(me: Player, occasion: Occasion, summoned: Card | None = None) -> list[Card]:
    """The uncovered cards that react to this."""
    found = []
    for card in me.party:
        whenever = card.whenever
        if (
            whenever is not None
            and occasion in whenever.occasions
            and (summoned is None or whenever.of is None or summoned.icons & whenever.of.bit)
        ):
            found.append(card)
    return found


async def react(me: Player, witnesses: list[Card]) -> None:
    """Use the reactions of these cards in the order the owner likes, or leave the rest."""
    while usable := [c for c in witnesses if c in me.party and _reaction(c).possible(me, c.use)]:
        card: Card | Word = usable[0]
        # A single reaction that begins with a choice can be declined there.
        if len(usable) > 1 or not isinstance(_reaction(usable[0]), Choosing):
            card = await Decision(me.seat, REACT, [*usable, DONE], why=usable[0].why)
        if isinstance(card, Word):
            return
        witnesses.remove(card)
        reaction = _reaction(card)
        if isinstance(reaction, Choosing):
            await reaction.offer(me, card.use)
        else:
            tell_of(me, card.use)
            await reaction.happen(me, card.use)


def _reaction(card: Card) -> Clause:
    assert card.whenever is not None
    return card.whenever.effect


def can_burn(me: Player, it: Card | Source) -> bool:
    """Whether this flame bears no token; what it would do does not matter (ECH-035)."""
    state = me.state
    if isinstance(it, Card):
        return not state.tokens[me.seat] & it.bit
    return not state.source_tokens & it.bit


def flames(me: Player, color: Flame) -> list[UseFlame]:
    """The flames of this colour on one's own uncovered cards and sources that can be used now."""
    state, seat = me.state, me.seat
    tokens, owner = state.tokens[seat], state.owner
    found = []
    for card in me.party:
        if card.flame is color and not tokens & card.bit:
            found.append(card.use_flame)
    if seat in owner:
        for source in state.sources:
            if (
                source.flame is color
                and owner[source.number] == seat
                and not state.source_tokens & source.bit
            ):
                found.append(source.use_flame)
    return found


async def use_flame(me: Player, use: Use) -> None:
    """Put a token on the card or source, carry out its effect, then let others react."""
    state, it = me.state, use.it
    if isinstance(it, Card):
        state.tokens[me.seat] |= it.bit
    else:
        state.source_tokens |= it.bit
    me.table.tell("echoes-flamed", who=me.key, it=it.key)
    witnesses = reacting(me, FLAME_USED)
    assert it.flame_effect is not None
    await it.flame_effect.happen(me, use)
    if witnesses:
        await react(me, witnesses)

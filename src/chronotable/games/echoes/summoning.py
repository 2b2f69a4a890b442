"""Summoning, and how effects come to be used: when summoned, in reaction, by a flame.

Summoning effects, reactions and flames may be declined as a whole (ECH-007); what is used is
carried out as far as possible. Nobody is asked about a summoning effect or a reaction that would
change nothing; a flame may be used all the same (ECH-035).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.echoes.card import FLAME_USED, SUMMONED, Card, Occasion, Source, Use
from chronotable.games.echoes.prompts import REACT, SUMMON_NEXT, USE_EFFECT
from chronotable.kernel.decision import DONE, NO, YES, Decision, Word

if TYPE_CHECKING:
    from chronotable.games.echoes.effects import Effect
    from chronotable.games.echoes.player import Player

_YES_OR_NO = [YES, NO]


async def summon(me: Player, card: Card) -> None:
    """The card joins the party; its own effect, then the reactions of those who saw it come."""
    witnesses = reacting(me, SUMMONED, card)
    me.join(card)
    if card.immediate is not None:
        await offer(me, card.immediate, card.use)
    if witnesses:
        await react(me, witnesses)


async def summon_all(me: Player, cards: list[Card]) -> None:
    """Summon cards that left the board together, one after the other, in any order."""
    while cards:
        card = await Decision(me.seat, SUMMON_NEXT, [*cards])
        cards.remove(card)
        await summon(me, card)


async def offer(me: Player, effect: Effect, use: Use) -> None:
    """Let the owner use an effect or decline it."""
    if not effect.possible(me, use):
        return
    if effect.asks:
        await effect.happen(me, use, may=True)
    elif await Decision(me.seat, USE_EFFECT, _YES_OR_NO, why=use.why) is YES:
        tell_of(me, use)
        await effect.happen(me, use)


def tell_of(me: Player, use: Use) -> None:
    """Let the log name the card whose effect is used."""
    me.table.tell("echoes-used", who=me.key, it=use.it.key)


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
    while usable := [c for c in witnesses if c in me.party and _can_react(me, c)]:
        card: Card | Word = usable[0]
        if len(usable) > 1 or not _effect_of(usable[0]).asks:
            card = await Decision(me.seat, REACT, [*usable, DONE], why=usable[0].why)
        if not isinstance(card, Card):
            return
        witnesses.remove(card)
        effect = _effect_of(card)
        if not effect.asks:
            tell_of(me, card.use)
        await effect.happen(me, card.use, may=True)


def _effect_of(card: Card) -> Effect:
    assert card.whenever is not None
    return card.whenever.effect


def _can_react(me: Player, card: Card) -> bool:
    return _effect_of(card).possible(me, card.use)


def can_burn(me: Player, it: Card | Source) -> bool:
    """Whether this flame bears no token; what it would do does not matter (ECH-035)."""
    state = me.state
    if isinstance(it, Card):
        return not state.tokens[me.seat] & it.bit
    return not state.source_tokens & it.bit


async def use_flame(me: Player, it: Card | Source, chain: tuple[Card | Source, ...] = ()) -> None:
    """Put a token on it, carry out its effect, then let others react."""
    state = me.state
    if isinstance(it, Card):
        state.tokens[me.seat] |= it.bit
    else:
        state.source_tokens |= it.bit
    me.table.tell("echoes-flamed", who=me.key, it=it.key)
    witnesses = reacting(me, FLAME_USED)
    effect = it.flame_effect
    assert effect is not None
    await effect.happen(me, Use(it, chain))
    if witnesses:
        await react(me, witnesses)

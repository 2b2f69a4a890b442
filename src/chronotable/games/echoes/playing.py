"""Playing a card from hand: what it costs, where it goes, how it is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.games.echoes.card import Card, Icon, PlayCard
from chronotable.games.echoes.prompts import PAY
from chronotable.games.echoes.summoning import summon
from chronotable.games.echoes.view_types import IN_HAND
from chronotable.games.echoes.zones import DECK, HAND
from chronotable.kernel.decision import Decision
from chronotable.kernel.message import Param
from chronotable.kernel.place import Place

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player
    from chronotable.games.echoes.state import State


def distinct(cards: list[Card]) -> list[Card]:
    """Each card once, even if both copies are there: they are the same choice."""
    return [*dict.fromkeys(cards)]


def in_hand(card: Card) -> Place:
    """Where a card lies that is to be paid with or discarded."""
    return IN_HAND(card.id)


def plays(me: Player, *, cards: int = 0, time: int = 0, of: Icon | None = None) -> list[PlayCard]:
    """Every hand card that can be played and paid for, with these extra discounts."""
    state, hand = me.state, me.hand
    fewer, less = state.fewer_cards[me.seat], state.less_time[me.seat]
    cards += len(hand) - 1  # ECH-028: a card does not pay for itself
    time += me.highest_room
    if of is not None:
        hand = [card for card in hand if card.icons & of.bit]
    found: list[PlayCard] = []
    for card in hand:
        kin = card.kin
        if card.cards - fewer[kin] > cards or card.time - less[kin] > time:
            continue
        # ECH-003: not while a copy is in the party or on the board. And never twice the same.
        if card.copies > 1 and (card.play in found or me.has_copy(card)):
            continue
        found.append(card.play)
    return found


def could_play(me: Player, *, cards: int = 0, time: int = 0, of: Icon | None = None) -> bool:
    """Whether a card of this hand could be played like that, as far as everybody knows."""
    state = me.state
    if not me.hand:
        return False
    fewer, less = state.fewer_cards[me.seat], state.less_time[me.seat]
    cards += len(me.hand) - 1
    time += me.highest_room
    for card in unseen(state):
        if card.cards - fewer[card.kin] > cards or card.time - less[card.kin] > time:
            continue
        if (of is None or card.icons & of.bit) and not (card.copies > 1 and me.has_copy(card)):
            return True
    return False


def unseen(state: State) -> list[Card]:
    """The cards of which a copy may be in the deck or in a hand, as far as everybody knows."""
    hidden = [state.zones[DECK], *(state.zone(seat, HAND) for seat in range(state.seats))]
    return distinct([card for zone in hidden for card in zone])


def all_may_be_alike(me: Player, cards: list[Card]) -> bool:
    """At a discreet table: whether nobody else knows that there is something to choose from."""
    return me.state.discreet and len(cards) > 1


async def play(me: Player, card: Card, *, cards: int = 0, time: int = 0) -> None:
    """Lay the card, pay for it, and summon it at once if it takes no time.

    Costs stop at zero, so a discount never gives anything back.
    """
    state = me.state
    cards = card.cards - state.fewer_cards[me.seat][card.kin] - cards
    time = card.time - state.less_time[me.seat][card.kin] - time
    position = me.lay(card, time)
    await pay(me, cards, card)
    if position == 0:
        await summon(me, card)


async def pay(me: Player, cost: int, card: Card) -> None:
    """Discard cards of the payer's choice, one after another."""
    for left in range(cost, 0, -1):
        if left == len(me.hand):
            for paid in [*me.hand]:
                me.discard(paid)
            return
        params: dict[str, Param] = {"card": card.key, "count": left}
        held = all_may_be_alike(me, me.hand)
        # By place: it is asked often, and names would take three times as long.
        me.discard(
            await Decision(me.seat, PAY, distinct(me.hand), card.key, in_hand, params, False, held)
        )

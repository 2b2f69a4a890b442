"""The verbs of Echoes of Time: draw, discard, gain, lose, lay, join, remove, slide, move, tuck.

A Player is the handle by which rules act for a seat. Its verbs are the only hands that move
pieces: each moves, keeps the counts, and tells one event. None of them asks anything.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from chronotable.games.echoes.card import Card, Movement, Source
from chronotable.games.echoes.state import NOBODY, SUPPLY_EMPTY, State
from chronotable.games.echoes.timeline import active
from chronotable.games.echoes.zones import (
    CARDS_PER_TILE,
    DECK,
    DISCARD,
    HAND,
    LEFT,
    PARTY,
    PER_SEAT,
    POSITIONS,
    SEATS,
    UNDER,
)
from chronotable.kernel.event import Event
from chronotable.kernel.tabletop import Hand

if TYPE_CHECKING:
    from chronotable.games.echoes.tabletop import Tabletop


class Player(Hand[State, "Tabletop"]):
    """One seat at the table, able to act."""

    __slots__ = ("first_zone", "hand", "left", "party")

    def __init__(self, table: Tabletop, seat: int) -> None:
        super().__init__(table, seat)
        zones, first = table.state.zones, SEATS + PER_SEAT * seat
        self.first_zone = first
        self.hand = zones[first + HAND]
        self.party = zones[first + PARTY]
        self.left = zones[first + LEFT]  # cards that have left the board, not yet summoned

    # Reading the table.

    @property
    def board(self) -> list[list[Card]]:
        """The cards on positions 1 to 5."""
        first = self.first_zone + LEFT + 1
        return self.state.zones[first : first + POSITIONS]

    @property
    def highest_room(self) -> int:
        """The leftmost position with room; 0 if the whole board is full."""
        zones, first = self.state.zones, self.first_zone + LEFT
        position = POSITIONS
        while position and len(zones[first + position]) >= CARDS_PER_TILE:
            position -= 1
        return position

    def has_copy(self, card: Card) -> bool:
        """Whether a copy is in the party, on the board, or on its way between them."""
        if card.copies == 1:
            return False
        first = self.first_zone + PARTY
        return card in chain.from_iterable(self.state.zones[first : first + 2 + POSITIONS])

    @property
    def fighters(self) -> list[Card]:
        """Creatures that can go to a source: no token, not under a source, not on the way."""
        tokens, sent = self.state.tokens[self.seat], self.state.sent
        return [c for c in self.party if c.strength and not tokens & c.bit and c not in sent]

    @property
    def strength(self) -> int:
        """What all of them are worth together."""
        tokens, sent = self.state.tokens[self.seat], self.state.sent
        strength = 0
        for card in self.party:
            if card.strength and not tokens & card.bit and card not in sent:
                strength += card.strength
        return strength

    @property
    def sources(self) -> list[Source]:
        """The sources that this seat controls."""
        owner, seat = self.state.owner, self.seat
        return [source for source in self.state.sources if owner[source.number] == seat]

    # Cards in hand.

    def _tell_card(self, key: str, card: Card, **params: int | str) -> None:
        """A hand card comes into the open."""
        log = self.table.log
        if log is not None:
            log.append(Event(key, {"who": self.key, "card": card.key, **params}, reveals=True))

    def draw(self, count: int) -> None:
        """Draw from the deck, and from a new one if it runs out; fewer if there are no more."""
        state = self.state
        deck, hand, numbers = state.zones[DECK], self.hand, state.drawn_from[self.seat]
        for _ in range(count):
            if not deck and not self.table.shuffle():
                return
            card = deck.pop()
            hand.append(card)
            numbers.append(state.deck_number)
            log = self.table.log
            if log is not None:
                log.append(
                    Event(
                        "echoes-drew",
                        {"who": self.key, "card": card.key},
                        audience=1 << self.seat,
                        veiled={"card": "hidden"},
                        reveals=True,
                    )
                )

    def _from_hand(self, card: Card) -> None:
        at = self.hand.index(card)
        del self.hand[at]
        del self.state.drawn_from[self.seat][at]

    def discard(self, card: Card) -> None:
        """Put a hand card on the discard pile, face up."""
        self._from_hand(card)
        self.state.zones[DISCARD].append(card)
        if self.table.log is not None:
            self._tell_card("echoes-discarded", card)

    def lay(self, card: Card, time: int) -> int:
        """Lay a hand card on the board where its time says, or further left; 0 if it takes none.

        ECH-002: there must be room.
        """
        self._from_hand(card)
        zones, first = self.state.zones, self.first_zone + LEFT
        position = max(time, 0)
        while position and len(zones[first + position]) >= CARDS_PER_TILE:
            position += 1
        zones[first + position].append(card)
        if self.table.log is not None:
            self._tell_card("echoes-played", card, position=position)
        return position

    # The time board.

    def slide(self) -> list[Card]:
        """Push the tiles once; the cards that left the board, in no order, wait to be summoned."""
        state, zones, first = self.state, self.state.zones, self.first_zone + LEFT
        leaving, *staying = zones[first + 1 : first + 1 + POSITIONS]
        zones[first + 1 : first + 1 + POSITIONS] = [*staying, []]
        self.left += leaving
        state.slides[self.seat] += 1
        if self.table.log is not None:
            color = active(state.slides[self.seat])
            self.table.tell("echoes-slid", who=self.key, color=color.word)
        return leaving

    def movements(self, steps: int, moved: list[Card]) -> list[Movement]:
        """Every way to move one card at most so many steps, those already moved excepted."""
        zones, first = self.state.zones, self.first_zone + LEFT
        found = []
        for position in range(1, POSITIONS + 1):
            cards = zones[first + position]
            if not cards:
                continue
            for card in cards:
                if card in moved:
                    continue
                for n in range(1, min(steps, position) + 1):
                    if n == position or len(zones[first + position - n]) < CARDS_PER_TILE:
                        found.append(card.moves[n])
        return found

    def move(self, movement: Movement) -> bool:
        """Move a card to the right; True if it left the board."""
        zones, first = self.state.zones, self.first_zone + LEFT
        card, position = movement.card, 1
        while card not in zones[first + position]:
            position += 1
        zones[first + position].remove(card)
        position -= movement.steps
        zones[first + position].append(card)
        if self.table.log is not None:
            self.table.tell("echoes-moved", who=self.key, card=card.key, position=position)
        return position == 0

    # The party.

    def join(self, card: Card) -> None:
        """A card that has left the board is summoned into the party."""
        self.left.remove(card)
        self.party.append(card)
        if card.discount is not None:
            self.state.recount(self.seat)
        if self.table.log is not None:
            self.table.tell("echoes-summoned", who=self.key, card=card.key)
        self.table.look_at_party(self.seat)

    def remove(self, card: Card) -> None:
        """Discard a party card, also from under a conquered source."""
        state = self.state
        if card in self.party:
            self.party.remove(card)
            if card in state.sent:
                state.sent.remove(card)
        else:
            source = next(s for s in self.sources if card in state.zones[UNDER + s.number])
            state.zones[UNDER + source.number].remove(card)
            self._abandon_if_empty(source)
        state.zones[DISCARD].append(card)
        state.tokens[self.seat] &= ~card.bit
        if card.discount is not None:
            state.recount(self.seat)
        if self.table.log is not None:
            self.table.tell("echoes-removed", who=self.key, card=card.key)

    # Points.

    def gain(self, count: int) -> None:
        """Take points from the supply; what it lacks comes from the reserve, or from anywhere."""
        state = self.state
        state.points[self.seat] += count
        missing = max(count - state.supply, 0)
        state.supply -= count - missing
        if missing:
            from_reserve = min(missing, state.reserve)
            state.reserve -= from_reserve
            state.substitutes += missing - from_reserve
        if self.table.log is not None:
            self.table.tell("echoes-gained", who=self.key, count=count)
        if not state.supply:
            self.table.met(SUPPLY_EMPTY, self.seat)

    def lose(self, count: int) -> None:
        """Give points back to the supply, as far as there are any."""
        state = self.state
        count = min(count, state.points[self.seat])
        if count:
            state.points[self.seat] -= count
            state.supply += count
            if self.table.log is not None:
                self.table.tell("echoes-lost", who=self.key, count=count)

    # Sources.

    def send(self, card: Card, source: Source) -> None:
        """A creature sets out for a source; it stays in the party until it arrives."""
        self.state.sent.append(card)
        if self.table.log is not None:
            self.table.tell("echoes-sent", who=self.key, card=card.key, source=source.key)

    def take(self, source: Source) -> None:
        """Take a source from the centre or from its owner, who gets the creatures back."""
        state = self.state
        loser = state.owner[source.number]
        state.owner[source.number] = self.seat
        if loser != NOBODY:
            creatures = state.zones[UNDER + source.number]
            state.zone(loser, PARTY).extend(creatures)
            creatures.clear()
            state.recount(loser)
        if self.table.log is not None:
            owner = "centre" if loser == NOBODY else f"seat:{loser}"
            self.table.tell("echoes-conquered", who=self.key, source=source.key, owner=owner)
        if loser != NOBODY:
            self.table.look_at_party(loser)
        self.table.look_at_party(self.seat)

    def tuck(self, card: Card, source: Source) -> None:
        """Put a party creature under a source: its effects are off now, its icons are not."""
        self.party.remove(card)
        self.state.zones[UNDER + source.number].append(card)
        if card.discount is not None:
            self.state.recount(self.seat)

    def arrive(self, creatures: list[Card], source: Source) -> None:
        """Those of the creatures sent that are still there go under the source."""
        sent = self.state.sent
        for card in creatures:
            if card in sent:
                sent.remove(card)
                self.tuck(card, source)
        self._abandon_if_empty(source)

    def _abandon_if_empty(self, source: Source) -> None:
        """A source without creatures returns to the centre."""
        if not self.state.zones[UNDER + source.number]:
            self.state.owner[source.number] = NOBODY
            if self.table.log is not None:
                self.table.tell("echoes-abandoned", who=self.key, source=source.key)

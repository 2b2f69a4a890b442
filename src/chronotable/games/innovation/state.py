"""What lies on the table of Innovation."""

from __future__ import annotations

from collections.abc import Mapping

from chronotable.games.innovation.box import BOX, CARDS_BY_AGE
from chronotable.games.innovation.card import COLORS, Card
from chronotable.games.innovation.specials import SPECIALS, UNCLAIMED
from chronotable.games.innovation.zones import (
    BOARD,
    HAND,
    MIDDLE,
    PER_SEAT,
    REMOVED,
    SCORE_PILE,
    SEATS,
    SUPPLY,
)
from chronotable.kernel.chance import Chance
from chronotable.kernel.native import native


@native(allow_interpreted_subclasses=True)
class State:
    """The whole table. Zones list their cards bottom first, so that the last one is on top."""

    __slots__ = (
        "actions_left",
        "chance",
        "discreet",
        "edition",
        "icons",
        "known",
        "pile_icons",
        "points",
        "scored",
        "seats",
        "specials",
        "splays",
        "started",
        "tucked",
        "turn",
        "turns_taken",
        "where",
        "zones",
    )

    def __init__(self, seats: int, edition: str, chance: Chance) -> None:
        self.seats = seats
        self.edition = edition
        self.chance = chance
        self.discreet = False  # who could have a card is asked for it
        self.started = False  # everybody has melded a first card
        self.turn = 0
        self.turns_taken = 0
        self.actions_left = 0
        self.zones: list[list[Card]] = [[] for _ in range(SEATS + PER_SEAT * seats)]
        self.where = [REMOVED] * len(BOX)  # by card number: the zone it lies in
        self.known = [0] * len(BOX)  # by card number: bit mask of seats that know a hidden card
        self.splays = [0] * (5 * seats)
        self.tucked = [0] * seats  # this turn, for Monument
        self.scored = [0] * seats
        self.specials = [UNCLAIMED] * len(SPECIALS)  # the seat that holds each
        # Kept up to date by the verbs, and counted anew by the invariants:
        self.pile_icons = [0] * (5 * seats)
        self.icons = [0] * seats
        self.points = [0] * seats

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.edition = self.edition
        twin.chance = self.chance.copy()
        twin.discreet = self.discreet
        twin.started = self.started
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken
        twin.actions_left = self.actions_left
        twin.zones = [zone.copy() for zone in self.zones]
        twin.where = self.where.copy()
        twin.known = self.known.copy()
        twin.splays = self.splays.copy()
        twin.tucked = self.tucked.copy()
        twin.scored = self.scored.copy()
        twin.specials = self.specials.copy()
        twin.pile_icons = self.pile_icons.copy()
        twin.icons = self.icons.copy()
        twin.points = self.points.copy()
        return twin

    def zone(self, seat: int, kind: int) -> list[Card]:
        return self.zones[SEATS + PER_SEAT * seat + kind]

    def put(self, card: Card, zone: int) -> None:
        """Lay a card from nowhere on top of a zone: for set-up and scenarios only."""
        self.zones[zone].append(card)
        self.where[card.number] = zone

    def recount(self) -> None:
        """Work out afresh what is kept up to date otherwise."""
        for seat in range(self.seats):
            self.points[seat] = sum(c.age for c in self.zone(seat, SCORE_PILE))
            for color in COLORS:
                at = 5 * seat + color
                pile = self.zone(seat, BOARD + color)
                self.pile_icons[at] = visible_icons(pile, self.splays[at])
            self.icons[seat] = sum(self.pile_icons[5 * seat : 5 * seat + 5])


def visible_icons(pile: list[Card], splay: int) -> int:
    """The packed icon counts that a pile shows."""
    if not pile:
        return 0
    shown = pile[-1].all_icons
    if splay:
        for covered in pile[:-1]:
            shown += covered.shown[splay]
    return shown


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """Shuffle each age, set one card of ages 1 to 9 aside, deal two to everybody."""
    state = State(seats, options["cards"], chance)
    for age, cards in CARDS_BY_AGE.items():
        pile = list(cards)
        chance.shuffle(pile)
        if age <= 9:
            state.put(pile.pop(), MIDDLE)
        if age == 1:
            for _ in range(2):
                for seat in range(seats):
                    card = pile.pop()
                    state.put(card, SEATS + PER_SEAT * seat + HAND)
                    state.known[card.number] = 1 << seat
        for card in pile:
            state.put(card, SUPPLY + age - 1)
    return state

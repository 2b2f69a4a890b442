"""What lies on the table of Echoes of Time."""

from __future__ import annotations

from typing import Final

from chronotable.games.echoes.card import KINS, Card, Source
from chronotable.games.echoes.view_types import EndingWord, PhaseWord
from chronotable.games.echoes.zones import DECK, HAND, OUT, PARTY, PER_SEAT, SEATS, UNDER
from chronotable.kernel.chance import Chance
from chronotable.kernel.native import native

HAND_LIMIT: Final = 10
TURNS: Final = 2
PARTY_END: Final = 12
SOURCE_SIZE: Final = 2
SUPPLY_PER_PLAYER: Final = 12
TOKENS: Final = 72

NOBODY: Final = -1

# The phases, in the order of a round after the first play.
FIRST_PLAY, TIME, SUMMON, ACTION, END = range(5)
PHASES: Final[tuple[PhaseWord, ...]] = ("first play", "time", "summon", "action", "end")

# Why a game ends, as bits of `ending`.
SUPPLY_EMPTY, PARTY_FULL, ALL_FORTIFIED = 1, 2, 4
ENDINGS: Final[dict[int, EndingWord]] = {
    SUPPLY_EMPTY: "supply",
    PARTY_FULL: "party",
    ALL_FORTIFIED: "sources",
}

_NOTHING: Final = (0,) * len(KINS)


@native(allow_interpreted_subclasses=True)
class State:
    """The whole table. Deck and discard pile list their cards bottom first."""

    __slots__ = (
        "acted",
        "chance",
        "deck_number",
        "discreet",
        "drawn_from",
        "ending",
        "fewer_cards",
        "first",
        "fortified",
        "interaction",
        "less_time",
        "mix",
        "ordered",
        "owner",
        "phase",
        "points",
        "reserve",
        "round",
        "seats",
        "sent",
        "slides",
        "source_tokens",
        "sources",
        "substitutes",
        "supply",
        "tokens",
        "turns",
        "zones",
    )

    def __init__(self, seats: int, interaction: str, chance: Chance) -> None:
        self.seats = seats
        self.interaction = interaction
        self.chance = chance
        self.discreet = False  # who could have a card is asked for it
        self.phase = FIRST_PLAY
        self.round = 0
        self.first = 0  # the seat with the start player marker
        self.turns = 0  # finished in this phase; whose turn it is follows from this
        self.acted = False  # the cube of this turn is placed
        self.ordered = False  # everybody has said in which order to summon
        self.ending = 0  # every end condition that was ever met
        self.supply = SUPPLY_PER_PLAYER * seats
        self.reserve = TOKENS - self.supply
        self.substitutes = 0  # points paid when the reserve was empty, too
        self.zones: list[list[Card]] = [[] for _ in range(SEATS + PER_SEAT * seats)]
        # The order in which discarded cards will lie in the next deck, by number: dealt ahead,
        # so that a shuffle in the midst of an effect needs no luck of its own.
        self.mix: list[int] = []
        self.deck_number = 0  # how often the discard pile has become the deck
        self.drawn_from: list[list[int]] = [[] for _ in range(seats)]  # beside each hand card
        self.sources: list[Source] = []  # those in play
        self.owner = [NOBODY] * (OUT - UNDER)  # by number of source
        self.fortified = 0  # bits of sources
        self.source_tokens = 0
        self.points = [0] * seats
        self.slides = [0] * seats
        self.tokens = [0] * seats  # bits of cards with an activation token
        self.sent: list[Card] = []  # creatures on their way to a source, still in the party
        # Kept up to date by the verbs, and worked out anew by the invariants: by seat and kin.
        self.fewer_cards: list[tuple[int, ...]] = [_NOTHING] * seats
        self.less_time: list[tuple[int, ...]] = [_NOTHING] * seats

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.interaction = self.interaction
        twin.chance = self.chance.copy()
        twin.discreet = self.discreet
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turns = self.turns
        twin.acted = self.acted
        twin.ordered = self.ordered
        twin.ending = self.ending
        twin.supply = self.supply
        twin.reserve = self.reserve
        twin.substitutes = self.substitutes
        twin.zones = [zone.copy() for zone in self.zones]
        twin.mix = self.mix.copy()
        twin.deck_number = self.deck_number
        twin.drawn_from = [numbers.copy() for numbers in self.drawn_from]
        twin.sources = self.sources.copy()
        twin.owner = self.owner.copy()
        twin.fortified = self.fortified
        twin.source_tokens = self.source_tokens
        twin.points = self.points.copy()
        twin.slides = self.slides.copy()
        twin.tokens = self.tokens.copy()
        twin.sent = self.sent.copy()
        twin.fewer_cards = self.fewer_cards.copy()
        twin.less_time = self.less_time.copy()
        return twin

    @property
    def turn(self) -> int:
        """The seat whose turn it is: clockwise from the start player."""
        return (self.first + self.turns) % self.seats

    def zone(self, seat: int, kind: int) -> list[Card]:
        return self.zones[SEATS + PER_SEAT * seat + kind]

    def deal(self, seat: int) -> None:
        """Give the top card of the deck to a seat, at set-up."""
        self.zone(seat, HAND).append(self.zones[DECK].pop())
        self.drawn_from[seat].append(self.deck_number)

    def recount(self, seat: int) -> None:
        """Work out the discounts that a seat's uncovered cards give."""
        cards, time = [0] * len(KINS), [0] * len(KINS)
        for card in self.zone(seat, PARTY):
            discount = card.discount
            if discount is not None:
                for kin in discount.kins:
                    cards[kin] += discount.cards
                    time[kin] += discount.time
        self.fewer_cards[seat] = tuple(cards)
        self.less_time[seat] = tuple(time)

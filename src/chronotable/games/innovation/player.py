"""The verbs of Innovation: draw, meld, tuck, score, return, transfer, splay, reveal, choose.

A Player is the handle by which rules act for a seat. Its verbs are the only hands that move
cards: each moves, keeps the counts, notes who saw what, and tells one event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from chronotable.games.innovation.box import CARDS_BY_AGE
from chronotable.games.innovation.card import (
    COLORS,
    LEFT,
    RIGHT,
    SPLAYS,
    UP,
    Card,
    Color,
    Icon,
    Splay,
    highest,
    values,
)
from chronotable.games.innovation.leaving import order_matters
from chronotable.games.innovation.prompts import (
    CHOOSE_COLOR,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    MELD_NEXT,
    MOVE_NEXT,
    NEXT_FROM_BOTTOM,
    RETURN_CARD,
    RETURN_NEXT,
    SCORE_NEXT,
    SPLAY_LEFT,
    SPLAY_RIGHT,
    SPLAY_UP,
    TUCK_CARD,
    TUCK_NEXT,
)
from chronotable.games.innovation.specials import MONUMENT
from chronotable.games.innovation.state import State, visible_icons
from chronotable.games.innovation.telling import (
    ALL,
    tell_card,
    tell_exchange,
    tell_returned,
    tell_transfer,
)
from chronotable.games.innovation.view_types import BACK, PILE, SEAT, SUPPLY
from chronotable.games.innovation.zones import (
    BOARD,
    CLAIMED,
    HAND,
    PER_SEAT,
    REMOVED,
    SCORE_PILE,
    SEATS,
    kind_of,
    owner_of,
)
from chronotable.kernel.decision import Choice, Number, Whereabouts, place_of
from chronotable.kernel.message import Message
from chronotable.kernel.place import Place
from chronotable.kernel.tabletop import Hand

if TYPE_CHECKING:
    from chronotable.games.innovation.dogma import Dogma
    from chronotable.games.innovation.tabletop import Tabletop

ANY_NUMBER: Final = 105  # as many as there are in the box
VALUES: Final = [Number(value, "value") for value in range(1, 11)]
_SPLAY_PROMPTS: Final = {LEFT: SPLAY_LEFT, RIGHT: SPLAY_RIGHT, UP: SPLAY_UP}


def _place(seat: int, choice: Choice) -> Place | None:
    """Where something lies that a seat may choose: a colour is its own pile of it."""
    if isinstance(choice, Color):
        return PILE(seat, choice.word)
    return SUPPLY(choice.value) if isinstance(choice, Number) else place_of(choice)


_WHEREABOUTS: Final = [partial(_place, seat) for seat in range(4)]


def _is_hidden(zone: int) -> bool:
    """Whether nobody sees the faces of what lies there, unless it is their own."""
    return zone != REMOVED and not BOARD <= kind_of(zone) < CLAIMED


def _number(card: Card) -> int:
    return card.number


class Back:
    """A card of a score pile as everybody else sees it: whose it is, and its value."""

    __slots__ = ("age", "key", "label", "owner", "place")

    def __init__(self, owner: Player, age: int) -> None:
        self.owner = owner
        self.age = age
        self.key = f"score:{owner.seat}:{age}"
        self.place = BACK(owner.seat, age)
        self.label = Message("innovation-option-back", {"owner": owner.key, "age": age})


def _age(card: Card) -> int:
    return card.age


def _color(card: Card) -> int:
    return card.color


class Player(Hand[State, "Tabletop"]):
    """One seat at the table, able to act."""

    __slots__ = ("claimed", "first_zone", "hand", "piles", "score_pile")

    def __init__(self, table: Tabletop, seat: int) -> None:
        super().__init__(table, seat)
        zones = table.state.zones
        first = SEATS + PER_SEAT * seat
        self.first_zone = first
        self.hand = zones[first + HAND]
        self.score_pile = zones[first + SCORE_PILE]
        self.piles = zones[first + BOARD : first + CLAIMED]
        self.claimed = zones[first + CLAIMED]

    @property
    def place(self) -> Place:
        return SEAT(self.seat)

    @property
    def whereabouts(self) -> Whereabouts:
        """Where things lie that this player may choose."""
        return _WHEREABOUTS[self.seat]

    # Reading the table.

    @property
    def top_cards(self) -> list[Card]:
        return [pile[-1] for pile in self.piles if pile]

    def top(self, color: Color) -> Card | None:
        pile = self.piles[color]
        return pile[-1] if pile else None

    def top_value(self, color: Color) -> int:
        """The value of the top card of this colour, 0 without one."""
        pile = self.piles[color]
        return pile[-1].age if pile else 0

    @property
    def colors(self) -> list[Color]:
        """The colours that have a pile on this board."""
        return [color for color in COLORS if self.piles[color]]

    @property
    def highest_top(self) -> int:
        """The highest value among the top cards, 0 on an empty board."""
        high = 0
        for pile in self.piles:
            if pile and pile[-1].age > high:
                high = pile[-1].age
        return high

    @property
    def points(self) -> int:
        return self.state.points[self.seat]

    @property
    def achievements(self) -> int:
        """How many achievements, age and special, this player has."""
        return len(self.claimed) + self.state.specials.count(self.seat)

    @property
    def backs(self) -> list[Back]:
        """The score pile as others see it: each value that lies there once, lowest first."""
        return [Back(self, age) for age in sorted(values(self.score_pile))]

    def count(self, icon: Icon) -> int:
        """How many of this icon the board shows."""
        return self.state.icons[self.seat] >> 8 * icon & 255

    def splay_of(self, color: Color) -> Splay:
        return SPLAYS[self.state.splays[5 * self.seat + color]]

    def colors_showing(self, icon: Icon) -> list[Color]:
        """The colours whose pile shows this icon at least once."""
        first = 5 * self.seat
        shown = self.state.pile_icons[first : first + 5]
        return [color for color in COLORS if shown[color] >> 8 * icon & 255]

    @property
    def dogma(self) -> Dogma:
        """The card that is being carried out just now, by whomever."""
        dogma = self.table.dogma
        assert dogma is not None  # effects know no other time
        return dogma

    # Moving cards.

    def _lift(self, card: Card) -> int:
        """Take a card from wherever it lies; returns that zone."""
        state = self.state
        zone = state.where[card.number]
        cards = state.zones[zone]
        if cards[-1] is card:
            cards.pop()
        else:
            cards.remove(card)
        if zone >= SEATS:
            kind = (zone - SEATS) & 7
            if kind == SCORE_PILE:
                state.points[(zone - SEATS) >> 3] -= card.age
            elif kind >= BOARD:
                self._pile_changed((zone - SEATS) >> 3, kind - BOARD)
        return zone

    def _pile_changed(self, seat: int, color: int) -> None:
        """Count the icons of a pile anew; a pile of one card forgets its splay."""
        state = self.state
        at = 5 * seat + color
        pile = state.zones[SEATS + PER_SEAT * seat + BOARD + color]
        splay = state.splays[at]
        if splay and len(pile) < 2:
            splay = state.splays[at] = 0
        shown = visible_icons(pile, splay) if splay else pile[-1].all_icons if pile else 0
        state.icons[seat] += shown - state.pile_icons[at]
        state.pile_icons[at] = shown
        self.table.touched |= 1 << seat

    def _unseen(self, card: Card, zone: int, seers: int) -> None:
        """Note who still knows a card that left a hidden zone with only `seers` looking.

        Others see its age alone. If more cards of that age lie there, they can no longer tell
        which of them is which.
        """
        known = self.state.known
        if kind_of(zone) <= SCORE_PILE:
            age = card.age
            alike = [c for c in self.state.zones[zone] if c.age == age]
            if alike:
                seers |= 1 << owner_of(zone)
                for c in alike:
                    known[c.number] &= seers
                known[card.number] &= seers
        known[card.number] |= seers

    def _take(self, age: int) -> Card:
        """The top card of the first pile from `age` upwards that has one, or the game ends."""
        zones = self.state.zones
        for at in range(age - 1 if age > 1 else 0, 10):
            if zones[at]:
                return zones[at].pop()
        self.table.end_by_score()

    def _onto_hand(self, card: Card) -> None:
        self.hand.append(card)
        self.state.where[card.number] = self.first_zone + HAND

    def _onto_pile(self, card: Card) -> None:
        color = card.color
        self.piles[color].append(card)
        self.state.where[card.number] = self.first_zone + BOARD + color
        self._pile_changed(self.seat, color)

    def _under_pile(self, card: Card) -> None:
        color = card.color
        self.piles[color].insert(0, card)
        self.state.where[card.number] = self.first_zone + BOARD + color
        self._pile_changed(self.seat, color)

    def _onto_score(self, card: Card) -> None:
        state = self.state
        self.score_pile.append(card)
        state.where[card.number] = self.first_zone + SCORE_PILE
        state.points[self.seat] += card.age

    def _count_scored(self) -> None:
        state = self.state
        state.scored[self.seat] += 1
        if state.scored[self.seat] == 6:
            self.table.claim(MONUMENT, self.seat)

    def _count_tucked(self) -> None:
        state = self.state
        state.tucked[self.seat] += 1
        if state.tucked[self.seat] == 6:
            self.table.claim(MONUMENT, self.seat)

    # Drawing.

    def draw(self, age: int) -> Card:
        """Draw a card of this age, or of the next higher one there is, into the hand."""
        card = self._take(age)
        self._onto_hand(card)
        self.state.known[card.number] |= self.bit
        self.table.changes += 1
        if self.table.log is not None:
            tell_card(self, "innovation-drew", card, self.state.known[card.number], reveals=True)
        return card

    def draw_highest(self) -> Card:
        """The draw action: a card as high as the highest top card."""
        return self.draw(self.highest_top)

    def draw_and_reveal(self, age: int) -> Card:
        card = self._take(age)
        self._onto_hand(card)
        self.state.known[card.number] = ALL
        self.table.changes += 1
        tell_card(self, "innovation-drew-and-revealed", card, reveals=True)
        return card

    def draw_and_meld(self, age: int) -> Card:
        card = self._take(age)
        self._onto_pile(card)
        self.table.changes += 1
        if self.table.log is not None:
            tell_card(self, "innovation-drew-and-melded", card, reveals=True)
        self.table.settle()
        return card

    def draw_and_tuck(self, age: int) -> Card:
        card = self._take(age)
        self._under_pile(card)
        self.table.changes += 1
        if self.table.log is not None:
            tell_card(self, "innovation-drew-and-tucked", card, reveals=True)
        self._count_tucked()
        self.table.settle()
        return card

    def draw_and_score(self, age: int) -> Card:
        card = self._take(age)
        self._onto_score(card)
        self.state.known[card.number] |= self.bit
        self.table.changes += 1
        if self.table.log is not None:
            known = self.state.known[card.number]
            tell_card(self, "innovation-drew-and-scored", card, known, reveals=True)
        self._count_scored()
        return card

    # Playing cards.

    def meld(self, card: Card) -> None:
        """Put a card on top of its colour's pile."""
        self._lift(card)
        self._onto_pile(card)
        self.table.changes += 1
        if self.table.log is not None:
            tell_card(self, "innovation-melded", card, reveals=True)
        self.table.settle()

    def tuck(self, card: Card) -> None:
        """Slide a card under its colour's pile."""
        self._lift(card)
        self._under_pile(card)
        self.table.changes += 1
        if self.table.log is not None:
            tell_card(self, "innovation-tucked", card, reveals=True)
        self._count_tucked()
        self.table.settle()

    def score(self, card: Card, *, openly: bool = False) -> None:
        """Put a card from hand or board into one's own score pile; openly, all see which one."""
        zone = self._lift(card)
        if openly or kind_of(zone) >= BOARD:
            self.state.known[card.number] = ALL
        else:
            self._unseen(card, zone, self.bit)
        self._onto_score(card)
        self.table.changes += 1
        if self.table.log is not None:
            tell_card(self, "innovation-scored", card, self.state.known[card.number], reveals=False)
        self._count_scored()
        self.table.settle()

    def return_card(self, card: Card, *, openly: bool = False) -> None:
        """Put a card under the supply pile of its age; openly, everybody sees which one."""
        state = self.state
        zone = self._lift(card)
        if openly or kind_of(zone) >= BOARD:
            state.known[card.number] = ALL
        else:
            self._unseen(card, zone, 1 << owner_of(zone))
        state.zones[card.age - 1].insert(0, card)
        state.where[card.number] = card.age - 1
        self.table.changes += 1
        self.table.moves += 1
        if self.table.log is not None:
            tell_returned(self, card, zone)
        self.table.settle()

    def return_blind(self, back: Back) -> None:
        """Return a card of another's score pile; chance picks among those that look alike."""
        alike = [c for c in back.owner.score_pile if c.age == back.age]
        at = self.state.chance.roll(len(alike)) if len(alike) > 1 else 0
        self.return_card(alike[at])

    def remove_everything(self) -> None:
        """Take all hands, boards and score piles out of the game, face up."""
        state = self.state
        leaving: list[Card] = []
        for player in self.table.players:
            for cards in (player.hand, player.score_pile, *player.piles):
                leaving += cards
        for card in sorted(leaving, key=_number):
            self._lift(card)
            state.zones[REMOVED].append(card)
            state.where[card.number] = REMOVED
            state.known[card.number] = ALL
        self.table.changes += 1
        self.table.tell("innovation-removed-everything", who=self.key)
        self.table.settle()

    def transfer(self, card: Card, to: Player, into: int) -> None:
        """Move a card to another place: into HAND, SCORE_PILE or BOARD of `to`."""
        zone = self._lift(card)
        self._seen_moving(card, zone, to, into)
        to._put(card, into)
        self.table.changes += 1
        self.table.moves += 1
        if self.table.log is not None:
            tell_transfer(self, card, zone, to, into)
        self.table.settle()

    def _seen_moving(self, card: Card, zone: int, to: Player, into: int) -> None:
        """Note who knows a card that was lifted from `zone` and is on its way."""
        if kind_of(zone) >= BOARD or into == BOARD:
            self.state.known[card.number] = ALL
        else:
            self._unseen(card, zone, 1 << owner_of(zone) | to.bit)

    def _put(self, card: Card, into: int) -> None:
        """Lay down a card that was lifted."""
        if into == HAND:
            self._onto_hand(card)
        elif into == SCORE_PILE:
            self._onto_score(card)
        else:
            self._onto_pile(card)

    def exchange(
        self, cards: Sequence[Card], other: Player, theirs: Sequence[Card], place: int
    ) -> None:
        """Swap one's own cards for another's, all at once: both HANDs, or both SCORE_PILEs."""
        self._swap(cards, place, other, theirs, place)

    def exchange_hand_and_score_pile(self, held: Sequence[Card], scored: Sequence[Card]) -> None:
        """Let these hand cards and these scored cards change places, all at once."""
        self._swap(held, HAND, self, scored, SCORE_PILE)

    def _swap(
        self, cards: Sequence[Card], place: int, other: Player, theirs: Sequence[Card], there: int
    ) -> None:
        if not cards and not theirs:
            return
        # In the order of the box: the order of a hand is nobody else's business.
        mine = sorted(cards, key=_number)
        others = sorted(theirs, key=_number)
        lifted = [(card, self._lift(card), other, there) for card in mine]
        lifted += [(card, self._lift(card), self, place) for card in others]
        # Before any is laid down: nobody mistakes a card that comes for one that goes.
        for card, zone, to, into in lifted:
            self._seen_moving(card, zone, to, into)
        for card, _, to, into in lifted:
            to._put(card, into)
        self.table.changes += 1
        self.table.moves += len(lifted)
        if self.table.log is not None:
            tell_exchange(self, mine, place, other, others, there)
        self.table.settle()

    def reveal(self, card: Card) -> None:
        """Show a hand card to everybody."""
        self.state.known[card.number] = ALL
        self.table.changes += 1
        tell_card(self, "innovation-revealed", card, reveals=True)

    def rearrange(self, color: Color, order: Sequence[Card]) -> None:
        """Put a pile of one's own board into this order, bottom first."""
        pile = self.piles[color]
        if pile == list(order):
            return
        pile[:] = order
        self._pile_changed(self.seat, color)
        self.table.changes += 1
        self.table.tell("innovation-rearranged", who=self.key, color=color.key, top=pile[-1].key)
        self.table.settle()

    def splay(self, color: Color, direction: Splay) -> bool:
        """Splay a pile; True if that changed anything."""
        if len(self.piles[color]) < 2 or self.splay_of(color) is direction:
            return False
        self.state.splays[5 * self.seat + color] = int(direction)
        self._pile_changed(self.seat, color)
        self.table.changes += 1
        self.table.tell(
            "innovation-splayed", who=self.key, color=color.key, direction=direction.word
        )
        self.table.settle()
        return True

    def claim(self, special: int) -> None:
        """Take a special achievement if nobody has it yet."""
        self.table.claim(special, self.seat)

    def win(self, reason: str) -> None:
        """Win the game at once, by a card."""
        self.table.finish((self.seat,), reason)

    # Choosing.

    def could_hold(self, fits: Callable[[Card], bool]) -> bool:
        """At a discreet table: whether a card of this hand might fit, as far as everybody knows.

        Everybody sees the backs of a hand, and every card that lies open.
        """
        state = self.state
        if not state.discreet:
            return False
        for age in {card.age for card in self.hand}:
            for card in CARDS_BY_AGE[age]:
                if fits(card) and _is_hidden(state.where[card.number]):
                    return True
        return False

    def could_have(self, icon: Icon) -> bool:
        """The same, of a card with this icon."""
        return self.state.discreet and self.could_hold(lambda card: icon in card.icons)

    async def choose_some(self, cards: Sequence[Card], number: int, prompt: str) -> list[Card]:
        """So many of these, one pick after another; all of them if there are no more."""
        left = list(cards)
        if len(left) <= number:
            return left
        chosen: list[Card] = []
        while len(chosen) < number:
            card = await self.choose(left, prompt)
            assert card is not None
            left.remove(card)
            chosen.append(card)
        return chosen

    async def choose_highest(self, cards: Sequence[Card], number: int, prompt: str) -> list[Card]:
        """So many of the highest of these; asks only among those tied for the last places."""
        left, chosen = list(cards), list[Card]()
        while left and len(chosen) < number:
            tied = highest(left)
            chosen += await self.choose_some(tied, number - len(chosen), prompt)
            left = [c for c in left if c not in tied]
        return chosen

    async def choose_color(self, colors: Sequence[Color] = COLORS, *, held: bool = False) -> Color:
        """A colour, named aloud."""
        chosen = await self.choose(colors, CHOOSE_COLOR, held=held)
        assert chosen is not None
        self.table.tell("innovation-named-color", who=self.key, color=chosen.key)
        return chosen

    async def choose_value(self) -> int:
        """A value, named aloud."""
        chosen = await self.choose(VALUES, CHOOSE_VALUE)
        assert chosen is not None
        self.table.tell("innovation-named-value", who=self.key, value=chosen.value)
        return chosen.value

    async def choose_player(self, players: Sequence[Player]) -> Player | None:
        return await self.choose(players, CHOOSE_PLAYER)

    async def may_splay(self, colors: Sequence[Color], direction: Splay) -> Color | None:
        """Perhaps splay one of these colours; the colour if that changed something."""
        able = [c for c in colors if len(self.piles[c]) > 1 and self.splay_of(c) is not direction]
        color = await self.may_choose(able, _SPLAY_PROMPTS[direction])
        if color is not None:
            self.splay(color, direction)
        return color

    async def return_one(self, cards: Sequence[Card], prompt: str = RETURN_CARD) -> Card | None:
        """Must return one of these; None if there is none."""
        card = await self.choose(cards, prompt)
        if card is not None:
            self.return_card(card)
        return card

    async def may_return_one(self, cards: Sequence[Card], prompt: str = RETURN_CARD) -> Card | None:
        """May return one of these; None if that did not happen."""
        card = await self.may_choose(cards, prompt)
        if card is not None:
            self.return_card(card)
        return card

    async def may_return_some(self, most: int = ANY_NUMBER) -> list[Card]:
        """May return hand cards, one after another, up to `most`; those that went."""
        returned: list[Card] = []
        while len(returned) < most and (card := await self.may_return_one(self.hand)):
            returned.append(card)
        return returned

    async def may_tuck_some(self, most: int = ANY_NUMBER) -> list[Card]:
        """May tuck hand cards, one after another, up to `most`; those that were tucked."""
        tucked: list[Card] = []
        while len(tucked) < most and (card := await self.may_choose(self.hand, TUCK_CARD)):
            self.tuck(card)
            tucked.append(card)
        return tucked

    async def _next_of(self, left: list[Card], alike: list[Card], prompt: str) -> Card:
        """The next of several cards that go: one of those `alike`, whose order always matters.

        INN-020: it may be any of them if something can be earned on the way.
        """
        offered = left if order_matters(self.state, left) else alike
        card = await self.choose(offered, prompt)
        assert card is not None
        left.remove(card)
        return card

    async def return_all(self, cards: Sequence[Card]) -> None:
        """Return all, lowest first; asks for the order within one age, where it matters."""
        left = sorted(cards, key=_age)
        while left:
            same_age = [c for c in left if c.age == left[0].age]
            self.return_card(await self._next_of(left, same_age, RETURN_NEXT))

    async def score_all(self, cards: Sequence[Card]) -> None:
        """Score all of these, in the order of the box: no order tells how they were held."""
        left = sorted(cards, key=_number)
        while left:
            self.score(await self._next_of(left, left[:1], SCORE_NEXT))

    async def transfer_all(self, cards: Sequence[Card], to: Player, into: int) -> None:
        """Move all into a hand or score pile, in the order of the box as well."""
        left = sorted(cards, key=_number)
        while left:
            self.transfer(await self._next_of(left, left[:1], MOVE_NEXT), to, into)

    async def put_in_order(self, color: Color) -> None:
        """Build a pile anew from the bottom, card by card, before everybody's eyes."""
        left, order = list(self.piles[color]), list[Card]()
        while card := await self.choose(left, NEXT_FROM_BOTTOM):
            left.remove(card)
            order.append(card)
            self.table.tell("innovation-placed", who=self.key, card=card.key)
        self.rearrange(color, order)

    async def meld_all(self, cards: Sequence[Card]) -> None:
        """Meld all of these, one at a time in any order."""
        left = list(cards)
        while left:
            card = await self.choose(left, MELD_NEXT)
            assert card is not None
            left.remove(card)
            self.meld(card)

    async def tuck_all(self, cards: Sequence[Card]) -> None:
        """Tuck all, colour by colour; asks for the order within one, where it matters."""
        left = sorted(cards, key=_color)
        while left:
            same_color = [c for c in left if c.color is left[0].color]
            card = await self.choose(same_color, TUCK_NEXT)
            assert card is not None
            left.remove(card)
            self.tuck(card)

    def __repr__(self) -> str:
        return f"Player({self.seat})"

"""Small tables of Innovation.

    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(hand=["Clothing", "Sailing"]),
        decks={1: ["Tools", "Archery"]},
    )
    match.play("ann: dogma Oars", "bob: Clothing")
    assert match.ann.score_pile == ["Clothing"]

The first player named is the active one and has two actions. A pile is written top card
first, with its splay: `"Mysticism > City States, left"`. `decks` lays cards on top of a
supply pile (first card on top), `only` makes a supply pile hold nothing else. A card that is
picked from another's score pile goes by its back: `"ann: bob's 7"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from chronotable.games import load
from chronotable.games.innovation.box import BOX, CARD_BY_ID, CARDS_BY_AGE
from chronotable.games.innovation.card import COLORS, SPLAYS, Card, Color, Icon
from chronotable.games.innovation.specials import SPECIALS
from chronotable.games.innovation.state import State
from chronotable.games.innovation.zones import (
    BOARD,
    CLAIMED,
    HAND,
    MIDDLE,
    PER_SEAT,
    REMOVED,
    SCORE_PILE,
    SEATS,
)
from chronotable.kernel.chance import Chance
from chronotable.kernel.match import Match
from chronotable.testing.plans import Layout, Lens, PlayersByName, by_name

CARD_BY_NAME = {card.name: card for card in BOX}


@dataclass(frozen=True, kw_only=True)
class InnovationSeat:
    """What a seat has in front of it; everything not named is empty.

    A hand or score pile may name cards, or just values for any such cards.
    """

    board: Sequence[str] = ()
    hand: Sequence[str | int] = ()
    score: Sequence[str | int] = ()
    claimed: Sequence[int] = ()
    specials: Sequence[str] = ()
    tucked: int = 0
    scored: int = 0


seat = InnovationSeat


def scenario(
    *,
    decks: Mapping[int, Sequence[str]] | None = None,
    only: Mapping[int, Sequence[str]] | None = None,
    actions: int = 2,
    turn: str | None = None,
    cards: str = "czech",
    seed: int = 1,
    **seats: InnovationSeat,
) -> InnovationScript:
    """A table in mid-game, standing at an action of the first player named (or of `turn`)."""
    names = list(seats)
    layout = InnovationLayout(len(names), cards, seed)
    decks, only = dict(decks or {}), dict(only or {})
    for number, plan in enumerate(seats.values()):
        layout.lay_named(number, plan)
    for pile in (decks, only):
        for listed in pile.values():
            for name in listed:
                layout.take(name)
    for number, plan in enumerate(seats.values()):
        layout.lay_values(number, plan)
    layout.lay_achievements([age for plan in seats.values() for age in plan.claimed])
    layout.lay_supply(decks, only)
    state = layout.state
    state.started = True
    state.turns_taken = 100
    state.turn = names.index(turn) if turn else 0
    state.actions_left = actions
    state.recount()
    game = load("innovation")
    game.check(state)
    return InnovationScript(Match.at(game, state, len(names), {"cards": cards}), names)


def opening(*, cards: str = "czech", seed: int = 1, **hands: Sequence[str]) -> InnovationScript:
    """A table before the first melds: `opening(ann=["Oars", "Tools"], bob=["Pottery", ...])`."""
    layout = InnovationLayout(len(hands), cards, seed)
    for number, hand in enumerate(hands.values()):
        layout.lay_named(number, InnovationSeat(hand=hand))
    layout.lay_achievements([])
    layout.lay_supply({}, {})
    game = load("innovation")
    game.check(layout.state)
    return InnovationScript(Match.at(game, layout.state, len(hands), {"cards": cards}), list(hands))


def named(name: str) -> Card:
    return by_name(BOX, name)


class InnovationLayout(Layout[State, Card]):
    """A table of Innovation being laid out."""

    def __init__(self, seats: int, edition: str, seed: int) -> None:
        super().__init__(State(seats, edition, Chance(seed)), BOX)

    def free(self, age: int) -> Card:
        """Any card of this age that nobody has named, the last in the box first."""
        for card in reversed(self.left):
            if card.age == age:
                return self.take(card.name)
        raise ValueError(f"no card of age {age} is left in the box")

    def lay(self, card: Card, number: int, kind: int) -> None:
        self.state.put(card, SEATS + PER_SEAT * number + kind)
        self.state.known[card.number] |= 1 << number

    def lay_named(self, number: int, plan: InnovationSeat) -> None:
        for pile in plan.board:
            self._lay_pile(number, pile)
        for kind, cards in ((HAND, plan.hand), (SCORE_PILE, plan.score)):
            for name in cards:
                if isinstance(name, str):
                    self.lay(self.take(name), number, kind)
        for special in plan.specials:
            self.state.specials[SPECIALS.index(special)] = number
        self.state.tucked[number] = plan.tucked
        self.state.scored[number] = plan.scored

    def _lay_pile(self, number: int, pile: str) -> None:
        listed, _, direction = pile.partition(",")
        cards = [self.take(name.strip()) for name in listed.split(">")]
        colors = {card.color for card in cards}
        if len(colors) > 1:
            raise ValueError(f"a pile has one colour: {pile!r}")
        color = cards[0].color
        if self.state.zone(number, BOARD + color):
            raise ValueError(f"a board has one pile of each colour: {pile!r} is a second {color}")
        for card in reversed(cards):
            self.lay(card, number, BOARD + color)
        words: list[str] = [splay.word for splay in SPLAYS]
        self.state.splays[5 * number + color] = words.index(direction.strip() or "none")

    def lay_values(self, number: int, plan: InnovationSeat) -> None:
        for kind, cards in ((HAND, plan.hand), (SCORE_PILE, plan.score)):
            for age in cards:
                if isinstance(age, int):
                    self.lay(self.free(age), number, kind)
        for age in plan.claimed:
            self.state.put(self.free(age), SEATS + PER_SEAT * number + CLAIMED)

    def lay_achievements(self, claimed: Sequence[int]) -> None:
        for age in range(1, 10):
            if age not in claimed:
                self.state.put(self.free(age), MIDDLE)

    def lay_supply(
        self, decks: Mapping[int, Sequence[str]], only: Mapping[int, Sequence[str]]
    ) -> None:
        for card in reversed(self.left):
            self.state.put(card, REMOVED if card.age in only else card.age - 1)
        for age in CARDS_BY_AGE:
            for name in reversed([*only.get(age, ()), *decks.get(age, ())]):
                self.state.put(named(name), age - 1)


class InnovationLens(Lens[State]):
    """What one player of Innovation has."""

    @property
    def hand(self) -> list[str]:
        return self._names(HAND)

    @property
    def score_pile(self) -> list[str]:
        return self._names(SCORE_PILE)

    @property
    def hand_values(self) -> list[int]:
        return sorted(card.age for card in self._state.zone(self._seat, HAND))

    @property
    def score_values(self) -> list[int]:
        return sorted(card.age for card in self._state.zone(self._seat, SCORE_PILE))

    @property
    def points(self) -> int:
        return self._state.points[self._seat]

    def pile(self, color: Color) -> list[str]:
        """The cards of a pile, top card first."""
        return self._names(BOARD + color)[::-1]

    @property
    def board(self) -> dict[str, list[str]]:
        """All piles by colour, top card first."""
        return {color.word: self.pile(color) for color in COLORS if self.pile(color)}

    @property
    def top_cards(self) -> list[str]:
        return [pile[0] for pile in self.board.values()]

    def splay(self, color: Color) -> str:
        return SPLAYS[self._state.splays[5 * self._seat + color]].word

    def count(self, icon: Icon) -> int:
        return self._state.icons[self._seat] >> 8 * icon & 255

    @property
    def achievements(self) -> list[int | str]:
        """Claimed ages, then claimed special achievements by name."""
        ages = sorted(card.age for card in self._state.zone(self._seat, CLAIMED))
        holders = zip(SPECIALS, self._state.specials, strict=True)
        return [*ages, *(name for name, holder in holders if holder == self._seat)]


class InnovationScript(PlayersByName[InnovationLens]):
    """A match of Innovation played in words; `match.ann` is what Ann has."""

    def lens(self, seat: int) -> InnovationLens:
        return InnovationLens(self.match.state, seat)

    def keys_for(self, words: str) -> Iterable[str]:
        verb, _, rest = words.partition(" ")
        if rest in CARD_BY_NAME and verb == "dogma":
            yield f"dogma:{CARD_BY_NAME[rest].color.word}"
        if rest in CARD_BY_NAME and verb == "meld":
            yield f"meld:{CARD_BY_NAME[rest].id}"
        if verb == "achieve":
            yield f"achieve:{rest}"
        if words in CARD_BY_NAME:
            yield CARD_BY_NAME[words].key
        if words in self.names:
            yield f"seat:{self.names.index(words)}"
        owner, _, value = words.partition("'s ")
        if owner in self.names:
            yield f"score:{self.names.index(owner)}:{value}"
        yield f"color:{words}"
        yield f"value:{words}"
        yield words

    def name_of(self, key: str) -> str:
        kind, _, rest = key.partition(":")
        if kind == "card":
            return next(card.name for card in BOX if card.id == rest)
        if kind == "seat":
            return self.names[int(rest)]
        if kind == "score":
            seat, _, value = rest.partition(":")
            return f"{self.names[int(seat)]}'s {value}"
        return rest if kind in ("color", "value") else key

    def seen(self, viewer: str | None, owner: str, place: str = "hand") -> list[str | int]:
        """Somebody's hand or score pile through other eyes (None: a spectator's), by age.

        A card that the viewer knows goes by its name, any other by its age alone.
        """
        table = self.match.view(None if viewer is None else self.seat(viewer))["table"]
        entries: list[str | int] = table["players"][self.seat(owner)][place]
        return [CARD_BY_ID[it].name if isinstance(it, str) else it for it in entries]

    def deck(self, age: int) -> list[str]:
        """A supply pile, top card first."""
        return [card.name for card in reversed(self.match.state.zones[age - 1])]

    @property
    def actions_left(self) -> int:
        """The actions left in this turn; the one that is being chosen or carried out counts."""
        left: int = self.match.state.actions_left
        return left

    @property
    def removed(self) -> list[str]:
        """The cards that are out of the game."""
        return [card.name for card in self.match.state.zones[REMOVED]]

    @property
    def available(self) -> list[int]:
        """The age achievements that nobody has claimed."""
        return sorted(card.age for card in self.match.state.zones[MIDDLE])

"""Parlour: hidden hands, and effects within effects.

Twenty cards: five tricks in four colours. Everybody holds a few. On your turn you draw one,
or lay one open before you and do what it says. When the deck is used up, the colours before
you count: amber 1, blue 2, coral 3, dusk 4. Who has no card in hand draws two, keeps one and
buries the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from chronotable.kernel.chance import Chance
from chronotable.kernel.decision import DONE, Decision, Word
from chronotable.kernel.effect import end
from chronotable.kernel.event import EVERYONE, Event, Log
from chronotable.kernel.facets import Checks, Rules
from chronotable.kernel.game import Game, GameInfo, Setting
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Param
from chronotable.kernel.result import Result
from chronotable.kernel.serial import ByKey

INFO = GameInfo(
    name="parlour",
    title="Parlour",
    seats=(2, 4),
    options={"hand": Setting("3", ("1", "3"), "How many cards everybody begins with.")},
)

TRICKS = ("coin", "window", "mirror", "thief", "lamp")
COLOURS = ("amber", "blue", "coral", "dusk")


class Card(NamedTuple):
    """A printed card. States hold these; JSON holds their names."""

    name: str
    trick: str
    points: int

    @property
    def key(self) -> str:
        return f"card:{self.name}"


class Play(NamedTuple):
    """Laying a card open as one's action."""

    card: Card

    @property
    def key(self) -> str:
        return f"play:{self.card.name}"


class Victim(NamedTuple):
    seat: int

    @property
    def key(self) -> str:
        return f"seat:{self.seat}"


DRAW = Word("draw")
CARDS = tuple(
    Card(f"{colour}-{trick}", trick, points)
    for points, colour in enumerate(COLOURS, start=1)
    for trick in TRICKS
)
BY_NAME = {card.name: card for card in CARDS}


@dataclass(slots=True)
class State:
    """What lies on the table. The top of the deck is its last card."""

    chance: Chance
    deck: list[Card]
    hands: list[list[Card]]
    laid: list[list[Card]]
    known: dict[str, int]  # by name of a card in hand: bit mask of the seats that know it
    turn: int = 0

    def copy(self) -> State:
        return State(
            self.chance.copy(),
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            [laid.copy() for laid in self.laid],
            self.known.copy(),
            self.turn,
        )


class Table:
    """The verbs: the only hands that move cards. Each moves, and tells one event."""

    def __init__(self, state: State, log: Log | None) -> None:
        self.state = state
        self.log = log

    def tell(
        self,
        key: str,
        seat: int,
        card: Card,
        audience: int = EVERYONE,
        reveals: bool = True,
        **more: Param,
    ) -> None:
        if self.log is not None:
            params: dict[str, Param] = {"who": f"seat:{seat}", "card": card.key, **more}
            veiled = {"card": "card"}
            event = Event(key, params, audience=audience, veiled=veiled, reveals=reveals)
            self.log.append(event)

    def draw(self, seat: int) -> None:
        if self.state.deck:
            card = self.state.deck.pop()
            self.state.hands[seat].append(card)
            self.state.known[card.name] = 1 << seat
            self.tell("drew", seat, card, audience=1 << seat)

    def lay(self, seat: int, card: Card) -> None:
        self.state.hands[seat].remove(card)
        self.state.laid[seat].append(card)
        del self.state.known[card.name]
        self.tell("laid", seat, card)

    def bury(self, seat: int, card: Card) -> None:
        del self.state.known[card.name]
        self.state.hands[seat].remove(card)
        self.state.deck.insert(0, card)
        self.tell("buried", seat, card, audience=1 << seat, reveals=False)

    def give(self, seat: int, card: Card, to: int) -> None:
        self.state.hands[seat].remove(card)
        self.state.hands[to].append(card)
        self.state.known[card.name] |= 1 << to
        self.tell("gave", seat, card, audience=self.state.known[card.name], to=f"seat:{to}")

    def show(self, seat: int, card: Card) -> None:
        self.state.known[card.name] = (1 << len(self.state.hands)) - 1
        self.tell("showed", seat, card)


async def choose(seat: int, prompt: str, cards: Sequence[Card], why: Card) -> Card | None:
    """One of the cards, or None if there is none."""
    if not cards:
        return None
    return await Decision(seat, prompt, list(cards), why=why.key)


async def do_trick(table: Table, seat: int, card: Card) -> None:
    """Do what a card says; a mirror calls this again for the card it reflects."""
    state = table.state
    match card.trick:
        case "window":
            table.draw(seat)
            buried = await choose(seat, "bury", state.hands[seat], card)
            if buried is not None:
                table.bury(seat, buried)
                if await Decision(seat, "look-again", [DRAW, DONE], why=card.key) is DRAW:
                    table.draw(seat)
        case "mirror":
            offered: list[Card | Word] = [c for c in state.hands[seat] if c.trick != "coin"]
            reflected = await Decision(seat, "reflect", [*offered, DONE], why=card.key)
            if isinstance(reflected, Card):
                table.lay(seat, reflected)
                await do_trick(table, seat, reflected)
        case "thief":
            others = [Victim(s) for s in range(len(state.hands)) if s != seat]
            victim = (await Decision(seat, "rob", others, why=card.key)).seat
            given = await choose(victim, "give", state.hands[victim], card)
            if given is not None:
                table.give(victim, given, to=seat)
        case "lamp":
            for other in range(len(state.hands)):
                if other != seat:
                    shown = await choose(other, "show", state.hands[other], card)
                    if shown is not None:
                        table.show(other, shown)


def set_up(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    deck = list(CARDS)
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(int(options["hand"]))] for _ in range(seats)]
    known = {card.name: 1 << seat for seat, hand in enumerate(hands) for card in hand}
    return State(chance, deck, hands, [[] for _ in range(seats)], known)


async def play(state: State, log: Log | None) -> None:
    table = Table(state, log)
    while state.deck:
        seat = state.turn
        hand = state.hands[seat]
        actions: list[Play | Word] = [DRAW, *(Play(card) for card in hand)]
        action = await Decision(seat, "act", actions, boundary=True)
        if isinstance(action, Play):
            table.lay(seat, action.card)
            await do_trick(table, seat, action.card)
        elif hand:
            table.draw(seat)
        else:
            table.draw(seat)
            table.draw(seat)
            if len(hand) == 2:
                table.bury(seat, await Decision(seat, "bury", list(hand)))
        state.turn = (seat + 1) % len(state.hands)
    scores = tuple(sum(card.points for card in laid) for laid in state.laid)
    winners = tuple(s for s, score in enumerate(scores) if score == max(scores))
    end(Result(winners, scores, "deck"))


class Hands:
    """The deck is hidden, and hands are known to whoever holds or was shown their cards."""

    def view(self, state: State, seat: int | None) -> Json:
        """Hands hold `[name, mask]`: who knows a card is known to all, its name is not."""
        return {
            "deck": len(state.deck),
            "hands": [
                [[c.name if knows(state, seat, c) else None, state.known[c.name]] for c in hand]
                for hand in state.hands
            ],
            "laid": [[card.name for card in laid] for laid in state.laid],
            "turn": state.turn,
        }

    def secrets(self, state: State, seat: int | None) -> Iterable[str]:
        hidden = [card for hand in state.hands for card in hand if not knows(state, seat, card)]
        return [card.name for card in (*hidden, *state.deck)]

    def deal(self, view: Json, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        seen = seen_names(view)
        unseen = [card for card in CARDS if card.name not in seen]
        chance.shuffle(unseen)
        known: dict[str, int] = {}
        hands: list[list[Card]] = []
        for hand in view["hands"]:
            cards = [BY_NAME[name] if name else unseen.pop() for name, _ in hand]
            known.update({c.name: mask for c, (_, mask) in zip(cards, hand, strict=True)})
            hands.append(cards)
        laid = [[BY_NAME[name] for name in names] for names in view["laid"]]
        return State(chance, unseen, hands, laid, known, view["turn"])

    def swap(self, state: State, view: Json, one: str, other: str) -> bool:
        names = [name.removeprefix("card:") for name in (one, other)]
        if any(name not in BY_NAME or name in seen_names(view) for name in names):
            return False
        here, there = (BY_NAME[name] for name in names)
        places = {here: there, there: here}
        state.deck[:] = [places.get(card, card) for card in state.deck]
        for hand in state.hands:
            hand[:] = [places.get(card, card) for card in hand]
        masks = {BY_NAME[name]: mask for name, mask in state.known.items()}
        state.known = {places.get(card, card).name: mask for card, mask in masks.items()}
        return True


def check(state: State) -> None:
    everything = [*state.deck, *(c for cards in (*state.hands, *state.laid) for c in cards)]
    assert sorted(everything) == sorted(CARDS), "a card is lost or doubled"
    held = {card.name for hand in state.hands for card in hand}
    assert state.known.keys() == held, "what is known is not what is held"


def knows(state: State, seat: int | None, card: Card) -> bool:
    """A spectator knows what every seat knows."""
    mask = state.known[card.name]
    return mask == (1 << len(state.hands)) - 1 if seat is None else bool(mask >> seat & 1)


def seen_names(view: Json) -> set[str]:
    """Every card that a view names."""
    held = {name for hand in view["hands"] for name, _ in hand if name}
    return held | {name for laid in view["laid"] for name in laid}


_CARDS = [key for card in CARDS for key in (Play(card).key, card.key)]
ACTIONS = ("draw", "done", *(Victim(seat).key for seat in range(INFO.seats[1])), *_CARDS)
GAME = Game(
    INFO,
    Rules("1", ACTIONS, set_up, play),
    serial=ByKey(State, CARDS),
    secrets=Hands(),
    checks=Checks(check),
)


def scene(hands: list[list[str]], deck: list[str]) -> Match:
    """A table with these hands and this deck, its top last; seat 0 has laid all other cards."""
    used = {name for names in (*hands, deck) for name in names}
    state = State(
        chance=Chance(7),
        deck=[BY_NAME[name] for name in deck],
        hands=[[BY_NAME[name] for name in hand] for hand in hands],
        laid=[[card for card in CARDS if card.name not in used], *([] for _ in hands[1:])],
        known={name: 1 << seat for seat, hand in enumerate(hands) for name in hand},
    )
    return Match.at(GAME, state, len(hands), {"hand": "3"})

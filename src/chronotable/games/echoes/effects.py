"""The vocabulary of effects. Cards and sources are printed in these words.

Each word is plain data with its rule beside it: what it finds to work on, and what it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chronotable.games.echoes.card import (
    FLAMES,
    Card,
    Counted,
    Flame,
    Icon,
    Movement,
    PlayCard,
    Source,
    SourceChoice,
    Use,
)
from chronotable.games.echoes.clause import Choosing, Clause, Direct
from chronotable.games.echoes.conquest import conquer, conquerable, fortifiable, fortify
from chronotable.games.echoes.counting import count
from chronotable.games.echoes.moving import move_and_go_on
from chronotable.games.echoes.playing import (
    all_may_be_alike,
    could_play,
    distinct,
    in_hand,
    play,
    plays,
)
from chronotable.games.echoes.prompts import (
    ACTIVATE,
    ACTIVATE_FLAME,
    CHOOSE_ONE,
    CONQUER,
    DISCARD,
    FORTIFY,
    MOVE,
    PLAY_ONE,
    REMOVE,
)
from chronotable.games.echoes.summoning import can_burn, summon_all, use_flame
from chronotable.games.echoes.zones import DECK, UNDER
from chronotable.games.echoes.zones import DISCARD as DISCARD_PILE
from chronotable.kernel.decision import Decision
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player


def _times(amount: int, per: Counted | None, me: Player) -> int:
    """So much, or so much for each of these that the owner has."""
    return amount if per is None else amount * count(me.state, me.seat, per)


class DrawCards(Direct[int]):
    """Draw cards; `per` multiplies, `most` is the upper limit."""

    __slots__ = ("amount", "most", "per")

    def __init__(self, amount: int, *, per: Counted | None = None, most: int = 0) -> None:
        self.amount = amount
        self.per = per
        self.most = most

    def finds(self, me: Player, use: Use) -> int:
        zones = me.state.zones
        there = len(zones[DECK]) + len(zones[DISCARD_PILE])
        if self.most:
            there = min(there, self.most)
        return min(there, _times(self.amount, self.per, me))

    async def do(self, me: Player, use: Use, found: int) -> None:
        me.draw(found)


class GainPoints(Direct[int]):
    """Gain points; `per` multiplies."""

    __slots__ = ("amount", "per")

    def __init__(self, amount: int, *, per: Counted | None = None) -> None:
        self.amount = amount
        self.per = per

    def finds(self, me: Player, use: Use) -> int:
        return _times(self.amount, self.per, me)

    async def do(self, me: Player, use: Use, found: int) -> None:
        me.gain(found)


class Advance(Direct[bool]):
    """Push one's own tiles once, and summon what leaves the board; nothing is drawn for it."""

    __slots__ = ()

    def finds(self, me: Player, use: Use) -> bool:
        return True  # even an empty board brings the next flame

    async def do(self, me: Player, use: Use, found: bool) -> None:
        await summon_all(me, me.slide())


class OpponentsDiscard(Direct["list[Player]"]):
    """Each opponent, clockwise, loses points and cards; the victim chooses which cards."""

    __slots__ = ("cards", "points")

    def __init__(self, *, points: int = 0, cards: int = 0) -> None:
        self.points = points
        self.cards = cards

    def finds(self, me: Player, use: Use) -> list[Player]:
        points = me.state.points
        return [
            you
            for you in me.others
            if (self.points and points[you.seat]) or (self.cards and you.hand)
        ]

    async def do(self, me: Player, use: Use, found: list[Player]) -> None:
        for you in found:
            you.lose(self.points)
            for _ in range(min(self.cards, len(you.hand))):
                choices, held = distinct(you.hand), all_may_be_alike(you, you.hand)
                you.discard(
                    await Decision(you.seat, DISCARD, choices, why=use.why, secret=held, at=in_hand)
                )


class InOrder(Direct[list[Clause]]):
    """One after the other, each as far as possible."""

    __slots__ = ("steps",)

    def __init__(self, *steps: Clause) -> None:
        self.steps = steps

    def finds(self, me: Player, use: Use) -> list[Clause]:
        return [step for step in self.steps if step.possible(me, use)]

    def could(self, me: Player, use: Use) -> bool:
        return any(step.could(me, use) for step in self.steps)

    async def do(self, me: Player, use: Use, found: list[Clause]) -> None:
        """Each step looks for itself when it comes to it: those before have changed the table."""
        for step in self.steps:
            await step.happen(me, use)


class Move(Choosing[Movement]):
    """So many single steps to the right, split freely among the owner's cards on the board."""

    __slots__ = ("params", "steps")

    prompt = MOVE
    optional = True

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.params = {"steps": steps}

    def finds(self, me: Player, use: Use) -> list[Movement]:
        return me.movements(self.steps, [])

    async def do(self, me: Player, use: Use, chosen: Movement) -> None:
        await move_and_go_on(me, chosen, self.steps, use.why)


class PlayOne(Choosing[PlayCard]):
    """Play a card from hand, with discounts that add to all others."""

    __slots__ = ("cards", "of", "params", "time")

    prompt = PLAY_ONE

    def __init__(self, *, cards: int = 0, time: int = 0, of: Icon | None = None) -> None:
        self.cards = cards
        self.time = time
        self.of = of
        self.params = {"cards": cards, "time": time}

    def finds(self, me: Player, use: Use) -> list[PlayCard]:
        return plays(me, cards=self.cards, time=self.time, of=self.of)

    def could(self, me: Player, use: Use) -> bool:
        return could_play(me, cards=self.cards, time=self.time, of=self.of)

    async def do(self, me: Player, use: Use, chosen: PlayCard) -> None:
        await play(me, chosen.card, cards=self.cards, time=self.time)


def _others_in_party(me: Player, use: Use, of: Icon | None) -> list[Card]:
    """Uncovered cards of this kind that have not been used in the same chain (ECH-016)."""
    return [c for c in me.party if (of is None or c.icons & of.bit) and c not in use.chain]


class ActivateSummoning(Choosing[Card]):
    """Use the summoning effect of another uncovered card."""

    __slots__ = ("of",)

    prompt = ACTIVATE

    def __init__(self, *, of: Icon | None = None) -> None:
        self.of = of

    def finds(self, me: Player, use: Use) -> list[Card]:
        return [
            card
            for card in _others_in_party(me, use, self.of)
            if card.immediate is not None and card.immediate.possible(me, use.leading_to(card))
        ]

    def could(self, me: Player, use: Use) -> bool:
        return any(
            card.immediate is not None and card.immediate.could(me, use.leading_to(card))
            for card in _others_in_party(me, use, self.of)
        )

    async def do(self, me: Player, use: Use, chosen: Card) -> None:
        assert chosen.immediate is not None
        me.table.tell("echoes-activated", who=me.key, it=chosen.key)
        await chosen.immediate.happen(me, use.leading_to(chosen))


class ActivateFlame(Choosing[Card | Source]):
    """Use a flame on another uncovered card or a source; it must bear no token, and gets one."""

    __slots__ = ("colors", "of")

    prompt = ACTIVATE_FLAME

    def __init__(self, *colors: Flame, of: Icon | None = None) -> None:
        self.colors = colors or FLAMES
        self.of = of

    def finds(self, me: Player, use: Use) -> list[Card | Source]:
        found: list[Card | Source] = [*_others_in_party(me, use, self.of)]
        if self.of is None:  # ECH-017: a source has no faction
            found += me.sources
        return [it for it in found if it.flame in self.colors and can_burn(me, it)]

    async def do(self, me: Player, use: Use, chosen: Card | Source) -> None:
        await use_flame(me, use.leading_to(chosen))


class Remove(Choosing[Card]):
    """Discard another card of one's own party, also from under a conquered source, and go on."""

    __slots__ = ("then",)

    prompt = REMOVE
    optional = True

    def __init__(self, *, then: Clause) -> None:
        self.then = then

    def finds(self, me: Player, use: Use) -> list[Card]:
        state = me.state
        victims = [card for card in me.party if card is not use.it]
        for source in me.sources:
            if not state.fortified & source.bit:
                victims += [c for c in state.zones[UNDER + source.number] if c is not use.it]
        return victims

    async def do(self, me: Player, use: Use, chosen: Card) -> None:
        me.remove(chosen)
        await self.then.happen(me, use)


class Conquer(Choosing[SourceChoice]):
    """Conquer a source; a bonus counts for the comparison only."""

    __slots__ = ("bonus",)

    prompt = CONQUER
    optional = True

    def __init__(self, *, bonus: int = 0) -> None:
        self.bonus = bonus

    def finds(self, me: Player, use: Use) -> list[SourceChoice]:
        return [source.conquer for source in conquerable(me, me.strength, self.bonus)]

    async def do(self, me: Player, use: Use, chosen: SourceChoice) -> None:
        await conquer(me, chosen.source, self.bonus)


class Fortify(Choosing[SourceChoice]):
    """Fortify a source; what it takes stays the same."""

    __slots__ = ()

    prompt = FORTIFY
    optional = True

    def finds(self, me: Player, use: Use) -> list[SourceChoice]:
        return [source.fortify for source in fortifiable(me)]

    async def do(self, me: Player, use: Use, chosen: SourceChoice) -> None:
        await fortify(me, chosen.source)


class Way:
    """One of several effects to choose from."""

    __slots__ = ("effect", "key", "label")

    def __init__(self, effect: Clause, number: int) -> None:
        self.effect = effect
        self.key = f"choice:{number}"
        self.label = Message("name", {"it": self.key})

    def name_after(self, card: Card) -> None:
        """Let the option be called by what it does on this card."""
        number = self.key.removeprefix("choice:")
        self.label = Message("name", {"it": f"way:{card.id}:{number}"})


class ChooseOne(Choosing[Way]):
    """The owner picks one of these."""

    __slots__ = ("ways",)

    prompt = CHOOSE_ONE

    def __init__(self, *effects: Clause) -> None:
        self.ways = [Way(effect, number) for number, effect in enumerate(effects, start=1)]

    def finds(self, me: Player, use: Use) -> list[Way]:
        return [way for way in self.ways if way.effect.possible(me, use)]

    def could(self, me: Player, use: Use) -> bool:
        return any(way.effect.could(me, use) for way in self.ways)

    async def do(self, me: Player, use: Use, chosen: Way) -> None:
        await chosen.effect.happen(me, use)


WAYS: Final = 2  # as many as a card offers at most


def stays_home(effect: Clause) -> bool:
    """Whether an effect touches nobody but its owner, however it is used."""
    match effect:
        case DrawCards() | GainPoints():
            return True
        case InOrder():
            return all(stays_home(step) for step in effect.steps)
        case ChooseOne():
            return all(stays_home(way.effect) for way in effect.ways)
    return False

"""The vocabulary of effects. Cards and sources are printed in these words.

Each word is plain data that knows whether it would change anything now (`possible`) and how
it is carried out (`happen`). One that `asks` begins with a choice that also declines it. One
that `stays_home` touches nobody but its owner, however it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chronotable.games.echoes.card import (
    RED,
    Card,
    Counted,
    Icon,
    Play,
    Source,
    SourceChoice,
    Use,
)
from chronotable.games.echoes.conquest import conquer, conquerable, fortifiable, fortify
from chronotable.games.echoes.counting import count
from chronotable.games.echoes.moving import move
from chronotable.games.echoes.playing import distinct, play, plays
from chronotable.games.echoes.prompts import (
    ACTIVATE,
    ACTIVATE_FLAME,
    CHOOSE_ONE,
    CONQUER,
    DISCARD,
    FORTIFY,
    PLAY_ONE,
    REMOVE,
)
from chronotable.games.echoes.summoning import can_burn, summon_all, tell_of, use_flame
from chronotable.games.echoes.zones import DECK, UNDER
from chronotable.games.echoes.zones import DISCARD as DISCARD_PILE
from chronotable.kernel.decision import DONE, Decision, Word
from chronotable.kernel.message import Message, Param

if TYPE_CHECKING:
    from chronotable.games.echoes.player import Player


class Effect:
    """Something that can happen."""

    __slots__ = ()

    asks = False
    stays_home = False

    def possible(self, me: Player, use: Use) -> bool:
        """Whether it would change anything now."""
        raise NotImplementedError

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        """Carry it out as far as possible.

        `may` lets an effect that asks be declined, so nobody has told of its use yet: it does so
        itself, as soon as the choice is made.
        """
        raise NotImplementedError


class Draw(Effect):
    """Draw cards; `per` multiplies, `most` is the upper limit."""

    __slots__ = ("amount", "most", "per")

    stays_home = True

    def __init__(self, amount: int, *, per: Counted | None = None, most: int = 0) -> None:
        self.amount = amount
        self.per = per
        self.most = most

    def total(self, me: Player) -> int:
        if self.per is None:
            return self.amount
        total = self.amount * count(me.state, me.seat, self.per)
        return min(total, self.most) if self.most else total

    def possible(self, me: Player, use: Use) -> bool:
        zones = me.state.zones
        return bool(zones[DECK] or zones[DISCARD_PILE]) and self.total(me) > 0

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        me.draw(self.total(me))


class Gain(Effect):
    """Gain points; `per` multiplies."""

    __slots__ = ("amount", "per")

    stays_home = True

    def __init__(self, amount: int, *, per: Counted | None = None) -> None:
        self.amount = amount
        self.per = per

    def total(self, me: Player) -> int:
        return self.amount if self.per is None else self.amount * count(me.state, me.seat, self.per)

    def possible(self, me: Player, use: Use) -> bool:
        return self.total(me) > 0

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        if total := self.total(me):
            me.gain(total)


class Move(Effect):
    """So many single steps to the right, split freely among the owner's cards on the board."""

    __slots__ = ("steps",)

    asks = True

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def possible(self, me: Player, use: Use) -> bool:
        return bool(me.movements(self.steps, []))

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        await move(me, self.steps, [], use.why, use=use if may else None)


class Advance(Effect):
    """Push the own tiles once, and summon what leaves the board; nothing is drawn for it."""

    __slots__ = ("times",)

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def possible(self, me: Player, use: Use) -> bool:
        return True

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        for _ in range(self.times):
            await summon_all(me, me.slide())


class PlayOne(Effect):
    """Play a card from hand, with discounts that add to all others."""

    __slots__ = ("cards", "of", "time")

    asks = True

    def __init__(self, *, cards: int = 0, time: int = 0, of: Icon | None = None) -> None:
        self.cards = cards
        self.time = time
        self.of = of

    def _plays(self, me: Player) -> list[Play]:
        return plays(me, cards=self.cards, time=self.time, of=self.of)

    def possible(self, me: Player, use: Use) -> bool:
        return bool(self._plays(me))

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        found = self._plays(me)
        if not found:
            return
        choices: list[Play | Word] = [*found, DONE] if may else [*found]
        less: dict[str, Param] = {"cards": self.cards, "time": self.time}
        choice = await Decision(me.seat, PLAY_ONE, choices, why=use.why, params=less)
        if isinstance(choice, Play):
            if may:
                tell_of(me, use)
            await play(me, choice.card, cards=self.cards, time=self.time)


class Target:
    """Which effects of other cards can be activated."""

    __slots__ = ("colors", "word")

    def __init__(self, word: str, colors: tuple[int, ...]) -> None:
        self.word = word
        self.colors = colors


IMMEDIATE: Final = Target("immediate", ())
ANY_FLAME: Final = Target("flame", (1, 2, 3))
RED_FLAME: Final = Target("red", (RED,))


class Activate(Effect):
    """Use an effect of another uncovered card; a flame needs no token on it, and gets one."""

    __slots__ = ("of", "target")

    asks = True

    def __init__(self, target: Target, *, of: Icon | None = None) -> None:
        self.target = target
        self.of = of

    def targets(self, me: Player, use: Use) -> list[Card | Source]:
        """Everything in the party, or held, whose effect can be used."""
        of, chain = self.of, use.chain
        cards = [c for c in me.party if (of is None or c.icons & of.bit) and c not in chain]
        if self.target is IMMEDIATE:
            return [
                c
                for c in cards
                if c.immediate is not None and c.immediate.possible(me, Use(c, chain))
            ]
        colors = self.target.colors
        found: list[Card | Source] = []
        found += [c for c in cards if c.flame in colors and can_burn(me, c)]
        if of is None:  # ECH-017: a source has no faction
            found += [s for s in me.sources if s.flame in colors and can_burn(me, s)]
        return found

    def possible(self, me: Player, use: Use) -> bool:
        return bool(self.targets(me, use))

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        found = self.targets(me, use)
        if not found:
            return
        prompt = ACTIVATE if self.target is IMMEDIATE else ACTIVATE_FLAME
        choices: list[Card | Source | Word] = [*found, DONE] if may else [*found]
        choice = await Decision(me.seat, prompt, choices, why=use.why)
        if isinstance(choice, Word):
            return
        if may:
            tell_of(me, use)
        if self.target is IMMEDIATE:
            assert isinstance(choice, Card)
            assert choice.immediate is not None
            me.table.tell("echoes-activated", who=me.key, it=choice.key)
            await choice.immediate.happen(me, Use(choice, use.chain))
        else:
            await use_flame(me, choice, use.chain)


class Remove(Effect):
    """Discard another card of the own party, also from under a conquered source, and go on."""

    __slots__ = ("then",)

    asks = True

    def __init__(self, *, then: Effect) -> None:
        self.then = then

    def _victims(self, me: Player, use: Use) -> list[Card]:
        state = me.state
        victims = [card for card in me.party if card is not use.it]
        for source in me.sources:
            if not state.fortified & source.bit:
                victims += [c for c in state.zones[UNDER + source.number] if c is not use.it]
        return victims

    def possible(self, me: Player, use: Use) -> bool:
        return bool(self._victims(me, use))

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        victims = self._victims(me, use)
        if not victims:
            return
        choices: list[Card | Word] = [*victims, DONE]
        choice = await Decision(me.seat, REMOVE, choices, why=use.why)
        if isinstance(choice, Card):
            if may:
                tell_of(me, use)
            me.remove(choice)
            await self.then.happen(me, use)


class OpponentsDiscard(Effect):
    """Each opponent, clockwise, loses points and cards; the victim chooses which cards."""

    __slots__ = ("cards", "points")

    def __init__(self, *, points: int = 0, cards: int = 0) -> None:
        self.points = points
        self.cards = cards

    def possible(self, me: Player, use: Use) -> bool:
        points = me.state.points
        return any(
            [
                (self.points and points[you.seat]) or (self.cards and len(you.hand))
                for you in me.others
            ]
        )

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        for you in me.others:
            you.lose(self.points)
            for _ in range(min(self.cards, len(you.hand))):
                choices = distinct(you.hand)
                you.discard(await Decision(you.seat, DISCARD, choices, why=use.why))


class Conquer(Effect):
    """Conquer a source; a bonus counts for the comparison only."""

    __slots__ = ("bonus",)

    asks = True

    def __init__(self, *, bonus: int = 0) -> None:
        self.bonus = bonus

    def possible(self, me: Player, use: Use) -> bool:
        return bool(conquerable(me, me.strength, self.bonus))

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        found = conquerable(me, me.strength, self.bonus)
        if not found:
            return
        choices: list[SourceChoice | Word] = [*[source.conquer for source in found], DONE]
        choice = await Decision(me.seat, CONQUER, choices, why=use.why)
        if isinstance(choice, SourceChoice):
            if may:
                tell_of(me, use)
            await conquer(me, choice.source, self.bonus)


class Fortify(Effect):
    """Fortify a source; what it takes stays the same."""

    __slots__ = ()

    asks = True

    def possible(self, me: Player, use: Use) -> bool:
        return bool(fortifiable(me))

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        found = fortifiable(me)
        if not found:
            return
        choices: list[SourceChoice | Word] = [*[source.fortify for source in found], DONE]
        choice = await Decision(me.seat, FORTIFY, choices, why=use.why)
        if isinstance(choice, SourceChoice):
            if may:
                tell_of(me, use)
            await fortify(me, choice.source)


class Sequence(Effect):
    """One after the other, each as far as possible."""

    __slots__ = ("stays_home", "steps")

    def __init__(self, *steps: Effect) -> None:
        self.steps = steps
        self.stays_home = all(step.stays_home for step in steps)

    def possible(self, me: Player, use: Use) -> bool:
        return any([step.possible(me, use) for step in self.steps])

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        for step in self.steps:
            await step.happen(me, use)


class Way:
    """One of several effects to choose from."""

    __slots__ = ("effect", "key", "label")

    def __init__(self, effect: Effect, number: int) -> None:
        self.effect = effect
        self.key = f"choice:{number}"
        self.label = Message("name", {"it": self.key})

    def name_after(self, card: Card) -> None:
        """Let the option be called by what it does on this card."""
        number = self.key.removeprefix("choice:")
        self.label = Message("name", {"it": f"way:{card.id}:{number}"})


class ChooseOne(Effect):
    """The owner picks one of these."""

    __slots__ = ("stays_home", "ways")

    asks = True

    def __init__(self, *effects: Effect) -> None:
        self.ways = [Way(effect, number) for number, effect in enumerate(effects, start=1)]
        self.stays_home = all(effect.stays_home for effect in effects)

    def possible(self, me: Player, use: Use) -> bool:
        return any([way.effect.possible(me, use) for way in self.ways])

    async def happen(self, me: Player, use: Use, *, may: bool = False) -> None:
        ways = [way for way in self.ways if way.effect.possible(me, use)]
        if not ways:
            return
        choices: list[Way | Word] = [*ways, DONE] if may else [*ways]
        choice = await Decision(me.seat, CHOOSE_ONE, choices, why=use.why)
        if isinstance(choice, Way):
            if may:
                tell_of(me, use)
            await choice.effect.happen(me, use)


WAYS: Final = 2  # as many as a card offers at most

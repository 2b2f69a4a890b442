"""What every effect has in common: it finds something to work on, or it cannot happen.

A clause is a piece of printed text that knows its own rule. What it `finds` on the table is said
once: the guard asks whether that is anything at all, and what happens, happens to just that.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from chronotable.games.echoes.prompts import USE_EFFECT
from chronotable.kernel.decision import (
    DONE,
    NO,
    NOTHING,
    NOTHING_TO_USE,
    YES,
    Choice,
    Decision,
    Offered,
    Word,
)
from chronotable.kernel.message import Param

if TYPE_CHECKING:
    from chronotable.games.echoes.card import Use
    from chronotable.games.echoes.player import Player

F = TypeVar("F")
C = TypeVar("C", bound=Choice)

_YES_OR_NO: Final = [YES, NO]
_NOTHING_TO_USE: Final = [NOTHING_TO_USE]


class Clause:
    """Something that can happen, as it is printed on a card or a source.

    It is no `ABC`, whose subclasses plain Python cannot tell apart once they are compiled; the type
    checker sees all the same that each says what is abstract here.
    """

    __slots__ = ()

    @abstractmethod
    def finds(self, me: Player, use: Use) -> object:
        """What there is for it to work on now."""

    def possible(self, me: Player, use: Use) -> bool:
        """The guard: whether it would change anything now."""
        return bool(self.finds(me, use))

    def could(self, me: Player, use: Use) -> bool:
        """Whether hidden cards might make it possible, as far as everybody knows: never, where
        everything that counts lies open.
        """
        return False

    @abstractmethod
    async def happen(self, me: Player, use: Use) -> None:
        """Carry it out as far as possible."""

    @abstractmethod
    async def offer(self, me: Player, use: Use) -> None:
        """Let the owner use it or decline it; nobody is asked about what would change nothing."""


class Direct(Clause, Generic[F]):
    """A clause that leaves its owner nothing to choose."""

    __slots__ = ()

    @abstractmethod
    def finds(self, me: Player, use: Use) -> F: ...

    @abstractmethod
    async def do(self, me: Player, use: Use, found: F) -> None:
        """Let it happen to what was found."""

    async def happen(self, me: Player, use: Use) -> None:
        if found := self.finds(me, use):
            await self.do(me, use, found)

    async def offer(self, me: Player, use: Use) -> None:
        if not self.possible(me, use):
            if me.state.discreet and self.could(me, use):
                await Decision(me.seat, USE_EFFECT, _NOTHING_TO_USE, why=use.why, secret=True)
            return
        if await Decision(me.seat, USE_EFFECT, _YES_OR_NO, use.why) is YES:
            tell_of(me, use)
            await self.happen(me, use)


class Choosing(Clause, Generic[C]):
    """A clause that begins with a choice among what it finds.

    Whoever may decline it as a whole does so in that choice. One that is `optional` says "you
    may" itself, and can be declined wherever it stands.
    """

    __slots__ = ()

    prompt = ""
    optional = False
    params: Mapping[str, Param] | None = None

    @abstractmethod
    def finds(self, me: Player, use: Use) -> list[C]: ...

    @abstractmethod
    async def do(self, me: Player, use: Use, chosen: C) -> None:
        """Let it happen to what was chosen."""

    async def _choose(self, me: Player, use: Use, *, may_decline: bool) -> C | None:
        found = self.finds(me, use)
        held = me.state.discreet and self.could(me, use)  # then one is asked in any case
        if not found and not held:
            return None
        offered: list[C | Word | Offered] = [*found] if found else [NOTHING]
        if found and may_decline:
            offered.append(DONE)
        chosen = await Decision(
            me.seat, self.prompt, offered, why=use.why, params=self.params, secret=held
        )
        return None if isinstance(chosen, (Word, Offered)) else chosen

    async def happen(self, me: Player, use: Use) -> None:
        chosen = await self._choose(me, use, may_decline=self.optional)
        if chosen is not None:
            await self.do(me, use, chosen)

    async def offer(self, me: Player, use: Use) -> None:
        chosen = await self._choose(me, use, may_decline=True)
        if chosen is not None:
            tell_of(me, use)
            await self.do(me, use, chosen)


def tell_of(me: Player, use: Use) -> None:
    """Let the log name the card whose effect is used."""
    me.table.tell("echoes-used", who=me.key, it=use.it.key)

"""Imagining: a match that looks the same from one seat, with everything unseen dealt anew.

At a boundary this is a deal. In mid-effect the world must also lead to the very question
at hand: the unseen is dealt as it may have lain at the last boundary, the effect is played
again, and everything the seat has learnt since must come out the same. A card that shows up
in place of another changes places with it; what others chose is chosen anew, keeping what
brought the world closer to what was seen; and where all that does not help, the cards are
dealt again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.kernel.chance import Chance, parse_seed
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadView
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Param

if TYPE_CHECKING:
    from chronotable.kernel.game import Game

_FIELDS = (
    *("game", "version", "seats", "options", "seat"),
    *("asked", "question", "result", "table", "since"),
)
_DEALS = 200  # a view deep in an effect has wanted more than 30
_TRIES = 1500
_SWAPS = 8
_PAIRS = 30


class PastChoice(NamedTuple):
    """What another seat chose on the way, out of what, and how much had been seen then."""

    key: str
    offered: Sequence[str]
    seen: int


class Attempt(NamedTuple):
    """A world led as far as it went: what others chose in it, and how well it agrees.

    `agreed` counts the events that came out as seen, and then what the first one that did
    not has in common with it. `shown` is what that event truly names, `expected` what was
    seen in its place.
    """

    match: Match
    arrived: bool
    agreed: tuple[int, int]
    plan: list[PastChoice]
    shown: Sequence[str] = ()
    expected: Sequence[str] = ()

    @property
    def settled(self) -> list[PastChoice]:
        """The choices after which something came out as seen."""
        return [choice for choice in self.plan if choice.seen < self.agreed[0]]


def imagine(
    game: Game[Any], view: Json, seed: int | str | None = 1, tries: int | None = None
) -> Match:
    """A match in which the seat of `view` sees exactly that view; the seed picks the world.

    In mid-effect, `tries` bounds how many worlds are led towards the question before BadView
    is raised: a few milliseconds for twenty, where the search may take seconds unbounded.
    """
    if missing := [name for name in _FIELDS if name not in view]:
        raise BadView(f"a view has the field {missing[0]!r}, and this has not")
    if view["game"] != game.info.name or view["version"] != game.version:
        raise BadView(
            f"expected a view of {game.info.name} {game.version}, "
            f"got {view['game']!r} {view['version']!r}"
        )
    if view["result"] is not None:
        raise BadView("the game is over: there is nothing left to imagine")
    chance = Chance(parse_seed(seed))
    closest = deals = 0
    left = _DEALS * _TRIES if tries is None else tries
    while deals < _DEALS and left > 0:
        deals += 1
        quest = _Quest(game, view, chance, min(_TRIES, left))
        attempt = quest.best()
        if attempt.arrived:
            return attempt.match
        left -= quest.tries
        closest = max(closest, attempt.agreed[0])
    seen = 0 if view["since"] is None else len(view["since"]["events"])
    raise BadView(
        f"no world fits this view of seat {view['seat']} after {deals} deals; "
        f"the best agreed with {closest} of {seen} events seen since the boundary"
    )


class _Quest:
    """One deal of the unseen, mended until it fits or given up."""

    def __init__(self, game: Game[Any], view: Json, chance: Chance, limit: int) -> None:
        since = view["since"] or {"table": view["table"], "answers": [], "events": [], "rolls": []}
        self.game = game
        self.view = view
        self.seat: int | None = view["seat"]
        self.chance = chance
        self.table: Json = since["table"]
        self.answers: list[str] = since["answers"]
        self.events: list[Any] = since["events"]
        own = Chance(chance.below(1 << 64) << 64 | chance.below(1 << 64))
        own.script = list(since["rolls"])
        self.base = game.deal(self.table, view["seats"], view["options"], own)
        self._hidden: list[str] | None = None
        self.tries = 0
        self.limit = limit

    @property
    def hidden(self) -> list[str]:
        """What this seat must not see; at a boundary nobody asks for it."""
        if self._hidden is None:
            self._hidden = [*self.game.secrets(self.base, self.seat)]
        return self._hidden

    def best(self) -> Attempt:
        """The attempt that fits, or the one that came closest."""
        best = self._attempt([])
        while not best.arrived and self.tries < self.limit:
            other = self._mended(best) or self._varied(best) or self._moved(best)
            if other is None:
                break
            if other.arrived or other.agreed >= best.agreed:
                best = other
        return best

    def _attempt(self, plan: list[PastChoice]) -> Attempt:
        """Lead a world towards the question, others choosing as planned, then at random."""
        self.tries += 1
        match = Match.at(self.game, self.base, self.view["seats"], self.view["options"])
        if self.view["since"] is None and self._there(match, 0):
            return Attempt(match, True, (0, 0), [])
        match.listen()
        made: list[PastChoice] = []
        used = told = seen = 0
        while not match.crossed_boundary:
            events = match.happened_since_boundary()
            for event in events[told:]:
                message = event.seen_by(self.seat)
                if message is None:
                    continue
                if seen == len(self.events):
                    return Attempt(match, False, (seen, 0), made, _names(event.params))
                shown, expected = message.to_json(), self.events[seen]
                if shown != expected:
                    agreed = (seen, _likeness(shown, expected))
                    wanted = _names(expected[1])
                    return Attempt(match, False, agreed, made, _names(event.params), wanted)
                seen += 1
            told = len(events)
            if seen == len(self.events) and self._there(match, used):
                return Attempt(match, True, (seen, 0), made)
            decision = self._next(match, used)
            if decision is None:
                break
            if decision.seat == self.seat:
                match.answer(decision.seat, self.answers[used])
                used += 1
                continue
            offered, step = decision.options.keys(), len(made)
            planned = step < len(plan) and plan[step].key in offered
            key = plan[step].key if planned else self._guess(decision.seat, offered, seen)
            made.append(PastChoice(key, offered, seen))
            match.answer(decision.seat, key)
        return Attempt(match, False, (seen, 0), made)

    def _there(self, match: Match, used: int) -> bool:
        """Whether the world stands at the question of the view."""
        if used < len(self.answers):
            return False
        if [d.seat for d in match.pending] != self.view["asked"]:
            return False
        if match.rests_for(self.seat) != (self.view["since"] is None):
            return False
        mine = next((d for d in match.pending if d.seat == self.seat), None)
        if (None if mine is None else mine.to_json()) != self.view["question"]:
            return False
        return bool(match.table(self.seat) == self.view["table"])

    def _next(self, match: Match, used: int) -> Decision[Any] | None:
        """The question to be answered next on the way; None if there is no way on."""
        mine = next((d for d in match.pending if d.seat == self.seat), None)
        if mine is not None and used < len(self.answers):
            return mine if self.answers[used] in mine.options else None
        others = [d for d in match.pending if d is not mine]
        for decision in others:
            if decision.seat not in self.view["asked"]:
                return decision
        return others[0] if others and mine is None else None

    def _guess(self, seat: int, offered: Sequence[str], seen: int) -> str:
        """What the seat may have chosen, going by what was told of it next."""
        who = f"seat:{seat}"
        for event in self.events[seen:] if self.chance.below(8) else ():
            params = event[1]
            if who in params.values():
                told = {_last(n) for n in _names(params) if n != who}
                told |= {str(number) for number in params.values() if isinstance(number, int)}
                fitting = [key for key in offered if _last(key) in told]
                if fitting:
                    return self.chance.pick(fitting)
        return offered[self.chance.below(len(offered))]

    def _mended(self, best: Attempt) -> Attempt | None:
        """Let what showed up and what was seen instead change places, if that helps.

        Where they cannot, because they are of different kinds, each may change places with
        something of its own kind that was not seen either.
        """
        surplus = [name for name in best.shown if name not in best.expected]
        missing = [name for name in best.expected if name not in best.shown]
        pairs = [(one, other) for one in surplus for other in missing]
        self.chance.shuffle(self.hidden)
        pairs += [(one, other) for one in surplus + missing for other in self.hidden]
        swaps = 0
        for one, other in pairs:
            if one != other and self.game.swap(self.base, self.table, one, other):
                mended = self._attempt(best.settled)
                if mended.arrived or mended.agreed > best.agreed:
                    return mended
                self.game.swap(self.base, self.table, one, other)
                swaps += 1
                if swaps == _SWAPS or self.tries >= self.limit:
                    break
        return None

    def _varied(self, best: Attempt) -> Attempt | None:
        """Let a choice be made differently, mostly one made since the last event."""
        below = self.chance.below
        if not best.plan or not below(3):
            return None
        plan = best.plan.copy()
        recent = [n for n, choice in enumerate(plan) if choice.seen == plan[-1].seen]
        for _ in range(1 if below(4) else 2):
            step = recent[below(len(recent))] if below(4) else below(len(plan))
            offered = plan[step].offered
            plan[step] = plan[step]._replace(key=offered[below(len(offered))])
        return self._attempt(plan)

    def _moved(self, best: Attempt) -> Attempt | None:
        """Let any two unseen things change places; None if there is nothing to do."""
        for _ in range(_PAIRS if self.hidden else 0):
            one, other = self.chance.pick(self.hidden), self.chance.pick(self.hidden)
            if one != other and self.game.swap(self.base, self.table, one, other):
                moved = self._attempt(best.settled)
                if not moved.arrived and moved.agreed < best.agreed:
                    self.game.swap(self.base, self.table, one, other)
                return moved
        return self._attempt(best.settled) if best.plan else None


def _names(params: Mapping[str, Param]) -> list[str]:
    """Everything that an event refers to."""
    names: list[str] = []
    for value in params.values():
        if isinstance(value, str):
            names.append(value)
        elif isinstance(value, list):
            names.extend(value)
    return names


def _last(reference: str) -> str:
    """The last word of a key or a reference: `oars` of `card:oars` and of `meld:oars`."""
    return reference.rpartition(":")[2]


def _likeness(shown: Any, expected: Any) -> int:
    """How much two events of one kind have in common."""
    if shown[0] != expected[0]:
        return 0
    same = sum(1 for name, value in expected[1].items() if shown[1].get(name) == value)
    there = _names(shown[1])
    return 1 + same + sum(1 for name in _names(expected[1]) if name in there)

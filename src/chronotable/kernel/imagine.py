"""Imagining: a match that looks the same from one seat, with everything unseen dealt anew.

At a boundary this is a deal. In mid-effect the world must also lead to the very question
at hand: the unseen is dealt as it may have lain at the last boundary, the effect is played
again, and everything the seat has learnt since must come out the same. What others chose
unseen is chosen anew; a card that shows up in place of another changes places with it; and
where all that does not help, the cards are dealt again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from chronotable.kernel.chance import Chance, parse_seed
from chronotable.kernel.errors import BadView
from chronotable.kernel.game import Game, Json
from chronotable.kernel.match import Match
from chronotable.kernel.message import Param

_FIELDS = (
    *("game", "version", "seats", "options", "seat"),
    *("asked", "question", "result", "table", "since"),
)
_DEALS = 400
_REPAIRS = 40
_TRIES = 200


class Mismatch(NamedTuple):
    """How far a world agreed with what was seen, and what it showed instead of what."""

    agreed: int
    expected: Any
    shown: Any


def imagine(game: Game[Any], view: Json, seed: int | str | None = 1) -> Match:
    """A match in which the seat of `view` sees exactly that view; the seed picks the world."""
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
    best = 0
    for _ in range(_DEALS):
        quest = _Quest(game, view, chance)
        world = quest.world()
        if world is not None:
            return world
        best = max(best, quest.agreed)
    raise BadView(
        f"no world fits this view of seat {view['seat']} after {_DEALS} deals; "
        f"the best agreed with {best} of {len(quest.events)} events seen since the boundary"
    )


class _Quest:
    """One deal of the unseen, repaired until it fits or given up."""

    def __init__(self, game: Game[Any], view: Json, chance: Chance) -> None:
        since = view["since"] or {"table": view["table"], "answers": [], "events": [], "rolls": []}
        self.game = game
        self.view = view
        self.seat: int | None = view["seat"]
        self.chance = chance
        self.table: Json = since["table"]
        self.answers: list[str] = since["answers"]
        self.events: list[Any] = since["events"]
        self.agreed = 0
        self.tries = 0
        own = Chance(chance.below(1 << 64) << 64 | chance.below(1 << 64))
        own.script = list(since["rolls"])
        self.base = game.deal(self.table, view["seats"], view["options"], own)

    def world(self) -> Match | None:
        for _ in range(_REPAIRS):
            match = Match.at(
                self.game, self.game.copy(self.base), self.view["seats"], self.view["options"]
            )
            if self.view["since"] is None:
                return match if self._there(match, 0) else None
            match.listen()
            self.tries = 0
            mismatch = self._lead(match, 0)
            if mismatch is None:
                return match
            self.agreed = max(self.agreed, mismatch.agreed)
            if not self._repair(mismatch.expected, mismatch.shown):
                return None
        return None

    def _there(self, match: Match, used: int) -> bool:
        """Whether the world stands at the question of the view."""
        if used < len(self.answers):
            return False
        if [d.seat for d in match.pending] != self.view["asked"]:
            return False
        mine = next((d for d in match.pending if d.seat == self.seat), None)
        if (None if mine is None else mine.to_json()) != self.view["question"]:
            return False
        return bool(self.game.view(match.state, self.seat) == self.view["table"])

    def _lead(self, match: Match, used: int) -> Mismatch | None:
        """Lead the world to the question; None if it arrived, else the best of the failures."""
        while True:
            if match.crossed_boundary:
                return Mismatch(0, None, None)
            seen = [event.to_json() for event in match.heard(self.seat)]
            for n, (shown, expected) in enumerate(zip(seen, self.events, strict=False)):
                if shown != expected:
                    return Mismatch(n, expected, shown)
            if len(seen) > len(self.events):
                return Mismatch(len(self.events), None, None)
            if len(seen) == len(self.events) and self._there(match, used):
                return None
            asked = [decision.seat for decision in match.pending]
            if self.seat in asked and used < len(self.answers):
                key = self.answers[used]
                mine = next(d for d in match.pending if d.seat == self.seat)
                if key not in mine.options:
                    return Mismatch(len(seen), None, None)
                match.answer(mine.seat, key)
                used += 1
                continue
            others = [s for s in asked if s != self.seat]
            unseen = [s for s in others if s not in self.view["asked"]] or others
            if not unseen or (self.seat in asked and unseen is others):
                return Mismatch(len(seen), None, None)
            return self._choose_for(match, unseen[0], used, len(seen))

    def _choose_for(self, match: Match, seat: int, used: int, agreed: int) -> Mismatch | None:
        """Try the answers another seat may have given unseen, in any order."""
        decision = next(d for d in match.pending if d.seat == seat)
        order = list(range(len(decision.options)))
        self.chance.shuffle(order)
        given = match.answers_given
        best = Mismatch(agreed, None, None)
        for index in order:
            self.tries += 1
            if self.tries > _TRIES:
                break
            match.answer(seat, index)
            mismatch = self._lead(match, used)
            if mismatch is None:
                return None
            if mismatch.agreed >= best.agreed:
                best = mismatch
            match.rewind(given)
        return best

    def _repair(self, expected: Any, shown: Any) -> bool:
        """Let what was seen and what showed up instead change places at the boundary."""
        if expected is None or shown is None or expected[0] != shown[0]:
            return False
        wanted: dict[str, Param] = expected[1]
        got: dict[str, Param] = shown[1]
        return any(
            self.game.swap(self.base, self.table, one, other)
            for name in wanted
            for one, other in _pairs(got.get(name), wanted[name])
        )


def _pairs(got: object, wanted: object) -> list[tuple[str, str]]:
    """References that stand in the same place of two events and differ."""
    if isinstance(got, str) and isinstance(wanted, str):
        return [(got, wanted)] if got != wanted else []
    if isinstance(got, list) and isinstance(wanted, list):
        missing = [w for w in wanted if w not in got]
        surplus = [g for g in got if g not in wanted]
        return list(zip(surplus, missing, strict=False))
    return []

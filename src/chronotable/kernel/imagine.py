"""Imagining: a match that looks the same from one seat, with everything unseen dealt anew.

At a boundary this is a deal. In mid-effect the world must also lead to the very question
at hand: the unseen is dealt as it may have lain at the last boundary, the effect is played
again, and everything the seat has learnt since must come out the same. A card that shows up
in place of another changes places with it; what others chose is chosen anew, keeping what
brought the world closer to what was seen; and where all that does not help, the cards are
dealt again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from chronotable.kernel.chance import Chance, parse_seed
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadView
from chronotable.kernel.game import Game, Json
from chronotable.kernel.match import Match

_FIELDS = (
    *("game", "version", "seats", "options", "seat"),
    *("asked", "question", "result", "table", "since"),
)
_DEALS = 60
_TRIES = 300


class Attempt(NamedTuple):
    """A world led as far as it went: what others chose in it, and how well it agrees.

    `agreed` counts the events that came out as seen, and then the parameters of the first
    one that did not; `shown` stands where `expected` was seen.
    """

    match: Match
    arrived: bool
    agreed: tuple[int, int]
    plan: list[int]
    widths: list[int]
    expected: Any = None
    shown: Any = None


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
    closest = 0
    for _ in range(_DEALS):
        attempt = _Quest(game, view, chance).best()
        if attempt.arrived:
            return attempt.match
        closest = max(closest, attempt.agreed[0])
    seen = 0 if view["since"] is None else len(view["since"]["events"])
    raise BadView(
        f"no world fits this view of seat {view['seat']} after {_DEALS} deals; "
        f"the best agreed with {closest} of {seen} events seen since the boundary"
    )


class _Quest:
    """One deal of the unseen, mended until it fits or given up."""

    def __init__(self, game: Game[Any], view: Json, chance: Chance) -> None:
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

    def best(self) -> Attempt:
        """The attempt that fits, or the one that came closest."""
        best = self._attempt([])
        for _ in range(_TRIES):
            if best.arrived:
                break
            other = self._mended(best)
            if other is None:
                if not best.plan:
                    break
                other = self._attempt(self._varied(best))
            if other.arrived or other.agreed >= best.agreed:
                best = other
        return best

    def _attempt(self, plan: list[int]) -> Attempt:
        """Lead a world towards the question, others choosing by the plan and then anyhow."""
        match = Match.at(self.game, self.base, self.view["seats"], self.view["options"])
        if self.view["since"] is None and self._there(match, 0):
            return Attempt(match, True, (0, 0), [], [])
        match.listen()
        used = 0
        made: list[int] = []
        widths: list[int] = []
        agreed = (0, 0)
        while not match.crossed_boundary:
            seen = [event.to_json() for event in match.heard(self.seat)]
            for n, (shown, expected) in enumerate(zip(seen, self.events, strict=False)):
                if shown != expected:
                    agreed = (n, _likeness(shown, expected))
                    return Attempt(match, False, agreed, made, widths, expected, shown)
            if len(seen) > len(self.events):
                break
            agreed = (len(seen), 0)
            if len(seen) == len(self.events) and self._there(match, used):
                return Attempt(match, True, agreed, made, widths)
            decision = self._next(match, used)
            if decision is None:
                break
            if decision.seat == self.seat:
                match.answer(decision.seat, self.answers[used])
                used += 1
                continue
            width, step = len(decision.choices), len(made)
            planned = step < len(plan) and plan[step] < width
            made.append(plan[step] if planned else self.chance.below(width))
            widths.append(width)
            match.answer(decision.seat, made[-1])
        return Attempt(match, False, agreed, made, widths)

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

    def _next(self, match: Match, used: int) -> Decision[Any] | None:
        """The question to be answered next on the way; None if this is no way."""
        mine = next((d for d in match.pending if d.seat == self.seat), None)
        if mine is not None and used < len(self.answers):
            return mine if self.answers[used] in mine.options else None
        others = [d for d in match.pending if d is not mine]
        for decision in others:
            if decision.seat not in self.view["asked"]:
                return decision
        return others[0] if others and mine is None else None

    def _mended(self, best: Attempt) -> Attempt | None:
        """Let what was seen and what showed up instead change places at the boundary."""
        for one, other in _pairs(best.shown, best.expected):
            if self.game.swap(self.base, self.table, one, other):
                mended = self._attempt(best.plan)
                if mended.arrived or mended.agreed > best.agreed:
                    return mended
                self.game.swap(self.base, self.table, one, other)
        return None

    def _varied(self, best: Attempt) -> list[int]:
        """The plan with one choice made differently; now and then with two, or none kept."""
        below = self.chance.below
        if not below(12):
            return []
        plan = best.plan.copy()
        for _ in range(1 if below(4) else 2):
            step = below(len(plan))
            plan[step] = below(best.widths[step])
        return plan


def _likeness(shown: Any, expected: Any) -> int:
    """How many parameters two events of one kind have in common."""
    if shown[0] != expected[0]:
        return 0
    return 1 + sum(1 for name, value in expected[1].items() if shown[1].get(name) == value)


def _pairs(shown: Any, expected: Any) -> list[tuple[str, str]]:
    """References that stand in the same place of two events of one kind, and differ."""
    if shown is None or expected is None or shown[0] != expected[0]:
        return []
    pairs: list[tuple[str, str]] = []
    for name, wanted in expected[1].items():
        got = shown[1].get(name)
        if isinstance(got, str) and isinstance(wanted, str) and got != wanted:
            pairs.append((got, wanted))
        elif isinstance(got, list) and isinstance(wanted, list):
            missing = [w for w in wanted if w not in got]
            surplus = [g for g in got if g not in wanted]
            pairs.extend(zip(surplus, missing, strict=False))
    return pairs

"""What many games come to: lengths, endings, scores, and who wins with what.

Games are counted one by one, as they end and in any order, and none of them is kept: a million of
them take no more room than a hundred.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import lcm, sqrt
from typing import Any, TypeVar

from chronotable.kernel.json import Json
from chronotable.simulation.playing import Plan
from chronotable.simulation.win_rates import Share


def tally(plan: Plan, played: Iterable[Json]) -> Json:
    """Everything that is counted, as JSON-able data; the report is drawn from this alone."""
    counted = PlanTally(plan)
    for game in played:
        counted.add(game)
    return counted.to_json()


class PlanTally:
    """Games of one plan, counted as they end."""

    def __init__(self, plan: Plan) -> None:
        seats = len(plan.levels)
        self.plan = plan
        self.games = 0
        self._last_seed = plan.seed
        self._decisions: Counter[int] = Counter()
        self._rounds: Counter[int] = Counter()
        self._endings: Counter[str] = Counter()
        self._scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self._winning: Counter[int] = Counter()
        self._categories: dict[str, Counter[int]] = {}
        self._things: dict[str, dict[str, list[int]]] = {}  # by group: parts of victories, games
        self._wins = [0] * seats
        # Victories are counted in whole parts, so that their order does not matter to the last bit.
        self._victory = lcm(*range(1, seats + 1))
        self._first: dict[tuple[str, str], tuple[int, int]] = {}  # the least seed that named it

    def add(self, game: Json) -> None:
        """One game more."""
        self.games += 1
        self._last_seed = max(self._last_seed, game["seed"])
        self._decisions[game["decisions"]] += 1
        self._rounds[game["rounds"]] += 1
        self._endings[game["reason"]] += 1
        winners = game["winners"]
        part = self._victory // len(winners) if winners else 0
        for seat, score in enumerate(game["scores"]):
            self._scores[seat][score] += 1
        for seat in winners:
            self._wins[seat] += part
            self._winning[game["scores"][seat]] += 1
        for sheet in game["sheets"]:
            for name, points in sheet.items():
                self._categories.setdefault(name, Counter())[points] += 1
        for seat, group, thing in game["facts"]:
            entry = self._things.setdefault(group, {}).setdefault(thing, [0, 0])
            entry[0] += part if seat in winners else 0
            entry[1] += 1
        self._note(game)

    def _note(self, game: Json) -> None:
        """Remember who was first to bring something up: tables are in that order."""
        named = [("ending", game["reason"])]
        named += [("sheet", name) for sheet in game["sheets"] for name in sheet]
        named += dict.fromkeys(("group", group) for _, group, _ in game["facts"])
        for place, name in enumerate(dict.fromkeys(named)):
            here = game["seed"], place
            self._first[name] = min(self._first.get(name, here), here)

    def to_json(self) -> Json:
        """What it comes to so far."""
        endings = sorted(
            self._endings, key=lambda it: (-self._endings[it], self._order("ending", it))
        )
        every = sum(self._scores, Counter[int]())
        return {
            **self.plan.to_json(),
            "games": self.games,
            "last_seed": self._last_seed,
            "decisions": figures(self._decisions),
            "rounds": figures(self._rounds),
            "endings": {
                reason: Share(self._endings[reason], self.games).to_json() for reason in endings
            },
            "seats": [self._seat(seat) for seat in range(len(self.plan.levels))],
            "scores": {"all": figures(every), "winners": figures(self._winning)},
            "categories": {
                name: figures(self._categories[name])
                for name in sorted(self._categories, key=lambda it: self._order("sheet", it))
            },
            "groups": {
                group: self._group(self._things[group])
                for group in sorted(self._things, key=lambda it: self._order("group", it))
            },
        }

    def _order(self, kind: str, name: str) -> tuple[int, int]:
        return self._first[kind, name]

    def _seat(self, seat: int) -> Json:
        share = Share(self._wins[seat] / self._victory, self.games)
        told = {"seat": seat, "level": self.plan.levels[seat], **share.to_json()}
        return {**told, "score": figures(self._scores[seat])}

    def _group(self, things: Mapping[str, list[int]]) -> Json:
        """For each thing of a group of facts: how often a seat with it won.

        What is usual is what the whole group comes to: winners do more of everything, so the
        average card they play wins more often than the average player.
        """
        shares = {
            thing: Share(parts / self._victory, games) for thing, (parts, games) in things.items()
        }
        wins = sum(parts for parts, _ in things.values()) / self._victory
        together = Share(wins, sum(games for _, games in things.values()))
        rows = [
            {
                "thing": thing,
                **share.to_json(),
                "stands_out": share.stands_out(together.share, len(shares)),
            }
            for thing, share in shares.items()
        ]
        return {"usual": round(together.share, 6), "things": sorted(rows, key=_best_first)}


def _best_first(row: Json) -> Any:
    return -row["share"], -row["games"], row["thing"]


def figures(numbers: Iterable[int] | Mapping[int, int]) -> Json:
    """Mean, spread and order of many whole numbers, or of how often each occurred.

    >>> some = figures([7, 8, 8, 9])
    >>> some["mean"], some["median"], some["counts"]
    (8.0, 8, {7: 1, 8: 2, 9: 1})
    """
    counts = dict(sorted(Counter(numbers).items()))
    if not counts:
        return {"count": 0, "counts": {}}
    count = sum(counts.values())
    mean = sum(number * often for number, often in counts.items()) / count
    spread = sum(often * (number - mean) ** 2 for number, often in counts.items())
    return {
        "count": count,
        "mean": round(mean, 3),
        "deviation": round(sqrt(spread / count), 3),
        "least": min(counts),
        "tenth": at(counts, 0.1),
        "quarter": at(counts, 0.25),
        "median": at(counts, 0.5),
        "three_quarters": at(counts, 0.75),
        "ninth": at(counts, 0.9),
        "most": max(counts),
        "counts": counts,
    }


N = TypeVar("N", int, float)


def at(counts: Mapping[N, int], part: float) -> N:
    """The number that lies so far along the way from the least to the greatest.

    >>> at({7: 1, 8: 2, 9: 1}, 0.5), at({7: 1, 8: 2, 9: 1}, 1)
    (8, 9)
    """
    count = sum(counts.values())
    left = min(int(count * part), count - 1)
    for number in sorted(counts):
        left -= counts[number]
        if left < 0:
            return number
    raise ValueError("nothing was counted")

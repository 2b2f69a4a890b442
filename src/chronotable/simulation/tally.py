"""What many games come to: lengths, endings, scores, and who wins with what."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from chronotable.kernel.json import Json
from chronotable.simulation.playing import Plan
from chronotable.simulation.win_rates import Share


def tally(plan: Plan, played: Sequence[Json]) -> Json:
    """Everything that is counted, as JSON-able data; the report is drawn from this alone."""
    total = len(played)
    endings = Counter(game["reason"] for game in played)
    return {
        **plan.to_json(),
        "games": total,
        "last_seed": max((game["seed"] for game in played), default=plan.seed),
        "decisions": figures(game["decisions"] for game in played),
        "rounds": figures(game["rounds"] for game in played),
        "endings": {
            reason: Share(count, total).to_json() for reason, count in endings.most_common()
        },
        "seats": [_seat(plan, played, seat) for seat in range(len(plan.levels))],
        "scores": _scores(played),
        "categories": _categories(played),
        "groups": _groups(played),
    }


def figures(numbers: Iterable[int]) -> Json:
    """Mean, spread and order of many whole numbers, and how often each occurred.

    >>> some = figures([7, 8, 8, 9])
    >>> some["mean"], some["median"], some["counts"]
    (8.0, 8, {7: 1, 8: 2, 9: 1})
    """
    ordered = sorted(numbers)
    if not ordered:
        return {"count": 0, "counts": {}}
    mean = sum(ordered) / len(ordered)
    return {
        "count": len(ordered),
        "mean": round(mean, 3),
        "deviation": round(sqrt(sum((n - mean) ** 2 for n in ordered) / len(ordered)), 3),
        "least": ordered[0],
        "tenth": _at(ordered, 0.1),
        "quarter": _at(ordered, 0.25),
        "median": _at(ordered, 0.5),
        "three_quarters": _at(ordered, 0.75),
        "ninth": _at(ordered, 0.9),
        "most": ordered[-1],
        "counts": dict(sorted(Counter(ordered).items())),
    }


def _at(ordered: Sequence[int], part: float) -> int:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def won(game: Json, seat: int) -> float:
    """The part of the victory that a seat has."""
    winners = game["winners"]
    return (seat in winners) / len(winners) if winners else 0.0


def _seat(plan: Plan, played: Sequence[Json], seat: int) -> Json:
    share = Share(sum(won(game, seat) for game in played), len(played))
    scores = figures(game["scores"][seat] for game in played)
    return {"seat": seat, "level": plan.levels[seat], **share.to_json(), "score": scores}


def _scores(played: Sequence[Json]) -> Json:
    """The scores of everybody, and of those who won."""
    every = [score for game in played for score in game["scores"]]
    winning = [game["scores"][seat] for game in played for seat in game["winners"]]
    return {"all": figures(every), "winners": figures(winning)}


def _categories(played: Sequence[Json]) -> Json:
    """The score sheets of everybody, category by category."""
    sheets = [sheet for game in played for sheet in game["sheets"]]
    names = dict.fromkeys(name for sheet in sheets for name in sheet)
    return {name: figures(sheet[name] for sheet in sheets) for name in names}


def _groups(played: Sequence[Json]) -> Json:
    """For each group of facts and each thing in it: how often a seat with it won.

    What is usual is what the whole group comes to: winners do more of everything, so the
    average card they play wins more often than the average player.
    """
    counts: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for game in played:
        for seat, group, thing in game["facts"]:
            entry = counts[group][thing]
            entry[0] += won(game, seat)
            entry[1] += 1
    return {group: _group(things) for group, things in counts.items()}


def _group(things: dict[str, list[float]]) -> Json:
    shares = {thing: Share(wins, int(games)) for thing, (wins, games) in things.items()}
    together = Share(sum(s.wins for s in shares.values()), sum(s.games for s in shares.values()))
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

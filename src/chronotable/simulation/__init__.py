"""Many games at once: played on any executor, kept as JSON lines, counted, and reported.

>>> from chronotable.simulation import InThisProcess, Plan, as_they_end, play, tally
>>> plan = Plan("echoes", ("random", "random"), seed=1)
>>> played = [game for _, game in as_they_end(InThisProcess(), play, plan.deals(3))]
>>> tally(plan, played)["games"]
3

A pool of processes does the same on all cores, and whatever else speaks the interface of
`concurrent.futures.Executor` does it elsewhere.
"""

from __future__ import annotations

from chronotable.simulation.executors import InThisProcess, as_they_end, cores, crew
from chronotable.simulation.playing import Deal, Plan, play, title_of
from chronotable.simulation.ratings import Rating, Ratings, ratings
from chronotable.simulation.results_file import Lines
from chronotable.simulation.tally import PlanTally, tally
from chronotable.simulation.win_rates import Share, wilson

__all__ = [
    "Deal",
    "InThisProcess",
    "Lines",
    "Plan",
    "PlanTally",
    "Rating",
    "Ratings",
    "Share",
    "as_they_end",
    "cores",
    "crew",
    "play",
    "ratings",
    "tally",
    "title_of",
    "wilson",
]

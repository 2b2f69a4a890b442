"""The sixty buildings of the box: numbers, kinds, points, ranges, and what is printed on each."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from chronotable.games import anachrony
from chronotable.games.anachrony.box import BUILDINGS
from chronotable.games.anachrony.pieces import KINDS
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.tile import Building, Deed, Work
from chronotable.kernel.native import docstring
from chronotable.testing.anachrony import scenario, seat

# Number, points, range for the endgame card, and the rest in words.
PRINTED = """
101 4 1 any tired: travel 1
102 3 2 any tired: travel 2
103 3 2 any tired: travel 2
104 4 2 scientist tired: travel 2
105 2 3 any tired: travel 3
106 2 3 any tired: travel 3
107 3 3 any tired: pay 1 uranium, travel 3, take 1 points
108 2 2 scientist motivated: travel 2
109 2 3 scientist tired: pay 1 neutronium, travel 3, take 2 points
110 2 4 any tired: pay 1 water, travel 4
111 1 3 any tired: travel 3; built: take 1 warp_tiles
112 1 1 any tired: a rule of its own
113 1 1 any tired: a rule of its own
114 1 3 scientist tired: pay 1 water, travel 3 twice
115 3 3 any tired: pay 1 gold, travel 3, take 1 points
201 1 0 any motivated: take 2 titanium
202 1 0 any tired: pay 1 water, take 3 titanium
203 2 0 any motivated: pay 1 water, take 1 basic
204 3 0 any motivated: take 1 gold
205 2 0 any tired: pay 1 water, take 2 gold
206 3 0 any motivated: take 1 uranium
207 2 0 any tired: pay 1 water, take 2 uranium
208 2 0 any tired: pay 1 gold 1 water, take 1 neutronium 1 points
209 2 0 any tired: pay 1 uranium 1 water, take 1 neutronium 1 points
210 1 0 engineer tired: pay 3 water, take 3 basic or 1 neutronium
211 3 0 engineer motivated: pay 1 titanium, take 1 energy_core
212 2 0 engineer tired: take 1 energy_core
213 2 0 engineer tired: pay 2 basic, take 2 energy_core
214 1 0 engineer tired: pay 3 water, take 2 energy_core
215 1 0 free: pay 1 water, take 1 basic
301 1 0 free: take 1 water; built: take 3 water
302 1 0 free: take 1 water; built: take 3 water
303 1 0 free: take 2 water
304 1 0 free: take 2 water
305 3 0 any motivated: take 3 water
306 3 0 any motivated: take 3 water
307 2 0 administrator tired: take 5 water
308 2 0 administrator tired: take 5 water
309 2 0 any tired: pay 1 neutronium, take 8 water
310 2 0 any dies: take 7 water
311 1 0 supply halved
312 1 0 supply halved
313 1 0 any motivated: pay 1 uranium, take 6 water 1 points
314 1 0 any motivated: pay 1 gold, take 6 water 1 points
315 2 0 built: take 8 water
401 4 1 plants +1
402 3 2 plants +2
403 2 0 any motivated: pay 1 energy_core, take 1 exosuit
404 3 0 scientist tired: take -1 paradox
405 3 0 paradox limit +1
406 2 0 anomalies +2
407 2 0 scientist tired: a rule of its own
408 2 0 any motivated as administrator: take 1 wake
409 2 0 administrator motivated: pay 2 water, take 1 scientist or 1 engineer
410 1 0 administrator motivated: pay 2 water, take 1 genius
411 2 0 second die
412 2 0 any tired: pay 1 basic, take 2 points
413 2 0 any tired: take 1 water 1 points
414 1 0 free: take 2 points 1 paradox
415 2 0 scientist dies: take 2 water 2 points
"""
ROWS = [line.split(" ", 3) for line in PRINTED.strip().splitlines()]


def amounts(printed: Price | Gain) -> str:
    return " ".join(f"{int(n)} {name}" for name, n in printed._asdict().items() if n)


def deed_in_words(deed: Deed) -> str:
    if deed.rule is not None:
        return "a rule of its own"
    words = []
    if any(deed.price):
        words.append(f"pay {amounts(deed.price)}")
    if deed.reach:
        words.append(f"travel {deed.reach}" + (" twice" if deed.times == 2 else ""))
    if any(any(gain) for gain in deed.gains):
        words.append("take " + " or ".join(amounts(gain) for gain in deed.gains))
    return ", ".join(words)


def worker_in_words(work: Work) -> str:
    worker = "any" if work.worker is None else work.worker.word
    if work.dies:
        return f"{worker} dies"
    if isinstance(work.motivates, bool):
        return f"{worker} {'motivated' if work.motivates else 'tired'}"
    return f"{worker} motivated as {work.motivates.word}"


def in_words(tile: Building) -> str:
    words = []
    if tile.work is not None:
        words.append(f"{worker_in_words(tile.work)}: {deed_in_words(tile.work)}")
    if tile.free is not None:
        words.append(f"free: {deed_in_words(tile.free)}")
    if tile.built is not None:
        words.append(f"built: {deed_in_words(tile.built)}")
    if tile.reach_bonus:
        words.append(f"plants +{tile.reach_bonus}")
    if tile.halves_supply:
        words.append("supply halved")
    if tile.paradox_limit:
        words.append(f"paradox limit +{tile.paradox_limit}")
    if tile.anomaly_points:
        words.append(f"anomalies +{tile.anomaly_points}")
    if tile.sets_second_die:
        words.append("second die")
    return "; ".join(words)


def test_the_box_holds_fifteen_buildings_of_each_kind_numbered_by_it() -> None:
    numbers = [tile.number for tile in BUILDINGS]

    assert numbers == [100 * kind + n for kind in range(1, 5) for n in range(1, 16)]
    assert Counter(tile.kind for tile in BUILDINGS) == dict.fromkeys(KINDS, 15)
    assert all(tile.number // 100 == tile.kind + 1 for tile in BUILDINGS)


def test_a_building_is_as_printed() -> None:
    ours = {tile.id: (tile.points, tile.range, in_words(tile)) for tile in BUILDINGS}

    assert ours == {
        number: (int(points), int(reach), words) for number, points, reach, words in ROWS
    }


def test_a_building_scores_its_points() -> None:
    scored = {}
    for tile in BUILDINGS:
        match = scenario(
            ann=seat("harmony", tiles=[tile.id], workers={"scientist": 1}, exosuits=1),
            bob=seat("dominance"),
        )
        scored[tile.id] = match.ann.score["buildings"]
        assert match.is_quiet

    assert scored == {number: int(points) for number, points, _, _ in ROWS}


def test_the_highest_total_range_adds_plants_and_labs_even_covered_ones() -> None:
    match = scenario(
        ann=seat("harmony", tiles=["110", "112"], workers={"scientist": 1}, exosuits=1),
        bob=seat("dominance", tiles=["101", "113", "402", "401"], covered=["402"]),
        conditions=["highest_total_range"],
    )

    assert match.ann.score["conditions"] == 3  # four and one
    assert match.bob.score["conditions"] == 3  # one and one, two and one
    assert match.is_quiet


def test_every_rule_of_a_building_says_what_it_does() -> None:
    for tile in BUILDINGS:
        for deed in (tile.work, tile.free, tile.built):
            if deed is not None and deed.rule is not None:
                assert docstring(deed.rule), f"{tile.id} is silent"


def test_no_building_number_stands_outside_the_buildings() -> None:
    (folder,) = map(Path, anachrony.__path__)
    number = re.compile(r"(?<!ANA-)\b[1-4](0[1-9]|1[0-5])\b")  # not the number of a ruling
    for file in folder.rglob("*.py"):
        if file.parent.name != "buildings":
            assert not number.search(file.read_text()), f"{file.name} knows a building"

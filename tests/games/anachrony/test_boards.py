"""Player boards: side A, which all paths share, and side B, which is different for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from chronotable.testing.anachrony import AnachronyScript, scenario, seat

GOODS = {
    "t": "titanium",
    "u": "uranium",
    "g": "gold",
    "n": "neutronium",
    "w": "water",
    "c": "energy_core",
}


def goods(price: str) -> dict[str, Any]:
    """Goods from their short form: `2t 1w` is two titanium and a water."""
    return {GOODS[word[-1]]: int(word[:-1]) for word in price.split()}


@dataclass(frozen=True)
class Printed:
    """What is printed on one side of a board, written down once more."""

    path: str
    side: str
    plants: tuple[str, str, str] = ("1n 2t 1w", "1n 2t 1g 2w", "2n 2t 2w")
    factories: tuple[str, str, str] = ("2t 1g", "2t 1g 2w", "2t 2g 2w")
    supports: tuple[str, str, str] = ("2t", "2t 1u 1w", "2t 1u 1g 2w")
    labs: tuple[str, str, str] = ("2t 1u 1w", "2t 1u 2w", "2t 2u 1g 2w")
    morale: tuple[int, ...] = (-6, -4, -2, 0, 2, 4, 6)
    supply: tuple[int, ...] = (4, 4, 5, 5, 6, 7, 7)
    start: int = 3
    at_top: int = 2
    travels: tuple[int, ...] = (0, 2, 4, 6, 8, 10, 12, 14, 16)
    power: str = "3c"  # the least that powers all six hexes
    ruined: tuple[int, ...] = (1, 0, 1, 0, 0, 0)
    water: int = 1
    rows: dict[str, tuple[str, str, str]] = field(init=False)

    def __post_init__(self) -> None:
        rows = {
            "power_plant": self.plants,
            "factory": self.factories,
            "life_support": self.supports,
            "lab": self.labs,
        }
        object.__setattr__(self, "rows", rows)

    def __str__(self) -> str:
        return f"{self.path}-{self.side}"


BOARDS = [
    Printed("harmony", "A"),
    Printed("dominance", "A"),
    Printed("progress", "A"),
    Printed("salvation", "A"),
    Printed(
        "harmony",
        "B",
        factories=("2t 1g 1w", "2t 1g 2w", "2t 2g 2w"),
        supports=("2t 1w", "2t 1u 1w", "2t 1u 1g 2w"),
        morale=(-4, -2, 0, 2, 4, 6, 8),
        supply=(4, 4, 5, 5, 6, 7, 8),
        start=2,
        at_top=3,
        power="1c 6w",
        ruined=(1, 0, 1, 0, 1, 0),
        water=2,
    ),
    Printed(
        "dominance",
        "B",
        plants=("1n 2t 1w", "1n 2t 2w", "2n 2t 2w"),
        factories=("2t 1g", "2t 1g 2w", "2t 1g 2w"),
        supports=("2t", "2t 1w", "2t 1u 1g 2w"),
        morale=(-3, -2, -1, 0, 2, 4, 6),
        supply=(4, 4, 4, 4, 5, 5, 5),
        travels=(0, 2, 4, 6, 8, 10, 12, 12, 12),
        water=0,
    ),
    Printed(
        "progress",
        "B",
        plants=("1n 2t 1g 1w", "1n 2t 1g 2w", "2n 2t 2w"),
        supports=("2t 1u", "2t 1u 1w", "2t 1u 1g 2w"),
        morale=(-6, -4, -2, 0, 3, 5, 7),
        supply=(4, 4, 5, 5, 7, 8, 8),
        travels=(0, 1, 2, 4, 8, 10, 12, 14, 16),
        power="1t 1u 1g",
    ),
    Printed(
        "salvation",
        "B",
        plants=("1n 2t 1w", "1n 2t 2w", "2n 2t 2w"),
        labs=("2t 1u 1w", "2t 1u 2w", "1n 2t 2w"),
        morale=(-8, -6, -4, -2, 0, 2, 4),
        supply=(4, 4, 4, 5, 5, 6, 7),
        start=4,
        travels=(0, 2, 4, 6, 8, 12, 14, 16, 20),
        power="2c 1u 1g",
    ),
]
boards = pytest.mark.parametrize("board", BOARDS, ids=str)
BOB = {
    "harmony": seat("dominance", workers={"engineer": 1}, exosuits=1),
    "dominance": seat("harmony", workers={"engineer": 1}, exosuits=1),
    "progress": seat("harmony", workers={"engineer": 1}, exosuits=1),
    "salvation": seat("harmony", workers={"engineer": 1}, exosuits=1),
}


def at(board: Printed, *, era: int = 3, phase: str = "action", **ann) -> AnachronyScript:
    """Ann sits at this board."""
    stacks = ann.pop("stacks", {})
    return scenario(
        era=era,
        phase=phase,
        options={"side": board.side},
        stacks=stacks,
        rolls=[0] * 9,
        ann=seat(board.path, **ann),
        bob=BOB[board.path],
    )


# Sectors.

NEIGHBOURS = {
    "power_plant": ["101", "102", "105"],
    "factory": ["201", "204", "206"],
    "life_support": ["305", "306", "307"],
    "lab": ["408", "412", "413"],
}


def can_build(match: AnachronyScript, tile: str) -> bool:
    trial = AnachronyScript(match.match.fork(), match.names)
    trial.play("ann: place scientist")
    if "hex:construct:1" not in trial.asks("ann", "anachrony-ask-place"):
        return False
    trial.play("ann: hex:construct:1")
    if trial.match.pending[0].prompt == "anachrony-ask-build":
        return f"build:{tile}" in trial.asks("ann")
    return tile in trial.ann.tiles


@pytest.mark.rule("anachrony#construct", "anachrony#table")
@boards
def test_a_sector_costs_what_is_printed_on_it(board: Printed) -> None:
    printed = {(row, column): board.rows[row][column] for row in NEIGHBOURS for column in range(3)}
    wrong = {
        at: (price, fault)
        for at, price in printed.items()
        if (fault := fault_of_price(board, *at, goods(price)))
    }
    assert wrong == {}


def fault_of_price(board: Printed, row: str, column: int, price: dict[str, Any]) -> str:
    """Nothing, if the next building of this row costs just this."""
    tile = NEIGHBOURS[row][column]
    plan: dict[str, Any] = {
        "workers": {"scientist": 1},
        "exosuits": 1,
        "tiles": NEIGHBOURS[row][:column],
        "stacks": {row: [tile]},
    }

    if not can_build(at(board, **plan, **price), tile):
        return "it costs more"
    match = at(board, **plan, **price)
    match.play("ann: place scientist", "ann: hex:construct:1")
    if match.match.pending[0].prompt == "anachrony-ask-build":
        match.play(f"ann: build {tile}")
    assert match.ann.tiles == NEIGHBOURS[row][: column + 1]
    assert match.is_quiet
    if left := {good: getattr(match.ann, good) for good in price if getattr(match.ann, good)}:
        return f"{left} are left"
    for good, amount in price.items():
        if can_build(at(board, **plan, **{**price, good: amount - 1}), tile):
            return f"it costs less {good}"
    return ""


# Morale and supply.


@boards
def test_the_morale_marker_starts_on_the_space_worth_nothing(board: Printed) -> None:
    match = at(board, workers={"engineer": 1}, exosuits=1)

    assert match.ann.morale == board.start
    assert board.morale[board.start] == 0
    assert match.ann.score["morale"] == 0
    assert match.is_quiet


@boards
def test_each_morale_space_has_its_points(board: Printed) -> None:
    scores = [at(board, morale=space).ann.score["morale"] for space in range(7)]

    assert scores == list(board.morale)


SUPPLIED_FREELY = ("dominance", "B")


@pytest.mark.rule("anachrony#supply", "anachrony#ANA-039")
@boards
@pytest.mark.parametrize("space", range(7))
def test_supply_costs_the_water_of_its_space_and_lifts_morale(board: Printed, space: int) -> None:
    plan: dict[str, Any] = {
        "workers": {"scientist": 1},
        "tired": {"engineer": 2},
        "exosuits": 1,
        "morale": space,
    }
    freely = (board.path, board.side) == SUPPLIED_FREELY
    match = at(board, **plan, water=board.supply[space])

    if freely:
        match.play("ann: free supply")
    else:
        match.play("ann: place scientist", "ann: own:supply")

    assert match.ann.water == 0
    assert match.ann.workers["engineer"] == 2
    assert match.ann.morale == min(space + 1, 6)
    assert match.ann.points == (board.at_top if space == 6 else 0)
    assert match.is_quiet

    thirsty = at(board, **plan, water=board.supply[space] - 1)
    if freely:
        assert "free:supply" not in thirsty.asks("ann")
    else:
        assert thirsty.who_can_go("ann", "own:supply") == []


@pytest.mark.rule("anachrony#supply")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
@boards
def test_supply_motivates_administrators_where_the_board_says_so(
    board: Printed, worker: str
) -> None:
    if (board.path, board.side) == SUPPLIED_FREELY:
        match = at(board, workers={worker: 1}, exosuits=1, water=9)
        assert match.who_can_go("ann", "own:supply") == []  # no slot for a worker there
        return
    match = at(board, workers={worker: 1}, exosuits=1, water=9)

    match.play(f"ann: place {worker}", "ann: own:supply")
    match.pass_all()

    motivated = worker in ("administrator", "genius") and (board.path, board.side) != (
        "progress",
        "B",
    )
    assert match.ann.workers == ({worker: 1} if motivated else {})
    assert match.ann.tired == ({} if motivated else {worker: 1})
    assert match.is_quiet


# Time travel.


@boards
def test_each_step_of_the_time_travel_track_has_its_points(board: Printed) -> None:
    scores = [at(board, travels=steps).ann.score["time_travel"] for steps in range(9)]

    assert scores == list(board.travels)


# Exosuits.


def power_all(match: AnachronyScript, way: str) -> None:
    """Ann powers whatever she is offered, dearest hexes first, and pays in this way."""
    while match.state.phase == "power_up" and match.asked == ["ann"]:
        options = match.asks("ann")
        match.play(f"ann: {options[-2] if len(options) > 1 else options[0]}")
        if match.match.pending[0].prompt == "anachrony-ask-pay-hex":
            match.play(f"ann: {way}")
        while match.match.pending[0].prompt == "anachrony-ask-pay-basic":
            match.play(f"ann: {match.asks('ann')[0]}")


@pytest.mark.rule("anachrony#table")
@boards
def test_powering_all_six_hexes_costs_what_is_printed_there(board: Printed) -> None:
    price = goods(board.power)
    way = {"harmony": "pay:water", "progress": "pay:basics"}.get(board.path, "")
    match = at(board, phase="power_up", **price)

    power_all(match, way)

    assert match.ann.exosuits == 6
    assert [getattr(match.ann, good) for good in price] == [0] * len(price)
    assert match.is_quiet


@boards
def test_empty_hexes_give_water(board: Printed) -> None:
    match = at(board, phase="power_up")

    while match.asks("ann")[0] != "done" and match.ann.exosuits < 1:
        match.play(f"ann: {match.asks('ann')[0]}")
    match.play("ann: done")

    assert match.ann.exosuits == 1
    assert match.ann.water == 5 * board.water
    assert match.is_quiet


@boards
def test_the_impact_ruins_the_marked_hexes(board: Printed) -> None:
    match = at(board, era=4, workers={"engineer": 1}, exosuits=1)
    match.pass_all()

    assert match.state.impact
    assert match.ann.own.ruined == list(board.ruined)

    power_all(match, "")
    whole = 6 - sum(board.ruined)

    assert match.ann.water == board.water * (whole - match.ann.exosuits)
    assert match.is_quiet


@boards
def test_ruined_hexes_cannot_be_powered_any_more(board: Printed) -> None:
    match = at(
        board,
        era=5,
        phase="power_up",
        energy_core=6,
        titanium=6,
        water=9,
    )

    power_all(match, "pay:energy_core")

    assert match.ann.exosuits == 6 - sum(board.ruined)
    assert [p for p, r in zip(match.ann.own.powered, board.ruined, strict=True) if r] == (
        [0] * sum(board.ruined)
    )
    assert match.is_quiet


def test_harmony_b_powers_the_lower_corners_with_water_or_an_energy_core() -> None:
    board = BOARDS[4]
    match = at(board, phase="power_up", energy_core=1, water=3)

    assert match.asks("ann") == [
        "power:top_left",
        "power:bottom_left",
        "power:bottom_middle",
        "done",
    ]

    match.play("ann: power bottom_left")

    assert match.asks("ann", "anachrony-ask-pay-hex") == ["pay:energy_core", "pay:water"]

    match.play("ann: pay:water", "ann: power bottom_middle")

    assert (match.ann.water, match.ann.energy_core) == (0, 0)

    match.play("ann: done")

    assert match.is_quiet


def test_progress_b_powers_the_lower_hexes_with_any_basic_resource() -> None:
    match = at(BOARDS[6], phase="power_up", energy_core=1, titanium=1, gold=1)

    match.play("ann: power bottom_left", "ann: pay:basics", "ann: gold")

    assert (match.ann.energy_core, match.ann.titanium, match.ann.gold) == (1, 1, 0)

    match.play("ann: done")

    assert match.is_quiet


def test_salvation_b_has_two_free_hexes_two_for_a_resource_two_for_an_energy_core() -> None:
    match = at(BOARDS[7], phase="power_up", energy_core=2, uranium=2)

    assert match.asks("ann") == ["power:top_left", "power:top_middle", "power:top_right", "done"]

    match.play("ann: power top_middle", "ann: power bottom_middle")

    assert match.asks("ann") == ["power:top_left", "power:top_right", "done"]

    match.play("ann: power top_left", "ann: power top_right", "ann: power bottom_left")

    assert (match.ann.uranium, match.ann.energy_core) == (0, 1)

    match.play("ann: done")

    assert match.is_quiet


# What only one path has.


def test_dominance_b_supplies_as_a_free_action_once_an_era() -> None:
    match = at(BOARDS[5], workers={"engineer": 1}, tired={"scientist": 1}, exosuits=1, water=9)

    match.play("ann: free supply")

    assert match.ann.workers == {"scientist": 1, "engineer": 1}
    assert (match.ann.water, match.ann.morale) == (5, 4)
    assert "free:supply" not in match.asks("ann", "anachrony-ask-turn")  # and it is still her turn
    assert match.is_quiet


def test_on_side_a_supply_is_no_free_action() -> None:
    match = at(BOARDS[1], workers={"engineer": 1}, exosuits=1, water=9)

    assert match.asks("ann") == ["place:engineer", "free:force_workers", "pass"]
    assert match.is_quiet


def torn(board: Printed, **ann) -> AnachronyScript:
    """One more paradox, by lab 414, and Ann receives an anomaly."""
    match = at(board, **{"workers": {"engineer": 1}, "exosuits": 1, **ann})
    match.play("ann: free 414")
    return match


def test_harmony_b_may_lose_a_building_instead_of_taking_an_anomaly() -> None:
    match = torn(BOARDS[4], tiles=["201", "414"], paradoxes=2, warps={"gold": 1})

    assert match.asks("ann", "anachrony-ask-lose-building") == ["tile:201", "tile:414", "done"]

    match.play("ann: tile:201")

    assert match.ann.tiles == ["414"]
    assert match.ann.paradoxes == 0
    assert match.ann.warps == {"gold": 1}  # no warp tile comes back for a lost building
    assert match.state.primary[1][0].id == "201"  # at the bottom of its stack
    assert match.is_quiet


def test_harmony_b_may_take_the_anomaly_and_a_warp_tile_after_all() -> None:
    match = torn(BOARDS[4], tiles=["201", "414"], paradoxes=2, warps={"gold": 1})

    match.play("ann: done", "ann: sector:1", "ann: warp:gold")

    assert match.ann.sectors[0] == "anomaly"
    assert match.ann.warps == {}
    assert match.is_quiet


def test_a_worker_on_a_lost_building_comes_home_tired() -> None:
    match = at(
        BOARDS[4],
        tiles=["201", "414"],
        paradoxes=2,
        workers={"engineer": 1, "scientist": 1},
        exosuits=1,
    )

    match.play("ann: place engineer", "ann: own 201", "bob: pass")
    match.play("ann: free 414", "ann: tile:201")

    assert match.ann.own.aside == [0, 1, 0, 0]

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}  # although the factory would have motivated him
    assert match.ann.workers == {"scientist": 1}
    assert match.is_quiet


def test_elsewhere_no_building_is_lost_to_an_anomaly() -> None:
    match = torn(BOARDS[0], tiles=["201", "414"], paradoxes=2)

    assert match.asks("ann", "anachrony-ask-anomaly") == ["sector:1", "sector:7"]

    match.play("ann: sector:7")

    assert match.ann.tiles == ["201", "414", "anomaly"]
    assert match.is_quiet


def test_salvation_b_puts_an_anomaly_on_any_empty_sector() -> None:
    match = torn(BOARDS[7], tiles=["414"], paradoxes=2)

    empty = [n for n in range(1, 13) if n != 10]
    assert match.asks("ann", "anachrony-ask-anomaly") == [f"sector:{n}" for n in empty]

    match.play("ann: sector:12")

    assert match.ann.sectors[11] == "anomaly"
    assert match.is_quiet


def test_progress_b_bears_one_paradox_more() -> None:
    match = torn(BOARDS[6], tiles=["414"], paradoxes=2)

    assert match.ann.paradoxes == 3
    assert match.ann.tiles == ["414"]
    assert match.is_quiet

    again = torn(BOARDS[6], tiles=["414"], paradoxes=3)
    again.play("ann: sector:1")

    assert again.ann.paradoxes == 0
    assert again.ann.tiles == ["414", "anomaly"]
    assert again.is_quiet


@pytest.mark.parametrize("tile", ["105", "212", "413"])
def test_progress_b_motivates_scientists_in_plants_factories_and_labs(tile: str) -> None:
    worker = "genius" if tile == "212" else "scientist"
    match = at(BOARDS[6], tiles=[tile], workers={worker: 1}, exosuits=1)

    match.play(f"ann: place {worker}", f"ann: own {tile}")
    if tile == "105":
        match.play("ann: era:1")
    match.pass_all()

    # A genius is no scientist here: the board names scientists.
    assert match.ann.workers == ({"scientist": 1} if worker == "scientist" else {})
    assert match.is_quiet


def test_progress_b_motivates_a_scientist_in_a_factory_for_everybody() -> None:
    match = at(BOARDS[6], tiles=["205"], workers={"scientist": 1}, exosuits=1, water=1)

    match.play("ann: place scientist", "ann: own 205")
    match.pass_all()

    assert match.ann.workers == {"scientist": 1}
    assert match.is_quiet


def test_progress_b_does_not_motivate_in_life_supports_superprojects_or_outside() -> None:
    for tiles, place in (
        (["310"], "own 310"),
        (["309"], "own 309"),
        (["cloning_vat"], "own cloning_vat"),
        ([], "purify"),
    ):
        match = at(BOARDS[6], tiles=tiles, workers={"scientist": 1}, exosuits=1, neutronium=1)

        match.play("ann: place scientist", f"ann: {place}")
        match.pass_all()

        assert match.ann.workers == {}
        assert match.is_quiet


def test_a_scientist_of_progress_b_still_dies_where_the_lab_kills() -> None:
    match = at(BOARDS[6], tiles=["415"], workers={"scientist": 1}, exosuits=1)

    match.play("ann: place scientist", "ann: own 415")
    match.pass_all()

    assert (match.ann.workers, match.ann.tired) == ({}, {})
    assert match.is_quiet


def test_scientists_of_other_boards_come_home_tired_from_their_labs() -> None:
    for board in BOARDS:
        if (board.path, board.side) != ("progress", "B"):
            match = at(board, tiles=["413"], workers={"scientist": 1}, exosuits=1)

            match.play("ann: place scientist", "ann: own 413")
            match.pass_all()

            assert match.ann.tired == {"scientist": 1}
            assert match.is_quiet

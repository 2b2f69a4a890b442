"""The rulings of docs/rulings/anachrony.md, by number: each has a test, and no test is without.

A test that proves a ruling opens its docstring with the number. Where the editions differ, it is
in test_editions.py; where some of them are silent, it shows here that all play alike.
"""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.anachrony.boards import SIDE_B
from chronotable.games.anachrony.box import SUPERPROJECTS
from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.pieces import BREAKTHROUGHS, GOODS, HARMONY, SALVATION, WORKERS
from chronotable.games.anachrony.proposed import ASSETS, LAYOUTS
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

ALL = pytest.mark.parametrize("edition", EDITIONS)
BOB = seat("salvation", workers={"engineer": 2}, exosuits=2)
TURN = "anachrony-ask-turn"
PLACE = "anachrony-ask-place"


def play(edition: str, ann: SeatPlan, bob: SeatPlan = BOB, **table) -> AnachronyScript:
    options = {"edition": edition, **table.pop("options", {})}
    return scenario(ann=ann, bob=bob, options=options, **table)


# What not every edition says.


@ALL
def test_seven_timeline_tiles_are_laid_out(edition: str) -> None:
    """ANA-003."""
    match = ct.new("anachrony", seats=2, seed=1, options={"edition": edition})
    table = match.view(None)["table"]

    assert len(table["superprojects"]) == len(table["slots"]) == 7


@ALL
def test_ranges_do_not_add_and_the_present_is_no_destination(edition: str) -> None:
    """ANA-006."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 3}, exosuits=1, tiles=["102", "105"]),
        era=6,
    )

    match.play("ann: place engineer", "ann: own:105")
    assert match.asks("ann", "anachrony-ask-travel") == ["era:3", "era:4", "era:5"]
    match.play("ann: era 3", "bob: pass", "ann: place engineer", "ann: own:102")

    assert match.asks("ann", "anachrony-ask-travel") == ["era:4", "era:5"]
    match.play("ann: era 5")
    assert match.ann.focus == 5
    assert match.is_quiet


@ALL
def test_an_administrator_trades_twice_perhaps_the_same(edition: str) -> None:
    """ANA-009."""
    match = play(edition, seat("harmony", workers={"administrator": 1}, exosuits=2, water=6))

    match.play("ann: place administrator", "ann: pool:nomads", "ann: offer:1", "ann: offer:1")

    assert match.ann.energy_core == 2
    assert match.ann.water == 0
    assert match.is_quiet


@ALL
def test_the_second_trade_may_be_the_reverse_of_the_first(edition: str) -> None:
    """ANA-009."""
    match = play(edition, seat("harmony", workers={"administrator": 1}, exosuits=2, water=3))

    match.play("ann: place administrator", "ann: pool:nomads", "ann: offer:1", "ann: offer:2")

    assert (match.ann.water, match.ann.energy_core) == (3, 0)
    assert match.is_quiet


@ALL
@pytest.mark.parametrize("era", [4, 5])
def test_the_council_lends_only_an_action_without_a_free_hex(edition: str, era: int) -> None:
    """ANA-010. Before the Impact and after it, when hexes are gone one by one."""
    ann = seat("harmony", workers={"scientist": 1}, exosuits=1, water=1)
    for taken in range(3):
        out = {f"hex:research:{n}": "bob engineer" for n in range(1, taken + 1)}
        able = play(edition, ann, era=era, out=out).who_can_go("ann", "hex:council:right")
        assert able == (["scientist"] if taken == 2 else [])
    if era == 5:
        gone = ["research:1", "research:2"]
        match = play(edition, ann, era=era, flipped=gone)
        assert match.who_can_go("ann", "hex:council:right") == ["scientist"]


@ALL
@pytest.mark.parametrize(
    ("phase", "ask", "saved"),
    [
        ("power_up", "anachrony-ask-power", "power:bottom_left"),
        ("warp", "anachrony-ask-warp", "warp:scientist"),
    ],
)
def test_the_grand_reservoir_saves_in_turns_of_the_action_phase_only(
    edition: str, phase: str, ask: str, saved: str
) -> None:
    """ANA-017. A lower hex of Harmony's side B takes three water, a borrowed worker one."""
    ann = seat("harmony", workers={"engineer": 1}, tiles=["grand_reservoir"], water=2)
    if phase == "warp":
        ann = seat("harmony", workers={"engineer": 1}, tiles=["grand_reservoir"])
    match = play(edition, ann, era=2, phase=phase, options={"side": "B"})

    assert saved not in match.asks("ann", ask)


@ALL
def test_311_and_312_halve_one_after_the_other_rounding_up(edition: str) -> None:
    """ANA-013."""
    match = play(
        edition,
        seat("harmony", workers={"administrator": 1}, exosuits=1, water=5, tiles=["311", "312"]),
    )

    match.play("ann: place administrator", "ann: own:supply")

    assert match.ann.water == 5 - 2  # 5, then 3, then 2
    assert match.is_quiet


@ALL
def test_lab_406_lets_an_anomaly_cost_one_point(edition: str) -> None:
    """ANA-015."""
    match = play(edition, seat("harmony", tiles=["406", "anomaly", "anomaly"]))

    assert match.ann.score["anomalies"] == -2


@ALL
def test_the_dark_matter_converter_gives_an_active_genius(edition: str) -> None:
    """ANA-016."""
    match = play(
        edition,
        seat("harmony", tired={"engineer": 1}, exosuits=1, tiles=["dark_matter_converter"]),
    )

    match.play("ann: free dark_matter_converter", "ann: offer:1")

    assert match.ann.workers == {"genius": 1}
    assert match.ann.tired == {}
    assert match.is_quiet


@ALL
def test_anomalies_and_superprojects_are_occupied_sectors(edition: str) -> None:
    """ANA-019."""
    match = play(
        edition,
        seat("harmony", tiles=["cloning_vat", "anomaly"]),
        seat("salvation", tiles=["201", "301"]),
        conditions=["most_occupied_sectors"],
    )

    assert match.ann.score["conditions"] == 3
    assert match.bob.score["conditions"] == 0


@ALL
@pytest.mark.parametrize(
    ("tiles", "range"),
    [
        (["401"], 1),
        (["112"], 1),
        (["113"], 1),
        (["402"], 2),
        (["temporal_tourism"], 3),
        (["102", "401", "402"], 5),
    ],
)
def test_labs_and_tourism_count_for_the_total_range(
    edition: str, tiles: list[str], range: int
) -> None:
    """ANA-020."""
    rivals = {1: ["101"], 2: ["102"], 3: ["105"], 5: ["102", "105"]}
    for wanted, rival in rivals.items():
        if set(rival) & set(tiles):
            continue
        match = play(
            edition,
            seat("harmony", tiles=tiles),
            seat("salvation", tiles=rival),
            conditions=["highest_total_range"],
        )
        leads = [bool(match.ann.score["conditions"]), bool(match.bob.score["conditions"])]
        assert leads == [range >= wanted, wanted >= range]


@ALL
def test_the_worker_of_a_building_lost_by_harmony_b_is_tired_in_the_clean_up(edition: str) -> None:
    """ANA-022. Factory 201 would have motivated the engineer."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 2}, exosuits=1, tiles=["201", "414"], paradoxes=2),
        options={"side": "B"},
    )

    match.play("ann: place engineer", "ann: own:201", "bob: pass")
    match.play("ann: free 414", "ann: tile:201")
    assert match.ann.workers == {"engineer": 1}
    assert match.ann.tired == {}
    match.play("ann: pass")

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


PARALLEL_SECOND = [0, 4, 1, 2, 3, 5, 6]  # era 2 has a parallel timeline on its second slot


@ALL
@pytest.mark.parametrize(
    ("water", "answer", "workers", "left"),
    [(2, "yes", 2, 0), (2, "no", 1, 1), (1, None, 1, 0)],
)
def test_a_doubled_worker_costs_a_water_each_time(
    edition: str, water: int, answer: str | None, workers: int, left: int
) -> None:
    """ANA-023."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 1}, exosuits=1, water=water),
        era=2,
        phase="warp",
        layouts=PARALLEL_SECOND,
    )

    match.play("ann: warp:gold", "ann: warp:scientist", "bob: done", "ann: warp:gold")
    if answer is not None:
        assert match.asks("ann", "anachrony-ask-double-worker") == ["yes", "no"]
        match.play(f"ann: {answer}")

    assert match.ann.workers == {"engineer": 1, "scientist": workers}
    assert match.ann.water == left
    assert match.is_quiet


@ALL
def test_a_breakthrough_that_is_used_up_lets_one_die_be_rolled_again(edition: str) -> None:
    """ANA-025."""
    match = play(
        edition,
        seat(
            "harmony",
            workers={"scientist": 1},
            exosuits=1,
            breakthroughs=["circle genetics"] * 3,
        ),
        rolls=[0, 1, 3],  # a circle, another circle, a triangle
    )

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics")
    assert match.asks("ann", "anachrony-ask-reroll") == ["reroll:shape", "reroll:icon"]
    match.play("ann: reroll:shape", "ann: reroll:shape")

    assert match.ann.breakthroughs[-1] == "triangle genetics"
    assert match.is_quiet


@ALL
def test_two_of_the_three_upper_hexes_are_lost(edition: str) -> None:
    """ANA-026."""
    match = play(edition, seat("harmony", workers={"engineer": 1}, exosuits=1), era=4)

    match.play("ann: pass", "bob: pass")

    assert match.ann.own.ruined == [1, 0, 1, 0, 0, 0]
    assert match.is_quiet


def test_a_limited_supply_counts_the_pieces_of_the_list_without_spares() -> None:
    """ANA-027."""
    match = play("polish", seat("harmony"))
    match.state.mine_cubes = [0, 0, 0]
    table = Tabletop(match.state, None)

    for own in match.state.own:
        own.active = own.tired = [0] * 4
    assert [table.goods_left(good) for good in GOODS] == [25, 20, 20, 15, 20 + 50, 24]
    table = Tabletop(match.state, None)
    assert [table.workers_left(worker) for worker in WORKERS] == [25, 25, 15, 15]


@pytest.mark.parametrize(("recruits", "able"), [({}, True), ({"genius": 1}, False)])
def test_a_worker_in_the_recruit_pool_is_not_in_the_supply(recruits: dict, able: bool) -> None:
    """ANA-027. Ann holds fourteen of fifteen geniuses; lab 410 trains the last one."""
    match = play(
        "polish",
        seat(
            "harmony",
            workers={"administrator": 1},
            tired={"genius": 14},
            exosuits=1,
            water=2,
            tiles=["410"],
        ),
        recruits=recruits,
    )

    assert (match.who_can_go("ann", "own:410") == ["administrator"]) is able


# Open questions.


@ALL
@pytest.mark.parametrize(("exosuits", "able"), [(3, True), (4, False)])
def test_an_exosuit_gained_in_the_action_phase_needs_a_whole_hex(
    edition: str, exosuits: int, able: bool
) -> None:
    """ANA-028. In era 5 four hexes are whole."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 2}, exosuits=exosuits, tiles=["uranium_cores"]),
        era=5,
    )

    assert ("free:uranium_cores" in match.asks("ann", TURN)) is able
    if able:
        match.play("ann: free uranium_cores")
        assert match.ann.own.powered == [0, 1, 0, 1, 1, 1]
        assert match.is_quiet


def test_without_an_exosuit_at_home_none_is_received() -> None:
    """ANA-028."""
    match = scenario(
        ann=seat("harmony", workers={"engineer": 2}, exosuits=6, tiles=["uranium_cores"]), bob=BOB
    )

    assert "free:uranium_cores" not in match.asks("ann", TURN)


def test_only_supply_scores_at_the_top_of_the_morale_track() -> None:
    """ANA-029."""
    gained = scenario(
        era=5,
        ann=seat("harmony", workers={"administrator": 1}, exosuits=1, morale=6),
        bob=BOB,
        recruits={"scientist": 1},
        collapses={"recruit": ["recruit_morale", "recruit_exosuit"]},
    )
    supplied = scenario(
        ann=seat("harmony", workers={"administrator": 1}, exosuits=1, morale=6, water=7), bob=BOB
    )

    gained.play("ann: place administrator", "ann: hex:recruit:1")
    supplied.play("ann: place administrator", "ann: own:supply")

    assert (gained.ann.morale, gained.ann.points) == (6, 0)
    assert (supplied.ann.morale, supplied.ann.points) == (6, 2)


def test_only_forcing_workers_costs_one_at_the_bottom_of_the_morale_track() -> None:
    """ANA-030. The second design of the timeline begins with a grim message."""
    warned = scenario(
        era=2,
        phase="warp",
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1, morale=0),
        bob=BOB,
        layouts=[0, 1, 2, 3, 4, 5, 6],
    )
    forced = scenario(ann=seat("harmony", tired={"engineer": 2}, exosuits=1, morale=0), bob=BOB)

    warned.play("ann: warp:gold", "ann: done", "bob: done")
    forced.play("ann: free:force_workers")

    assert (warned.ann.morale, warned.ann.workers) == (0, {"engineer": 1})
    assert (forced.ann.morale, forced.ann.workers) == (0, {"engineer": 1})


def test_supply_is_halved_before_the_grand_reservoir_saves() -> None:
    """ANA-031. Of 7 water the life support leaves 4, the reservoir 3."""
    match = scenario(
        ann=seat(
            "harmony",
            workers={"administrator": 1},
            exosuits=1,
            water=4,
            morale=5,
            tiles=["311", "grand_reservoir"],
        ),
        bob=BOB,
    )

    match.play("ann: place administrator", "ann: own:supply")

    assert match.ann.water == 1
    assert match.is_quiet


def test_anomalies_help_natures_resurgence() -> None:
    """ANA-032."""
    match = scenario(
        era=5,
        ann=seat(
            "harmony",
            evacuation=1,
            workers={"engineer": 1},
            exosuits=2,
            tiles=["anomaly"] * 2 + ["201", "202", "cloning_vat"],
            tired={"administrator": 3},
        ),
        bob=BOB,
    )

    match.play("ann: place engineer", "ann: pool:evacuation")

    assert match.ann.points == 2 + 3 * 2  # but only two of the six sectors hold buildings
    assert match.is_quiet


def test_a_covered_building_scores_and_counts_but_does_not_work() -> None:
    """ANA-033."""
    match = scenario(
        era=5,
        ann=seat(
            "harmony",
            workers={"engineer": 2},
            exosuits=2,
            tiles=["303", "304", "305"],
            covered=["303", "305"],
        ),
        bob=BOB,
        conditions=["most_occupied_sectors"],
    )

    assert match.ann.score["buildings"] == 1 + 1 + 3
    assert match.ann.score["conditions"] == 3
    assert match.who_can_go("ann", "pool:evacuation") == ["engineer"]
    assert match.who_can_go("ann", "own:305") == []
    assert "free:303" not in match.asks("ann", TURN)
    assert "free:304" in match.asks("ann", TURN)


def test_debts_can_be_repaid_with_the_marker_at_the_end_of_its_track() -> None:
    """ANA-035."""
    match = scenario(
        era=6,
        ann=seat(
            "harmony",
            workers={"engineer": 2},
            exosuits=1,
            tiles=["101"],
            travels=8,
            warps={"gold": 5},
            gold=1,
        ),
        bob=BOB,
    )

    match.play("ann: place engineer", "ann: own:101", "ann: warp:gold")

    assert match.ann.warps == {}
    assert match.ann.travels == 8
    assert match.is_quiet


def test_an_anomaly_of_the_action_phase_comes_at_once() -> None:
    """ANA-036."""
    match = scenario(
        era=3,
        ann=seat(
            "dominance",
            workers={"engineer": 1},
            exosuits=1,
            tiles=["414"],
            paradoxes=2,
            warps={"gold": 1},
        ),
        bob=BOB,
    )

    match.play("ann: free 414", "ann: sector 1")
    assert match.asks("ann", "anachrony-ask-retrieve-warp") == ["warp:gold", "done"]
    match.play("ann: warp:gold")

    assert match.ann.score["anomalies"] == -3
    assert match.ann.paradoxes == 0
    assert match.ann.warps == {}
    assert match.asks("ann", TURN)
    assert match.is_quiet


@pytest.mark.parametrize(("era", "paid"), [(4, 1), (5, 0)])
def test_the_water_of_a_capital_hex_is_gone_with_the_impact(era: int, paid: int) -> None:
    """ANA-037."""
    match = scenario(
        era=era,
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1, water=3),
        bob=BOB,
        collapses={"research": ["research_again", "research_points"]},
        rolls=[0],
    )

    match.play("ann: place scientist", "ann: hex:research:2", "ann: genetics")

    assert match.ann.water == 3 - paid
    assert match.is_quiet


@pytest.mark.parametrize(("exosuits", "gained"), [(0, 2), (4, 2), (5, 1)])
def test_a_doubled_exosuit_needs_two_exosuits_and_two_hexes(exosuits: int, gained: int) -> None:
    """ANA-038. With four powered, only ruined hexes are left in era 5."""
    match = scenario(
        era=5,
        phase="warp",
        ann=seat("harmony", workers={"engineer": 1}, exosuits=min(exosuits, 4)),
        bob=BOB,
        layouts=[0, 1, 2, 3, 4, 5, 6],  # era 5: the fifth design
    )
    if exosuits == 5:
        match.state.own[0].powered[0] = 1
        match.state.own[0].suits -= 1

    match.play("ann: warp:gold", "ann: warp:exosuit", "bob: done", "ann: warp:gold")

    assert match.ann.exosuits == exosuits + gained
    assert match.is_quiet


def test_supply_on_side_b_of_harmony_and_salvation_costs_what_the_online_boards_show() -> None:
    """ANA-039."""
    assert SIDE_B[HARMONY].supply == (4, 4, 5, 5, 6, 7, 8)
    assert SIDE_B[SALVATION].supply == (4, 4, 4, 5, 5, 6, 7)


# Values that no public source shows.


def test_better_starting_assets_have_higher_numbers() -> None:
    """ANA-040. In half basic resources: a worker is 8, or 6 if tired."""
    worth = []
    for asset in ASSETS:
        gain = asset.gain
        value = 2 * (gain.titanium + gain.uranium + gain.gold) + 4 * (
            gain.neutronium + gain.energy_core
        )
        value += round(4 / 3 * gain.water) + 8 * sum(gain.workers) + 6 * sum(asset.tired)
        worth.append(value + 4 * asset.breakthroughs)

    assert len(ASSETS) == 16
    assert len({asset.number for asset in ASSETS}) == 16
    assert sum(worth[:8]) < sum(worth[8:])


def test_proposed_timeline_tiles_hold_more_good_than_bad() -> None:
    """ANA-041."""
    good = {"inspiring_message", "glorious_future", "parallel_timeline", "stable_rift"}
    bad = {"grim_message", "collapsing_rift"}
    assert len(LAYOUTS) == 9
    for slots in LAYOUTS:
        assert len(slots) == 8
        assert 2 <= sum(slot in good for slot in slots) <= 3
        assert 1 <= sum(slot in bad for slot in slots) <= 2
        assert {slot for slot in slots if slot} <= good | bad
        assert any(slots[:4])


def test_every_breakthrough_belongs_to_one_superproject() -> None:
    """ANA-042. So a wrong name of a symbol would only be another name."""
    symbols = sorted(tile.symbol for tile in SUPERPROJECTS if tile.symbol is not None)

    assert symbols == BREAKTHROUGHS
    assert sum(tile.symbol is None for tile in SUPERPROJECTS) == 3


# What the table asked on the way.


def test_the_random_breakthrough_of_a_start_ignores_the_question_mark() -> None:
    """ANA-043."""
    match = ct.new("anachrony", seats=4, seed=1)
    match.state.chance.script = [4, 5, 1]  # square; the question mark; warfare
    for number in range(4):
        match.answer(number, 0)

    (held,) = [own.breakthroughs for own in match.state.own if any(own.breakthroughs)]
    assert held.index(1) == 5 * 2 + 1


def test_harmony_b_gets_no_warp_tile_for_a_lost_building() -> None:
    """ANA-044. The paradoxes are returned all the same."""
    match = scenario(
        era=3,
        ann=seat(
            "harmony",
            workers={"engineer": 1},
            exosuits=1,
            tiles=["201", "414"],
            paradoxes=2,
            warps={"gold": 1},
        ),
        bob=BOB,
        options={"side": "B"},
    )

    match.play("ann: free 414", "ann: tile:201")

    assert match.ann.warps == {"gold": 1}
    assert match.ann.paradoxes == 0
    assert match.ann.tiles == ["414"]
    assert match.state.primary[1][0].id == "201"
    assert match.is_quiet


def test_harmony_b_rolls_no_more_after_a_building_is_lost() -> None:
    """ANA-044."""
    match = scenario(
        era=3,
        ann=seat(
            "harmony",
            workers={"engineer": 1},
            exosuits=1,
            tiles=["201"],
            paradoxes=2,
            warps={"gold": 1, "water": 2},
        ),
        bob=seat("salvation"),
        options={"side": "B"},
        rolls=[1, 5],  # a paradox for era 1; the second roll is never made
    )

    match.play("ann: pass", "ann: tile:201")

    assert match.ann.paradoxes == 0
    assert match.ann.tiles == []
    assert match.ann.warps == {"gold": 1, "water": 2}
    assert match.state.chance.script == [5]
    assert match.is_quiet


def test_a_genius_is_only_a_genius_when_sets_are_counted() -> None:
    """ANA-045."""
    match = scenario(
        era=5,
        ann=seat(
            "dominance",
            workers={"genius": 3},
            exosuits=2,
            titanium=3,
            tiles=["201", "202", "203"],
        ),
        bob=BOB,
    )

    match.play("ann: place genius", "ann: pool:evacuation")

    assert match.ann.points == 5
    assert match.is_quiet


@pytest.mark.parametrize(("held", "offered"), [(2, ["2", "1", "0"]), (1, ["1", "0"]), (0, [])])
def test_up_to_two_paradoxes_may_be_kept(held: int, offered: list[str]) -> None:
    """ANA-048. A Master of Time may want them."""
    match = scenario(
        era=5,
        ann=seat("salvation", workers={"scientist": 1}, exosuits=1, paradoxes=held),
        bob=seat("harmony", workers={"engineer": 1}, exosuits=1),
        collapses={"research": ["research_remove_paradoxes", "research_points"]},
        rolls=[0],
    )

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics")
    if offered:
        assert match.asks("ann", "anachrony-ask-paradoxes-back") == [
            f"number:{number}" for number in offered
        ]
        match.play("ann: number:1")

    assert match.ann.paradoxes == max(0, held - 1)
    assert match.is_quiet


def test_the_second_action_of_a_tile_is_a_plain_one() -> None:
    """ANA-049. It may be declined, and does not lead to a third."""
    match = scenario(
        era=5,
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1),
        bob=BOB,
        collapses={"research": ["research_again", "research_points"]},
        rolls=[0, 2],
    )

    match.play("ann: place scientist", "ann: hex:research:1", "ann: genetics")
    assert match.asks("ann", "anachrony-ask-again") == ["yes", "no"]
    match.play("ann: yes", "ann: genetics")

    assert match.ann.breakthroughs == ["circle genetics", "triangle genetics"]
    assert match.is_quiet


def test_drafted_assets_come_with_the_water_of_the_turn_order() -> None:
    """ANA-050."""
    match = ct.new("anachrony", seats=2, seed=1, options={"assets": "draft", "leaders": "random"})
    while match.pending[0].prompt == "anachrony-ask-asset":
        match.answer(match.pending[0].seat, 0)

    water = {asset.number: asset.gain.water for asset in ASSETS}
    first = match.state.first
    for number, own in enumerate(match.state.own):
        drafted = sum(water[card] for card in own.asset_kept)
        assert own.goods[4] == 2 + drafted + (number != first)
        assert sum(own.breakthroughs) == (15 in own.asset_kept)


def test_an_anomaly_without_a_place_is_not_received() -> None:
    """ANA-051. All paradoxes go, and a debt may be forgotten as always."""
    match = scenario(
        era=3,
        ann=seat(
            "dominance",
            workers={"engineer": 1},
            exosuits=1,
            tiles=["414"],
            paradoxes=2,
            warps={"gold": 1},
        ),
        bob=seat("salvation", workers={"engineer": 1}, exosuits=1, tiles=["anomaly"] * 12),
    )
    assert match.state.anomalies == 0

    match.play("ann: free 414", "ann: warp:gold")

    assert match.ann.tiles == ["414"]
    assert match.ann.paradoxes == 0
    assert match.ann.warps == {}
    assert match.is_quiet


def test_a_borrowed_exosuit_takes_a_ruined_hex_first() -> None:
    """ANA-052. It is no worse there, and leaves room for exosuits that need a whole hex."""
    match = scenario(
        era=5,
        phase="warp",
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1),
        bob=BOB,
    )

    match.play("ann: warp:exosuit", "ann: done", "bob: done")
    assert match.ann.own.powered == [1, 1, 0, 0, 0, 0]
    match.play("ann: place engineer", "ann: pool:purify")

    assert match.ann.own.powered == [1, 0, 0, 0, 0, 0]
    assert match.is_quiet

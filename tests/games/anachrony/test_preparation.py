"""Phase 1: the next superproject, the shift of the stacks, recruits and resources."""

from __future__ import annotations

import pytest

from chronotable.testing.anachrony import AnachronyScript, scenario, seat

pytestmark = pytest.mark.rule("anachrony#preparation")


def preparation(era: int = 2, **table) -> AnachronyScript:
    """A table at the beginning of an era, played up to its first question."""
    return scenario(
        era=era, phase="preparation", ann=seat("harmony"), bob=seat("salvation"), **table
    )


def test_the_superproject_of_the_next_era_is_revealed() -> None:
    match = preparation(era=2, superprojects={3: "cloning_vat", 4: "exocrawler"})

    shown = match.match.view(0)["table"]["superprojects"]

    assert shown[2] == "cloning_vat"
    assert shown[3:] == ["?"] * 4
    assert match.is_quiet


@pytest.mark.rule("anachrony#setup")
def test_the_first_superproject_is_open_before_the_second_is_revealed() -> None:
    match = scenario(
        phase="leaders", ann=seat("harmony"), bob=seat("salvation"), superprojects={1: "exocrawler"}
    )
    assert match.match.view(0)["table"]["superprojects"] == ["exocrawler", *"??????"]

    match.play("ann: matriarch zaida", "bob: high sunwalker amena")

    assert match.match.view(0)["table"]["superprojects"].count("?") == 5
    assert match.is_quiet


def test_nothing_is_revealed_in_the_last_era() -> None:
    match = preparation(era=7)

    shown = match.match.view(0)["table"]["superprojects"]
    keys = [message.key for message in match.match.events()]

    assert "?" not in shown
    assert "anachrony-superproject-revealed" not in keys
    assert match.is_quiet


@pytest.mark.parametrize("era", [1, 2])
def test_the_top_building_of_each_stack_moves_to_the_second_stack(era: int) -> None:
    match = preparation(era=era, stacks={"lab": ["401", "402"], "factory": ["201", "202"]})
    state = match.state

    assert [tile.id for tile in state.secondary[3]] == ["401"]
    assert state.primary[3][-1].id == "402"
    assert [tile.id for tile in state.secondary[1]] == ["201"]
    assert state.primary[1][-1].id == "202"
    assert [len(stack) for stack in state.secondary] == [1] * 4
    assert match.is_quiet


def test_both_tops_can_be_built() -> None:
    match = scenario(
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1, titanium=2),
        bob=seat("salvation", workers={"scientist": 1}, exosuits=1),
        stacks={"life_support": ["303", "305"]},
        secondary={"life_support": ["307", "309"]},
    )

    match.play("ann: place scientist", "ann: hex construct:1")

    assert match.asks("ann", "anachrony-ask-build") == ["build:303", "build:307"]
    match.play("ann: build 307")
    assert match.ann.tiles == ["307"]
    assert match.is_quiet


def test_an_empty_stack_shifts_nothing() -> None:
    match = scenario(
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1), bob=seat("salvation")
    )
    match.state.secondary[0] += match.state.primary[0]
    match.state.primary[0].clear()

    match.play("ann: pass")

    assert [len(stack) for stack in match.state.primary] == [0, 14, 14, 14]
    assert [len(stack) for stack in match.state.secondary] == [15, 1, 1, 1]
    assert match.is_quiet


def test_workers_left_over_make_room_for_a_new_card() -> None:
    match = preparation(recruits={"genius": 2, "engineer": 1}, next_recruits=6)

    assert match.state.recruit_pool == [2, 2, 0, 0]
    assert len(match.state.recruit_deck) == 10
    assert match.is_quiet


def test_resources_left_over_make_room_for_a_new_card() -> None:
    match = preparation(mine={"neutronium": 3}, next_mine=8)

    assert match.state.mine_pool == [2, 1, 2, 0]
    assert match.state.mine_cubes == [1, 1, 1]
    assert match.is_quiet


@pytest.mark.parametrize(
    ("card", "pool"),
    [
        (1, [1, 3, 0, 1]),  # gold is on top
        (2, [2, 1, 1, 1]),  # neutronium already
        (6, [0, 3, 0, 2]),  # two of them: only the top one counts
    ],
)
def test_after_the_impact_the_top_of_the_mine_is_neutronium(card: int, pool: list[int]) -> None:
    match = preparation(era=5, next_mine=card)

    assert match.state.mine_pool == pool
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-001")
def test_a_limited_supply_leaves_gaps_in_the_pools() -> None:
    """Eleven geniuses and four in the other hand: the box has no more for the pool."""
    match = scenario(
        era=2,
        phase="preparation",
        ann=seat("harmony", tired={"genius": 11}, gold=18, uranium=19, titanium=3),
        bob=seat("salvation", tired={"genius": 4}, titanium=21),
        next_recruits=10,  # two engineers, two geniuses
        next_mine=9,  # two gold, two uranium, one titanium
        options={"supply": "limited"},
    )

    assert match.state.recruit_pool == [0, 2, 0, 0]
    assert match.state.mine_pool == [1, 1, 2, 0]
    assert match.state.mine_cubes == [0, 0, 0]
    assert match.is_quiet


def test_the_cubes_beside_the_mine_come_after_its_pool() -> None:
    match = scenario(
        era=2,
        phase="preparation",
        ann=seat("harmony", gold=17, uranium=17, titanium=24),
        bob=seat("salvation"),
        next_mine=9,
        options={"supply": "limited"},
    )

    assert match.state.mine_pool == [1, 2, 2, 0]
    assert match.state.mine_cubes == [1, 1, 0]  # uranium, gold, titanium
    assert match.is_quiet


def test_an_unlimited_supply_never_runs_out() -> None:
    match = scenario(
        era=2,
        phase="preparation",
        ann=seat("harmony", tired={"genius": 20}, gold=30),
        bob=seat("salvation"),
        next_recruits=10,
        next_mine=9,
    )

    assert match.state.recruit_pool == [0, 2, 0, 2]
    assert match.state.mine_pool == [1, 2, 2, 0]
    assert match.is_quiet

"""The Impact after the fourth era: ruined hexes, the mine, evacuation, the collapsing Capital."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chronotable.games.anachrony.editions import EDITIONS
from chronotable.games.anachrony.pieces import CAPITAL
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, scenario, seat

pytestmark = pytest.mark.rule("anachrony#impact")

ENGINEER: dict[str, Any] = {"workers": {"engineer": 1}, "exosuits": 1}
POWER = "anachrony-ask-power"


def struck(ann: SeatPlan | None = None, era: int = 4, **table) -> AnachronyScript:
    """A table where Ann passes as the last one of this era."""
    match = scenario(
        era=era,
        ann=ann or seat("harmony", **ENGINEER),
        bob=table.pop("bob", seat("dominance")),
        **table,
    )
    match.play("ann: pass")
    return match


def test_the_impact_strikes_at_the_end_of_the_fourth_era() -> None:
    assert not struck(era=3).state.impact

    match = struck(era=4)

    assert match.state.impact
    assert match.state.era == 4
    assert match.match.view(1)["table"]["impact"] is True
    assert match.is_quiet


@pytest.mark.parametrize(
    ("path", "side", "ruined"),
    [
        ("harmony", "A", [1, 0, 1, 0, 0, 0]),
        ("dominance", "A", [1, 0, 1, 0, 0, 0]),
        ("progress", "A", [1, 0, 1, 0, 0, 0]),
        ("salvation", "A", [1, 0, 1, 0, 0, 0]),
        ("harmony", "B", [1, 0, 1, 0, 1, 0]),
        ("dominance", "B", [1, 0, 1, 0, 0, 0]),
        ("progress", "B", [1, 0, 1, 0, 0, 0]),
        ("salvation", "B", [1, 0, 1, 0, 0, 0]),
    ],
)
def test_two_of_the_upper_hexes_are_ruined(path: str, side: str, ruined: list[int]) -> None:
    bob = seat("dominance" if path == "harmony" else "harmony")
    match = struck(seat(path, **ENGINEER), bob=bob, options={"side": side})

    assert match.ann.own.ruined == ruined
    assert match.is_quiet


def test_amena_keeps_all_her_hexes() -> None:
    match = struck(seat("salvation", leader="high_sunwalker_amena", **ENGINEER))

    assert match.ann.own.ruined == [0] * 6
    assert match.bob.own.ruined == [1, 0, 1, 0, 0, 0]
    match.play("ann: done")
    assert match.ann.water == 6
    assert match.is_quiet


def test_an_unused_exosuit_on_a_ruined_hex_is_not_lost() -> None:
    match = struck(seat("harmony", workers={"engineer": 1}, exosuits=6))

    assert match.ann.own.suits == 6
    assert match.is_quiet


def test_the_top_of_the_mine_is_neutronium_from_then_on() -> None:
    before = struck(era=3, next_mine=7)
    after = struck(era=4, next_mine=7)

    assert before.state.mine_pool == [1, 1, 3, 0]
    assert after.state.mine_pool == [1, 1, 2, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_capital_hex_gets_a_collapsing_tile(seats: int) -> None:
    names = ("bob", "cid", "dan")[: seats - 1]
    paths = ("dominance", "progress", "salvation")
    others: dict[str, Any] = dict(zip(names, map(seat, paths), strict=False))
    match = struck(**others)

    for action in CAPITAL:
        tiles = match.state.collapses[action]
        assert len({tile.id for tile in tiles}) == (3 if seats == 4 else 2)
        assert all(tile.action is action for tile in tiles)
        assert not any(match.state.flipped[action])
    assert match.state.collapsing == [[], [], []]
    assert match.is_quiet


def test_nobody_knows_the_collapsing_tiles_before_the_impact() -> None:
    match = scenario(era=4, ann=seat("harmony", **ENGINEER), bob=seat("dominance"))
    hidden = [tile.id for tiles in match.state.collapsing for tile in tiles]

    for viewer in (0, 1, None):
        shown = json.dumps(match.match.view(viewer))
        assert not [id for id in hidden if id in shown]
    match.play("ann: pass")
    shown = json.dumps(match.match.view(1))
    assert all(id in shown for id in hidden)


def test_nobody_can_evacuate_before_the_impact() -> None:
    ann = seat("harmony", workers={"engineer": 2}, exosuits=2, tiles=["301", "303", "305"])

    before = scenario(era=4, ann=ann, bob=seat("dominance"))
    after = scenario(era=5, ann=ann, bob=seat("dominance"))

    assert before.who_can_go("ann", "pool:evacuation") == []
    assert after.who_can_go("ann", "pool:evacuation") == ["engineer"]


def test_an_impact_does_not_strike_twice() -> None:
    match = struck(era=5)

    assert match.state.impact
    assert [len(tiles) for tiles in match.state.collapses] == [2, 2, 2]
    assert match.is_quiet


def test_the_impact_tile_does_not_count_for_range() -> None:
    """ANA-007. From era 5 a range of 1 reaches era 4, across the Impact."""
    for edition in EDITIONS:
        match = scenario(
            era=5,
            ann=seat("harmony", workers={"engineer": 2}, exosuits=1, tiles=["102"]),
            bob=seat("dominance"),
            options={"edition": edition},
        )
        match.play("ann: place engineer", "ann: own:102")
        assert match.asks("ann", "anachrony-ask-travel") == ["era:3", "era:4"]
        match.play("ann: era 3")
        assert match.is_quiet

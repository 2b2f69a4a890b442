"""The six sources: conquest, fortification, standing flame."""

from __future__ import annotations

import pytest

from chronotable.games.echoes.card import Source
from chronotable.games.echoes.sources import SOURCES
from chronotable.testing.echoes import scenario, seat

GIANTS = ["Stone Colossus", "Old Treant", "Moon Dragon"]


def test_source_of_cycles_pushes_the_tiles_when_conquered() -> None:
    match = scenario(
        ann=seat(party=["Deep Leviathan"], board={2: ["Miner"]}, active="yellow"),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: conquer Source of Cycles")

    assert match.ann.active == "red"
    assert match.ann.board == {1: ["Miner"]}
    assert match.is_quiet


def test_source_of_cycles_moves_cards_by_its_yellow_flame() -> None:
    match = scenario(
        ann=seat(conquered={"Cycles": ["Thief"]}, board={4: ["Miner"]}, active="yellow"),
        bob=seat(),
    )

    match.play("ann: flame Source of Cycles", "ann: move Miner 2")

    assert match.ann.board == {2: ["Miner"]}
    assert match.is_quiet


def test_source_of_growth_draws_two_when_conquered() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus"]), bob=seat(), centre=["Growth"], deck=["Thief", "Spy"]
    )

    match.play("ann: conquer Source of Growth")

    assert match.ann.hand == ["Thief", "Spy"]
    assert match.is_quiet


def test_source_of_growth_plays_a_card_by_its_blue_flame() -> None:
    match = scenario(
        ann=seat(conquered={"Growth": ["Thief"]}, hand=["Hypnotist"], active="blue"), bob=seat()
    )

    match.play("ann: flame Source of Growth")

    assert match.ann.board == {3: ["Hypnotist"]}
    assert match.is_quiet


def test_source_of_depths_draws_three_when_conquered() -> None:
    match = scenario(ann=seat(party=["Stone Colossus", "Thief"]), bob=seat(), centre=["Depths"])

    match.play("ann: conquer Source of Depths")

    assert len(match.ann.hand) == 3
    assert match.is_quiet


def test_source_of_depths_repeats_an_effect_by_its_blue_flame() -> None:
    match = scenario(
        ann=seat(
            conquered={"Depths": ["Thief"]}, party=["Knight Errant", "Explorer"], active="blue"
        ),
        bob=seat(),
    )

    match.play("ann: flame Source of Depths", "ann: Knight Errant")

    assert match.ann.points == 2
    assert match.is_quiet


def test_source_of_embers_gives_two_points_when_conquered() -> None:
    match = scenario(ann=seat(party=["Stone Colossus", "Explorer"]), bob=seat(), centre=["Embers"])

    match.play("ann: conquer Source of Embers")

    assert match.ann.points == 2
    assert match.is_quiet


def test_source_of_embers_gives_three_points_by_its_red_flame() -> None:
    match = scenario(ann=seat(conquered={"Embers": ["Thief"]}, active="red"), bob=seat())

    match.play("ann: flame Source of Embers")

    assert match.ann.points == 3
    assert match.is_quiet


def test_source_of_storms_takes_a_point_and_a_card_when_conquered() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus"]),
        bob=seat(points=2, hand=["Miner", "Thief"]),
        centre=["Storms"],
    )

    match.play("ann: conquer Source of Storms", "bob: Miner")

    assert (match.bob.points, match.bob.hand) == (1, ["Thief"])
    assert match.is_quiet


def test_source_of_storms_takes_a_card_by_its_blue_flame() -> None:
    match = scenario(
        ann=seat(conquered={"Storms": ["Thief"]}, active="blue"), bob=seat(hand=["Miner", "Spy"])
    )

    match.play("ann: flame Source of Storms", "bob: Spy")

    assert match.bob.hand == ["Miner"]
    assert match.is_quiet


def test_source_of_shadows_takes_two_points_when_conquered() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus", "Thief"]), bob=seat(points=3), centre=["Shadows"]
    )

    match.play("ann: conquer Source of Shadows")

    assert match.bob.points == 1
    assert match.is_quiet


def test_source_of_shadows_has_no_flame() -> None:
    for colour in ("yellow", "blue", "red"):
        match = scenario(ann=seat(conquered={"Shadows": ["Thief"]}, active=colour), bob=seat())
        assert [name for name in match.asks("ann") if name.startswith("flame")] == []
        assert match.is_quiet


@pytest.mark.rule("echoes#fortification", "echoes#ECH-034")
@pytest.mark.parametrize(
    ("source", "gained", "lost"),
    [
        ("Cycles", 5, 0),
        ("Growth", 4, 0),
        ("Depths", 2, 0),
        ("Embers", 4, 0),
        ("Storms", 3, 1),
        ("Shadows", 4, 0),
    ],
)
def test_a_fortified_source_pays(source: str, gained: int, lost: int) -> None:
    """Three giants of battle lie under it; a battle creature and two magic artifacts watch."""
    match = scenario(
        ann=seat(party=["Knight Errant", "Geode", "Star Chart"], conquered={source: GIANTS}),
        bob=seat(points=2),
        centre=["Growth" if source != "Growth" else "Depths"],
    )

    match.play(f"ann: fortify {source}")

    assert match.ann.points == gained
    assert match.bob.points == 2 - lost
    assert len(match.ann.fortified) == 1
    if match.turn == "ann":
        match.play("ann: done")
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification")
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.id)
def test_a_source_must_be_exceeded_to_be_fortified(source: Source) -> None:
    """The strength under it is varied around what is printed."""
    by_strength = {
        6: ["Moss Bear", "Cave Troll"],
        9: ["Stone Colossus", "Old Treant"],
        10: ["Stone Colossus", "Old Treant", "Thief"],
        11: ["Stone Colossus", "Old Treant", "Thief", "Spy"],
        7: ["Moss Bear", "Cave Troll", "Thief"],
        12: ["Stone Colossus", "Old Treant", "Mercenary"],
    }
    for strength, fits in ((source.fortify_strength, False), (source.fortify_strength + 1, True)):
        match = scenario(
            ann=seat(conquered={source.name: by_strength[strength]}, board={5: ["Princess"]}),
            bob=seat(),
        )
        assert (f"fortify {source.name}" in match.asks("ann")) is fits
        assert match.is_quiet


@pytest.mark.rule("echoes#scoring")
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.id)
def test_a_source_is_worth_its_points_at_the_end(source: Source) -> None:
    kept = scenario(
        ann=seat(conquered={source.name: ["Explorer"]}),
        bob=seat(),
        phase="end",
        ending=["party"],
    )
    assert kept.scores == [source.points_conquered, 0]
    sealed = scenario(
        ann=seat(fortified={source.name: ["Explorer"]}),
        bob=seat(),
        phase="end",
        ending=["party"],
    )
    assert sealed.scores == [source.points_fortified, 0]

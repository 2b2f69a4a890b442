"""Chains: cards summoned by cards summoned by sources, and what they start in turn."""

from __future__ import annotations

from chronotable.games.echoes.prompts import MOVE, PLAY_ONE, REACT
from chronotable.testing.echoes import scenario, seat


def test_a_card_summoned_by_a_card_summoned_by_a_source() -> None:
    """Cycles slides a courier in, whose steps summon an explorer, who draws."""
    match = scenario(
        ann=seat(party=["Deep Leviathan"], board={1: ["Wind Courier"], 3: ["Explorer"]}),
        bob=seat(),
        centre=["Cycles"],
        deck=["Thief"],
    )

    match.play("ann: conquer Cycles")
    assert match.ann.party == ["Deep Leviathan", "Wind Courier"]
    assert match.asks("ann", MOVE) == ["move Explorer 1", "move Explorer 2", "done"]
    match.play("ann: move Explorer 2", "ann: yes")

    assert match.ann.party == ["Wind Courier", "Explorer"]
    assert match.ann.sources == {"Source of Cycles": ["Deep Leviathan"]}
    assert (match.ann.points, match.ann.hand) == (1, ["Thief"])
    assert match.is_quiet


def test_a_push_in_a_push_in_a_push() -> None:
    match = scenario(
        ann=seat(
            party=["Deep Leviathan"],
            board={1: ["Star Reader"], 2: ["Moon Dragon"], 3: ["Explorer"]},
            active="yellow",
        ),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles", "ann: yes", "ann: yes", "ann: no")

    assert match.ann.party == ["Star Reader", "Moon Dragon", "Explorer"]
    assert match.ann.active == "blue"  # yellow, red, yellow, blue
    assert match.is_quiet


def test_a_flame_of_a_source_plays_a_card_that_echoes_a_card_that_attacks() -> None:
    """Growth plays a hurried rider, whose flame of Cycles moves a runner into the fight."""
    match = scenario(
        ann=seat(
            party=["Time Weaver"],
            hand=["Comet Rider", "Miner", "Gem Carver"],
            board={2: ["Wolf Runner"]},
            conquered={"Growth": ["Spy"], "Cycles": ["Princess"]},
            active="blue",
        ),
        bob=seat(),
        cat=seat(conquered={"Storms": ["Beekeeper"]}, points=2),
    )

    match.play("ann: flame Growth", "ann: play Comet Rider", "ann: Source of Cycles")
    match.play("ann: move Wolf Runner 2")
    assert match.asks("ann") == ["conquer Source of Storms", "done"]
    match.play("ann: conquer Storms", "ann: Wolf Runner", "ann: done")

    assert match.ann.sources["Source of Storms"] == ["Wolf Runner"]
    assert match.cat.points == 1
    assert match.source_tokens == ["Source of Cycles", "Source of Growth"]
    assert match.is_quiet


def test_a_cloak_reacts_to_a_card_that_a_cloak_has_moved_in() -> None:
    match = scenario(
        ann=seat(
            party=["Feather Cloak"],
            board={1: ["Night Owl"], 2: ["Lightning Lancer"], 5: ["Miner"]},
            active="red",
        ),
        bob=seat(),
    )

    match.play("ann: move Night Owl 1", "ann: move Lightning Lancer 2", "ann: move Miner 2")
    assert match.ann.party == ["Feather Cloak", "Night Owl", "Lightning Lancer"]
    match.play("ann: done")  # the second step of the main action
    assert match.ann.board == {3: ["Miner"]}
    assert match.is_quiet


def test_a_card_played_by_an_effect_may_play_another() -> None:
    match = scenario(
        ann=seat(
            party=["Elk Herald", "Time Weaver"],
            board={1: ["Seed Sower"]},
            hand=["Hedge Knight", "Sapling Staff", "Wandering Bard", "Miner"],
        ),
        bob=seat(),
    )

    match.play("ann: move Seed Sower 1")
    assert "play Sapling Staff" in match.asks("ann", PLAY_ONE)
    match.play("ann: play Sapling Staff")  # no cards, no time
    assert match.ann.party[-1] == "Sapling Staff"
    match.play("ann: play Hedge Knight")
    assert match.ann.party[-1] == "Hedge Knight"
    assert match.ann.hand == ["Wandering Bard", "Miner"]
    assert match.is_quiet


def test_reactions_nest_inside_the_effects_that_cause_them() -> None:
    match = scenario(
        ann=seat(
            party=["Whispering Shell", "War Drum"],
            board={1: ["Hedge Knight"], 2: ["Storm Ray"]},
        ),
        bob=seat(),
        deck=["Thief", "Spy", "Princess", "Builder"],
    )

    match.play("ann: move Hedge Knight 1", "ann: move Storm Ray 2", "ann: yes")
    assert match.ann.hand == ["Thief"]
    assert match.asks("ann", REACT) == ["Whispering Shell", "War Drum", "done"]
    match.play("ann: Whispering Shell", "ann: War Drum")
    assert match.ann.hand == ["Thief", "Spy", "Princess"]
    assert match.asks("ann", REACT) == ["War Drum", "done"]  # and now for the knight
    match.play("ann: War Drum")
    assert match.ann.hand == ["Thief", "Spy", "Princess", "Builder"]
    assert match.is_quiet


def test_losing_a_source_in_the_midst_of_a_chain_brings_its_creatures_home() -> None:
    match = scenario(
        ann=seat(party=["Mercenary"], board={1: ["Wolf Runner"]}, active="yellow"),
        bob=seat(conquered={"Cycles": ["Reef Guard"], "Growth": ["Thief"]}),
    )

    match.play("ann: conquer Cycles", "ann: conquer Growth")

    assert match.bob.party == ["Reef Guard", "Thief"]
    assert match.ann.sources == {
        "Source of Cycles": ["Mercenary"],
        "Source of Growth": ["Wolf Runner"],
    }
    assert match.is_quiet

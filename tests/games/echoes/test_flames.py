"""Flames: colours, tokens, and effects that use other effects."""

from __future__ import annotations

import pytest

from chronotable.games.echoes.prompts import ACTIVATE, ACTIVATE_FLAME, REACT
from chronotable.testing.echoes import scenario, seat


@pytest.mark.rule("echoes#echoes", "echoes#flames", "echoes#round-end")
def test_miner_draws_four_once_a_round() -> None:
    """Scenario 30."""
    match = scenario(ann=seat(party=["Miner"], active="red"), bob=seat())

    match.play("ann: flame Miner")
    assert len(match.ann.hand) == 4
    assert match.ann.tokens == ["Miner"]
    assert "flame Miner" not in match.asks("ann")
    match.play("ann: draw", "bob: draw", "ann: draw", "bob: draw")
    assert match.round_number == 4
    assert match.ann.tokens == []
    assert match.is_quiet


@pytest.mark.rule("echoes#flames")
def test_a_flame_of_another_colour_is_not_offered() -> None:
    """Scenario 31."""
    match = scenario(ann=seat(party=["Miner"], active="yellow"), bob=seat())

    assert "flame Miner" not in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("echoes#flames")
def test_neither_a_card_under_a_source_nor_the_source_of_another_burns() -> None:
    match = scenario(
        ann=seat(conquered={"Growth": ["Miner"]}, active="red"),
        bob=seat(conquered={"Embers": ["Mercenary"]}),
    )

    assert [name for name in match.asks("ann") if name.startswith("flame")] == []
    assert match.is_quiet


@pytest.mark.rule("echoes#flames", "echoes#summoning")
def test_a_card_summoned_in_the_time_phase_burns_in_the_same_round() -> None:
    """Scenario 32."""
    match = scenario(ann=seat(board={1: ["Reef Guard"]}, slides=4), bob=seat(), phase="end")

    assert match.ann.active == "yellow"
    match.play("ann: flame Reef Guard")
    assert match.ann.points == 1
    assert match.is_quiet


@pytest.mark.rule("echoes#activating")
def test_a_lens_lights_any_colour_and_both_cards_are_used() -> None:
    """ECH-017. Scenario 34."""
    match = scenario(ann=seat(party=["Lens of Dawn", "Gem Carver"], active="yellow"), bob=seat())

    match.play("ann: flame Lens of Dawn")

    assert match.ann.points == 3
    assert match.ann.tokens == ["Lens of Dawn", "Gem Carver"]
    assert match.is_quiet


def test_the_target_of_a_lens_must_have_no_token() -> None:
    """ECH-017."""
    match = scenario(
        ann=seat(party=["Lens of Dawn", "Gem Carver"], tokens=["Gem Carver"]), bob=seat()
    )

    match.play("ann: flame Lens of Dawn")
    assert match.ann.points == 0
    assert match.ann.tokens == ["Lens of Dawn", "Gem Carver"]
    assert match.is_quiet


def test_a_lens_may_light_a_source() -> None:
    """ECH-017."""
    match = scenario(
        ann=seat(party=["Lens of Dawn", "Sea Serpent"], conquered={"Embers": ["Thief"]}),
        bob=seat(),
    )

    match.play("ann: flame Lens of Dawn")
    assert match.asks("ann", ACTIVATE_FLAME) == ["Sea Serpent", "Source of Embers"]
    match.play("ann: Source of Embers")
    assert match.ann.points == 3
    assert match.source_tokens == ["Source of Embers"]
    assert match.is_quiet


def test_reactions_answer_the_inner_flame_and_then_the_outer_one() -> None:
    """ECH-017."""
    match = scenario(ann=seat(party=["Lens of Dawn", "Gem Carver", "Eternal Lamp"]), bob=seat())

    match.play("ann: flame Lens of Dawn")
    assert match.ann.points == 3
    assert match.asks("ann", REACT) == ["Eternal Lamp", "done"]
    match.play("ann: Eternal Lamp", "ann: Eternal Lamp")
    assert match.ann.points == 5
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest", "echoes#reinforcing")
def test_a_creature_with_a_token_neither_conquers_nor_reinforces() -> None:
    """Scenario 36."""
    match = scenario(
        ann=seat(
            party=["Reef Guard", "Mercenary"],
            conquered={"Growth": ["Thief"]},
            tokens=["Reef Guard"],
        ),
        bob=seat(),
        centre=["Cycles"],
    )

    assert "conquer Source of Cycles" not in match.asks("ann")  # 3 is not more than 3
    match.play("ann: reinforce Growth")
    assert match.ann.sources == {"Source of Growth": ["Thief", "Mercenary"]}
    assert "reinforce Source of Growth" not in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("echoes#activating")
def test_an_ambassador_repeats_a_pearl_diver_without_a_token() -> None:
    """ECH-016. Scenario 37."""
    match = scenario(
        ann=seat(party=["Pearl Diver"], board={1: ["Ambassador of the Reef"]}), bob=seat()
    )

    match.play("ann: move Ambassador of the Reef 1")
    assert match.asks("ann", ACTIVATE) == ["Pearl Diver", "done"]
    match.play("ann: Pearl Diver")
    assert (match.ann.points, len(match.ann.hand)) == (1, 2)
    assert match.ann.tokens == []
    assert match.is_quiet


def test_a_card_under_a_source_cannot_be_activated() -> None:
    """ECH-016. Scenario 39."""
    match = scenario(
        ann=seat(
            party=["Storm Ray"],
            conquered={"Cycles": ["Pearl Diver"]},
            board={1: ["King of the Seas"]},
        ),
        bob=seat(),
    )

    match.play("ann: move King of the Seas 1")

    assert match.asks("ann", ACTIVATE) == ["Storm Ray", "done"]
    match.play("ann: done")


def test_inside_a_chain_each_card_is_used_once() -> None:
    """ECH-016. King, ambassador, diver: neither of the first two may come again."""
    match = scenario(
        ann=seat(
            party=["Ambassador of the Reef", "Pearl Diver", "Pearl of Memory"],
            board={1: ["King of the Seas"]},
        ),
        bob=seat(),
    )

    match.play("ann: move King of the Seas 1")
    assert match.asks("ann", ACTIVATE) == ["Ambassador of the Reef", "Pearl Diver", "done"]
    match.play("ann: Ambassador of the Reef")  # only the diver is left to it
    assert (match.ann.points, len(match.ann.hand)) == (1, 2)
    assert match.is_quiet


def test_who_is_summoned_on_the_way_begins_a_new_chain() -> None:
    """ECH-016. Both newcomers use the same diver."""
    match = scenario(
        ann=seat(
            party=["Pearl Diver", "Hedge Knight"],
            board={1: ["Ambassador of the Reef", "King of the Seas"]},
        ),
        bob=seat(),
    )

    match.play(
        "ann: move Ambassador of the Reef 1",
        "ann: Hedge Knight",
        "ann: move King of the Seas 1",
        "ann: Pearl Diver",
    )

    assert (match.ann.points, len(match.ann.hand)) == (1, 2)
    assert match.is_quiet


@pytest.mark.rule("echoes#flames", "echoes#round-end")
def test_a_source_burns_like_a_card() -> None:
    """Scenario 40."""
    match = scenario(ann=seat(conquered={"Embers": ["Mercenary"]}, active="red"), bob=seat())

    match.play("ann: flame Embers")
    assert match.ann.points == 3
    assert match.source_tokens == ["Source of Embers"]
    assert "flame Source of Embers" not in match.asks("ann")
    match.play("ann: draw", "bob: draw", "ann: draw", "bob: draw")
    assert match.source_tokens == []
    assert match.is_quiet


# A flame of each kind of effect: who has no card to move, to pay with or to remove, no source in
# reach, nothing to draw and no other effect, and whose opponent has nothing, gets nothing from it.
IDLE = {
    "Night Owl": "yellow",
    "Horn of Spring": "yellow",
    "Hunting Horn": "yellow",
    "Lens of Dawn": "yellow",
    "Oracle's Eye": "yellow",
    "Pearl of Memory": "blue",
    "Alchemist": "blue",
    "Smelter": "red",
    "Miner": "red",
    "Source of Cycles": "yellow",
    "Source of Growth": "blue",
    "Source of Depths": "blue",
    "Source of Storms": "blue",
}


@pytest.mark.rule("echoes#flames")
@pytest.mark.parametrize("name", IDLE)
def test_a_flame_may_be_used_though_nothing_comes_of_it(name: str) -> None:
    """ECH-035. Its colour is active and it bears no token: that is all the rulebook asks for."""
    held = {name: ["Pearl Diver"]} if name.startswith("Source") else {}
    party = [] if held else [name]
    match = scenario(
        ann=seat(hand=["King of the Seas"], party=party, conquered=held, active=IDLE[name]),
        bob=seat(),
        only=True,
    )

    match.play(f"ann: flame {name}")

    assert [*match.ann.tokens, *match.source_tokens] == [name]
    assert (match.ann.points, match.ann.hand) == (0, ["King of the Seas"])
    assert (match.ann.party, match.ann.sources) == (party, held)
    assert match.is_quiet


@pytest.mark.rule("echoes#flames", "echoes#reactions")
def test_a_flame_may_be_used_for_the_sake_of_those_who_react() -> None:
    """ECH-035. There is nothing to move, but the lamp shines."""
    match = scenario(ann=seat(party=["Night Owl", "Eternal Lamp"], hand=["Thief"]), bob=seat())

    match.play("ann: flame Night Owl", "ann: Eternal Lamp")

    assert match.ann.points == 1
    assert match.ann.tokens == ["Night Owl"]
    assert match.is_quiet


@pytest.mark.rule("echoes#activating")
def test_a_flame_that_does_nothing_may_be_activated_by_a_card() -> None:
    """ECH-035."""
    match = scenario(
        ann=seat(party=["Lens of Dawn", "Miner", "Eternal Lamp"], hand=["Thief"]),
        bob=seat(),
        only=True,
    )

    match.play("ann: flame Lens of Dawn", "ann: Eternal Lamp", "ann: Eternal Lamp")

    assert match.ann.points == 2
    assert match.ann.tokens == ["Lens of Dawn", "Miner"]
    assert match.is_quiet


@pytest.mark.rule("echoes#flames", "echoes#action-phase")
def test_a_flame_that_is_left_keeps_the_turn_open() -> None:
    """ECH-035. Only the player knows whether it is worth a token."""
    match = scenario(ann=seat(party=["Night Owl"], hand=["Thief"]), bob=seat())

    match.play("ann: play Thief", "ann: flame Night Owl", "ann: done")

    assert match.ann.board == {3: ["Thief"]}
    assert match.turn == "bob"
    assert match.is_quiet


def test_there_are_as_many_tokens_as_are_needed() -> None:
    """ECH-024. Seventeen at a time."""
    yellow = ["Reef Guard", "Beekeeper", "Oracle's Eye", "Wandering Bard", "Tidal Clock"]
    blue = ["Tide Caller", "Sea Serpent", "Spy", "Trapped Chest", "Alchemist", "Siren"]
    red = ["Miner", "Gem Carver", "Smelter", "Lava Shaman", "Eclipse Priest"]
    match = scenario(
        ann=seat(party=[*yellow, "Night Owl"], tokens=yellow, board={3: ["Thief"]}),
        bob=seat(party=blue, tokens=blue),
        cat=seat(party=red, tokens=red),
        ending=["party"],
    )

    match.play("ann: flame Night Owl", "ann: move Thief 1")

    tokens = [*match.ann.tokens, *match.bob.tokens, *match.cat.tokens]
    assert len(tokens) == 17
    assert match.is_quiet


@pytest.mark.rule("echoes#flames", "echoes#ECH-006")
def test_an_extra_push_opens_flames_of_the_next_colour() -> None:
    match = scenario(
        ann=seat(party=["Hourglass of Night", "Gem Carver"], active="yellow"), bob=seat()
    )

    match.play("ann: flame Hourglass of Night")
    assert "flame Gem Carver" in match.asks("ann")
    match.play("ann: flame Gem Carver")
    assert match.ann.points == 3
    assert match.is_quiet

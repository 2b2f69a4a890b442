"""Conquest, reinforcement, fortification, removal."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.echoes.conquest import conquerable, fortifiable, source_actions
from chronotable.games.echoes.prompts import CONQUER, FORTIFY, REMOVE, SEND
from chronotable.games.echoes.tabletop import Tabletop
from chronotable.testing.echoes import scenario, seat

VERBS = ("conquer", "fortify", "reinforce")


@pytest.mark.rule("echoes#echoes", "echoes#conquest")
def test_three_creatures_conquer_the_source_of_cycles() -> None:
    """Scenario 41."""
    match = scenario(
        ann=seat(party=["Thief", "Explorer", "Princess"], active="yellow"),
        bob=seat(),
        centre=["Cycles"],
    )
    assert match.ann.size == 3

    match.play("ann: conquer Cycles")  # all three are needed, so nobody is asked

    assert match.ann.active == "red"
    assert match.ann.sources == {"Source of Cycles": ["Thief", "Explorer", "Princess"]}
    assert match.ann.party == []
    assert match.ann.size == 2
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_three_is_not_more_than_three() -> None:
    """Scenario 42."""
    match = scenario(ann=seat(party=["Builder", "Thief"]), bob=seat(), centre=["Cycles"])

    assert match.asks("ann") == ["draw"] or "conquer Source of Cycles" not in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_an_attack_must_be_stronger_than_the_defenders() -> None:
    """Scenario 44."""
    match = scenario(
        ann=seat(party=["Mercenary", "Explorer"]),
        bob=seat(conquered={"Growth": ["Cave Troll", "Reef Guard"]}),
    )

    assert "conquer Source of Growth" not in match.asks("ann")

    match = scenario(
        ann=seat(party=["Mercenary", "Explorer", "Thief"]),
        bob=seat(conquered={"Growth": ["Cave Troll", "Reef Guard"]}),
    )
    match.play("ann: conquer Growth")
    assert match.bob.party == ["Cave Troll", "Reef Guard"]
    assert match.ann.sources == {"Source of Growth": ["Mercenary", "Explorer", "Thief"]}
    assert len(match.ann.hand) == 2
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_creatures_are_sent_one_by_one_and_more_than_needed_may_go() -> None:
    match = scenario(
        ann=seat(party=["Mercenary", "Explorer", "Thief", "Princess"]),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles")
    assert match.asks("ann", SEND) == ["Mercenary", "Explorer", "Thief", "Princess"]
    match.play("ann: Mercenary")
    assert match.asks("ann", SEND) == ["Explorer", "Thief", "Princess"]
    match.play("ann: Princess")
    assert match.asks("ann", SEND) == ["Explorer", "Thief", "done"]
    match.play("ann: Thief", "ann: done")
    assert match.ann.sources == {"Source of Cycles": ["Mercenary", "Princess", "Thief"]}
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification")
def test_a_fortified_source_cannot_be_conquered() -> None:
    """Scenario 45."""
    match = scenario(
        ann=seat(party=["Stone Colossus", "Old Treant"]),
        bob=seat(fortified={"Growth": ["Thief"], "Cycles": ["Spy"]}, points=0),
        ending=["sources"],
    )

    assert [name for name in match.asks("ann") if name.startswith("conquer")] == []
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_a_captain_under_a_source_gives_no_discount_until_it_is_lost() -> None:
    """Scenario 46."""
    match = scenario(
        ann=seat(party=["Veteran Captain", "Spy"], hand=["Explorer", "Wolf Runner"]),
        bob=seat(party=["Stone Colossus"]),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles", "bob: conquer Cycles")
    assert match.ann.party == ["Veteran Captain", "Spy"]
    match.play("ann: play Wolf Runner")
    assert match.ann.board == {2: ["Wolf Runner"]}  # time 3, and the captain is back
    assert match.is_quiet

    match = scenario(
        ann=seat(hand=["Wolf Runner"], conquered={"Cycles": ["Veteran Captain"]}), bob=seat()
    )
    match.play("ann: play Wolf Runner")
    assert match.ann.board == {3: ["Wolf Runner"]}
    assert match.is_quiet


def test_creatures_under_a_source_go_nowhere_else() -> None:
    """ECH-009."""
    match = scenario(
        ann=seat(party=["Thief"], conquered={"Growth": ["Stone Colossus"], "Cycles": ["Spy"]}),
        bob=seat(conquered={"Depths": ["Princess"]}),
        cat=seat(),
    )

    assert "conquer Source of Depths" not in match.asks("ann")
    match.play("ann: reinforce Growth")
    assert match.ann.sources == {
        "Source of Cycles": ["Spy"],
        "Source of Growth": ["Stone Colossus", "Thief"],
    }
    assert [name for name in match.asks("ann") if name.startswith("reinforce")] == []
    assert match.is_quiet


def test_a_creature_that_takes_part_still_reacts() -> None:
    """ECH-010."""
    match = scenario(ann=seat(party=["Basalt Guard", "Thief"]), bob=seat(), centre=["Cycles"])

    match.play("ann: conquer Cycles", "ann: Basalt Guard")

    assert match.ann.points == 1
    assert match.ann.sources == {"Source of Cycles": ["Basalt Guard", "Thief"]}
    assert match.is_quiet


def test_the_conquest_effect_comes_before_the_creatures_are_tucked() -> None:
    """ECH-010. The slide of Cycles summons a reader of battles, and the party is still whole."""
    match = scenario(
        ann=seat(party=["Mercenary", "Thief"], board={1: ["Naiad Scribe"]}),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles")
    assert match.ann.party == ["Mercenary", "Thief", "Naiad Scribe"]
    match.play("ann: yes")
    assert match.ann.party == ["Naiad Scribe"]
    assert len(match.ann.hand) == 1
    assert match.is_quiet


def test_conquest_and_fortification_effects_are_not_optional() -> None:
    """ECH-034."""
    match = scenario(
        ann=seat(party=["Mercenary", "Thief"], active="yellow"),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles")

    assert match.ann.active == "red"
    assert match.turn == "bob"
    assert match.is_quiet


def test_creatures_on_their_way_count_as_under_the_source() -> None:
    """ECH-032. Ten cards, three of them sent, a source, and a newcomer make ten, not thirteen."""
    party = ["Mercenary", "Thief", "Tide Horn", "Coral Crown", "Living Bow", "Sky Compass"]
    party += ["Sage's Tome", "Geode", "Star Chart", "Root Throne"]
    match = scenario(
        ann=seat(party=party, board={1: ["Runed Hammer"]}),
        bob=seat(),
        centre=["Cycles"],
    )
    assert match.ann.size == 10

    match.play("ann: conquer Cycles")

    assert match.ann.size == 8 + 1 + 2
    assert match.ending == []
    assert match.is_quiet


def test_a_creature_on_its_way_is_not_sent_elsewhere() -> None:
    """ECH-037. The runner that comes with the slide has only himself to send."""
    match = scenario(
        ann=seat(party=["Stone Colossus"], board={1: ["Wolf Runner"]}),
        bob=seat(conquered={"Growth": ["Thief"]}),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles")
    assert match.asks("ann", CONQUER) == ["conquer Source of Growth", "done"]
    match.play("ann: conquer Growth")
    assert match.ann.sources == {
        "Source of Cycles": ["Stone Colossus"],
        "Source of Growth": ["Wolf Runner"],
    }
    assert match.is_quiet


def test_a_source_whose_conquerors_are_removed_on_the_way_returns_to_the_centre() -> None:
    """ECH-037."""
    match = scenario(
        ann=seat(party=["Stone Colossus"], board={1: ["Mole Tunneller"]}),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: conquer Cycles", "ann: Stone Colossus")

    assert match.ann.points == 3
    assert "Source of Cycles" in match.centre
    assert match.ann.party == ["Mole Tunneller"]
    assert match.is_quiet


def test_a_siege_ram_lends_strength_for_the_comparison_only() -> None:
    """ECH-012."""
    match = scenario(
        ann=seat(party=["Thief"], board={1: ["Siege Ram"]}),
        bob=seat(party=["Explorer"]),
        centre=["Cycles"],
    )

    match.play("ann: move Siege Ram 1", "ann: conquer Cycles")
    assert match.ann.sources == {"Source of Cycles": ["Thief"]}
    match.play("bob: conquer Cycles")  # 2 is more than the thief's 1
    assert match.bob.sources == {"Source of Cycles": ["Explorer"]}
    assert match.is_quiet


def test_a_bonus_without_a_creature_conquers_nothing() -> None:
    """ECH-012."""
    match = scenario(
        ann=seat(board={1: ["Siege Ram"]}),
        bob=seat(conquered={"Growth": ["Thief"]}),
    )

    match.play("ann: move Siege Ram 1")

    assert match.ann.sources == {}
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#summoning")
def test_a_source_may_be_conquered_in_the_time_phase() -> None:
    """ECH-013."""
    match = scenario(
        ann=seat(board={1: ["Mercenary"]}),
        bob=seat(conquered={"Growth": ["Explorer"]}),
        phase="end",
    )

    match.play("ann: conquer Growth")

    assert match.ann.sources == {"Source of Growth": ["Mercenary"]}
    assert "draw" in match.asks("ann")  # and the cube is still there
    assert match.is_quiet


def test_an_effect_that_fortifies_does_not_reinforce() -> None:
    """ECH-013."""
    match = scenario(
        ann=seat(
            party=["Thief"],
            board={1: ["Iron Golem"]},
            conquered={"Growth": ["Mercenary", "Cave Troll"]},
        ),
        bob=seat(),
    )

    match.play("ann: move Iron Golem 1")

    assert match.ann.fortified == []
    assert "reinforce Source of Growth" in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("echoes#reinforcing")
def test_six_is_not_enough_for_growth_until_it_is_reinforced() -> None:
    """Scenario 49."""
    match = scenario(
        ann=seat(party=["Thief"], conquered={"Growth": ["Mercenary", "Cave Troll"]}), bob=seat()
    )

    assert "fortify Source of Growth" not in match.asks("ann")
    match.play("ann: reinforce Growth")
    match.play("ann: fortify Growth")
    assert match.ann.fortified == ["Source of Growth"]
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification")
def test_creatures_count_once_more_before_they_are_sealed() -> None:
    """ECH-011. Scenario 50."""
    match = scenario(
        ann=seat(
            party=["Miner", "Explorer"],
            conquered={"Growth": ["Mercenary", "Cave Troll", "Thief"]},
        ),
        bob=seat(),
    )

    match.play("ann: fortify Growth")
    assert match.ann.points == 5

    match = scenario(
        ann=seat(
            party=["Miner", "Explorer", "Root Throne"],
            fortified={"Growth": ["Mercenary", "Cave Troll", "Thief"]},
        ),
        bob=seat(),
        phase="end",
        ending=["party"],
    )
    assert match.scores[0] == 4 + 1 + 0 + 2 + (1 + 1 + 1)  # the throne counts two creatures
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification")
def test_a_source_may_be_fortified_in_the_turn_after_its_conquest() -> None:
    """Scenario 51."""
    match = scenario(ann=seat(party=["Stone Colossus", "Mercenary"]), bob=seat(), centre=["Growth"])

    match.play("ann: conquer Growth", "ann: Mercenary")  # the colossus is needed anyway
    assert match.turn == "bob"
    assert "fortify Source of Growth" not in match.asks("bob")
    match.play("bob: draw", "ann: fortify Growth")
    assert match.ann.fortified == ["Source of Growth"]
    assert match.is_quiet


def test_a_fortified_source_cannot_be_reinforced() -> None:
    """ECH-015."""
    match = scenario(
        ann=seat(party=["Thief"], fortified={"Growth": ["Stone Colossus"]}), bob=seat()
    )

    assert "reinforce Source of Growth" not in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("echoes#removing")
def test_sealed_creatures_are_safe_from_a_smelter() -> None:
    """ECH-018. Scenario 54."""
    match = scenario(
        ann=seat(
            party=["Smelter", "Geode"],
            fortified={"Growth": ["Stone Colossus"]},
            conquered={"Cycles": ["Spy", "Thief"]},
            active="red",
        ),
        bob=seat(),
    )

    match.play("ann: flame Smelter")
    assert match.asks("ann", REMOVE) == ["Geode", "Spy", "Thief", "done"]
    match.play("ann: Spy")
    assert match.ann.points == 5
    assert match.discard == ["Spy"]
    assert match.ann.sources["Source of Cycles"] == ["Thief"]
    assert match.is_quiet


def test_a_removed_card_goes_to_the_discard_pile_and_its_token_back() -> None:
    """ECH-018."""
    match = scenario(
        ann=seat(party=["Smelter", "Miner"], tokens=["Miner"], active="red"), bob=seat()
    )

    match.play("ann: flame Smelter", "ann: Miner")

    assert match.discard == ["Miner"]
    assert match.ann.tokens == ["Smelter"]
    assert match.is_quiet


@pytest.mark.rule("echoes#removing")
def test_a_source_without_its_last_creature_returns_to_the_centre() -> None:
    """ECH-019. Its token stays till the end of the round."""
    match = scenario(
        ann=seat(
            party=["Smelter"], conquered={"Embers": ["Thief"]}, tokens=["Embers"], active="red"
        ),
        bob=seat(),
    )

    match.play("ann: flame Smelter", "ann: Thief")

    assert "Source of Embers" in match.centre
    assert match.source_tokens == ["Source of Embers"]
    assert match.is_quiet


def test_a_conquered_source_keeps_its_token() -> None:
    """ECH-019."""
    match = scenario(
        ann=seat(party=["Mercenary"], active="red"),
        bob=seat(conquered={"Embers": ["Thief"]}, tokens=["Embers"]),
    )

    match.play("ann: conquer Embers")

    assert match.ann.points == 2
    assert match.source_tokens == ["Source of Embers"]
    assert match.turn == "bob"  # its flame is not offered
    assert match.is_quiet


@pytest.mark.rule("echoes#removing")
def test_who_removes_nothing_has_no_reward() -> None:
    match = scenario(ann=seat(board={1: ["Mole Tunneller"]}, party=["Geode"]), bob=seat())

    match.play("ann: move Mole Tunneller 1")
    assert match.asks("ann", REMOVE) == ["Geode", "done"]
    match.play("ann: done")

    assert match.ann.points == 0
    assert match.ann.party == ["Geode", "Mole Tunneller"]
    assert match.is_quiet


@pytest.mark.rule("echoes#ECH-018")
def test_a_mole_alone_removes_nothing() -> None:
    """Scenario 55."""
    match = scenario(ann=seat(board={1: ["Mole Tunneller"]}), bob=seat())

    match.play("ann: move Mole Tunneller 1")

    assert match.ann.points == 0
    assert match.ann.party == ["Mole Tunneller"]
    assert match.is_quiet


def test_a_harpoon_doubles_the_catch_of_the_depths() -> None:
    """Scenario 56."""
    match = scenario(
        ann=seat(party=["Harpoon of the Deep", "Stone Colossus", "Thief"]),
        bob=seat(),
        centre=["Depths"],
    )

    match.play("ann: conquer Depths", "ann: Harpoon of the Deep")

    assert len(match.ann.hand) == 3 + 3
    assert match.is_quiet


def test_creatures_that_came_back_in_the_time_phase_fight_in_it() -> None:
    """ECH-029."""
    match = scenario(
        ann=seat(board={1: ["Mercenary"]}),
        bob=seat(board={1: ["Wolf Runner"]}, conquered={"Growth": ["Explorer"]}),
        phase="end",
    )

    match.play("ann: conquer Growth")
    assert match.bob.party == ["Explorer", "Wolf Runner"]
    match.play("bob: conquer Growth")  # 2 + 2 against 3
    assert match.bob.sources == {"Source of Growth": ["Explorer", "Wolf Runner"]}
    assert match.ann.party == ["Mercenary"]
    assert match.is_quiet


def test_an_effect_may_fortify_in_the_time_phase() -> None:
    """ECH-013."""
    match = scenario(
        ann=seat(board={1: ["Builder"]}, conquered={"Growth": ["Stone Colossus", "Thief", "Spy"]}),
        bob=seat(),
        phase="end",
    )

    match.play("ann: yes")
    assert match.asks("ann", FORTIFY) == ["fortify Source of Growth", "done"]
    match.play("ann: fortify Growth")
    assert match.ann.points == 2 + 4
    assert match.is_quiet


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_look_at_sources_sees_what_the_rules_say(seats: int) -> None:
    match = ct.new("echoes", seats=seats, seed=seats)
    bot = ct.agent("random", game="echoes", seed=seats)
    while not match.over:
        for me in Tabletop(match.state, None).players:
            choices = source_actions(me, main=True)
            by_verb = {verb: [c.source for c in choices if c.verb == verb] for verb in VERBS}
            held = [source for source in me.sources if not match.state.fortified & source.bit]
            assert by_verb["conquer"] == conquerable(me, me.strength)
            assert by_verb["fortify"] == fortifiable(me)
            assert by_verb["reinforce"] == (held if me.fighters else [])
            assert me.strength == sum(card.strength for card in me.fighters)
        decision = match.pending[0]
        match.answer(decision.seat, bot.choose(None, decision))

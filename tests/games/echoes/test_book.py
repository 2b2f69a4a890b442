"""Sentences and examples of the rulebook that no other scenario tells, in its order."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.echoes.prompts import ACTIVATE, ACTIVATE_FLAME, REMOVE, SEND
from chronotable.games.echoes.state import TOKENS
from chronotable.testing.echoes import scenario, seat

CYCLES, GROWTH = "Source of Cycles", "Source of Growth"


@pytest.mark.rule("echoes#setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_points_that_are_not_in_the_supply_are_the_reserve(seats: int) -> None:
    """32 tokens of one point and 8 of five."""
    state = ct.new("echoes", seats=seats, seed=1).state

    assert TOKENS == 32 * 1 + 8 * 5
    assert (state.supply, state.reserve) == (12 * seats, 72 - 12 * seats)


@pytest.mark.rule("echoes#time-board")
def test_five_tiles_lie_on_the_board_and_the_sixth_beside_it() -> None:
    view = ct.new("echoes", seats=2, seed=1).view(0)["table"]["players"][0]

    assert len(view["tiles"]) == 5
    assert sorted([*view["tiles"], view["active"]]) == ["blue", "blue", "red", *["yellow"] * 3]


@pytest.mark.rule("echoes#playing")
def test_paid_cards_lie_open_on_the_common_discard_pile() -> None:
    match = scenario(ann=seat(hand=["Builder", "Thief"]), bob=seat(hand=["Explorer"]))

    match.play("ann: play Builder")

    assert match.discard == ["Thief"]
    assert match.match.view(1)["table"]["discard"] == ["thief"]
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_a_builder_from_the_hand_lies_on_position_two() -> None:
    """The book's example: a card is discarded for him."""
    match = scenario(ann=seat(hand=["Builder", "Thief", "Miner"]), bob=seat())

    match.play("ann: play Builder", "ann: Miner")

    assert match.ann.board == {2: ["Builder"]}
    assert (match.ann.hand, match.discard) == (["Thief"], ["Miner"])
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_a_card_that_takes_no_time_is_summoned_from_the_hand() -> None:
    match = scenario(ann=seat(hand=["Nomad Chief", "Thief", "Miner"]), bob=seat(), deck=["Spy"])

    match.play("ann: play Nomad Chief", "ann: yes")

    assert match.ann.party == ["Nomad Chief"]
    assert match.ann.hand[0] == "Spy"
    assert match.is_quiet


@pytest.mark.rule("echoes#summoning")
def test_a_summoning_effect_can_be_used_now_and_only_now() -> None:
    match = scenario(ann=seat(board={1: ["Explorer"], 5: ["Miner"]}), bob=seat())

    match.play("ann: move Explorer 1", "ann: no", "ann: done", "bob: draw")
    assert all("Explorer" not in option for option in match.asks("ann"))
    match.play("ann: draw")
    assert match.ann.points == 0
    assert match.is_quiet


@pytest.mark.rule("echoes#time-phase")
def test_everybody_draws_one_card_when_all_have_summoned() -> None:
    match = scenario(
        ann=seat(board={1: ["Explorer"], 5: ["Thief"]}),
        bob=seat(),
        deck=["Spy", "Miner"],
        phase="end",
    )

    match.play("ann: no")

    assert (match.ann.hand, match.bob.hand) == (["Spy"], ["Miner"])
    assert match.is_quiet


@pytest.mark.rule("echoes#action-phase")
def test_drawing_takes_two_cards_from_the_deck() -> None:
    match = scenario(ann=seat(), bob=seat(), deck=["Spy", "Miner", "Thief"])

    match.play("ann: draw")

    assert match.ann.hand == ["Spy", "Miner"]
    assert match.deck[0] == "Thief"
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_a_card_on_the_board_gives_no_discount() -> None:
    match = scenario(ann=seat(hand=["Miner", "Thief"], board={5: ["Tunnel Guide"]}), bob=seat())

    match.play("ann: play Miner")

    assert match.ann.board[3] == ["Miner"]
    assert match.discard == ["Thief"]
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_only_creatures_are_sent_to_a_source() -> None:
    match = scenario(
        ann=seat(party=["Geode", "Mercenary", "Explorer", "Thief", "War Drum"]),
        bob=seat(),
        centre=[CYCLES],
    )

    match.play("ann: conquer Cycles")

    assert match.asks("ann", SEND) == ["Explorer", "Thief"]  # beside the mercenary, who must go
    match.play("ann: Explorer", "ann: done")
    assert match.ann.party == ["Geode", "Thief", "War Drum"]
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_one_creature_may_conquer_alone() -> None:
    match = scenario(ann=seat(party=["Old Treant"]), bob=seat(), centre=[CYCLES])

    match.play("ann: conquer Cycles")

    assert match.ann.sources == {CYCLES: ["Old Treant"]}
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_a_source_pays_whoever_conquers_it_every_time() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus"]),
        bob=seat(party=["Moon Dragon", "Old Treant"]),
        centre=[GROWTH],
    )

    match.play("ann: conquer Growth")
    assert len(match.ann.hand) == 2
    match.play("bob: conquer Growth")
    assert len(match.bob.hand) == 2
    assert match.bob.sources == {GROWTH: ["Moon Dragon", "Old Treant"]}
    assert match.ann.party == ["Stone Colossus"]
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_icons_under_a_conquered_source_strengthen_other_cards() -> None:
    """Under a fortified one they do not."""
    match = scenario(
        ann=seat(
            board={1: ["Queen of the Seas"]},
            conquered={GROWTH: ["Siren", "Reef Guard"]},
            fortified={CYCLES: ["Deep Leviathan"]},
        ),
        bob=seat(),
    )

    match.play("ann: move Queen of the Seas 1", "ann: yes")

    assert match.ann.points == 3
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest")
def test_one_player_may_hold_every_source() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus"], conquered={CYCLES: ["Thief"], GROWTH: ["Spy"]}),
        bob=seat(),
        cat=seat(conquered={"Storms": ["Explorer"]}),
    )

    match.play("ann: conquer Storms")

    assert [*match.ann.sources] == [CYCLES, GROWTH, "Source of Storms"]
    assert match.is_quiet


@pytest.mark.rule("echoes#conquest", "echoes#flames")
@pytest.mark.parametrize("how", ["conquered", "fortified"])
def test_the_effect_of_a_source_is_there_for_whoever_holds_it(how: str) -> None:
    held = {"Embers": ["Stone Colossus"]}
    ann = (
        seat(conquered=held, active="red")
        if how == "conquered"
        else seat(fortified=held, active="red")
    )
    match = scenario(ann=ann, bob=seat())

    match.play("ann: flame Embers")

    assert match.ann.points == 3
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification")
def test_five_creatures_of_strength_ten_fortify_the_source_of_cycles() -> None:
    """The book's example: nine must be exceeded, and it gives five points."""
    creatures = ["Mercenary", "Explorer", "Builder", "Reef Guard", "Thief"]
    match = scenario(ann=seat(conquered={CYCLES: creatures}), bob=seat())

    match.play("ann: fortify Cycles")

    assert match.ann.points == 5
    assert match.ann.fortified == [CYCLES]
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification")
def test_a_source_that_was_not_conquered_cannot_be_fortified() -> None:
    match = scenario(
        ann=seat(party=["Stone Colossus", "Mercenary"]),
        bob=seat(conquered={GROWTH: ["Moon Dragon", "Old Treant"]}),
        centre=[CYCLES],
    )

    assert not [option for option in match.asks("ann") if option.startswith("fortify")]
    assert match.is_quiet


@pytest.mark.rule("echoes#reinforcing")
def test_a_rider_of_the_meadows_is_moved_under_the_source_of_cycles() -> None:
    """The book's example: no cube is placed for it."""
    match = scenario(
        ann=seat(party=["Rider of the Meadows"], conquered={CYCLES: ["Old Treant"]}, active="red"),
        bob=seat(),
    )

    match.play("ann: reinforce Cycles")

    assert match.ann.sources == {CYCLES: ["Old Treant", "Rider of the Meadows"]}
    assert "draw" in match.asks("ann")
    assert match.is_quiet


@pytest.mark.rule("echoes#reinforcing", "echoes#action-phase")
def test_any_number_of_creatures_reinforces_before_and_after_the_main_action() -> None:
    match = scenario(
        ann=seat(
            party=["Thief", "Spy", "Explorer"], conquered={CYCLES: ["Old Treant"]}, active="red"
        ),
        bob=seat(),
    )

    match.play("ann: reinforce Cycles", "ann: Spy", "ann: reinforce Cycles", "ann: Thief")
    match.play("ann: draw", "ann: reinforce Cycles")

    assert match.ann.sources == {CYCLES: ["Old Treant", "Spy", "Thief", "Explorer"]}
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#fortification", "echoes#reinforcing")
def test_fortification_takes_a_main_action_however_strong_the_creatures_are() -> None:
    match = scenario(
        ann=seat(party=["Mercenary"], conquered={GROWTH: ["Stone Colossus"]}), bob=seat()
    )

    match.play("ann: draw", "ann: reinforce Growth")

    assert match.ann.fortified == []
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#summoning", "echoes#activating", "echoes#removing")
def test_effects_concern_cards_of_the_own_party_only() -> None:
    """Neither the cards of others, nor those on the own board."""
    others = seat(party=["Storm Ray", "Gem Carver"], conquered={GROWTH: ["Explorer"]})
    mine = {1: ["Ambassador of the Reef"], 5: ["Coral Golem"]}
    match = scenario(ann=seat(party=["Pearl Diver"], board=mine), bob=others)
    match.play("ann: move Ambassador of the Reef 1")
    assert match.asks("ann", ACTIVATE) == ["Pearl Diver", "done"]

    mine = {1: ["Comet Rider"], 5: ["Miner"]}
    match = scenario(ann=seat(party=["Beekeeper"], board=mine), bob=others)
    match.play("ann: move Comet Rider 1")
    assert match.asks("ann", ACTIVATE_FLAME) == ["Beekeeper", "done"]

    mine = {1: ["Mole Tunneller"], 5: ["Miner"]}
    match = scenario(ann=seat(party=["Beekeeper"], board=mine), bob=others)
    match.play("ann: move Mole Tunneller 1")
    assert match.asks("ann", REMOVE) == ["Beekeeper", "done"]


@pytest.mark.rule("echoes#playing")
def test_two_cards_less_leave_one_of_three_to_pay() -> None:
    """The book's example."""
    match = scenario(
        ann=seat(board={1: ["Sapling Staff"]}, hand=["Root Throne", "Thief", "Spy"]), bob=seat()
    )

    match.play("ann: move Sapling Staff 1", "ann: play Root Throne", "ann: Spy")
    assert match.ann.hand == ["Thief"]
    assert match.discard == ["Spy"]
    match.play("ann: done")  # the second step of the main action
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_one_time_less_lays_a_card_on_position_one_instead_of_two() -> None:
    """The book's example; one less again, and it is summoned at once."""
    match = scenario(ann=seat(party=["Time Weaver"], hand=["Explorer"]), bob=seat())
    match.play("ann: play Explorer")
    assert match.ann.board == {1: ["Explorer"]}

    match = scenario(ann=seat(party=["Time Weaver", "Elk Herald"], hand=["Explorer"]), bob=seat())
    match.play("ann: play Explorer", "ann: no")
    assert match.ann.party[-1] == "Explorer"
    assert match.is_quiet


@pytest.mark.rule("echoes#end")
def test_in_the_last_round_points_come_from_the_reserve() -> None:
    match = scenario(
        ann=seat(board={1: ["Knight Errant"]}), bob=seat(points=60), supply=0, ending=["supply"]
    )

    match.play("ann: move Knight Errant 1", "ann: yes")

    assert (match.ann.points, match.supply, match.reserve) == (2, 0, 10)
    assert match.is_quiet

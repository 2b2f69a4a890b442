"""Playing cards: costs, discounts, room on the board, copies; and moving them."""

from __future__ import annotations

import pytest

from chronotable.games.echoes.prompts import FREE_ACTION, MOVE, PAY, PLAY_ONE
from chronotable.testing.echoes import EchoesScript, scenario, seat

FULL = {
    2: ["Miner", "Gem Carver"],
    3: ["Beekeeper", "Reef Guard"],
    4: ["Sea Serpent", "Night Owl"],
    5: ["Tide Caller", "Kelp Weaver"],
}


def plays(match: EchoesScript) -> list[str]:
    """What Ann could play now."""
    return [name for name in match.asks("ann") if name.startswith("play")]


@pytest.mark.rule("echoes#time-board", "echoes#playing")
def test_a_card_goes_to_the_nearest_tile_with_room_on_the_left() -> None:
    """Scenario 16."""
    match = scenario(
        ann=seat(hand=["Builder", "Thief"], board={2: FULL[2], 3: ["Beekeeper"]}), bob=seat()
    )

    match.play("ann: play Builder")

    assert match.ann.board[3] == ["Beekeeper", "Builder"]
    assert match.discard == ["Thief"]
    assert match.is_quiet


def test_a_card_without_room_cannot_be_played() -> None:
    """ECH-002. Scenario 17."""
    match = scenario(ann=seat(hand=["Builder", "Thief"], board=FULL), bob=seat())

    assert plays(match) == []
    assert match.is_quiet


def test_a_discount_in_time_may_find_room_on_the_right() -> None:
    """ECH-002. Scenario 17, the other half."""
    match = scenario(
        ann=seat(hand=["Builder", "Thief"], board=FULL, party=["Elk Herald"]), bob=seat()
    )

    assert plays(match) == ["play Builder"]
    match.play("ann: play Builder")
    assert match.ann.board[1] == ["Builder"]
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_a_card_must_be_paid_for_with_other_cards() -> None:
    """ECH-028. Scenario 18."""
    hand = ["King of the Seas", "Deep Leviathan", "Sky Whale", "Crystal Wyrm"]
    match = scenario(ann=seat(hand=hand, board={5: ["Miner"]}), bob=seat())

    assert plays(match) == []

    match = scenario(ann=seat(hand=[*hand, "Moon Dragon"]), bob=seat())
    match.play("ann: play King of the Seas")
    assert match.ann.hand == []
    assert match.discard == ["Deep Leviathan", "Sky Whale", "Crystal Wyrm", "Moon Dragon"]
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_a_payment_is_picked_card_by_card() -> None:
    """ECH-028."""
    match = scenario(ann=seat(hand=["Storm Ray", "Thief", "Spy", "Miner", "Princess"]), bob=seat())

    match.play("ann: play Storm Ray")
    assert match.asks("ann", PAY) == ["Thief", "Spy", "Miner", "Princess"]
    match.play("ann: Spy")
    assert match.asks("ann", PAY) == ["Thief", "Miner", "Princess"]
    match.play("ann: Princess")
    assert match.ann.hand == ["Thief", "Miner"]
    assert match.is_quiet


@pytest.mark.rule("echoes#playing", "echoes#ECH-007")
def test_tunnel_guide_makes_earth_cards_cheaper_and_faster() -> None:
    """Scenario 19."""
    match = scenario(ann=seat(hand=["Miner"], party=["Tunnel Guide"]), bob=seat())

    match.play("ann: play Miner")

    assert match.discard == []
    assert match.ann.board == {2: ["Miner"]}
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_elk_herald_lets_a_knight_ride_in_at_once() -> None:
    """Scenario 20."""
    match = scenario(
        ann=seat(hand=["Hedge Knight", "Thief"], party=["Elk Herald"], board={4: ["Miner"]}),
        bob=seat(),
    )

    match.play("ann: play Hedge Knight")
    assert match.discard == ["Thief"]
    assert match.ann.party == ["Elk Herald", "Hedge Knight"]
    match.play("ann: move Miner 2")
    assert match.ann.board == {2: ["Miner"]}
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
@pytest.mark.parametrize("card", ["Basalt Guard", "Hedge Knight"])
def test_discounts_add_up_and_stop_at_zero(card: str) -> None:
    """Scenario 21."""
    match = scenario(
        ann=seat(hand=[card, "Thief"], party=["Living Bow", "Grove Druid"]), bob=seat()
    )

    match.play(f"ann: play {card}")

    assert match.discard == []
    assert match.ann.hand == ["Thief"]
    assert match.ann.points == 0
    assert match.is_quiet


@pytest.mark.parametrize("place", ["party", "board"])
def test_a_second_copy_waits_while_the_first_is_there(place: str) -> None:
    """ECH-003. Scenario 22."""
    board = {2: ["Tide Horn"]} if place == "board" else {2: ["Miner"]}
    party = ["Tide Horn"] if place == "party" else []
    match = scenario(ann=seat(hand=["Tide Horn"], board=board, party=party), bob=seat())

    assert plays(match) == []
    assert match.is_quiet


@pytest.mark.rule("echoes#ECH-003")
def test_a_second_copy_waits_while_the_first_is_just_leaving_the_board() -> None:
    """The sower comes first, and would play anything for a card less."""
    match = scenario(
        ann=seat(hand=["Tide Horn", "Spy"], board={1: ["Seed Sower", "Tide Horn"]}),
        bob=seat(),
        phase="end",
    )

    match.play("ann: Seed Sower")
    assert match.ann.party == ["Seed Sower"]
    assert match.asks("ann", PLAY_ONE) == ["play Spy", "done"]
    match.play("ann: done", "ann: no")

    assert match.ann.party == ["Seed Sower", "Tide Horn"]
    assert match.is_quiet


def test_a_second_copy_may_follow_the_removal_of_the_first() -> None:
    """ECH-003. Scenario 22, the other half."""
    match = scenario(
        ann=seat(hand=["Tide Horn"], party=["Tide Horn", "Alchemist"], active="blue"),
        bob=seat(),
        deck=["Miner"],
    )

    match.play("ann: flame Alchemist", "ann: Tide Horn")

    assert match.ann.points == 3
    assert "play Tide Horn" in plays(match)
    match.play("ann: play Tide Horn")
    assert match.ann.board == {3: ["Tide Horn"]}
    assert match.is_quiet


def test_copies_of_other_players_do_not_matter() -> None:
    """ECH-003."""
    match = scenario(ann=seat(hand=["War Drum", "Miner"]), bob=seat(party=["War Drum"]))

    assert "play War Drum" in plays(match)
    assert match.is_quiet


@pytest.mark.rule("echoes#playing")
def test_a_card_on_the_board_is_not_in_the_party() -> None:
    """Scenario 25."""
    match = scenario(ann=seat(board={1: ["Pearl Diver"], 2: ["Queen of the Seas"]}), bob=seat())

    match.play("ann: move Queen of the Seas 2", "ann: yes")

    assert match.ann.points == 1
    assert match.is_quiet


@pytest.mark.rule("echoes#moving", "echoes#summoning")
def test_a_thief_two_steps_away_steals_at_once() -> None:
    """Scenario 26."""
    match = scenario(ann=seat(board={2: ["Thief"]}), bob=seat(points=2), cat=seat(points=1))

    match.play("ann: move Thief 2", "ann: yes")

    assert match.ann.party == ["Thief"]
    assert [match.ann.points, match.bob.points, match.cat.points] == [1, 1, 0]
    assert match.is_quiet


@pytest.mark.rule("echoes#moving")
def test_two_cards_move_by_one_position_or_one_card_by_two() -> None:
    board = {3: ["Sea Serpent"], 5: ["Miner"]}

    match = scenario(ann=seat(board=board), bob=seat())
    match.play("ann: move Miner 1", "ann: move Sea Serpent 1")
    assert match.ann.board == {2: ["Sea Serpent"], 4: ["Miner"]}
    assert match.turn == "bob"
    assert match.is_quiet

    match = scenario(ann=seat(board=board), bob=seat())
    match.play("ann: move Miner 2")
    assert match.ann.board == {3: ["Sea Serpent", "Miner"]}
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#moving")
def test_a_card_may_pass_a_full_tile_but_not_stop_there() -> None:
    """ECH-008. Scenario 27."""
    match = scenario(
        ann=seat(board={3: ["Sea Serpent"], 2: ["Miner", "Gem Carver"], 1: ["Beekeeper"]}),
        bob=seat(),
    )

    offered = match.asks("ann")
    assert "move Sea Serpent 2" in offered
    assert "move Sea Serpent 1" not in offered
    match.play("ann: move Sea Serpent 2")
    assert match.ann.board[1] == ["Beekeeper", "Sea Serpent"]
    assert match.is_quiet


def test_steps_are_split_freely_and_may_be_left_unused() -> None:
    """ECH-008."""
    match = scenario(
        ann=seat(board={3: ["Sea Serpent"], 5: ["Miner"], 4: ["Night Owl"]}), bob=seat()
    )

    match.play("ann: move Miner 1")
    assert match.asks("ann", MOVE) == ["move Sea Serpent 1", "move Night Owl 1", "done"]
    match.play("ann: done")
    assert match.ann.board == {3: ["Sea Serpent"], 4: ["Night Owl", "Miner"]}
    assert match.is_quiet


def test_a_card_moves_once_in_an_action() -> None:
    """ECH-036."""
    match = scenario(ann=seat(board={5: ["Miner"]}), bob=seat())

    match.play("ann: move Miner 1")

    assert match.ann.board == {4: ["Miner"]}
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#ECH-008")
def test_three_steps_may_summon_one_card_and_bring_another() -> None:
    """Scenario 29."""
    match = scenario(
        ann=seat(board={1: ["Wind Courier", "Explorer"], 4: ["King of the Seas"]}), bob=seat()
    )

    match.play("ann: move Wind Courier 1", "ann: move Explorer 1", "ann: yes")
    assert match.asks("ann", MOVE) == ["move King of the Seas 1", "move King of the Seas 2", "done"]
    match.play("ann: move King of the Seas 2", "ann: done")
    assert match.ann.party == ["Wind Courier", "Explorer"]
    assert match.ann.board == {2: ["King of the Seas"]}
    assert match.is_quiet


@pytest.mark.rule("echoes#action-phase")
def test_a_cube_must_be_placed_even_if_nothing_comes_of_it() -> None:
    """ECH-025."""
    match = scenario(ann=seat(), bob=seat(), only=True)

    match.play("ann: draw")

    assert match.ann.hand == []
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#ECH-025")
def test_a_turn_cannot_be_passed() -> None:
    match = scenario(ann=seat(board={5: ["Miner"]}), bob=seat(), only=True)

    assert match.asks("ann") == ["draw", "move Miner 1", "move Miner 2"]
    assert match.is_quiet


@pytest.mark.rule("echoes#action-phase")
def test_free_actions_come_before_and_after_the_main_action() -> None:
    match = scenario(ann=seat(party=["Reef Guard", "Beekeeper"], active="yellow"), bob=seat())

    match.play("ann: flame Reef Guard", "ann: draw")
    assert match.asks("ann", FREE_ACTION) == ["flame Beekeeper", "done"]
    match.play("ann: flame Beekeeper")
    assert match.ann.points == 2
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.rule("echoes#round", "echoes#action-phase")
def test_everybody_has_a_first_turn_before_anybody_has_a_second() -> None:
    """ECH-031."""
    match = scenario(ann=seat(), bob=seat(), cat=seat())
    order = []
    for _ in range(6):
        order.append(match.turn)
        match.play(f"{match.turn}: draw")
    assert order == ["ann", "bob", "cat", "ann", "bob", "cat"]
    assert (match.round_number, match.first) == (4, "bob")
    assert match.is_quiet


@pytest.mark.rule("echoes#action-phase")
def test_the_same_action_may_be_taken_in_both_turns() -> None:
    match = scenario(ann=seat(), bob=seat())

    match.play("ann: draw", "bob: draw", "ann: draw")

    assert len(match.ann.hand) == 4
    assert match.is_quiet


def test_a_new_deck_is_shuffled_from_the_discard_pile() -> None:
    """ECH-001. Scenario 70."""
    discard = ["Miner", "Thief", "Spy", "Princess", "Builder"]
    match = scenario(ann=seat(), bob=seat(), deck=["Alchemist"], only=True, discard=discard)

    match.play("ann: draw")

    assert match.ann.hand[0] == "Alchemist"
    assert sorted([match.ann.hand[1], *match.deck]) == sorted(discard)
    assert match.discard == []
    assert match.is_quiet


def test_shuffles_differ() -> None:
    """ECH-001."""
    discard = ["Miner", "Thief", "Spy", "Princess", "Builder"]
    drawn = set()
    for seed in range(20):
        match = scenario(ann=seat(), bob=seat(), only=True, discard=discard, seed=seed)
        match.play("ann: draw")
        drawn.add(tuple(match.ann.hand))
    assert len(drawn) > 8


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    """ECH-001. Scenario 70, the other half."""
    match = scenario(ann=seat(party=["Miner"], active="red"), bob=seat(), only=True)

    match.play("ann: flame Miner", "ann: draw")
    assert match.ann.hand == []
    assert match.is_quiet

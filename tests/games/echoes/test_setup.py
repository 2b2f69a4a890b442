"""Set-up, and the first card before round one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import chronotable as ct
from chronotable.games.echoes.prompts import FIRST_PLAY, PAY
from chronotable.games.echoes.state import FIRST_PLAY as BEFORE_ROUND_ONE
from chronotable.games.echoes.zones import DECK, HAND, OUT
from chronotable.testing.echoes import EchoesScript, scenario, seat

PLAIN = ["Miner", "Gem Carver", "Beekeeper", "Reef Guard", "Sea Serpent", "Night Owl"]
OTHERS = ["Tide Caller", "Kelp Weaver", "Turtle Sage", "Grove Druid", "Pack Leader"]


def opening(ann: Sequence[str], bob: Sequence[str], **more: object) -> EchoesScript:
    """The table before the first card is played."""
    return scenario(
        ann=seat(hand=ann, slides=0),
        bob=seat(hand=bob, slides=0),
        phase="first play",
        round_number=0,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("echoes#table", "echoes#setup")
def test_two_players_begin_with_24_points_two_sources_and_seven_cards_each() -> None:
    """Scenario 1."""
    state = ct.new("echoes", seats=2, seed=1).state
    assert (state.supply, state.reserve) == (24, 48)
    assert len(state.sources) == 2
    assert [len(state.zone(s, HAND)) for s in range(2)] == [7, 7]
    assert len(state.zones[DECK]) == 91


@pytest.mark.rule("echoes#setup")
def test_four_players_begin_with_48_points_and_four_sources() -> None:
    """Scenario 2."""
    state = ct.new("echoes", seats=4, seed=1).state
    assert (state.supply, state.reserve) == (48, 24)
    assert len(state.sources) == 4
    assert len(state.zones[DECK]) == 77


@pytest.mark.rule("echoes#setup")
def test_three_players_begin_with_36_points_and_three_sources() -> None:
    state = ct.new("echoes", seats=3, seed=1).state
    assert (state.supply, state.reserve) == (36, 36)
    assert len(state.sources) == 3
    assert len(state.zones[DECK]) == 84


@pytest.mark.rule("echoes#low-interaction")
@pytest.mark.parametrize("seed", range(5))
def test_low_interaction_leaves_the_icon_out_of_the_box(seed: int) -> None:
    """Scenario 3."""
    state = ct.new("echoes", seats=4, seed=seed, options={"interaction": "low"}).state
    assert len(state.zones[DECK]) == 69
    assert len(state.zones[OUT]) == 8
    assert all(card.interaction for card in state.zones[OUT])
    assert [source.name for source in state.sources] == [
        "Source of Cycles",
        "Source of Growth",
        "Source of Depths",
        "Source of Embers",
    ]


@pytest.mark.rule("echoes#setup")
def test_the_start_player_and_the_sources_are_drawn_by_lot() -> None:
    states = [ct.new("echoes", seats=2, seed=seed).state for seed in range(40)]
    assert {state.first for state in states} == {0, 1}
    assert {source.id for state in states for source in state.sources} >= {
        "source_of_cycles",
        "source_of_shadows",
    }
    assert all(state.phase == BEFORE_ROUND_ONE for state in states)


@pytest.mark.rule("echoes#first-play", "echoes#round", "echoes#time-board")
def test_a_first_builder_costs_a_card_and_comes_in_round_two() -> None:
    """Scenario 4."""
    match = opening(["Builder", *PLAIN], ["Thief", *OTHERS])

    assert len(match.asks("ann", FIRST_PLAY)) == 7
    match.play("ann: play Builder")
    assert match.asks("ann", PAY) == PLAIN
    match.play("ann: Miner", "bob: play Thief")

    assert len(match.ann.hand) == 5 + 1  # and a card for the time phase
    assert match.discard == ["Miner"]
    assert match.round_number == 1
    assert match.ann.board == {1: ["Builder"]}  # from position 2, after the slide of round 1
    for _ in range(2):
        match.play("ann: draw", "bob: draw")
    assert match.round_number == 2
    assert match.ann.party == ["Builder"]
    match.play("ann: yes")
    assert match.ann.points == 2
    assert match.is_quiet


@pytest.mark.rule("echoes#first-play")
def test_a_first_card_that_takes_no_time_is_summoned_at_once() -> None:
    """Scenario 5."""
    match = opening(["Sage's Tome", *PLAIN], ["Thief", *OTHERS])

    match.play("ann: play Sage's Tome", "ann: Miner", "bob: play Thief")

    assert match.ann.party == ["Sage's Tome"]
    assert match.round_number == 0
    match.play("ann: yes")
    assert match.ann.points == 1
    assert match.supply == 23
    assert len(match.ann.hand) == 8 + 1  # and a card for the time phase of round 1
    assert match.is_quiet


@pytest.mark.rule("echoes#setup", "echoes#time-board")
def test_colours_follow_each_other_in_a_cycle_of_six() -> None:
    """Scenario 6."""
    match = opening(["Moon Dragon", *PLAIN], ["Coral Crown", *OTHERS])
    match.play("ann: play Moon Dragon", *[f"ann: {name}" for name in PLAIN[:4]])
    match.play("bob: play Coral Crown", *[f"bob: {name}" for name in OTHERS[:2]])
    colours: list[str] = []
    while match.round_number < 7 or not match.is_quiet:
        decision = match.match.pending[0]
        keys = decision.options.keys()
        if match.is_quiet and len(colours) < match.round_number:
            colours.append(match.bob.active)
        # Nobody uses an effect that pushes tiles; hands are kept small.
        wanted = next((key for key in ("no", "done", "draw") if key in keys), keys[0])
        match.match.answer(decision.seat, wanted)
    colours.append(match.bob.active)
    assert colours == ["yellow", "blue", "yellow", "red", "yellow", "blue", "yellow"]


@pytest.mark.rule("echoes#first-play")
def test_first_plays_are_secret_until_all_have_chosen() -> None:
    """ECH-023. Mandatory, shown together, and cards without time resolve from the start player."""
    match = opening(["Nomad Chief", *PLAIN], ["Court Jester", *OTHERS])

    assert "done" not in match.asks("ann")
    match.play("bob: play Court Jester")
    assert match.bob.party == []
    assert "court_jester" not in str(match.match.view(0))
    match.play("ann: play Nomad Chief", "ann: Miner", "ann: Gem Carver")

    assert match.ann.party == ["Nomad Chief"]  # hers is first: she has the marker
    assert match.bob.party == []
    match.play("ann: yes")
    assert match.bob.party == ["Court Jester"]
    match.play("bob: yes", "ann: Beekeeper")
    assert (match.bob.points, match.discard[-1]) == (1, "Beekeeper")
    assert match.is_quiet


@pytest.mark.rule("echoes#first-play")
def test_the_payment_of_a_first_card_may_be_any_other_card() -> None:
    match = opening(["Living Bow", "Living Bow", "Coral Crown", *PLAIN[:4]], ["Thief", *OTHERS])

    assert match.asks("ann", FIRST_PLAY).count("play Living Bow") == 1
    match.play("ann: play Coral Crown")
    assert match.asks("ann", PAY) == ["Living Bow", *PLAIN[:4]]
    match.play("ann: Living Bow")
    assert match.asks("ann", PAY) == ["Living Bow", *PLAIN[:4]]
    match.play("ann: Miner", "bob: play Thief")
    assert match.ann.hand.count("Living Bow") == 1
    assert match.is_quiet

"""Age 8, modern times."""

import pytest

from chronotable.games.innovation.card import BLUE, GREEN, LIGHTBULB, PURPLE, RED, YELLOW
from chronotable.games.innovation.prompts import (
    CHOOSE_VALUE,
    GIVE_TO_BOARD,
    GIVE_TO_SCORE,
    RETURN_CARD,
    RETURN_FROM_SCORE,
    RETURN_NEXT,
    SPLAY_UP,
    TUCK_NEXT,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Quantum Theory


def test_quantum_theory_turns_two_cards_into_a_ten_in_hand_and_a_ten_scored() -> None:
    match = scenario(
        ann=seat(board=["Quantum Theory"], hand=["Tools", "Optics", "Oars"]),
        bob=seat(),
        decks={10: ["Databases", "Robotics"]},
    )

    match.play("ann: dogma Quantum Theory", "ann: Tools", "ann: Optics")

    assert match.ann.hand == ["Oars", "Databases"]
    assert match.ann.score_pile == ["Robotics"]
    assert match.deck(1)[-1] == "Tools"
    assert match.deck(3)[-1] == "Optics"
    assert match.is_quiet


def test_quantum_theory_gives_nothing_for_a_single_card() -> None:
    """E52."""
    match = scenario(
        ann=seat(board=["Quantum Theory"], hand=["Tools", "Optics"]),
        bob=seat(),
    )

    match.play("ann: dogma Quantum Theory", "ann: Tools", "ann: done")

    assert match.ann.hand == ["Optics"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_quantum_theory_with_one_card_in_hand_can_only_waste_it() -> None:
    match = scenario(ann=seat(board=["Quantum Theory"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Quantum Theory", "ann: Tools")

    assert match.ann.hand == []
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_quantum_theory_declined_by_all_pays_no_bonus() -> None:
    match = scenario(
        ann=seat(board=["Quantum Theory"], hand=["Tools"]),
        bob=seat(board=["Rocketry"], hand=["Oars"]),
    )

    match.play("ann: dogma Quantum Theory", "bob: done", "ann: done")

    assert match.bob.hand == ["Oars"]
    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


def test_quantum_theory_shared_pays_a_bonus_even_for_a_wasted_card() -> None:
    match = scenario(
        ann=seat(board=["Quantum Theory"]),
        bob=seat(board=["Rocketry"], hand=["Oars"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Quantum Theory", "bob: Oars")

    assert match.bob.hand == []
    assert match.ann.hand == ["Flight"]
    assert match.is_quiet


# Rocketry


def test_rocketry_returns_a_card_of_any_other_score_pile_for_two_clocks() -> None:
    match = scenario(
        ann=seat(board=["Rocketry"], score=["Writing"]),
        bob=seat(score=["Tools", "Combustion"]),
        cyd=seat(score=["Explosives"]),
    )

    match.play("ann: dogma Rocketry")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["bob's 1", "bob's 7", "cyd's 7"]

    match.play("ann: cyd's 7")

    assert match.ann.score_pile == ["Writing"]
    assert match.bob.score_pile == ["Tools", "Combustion"]
    assert match.cyd.score_pile == []
    assert match.deck(7)[-1] == "Explosives"
    assert match.is_quiet


def test_rocketry_must_go_on_until_nothing_is_left_to_hit() -> None:
    """E43."""
    match = scenario(
        ann=seat(board=["Rocketry", "Satellites"], score=["Writing"]),
        bob=seat(score=["Tools"]),
        cyd=seat(score=["Explosives"]),
    )

    match.play("ann: dogma Rocketry")  # three hits, two targets of different values

    assert match.bob.score_pile == []
    assert match.cyd.score_pile == []
    assert match.ann.score_pile == ["Writing"]
    assert match.is_quiet


def test_rocketry_that_takes_everything_asks_only_for_the_order_within_a_value() -> None:
    match = scenario(
        ann=seat(board=["Rocketry", "Satellites"]),
        bob=seat(score=["Tools", "Combustion"]),
        cyd=seat(score=["Explosives"]),
    )

    match.play("ann: dogma Rocketry")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["bob's 7", "cyd's 7"]

    match.play("ann: cyd's 7")

    assert match.deck(7)[-2:] == ["Explosives", "Combustion"]
    assert match.deck(1)[-1] == "Tools"
    assert match.is_quiet


def test_rocketry_may_hit_the_same_pile_again_and_again() -> None:
    match = scenario(
        ann=seat(board=["Rocketry", "Satellites"]),
        bob=seat(score=["Tools", "Optics", "Combustion"]),
        cyd=seat(score=["Explosives"]),
    )

    match.play("ann: dogma Rocketry", "ann: bob's 7", "ann: bob's 3", "ann: bob's 1")

    assert match.bob.score_pile == []
    assert match.cyd.score_pile == ["Explosives"]
    assert match.is_quiet


@pytest.mark.rule("innovation#INN-012")
def test_rocketry_picks_blindly_among_cards_of_one_value() -> None:
    match = scenario(
        ann=seat(board=["Rocketry"]),
        bob=seat(score=["Combustion", "Explosives", "Tools"]),
    )

    match.play("ann: dogma Rocketry")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["bob's 1", "bob's 7"]

    match.play("ann: bob's 7")

    returned = match.deck(7)[-1]
    assert returned in ("Combustion", "Explosives")
    assert match.bob.score_values == [1, 7]
    assert returned not in match.bob.score_pile
    assert match.match.view(1)["table"]["supply"][6][0] == returned.lower()
    assert match.match.view(0)["table"]["supply"][6][0] is None
    assert match.is_quiet


@pytest.mark.rule("innovation#INN-012")
def test_rocketry_hits_either_of_two_like_cards_by_chance() -> None:
    hit = {"Combustion": 0, "Explosives": 0}
    for seed in range(40):
        match = scenario(
            ann=seat(board=["Rocketry"]),
            bob=seat(score=["Combustion", "Explosives"]),
            seed=seed,
        )
        match.play("ann: dogma Rocketry")
        hit[match.deck(7)[-1]] += 1
        assert match.is_quiet

    assert min(hit.values()) >= 8


def test_rocketry_is_no_demand_so_clocks_protect_nobody_but_let_them_shoot_first() -> None:
    match = scenario(
        ann=seat(board=["Rocketry"], score=["Tools", "Optics"]),
        bob=seat(board=["Quantum Theory"], score=["Combustion", "Writing"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Rocketry", "bob: ann's 3", "ann: bob's 7")

    assert match.ann.score_pile == ["Tools"]
    assert match.bob.score_pile == ["Writing"]
    assert match.ann.hand == ["Flight"]  # Bob has shared
    assert match.is_quiet


def test_rocketry_without_targets_does_nothing() -> None:
    match = scenario(ann=seat(board=["Rocketry"], score=["Tools"]), bob=seat())

    match.play("ann: dogma Rocketry")

    assert match.ann.score_pile == ["Tools"]
    assert match.is_quiet


def test_rocketry_looks_possible_from_every_seat_in_the_middle_of_its_blind_picks() -> None:
    for seed in range(10):
        match = scenario(
            ann=seat(board=["Rocketry", "Satellites"]),
            bob=seat(score=["Coal", "The Pirate Code", "Banking", "Measurement", 6, 6, 6]),
            cyd=seat(score=["Statistics", "Societies", 4, 4, 8]),
            seed=seed,
        )
        match.play("ann: dogma Rocketry", "ann: bob's 5", "ann: bob's 6")

        for viewer in (0, 1, 2):
            view = match.match.view(viewer)
            assert match.match.game.imagine(view, seed=seed).view(viewer) == view

        match.play("ann: cyd's 5")

        assert match.is_quiet


# Flight


def test_flight_lifts_any_color_once_red_flies() -> None:
    """E47."""
    match = scenario(
        ann=seat(board=["Flight > Oars, up", "Tools > Writing", "Sailing > Clothing, left"]),
        bob=seat(),
    )

    match.play("ann: dogma Flight")

    assert match.asks("ann", SPLAY_UP) == ["blue", "green", "done"]

    match.play("ann: blue")  # red is up already, so the second effect asks nothing

    assert match.ann.splay(BLUE) == "up"
    assert match.ann.splay(GREEN) == "left"
    assert match.is_quiet


def test_flight_takes_off_but_does_not_look_back() -> None:
    match = scenario(
        ann=seat(board=["Flight > Oars, left", "Tools > Writing"]),
        bob=seat(),
    )

    match.play("ann: dogma Flight")

    assert match.asks("ann", SPLAY_UP) == ["red", "done"]

    match.play("ann: red")

    assert match.ann.splay(RED) == "up"
    assert match.ann.splay(BLUE) == "none"
    assert match.is_quiet


def test_flight_may_stay_on_the_ground() -> None:
    match = scenario(ann=seat(board=["Flight > Oars"]), bob=seat())

    match.play("ann: dogma Flight", "ann: done")

    assert match.ann.splay(RED) == "none"
    assert match.is_quiet


def test_flight_shared_by_a_player_who_takes_off_pays_a_bonus() -> None:
    match = scenario(
        ann=seat(board=["Flight"]),
        bob=seat(board=["Optics > Engineering"]),
        decks={8: ["Mobility"]},
    )

    match.play("ann: dogma Flight", "bob: red")

    assert match.bob.splay(RED) == "up"
    assert match.ann.hand == ["Mobility"]
    assert match.is_quiet


# Mobility


def test_mobility_drives_the_two_highest_cards_into_the_demanders_score_pile() -> None:
    match = scenario(
        ann=seat(board=["Mobility"], scored=5),
        bob=seat(board=["Tools", "Oars", "Sailing", "Sanitation", "Lighting"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Mobility")

    assert sorted(match.ann.score_pile) == ["Lighting", "Sanitation"]
    assert match.bob.top_cards == ["Tools", "Oars", "Sailing"]
    assert match.bob.hand == ["Flight"]
    assert match.ann.achievements == []  # a transfer is no scoring
    assert match.is_quiet


@pytest.mark.rule("innovation#demand")
def test_mobility_lets_the_victim_choose_among_ties() -> None:
    match = scenario(
        ann=seat(board=["Mobility"]),
        bob=seat(board=["Tools", "Sailing", "Lighting"]),
    )

    match.play("ann: dogma Mobility")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Tools", "Sailing"]

    match.play("bob: Sailing")

    assert sorted(match.ann.score_pile) == ["Lighting", "Sailing"]
    assert match.bob.top_cards == ["Tools"]
    assert match.is_quiet


def test_mobility_never_takes_two_cards_of_one_pile() -> None:
    match = scenario(
        ann=seat(board=["Mobility"]),
        bob=seat(board=["Lighting > Democracy", "Tools"]),
    )

    match.play("ann: dogma Mobility")

    assert sorted(match.ann.score_pile) == ["Lighting", "Tools"]
    assert match.bob.top_cards == ["Democracy"]
    assert match.is_quiet


def test_mobility_takes_a_single_card_if_there_is_but_one() -> None:
    match = scenario(
        ann=seat(board=["Mobility"]),
        bob=seat(board=["Tools", "Oars"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Mobility")

    assert match.ann.score_pile == ["Tools"]
    assert match.bob.hand == ["Flight"]
    assert match.is_quiet


def test_mobility_leaves_red_cards_and_factories_alone() -> None:
    match = scenario(
        ann=seat(board=["Mobility", "Electricity"]),
        bob=seat(board=["Oars", "Skyscrapers", "Emancipation"]),
    )

    match.play("ann: dogma Mobility")

    assert match.ann.score_pile == []
    assert match.bob.top_cards == ["Oars", "Skyscrapers", "Emancipation"]
    assert match.bob.hand == []  # nothing moved, so no 8
    assert match.is_quiet


# Corporations


def test_corporations_buys_a_factory_and_everybody_founds_a_branch() -> None:
    """D32."""
    match = scenario(
        ann=seat(board=["Corporations"]),
        bob=seat(board=["The Pirate Code"]),
        cyd=seat(board=["Coal"]),
        decks={8: ["Flight", "Antibiotics", "Socialism", "Empiricism"]},
    )

    match.play("ann: dogma Corporations")

    assert match.ann.score_pile == ["The Pirate Code"]
    assert match.bob.top_cards == ["Flight"]
    assert match.cyd.top_cards == ["Coal", "Antibiotics"]
    assert match.ann.top_cards == ["Corporations", "Socialism"]
    assert match.ann.hand == ["Empiricism"]  # Cyd has shared
    assert match.is_quiet


def test_corporations_lets_the_victim_choose_which_factory_to_sell() -> None:
    match = scenario(
        ann=seat(board=["Corporations", "Computers"]),
        bob=seat(board=["The Pirate Code", "Vaccination", "Tools"]),
        decks={8: ["Flight", "Antibiotics"]},
    )

    match.play("ann: dogma Corporations")

    assert match.asks("bob", GIVE_TO_SCORE) == ["The Pirate Code", "Vaccination"]

    match.play("bob: Vaccination")

    assert match.ann.score_pile == ["Vaccination"]
    assert match.bob.top_cards == ["Tools", "Flight"]  # the 8 covers what was spared
    assert match.bob.pile(RED) == ["Flight", "The Pirate Code"]
    assert match.is_quiet


def test_corporations_does_not_want_green_factories() -> None:
    match = scenario(
        ann=seat(board=["Corporations"]),
        bob=seat(board=["Metric System"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Corporations")

    assert match.ann.score_pile == []
    assert match.bob.top_cards == ["Metric System"]
    assert match.ann.top_cards == ["Flight", "Corporations"]
    assert match.is_quiet


# Mass Media


def test_mass_media_silences_a_value_in_every_score_pile() -> None:
    """E42."""
    match = scenario(
        ann=seat(board=["Mass Media"], hand=["Writing"], score=["Optics", "Tools"]),
        bob=seat(score=["Paper", "Coal"]),
        cyd=seat(score=["Education"]),
    )

    match.play("ann: dogma Mass Media", "ann: Writing")

    assert match.asks("ann", CHOOSE_VALUE) == [str(value) for value in range(1, 11)]

    match.play("ann: 3")

    assert match.asks("ann", RETURN_NEXT) == ["Optics", "bob's 3", "cyd's 3"]

    match.play("ann: bob's 3", "ann: Optics")

    assert match.deck(3)[-3:] == ["Paper", "Optics", "Education"]
    assert match.deck(1)[-1] == "Writing"
    assert match.ann.score_pile == ["Tools"]
    assert match.bob.score_pile == ["Coal"]
    assert match.cyd.score_pile == []
    assert match.is_quiet


def test_mass_media_returns_a_strangers_cards_without_asking_for_their_order() -> None:
    match = scenario(
        ann=seat(board=["Mass Media"], hand=["Writing"]),
        bob=seat(score=["Paper", "Optics", "Education"]),
    )

    match.play("ann: dogma Mass Media", "ann: Writing", "ann: 3")

    assert sorted(match.deck(3)[-3:]) == ["Education", "Optics", "Paper"]
    assert match.bob.score_pile == []
    assert match.is_quiet


def test_mass_media_may_name_a_value_that_nobody_has() -> None:
    match = scenario(
        ann=seat(board=["Mass Media"], hand=["Writing"], score=["Tools"]),
        bob=seat(score=["Coal"]),
    )

    match.play("ann: dogma Mass Media", "ann: Writing", "ann: 10")

    assert match.ann.score_pile == ["Tools"]
    assert match.bob.score_pile == ["Coal"]
    assert match.is_quiet


def test_mass_media_names_nothing_unless_a_card_was_returned() -> None:
    match = scenario(
        ann=seat(board=["Mass Media", "Mysticism > City States"], hand=["Writing"]),
        bob=seat(score=["Coal"]),
    )

    match.play("ann: dogma Mass Media", "ann: done")

    assert match.asks("ann", SPLAY_UP) == ["purple", "done"]

    match.play("ann: purple")

    assert match.ann.hand == ["Writing"]
    assert match.ann.splay(PURPLE) == "up"
    assert match.bob.score_pile == ["Coal"]
    assert match.is_quiet


def test_mass_media_with_an_empty_hand_only_broadcasts() -> None:
    match = scenario(
        ann=seat(board=["Mass Media", "Mysticism > City States"]),
        bob=seat(score=["Coal"]),
    )

    match.play("ann: dogma Mass Media", "ann: done")

    assert match.ann.splay(PURPLE) == "none"
    assert match.is_quiet


# Antibiotics


def test_antibiotics_draws_two_eights_for_each_different_value() -> None:
    """E46."""
    match = scenario(
        ann=seat(board=["Antibiotics"], hand=["Flight", "Mobility", "Optics", "Oars"]),
        bob=seat(),
        decks={8: ["Rocketry", "Corporations", "Mass Media", "Socialism"]},
    )

    match.play("ann: dogma Antibiotics", "ann: Flight", "ann: Mobility", "ann: Optics")

    assert match.ann.hand == ["Oars", "Rocketry", "Corporations", "Mass Media", "Socialism"]
    assert match.is_quiet


def test_antibiotics_may_stop_after_one_card() -> None:
    match = scenario(
        ann=seat(board=["Antibiotics"], hand=["Tools", "Optics"]),
        bob=seat(),
        decks={8: ["Rocketry", "Corporations"]},
    )

    match.play("ann: dogma Antibiotics", "ann: Tools")

    assert match.asks("ann", RETURN_CARD) == ["Optics", "done"]

    match.play("ann: done")

    assert match.ann.hand == ["Optics", "Rocketry", "Corporations"]
    assert match.is_quiet


def test_antibiotics_may_hand_back_an_eight_that_is_drawn_again() -> None:
    match = scenario(
        ann=seat(board=["Antibiotics"], hand=["Flight"]),
        bob=seat(),
        only={8: ["Rocketry"]},
    )

    match.play("ann: dogma Antibiotics", "ann: Flight")

    assert match.ann.hand == ["Rocketry", "Flight"]
    assert match.is_quiet


def test_antibiotics_declined_draws_nothing_and_pays_no_bonus() -> None:
    match = scenario(
        ann=seat(board=["Antibiotics"]),
        bob=seat(board=["Pottery"], hand=["Tools"]),
    )

    match.play("ann: dogma Antibiotics", "bob: done")

    assert match.bob.hand == ["Tools"]
    assert match.ann.hand == []
    assert match.is_quiet


# Skyscrapers


def test_skyscrapers_takes_a_clock_and_clears_the_pile_beneath() -> None:
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(board=["Railroad > Lighting > Education > Philosophy, left", "Tools"]),
    )

    match.play("ann: dogma Skyscrapers")

    assert match.ann.top_cards == ["Skyscrapers", "Railroad"]
    assert match.bob.score_pile == ["Lighting"]
    assert match.bob.top_cards == ["Tools"]
    assert match.deck(3)[-1] == "Education"
    assert match.deck(2)[-1] == "Philosophy"
    assert match.is_quiet


def test_skyscrapers_lets_the_victim_choose_the_clock_and_the_order_of_the_rest() -> None:
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(board=["Railroad > Education > Philosophy > Monotheism", "Publications"]),
    )

    match.play("ann: dogma Skyscrapers")

    assert match.asks("bob", GIVE_TO_BOARD) == ["Publications", "Railroad"]

    match.play("bob: Railroad")

    assert sorted(match.asks("bob", RETURN_NEXT)) == ["Monotheism", "Philosophy"]

    match.play("bob: Philosophy")

    assert match.deck(2)[-2:] == ["Philosophy", "Monotheism"]
    assert match.bob.score_pile == ["Education"]
    assert match.bob.top_cards == ["Publications"]
    assert match.is_quiet


def test_skyscrapers_finds_nothing_beneath_a_single_card() -> None:
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(board=["Railroad"], hand=["Tools"]),
    )

    match.play("ann: dogma Skyscrapers")

    assert match.ann.top_cards == ["Skyscrapers", "Railroad"]
    assert match.bob.board == {}
    assert match.bob.score_pile == []
    assert match.is_quiet


def test_skyscrapers_makes_the_victim_score_which_may_build_a_monument() -> None:
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(board=["Railroad > Lighting"], scored=5),
    )

    match.play("ann: dogma Skyscrapers")

    assert match.bob.score_pile == ["Lighting"]
    assert match.bob.achievements == ["monument"]
    assert match.is_quiet


def test_skyscrapers_passes_by_whoever_shows_no_clock() -> None:
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(board=["Evolution > Tools", "Lighting > Railroad"]),
        cyd=seat(board=["Pottery > Writing"]),
    )

    match.play("ann: dogma Skyscrapers")

    assert match.ann.top_cards == ["Skyscrapers", "Lighting"]
    assert match.bob.score_pile == ["Railroad"]
    assert match.cyd.board == {"blue": ["Pottery", "Writing"]}
    assert match.is_quiet


# Empiricism


def test_empiricism_melds_a_nine_of_a_named_color_and_may_splay_it_up() -> None:
    match = scenario(
        ann=seat(board=["Empiricism", "Tools"]),
        bob=seat(),
        decks={9: ["Genetics"]},
    )

    match.play("ann: dogma Empiricism", "ann: green")

    assert match.asks("ann") == ["blue", "red", "yellow", "purple"]  # two different colours

    match.play("ann: blue")

    assert match.asks("ann", SPLAY_UP) == ["blue", "done"]

    match.play("ann: blue")

    assert match.ann.pile(BLUE) == ["Genetics", "Tools"]
    assert match.ann.splay(BLUE) == "up"
    assert match.is_quiet


def test_empiricism_need_not_splay_what_it_has_melded() -> None:
    match = scenario(
        ann=seat(board=["Empiricism", "Tools"]),
        bob=seat(),
        decks={9: ["Genetics"]},
    )

    match.play("ann: dogma Empiricism", "ann: blue", "ann: red", "ann: done")

    assert match.ann.pile(BLUE) == ["Genetics", "Tools"]
    assert match.ann.splay(BLUE) == "none"
    assert match.is_quiet


def test_empiricism_keeps_a_nine_of_another_color_in_plain_sight() -> None:
    match = scenario(
        ann=seat(board=["Empiricism", "Oars"]),
        bob=seat(),
        decks={9: ["Composites"]},
    )

    match.play("ann: dogma Empiricism", "ann: blue", "ann: green")

    assert match.ann.hand == ["Composites"]
    assert match.seen("bob", "ann") == ["Composites"]
    assert match.ann.pile(RED) == ["Oars"]
    assert match.is_quiet


@pytest.mark.rule("innovation#goal")
def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    match = scenario(
        ann=seat(
            board=[
                "Empiricism > Education > Philosophy, up",
                "Evolution > Atomic Theory > Experimentation, up",
                "Invention",
            ]
        ),
        bob=seat(score=[10]),
        decks={9: ["Genetics"]},
    )

    match.play("ann: dogma Empiricism", "ann: blue", "ann: red")  # blue is up already

    assert match.over
    assert match.ann.count(LIGHTBULB) == 20
    assert match.winners == ["ann"]
    assert match.reason == "empiricism"


def test_empiricism_does_not_win_with_nineteen() -> None:
    match = scenario(
        ann=seat(
            board=[
                "Empiricism > Education > Philosophy, up",
                "Evolution > Atomic Theory > Experimentation, up",
                "Archery",
            ]
        ),
        bob=seat(),
        decks={9: ["Genetics"]},
    )

    match.play("ann: dogma Empiricism", "ann: blue", "ann: green")

    assert match.ann.count(LIGHTBULB) == 19
    assert not match.over
    assert match.is_quiet


def test_empiricism_may_be_won_by_the_player_who_shares_it() -> None:
    """F18."""
    match = scenario(
        ann=seat(board=["Empiricism"]),
        bob=seat(
            board=[
                "Astronomy > Education > Philosophy, up",
                "Genetics > Evolution > Atomic Theory > Experimentation, up",
                "Classification",
            ]
        ),
        decks={9: ["Composites", "Ecology"]},
    )

    match.play("ann: dogma Empiricism", "bob: blue", "bob: green", "ann: blue", "ann: green")

    assert match.over
    assert match.bob.count(LIGHTBULB) == 20
    assert match.winners == ["bob"]


# Socialism


def test_socialism_with_a_purple_card_takes_the_lowest_of_every_other_hand() -> None:
    match = scenario(
        ann=seat(board=["Socialism"], hand=["Mysticism", "Tools"]),
        bob=seat(hand=["Writing", "Optics", "Sailing"]),
        cyd=seat(hand=["Flight"]),
    )

    match.play("ann: dogma Socialism")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")

    assert match.ann.pile(PURPLE) == ["Socialism", "Mysticism"]
    assert match.ann.pile(BLUE) == ["Tools"]  # tucked without a pile, it is the top card
    assert sorted(match.ann.hand) == ["Flight", "Sailing", "Writing"]
    assert match.bob.hand == ["Optics"]
    assert match.cyd.hand == []
    assert match.is_quiet


def test_socialism_without_a_purple_card_takes_nothing() -> None:
    """E45."""
    match = scenario(
        ann=seat(board=["Socialism"], hand=["Tools", "Oars"]),
        bob=seat(hand=["Writing"]),
    )

    match.play("ann: dogma Socialism", "ann: yes")

    assert match.ann.board == {"blue": ["Tools"], "red": ["Oars"], "purple": ["Socialism"]}
    assert match.bob.hand == ["Writing"]
    assert match.is_quiet


def test_socialism_tucks_the_whole_hand_or_nothing() -> None:
    match = scenario(
        ann=seat(board=["Socialism"], hand=["Mysticism", "Tools"]),
        bob=seat(hand=["Writing"]),
    )

    match.play("ann: dogma Socialism", "ann: no")

    assert match.ann.hand == ["Mysticism", "Tools"]
    assert match.bob.hand == ["Writing"]
    assert match.is_quiet


def test_socialism_asks_for_the_order_within_a_color() -> None:
    match = scenario(
        ann=seat(board=["Socialism"], hand=["Mysticism", "Tools", "City States"]),
        bob=seat(),
    )

    match.play("ann: dogma Socialism", "ann: yes")

    assert sorted(match.asks("ann", TUCK_NEXT)) == ["City States", "Mysticism"]

    match.play("ann: City States")

    assert match.ann.pile(PURPLE) == ["Socialism", "City States", "Mysticism"]
    assert match.is_quiet


def test_socialism_asks_nothing_of_an_empty_hand() -> None:
    match = scenario(ann=seat(board=["Socialism"]), bob=seat(hand=["Writing"]))

    match.play("ann: dogma Socialism")

    assert match.bob.hand == ["Writing"]
    assert match.is_quiet


def test_socialism_with_six_cards_builds_a_monument() -> None:
    match = scenario(
        ann=seat(
            board=["Socialism"],
            hand=["Mysticism", "Tools", "Oars", "Sailing", "Masonry"],
            tucked=1,
        ),
        bob=seat(),
    )

    match.play("ann: dogma Socialism", "ann: yes")

    assert match.ann.achievements == ["monument"]
    assert match.ann.pile(YELLOW) == ["Masonry"]
    assert match.is_quiet


def test_socialism_shared_takes_cards_from_the_active_player_too() -> None:
    match = scenario(
        ann=seat(board=["Socialism"], hand=["Tools", "Optics"]),
        bob=seat(board=["Pottery"], hand=["Mysticism"]),
        decks={8: ["Flight"]},
    )

    match.play("ann: dogma Socialism", "bob: yes", "ann: no")

    assert match.bob.hand == ["Tools"]
    assert match.ann.hand == ["Optics", "Flight"]  # Bob has shared
    assert match.is_quiet

"""Age 9, the space race."""

import pytest

from chronotable.games.innovation.card import BLUE, GREEN, PURPLE, RED, YELLOW
from chronotable.games.innovation.prompts import (
    EXECUTE_CARD,
    GIVE_TO_SCORE,
    KEEP_CARD,
    MELD_CARD,
    RETURN_FROM_SCORE,
    RETURN_NEXT,
    RETURN_TOP,
    REVEAL_CARD,
    SCORE_CARD,
    SPLAY_UP,
    TAKE_TO_BOARD,
    TAKE_TO_HAND,
    TUCK_CARD,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

TEN_GREENS = [
    *("Sailing", "Clothing", "The Wheel", "Currency", "Mapmaking"),
    *("Compass", "Paper", "Invention", "Navigation"),
]

# Computers


def test_computers_runs_the_ten_it_has_drawn_for_its_player_alone() -> None:
    match = scenario(
        ann=seat(board=["Computers"], hand=["Tools", "Oars"]),
        bob=seat(board=["Pottery"], hand=["Writing"]),
        decks={10: ["Stem Cells"]},
    )

    match.play("ann: dogma Computers")

    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]

    match.play("ann: yes")  # Bob shows as many leaves, but is not asked

    assert match.ann.top_cards == ["Computers", "Stem Cells"]
    assert sorted(match.ann.score_pile) == ["Oars", "Tools"]
    assert match.bob.hand == ["Writing"]
    assert match.is_quiet


def test_computers_splays_red_or_green_but_not_both() -> None:
    match = scenario(
        ann=seat(board=["Computers", "Oars > Archery", "Sailing > Clothing", "Masonry > Canning"]),
        bob=seat(),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma Computers")

    assert match.asks("ann", SPLAY_UP) == ["red", "green", "done"]

    match.play("ann: green")

    assert match.ann.splay(GREEN) == "up"
    assert match.ann.splay(RED) == "none"
    assert match.is_quiet


def test_computers_finds_nothing_to_run_in_databases() -> None:
    """F1."""
    match = scenario(
        ann=seat(board=["Computers"]),
        bob=seat(score=["Tools", "Oars"]),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma Computers")

    assert match.ann.top_cards == ["Computers", "Databases"]
    assert match.bob.score_pile == ["Tools", "Oars"]  # a demand is not carried out
    assert match.is_quiet


def test_computers_may_run_itself_again_by_way_of_self_service() -> None:
    """F2."""
    match = scenario(
        ann=seat(board=["Computers", "Oars > Archery"], claimed=[1]),
        bob=seat(),
        decks={10: ["Self Service", "Stem Cells"]},
    )

    match.play("ann: dogma Computers", "ann: done")

    assert match.asks("ann", EXECUTE_CARD) == ["Computers", "Oars"]

    match.play("ann: Computers")

    assert match.asks("ann", SPLAY_UP) == ["red", "done"]

    match.play("ann: red")  # Stem Cells then finds no hand, and Self Service goes on

    assert match.ann.splay(RED) == "up"
    assert match.ann.top_cards == ["Computers", "Oars", "Self Service", "Stem Cells"]
    assert match.winners == ["ann"]
    assert match.reason == "self_service"


def test_computers_runs_self_service_which_finds_that_no_demand_took_place() -> None:
    """F15, as far as a hand can hold such a card."""
    match = scenario(
        ann=seat(board=["Computers", "Gunpowder"]),
        bob=seat(board=["Mysticism"]),
        decks={10: ["Self Service"]},
    )

    match.play("ann: dogma Computers", "ann: Gunpowder")

    assert match.ann.score_pile == []
    assert match.bob.top_cards == ["Mysticism"]
    assert match.is_quiet


def test_computers_shared_by_the_player_who_takes_the_last_ten_ends_the_game() -> None:
    """F20."""
    match = scenario(
        ann=seat(board=["Computers"], score=["Tools"]),
        bob=seat(board=["Satellites"]),
        only={10: ["Databases"]},
    )

    match.play("ann: dogma Computers")

    assert match.over
    assert match.bob.pile(GREEN) == ["Databases", "Satellites"]
    assert match.winners == ["ann"]
    assert match.reason == "score"


def test_computers_shared_lets_the_sharer_run_a_ten_and_pays_a_bonus() -> None:
    match = scenario(
        ann=seat(board=["Computers"]),
        bob=seat(board=["Satellites"]),
        decks={10: ["A.I.", "Stem Cells", "Databases", "Robotics"]},
    )

    match.play("ann: dogma Computers")

    # Bob draws and runs A.I., which scores Stem Cells; Ann draws Databases, then her bonus.
    assert match.bob.top_cards == ["Satellites", "A.I."]
    assert match.bob.score_pile == ["Stem Cells"]
    assert match.ann.top_cards == ["Computers", "Databases"]
    assert match.ann.hand == ["Robotics"]
    assert match.is_quiet


# Genetics


def test_genetics_scores_everything_beneath_the_new_ten() -> None:
    match = scenario(
        ann=seat(board=["Genetics > Tools > Writing, left", "Oars > Archery"]),
        bob=seat(),
        decks={10: ["Software"]},
    )

    match.play("ann: dogma Genetics")

    assert match.ann.pile(BLUE) == ["Software"]
    assert match.ann.splay(BLUE) == "none"
    assert sorted(match.ann.score_pile) == ["Genetics", "Tools", "Writing"]
    assert match.ann.pile(RED) == ["Oars", "Archery"]
    assert match.is_quiet


def test_genetics_scores_nothing_beneath_a_new_color() -> None:
    match = scenario(
        ann=seat(board=["Genetics > Tools"]),
        bob=seat(),
        decks={10: ["Stem Cells"]},
    )

    match.play("ann: dogma Genetics")

    assert match.ann.top_cards == ["Genetics", "Stem Cells"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_genetics_builds_a_monument_from_six_ancestors() -> None:
    match = scenario(
        ann=seat(board=["Genetics > Tools > Writing > Pottery > Calendar > Mathematics"]),
        bob=seat(),
        decks={10: ["Software"]},
    )

    match.play("ann: dogma Genetics")

    assert len(match.ann.score_pile) == 6
    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


def test_genetics_does_not_run_the_ten() -> None:
    match = scenario(
        ann=seat(board=["Genetics"], hand=["Tools"]),
        bob=seat(),
        decks={10: ["Stem Cells"]},
    )

    match.play("ann: dogma Genetics")

    assert match.ann.hand == ["Tools"]
    assert match.is_quiet


# Composites


def test_composites_leaves_the_victim_one_card_and_takes_its_best_score() -> None:
    """D34."""
    match = scenario(
        ann=seat(board=["Composites"]),
        bob=seat(
            hand=["Tools", "Oars", "Sailing", "Optics"],
            score=["Combustion", "Explosives", "Calendar"],
        ),
    )

    match.play("ann: dogma Composites")

    assert match.asks("bob", KEEP_CARD) == ["Tools", "Oars", "Sailing", "Optics"]

    match.play("bob: Oars")

    assert match.asks("bob", GIVE_TO_SCORE) == ["Combustion", "Explosives"]

    match.play("bob: Explosives")

    assert match.bob.hand == ["Oars"]
    assert sorted(match.ann.hand) == ["Optics", "Sailing", "Tools"]
    assert match.bob.score_pile == ["Combustion", "Calendar"]
    assert match.ann.score_pile == ["Explosives"]
    assert match.is_quiet


def test_composites_takes_only_the_score_card_from_a_hand_of_one() -> None:
    """D34."""
    match = scenario(
        ann=seat(board=["Composites"]),
        bob=seat(hand=["Tools"], score=["Combustion", "Calendar"]),
    )

    match.play("ann: dogma Composites")

    assert match.bob.hand == ["Tools"]
    assert match.ann.hand == []
    assert match.ann.score_pile == ["Combustion"]
    assert match.is_quiet


def test_composites_takes_hand_cards_from_a_victim_without_points() -> None:
    match = scenario(
        ann=seat(board=["Composites"]),
        bob=seat(hand=["Tools", "Oars"]),
        cyd=seat(),
    )

    match.play("ann: dogma Composites", "bob: Tools")

    assert match.bob.hand == ["Tools"]
    assert match.ann.hand == ["Oars"]
    assert match.ann.score_pile == []
    assert match.is_quiet


# Fission


@pytest.mark.rule("innovation#remove")
def test_fission_ends_the_world_when_a_red_ten_turns_up() -> None:
    """INN-016. D36, G11."""
    match = scenario(
        ann=seat(
            board=["Fission", "Tools > Writing, left"],
            hand=["Oars"],
            score=["Optics"],
            claimed=[1],
            specials=["monument"],
        ),
        bob=seat(board=["Sailing"], hand=["Archery"], score=["Paper"], claimed=[2]),
        cyd=seat(board=["Satellites"], hand=["Pottery"], score=["Coal"]),
        dan=seat(board=["Masonry"], hand=["Clothing"]),
        decks={10: ["Miniaturization", "Software"], 1: ["City States", "Domestication"]},
    )
    removed = {*match.removed}

    match.play("ann: dogma Fission")

    # Ann can only draw then, and so can Bob at first, which goes without asking.
    assert match.ann.hand == ["City States"]
    assert match.bob.hand == ["Domestication"]
    assert match.cyd.hand == match.dan.hand == []
    for player in (match.ann, match.bob, match.cyd, match.dan):
        assert (player.board, player.score_pile, player.points) == ({}, [], 0)
    gone = {*match.removed} - removed
    assert len(gone) == 14
    assert {"Fission", "Writing", "Oars", "Paper", "Satellites", "Miniaturization"} <= gone
    assert match.deck(10)[0] == "Software"  # Dan has not drawn any more
    assert match.ann.achievements == [1, "monument"]
    assert match.bob.achievements == [2]
    assert match.available == [3, 4, 5, 6, 7, 8, 9]
    assert match.asks("bob") == ["draw", "meld:domestication"]
    assert match.is_quiet  # Cyd has shared nothing, and Ann got no bonus


def test_fission_leaves_its_ruins_face_up_for_everybody() -> None:
    """INN-016."""
    match = scenario(
        ann=seat(board=["Fission"], hand=["Oars"]),
        bob=seat(board=["Sailing"], hand=["Archery"], score=["Paper"]),
        decks={10: ["Robotics"]},
    )

    match.play("ann: dogma Fission")

    for viewer in (0, 1, None):
        assert match.match.view(viewer)["table"]["removed"] == [
            *("archery", "fission", "oars", "paper", "robotics", "sailing"),
        ]
    assert match.is_quiet


def test_fission_as_a_last_action_leaves_the_next_player_an_empty_table() -> None:
    match = scenario(
        ann=seat(board=["Fission"]),
        bob=seat(board=["Sailing"], hand=["Archery"]),
        decks={10: ["Robotics"], 1: ["City States"]},
        actions=1,
    )

    match.play("ann: dogma Fission")

    assert match.ann.hand == []
    assert match.bob.hand == ["City States"]  # drawn with the first of his two actions
    assert match.asks("bob") == ["draw", "meld:city_states"]
    assert match.is_quiet


def test_fission_goes_on_to_its_second_effect_while_no_ten_is_red() -> None:
    """D38."""
    match = scenario(
        ann=seat(board=["Fission", "Tools"]),
        bob=seat(board=["Sailing"]),
        cyd=seat(board=["Satellites", "Mysticism"]),
        dan=seat(),
        decks={10: ["Databases", "Software", "Stem Cells"]},
    )

    match.play("ann: dogma Fission")

    assert match.bob.hand == ["Databases"]
    assert match.dan.hand == ["Software"]
    assert match.asks("cyd", RETURN_TOP) == ["Satellites", "Mysticism", "Tools", "Sailing"]

    match.play("cyd: Mysticism")

    assert match.asks("ann", RETURN_TOP) == ["Tools", "Sailing", "Satellites"]

    match.play("ann: Satellites")

    assert match.cyd.board == {}
    assert match.cyd.hand == []
    assert match.deck(9)[-1] == "Satellites"
    assert match.ann.hand_values == [9]  # Cyd has shared
    assert match.is_quiet


def test_fission_alone_on_the_table_splits_nothing() -> None:
    """D39."""
    match = scenario(
        ann=seat(board=["Fission"]),
        bob=seat(),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma Fission")

    assert match.ann.top_cards == ["Fission"]
    assert match.bob.hand == ["Databases"]
    assert match.is_quiet


def test_fission_of_the_third_edition_also_draws_a_ten() -> None:
    match = scenario(
        ann=seat(board=["Fission"]),
        bob=seat(board=["Sailing"]),
        decks={10: ["Databases", "Software"]},
        cards="third",
    )

    match.play("ann: dogma Fission")

    assert match.bob.board == {}
    assert match.ann.hand == ["Software"]
    assert match.is_quiet


def test_fission_of_the_third_edition_draws_even_if_it_splits_nothing() -> None:
    """INN-017."""
    match = scenario(
        ann=seat(board=["Fission"]),
        bob=seat(),
        decks={10: ["Databases", "Software"]},
        cards="third",
    )

    match.play("ann: dogma Fission")

    assert match.ann.hand == ["Software"]
    assert match.is_quiet


def test_fission_of_the_first_edition_draws_nothing_in_its_second_effect() -> None:
    match = scenario(
        ann=seat(board=["Fission"]),
        bob=seat(board=["Sailing"]),
        decks={10: ["Databases"]},
        cards="first",
    )

    match.play("ann: dogma Fission")

    assert match.ann.hand == []
    assert match.is_quiet


# Collaboration


def test_collaboration_lets_the_demander_pick_one_of_two_nines() -> None:
    """D40."""
    match = scenario(
        ann=seat(board=["Collaboration"]),
        bob=seat(),
        decks={9: ["Genetics", "Fission"]},
    )

    match.play("ann: dogma Collaboration")

    assert match.asks("ann", TAKE_TO_BOARD) == ["Genetics", "Fission"]

    match.play("ann: Fission")

    assert match.ann.top_cards == ["Fission", "Collaboration"]
    assert match.bob.top_cards == ["Genetics"]
    assert match.bob.hand == []
    assert match.is_quiet


def test_collaboration_serves_one_victim_after_another() -> None:
    match = scenario(
        ann=seat(board=["Collaboration"]),
        bob=seat(),
        cyd=seat(),
        decks={9: ["Genetics", "Fission", "Ecology", "Services"]},
    )

    match.play("ann: dogma Collaboration", "ann: Genetics", "ann: Services")

    assert match.ann.top_cards == ["Genetics", "Collaboration", "Services"]
    assert match.bob.top_cards == ["Fission"]
    assert match.cyd.top_cards == ["Ecology"]
    assert match.is_quiet


def test_collaboration_wins_with_ten_green_cards_however_they_lie() -> None:
    """F19."""
    match = scenario(
        ann=seat(board=[" > ".join(["Collaboration", *TEN_GREENS])]),
        bob=seat(),
        decks={9: ["Genetics", "Fission"]},
    )

    match.play("ann: dogma Collaboration", "ann: Genetics")

    assert match.winners == ["ann"]
    assert match.reason == "collaboration"


def test_collaboration_may_win_by_the_very_card_it_picks() -> None:
    match = scenario(
        ann=seat(board=[" > ".join(["Collaboration", *TEN_GREENS[1:]])]),
        bob=seat(),
        decks={9: ["Genetics", "Satellites"]},
    )

    match.play("ann: dogma Collaboration", "ann: Satellites")

    assert match.winners == ["ann"]


def test_collaboration_with_nine_green_cards_wins_nothing() -> None:
    match = scenario(
        ann=seat(board=[" > ".join(["Collaboration", *TEN_GREENS[1:]])]),
        bob=seat(),
        decks={9: ["Genetics", "Satellites"]},
    )

    match.play("ann: dogma Collaboration", "ann: Genetics")

    assert not match.over
    assert match.is_quiet


def test_collaboration_is_won_by_the_sharer_who_is_looked_at_first() -> None:
    """F19."""
    theirs = [
        *("Bicycle", "Banking", "Measurement", "Classification", "Metric System"),
        *("Electricity", "Corporations", "Mass Media", "Satellites", "Databases"),
    ]
    match = scenario(
        ann=seat(board=[" > ".join(["Collaboration", *TEN_GREENS])]),
        bob=seat(board=[" > ".join(theirs)]),
    )

    match.play("ann: dogma Collaboration")

    assert match.winners == ["bob"]


# Satellites


def test_satellites_launches_the_hand_and_runs_the_card_it_melds() -> None:
    match = scenario(
        ann=seat(board=["Satellites", "Mysticism > City States"], hand=["Tools", "Optics"]),
        bob=seat(),
        decks={8: ["Corporations", "Flight", "Empiricism", "Antibiotics"]},
    )

    match.play("ann: dogma Satellites")

    assert match.asks("ann", SPLAY_UP) == ["purple", "done"]

    match.play("ann: purple")

    assert match.asks("ann", MELD_CARD) == ["Corporations", "Flight", "Empiricism"]

    match.play("ann: Corporations")  # its demand is left out, its other effect melds an 8

    assert match.deck(1)[-1] == "Tools"
    assert match.deck(3)[-1] == "Optics"
    assert match.ann.hand == ["Flight", "Empiricism"]
    assert match.ann.pile(GREEN) == ["Corporations", "Satellites"]
    assert match.ann.pile(YELLOW) == ["Antibiotics"]
    assert match.ann.splay(PURPLE) == "up"
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_satellites_asks_for_the_order_of_returned_cards_of_one_age() -> None:
    match = scenario(
        ann=seat(board=["Satellites"], hand=["Tools", "Optics", "Oars"]),
        bob=seat(),
        decks={8: ["Flight", "Mobility", "Corporations"]},
    )

    match.play("ann: dogma Satellites")

    assert match.asks("ann", RETURN_NEXT) == ["Tools", "Oars"]

    match.play("ann: Oars", "ann: Mobility")

    assert match.deck(1)[-2:] == ["Oars", "Tools"]
    assert match.ann.top_cards == ["Mobility", "Satellites"]
    assert match.is_quiet


def test_satellites_runs_only_the_second_effect_of_fission() -> None:
    """F16."""
    match = scenario(
        ann=seat(board=["Satellites"]),
        bob=seat(board=["Sailing"]),
        only={8: ["Flight"]},
        decks={9: ["Fission", "Ecology"]},
    )

    match.play("ann: dogma Satellites", "ann: Fission")

    assert match.asks("ann", RETURN_TOP) == ["Satellites", "Sailing"]

    match.play("ann: Sailing")

    assert match.ann.top_cards == ["Fission", "Satellites"]
    assert match.bob.board == {}
    assert match.bob.hand == []  # no demand
    assert match.is_quiet


def test_satellites_runs_rocketry_for_its_player_alone() -> None:
    """F17."""
    match = scenario(
        ann=seat(board=["Satellites"], score=["Archery"]),
        bob=seat(score=["Tools", "Optics", "Coal", "Atomic Theory", "Paper"]),
        decks={8: ["Rocketry", "Flight", "Mobility"]},
    )

    match.play("ann: dogma Satellites", "ann: Rocketry")

    assert match.asks("ann", RETURN_FROM_SCORE) == ["bob's 1", "bob's 3", "bob's 5", "bob's 6"]

    match.play("ann: bob's 5", "ann: bob's 1", "ann: bob's 6")  # six clocks by now

    assert match.bob.score_pile == ["Optics", "Paper"]
    assert match.ann.score_pile == ["Archery"]
    assert match.is_quiet


def test_satellites_melds_nothing_if_a_sharer_has_emptied_the_hand() -> None:
    match = scenario(
        ann=seat(board=["Satellites"]),
        bob=seat(board=["Computers", "Fission"]),
        decks={
            8: ["Socialism", "Empiricism", "Flight", "Rocketry", "Mobility", "Corporations"],
            9: ["Ecology"],
        },
    )

    match.play("ann: dogma Satellites", "bob: Socialism", "bob: yes")

    assert match.bob.pile(PURPLE) == ["Socialism", "Empiricism"]
    assert sorted(match.bob.hand) == ["Corporations", "Mobility", "Rocketry"]
    assert match.ann.top_cards == ["Satellites"]
    assert match.ann.hand == ["Ecology"]  # Bob has shared
    assert match.is_quiet


# Ecology


def test_ecology_returns_a_card_scores_another_and_draws_two_tens() -> None:
    match = scenario(
        ann=seat(board=["Ecology"], hand=["Tools", "Optics", "Coal"]),
        bob=seat(),
        decks={10: ["Databases", "Software"]},
    )

    match.play("ann: dogma Ecology", "ann: Tools")

    assert match.asks("ann", SCORE_CARD) == ["Optics", "Coal"]

    match.play("ann: Coal")

    assert match.ann.score_pile == ["Coal"]
    assert match.ann.hand == ["Optics", "Databases", "Software"]
    assert match.is_quiet


def test_ecology_draws_its_tens_even_with_nothing_left_to_score() -> None:
    """E48."""
    match = scenario(
        ann=seat(board=["Ecology"], hand=["Tools"]),
        bob=seat(),
        decks={10: ["Databases", "Software"]},
    )

    match.play("ann: dogma Ecology", "ann: Tools")

    assert match.ann.score_pile == []
    assert match.ann.hand == ["Databases", "Software"]
    assert match.is_quiet


def test_ecology_declined_does_nothing() -> None:
    match = scenario(ann=seat(board=["Ecology"], hand=["Tools", "Optics"]), bob=seat())

    match.play("ann: dogma Ecology", "ann: done")

    assert match.ann.hand == ["Tools", "Optics"]
    assert match.ann.score_pile == []
    assert match.is_quiet


# Suburbia


def test_suburbia_scores_a_one_for_each_card_that_moves_out() -> None:
    match = scenario(
        ann=seat(board=["Suburbia", "Writing"], hand=["Tools", "Oars", "Optics"]),
        bob=seat(),
        decks={1: ["Sailing", "Pottery"]},
    )

    match.play("ann: dogma Suburbia", "ann: Tools")

    assert match.asks("ann", TUCK_CARD) == ["Oars", "Optics", "done"]

    match.play("ann: Optics", "ann: done")

    assert match.ann.pile(BLUE) == ["Writing", "Tools"]
    assert match.ann.pile(RED) == ["Optics"]
    assert match.ann.hand == ["Oars"]
    assert match.ann.score_pile == ["Sailing", "Pottery"]
    assert match.is_quiet


def test_suburbia_climbs_to_higher_piles_when_the_ones_are_gone() -> None:
    """E50."""
    match = scenario(
        ann=seat(board=["Suburbia"], hand=["Tools", "Oars", "Sailing", "Mysticism"]),
        bob=seat(),
        only={1: [], 2: [], 3: ["Optics", "Paper", "Education"]},
    )

    match.play("ann: dogma Suburbia", "ann: Tools", "ann: Oars", "ann: Sailing", "ann: Mysticism")

    assert match.ann.score_values == [3, 3, 3, 4]
    assert match.is_quiet


def test_suburbia_draws_nothing_if_nobody_moves() -> None:
    match = scenario(ann=seat(board=["Suburbia"], hand=["Tools"]), bob=seat())

    match.play("ann: dogma Suburbia", "ann: done")

    assert match.ann.hand == ["Tools"]
    assert match.ann.score_pile == []
    assert match.is_quiet


def test_suburbia_builds_a_monument_with_the_sixth_card_tucked() -> None:
    match = scenario(
        ann=seat(board=["Suburbia"], hand=["Tools", "Oars"], tucked=4),
        bob=seat(),
    )

    match.play("ann: dogma Suburbia", "ann: Tools", "ann: Oars")

    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


def test_suburbia_does_not_add_tucked_and_scored_cards_up() -> None:
    """INN-002."""
    match = scenario(
        ann=seat(board=["Suburbia"], hand=["Tools", "Oars", "Sailing"]),
        bob=seat(),
    )

    match.play("ann: dogma Suburbia", "ann: Tools", "ann: Oars", "ann: Sailing")

    assert len(match.ann.score_pile) == 3
    assert match.ann.achievements == []
    assert match.is_quiet


# Services


@pytest.mark.rule("innovation#values")
def test_services_takes_all_the_highest_and_lets_the_victim_take_a_top_card() -> None:
    match = scenario(
        ann=seat(board=["Services", "Tools", "Oars", "Agriculture"]),
        bob=seat(score=["Combustion", "Calendar", "Explosives"]),
    )

    match.play("ann: dogma Services")

    assert match.asks("bob", TAKE_TO_HAND) == ["Tools", "Oars"]  # no leaves

    match.play("bob: Tools")

    assert sorted(match.ann.hand) == ["Combustion", "Explosives"]
    assert match.bob.score_pile == ["Calendar"]
    assert match.bob.hand == ["Tools"]
    assert match.ann.top_cards == ["Oars", "Agriculture", "Services"]
    assert match.is_quiet


def test_services_gives_nothing_back_if_every_top_card_has_a_leaf() -> None:
    match = scenario(
        ann=seat(board=["Services"]),
        bob=seat(score=["Combustion"]),
    )

    match.play("ann: dogma Services")

    assert match.ann.hand == ["Combustion"]
    assert match.ann.top_cards == ["Services"]
    assert match.bob.hand == []
    assert match.is_quiet


def test_services_gives_nothing_to_a_victim_who_paid_nothing() -> None:
    match = scenario(
        ann=seat(board=["Services", "Tools"]),
        bob=seat(hand=["Oars"]),
    )

    match.play("ann: dogma Services")

    assert match.bob.hand == ["Oars"]
    assert match.ann.top_cards == ["Tools", "Services"]
    assert match.is_quiet


def test_services_lets_the_second_victim_take_what_the_first_has_uncovered() -> None:
    match = scenario(
        ann=seat(board=["Services", "Tools > Writing"]),
        bob=seat(score=["Combustion"]),
        cyd=seat(score=["Coal"]),
    )

    match.play("ann: dogma Services")

    assert match.bob.hand == ["Tools"]
    assert match.cyd.hand == ["Writing"]
    assert sorted(match.ann.hand) == ["Coal", "Combustion"]
    assert match.is_quiet


# Specialization


def test_specialization_gathers_the_top_cards_of_the_shown_color() -> None:
    match = scenario(
        ann=seat(board=["Specialization"], hand=["Tools", "Oars"]),
        bob=seat(board=["Writing > Pottery", "Archery"]),
        cyd=seat(board=["Calendar"]),
        dan=seat(board=["Sailing"]),
    )

    match.play("ann: dogma Specialization")

    assert match.asks("ann", REVEAL_CARD) == ["Tools", "Oars"]

    match.play("ann: Tools")

    assert match.ann.hand == ["Tools", "Oars", "Writing", "Calendar"]
    assert match.bob.top_cards == ["Pottery", "Archery"]
    assert match.cyd.board == {}
    assert match.dan.top_cards == ["Sailing"]
    assert match.seen("bob", "ann") == [1, "Tools", "Writing", "Calendar"]
    assert match.is_quiet


def test_specialization_needs_a_card_to_show() -> None:
    match = scenario(
        ann=seat(board=["Specialization"]),
        bob=seat(board=["Writing"]),
    )

    match.play("ann: dogma Specialization")

    assert match.ann.hand == []
    assert match.bob.top_cards == ["Writing"]
    assert match.is_quiet


def test_specialization_splays_yellow_or_blue_but_not_both() -> None:
    match = scenario(
        ann=seat(board=["Specialization", "Tools > Writing", "Masonry > Agriculture"]),
        bob=seat(),
    )

    match.play("ann: dogma Specialization")

    assert sorted(match.asks("ann", SPLAY_UP)) == ["blue", "done", "yellow"]

    match.play("ann: yellow")

    assert match.ann.splay(YELLOW) == "up"
    assert match.ann.splay(BLUE) == "none"
    assert match.is_quiet


def test_specialization_is_no_demand_and_reaches_the_active_player() -> None:
    match = scenario(
        ann=seat(board=["Specialization", "Tools"], hand=["Oars"]),
        bob=seat(board=["Coal"], hand=["Writing"]),
        decks={9: ["Ecology"]},
    )

    match.play("ann: dogma Specialization")

    assert match.bob.hand == ["Writing", "Tools"]
    assert match.ann.hand == ["Oars", "Coal", "Ecology"]
    assert match.is_quiet


def test_specialization_shared_by_merely_showing_a_card_pays_a_bonus() -> None:
    """INN-009."""
    match = scenario(
        ann=seat(board=["Specialization"]),
        bob=seat(board=["Coal"], hand=["Writing"]),
        decks={9: ["Ecology"]},
    )

    match.play("ann: dogma Specialization")

    assert match.bob.hand == ["Writing"]
    assert match.ann.hand == ["Ecology"]
    assert match.is_quiet

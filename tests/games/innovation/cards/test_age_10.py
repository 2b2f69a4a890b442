"""The cards of age 10, one scenario for everyday use and one for each surprise."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import (
    BLUE,
    CLOCK,
    FACTORY,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    YELLOW,
)
from chronotable.games.innovation.prompts import (
    EXECUTE_CARD,
    RETURN_CARD,
    RETURN_FROM_SCORE,
    RETURN_TOP,
    SPLAY_UP,
    TAKE_TO_SCORE,
    USE_EFFECT,
)
from chronotable.testing.innovation import scenario, seat

# Bioengineering


def test_bioengineering_takes_a_leafy_top_card_of_another_board() -> None:
    """F9."""
    match = scenario(
        ann=seat(board=["Bioengineering", "Antibiotics"], scored=5),
        bob=seat(board=["Agriculture > Statistics", "Tools"]),
        cid=seat(board=["Clothing > Compass", "Anatomy"]),
    )

    match.play("ann: dogma Bioengineering")
    assert match.asks("ann", TAKE_TO_SCORE) == ["Agriculture", "Clothing", "Anatomy"]
    match.play("ann: Clothing")

    assert match.ann.score_pile == ["Clothing"]
    assert match.cid.pile(GREEN) == ["Compass"]
    assert match.ann.achievements == []  # a transfer is no step towards Monument
    assert match.is_quiet  # nobody shows fewer than three leaves


def test_bioengineering_without_a_leaf_to_take_moves_nothing() -> None:
    """F9."""
    match = scenario(
        ann=seat(board=["Bioengineering", "Antibiotics"]),
        bob=seat(board=["Oars", "Tools > Pottery"]),
    )

    match.play("ann: dogma Bioengineering")

    assert match.ann.score_pile == []
    assert match.bob.board == {"blue": ["Tools", "Pottery"], "red": ["Oars"]}
    assert (match.winners, match.reason) == (["ann"], "bioengineering")  # 3 leaves against none


@pytest.mark.rule("innovation#end")
def test_bioengineering_lets_the_greenest_win_whoever_acted() -> None:
    """F8."""
    match = scenario(
        ann=seat(board=["Bioengineering", "Fermenting"]),
        bob=seat(board=["Agriculture", "Clothing"]),
        cid=seat(board=["Anatomy", "Compass", "Socialism"]),
    )

    match.play("ann: dogma Bioengineering", "ann: Socialism")

    assert [match.player(name).count(LEAF) for name in match.names] == [2, 5, 4]
    assert (match.winners, match.reason) == (["bob"], "bioengineering")


@pytest.mark.rule("innovation#end")
def test_bioengineering_with_a_tie_for_most_leaves_goes_on() -> None:
    """F8."""
    match = scenario(
        ann=seat(board=["Bioengineering", "Fermenting"]),
        bob=seat(board=["Agriculture", "Clothing"]),
        cid=seat(board=["Anatomy", "Lighting", "Compass"]),
    )

    match.play("ann: dogma Bioengineering", "ann: Compass")

    assert [match.player(name).count(LEAF) for name in match.names] == [2, 5, 5]
    assert not match.over
    assert match.is_quiet


def test_bioengineering_waits_for_somebody_with_two_leaves_or_fewer() -> None:
    """F8."""
    match = scenario(
        ann=seat(board=["Bioengineering", "Stem Cells"]),
        bob=seat(board=["Agriculture", "Clothing"]),
        cid=seat(board=["Anatomy", "Compass", "Socialism"]),
    )

    match.play("ann: dogma Bioengineering", "ann: Socialism")

    assert [match.player(name).count(LEAF) for name in match.names] == [3, 5, 4]
    assert not match.over
    assert match.is_quiet


def test_bioengineering_shared_is_tested_before_the_active_player_has_a_say() -> None:
    match = scenario(
        ann=seat(board=["Bioengineering", "Fermenting"]),
        bob=seat(board=["Software", "Agriculture", "Clothing"]),
        cid=seat(board=["Socialism"]),
    )

    # Effect 1: Bob takes Fermenting or Socialism, then Ann one of what is left.
    match.play("ann: dogma Bioengineering", "bob: Socialism", "ann: Clothing")

    assert match.bob.score_pile == ["Socialism"]
    assert match.ann.score_pile == ["Clothing"]
    assert (match.winners, match.reason) == (["bob"], "bioengineering")


# Software


def test_software_scores_one_ten_melds_two_and_runs_the_second() -> None:
    match = scenario(
        ann=seat(board=["Software"], hand=["Databases"]),
        bob=seat(),
        decks={10: ["Bioengineering", "Miniaturization", "A.I.", "Globalization"]},
    )

    match.play("ann: dogma Software")

    assert match.ann.score_pile == ["Bioengineering", "Globalization"]  # the second by A.I.
    assert match.ann.pile(RED) == ["Miniaturization"]  # melded, and not carried out
    assert match.ann.pile(PURPLE) == ["A.I."]
    assert match.ann.hand == ["Databases"]
    assert match.is_quiet


def test_software_runs_only_the_card_drawn_second() -> None:
    """F5."""
    match = scenario(
        ann=seat(board=["Software"], hand=["Oars"]),
        bob=seat(score=[1]),
        cid=seat(board=["Robotics"], score=[2]),
        decks={10: ["Globalization", "Stem Cells", "A.I.", "Databases"]},
    )

    match.play("ann: dogma Software")

    assert match.ann.hand == ["Oars"]  # Stem Cells was not carried out
    assert match.ann.score_pile == ["Globalization", "Databases"]
    assert (match.winners, match.reason) == (["bob"], "ai")


@pytest.mark.rule("innovation#nested")
def test_software_shared_runs_for_the_sharer_alone_and_counts_as_shared() -> None:
    match = scenario(
        ann=seat(board=["Software"]),
        bob=seat(board=["Quantum Theory"]),
        decks={
            10: [
                *("Globalization", "Self Service", "Databases", "Stem Cells"),
                *("Bioengineering", "Miniaturization", "Robotics"),
            ]
        },
    )

    match.play("ann: dogma Software")

    # Effect 1: Bob scores Globalization, Ann Self Service. Effect 2: Bob melds Databases and
    # Stem Cells, with no hand to score; Ann melds Bioengineering and Miniaturization.
    assert match.bob.score_pile == ["Globalization"]
    assert match.ann.score_pile == ["Self Service"]
    assert match.bob.board == {
        "blue": ["Quantum Theory"],
        "green": ["Databases"],
        "yellow": ["Stem Cells"],
    }
    assert match.ann.board == {"blue": ["Bioengineering", "Software"], "red": ["Miniaturization"]}
    assert match.ann.hand == ["Robotics"]  # the bonus
    assert match.is_quiet


# Miniaturization


def test_miniaturization_draws_a_ten_for_each_value_scored() -> None:
    """E51."""
    match = scenario(
        ann=seat(board=["Miniaturization"], hand=["Databases", "Oars"], score=[1, 4, 4, 10]),
        bob=seat(),
        decks={10: ["Robotics", "Software", "A.I."]},
    )

    match.play("ann: dogma Miniaturization")
    assert match.asks("ann", RETURN_CARD) == ["Databases", "Oars", "done"]
    match.play("ann: Databases")

    assert match.ann.hand == ["Oars", "Robotics", "Software", "A.I."]
    assert match.deck(10)[-1] == "Databases"
    assert match.is_quiet


def test_miniaturization_gives_nothing_for_a_nine() -> None:
    """E51."""
    match = scenario(
        ann=seat(board=["Miniaturization"], hand=["Services"], score=[1, 4, 4, 10]),
        bob=seat(),
    )

    match.play("ann: dogma Miniaturization", "ann: Services")

    assert match.ann.hand == []
    assert match.deck(9)[-1] == "Services"
    assert match.is_quiet


def test_miniaturization_may_be_declined() -> None:
    match = scenario(
        ann=seat(board=["Miniaturization"], hand=["Databases"], score=[1, 4, 4, 10]),
        bob=seat(),
    )

    match.play("ann: dogma Miniaturization", "ann: done")

    assert match.ann.hand == ["Databases"]
    assert match.is_quiet


def test_miniaturization_draws_nothing_for_an_empty_score_pile() -> None:
    match = scenario(
        ann=seat(board=["Miniaturization"], hand=["Databases"]),
        bob=seat(),
    )

    match.play("ann: dogma Miniaturization", "ann: Databases")

    assert match.ann.hand == []
    assert match.is_quiet


# Robotics


def test_robotics_scores_green_and_runs_a_new_ten() -> None:
    match = scenario(
        ann=seat(board=["Robotics", "Sailing > Clothing"], scored=5),
        bob=seat(),
        decks={10: ["Stem Cells"]},
    )

    match.play("ann: dogma Robotics")

    assert match.ann.score_pile == ["Sailing"]
    assert match.ann.achievements == ["monument"]  # it was scored, not transferred
    assert match.ann.pile(GREEN) == ["Clothing"]
    assert match.ann.pile(YELLOW) == ["Stem Cells"]
    assert match.is_quiet


def test_robotics_without_green_still_runs_a_ten() -> None:
    match = scenario(
        ann=seat(board=["Robotics"], hand=["Oars"]),
        bob=seat(),
        decks={10: ["Stem Cells"]},
    )

    match.play("ann: dogma Robotics")
    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]
    match.play("ann: yes")

    assert match.ann.score_pile == ["Oars"]
    assert match.is_quiet


def test_robotics_shared_is_finished_by_the_sharer_before_the_active_player_begins() -> None:
    match = scenario(
        ann=seat(board=["Robotics", "Clothing"]),
        bob=seat(board=["Explosives", "Sailing"]),
        decks={10: ["Databases", "Globalization", "A.I."], 6: ["Canning"]},
    )

    match.play("ann: dogma Robotics")

    # Bob melds Databases, a demand only; Ann's Globalization scores a 6 and ends the game:
    # nobody shows more leaves than factories, and Ann has 7 points to Bob's 1.
    assert match.bob.score_pile == ["Sailing"]
    assert match.bob.pile(GREEN) == ["Databases"]
    assert match.ann.score_pile == ["Clothing", "Canning"]
    assert (match.winners, match.reason) == (["ann"], "globalization")


# Databases


def test_databases_deletes_half_of_a_score_pile_rounded_up() -> None:
    """D42."""
    match = scenario(
        ann=seat(board=["Databases"]),
        bob=seat(score=["Oars", "Tools", "Calendar", "Optics", "Software"]),
    )

    match.play("ann: dogma Databases")
    assert match.asks("bob", RETURN_FROM_SCORE) == [
        *("Oars", "Tools", "Calendar", "Optics", "Software"),
    ]
    match.play("bob: Tools", "bob: Oars", "bob: Calendar")

    assert match.bob.score_pile == ["Optics", "Software"]
    assert match.deck(1)[-2:] == ["Tools", "Oars"]  # in the order of the victim's choice
    assert match.is_quiet


def test_databases_takes_a_single_card_and_nothing_from_nobody() -> None:
    match = scenario(
        ann=seat(board=["Databases"]),
        bob=seat(score=["Oars"]),
        cid=seat(),
        dan=seat(board=["Satellites"], score=["Software"]),
    )

    match.play("ann: dogma Databases")

    assert match.bob.score_pile == []
    assert match.cid.score_pile == []
    assert match.dan.score_pile == ["Software"]
    assert match.is_quiet


# Self Service


@pytest.mark.rule("innovation#nested")
def test_self_service_uses_another_top_card_for_its_owner_alone() -> None:
    match = scenario(
        ann=seat(board=["Self Service", "Writing", "Oars > Archery"]),
        bob=seat(board=["Philosophy"]),
        decks={2: ["Calendar", "Fermenting"]},
    )

    match.play("ann: dogma Self Service")
    assert match.asks("ann", EXECUTE_CARD) == ["Writing", "Oars"]
    match.play("ann: Writing")

    assert match.ann.hand == ["Calendar"]
    assert match.bob.hand == []  # more lightbulbs, but nothing is shared
    assert match.is_quiet


def test_self_service_alone_on_the_board_serves_nothing() -> None:
    match = scenario(
        ann=seat(board=["Self Service"]),
        bob=seat(),
    )

    match.play("ann: dogma Self Service")

    assert match.ann.hand == match.ann.score_pile == []
    assert match.is_quiet


def test_self_service_takes_the_only_other_card_even_if_it_only_demands() -> None:
    match = scenario(
        ann=seat(board=["Self Service", "Archery"]),
        bob=seat(hand=["Optics"]),
    )

    match.play("ann: dogma Self Service")

    assert match.bob.hand == ["Optics"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_self_service_draws_with_oars_for_there_was_no_demand() -> None:
    match = scenario(
        ann=seat(board=["Self Service", "Oars"]),
        bob=seat(hand=["Clothing"]),
        decks={1: ["Pottery"]},
    )

    match.play("ann: dogma Self Service")

    assert match.ann.hand == ["Pottery"]
    assert match.bob.hand == ["Clothing"]
    assert match.is_quiet


def test_self_service_wins_for_who_leads_in_achievements() -> None:
    match = scenario(
        ann=seat(board=["Self Service"], claimed=[1], specials=["world"]),
        bob=seat(claimed=[2]),
        cid=seat(specials=["empire"]),
    )

    match.play("ann: dogma Self Service")

    assert (match.winners, match.reason) == (["ann"], "self_service")


@pytest.mark.rule("innovation#end")
def test_self_service_does_not_win_with_a_tie_for_most_achievements() -> None:
    """F13."""
    match = scenario(
        ann=seat(board=["Self Service"], claimed=[1, 2]),
        bob=seat(claimed=[3]),
        cid=seat(claimed=[4], specials=["empire"]),
    )

    match.play("ann: dogma Self Service")

    assert not match.over
    assert match.is_quiet


def test_self_service_is_tested_by_the_sharer_first() -> None:
    """F12."""
    match = scenario(
        ann=seat(board=["Self Service", "Tools"], claimed=[1]),
        bob=seat(board=["Enterprise", "Writing"], claimed=[2, 3]),
        decks={2: ["Calendar"]},
    )

    match.play("ann: dogma Self Service")
    assert match.asks("bob", EXECUTE_CARD) == ["Writing", "Enterprise"]  # of his own board
    match.play("bob: Writing")

    assert match.bob.hand == ["Calendar"]
    assert (match.winners, match.reason) == (["bob"], "self_service")


# Globalization


def test_globalization_cuts_a_leaf_and_lets_the_richest_win() -> None:
    match = scenario(
        ann=seat(board=["Globalization"]),
        bob=seat(board=["Agriculture", "Clothing", "Oars"], score=[5]),
        decks={6: ["Canning"]},
    )

    match.play("ann: dogma Globalization")
    assert match.asks("bob", RETURN_TOP) == ["Clothing", "Agriculture"]
    match.play("bob: Clothing")

    assert match.bob.board == {"red": ["Oars"], "yellow": ["Agriculture"]}
    assert match.ann.score_pile == ["Canning"]
    assert not match.over  # Bob still shows three leaves and no factory
    match.play("ann: dogma Globalization")

    assert match.bob.board == {"red": ["Oars"]}
    assert (match.winners, match.reason) == (["ann"], "globalization")


def test_globalization_is_not_blocked_by_as_many_leaves_as_factories() -> None:
    match = scenario(
        ann=seat(board=["Globalization"], score=[10]),
        bob=seat(board=["Coal", "Services"]),
        decks={6: ["Canning"]},
    )
    assert match.bob.count(FACTORY) == match.bob.count(LEAF) == 3

    match.play("ann: dogma Globalization")  # Bob shares, scores a 6, and looks around

    assert match.bob.score_pile == ["Canning"]
    assert (match.winners, match.reason) == (["ann"], "globalization")


def test_globalization_is_blocked_by_a_single_leaf_too_many() -> None:
    match = scenario(
        ann=seat(board=["Globalization"], score=[10]),
        bob=seat(board=["Coal", "Services", "Compass"]),
        decks={6: ["Canning", "Industrialization"], 10: ["Databases"]},
    )

    match.play("ann: dogma Globalization")

    assert match.bob.score_pile == ["Canning"]
    assert match.ann.score_pile[1:] == ["Industrialization"]
    assert match.ann.hand == ["Databases"]  # the bonus
    assert match.is_quiet


@pytest.mark.rule("innovation#end")
def test_globalization_with_a_tie_for_most_points_goes_on() -> None:
    match = scenario(
        ann=seat(board=["Globalization"]),
        bob=seat(score=[6]),
        decks={6: ["Canning"]},
    )

    match.play("ann: dogma Globalization")

    assert match.ann.points == match.bob.points == 6
    assert not match.over
    assert match.is_quiet


def test_globalization_shared_is_tested_before_the_active_player_scores() -> None:
    """F11."""
    match = scenario(
        ann=seat(board=["Globalization"], score=[5]),
        bob=seat(board=["Explosives"]),
        decks={6: ["Canning", "Industrialization"]},
    )

    match.play("ann: dogma Globalization")

    assert match.bob.score_pile == ["Canning"]
    assert match.ann.points == 5
    assert (match.winners, match.reason) == (["bob"], "globalization")


# Stem Cells


def test_stem_cells_scores_the_whole_hand_and_perhaps_a_monument() -> None:
    """G10."""
    match = scenario(
        ann=seat(board=["Stem Cells"], hand=["Robotics", "Oars", 2, 3, 4, 5]),
        bob=seat(),
    )

    match.play("ann: dogma Stem Cells", "ann: yes")

    assert match.ann.hand == []
    assert match.ann.score_values == [1, 2, 3, 4, 5, 10]
    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


def test_stem_cells_may_be_declined_but_not_used_in_part() -> None:
    match = scenario(
        ann=seat(board=["Stem Cells"], hand=["Robotics", "Oars"]),
        bob=seat(),
    )

    match.play("ann: dogma Stem Cells")
    assert match.asks("ann", USE_EFFECT) == ["yes", "no"]
    match.play("ann: no")

    assert match.ann.hand == ["Robotics", "Oars"]
    assert match.is_quiet


def test_stem_cells_asks_nothing_of_an_empty_hand() -> None:
    match = scenario(
        ann=seat(board=["Stem Cells"]),
        bob=seat(board=["Agriculture"]),
    )

    match.play("ann: dogma Stem Cells")

    assert match.ann.hand == []  # and no bonus
    assert match.is_quiet


# A.I.


def test_ai_scores_a_ten_and_waits_for_robotics_and_software() -> None:
    match = scenario(
        ann=seat(board=["A.I.", "Robotics", "Bioengineering > Software, up"]),
        bob=seat(),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma A.I.")

    assert match.ann.score_pile == ["Databases"]
    assert not match.over  # Software is covered
    assert match.is_quiet


@pytest.mark.rule("innovation#end")
def test_ai_lets_the_poorest_win_wherever_the_machines_stand() -> None:
    """F6."""
    match = scenario(
        ann=seat(board=["A.I."], claimed=[1, 2]),
        bob=seat(board=["Robotics"], score=[2]),
        cid=seat(board=["Software"], score=[1]),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma A.I.")

    assert (match.winners, match.reason) == (["cid"], "ai")


@pytest.mark.rule("innovation#end")
def test_ai_with_a_tie_at_the_bottom_goes_on() -> None:
    """F6."""
    match = scenario(
        ann=seat(board=["A.I."]),
        bob=seat(board=["Robotics"]),
        cid=seat(board=["Software"]),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma A.I.")

    assert match.ann.score_pile == ["Databases"]
    assert not match.over
    assert match.is_quiet


def test_ai_scores_for_all_before_anybody_is_judged() -> None:
    match = scenario(
        ann=seat(board=["A.I.", "Robotics", "Software"]),
        bob=seat(board=["Philosophy"], score=[5]),
        cid=seat(score=[10, 1]),
        decks={10: ["Databases", "Globalization"]},
    )

    match.play("ann: dogma A.I.")

    assert match.bob.score_pile[1:] == ["Databases"]
    assert (match.winners, match.reason) == (["ann"], "ai")  # 10 against 15 and 11


# The Internet


def test_the_internet_splays_green_scores_and_melds() -> None:
    match = scenario(
        ann=seat(board=["The Internet", "Clothing > Databases"]),
        bob=seat(),
        decks={10: ["Globalization", "Stem Cells", "Bioengineering", "A.I."]},
    )

    match.play("ann: dogma The Internet")
    assert match.asks("ann", SPLAY_UP) == ["green", "done"]
    match.play("ann: green")

    # Two clocks on The Internet, three on Databases below Clothing: five, two 10s.
    assert match.ann.score_pile == ["Globalization"]
    assert match.ann.pile(YELLOW) == ["Stem Cells"]
    assert match.ann.pile(BLUE) == ["Bioengineering"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_the_internet_counts_clocks_once_and_runs_nothing_it_melds() -> None:
    """E53."""
    match = scenario(
        ann=seat(board=["The Internet", "Publications", "Bicycle"], hand=["Oars"]),
        bob=seat(),
        decks={10: ["Globalization", "A.I.", "Stem Cells", "Robotics"]},
    )
    assert match.ann.count(CLOCK) == 4

    match.play("ann: dogma The Internet")

    assert match.ann.score_pile == ["Globalization"]  # A.I. would have scored another
    assert match.ann.pile(PURPLE) == ["A.I.", "The Internet"]
    assert match.ann.pile(YELLOW) == ["Stem Cells"]
    assert match.ann.hand == ["Oars"]
    assert match.deck(10)[0] == "Robotics"
    assert match.is_quiet


def test_the_internet_need_not_splay() -> None:
    match = scenario(
        ann=seat(board=["The Internet", "Clothing > Databases"]),
        bob=seat(),
        decks={10: ["Globalization", "Stem Cells"]},
    )

    match.play("ann: dogma The Internet", "ann: done")

    assert match.ann.splay(GREEN) == "none"
    assert match.ann.pile(YELLOW) == ["Stem Cells"]  # two clocks, one 10
    assert match.is_quiet

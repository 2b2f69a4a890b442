"""Positions of Innovation in which a beginner would find the right move; skilled must, too."""

from __future__ import annotations

from chronotable.parts.innovation.values import idle
from chronotable.testing.innovation import InnovationScript, scenario, seat
from tests.agents.thinking import action, answers

WINNING = (5, 6, 7, 8, 9)  # one achievement more wins for two players


# Win on the spot.


def test_the_last_achievement_is_claimed() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], hand=["Tools", "Oars"], score=[5], claimed=WINNING), bob=seat()
    )
    assert action(match, "ann") == "achieve:1"
    assert match.winners == ["ann"]


def test_two_achievements_that_win_are_claimed_one_after_the_other() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], score=[10, 5], claimed=[6, 7, 8, 9]),
        bob=seat(board=["Tools"], hand=["Oars"]),
    )
    action(match, "ann")
    action(match, "ann")
    assert match.winners == ["ann"]


def test_with_three_players_the_fifth_achievement_wins() -> None:
    match = scenario(
        ann=seat(board=["Oars"], score=[5], claimed=[6, 7, 8, 9]),
        bob=seat(board=["Tools"]),
        cat=seat(),
    )
    assert action(match, "ann") == "achieve:1"
    assert match.winners == ["ann"]


def test_with_four_players_the_fourth_achievement_wins() -> None:
    match = scenario(
        ann=seat(board=["Oars"], score=[5], claimed=[7, 8, 9]),
        bob=seat(board=["Tools"]),
        cat=seat(),
        dan=seat(),
    )
    assert action(match, "ann") == "achieve:1"
    assert match.winners == ["ann"]


def test_the_sixth_card_scored_wins_by_the_monument() -> None:
    match = scenario(
        ann=seat(board=["Metalworking", "Writing"], hand=["Sailing"], scored=5, claimed=WINNING),
        bob=seat(),
        only={1: ["Oars", "Archery"]},
    )
    assert action(match, "ann") == "dogma:red"
    assert match.winners == ["ann"]


def test_five_high_top_cards_win_by_the_universe() -> None:
    board = ["Rocketry", "Flight", "Corporations", "Antibiotics"]
    match = scenario(
        ann=seat(board=board, hand=["Tools", "Socialism"], claimed=WINNING),
        bob=seat(board=["Oars"]),
    )
    assert action(match, "ann") == "meld:socialism"
    assert match.winners == ["ann"]


def test_who_leads_draws_beyond_the_last_age() -> None:
    match = scenario(
        ann=seat(board=["Databases"], score=[9, 9]),
        bob=seat(score=[3]),
        only={10: []},
        actions=1,
    )
    assert action(match, "ann") == "draw"
    assert match.winners == ["ann"]


# Do not hand over the win.


def test_who_is_behind_does_not_draw_beyond_the_last_age() -> None:
    match = scenario(
        ann=seat(board=["Robotics"], hand=["Tools"], score=[3]),
        bob=seat(score=[9, 9]),
        only={10: []},
    )
    assert action(match, "ann") != "draw"
    assert not match.over


def test_nor_uses_a_card_that_draws_beyond_it() -> None:
    match = scenario(
        ann=seat(board=["Writing"], hand=["Tools"], score=[3]),
        bob=seat(score=[9, 9]),
        only={age: [] for age in range(2, 11)},  # Writing draws a 2
        actions=1,
    )
    assert action(match, "ann") != "dogma:blue"
    assert not match.over


def about_to_win() -> InnovationScript:
    """Bob needs one achievement, and the third is the only one he can claim in his turn."""
    return scenario(
        ann=seat(board=["Education"], hand=["Feudalism"], score=[9, 6], claimed=[1, 2]),
        bob=seat(board=["Machinery"], score=[9, 6], claimed=[4, 5, 6, 7, 8]),
        actions=1,
    )


def test_the_achievement_that_would_win_for_another_is_claimed_first() -> None:
    assert action(about_to_win(), "ann") == "achieve:3"


# Take what is free.


def test_an_achievement_in_reach_is_claimed() -> None:
    match = scenario(
        ann=seat(board=["Writing"], hand=["Oars"], score=[5], claimed=[]),
        bob=seat(board=["Tools"], score=[5]),
        actions=1,
    )
    assert action(match, "ann") == "achieve:1"


def test_a_meld_that_makes_an_achievement_possible_comes_before_it() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], hand=["Education", "Writing"], score=[8, 7]),
        bob=seat(board=["Tools"], claimed=[1, 2]),
    )
    assert {action(match, "ann"), action(match, "ann")} == {"meld:education", "achieve:3"}


def test_the_universe_is_taken_when_one_meld_completes_it() -> None:
    board = ["Rocketry", "Flight", "Corporations", "Antibiotics"]
    match = scenario(
        ann=seat(board=board, hand=["Tools", "Socialism"]), bob=seat(board=["Oars"]), actions=1
    )
    assert action(match, "ann") == "meld:socialism"
    assert match.ann.achievements == ["universe"]


def test_a_castle_in_reach_is_scored_until_the_monument() -> None:
    match = scenario(
        ann=seat(board=["Metalworking", "Writing"], scored=5),
        bob=seat(),
        only={1: ["Archery", "Oars", "Mysticism"]},
        actions=1,
    )
    assert action(match, "ann") == "dogma:red"
    assert "monument" in match.ann.achievements


# Plain sense.


def test_the_much_higher_card_is_melded_first() -> None:
    match = scenario(
        ann=seat(board=["Oars"], hand=["Archery", "Robotics"]),
        bob=seat(board=["Tools"]),
        actions=1,
    )
    assert action(match, "ann") == "meld:robotics"


def test_the_cheaper_card_is_given_away() -> None:
    match = scenario(
        ann=seat(board=["Oars", "Masonry", "The Wheel"]),
        bob=seat(hand=["Sailing", "Self Service"]),
        actions=1,
    )
    match.play("ann: dogma Oars")
    assert action(match, "bob") == "card:sailing"


def test_agriculture_returns_a_card_for_points() -> None:
    match = scenario(ann=seat(board=["Agriculture"], hand=["Skyscrapers"]), bob=seat(), actions=1)
    match.play("ann: dogma Agriculture")
    assert answers(match, "ann") == ["card:skyscrapers"]
    assert match.ann.points == 9


def test_masonry_melds_four_castles_for_the_monument() -> None:
    match = scenario(
        ann=seat(board=["Masonry"], hand=["Oars", "Mysticism", "The Wheel", "Domestication"]),
        bob=seat(board=["Sailing"]),
        actions=1,
    )
    assert action(match, "ann") == "dogma:yellow"
    assert "monument" in match.ann.achievements


def test_a_first_card_is_melded_rather_than_kept() -> None:
    match = scenario(ann=seat(hand=["The Wheel"]), bob=seat(board=["Tools"]))
    assert "meld:the_wheel" in {action(match, "ann"), action(match, "ann")}


def test_a_demand_that_cannot_hit_anybody_is_not_made() -> None:
    match = scenario(
        ann=seat(board=["Archery", "Agriculture"], hand=["Skyscrapers"]),
        bob=seat(board=["Masonry", "The Wheel"]),
        actions=1,
    )
    assert action(match, "ann") != "dogma:red"


# Do not waste an action.


def test_experts_know_a_demand_that_nobody_has_to_obey() -> None:
    """City States is nothing but a demand, and Bob shows as many crowns as she does."""
    match = scenario(ann=seat(board=["City States", "Tools"]), bob=seat(board=["Sailing"]))
    offered = match.match.pending[0].options.keys()
    assert "dogma:purple" in offered
    assert [key for key in offered if idle(match.match.state, 0, key)] == ["dogma:purple"]


def test_a_demand_that_somebody_obeys_is_not_idle() -> None:
    match = scenario(ann=seat(board=["City States", "Tools"]), bob=seat(board=["Archery"]))
    assert not idle(match.match.state, 0, "dogma:purple")

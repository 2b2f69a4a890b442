"""The three ends of the game: achievements, the last pile, and a card."""

from __future__ import annotations

import pytest

from chronotable.testing.innovation import scenario, seat

pytestmark = pytest.mark.rule("innovation#end")

# Enough achievements


@pytest.mark.rule("innovation#goal")
def test_two_players_play_to_six_achievements() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], score=[10, 5], claimed=[4, 5, 6], specials=["world"]),
        bob=seat(score=[10, 10]),
    )

    match.play("ann: achieve 1")
    assert not match.over
    match.play("ann: achieve 2")

    assert (match.winners, match.reason) == (["ann"], "achievements")


@pytest.mark.rule("innovation#goal")
def test_three_players_play_to_five_achievements() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], score=[10, 5], claimed=[4, 5], specials=["world"]),
        bob=seat(score=[10, 10]),
        cid=seat(),
    )

    match.play("ann: achieve 1")
    assert not match.over
    match.play("ann: achieve 2")

    assert (match.winners, match.reason) == (["ann"], "achievements")


@pytest.mark.rule("innovation#goal")
def test_four_players_play_to_four_achievements() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], score=[10, 5], claimed=[4], specials=["world"]),
        bob=seat(score=[10, 10]),
        cid=seat(),
        dan=seat(),
    )

    match.play("ann: achieve 1")
    assert not match.over
    match.play("ann: achieve 2")

    assert (match.winners, match.reason) == (["ann"], "achievements")


def test_a_special_achievement_wins_in_the_middle_of_an_effect() -> None:
    match = scenario(
        ann=seat(board=["Metalworking"], scored=5, claimed=[1, 2, 3, 4, 5]),
        bob=seat(score=[10, 10]),
        decks={1: ["Oars", "Archery"]},
    )

    match.play("ann: dogma Metalworking")

    assert (match.winners, match.reason) == (["ann"], "achievements")
    assert match.ann.score_pile == ["Oars"]
    assert match.deck(1)[0] == "Archery"  # nothing is drawn any more


def test_a_sharer_may_win_by_achievements_on_another_turn() -> None:
    match = scenario(
        ann=seat(board=["Metalworking"], claimed=[6, 7, 8, 9]),
        bob=seat(board=["Mysticism"], scored=5, claimed=[1, 2, 3, 4, 5]),
        decks={1: ["Oars", "Archery"]},
    )

    match.play("ann: dogma Metalworking")

    assert (match.winners, match.reason) == (["bob"], "achievements")
    assert match.ann.score_pile == []


# Drawing above 10


@pytest.mark.rule("innovation#goal", "innovation#draw")
def test_a_draw_above_ten_ends_the_game_and_most_points_win() -> None:
    """A8."""
    match = scenario(
        ann=seat(board=["Robotics"], score=[9], claimed=[1, 2, 3, 4, 5]),
        bob=seat(score=[10]),
        only={10: []},
    )

    match.play("ann: draw")

    assert (match.winners, match.reason) == (["bob"], "score")
    assert len(match.deck(1)) > 0  # lower piles do not help


def test_equal_points_are_decided_by_achievements() -> None:
    """A9."""
    match = scenario(
        ann=seat(board=["Robotics"], score=[9, 8, 7, 10], claimed=[1, 2], specials=["world"]),
        bob=seat(score=[9, 8, 7, 10], claimed=[3], specials=["empire"]),
        cid=seat(score=[10], claimed=[4, 5, 6, 7]),
        only={10: []},
    )

    match.play("ann: draw")

    assert (match.winners, match.reason) == (["ann"], "score")


def test_equal_points_and_achievements_share_the_victory() -> None:
    """A9."""
    match = scenario(
        ann=seat(score=[9, 8, 7, 10], claimed=[1, 2]),
        bob=seat(board=["Robotics"], score=[1], claimed=[5, 6]),
        cid=seat(score=[9, 8, 7, 10], claimed=[3], specials=["empire"]),
        turn="bob",
        only={10: []},
    )

    match.play("bob: draw")

    assert (match.winners, match.reason) == (["ann", "cid"], "score")


def test_a_wanted_eleven_ends_the_game() -> None:
    """A13."""
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Databases"], score=[1]),
        bob=seat(score=[2]),
    )

    match.play("ann: dogma Agriculture", "ann: Databases")

    assert (match.winners, match.reason) == (["bob"], "score")
    assert match.deck(10)[-1] == "Databases"  # it was returned before


def test_cards_already_moved_count_at_the_end() -> None:
    match = scenario(
        ann=seat(board=["Software"], score=[1]),
        bob=seat(score=[10]),
        only={10: ["Databases"]},
    )

    match.play("ann: dogma Software")

    assert match.ann.score_pile[1:] == ["Databases"]
    assert (match.winners, match.reason) == (["ann"], "score")


def test_the_bonus_for_sharing_can_end_the_game() -> None:
    """A16."""
    match = scenario(
        ann=seat(board=["Writing", "Robotics"], score=[1]),
        bob=seat(board=["Philosophy"], score=[2]),
        decks={2: ["Calendar", "Fermenting"]},
        only={10: []},
    )

    match.play("ann: dogma Writing")

    assert match.bob.hand == ["Calendar"]
    assert match.ann.hand == ["Fermenting"]
    assert (match.winners, match.reason) == (["bob"], "score")


def test_a_sharer_who_must_draw_too_high_ends_the_game_for_all() -> None:
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Oars"], score=[2]),
        bob=seat(board=["Pottery"], hand=["Robotics"], score=[1]),
    )

    match.play("ann: dogma Agriculture", "bob: Robotics")

    assert (match.winners, match.reason) == (["ann"], "score")
    assert match.ann.hand == ["Oars"]


def test_scores_are_told_with_the_result() -> None:
    match = scenario(
        ann=seat(board=["Robotics"], score=[9, 3]),
        bob=seat(score=[10]),
        only={10: []},
    )

    match.play("ann: draw")

    result = match.match.result
    assert result is not None
    assert result.scores == (12, 10)

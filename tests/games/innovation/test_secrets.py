"""Secrets: what a seat sees of others, what it has seen for itself, and what it loses track of."""

from __future__ import annotations

import json

import pytest

from chronotable.games.innovation.zones import CLAIMED, MIDDLE
from chronotable.testing.innovation import scenario, seat

pytestmark = pytest.mark.rule("innovation#hidden")


def test_hands_and_score_piles_show_their_ages_to_others_and_faces_to_their_owner() -> None:
    match = scenario(
        ann=seat(hand=["Robotics", "Oars", "Tools"], score=["Optics", "Calendar"]),
        bob=seat(hand=["Sailing"]),
    )

    for place, own, seen in (
        ("hand", ["Robotics", "Oars", "Tools"], [1, 1, 10]),
        ("score", ["Optics", "Calendar"], [2, 3]),
    ):
        assert match.seen("ann", "ann", place) == own
        assert match.seen("bob", "ann", place) == seen  # by age: no order tells anything
        assert match.seen(None, "ann", place) == seen
    assert match.is_quiet


def test_points_and_sizes_are_open() -> None:
    match = scenario(ann=seat(score=["Optics", "Calendar"]), bob=seat())

    table = match.match.view(1)["table"]

    assert table["players"][0]["points"] == 5
    assert len(table["supply"][9]) == len(match.deck(10))
    assert match.is_quiet


@pytest.mark.rule("innovation#table")
def test_nobody_sees_the_face_of_an_achievement_not_even_its_owner() -> None:
    match = scenario(
        ann=seat(board=["Calendar"], score=[5, 5], claimed=[1]),
        bob=seat(claimed=[3]),
    )

    match.play("ann: achieve 2")

    state = match.match.state
    faceless = [*state.zones[MIDDLE], *state.zone(0, CLAIMED), *state.zone(1, CLAIMED)]
    assert len(faceless) == 9
    for viewer in (0, 1, None):
        view = json.dumps(match.match.view(viewer))
        events = repr(match.match.events(viewer))
        for card in faceless:
            assert f'"{card.id}"' not in view
            assert card.key not in events
    assert match.match.view(1)["table"]["players"][0]["claimed"] == [1, 2]
    assert match.is_quiet


def test_a_card_drawn_is_known_to_its_owner_alone() -> None:
    match = scenario(ann=seat(board=["Oars"]), bob=seat(), cid=seat(), decks={1: ["Tools"]})

    match.play("ann: draw")

    assert match.seen("ann", "ann") == ["Tools"]
    for viewer, told in (("ann", "card:tools"), ("bob", "age:1"), ("cid", "age:1")):
        drew = match.match.events(match.seat(viewer))[-1]
        assert (drew.key, drew.params["card"]) == ("innovation-drew", told)
    assert match.seen("bob", "ann") == match.seen("cid", "ann") == [1]
    assert match.is_quiet


def test_a_card_that_all_saw_go_into_a_hand_is_known_to_all() -> None:
    match = scenario(
        ann=seat(board=["Mysticism"], hand=["Pottery", "Calendar"]),
        bob=seat(),
        decks={1: ["Archery"]},
    )

    match.play("ann: dogma Mysticism")  # red is strange to her: it is revealed and kept

    assert match.seen("bob", "ann") == [1, "Archery", 2]
    assert match.seen(None, "ann") == [1, "Archery", 2]
    assert match.is_quiet


def test_a_top_card_taken_into_a_hand_is_known_to_all() -> None:
    match = scenario(
        ann=seat(board=["Specialization"], hand=["Archery"]),
        bob=seat(board=["Oars"]),
        cid=seat(),
    )

    match.play("ann: dogma Specialization")

    assert match.seen("cid", "ann") == ["Archery", "Oars"]  # shown, and taken off a board
    assert match.is_quiet


def test_a_card_handed_over_is_known_to_both_and_to_no_onlooker() -> None:
    match = scenario(
        ann=seat(board=["Archery"]),
        bob=seat(hand=["Optics"]),
        cid=seat(board=["Metalworking"]),
        dan=seat(board=["The Wheel"]),
        decks={1: ["Tools"]},
    )

    match.play("ann: dogma Archery")

    assert match.seen("bob", "ann") == ["Optics"]
    assert match.seen("cid", "ann") == match.seen("dan", "ann") == [3]
    assert match.seen(None, "ann") == [3]
    for viewer, told in (("ann", "card:optics"), ("bob", "card:optics"), ("cid", "age:3")):
        moved = match.match.events(match.seat(viewer))[-1]
        assert (moved.key, moved.params["card"]) == ("innovation-transferred", told)
    assert match.is_quiet


def test_a_card_given_to_a_score_pile_is_known_to_giver_and_taker() -> None:
    match = scenario(
        ann=seat(board=["Oars"], score=["Pottery"]),
        bob=seat(hand=["Clothing"]),
        cid=seat(board=["Metalworking"]),
    )

    match.play("ann: dogma Oars")

    assert match.seen("bob", "ann", "score") == [1, "Clothing"]
    assert match.seen("cid", "ann", "score") == [1, 1]
    assert match.is_quiet


def test_knowledge_is_lost_when_a_card_of_the_same_age_may_have_moved() -> None:
    match = scenario(
        ann=seat(board=["Mysticism", "Agriculture"], hand=["Pottery", "Calendar"]),
        bob=seat(),
        decks={1: ["Archery"]},
    )
    match.play("ann: dogma Mysticism")
    assert match.seen("bob", "ann") == [1, "Archery", 2]

    match.play("ann: dogma Agriculture", "ann: Pottery")

    assert match.seen("bob", "ann") == [1, 2]  # was it Archery that went back?
    assert match.seen(None, "ann") == [1, 2]
    assert match.match.view(1)["table"]["supply"][0][0] is None
    assert match.match.view(0)["table"]["supply"][0][0] == "pottery"  # she knows
    assert match.is_quiet


def test_knowledge_is_kept_when_a_card_of_another_age_moves() -> None:
    match = scenario(
        ann=seat(board=["Mysticism", "Agriculture"], hand=["Pottery", "Calendar"]),
        bob=seat(),
        decks={1: ["Archery"]},
    )

    match.play("ann: dogma Mysticism", "ann: dogma Agriculture", "ann: Calendar")

    assert match.seen("bob", "ann") == [1, "Archery"]
    assert match.is_quiet


def test_a_known_card_is_followed_where_it_can_only_be_that_one() -> None:
    match = scenario(
        ann=seat(board=["Archery", "Philosophy"], hand=["Tools"]),
        bob=seat(hand=["Optics"]),
        cid=seat(board=["Metalworking"]),
        decks={1: ["Pottery"]},
    )

    match.play("ann: dogma Archery")
    match.play("ann: dogma Philosophy", "ann: Optics")

    assert match.seen("bob", "ann", "score") == ["Optics"]  # her only 3, and his before
    assert match.seen("cid", "ann", "score") == [3]
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_a_card_returned_from_a_board_is_remembered_under_its_pile() -> None:
    match = scenario(
        ann=seat(board=["Globalization"]),
        bob=seat(board=["Agriculture", "Services", "Oars"]),
    )

    match.play("ann: dogma Globalization", "bob: Agriculture")

    for viewer in (0, 1, None):
        supply = match.match.view(viewer)["table"]["supply"]
        assert supply[0][0] == "agriculture"
        assert set(supply[0][1:]) == {None}
    assert match.is_quiet


def test_a_known_card_drawn_again_is_known_to_those_who_remember() -> None:
    match = scenario(
        ann=seat(board=["Globalization"], hand=["Oars"]),
        bob=seat(board=["Agriculture", "Services"]),
        cid=seat(hand=["Sailing"]),
        only={1: []},
        turn="ann",
        actions=1,
    )

    match.play("ann: dogma Globalization", "bob: Agriculture")  # the only 1 of the supply
    match.play("bob: draw", "bob: draw")
    match.play("cid: draw")

    assert match.cid.hand == ["Sailing", "Agriculture"]
    assert match.seen("ann", "cid") == [1, "Agriculture"]
    assert match.is_quiet


def test_nobody_sees_what_another_is_asked() -> None:
    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(hand=["Clothing", "Sailing"]),
        cid=seat(),
    )

    match.play("ann: dogma Oars")

    for viewer in (0, 2, None):
        view = match.match.view(viewer)
        assert view["asked"] == [1]
        assert view["question"] is None
        assert "clothing" not in json.dumps(view)
    question = match.match.view(1)["question"]
    assert question["options"] == ["card:clothing", "card:sailing"]
    match.play("bob: Clothing")
    assert match.is_quiet


def test_no_secret_is_told_in_the_middle_of_an_effect() -> None:
    match = scenario(
        ann=seat(board=["Pottery"], hand=["Oars", "Calendar"], score=["Optics"]),
        bob=seat(board=["Agriculture"], hand=["Tools", "Sailing", "Writing"], score=["Coal"]),
        cid=seat(hand=["Clothing"], score=["Software"]),
    )

    match.play("ann: dogma Pottery", "bob: Tools", "bob: Writing")

    game, state = match.match.game, match.match.state
    for viewer in (0, 1, 2, None):
        told = json.dumps(match.match.view(viewer)) + repr(match.match.events(viewer))
        for name in game.secrets(state, viewer):
            assert f'"{name}"' not in told
            assert f"card:{name}'" not in told
            assert f'card:{name}"' not in told
    match.play("bob: done", "ann: done")
    assert match.is_quiet


def test_two_worlds_that_differ_in_secrets_look_the_same() -> None:
    def table(hand: list[str], score: list[str]) -> str:
        match = scenario(
            ann=seat(board=["Philosophy"], hand=hand, score=score),
            bob=seat(),
            cid=seat(),
            decks={1: ["Archery", "Oars", "Masonry", "Domestication"], 3: ["Compass", "Paper"]},
        )
        match.play("ann: dogma Philosophy", f"ann: {hand[0]}")
        view = match.match.view(1)
        events = [event.to_json() for event in match.match.events(1)]
        return json.dumps([view["table"], events])

    one = table(["Tools", "Optics"], ["Medicine", "Pottery"])
    other = table(["Pottery", "Medicine"], ["Tools", "Optics"])

    assert one == other

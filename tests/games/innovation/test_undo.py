"""What can be taken back in Innovation: nothing that anybody has learnt from."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import BLUE, GREEN
from chronotable.testing.innovation import scenario, seat


def test_a_melded_card_has_been_seen_and_stays() -> None:
    match = scenario(ann=seat(hand=["Oars"]), bob=seat())

    match.play("ann: meld Oars")

    refusal = match.match.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "revealed"


def test_a_drawn_card_has_been_seen_and_stays() -> None:
    match = scenario(ann=seat(), bob=seat(board=["Archery"]), turn="bob")

    match.play("bob: draw")

    refusal = match.match.undo_refusal(1)
    assert refusal is not None
    assert refusal.reason == "revealed"


def test_an_achievement_can_be_given_back() -> None:
    match = scenario(ann=seat(board=["Archery"], score=[3, 3]), bob=seat())

    match.play("ann: achieve 1")
    match.match.undo(0)

    assert match.ann.achievements == []
    assert "achieve:1" in match.asks("ann")


def test_a_dogma_that_only_asks_can_be_taken_back() -> None:
    match = scenario(ann=seat(board=["Philosophy", "Tools > Writing"], hand=["Oars"]), bob=seat())

    match.play("ann: dogma Philosophy", "ann: blue")
    assert match.ann.splay(BLUE) == "left"

    match.match.undo(0)
    assert match.ann.splay(BLUE) == "none"
    assert match.asks("ann") == ["blue", "done"]

    match.match.undo(0)
    assert match.is_quiet
    assert "dogma:purple" in match.asks("ann")


def test_a_card_returned_in_secret_can_be_taken_back() -> None:
    match = scenario(
        ann=seat(board=["Currency"], hand=["Oars", "Clothing"]),
        bob=seat(),
        decks={2: ["Monotheism"]},
    )

    match.play("ann: dogma Currency", "ann: Oars")
    match.match.undo(0)

    assert match.ann.hand == ["Oars", "Clothing"]
    assert match.asks("ann") == ["Oars", "Clothing", "done"]


def test_nothing_is_taken_back_after_another_player_has_answered() -> None:
    match = scenario(
        ann=seat(board=["Philosophy", "The Wheel > Sailing"]),
        bob=seat(board=["Education", "Oars > Archery"]),
    )

    match.play("ann: dogma Philosophy", "bob: done")

    refusal = match.match.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason == "answered"
    assert match.ann.splay(GREEN) == "none"


@pytest.mark.parametrize("hand", [["Domestication"], ["Sailing"]])
def test_masonry_does_not_tell_what_a_sharer_holds(hand: list[str]) -> None:
    """Whether the sharer holds a castle or none, the answer that asked them stands."""
    match = scenario(
        ann=seat(board=["Masonry"], hand=["Mysticism", "Archery"]),
        bob=seat(board=["The Wheel"], hand=hand),
    )

    match.play("ann: dogma Masonry")

    refusal = match.match.undo_refusal(0)
    assert refusal is not None
    assert refusal.reason in ("asked", "others")


@pytest.mark.parametrize("hand", [["Archery"], ["Sailing"], ["Sailing", "Clothing"]])
def test_oars_does_not_tell_what_a_victim_holds(hand: list[str]) -> None:
    match = scenario(
        ann=seat(board=["Oars"], hand=["Tools"]),
        bob=seat(hand=hand),
        decks={1: ["Pottery", "Masonry", "Mysticism"]},
    )

    match.play("ann: dogma Oars")

    assert not match.match.can_undo(0)

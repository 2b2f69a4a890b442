"""Worlds that look the same from one seat."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.kernel.json import to_text
from tests.toys.parlour import scene

DECK = ["blue-coin", "coral-coin", "dusk-coin"]  # the last is on top


def test_at_a_boundary_the_unseen_is_dealt_anew() -> None:
    match = ct.new("parlour", seats=2, seed=5)
    hands = set()
    for seed in range(20):
        world = match.game.imagine(match.view(0), seed)
        assert world.view(0) == match.view(0)
        assert world.state.hands[0] == match.state.hands[0]
        hands.add(tuple(world.state.hands[1]))
    assert len(hands) > 10


def test_the_seed_picks_the_world() -> None:
    match = ct.new("parlour", seats=2, seed=5)
    view = match.view(0)
    assert match.game.imagine(view, 3).hash() == match.game.imagine(view, 3).hash()
    assert match.game.imagine(view, 3).hash() != match.game.imagine(view, 4).hash()
    assert match.game.imagine(view, "3").hash() == match.game.imagine(view, 3).hash()


def test_a_view_that_went_through_json_is_as_good() -> None:
    match = ct.new("parlour", seats=2, seed=5)
    view = match.view(1)
    again = json.loads(to_text(view))
    assert match.game.imagine(again).hash() == match.game.imagine(view).hash()


def test_in_mid_effect_the_cards_seen_since_lie_where_they_were_seen() -> None:
    match = scene([["blue-window", "amber-thief"], ["amber-coin", "blue-lamp"]], DECK)
    match.answer(0, "play:blue-window")
    view = match.view(0)
    assert view["since"]["events"][-1] == ["drew", {"who": "seat:0", "card": "card:dusk-coin"}]

    for seed in range(10):
        world = match.game.imagine(view, seed)
        assert world.view(0) == view
        assert [d.describe() for d in world.pending] == [d.describe() for d in match.pending]


def test_what_others_did_unseen_is_done_anew() -> None:
    match = scene([["blue-window", "amber-thief"], ["amber-coin", "blue-lamp"]], DECK)
    match.answer(0, "play:blue-window")
    match.answer(0, "card:amber-thief")
    view = match.view(1)
    assert view["since"]["events"][-1] == ["buried", {"who": "seat:0", "card": "card"}]

    worlds = [match.game.imagine(view, seed) for seed in range(20)]

    assert all(world.view(1) == view for world in worlds)
    assert len({world.state.deck[0] for world in worlds}) > 2


def test_open_dice_fall_again_as_they_fell() -> None:
    match = ct.new("quarry", seats=2, seed=5, options={"dice": "three"})
    match.answer(0, "dig")
    for seat in (0, 1, None):
        world = match.game.imagine(match.view(seat), seed=8)
        assert world.view(seat) == match.view(seat)
        assert world.pending[0].options.keys() == match.pending[0].options.keys()


def test_dice_yet_to_fall_are_anybodys_guess() -> None:
    match = ct.new("quarry", seats=2, seed=5)
    rolls = set()
    for seed in range(10):
        world = match.game.imagine(match.view(0), seed)
        world.answer(0, "dig")
        rolls.add(str(world.events(0)[0]))
    assert len(rolls) > 3


def test_an_imagined_match_can_be_played_to_its_end() -> None:
    match = scene([["blue-window", "amber-thief"], ["amber-coin", "blue-lamp"]], DECK)
    match.answer(0, "play:blue-window")
    before = match.hash()
    world = match.game.imagine(match.view(0))
    while not world.over:
        world.answer(world.pending[0].seat, 0)
    assert match.hash() == before


def test_bids_that_were_shown_are_found_again() -> None:
    match = ct.new("bazaar", seats=4, seed=5)
    bids = [("silk", "bid:4"), ("grain", "bid:6"), ("silk", "bid:0"), ("spice", "bid:3")]
    for bidder, (stall, offer) in enumerate(bids):
        match.answer(bidder, stall)
        match.answer(bidder, offer)
    assert match.pending[0].prompt == "tax"
    for seat in (0, 1, 2, 3, None):
        assert match.game.imagine(match.view(seat), seed=2).view(seat) == match.view(seat)


def test_from_a_finished_game_nothing_can_be_imagined() -> None:
    match = ct.new("quarry", seats=1, seed=5)
    for _ in range(4):
        match.answer(0, "rest")
    with pytest.raises(ct.BadView, match=r"^the game is over: there is nothing left to imagine$"):
        match.game.imagine(match.view(0))


def test_a_view_of_another_game_is_refused() -> None:
    view = ct.new("quarry", seed=5).view(0)
    with pytest.raises(ct.BadView, match=r"^expected a view of parlour 1, got 'quarry' '1'$"):
        ct.game("parlour").imagine(view)
    with pytest.raises(ct.BadView, match=r"^expected a view of quarry 1, got 'quarry' '0'$"):
        ct.game("quarry").imagine({**view, "version": "0"})


def test_a_view_with_a_missing_field_is_refused() -> None:
    view = ct.new("quarry", seed=5).view(0)
    del view["table"]
    with pytest.raises(ct.BadView, match=r"^a view has the field 'table', and this has not$"):
        ct.game("quarry").imagine(view)


def test_a_view_that_no_world_fits_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronotable.kernel.imagine._DEALS", 2)
    match = ct.new("quarry", seats=2, seed=5)
    match.answer(0, "dig")
    view = match.view(0)
    view["since"]["events"][0][1]["dice"] = ["die:7", "die:8"]
    with pytest.raises(ct.BadView) as refused:
        match.game.imagine(view)
    assert str(refused.value) == (
        "no world fits this view of seat 0 after 2 deals; "
        "the best agreed with 0 of 1 events seen since the boundary"
    )

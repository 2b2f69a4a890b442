"""Secrets: what nobody may see, what only its owner sees, and worlds imagined from a view."""

from __future__ import annotations

import json
from random import Random

import pytest

import chronotable as ct
from chronotable.games.anachrony.game import GAME
from chronotable.kernel.match import Match
from chronotable.testing.anachrony import AnachronyScript, scenario, seat

pytestmark = pytest.mark.rule("anachrony#hidden")

ANN = seat("harmony", workers={"scientist": 1}, exosuits=1, titanium=2)
BOB = seat("salvation", workers={"engineer": 1}, exosuits=1)
DRAFTS = {"assets": "draft", "endgame": "draft", "leaders": "random"}


def table(match: AnachronyScript | Match, viewer: int | None) -> dict:
    whole = match.match if isinstance(match, AnachronyScript) else match
    return whole.view(viewer)["table"]


# What nobody sees.


def test_only_the_top_of_a_primary_stack_is_open() -> None:
    match = scenario(ann=ANN, bob=BOB, stacks={"lab": ["401", "402"]}, secondary={"lab": ["403"]})

    for viewer in (0, 1, None):
        shown = table(match, viewer)
        assert shown["primary"][3] == [None] * 13 + ["401"]
        assert shown["secondary"][3] == ["403"]
        assert '"402"' not in json.dumps(match.match.view(viewer))


def test_the_next_building_shows_when_the_top_is_built() -> None:
    match = scenario(ann=ANN, bob=BOB, stacks={"life_support": ["303", "305"]})

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.ann.tiles == ["303"]
    assert table(match, 1)["primary"][2][-1] == "305"
    assert "tile:305" in repr(match.match.events(1))
    assert not match.match.can_undo(0)  # it has been seen
    assert match.is_quiet


def test_a_building_put_under_its_stack_is_known_to_be_there() -> None:
    match = scenario(
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1, tiles=["201", "414"], paradoxes=2),
        bob=BOB,
        options={"side": "B"},
    )

    match.play("ann: free 414", "ann: tile:201")

    assert table(match, 1)["primary"][1][0] == "201"
    assert table(match, 1)["primary"][1][1:-1] == [None] * 13
    assert match.is_quiet


def test_superprojects_of_later_eras_lie_face_down() -> None:
    match = scenario(era=2, ann=ANN, bob=BOB, superprojects={3: "exocrawler", 4: "rescue_pods"})

    for viewer in (0, 1, None):
        shown = table(match, viewer)["superprojects"]
        assert shown[2] == "exocrawler"
        assert shown[3:] == ["?"] * 4
        assert "rescue_pods" not in json.dumps(match.match.view(viewer))


def test_decks_show_what_is_left_but_not_its_order() -> None:
    one = scenario(ann=ANN, bob=BOB, next_recruits=3, next_mine=4)
    other = scenario(ann=ANN, bob=BOB, next_recruits=5, next_mine=6)

    assert one.state.recruit_deck != other.state.recruit_deck
    for viewer in (0, None):
        assert table(one, viewer) == table(other, viewer)


# What its owner sees.


def test_hands_of_the_asset_draft_are_seen_by_their_owners_only() -> None:
    match = ct.new("anachrony", seats=3, seed=4, options=DRAFTS)
    hands = [sorted(own.asset_hand) for own in match.state.own]

    for viewer in range(3):
        shown = table(match, viewer)["own"]
        assert [entry["asset_hand"] for entry in shown] == [
            hands[other] if other == viewer else 5 for other in range(3)
        ]
    assert [entry["asset_hand"] for entry in table(match, None)["own"]] == [5, 5, 5]


def test_cards_kept_in_the_draft_are_shown_when_it_is_over() -> None:
    match = ct.new("anachrony", seats=2, seed=4, options=DRAFTS)
    match.answer(0, 0)
    match.answer(1, 0)
    kept = match.state.own[0].asset_kept

    assert table(match, 0)["own"][0]["asset_kept"] == kept
    assert table(match, 1)["own"][0]["asset_kept"] == 1
    assert f"asset:{kept[0]}" not in repr(match.events(1))

    while match.pending[0].prompt == "anachrony-ask-asset":
        match.answer(match.pending[0].seat, 0)

    assert table(match, 1)["own"][0]["asset_kept"] == sorted(match.state.own[0].asset_kept)
    assert f"asset:{kept[0]}" in repr(match.events(1))


def test_hands_of_the_condition_draft_are_seen_by_their_owners_only() -> None:
    match = ct.new("anachrony", seats=2, seed=4, options={"endgame": "draft", "leaders": "random"})
    hands = [own.condition_hand for own in match.state.own]

    assert [entry["condition_hand"] for entry in table(match, 0)["own"]] == [hands[0], 4]
    assert [entry["condition_hand"] for entry in table(match, 1)["own"]] == [4, hands[1]]

    match.answer(0, 0)

    # Nobody knows what Ann keeps before Bob has kept something too.
    assert table(match, 1)["conditions"] == []
    assert not any(card in repr(match.events(1)) for card in hands[0])


def test_secret_choices_are_told_to_nobody_who_is_still_choosing() -> None:
    match = scenario(era=2, phase="warp", ann=ANN, bob=BOB)
    before = match.match.view(1)

    match.play("ann: warp:uranium", "ann: warp:gold")

    assert match.match.view(1)["table"] == before["table"]
    assert match.match.events(1) == []


# Looking for leaks, and imagining.


LAID_OUT = ("primary", "superprojects", "collapses", "places")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_and_no_event_of_a_random_game_names_anything_hidden(seats: int) -> None:
    options = {"assets": "draft", "endgame": "draft", "paths": "choose", "timeline": "alternate"}
    match = ct.new("anachrony", seats=seats, seed=seats, options=options)
    dice = Random(seats)
    told = [0] * seats
    while not match.over:
        if dice.random() < 0.15 or match.state.phase in ("assets", "conditions"):
            for viewer in range(seats):
                events = match.events(viewer)
                heard = json.dumps([event.to_json() for event in events[told[viewer] :]])
                told[viewer] = len(events)
                shown = json.dumps([table(match, viewer)[part] for part in LAID_OUT])
                for name in GAME.secrets(match.state, viewer):
                    assert f'"{name}"' not in shown
                    assert not [
                        key
                        for key in (name, f"tile:{name}", f"collapse:{name}")
                        if f'"{key}"' in heard
                    ]
        decision = match.pending[0]
        match.answer(decision.seat, dice.randrange(len(decision.choices)))


def test_an_imagined_world_looks_the_same_and_hides_something_else() -> None:
    match = scenario(era=2, ann=ANN, bob=BOB, stacks={"lab": ["401", "402"]})
    view = match.match.view(0)
    worlds = [GAME.imagine(view, seed=seed) for seed in range(6)]

    assert all(world.view(0) == view for world in worlds)
    for hidden in (
        lambda state: tuple(tile.id for tile in state.primary[3]),
        lambda state: tuple(tile and tile.id for tile in state.superprojects),
        lambda state: tuple(state.recruit_deck),
        lambda state: tuple(state.mine_deck),
        lambda state: tuple(tile.id for tiles in state.collapsing for tile in tiles),
    ):
        assert len({hidden(world.state) for world in worlds}) > 1


def test_a_draft_can_be_imagined_at_every_step() -> None:
    for seats in (2, 3, 4):
        match = ct.new("anachrony", seats=seats, seed=seats, options=DRAFTS)
        dice = Random(seats)
        while match.pending[0].prompt in ("anachrony-ask-asset", "anachrony-ask-condition"):
            for viewer in range(seats):
                view = match.view(viewer)
                assert GAME.imagine(view, seed=1).view(viewer) == view
            decision = match.pending[0]
            match.answer(decision.seat, dice.randrange(len(decision.choices)))
        for viewer in range(seats):
            view = match.view(viewer)
            assert GAME.imagine(view, seed=1).view(viewer) == view


def test_other_hands_of_a_draft_are_imagined_anew() -> None:
    match = ct.new("anachrony", seats=2, seed=4, options=DRAFTS)
    match.answer(0, 0)
    match.answer(1, 0)
    view = match.view(0)

    kept = {tuple(GAME.imagine(view, seed=seed).state.own[1].asset_kept) for seed in range(8)}

    assert len(kept) > 3

"""What a seat may know: other hands and the order of the piles are hidden, all else is open."""

from __future__ import annotations

import json

import pytest

from chronotable.testing.echoes import scenario, seat

pytestmark = pytest.mark.rule("echoes#hidden")

DISCARDED = ["Miner", "Thief", "Spy", "Princess", "Builder"]


def test_others_see_how_many_cards_a_hand_has_and_no_more() -> None:
    match = scenario(ann=seat(hand=["Miner", "Thief"]), bob=seat(hand=["Spy"]))

    mine, theirs = match.match.view(0)["table"], match.match.view(1)["table"]

    assert mine["players"][0]["hand"] == ["miner", "thief"]
    assert theirs["players"][0]["hand"] == [None, None]
    assert "miner" not in json.dumps(theirs)
    assert match.is_quiet


def test_the_deck_is_counted_and_the_discard_pile_open() -> None:
    match = scenario(ann=seat(), bob=seat(), deck=["Alchemist"], only=True, discard=DISCARDED)

    table = match.match.view(None)["table"]

    assert table["deck"] == 1
    assert table["discard"] == ["miner", "thief", "spy", "princess", "builder"]
    assert "alchemist" not in json.dumps(table)
    assert match.is_quiet


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    match = scenario(ann=seat(), bob=seat(), deck=["Miner", "Thief"])

    match.play("ann: draw")

    mine = [event.params["card"] for event in match.match.events(0) if event.key == "echoes-drew"]
    theirs = [event.params["card"] for event in match.match.events(1) if event.key == "echoes-drew"]
    assert mine == ["card:miner", "card:thief"]
    assert theirs == ["hidden", "hidden"]
    assert match.is_quiet


def test_who_remembers_a_shuffle_knows_which_cards_are_in_that_deck() -> None:
    match = scenario(
        ann=seat(hand=["Tide Horn"]), bob=seat(), only=True, deck=["Smelter"], discard=DISCARDED
    )

    match.play("ann: draw")
    table = match.match.view(1)["table"]

    assert table["deck_number"] == 1
    assert table["players"][0]["drawn_from"] == [0, 0, 1]
    assert len(table["shuffled"][0]) == 5
    assert match.is_quiet


@pytest.mark.parametrize("seed", range(12))
def test_worlds_deal_the_cards_of_each_deck_to_those_who_drew_from_it(seed: int) -> None:
    match = scenario(
        ann=seat(hand=["Tide Horn"]), bob=seat(), only=True, deck=["Smelter"], discard=DISCARDED
    )
    match.play("ann: draw")

    world = match.match.game.imagine(match.match.view(1), seed=seed)

    names = [card.name for card in world.state.zone(0, 0)]
    assert sorted(names[:2]) == ["Smelter", "Tide Horn"]
    assert names[2] in DISCARDED
    assert match.is_quiet


def test_a_shuffle_in_the_midst_of_an_effect_can_be_imagined() -> None:
    """The storm ray draws from a new deck, and then asks about the shell."""
    for seed in range(10):
        match = scenario(
            ann=seat(party=["Whispering Shell", "Elk Herald"], board={1: ["Storm Ray"]}),
            bob=seat(),
            only=True,
            discard=DISCARDED,
            seed=seed,
        )
        match.play("ann: move Storm Ray 1", "ann: yes")
        for viewer in (0, 1, None):
            view = match.match.view(viewer)
            assert match.match.game.imagine(view, seed=seed).view(viewer) == view
        match.play("ann: done")
        assert match.is_quiet


def test_boards_parties_and_sources_are_open_to_everybody() -> None:
    match = scenario(
        ann=seat(party=["Miner"], board={2: ["Thief"]}, conquered={"Growth": ["Spy"]}),
        bob=seat(),
        centre=["Cycles"],
    )

    for viewer in (0, 1, None):
        table = match.match.view(viewer)["table"]
        ann = table["players"][0]
        assert ann["party"] == ["miner"]
        assert ["thief"] in ann["board"]
        assert [source["id"] for source in table["sources"]] == [
            "source_of_cycles",
            "source_of_growth",
        ]
        assert table["sources"][1]["under"] == ["spy"]
    assert match.is_quiet

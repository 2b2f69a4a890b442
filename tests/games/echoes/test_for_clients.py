"""What a client gets to draw with: the printed box, and what follows from a table."""

from __future__ import annotations

import json

import pytest

import chronotable as ct
from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.prompts import PLAY_ONE
from chronotable.games.echoes.sources import SOURCES
from chronotable.testing.echoes import scenario, seat


@pytest.mark.rule("echoes#cards", "echoes#origin")
def test_the_box_shows_every_card_and_source_as_printed() -> None:
    box = ct.game("echoes").box()

    assert {card.id for card in BOX} == box["cards"].keys()
    assert {source.id for source in SOURCES} == box["sources"].keys()
    assert box["cards"]["miner"] == {
        "faction": "earth",
        "kind": "creature",
        "specialisation": "battle",
        "strength": 1,
        "cards": 1,
        "time": 3,
        "points": 1,
        "ability": "flame",
        "flame": "red",
        "effects": ["effect:miner:1"],
        "copies": 1,
        "interaction": False,
        "origin": "box",
    }
    assert box["cards"]["geode"]["points"] is None
    assert box["cards"]["sages_tome"]["ability"] == "summoned"
    assert box["sources"]["source_of_cycles"]["points"] == [2, 7]
    assert box["sources"]["source_of_cycles"]["effects"][-1] == "effect:source_of_cycles:3"
    assert box["tiles"] == ["yellow", "blue", "yellow", "red", "yellow", "blue"]
    assert box["limits"]["party"] == 12


def test_the_box_is_plain_data() -> None:
    box = ct.game("echoes").box()

    assert json.loads(json.dumps(box)) == box


def test_every_effect_in_the_box_has_a_text() -> None:
    game = ct.game("echoes")
    texts = game.texts()

    for thing in [*game.box()["cards"].values(), *game.box()["sources"].values()]:
        for reference in thing["effects"]:
            assert f"echoes-{reference.replace(':', '-')}" in texts


def test_a_view_tells_what_hand_cards_cost_now_and_only_to_their_owner() -> None:
    match = scenario(
        ann=seat(hand=["Miner", "Thief"], party=["Tunnel Guide"]), bob=seat(hand=["Builder"])
    )

    assert match.match.view(0)["table"]["players"][0]["prices"] == [[0, 2], [0, 3]]
    assert match.match.view(0)["table"]["players"][1]["prices"] == []
    assert match.match.view(None)["table"]["players"][0]["prices"] == []


def test_a_view_tells_where_a_card_would_be_laid() -> None:
    board = {2: ["Miner", "Gem Carver"], 3: ["Beekeeper"], 5: ["Tide Caller", "Kelp Weaver"]}
    match = scenario(ann=seat(hand=["Builder", "Thief"], board=board), bob=seat())

    mine, others = match.match.view(0)["table"]["players"]
    assert mine["landing"] == [0, 1, 3, 3, 4, None]
    assert others["landing"] == [0, 1, 2, 3, 4, 5]


def test_a_view_tells_who_can_fight_and_what_scoring_cards_count() -> None:
    match = scenario(ann=seat(party=["Geode", "Miner", "Cave Troll"]), bob=seat())

    mine = match.match.view(0)["table"]["players"][0]
    assert mine["fighters"] == ["miner", "cave_troll"]
    assert mine["values"] == {"geode": 3}
    assert sum(mine["score_sheet"].values()) == mine["score"]


def test_a_card_played_for_less_says_how_much_less() -> None:
    match = scenario(
        ann=seat(hand=["Moss Bear", "Spy"], party=["Furnace Heart"], active="red"), bob=seat()
    )

    match.play("ann: flame Furnace Heart")

    (asked,) = match.match.pending
    assert asked.ask.key == PLAY_ONE
    assert {name: asked.ask.params[name] for name in ("cards", "time")} == {"cards": 3, "time": 1}

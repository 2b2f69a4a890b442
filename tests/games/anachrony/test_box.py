"""What is printed in the box, as clients get it."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import chronotable as ct
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.collapse import COLLAPSES
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.decks import MINES, RECRUITS
from chronotable.games.anachrony.pieces import CAPITAL
from chronotable.kernel.json import Json


def _box() -> Json:
    return ct.game("anachrony").box()


def test_the_box_is_plain_data() -> None:
    box = _box()

    assert json.loads(json.dumps(box)) == box


def test_the_box_holds_every_tile_with_its_points() -> None:
    tiles = _box()["tiles"]

    assert len(tiles) == len(BUILDINGS) + len(SUPERPROJECTS) + 1
    assert tiles["101"] == {
        "points": 4,
        "kind": "power_plant",
        "work": {
            "price": {},
            "gains": [],
            "reach": 1,
            "times": 1,
            "ruled": False,
            "worker": None,
            "motivates": False,
            "dies": False,
        },
    }
    assert tiles["anomaly"] == {"points": -3}


def test_a_superproject_shows_its_price_and_its_breakthroughs() -> None:
    tile = _box()["tiles"]["grand_reservoir"]

    assert tile["price"] == {"titanium": 2, "uranium": 2, "water": 2}
    assert tile["workers"] == [0, 1, 0, 0]
    assert tile["symbol"] == ["square", "society"]
    assert tile["pair"] == ["circle", "triangle"]


def test_every_path_has_a_board_on_both_sides() -> None:
    boards = _box()["boards"]

    assert boards["A"]["harmony"] == boards["A"]["salvation"]
    assert boards["B"]["salvation"]["hexes"][0] == [{"basic": 1}]
    assert boards["B"]["progress"]["hexes"][3] == [{"energy_core": 1}, {"basic": 1}]
    assert boards["B"]["harmony"]["ruined_by_impact"] == [
        "top_left",
        "top_right",
        "bottom_middle",
    ]


def test_the_box_tells_what_an_experiment_costs_in_another_edition() -> None:
    experiments = _box()["experiments"]

    assert experiments["hive_mind"]["price"] == {"gold": 1, "water": 2}
    assert experiments["hive_mind"]["price_in"] == {"polish": {"gold": 1, "water": 1}}
    assert [id for id, card in experiments.items() if card["price_in"]] == ["hive_mind"]


def test_the_box_holds_as_many_cards_as_the_list_says() -> None:
    assert (len(RECRUITS), len(MINES)) == (11, 11)
    assert all(sum(card) == 4 for card in RECRUITS)
    assert all(len(card) == 5 for card in MINES)
    assert len(SUPERPROJECTS) == 18
    assert Counter(tile.action for tile in COLLAPSES) == dict.fromkeys(CAPITAL, 5)
    assert len(CONDITIONS) == 9  # one of them belongs to Doomsday


def test_views_speak_of_nothing_that_the_box_does_not_hold() -> None:
    box = _box()
    for seats, options in ((1, {}), (2, {"doomsday": "yes"}), (4, {"timeline": "alternate"})):
        for table in _views_of_a_random_game(seats, options):
            tiles = [id for own in table["own"] for id in own["sectors"] if id]
            tiles += [id for id in table["superprojects"] if id not in (None, "?")]
            tiles += [id for stack in table["primary"] for id in stack if id]
            assert {*tiles} <= {*box["tiles"]}
            assert {id for row in table["collapses"] for id in row} <= {*box["collapses"]}
            assert {*table["conditions"]} <= {*box["conditions"]}
            cards = {id for id in table["experiments"] if id not in (None, "?")}
            assert cards <= {*box["experiments"]}


def _views_of_a_random_game(seats: int, options: dict[str, str]) -> Iterator[Json]:
    match = ct.new("anachrony", seats=seats, seed=5, options=options)
    luck = Random(5)
    for number in count():
        if match.over:
            return
        decision = match.pending[0]
        match.answer(decision.seat, luck.randrange(len(decision.options)))
        if number % 50 == 0:
            yield match.view(0)["table"]

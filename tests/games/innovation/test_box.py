"""The box: 105 cards, what is printed on them, and the names that must never change."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import chronotable as ct
from chronotable.games.innovation.box import BOX, CARD_BY_ID, CARDS_BY_AGE
from chronotable.games.innovation.card import (
    CASTLE,
    CLOCK,
    COLORS,
    CROWN,
    EDITIONS,
    FACTORY,
    LEAF,
    LIGHTBULB,
)

IDS = {
    1: "pottery tools writing archery metalworking oars clothing sailing the_wheel agriculture "
    "domestication masonry city_states code_of_laws mysticism",
    2: "calendar mathematics construction road_building currency mapmaking canal_building "
    "fermenting monotheism philosophy",
    3: "alchemy translation engineering optics compass paper machinery medicine education "
    "feudalism",
    4: "experimentation printing_press colonialism gunpowder invention navigation anatomy "
    "perspective enterprise reformation",
    5: "chemistry physics coal the_pirate_code banking measurement statistics steam_engine "
    "astronomy societies",
    6: "atomic_theory encyclopedia industrialization machine_tools classification metric_system "
    "canning vaccination democracy emancipation",
    7: "evolution publications combustion explosives bicycle electricity refrigeration "
    "sanitation lighting railroad",
    8: "quantum_theory rocketry flight mobility corporations mass_media antibiotics skyscrapers "
    "empiricism socialism",
    9: "computers genetics composites fission collaboration satellites ecology suburbia services "
    "specialization",
    10: "bioengineering software miniaturization robotics databases self_service globalization "
    "stem_cells ai the_internet",
}


@pytest.mark.rule("innovation#cards")
def test_the_box_holds_105_cards_in_ten_ages_and_five_colors() -> None:
    assert len(BOX) == 105
    assert {age: len(cards) for age, cards in CARDS_BY_AGE.items()} == {
        1: 15,
        **dict.fromkeys(range(2, 11), 10),
    }
    assert Counter(card.color for card in BOX) == dict.fromkeys(COLORS, 21)
    for age, cards in CARDS_BY_AGE.items():
        assert set(Counter(card.color for card in cards).values()) == {3 if age == 1 else 2}


def test_the_icons_of_the_box_add_up() -> None:
    icons = Counter(icon for card in BOX for icon in card.icons if icon is not None)

    assert icons == {CASTLE: 38, CROWN: 66, LEAF: 59, LIGHTBULB: 67, FACTORY: 49, CLOCK: 36}


@pytest.mark.rule("innovation#cards")
def test_a_card_has_three_icons_a_hexagon_and_features_its_commonest_icon() -> None:
    odd: dict[str, object] = {}
    for card in BOX:
        (icon, most), *others = Counter(i for i in card.icons if i is not None).most_common()
        alone = all(number < most for _, number in others)
        if len(card.icons) != 4 or card.icons.count(None) != 1 or card.featured is not icon:
            odd[card.id] = (card.icons, card.featured)
        elif not alone:
            odd[card.id] = (card.icons, "no icon is the commonest")
    assert odd == {}


def test_ids_and_their_order_never_change() -> None:
    """Records and saved games name cards by id, and agents number them by their place."""
    listed = [name for age in sorted(IDS) for name in IDS[age].split()]

    assert [card.id for card in BOX] == listed
    assert [card.number for card in BOX] == list(range(105))
    assert list(CARD_BY_ID) == listed


@pytest.mark.rule("innovation#cards")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_effect_has_a_text_and_a_name_of_its_own(edition: str) -> None:
    for card in BOX:
        effects = card.effects_in(edition)
        assert effects, f"{card} does nothing"
        for number, effect in enumerate(effects, start=1):
            assert effect.number == number, f"{card} is numbered wrongly in {edition}"
            assert effect.text.endswith("."), f"{card} {number}: {effect.text!r}"
            assert effect.text[0].isupper()
            assert effect.why == f"effect:{card.id}:{number}"


@pytest.mark.rule("innovation#editions")
@pytest.mark.parametrize(
    ("edition", "demands", "others"), [("czech", 34, 123), ("first", 34, 123), ("third", 34, 124)]
)
def test_the_effects_of_each_edition_are_all_there(edition: str, demands: int, others: int) -> None:
    kinds = Counter(effect.demand for card in BOX for effect in card.effects_in(edition))

    assert (kinds[True], kinds[False]) == (demands, others)


@pytest.mark.rule("innovation#editions")
def test_the_czech_box_is_played_unless_the_table_chooses_another() -> None:
    assert ct.new("innovation", seats=2, seed=1).options == {"cards": "czech"}
    third = ct.new("innovation", seats=2, seed=1, options={"cards": "third"})
    assert third.state.edition == "third"


@pytest.mark.rule("innovation#editions")
def test_editions_differ_in_the_cards_they_should_and_no_others() -> None:
    def texts(edition: str) -> dict[str, list[str]]:
        return {card.id: [effect.text for effect in card.effects_in(edition)] for card in BOX}

    czech, first, third = (texts(edition) for edition in EDITIONS)

    assert [name for name in czech if czech[name] != first[name]] == ["city_states"]
    assert [name for name in first if first[name] != third[name]] == [
        *("oars", "fermenting", "feudalism", "measurement", "statistics", "societies"),
        *("industrialization", "combustion", "fission"),
    ]


def test_demands_come_before_what_is_shared() -> None:
    for edition in EDITIONS:
        for card in BOX:
            kinds = [effect.demand for effect in card.effects_in(edition)]
            assert kinds == sorted(kinds, reverse=True), f"{card} demands too late"


def test_everything_that_can_be_answered_is_listed_once() -> None:
    actions = ct.game("innovation").actions

    assert len(set(actions)) == len(actions)
    for card in BOX:
        assert card.key in actions
        assert card.meld.key in actions
    for color in COLORS:
        assert color.key in actions
        assert f"dogma:{color.word}" in actions
    for key in (
        *("draw", "yes", "no", "done"),
        *(f"achieve:{age}" for age in range(1, 10)),
        *(f"value:{value}" for value in range(1, 11)),
        *(f"seat:{seat}" for seat in range(4)),
    ):
        assert key in actions


def test_names_and_texts_are_there_for_every_card_and_edition() -> None:
    texts = ct.game("innovation").texts()

    assert texts["innovation-card-the_wheel"] == "The Wheel"
    assert texts["innovation-card-ai"] == "A.I."
    assert texts["innovation-effect-writing-1"] == "Draw a 2."
    assert texts["innovation-effect-oars-1-czech"] != texts["innovation-effect-oars-1-third"]
    for card in BOX:
        assert texts[f"innovation-card-{card.id}"] == card.name


def test_what_a_client_needs_to_draw_a_card_is_in_the_box() -> None:
    box = ct.game("innovation").box()

    assert box == json.loads(json.dumps(box))
    assert box["splays"] == {"none": [], "left": [3], "right": [0, 1], "up": [1, 2, 3]}
    assert box["achievements"]["9"] == 45
    assert box["cards"].keys() == CARD_BY_ID.keys()
    printed = [
        {"text": "effect:oars:1", "demand": True},
        {"text": "effect:oars:2", "demand": False},
    ]
    assert box["cards"]["oars"] == {
        "age": 1,
        "color": "red",
        "icons": ["castle", "crown", None, "castle"],
        "featured": "castle",
        "effects": {"czech": printed, "first": printed, "third": printed},
    }

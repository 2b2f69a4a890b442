"""The rulings of docs/rulings/innovation.md, by number: each has a test, and no test is without.

A test that proves a ruling opens its docstring with the number.
"""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import BLUE, CLOCK, GREEN, LIGHTBULB
from chronotable.games.innovation.prompts import (
    CHOOSE_ACTION,
    EXCHANGE_CARD,
    RETURN_CARD,
    RETURN_NEXT,
)
from chronotable.games.innovation.tabletop import Tabletop
from chronotable.testing.innovation import named, opening, scenario, seat


@pytest.mark.parametrize(
    ("cards", "scored", "drawn"),
    [("czech", ["Pottery"], []), ("first", [], ["Pottery"]), ("third", [], ["Pottery"])],
)
def test_city_states_lets_its_victim_score_a_one_in_the_czech_box(
    cards: str, scored: list[str], drawn: list[str]
) -> None:
    """INN-001."""
    match = scenario(
        ann=seat(board=["City States"]),
        bob=seat(board=["Metalworking", "Tools"]),
        decks={1: ["Pottery"]},
        cards=cards,
    )

    match.play("ann: dogma City States", "bob: Metalworking")

    assert match.bob.score_pile == scored
    assert match.bob.hand == drawn
    assert match.is_quiet


def test_three_tucked_and_three_scored_cards_are_no_monument() -> None:
    """INN-002."""
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Oars"], tucked=3, scored=2),
        bob=seat(),
    )

    match.play("ann: dogma Agriculture", "ann: Oars")

    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.parametrize(("cards", "first"), [("czech", "ann"), ("first", "bob"), ("third", "bob")])
def test_the_first_player_is_found_by_the_titles_of_the_cards_in_play(
    cards: str, first: str
) -> None:
    """INN-003. Oars comes after Agriculture, and Čluny before Zemědělství."""
    match = opening(ann=["Oars", "Tools"], bob=["Agriculture", "Writing"], cards=cards)

    match.play("ann: Oars", "bob: Agriculture")

    assert match.asks(first, CHOOSE_ACTION)
    assert match.is_quiet


def test_tools_cannot_return_two_cards_for_nothing() -> None:
    """INN-004."""
    match = scenario(
        ann=seat(board=["Tools"], hand=["Oars", "Archery"]),
        bob=seat(),
    )

    match.play("ann: dogma Tools")

    assert match.ann.hand == ["Oars", "Archery"]
    assert match.is_quiet


def test_evolution_may_be_declined() -> None:
    """INN-005."""
    match = scenario(
        ann=seat(board=["Evolution"], score=["Oars"]),
        bob=seat(),
    )

    match.play("ann: dogma Evolution")
    assert match.asks("ann")[-1] == "done"
    match.play("ann: done")

    assert match.ann.score_pile == ["Oars"]
    assert match.ann.hand == []
    assert match.is_quiet


def test_the_owner_picks_among_the_lowest_cards_for_medicine() -> None:
    """INN-006."""
    match = scenario(
        ann=seat(board=["Medicine"], score=["Oars", "Tools", "Coal"]),
        bob=seat(score=["Optics"]),
    )

    match.play("ann: dogma Medicine")
    assert match.asks("ann", EXCHANGE_CARD) == ["Oars", "Tools"]
    match.play("ann: Tools")

    assert sorted(match.ann.score_pile) == ["Coal", "Oars", "Optics"]
    assert match.bob.score_pile == ["Tools"]
    assert match.is_quiet


def test_the_owner_picks_among_the_lowest_cards_for_sanitation() -> None:
    """INN-006."""
    match = scenario(
        ann=seat(board=["Sanitation"], hand=["Oars", "Tools", "Coal"]),
        bob=seat(hand=["Optics", "Calendar", "Sailing"]),
    )

    match.play("ann: dogma Sanitation")
    assert match.asks("ann", EXCHANGE_CARD) == ["Oars", "Tools"]
    match.play("ann: Oars")

    assert sorted(match.ann.hand) == ["Calendar", "Coal", "Optics", "Tools"]
    assert sorted(match.bob.hand) == ["Oars", "Sailing"]
    assert match.is_quiet


@pytest.mark.rule("innovation#draw")
def test_measurement_of_an_absent_color_draws_a_one() -> None:
    """INN-007."""
    match = scenario(
        ann=seat(board=["Measurement"], hand=["Coal"]),
        bob=seat(),
        decks={1: ["Oars"]},
    )

    match.play("ann: dogma Measurement", "ann: Coal", "ann: yellow")

    assert match.ann.hand == ["Oars"]
    assert match.is_quiet


@pytest.mark.rule("innovation#cards")
def test_ai_is_shared_by_lightbulbs() -> None:
    """INN-008."""
    match = scenario(
        ann=seat(board=["A.I."]),
        bob=seat(board=["Philosophy"]),
        cid=seat(board=["Databases"]),
        decks={10: ["Globalization", "Stem Cells", "Robotics"]},
    )
    assert match.bob.count(LIGHTBULB) > match.ann.count(LIGHTBULB)
    assert match.cid.count(CLOCK) > match.ann.count(CLOCK)

    match.play("ann: dogma A.I.")

    assert match.bob.score_pile == ["Globalization"]
    assert match.cid.score_pile == []
    assert match.is_quiet


@pytest.mark.rule("innovation#reveal")
def test_revealing_a_card_earns_the_bonus() -> None:
    """INN-009."""
    match = scenario(
        ann=seat(board=["Specialization"]),
        bob=seat(board=["Coal"], hand=["Tools"]),
        decks={9: ["Fission"]},
    )

    match.play("ann: dogma Specialization")  # Bob shows Tools, and nobody has a blue card

    assert match.bob.hand == ["Tools"]
    assert match.seen("ann", "bob") == ["Tools"]
    assert match.ann.hand == ["Fission"]
    assert match.is_quiet


def test_a_hand_that_holds_nothing_fitting_earns_nothing() -> None:
    """INN-009. Bob cannot wear a new colour; the server knows, and his hand stays hidden."""
    match = scenario(
        ann=seat(board=["Clothing"]),
        bob=seat(board=["Agriculture", "Sailing"], hand=["Masonry"]),
        cid=seat(board=["The Wheel", "Domestication"]),
    )

    match.play("ann: dogma Clothing")

    assert match.bob.hand == ["Masonry"]
    assert match.seen("ann", "bob") == [1]
    assert match.ann.hand == []
    assert match.is_quiet


def test_astronomy_alone_on_the_board_claims_universe() -> None:
    """INN-010."""
    match = scenario(
        ann=seat(board=["Astronomy"]),
        bob=seat(),
        decks={6: ["Canning"]},
    )

    match.play("ann: dogma Astronomy")

    assert match.ann.hand == ["Canning"]
    assert match.ann.achievements == ["universe"]
    assert match.is_quiet


def test_translation_on_an_empty_board_claims_world() -> None:
    """INN-010. No play that we know of gets there, so the effect is carried out by hand."""
    match = scenario(ann=seat(hand=["Oars"]), bob=seat())
    state = match.match.state.copy()
    ann = Tabletop(state, None).players[0]
    translation = named("Translation")

    effect = translation.effects_in("czech")[1].rule(ann)
    with pytest.raises(StopIteration):
        effect.send(None)

    assert ann.top_cards == []
    assert ann.achievements == 1


def test_covered_cards_are_open_to_everybody() -> None:
    """INN-011."""
    match = scenario(
        ann=seat(board=["Mysticism > City States > Philosophy", "Oars > Archery, left"]),
        bob=seat(),
    )

    for viewer in (0, 1, None):
        board = match.match.view(viewer)["table"]["players"][0]["board"]
        purple, red = board["purple"], board["red"]
        assert purple["cards"] == ["philosophy", "city_states", "mysticism"]  # bottom first
        assert red["cards"] == ["archery", "oars"]
        assert (purple["splay"], red["splay"]) == ("none", "left")
    assert match.is_quiet


def test_mass_media_returns_own_cards_by_face_and_others_by_their_backs() -> None:
    """INN-012."""
    match = scenario(
        ann=seat(board=["Mass Media"], hand=["Writing"], score=["Optics", "Compass"]),
        bob=seat(score=["Paper", "Education"]),
    )

    match.play("ann: dogma Mass Media")
    assert match.asks("ann", RETURN_CARD) == ["Writing", "done"]
    match.play("ann: Writing", "ann: 3")
    assert match.asks("ann", RETURN_NEXT) == ["Optics", "Compass", "bob's 3"]
    match.play("ann: Compass", "ann: bob's 3", "ann: bob's 3")

    compass, one, another, optics = match.deck(3)[-4:]
    assert (compass, optics) == ("Compass", "Optics")
    assert sorted([one, another]) == ["Education", "Paper"]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_the_bonus_waits_until_the_whole_card_is_done() -> None:
    """INN-021. Bob splays in the first effect; Ann's bonus is a 7, for she has melded one since."""
    match = scenario(
        ann=seat(board=["Atomic Theory"]),
        bob=seat(board=["Classification", "Tools > Writing"]),
        decks={6: ["Canning"], 7: ["Bicycle", "Railroad", "Lighting"]},
    )

    match.play("ann: dogma Atomic Theory", "bob: blue")

    assert match.bob.splay(BLUE) == "right"
    assert match.bob.pile(GREEN) == ["Bicycle", "Classification"]
    assert match.ann.top_cards == ["Atomic Theory", "Railroad"]
    assert match.ann.hand == ["Lighting"]
    assert match.is_quiet

"""Sharing: who takes part, in which order, and when the active player gets a bonus."""

from __future__ import annotations

import pytest

from chronotable.games.innovation.card import BLUE, FACTORY, PURPLE, RED
from chronotable.games.innovation.prompts import RETURN_FROM_SCORE, RETURN_NEXT
from chronotable.testing.innovation import scenario, seat


@pytest.mark.rule("innovation#innovation", "innovation#sharing")
def test_as_many_icons_share_and_fewer_do_not() -> None:
    """C1."""
    match = scenario(
        ann=seat(board=["Writing"]),
        bob=seat(board=["Philosophy"]),
        cid=seat(board=["Archery"]),
        decks={2: ["Calendar", "Fermenting"], 1: ["Sailing"]},
    )

    match.play("ann: dogma Writing")

    assert match.bob.hand == ["Calendar"]
    assert match.ann.hand == ["Fermenting", "Sailing"]  # her own draw, then one bonus
    assert match.cid.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#sharing", "innovation#effects")
def test_who_shares_is_settled_before_the_first_effect() -> None:
    """C2."""
    match = scenario(
        ann=seat(board=["Chemistry > Physics"]),
        bob=seat(board=["Emancipation"], score=["Oars"]),
        decks={7: ["Bicycle"], 6: ["Canning"], 5: ["Coal"]},
    )

    match.play("ann: dogma Chemistry", "ann: blue")
    assert match.ann.count(FACTORY) == 3  # more than Bob's two by now
    assert match.asks("bob", RETURN_FROM_SCORE) == ["Oars", "Bicycle"]
    match.play("bob: Oars")

    assert match.bob.score_pile == ["Bicycle"]
    assert match.ann.score_pile == []  # the 6 scored was all there was to return
    assert match.deck(6)[-1] == "Canning"
    assert match.ann.hand == ["Coal"]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_two_sharers_earn_one_bonus() -> None:
    """C3."""
    match = scenario(
        ann=seat(board=["Writing"]),
        bob=seat(board=["Philosophy"]),
        cid=seat(board=["Experimentation"]),
        decks={2: ["Calendar", "Fermenting", "Currency"], 1: ["Sailing"]},
    )

    match.play("ann: dogma Writing")

    assert match.bob.hand == ["Calendar"]
    assert match.cid.hand == ["Fermenting"]
    assert match.ann.hand == ["Currency", "Sailing"]
    assert match.is_quiet


@pytest.mark.rule("innovation#sharing")
def test_sharers_act_clockwise_and_the_active_player_last() -> None:
    match = scenario(
        ann=seat(board=["Philosophy"]),
        bob=seat(board=["Experimentation"]),
        cid=seat(board=["Writing"]),
        dan=seat(board=["Tools"]),
        turn="cid",
        decks={2: ["Calendar", "Fermenting", "Currency", "Mapmaking"], 1: ["Sailing"]},
    )

    match.play("cid: dogma Writing")

    assert match.dan.hand == ["Calendar"]
    assert match.ann.hand == ["Fermenting"]
    assert match.bob.hand == ["Currency"]
    assert match.cid.hand == ["Mapmaking", "Sailing"]
    assert match.is_quiet


@pytest.mark.rule("innovation#effects", "innovation#bonus")
def test_each_effect_is_finished_by_all_before_the_next() -> None:
    match = scenario(
        ann=seat(board=["Pottery"], hand=["Oars"]),
        bob=seat(board=["Agriculture"], hand=["Tools"]),
        decks={1: ["Sailing", "Clothing", "Writing", "Archery", "Masonry"]},
    )

    match.play("ann: dogma Pottery", "bob: Tools", "ann: Oars")

    assert match.bob.score_pile == ["Sailing"]
    assert match.ann.score_pile == ["Clothing"]
    assert match.bob.hand == ["Writing"]
    assert match.ann.hand == ["Archery", "Masonry"]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus", "innovation#sharing")
def test_declining_everything_earns_no_bonus() -> None:
    """C4."""
    match = scenario(
        ann=seat(board=["Philosophy"]),
        bob=seat(board=["Experimentation", "Oars > Archery"], hand=["Tools"]),
    )

    match.play("ann: dogma Philosophy", "bob: done", "bob: done")

    assert match.bob.hand == ["Tools"]
    assert match.ann.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_being_unable_earns_no_bonus() -> None:
    """C5."""
    match = scenario(
        ann=seat(board=["Tools"]),
        bob=seat(board=["Writing"]),
    )

    match.play("ann: dogma Tools")

    assert match.ann.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#sharing")
def test_a_sharer_must_do_what_is_compulsory() -> None:
    """C6."""
    match = scenario(
        ann=seat(board=["Domestication"]),
        bob=seat(board=["Metalworking", "Societies"], hand=["Mysticism", "Coal"]),
        decks={1: ["Sailing", "Clothing", "Writing"]},
    )

    match.play("ann: dogma Domestication")

    assert match.bob.pile(PURPLE) == ["Mysticism", "Societies"]
    assert match.bob.hand == ["Coal", "Sailing"]
    assert match.ann.hand == ["Clothing", "Writing"]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_drawing_the_same_cards_back_is_a_change() -> None:
    """C8."""
    match = scenario(
        ann=seat(board=["Railroad"]),
        bob=seat(board=["Rocketry"], hand=["Canning", "Vaccination", "Democracy"]),
        decks={7: ["Bicycle", "Lighting", "Evolution", "Sanitation"]},
        only={6: []},
    )

    match.play("ann: dogma Railroad")
    assert match.asks("bob", RETURN_NEXT) == ["Canning", "Vaccination", "Democracy"]
    match.play("bob: Canning", "bob: Vaccination")

    assert sorted(match.bob.hand) == ["Canning", "Democracy", "Vaccination"]
    assert match.ann.hand == ["Bicycle", "Lighting", "Evolution", "Sanitation"]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_demands_alone_earn_no_bonus() -> None:
    """C10."""
    match = scenario(
        ann=seat(board=["Oars"]),
        bob=seat(hand=["Clothing"]),
        cid=seat(board=["Archery"]),
        decks={1: ["Sailing"]},
    )

    match.play("ann: dogma Oars")

    assert match.ann.score_pile == ["Clothing"]
    assert match.bob.hand == ["Sailing"]
    assert match.ann.hand == match.cid.hand == []
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
@pytest.mark.parametrize(("answer", "bonus"), [("done", []), ("red", ["Calendar"])])
def test_a_new_splay_earns_a_bonus_and_a_declined_one_does_not(
    answer: str, bonus: list[str]
) -> None:
    match = scenario(
        ann=seat(board=["Philosophy"]),
        bob=seat(board=["Experimentation", "Oars > Archery"]),
        decks={2: ["Calendar"]},
    )

    match.play("ann: dogma Philosophy", f"bob: {answer}")

    assert match.ann.hand == bonus
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_the_bonus_is_drawn_with_the_board_as_it_then_is() -> None:
    match = scenario(
        ann=seat(board=["Domestication"], hand=["Coal"]),
        bob=seat(board=["Metalworking"]),
        decks={1: ["Sailing", "Clothing"], 5: ["Physics"]},
    )

    match.play("ann: dogma Domestication")

    assert match.ann.pile(RED) == ["Coal"]
    assert match.ann.hand == ["Clothing", "Physics"]
    assert match.is_quiet


@pytest.mark.rule("innovation#bonus")
def test_the_bonus_comes_before_the_second_action() -> None:
    match = scenario(
        ann=seat(board=["Writing"]),
        bob=seat(board=["Philosophy"]),
        decks={2: ["Calendar", "Fermenting"], 1: ["Sailing"]},
    )

    match.play("ann: dogma Writing")

    assert match.asks("ann") == ["draw", "meld:fermenting", "meld:sailing", "dogma:blue"]
    assert match.is_quiet


@pytest.mark.rule("innovation#effects")
def test_all_effects_are_resolved_though_the_card_is_covered() -> None:
    match = scenario(
        ann=seat(board=["Translation"], score=["Writing"]),
        bob=seat(),
    )

    match.play("ann: dogma Translation", "ann: yes")

    assert match.ann.pile(BLUE) == ["Writing", "Translation"]
    assert match.ann.achievements == ["world"]
    assert match.is_quiet


@pytest.mark.rule("innovation#effects")
def test_all_effects_are_resolved_though_the_card_is_lost() -> None:
    match = scenario(
        ann=seat(board=["Specialization", "Tools > Writing"]),
        bob=seat(board=["Coal"], hand=["Mysticism"]),
        decks={1: ["Sailing"]},
    )

    match.play("ann: dogma Specialization")  # Bob shows a purple card, and takes Specialization

    assert match.bob.hand == ["Mysticism", "Specialization"]
    match.play("ann: blue")  # its second effect is there all the same
    assert match.ann.splay(BLUE) == "up"
    assert match.ann.hand == ["Sailing"]  # the bonus, now that Tools is her highest card
    assert match.is_quiet


# Demands


@pytest.mark.rule("innovation#demand")
def test_victims_obey_one_after_another_clockwise_from_the_demander() -> None:
    match = scenario(
        ann=seat(hand=["Navigation"]),
        bob=seat(board=["Archery"]),
        cid=seat(hand=["Calendar"]),
        dan=seat(hand=["Optics"]),
        turn="bob",
        decks={1: ["Tools", "Sailing", "Pottery"]},
    )

    match.play("bob: dogma Archery")  # draw a 1 each, and give the highest card away

    assert match.cid.hand == ["Tools"]
    assert match.dan.hand == ["Sailing"]
    assert match.ann.hand == ["Pottery"]
    assert match.bob.hand == ["Calendar", "Optics", "Navigation"]
    assert match.is_quiet


@pytest.mark.rule("innovation#demand")
def test_a_demand_reaches_nobody_if_all_others_share() -> None:
    match = scenario(
        ann=seat(board=["Archery"]),
        bob=seat(board=["Oars"], hand=["Optics"]),
        cid=seat(board=["Metalworking"], hand=["Calendar"]),
    )

    match.play("ann: dogma Archery")

    assert match.bob.hand == ["Optics"]
    assert match.cid.hand == ["Calendar"]
    assert match.ann.hand == []
    assert match.is_quiet

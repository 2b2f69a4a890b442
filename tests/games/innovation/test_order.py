"""Several cards move by one effect: one by one, in an order that is asked where it matters."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from chronotable.games.innovation import leaving
from chronotable.games.innovation.card import BLUE, CLOCK
from chronotable.games.innovation.leaving import order_matters
from chronotable.games.innovation.prompts import (
    MOVE_NEXT,
    RETURN_NEXT,
    SCORE_NEXT,
    TAKE_TO_BOARD,
)
from chronotable.games.innovation.zones import BOARD
from chronotable.testing.innovation import InnovationScript, scenario, seat

# Eleven clocks; twelve are there while Services is gone and Quantum Theory is not.
NEARLY_A_WORLD = ["Robotics > Fission > Mobility, up", "Quantum Theory", "Services > The Internet"]


def electrified() -> InnovationScript:
    match = scenario(
        ann=seat(board=["Electricity > Satellites, up", *NEARLY_A_WORLD]),
        bob=seat(),
        decks={8: ["Rocketry", "Flight"]},
    )
    assert match.ann.count(CLOCK) == 11
    match.play("ann: dogma Electricity")
    return match


@pytest.mark.rule("innovation#return")
def test_electricity_lets_its_owner_choose_what_goes_back_first() -> None:
    """INN-020. An 8 and a 9 go under different piles, but a World lies between them."""
    match = electrified()

    assert match.asks("ann", RETURN_NEXT) == ["Quantum Theory", "Services"]

    match.play("ann: Services")  # the other one follows without a question

    assert match.ann.achievements == ["world"]
    assert match.deck(8)[-1] == "Quantum Theory"
    assert match.deck(9)[-1] == "Services"
    assert match.ann.hand == ["Rocketry", "Flight"]
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_in_the_other_order_electricity_earns_nothing() -> None:
    """INN-019."""
    match = electrified()

    match.play("ann: Quantum Theory")

    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_electricity_asks_nothing_where_the_order_makes_no_difference() -> None:
    """INN-020."""
    match = scenario(
        ann=seat(board=["Electricity", "Evolution", "Stem Cells", "Services > The Internet"]),
        bob=seat(),
    )

    match.play("ann: dogma Electricity")

    assert match.ann.board == {"green": ["Electricity"], "purple": ["The Internet"]}
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_nobody_is_asked_for_an_order_that_earns_the_same_in_the_end() -> None:
    """INN-020. Whichever of the two goes first, five top cards of 8 or more remain at last."""
    match = scenario(
        ann=seat(board=["Electricity"]),
        bob=seat(
            board=[
                *("Mobility", "Corporations", "Skyscrapers"),
                *("Tools > Computers", "Mysticism > Specialization"),
            ]
        ),
    )

    match.play("ann: dogma Electricity")

    # The two 1s go under the same pile, so these are asked for, and nothing else is.
    assert match.asks("bob", RETURN_NEXT) == ["Tools", "Mysticism"]
    match.play("bob: Mysticism")
    assert match.bob.achievements == ["universe"]
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
@pytest.mark.parametrize("first", ["Genetics", "Quantum Theory"])
def test_skyscrapers_lets_its_victim_choose_what_goes_back_first(first: str) -> None:
    """INN-020."""
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(
            board=[
                "Computers > Evolution > Genetics > Quantum Theory",
                *("Robotics > Fission, up", "Databases", "The Internet"),
            ]
        ),
    )
    assert match.bob.count(CLOCK) == 11

    match.play("ann: dogma Skyscrapers", "bob: Computers")
    assert match.bob.count(CLOCK) == 9
    assert sorted(match.asks("bob", RETURN_NEXT)) == ["Genetics", "Quantum Theory"]
    match.play(f"bob: {first}")

    assert match.bob.score_pile == ["Evolution"]
    assert match.bob.pile(BLUE) == []
    assert match.bob.achievements == (["world"] if first == "Genetics" else [])
    assert match.is_quiet


@pytest.mark.rule("innovation#return")
def test_a_pile_of_many_cards_is_returned_in_any_order_that_earns_something() -> None:
    """INN-020."""
    pile = ["Computers", "Tools", "Evolution", "Genetics", "Physics", "Writing", "Calendar"]
    match = scenario(
        ann=seat(board=["Skyscrapers"]),
        bob=seat(
            board=[
                " > ".join([*pile, "Quantum Theory"]),
                *("Robotics > Fission, up", "Databases", "The Internet"),
            ]
        ),
    )

    match.play("ann: dogma Skyscrapers", "bob: Computers")
    assert sorted(match.asks("bob", RETURN_NEXT)) == sorted([*pile[2:], "Quantum Theory"])
    match.play("bob: Quantum Theory")  # now nothing can be earned any more

    assert match.bob.board == {
        "red": ["Robotics", "Fission"],
        "green": ["Databases"],
        "purple": ["The Internet"],
    }
    assert match.bob.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#score")
@pytest.mark.parametrize("first", ["Services", "Quantum Theory"])
def test_canning_asks_for_the_order_only_where_something_lies_between(first: str) -> None:
    """INN-015."""
    match = scenario(
        ann=seat(board=["Canning", "Corporations > Satellites, up", *NEARLY_A_WORLD]),
        bob=seat(),
        decks={6: ["Machine Tools"]},
    )

    match.play("ann: dogma Canning", "ann: yes")
    assert match.asks("ann", SCORE_NEXT) == ["Quantum Theory", "Services"]
    match.play(f"ann: {first}")

    assert sorted(match.ann.score_pile) == ["Quantum Theory", "Services"]
    assert match.ann.achievements == (["world"] if first == "Services" else [])
    assert match.is_quiet


@pytest.mark.rule("innovation#transfer")
@pytest.mark.parametrize("first", ["Alchemy", "Mysticism"])
def test_engineering_lets_its_victim_choose_which_castle_falls_first(first: str) -> None:
    """INN-020. Software comes to light beneath Alchemy; Mysticism holds the last castles."""
    match = scenario(
        ann=seat(board=["Engineering", "The Wheel", "Monotheism"]),
        bob=seat(
            board=[
                *("Mysticism", "Alchemy > Software", "Agriculture", "Coal"),
                "Navigation > Paper > Classification, right",
            ]
        ),
    )

    match.play("ann: dogma Engineering")
    assert match.asks("bob", MOVE_NEXT) == ["Mysticism", "Alchemy"]
    match.play(f"bob: {first}")

    assert sorted(match.ann.score_pile) == ["Alchemy", "Mysticism"]
    assert match.bob.achievements == (["empire"] if first == "Alchemy" else [])
    assert match.is_quiet


@pytest.mark.rule("innovation#transfer")
@pytest.mark.parametrize(("first", "winner"), [("Tools", "bob"), ("Pottery", "cid")])
def test_specialization_may_decide_whose_board_earns_something_first(
    first: str, winner: str
) -> None:
    """INN-020. Bob and Cid each lack a blue 8, until what covers theirs is taken."""
    match = scenario(
        ann=seat(board=["Specialization", "Explosives"], hand=["Writing"]),
        bob=seat(
            board=["Mobility", "Corporations", "Antibiotics", "Empiricism", "Tools > Software"]
        ),
        cid=seat(board=["Flight", "Mass Media", "Skyscrapers", "Socialism", "Pottery > Rocketry"]),
    )

    match.play("ann: dogma Specialization")
    assert match.asks("ann", MOVE_NEXT) == ["Pottery", "Tools"]
    match.play(f"ann: {first}")

    assert sorted(match.ann.hand) == ["Pottery", "Tools", "Writing"]
    assert match.player(winner).achievements == ["universe"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_what_fission_removes_leaves_in_one_moment() -> None:
    """INN-019. Nothing comes to light on the way out of the game."""
    match = scenario(
        ann=seat(board=["Fission"]),
        bob=seat(board=["Flight", "Mass Media", "Antibiotics", "Empiricism", "Tools > Rocketry"]),
        decks={10: ["Robotics"]},
    )

    match.play("ann: dogma Fission")

    assert match.bob.board == {}
    assert match.bob.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#score")
def test_genetics_scores_what_lies_beneath_without_a_question() -> None:
    match = scenario(
        ann=seat(board=["Genetics > Rocketry > Tools"]),
        bob=seat(),
        decks={10: ["Software"]},
    )

    match.play("ann: dogma Genetics")

    assert match.ann.pile(BLUE) == ["Software"]
    assert sorted(match.ann.score_pile) == ["Genetics", "Rocketry", "Tools"]
    assert match.is_quiet


def test_collaboration_transfers_the_nine_that_was_picked_before_the_other_is_melded() -> None:
    """Both would complete a Universe; the card says who comes first, not the pile."""
    match = scenario(
        ann=seat(board=["Collaboration", "Software", "Stem Cells", "Empiricism"]),
        bob=seat(board=["Mobility", "Mass Media", "Antibiotics", "Socialism"]),
        decks={9: ["Genetics", "Fission"]},
    )

    match.play("ann: dogma Collaboration")
    assert match.asks("ann", TAKE_TO_BOARD) == ["Genetics", "Fission"]
    match.play("ann: Fission")

    assert match.bob.top_cards[0] == "Genetics"
    assert match.ann.achievements == ["universe"]
    assert match.bob.achievements == []
    assert match.is_quiet


@pytest.mark.parametrize("seed", range(40))
def test_of_a_whole_pile_two_orders_tell_whether_any_two_differ(seed: int) -> None:
    """INN-020. Six cards can leave in 720 orders; from the top and from the bottom are enough."""
    luck = Random(seed)
    blues = ["Tools", "Writing", "Evolution", "Rocketry", "Quantum Theory", "Genetics", "Software"]
    blues += ["Publications", "Physics"]
    luck.shuffle(blues)
    splay = luck.choice(["none", "left", "right", "up"])
    match = scenario(
        ann=seat(
            board=[
                f"{' > '.join(blues[:6])}, {splay}",
                luck.choice(["Robotics > Fission > Mobility, up", "Coal", "Flight"]),
                luck.choice(["Databases", "Databases > Satellites, up", "Corporations"]),
                luck.choice(["Antibiotics", "Fermenting > Machinery, up"]),
                luck.choice(["The Internet", "Socialism", "Monotheism > Enterprise, up"]),
            ]
        ),
        bob=seat(),
    )
    state = match.match.state
    cards = list(state.zone(0, BOARD + BLUE))
    settled = leaving._Boards(state)._earned(0, frozenset())
    for special in settled:
        state.specials[special] = 1  # what is earned already is claimed already
    told = order_matters(state, cards)

    boards = leaving._Boards(state)
    outcomes = [boards.outcome(order) for order in permutations(cards)]

    assert told == any(outcome != outcomes[0] for outcome in outcomes)

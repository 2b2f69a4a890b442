"""Set-up: the piles, the two cards dealt, the first melds, and who begins."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.innovation.prompts import CHOOSE_ACTION, FIRST_MELD
from chronotable.games.innovation.zones import MIDDLE
from chronotable.testing.innovation import InnovationScript, opening

NAMES = ("ann", "bob", "cid", "dan")


def new_table(seats: int, seed: int = 1) -> InnovationScript:
    return InnovationScript(ct.new("innovation", seats=seats, seed=seed), NAMES[:seats])


@pytest.mark.rule("innovation#table", "innovation#setup")
@pytest.mark.parametrize(("seats", "ones_left"), [(2, 10), (3, 8), (4, 6)])
def test_the_table_is_laid_as_the_rulebook_says(seats: int, ones_left: int) -> None:
    """A1."""
    match = new_table(seats)
    for name in match.names:
        first, second = match.asks(name, FIRST_MELD)
        assert match.player(name).hand == [first, second]
        assert match.player(name).board == {}

    for name in match.names:
        match.play(f"{name}: {match.asks(name)[0]}")

    assert [len(match.deck(age)) for age in range(1, 11)] == [ones_left, *[9] * 8, 10]
    assert match.available == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    table = match.match.view(None)["table"]
    assert list(table["specials"].values()) == [None] * 5
    for name in match.names:
        assert len(match.player(name).top_cards) == 1
        assert match.player(name).hand_values == [1]
        assert match.player(name).score_pile == []
        assert match.player(name).achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#setup")
def test_every_seed_shuffles_another_table() -> None:
    hands = {tuple(new_table(2, seed).ann.hand) for seed in range(40)}
    achievements = {new_table(2, seed).match.state.zones[MIDDLE][0] for seed in range(40)}

    assert len(hands) > 20
    assert len(achievements) > 5


@pytest.mark.rule("innovation#first-player")
def test_the_lowest_english_title_begins() -> None:
    """A4."""
    match = opening(ann=["Oars", "Tools"], bob=["Agriculture", "Writing"])

    match.play("ann: Oars", "bob: Agriculture")

    assert match.asks("bob", CHOOSE_ACTION) == [
        *("draw", "meld:writing", "dogma:yellow"),
    ]
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player")
def test_the_title_melded_counts_and_not_the_one_kept() -> None:
    match = opening(ann=["Agriculture", "Writing"], bob=["Oars", "Tools"])

    match.play("ann: Writing", "bob: Oars")

    assert match.asks("bob", CHOOSE_ACTION)
    assert match.ann.hand == ["Agriculture"]
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player", "innovation#INN-003")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        ("The Wheel", "Sailing", "bob"),  # the article counts: it stands under T
        ("The Wheel", "Tools", "ann"),
        ("City States", "Clothing", "ann"),
        ("Code of Laws", "Clothing", "bob"),
    ],
)
def test_titles_are_compared_letter_by_letter(one: str, other: str, first: str) -> None:
    match = opening(ann=[one, "Pottery"], bob=[other, "Archery"])

    match.play(f"ann: {one}", f"bob: {other}")

    assert match.asks(first, CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player")
def test_play_goes_clockwise_from_the_first_player() -> None:
    match = opening(ann=["Writing", "Pottery"], bob=["Tools", "Oars"], cid=["Archery", "The Wheel"])

    match.play("ann: Writing", "bob: Tools", "cid: Archery")

    match.play("cid: draw")
    match.play("ann: draw", "ann: draw")
    match.play("bob: draw", "bob: draw")
    assert match.asks("cid", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#setup")
@pytest.mark.parametrize("order", [("ann", "bob", "cid"), ("cid", "bob", "ann")])
def test_first_melds_may_be_chosen_in_any_order_and_show_only_together(
    order: tuple[str, ...],
) -> None:
    match = opening(ann=["Writing", "Pottery"], bob=["Tools", "Oars"], cid=["Sailing", "Archery"])
    picks = {"ann": "Writing", "bob": "Tools", "cid": "Sailing"}

    for name in order[:2]:
        match.play(f"{name}: {picks[name]}")
    before = match.match.view(match.seat(order[2]))["table"]
    assert all(player["board"] == {} for player in before["players"])
    assert match.seen(order[2], order[0]) == [1, 1]
    match.play(f"{order[2]}: {picks[order[2]]}")

    assert match.ann.top_cards == ["Writing"]
    assert match.bob.top_cards == ["Tools"]
    assert match.cid.top_cards == ["Sailing"]
    assert match.asks("cid", CHOOSE_ACTION)
    assert match.is_quiet


@pytest.mark.rule("innovation#setup")
def test_dealt_cards_are_known_to_their_owner_alone() -> None:
    match = opening(ann=["Writing", "Pottery"], bob=["Tools", "Oars"])

    assert match.seen("ann", "ann") == ["Writing", "Pottery"]
    assert match.seen("bob", "ann") == [1, 1]
    assert match.seen(None, "ann") == [1, 1]
    assert match.is_quiet

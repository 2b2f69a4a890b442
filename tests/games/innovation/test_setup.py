"""Set-up: the piles, the two cards dealt, the first melds, and who begins."""

from __future__ import annotations

from itertools import pairwise

import pytest

import chronotable as ct
from chronotable.games.innovation.alphabet import CZECH_TITLES, place
from chronotable.games.innovation.box import CARDS_BY_AGE
from chronotable.games.innovation.prompts import CHOOSE_ACTION, FIRST_MELD
from chronotable.games.innovation.zones import MIDDLE
from chronotable.testing.innovation import InnovationScript, opening
from chronotable.text import Speaker, languages

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
def test_the_lowest_title_begins() -> None:
    """A4."""
    match = opening(ann=["Agriculture", "Tools"], bob=["Oars", "Writing"])

    match.play("ann: Agriculture", "bob: Oars")  # Zemědělství, Čluny

    assert match.asks("bob", CHOOSE_ACTION) == [
        *("draw", "meld:writing", "dogma:red"),
    ]
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player")
def test_the_title_melded_counts_and_not_the_one_kept() -> None:
    match = opening(ann=["Oars", "Writing"], bob=["Sailing", "Tools"])

    match.play("ann: Writing", "bob: Sailing")

    assert match.asks("bob", CHOOSE_ACTION)
    assert match.ann.hand == ["Oars"]
    assert match.is_quiet


@pytest.mark.rule("innovation#first-player", "innovation#INN-003")
@pytest.mark.parametrize("cards", ["first", "third"])
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        ("The Wheel", "Sailing", "bob"),  # the article counts: it stands under T
        ("The Wheel", "Tools", "ann"),
        ("City States", "Clothing", "ann"),
        ("Code of Laws", "Clothing", "bob"),
    ],
)
def test_titles_are_compared_letter_by_letter(one: str, other: str, first: str, cards: str) -> None:
    match = opening(ann=[one, "Pottery"], bob=[other, "Archery"], cards=cards)

    match.play(f"ann: {one}", f"bob: {other}")

    assert match.asks(first, CHOOSE_ACTION)
    assert match.is_quiet


# The fifteen cards of age 1 as their Czech titles follow each other.
CZECH_ORDER = [
    *("Oars", "Domestication", "Pottery", "The Wheel", "Archery", "City States", "Sailing"),
    *("Mysticism", "Tools", "Clothing", "Masonry", "Writing", "Code of Laws", "Agriculture"),
    "Metalworking",
]


@pytest.mark.rule("innovation#first-player", "innovation#INN-003")
@pytest.mark.parametrize(("one", "other"), [*pairwise(CZECH_ORDER)])
def test_czech_titles_are_compared_in_the_czech_alphabet(one: str, other: str) -> None:
    kept = [name for name in CZECH_ORDER if name not in (one, other)]
    match = opening(ann=[other, kept[0]], bob=[one, kept[1]])

    match.play(f"ann: {other}", f"bob: {one}")

    assert match.asks("bob", CHOOSE_ACTION)
    assert match.is_quiet


def test_letters_with_a_hook_follow_their_plain_ones_and_other_accents_only_break_ties() -> None:
    words = ["cena", "čas", "den", "ďas", "délka", "dům", "hrad", "chyba", "idea"]
    words += ["rys", "řada", "sen", "šat", "zub", "žal"]
    assert sorted(words, key=lambda word: place(word, "czech")) == [
        *("cena", "čas", "ďas", "délka", "den", "dům", "hrad", "chyba", "idea"),
        *("rys", "řada", "sen", "šat", "zub", "žal"),
    ]
    assert sorted(["být", "byt", "Byt a sen"], key=lambda word: place(word, "czech")) == [
        *("byt", "být", "Byt a sen"),
    ]


def test_the_titles_that_decide_are_those_that_a_czech_reader_sees() -> None:
    czech = Speaker(ct.game("innovation"), "cs")
    assert {card.id: czech.name(card.key) for card in CARDS_BY_AGE[1]} == CZECH_TITLES


@pytest.mark.rule("innovation#first-player")
@pytest.mark.parametrize("cards", ["czech", "first", "third"])
@pytest.mark.parametrize("lang", languages())
def test_everybody_reads_by_which_title_the_first_player_was_found(lang: str, cards: str) -> None:
    match = opening(ann=["The Wheel", "Tools"], bob=["Oars", "Writing"], cards=cards)

    match.play("ann: The Wheel", "bob: Oars")

    begins = match.match.events(None)[-1]
    assert begins.key == "innovation-begins"
    said = Speaker(ct.game("innovation"), lang, ["Ann", "Bob"], {"cards": cards}).say(begins)
    assert said.startswith("Bob")
    assert ("Čluny" if cards == "czech" else "Oars") in said


@pytest.mark.rule("innovation#first-player")
def test_play_goes_clockwise_from_the_first_player() -> None:
    match = opening(ann=["Writing", "Pottery"], bob=["Tools", "Oars"], cid=["Archery", "The Wheel"])

    match.play("ann: Writing", "bob: Tools", "cid: Archery")  # Písmo, Nástroje, Lukostřelba

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

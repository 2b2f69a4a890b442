"""Every card, everyday use: what it does when summoned, by its flame, as a reaction, at the end."""

from __future__ import annotations

import pytest

from chronotable.games.echoes.prompts import (
    ACTIVATE_FLAME,
    CHOOSE_ONE,
    CONQUER,
    FORTIFY,
    MOVE,
    PLAY_ONE,
    REMOVE,
)
from chronotable.testing.echoes import scenario, seat

DECK = ["Oracle's Eye", "Wandering Bard", "Spy", "Trapped Chest", "Battle Banner"]


# When summoned: cards and points.


@pytest.mark.parametrize(
    ("card", "party", "gained", "drawn"),
    [
        ("Pearl Diver", [], 1, 2),
        ("Coral Golem", [], 1, 2),
        ("Storm Ray", [], 2, 1),
        ("Tide Horn", [], 1, 3),
        ("Acorn Sprite", [], 2, 0),
        ("Old Treant", [], 2, 0),
        ("Moss Bear", [], 2, 0),
        ("Explorer", [], 1, 1),
        ("Knight Errant", [], 2, 0),
        ("Nomad Chief", [], 0, 2),
        ("Sage's Tome", [], 1, 3),
        ("Queen of the Seas", ["Siren", "Coral Crown", "Miner"], 3, 0),
        ("Mighty Witch", ["Beekeeper", "Miner", "Siren"], 2, 0),
        ("Sky Whale", ["Star Chart", "Night Owl", "Lens of Dawn"], 4, 0),
        ("Crystal Wyrm", ["Miner", "Smelter", "Siren"], 3, 0),
        ("Princess", ["Miner", "Smelter", "Siren", "Alchemist"], 2, 0),
        ("Naiad Scribe", ["Siren", "Alchemist", "Miner"], 0, 3),
        ("Naiad Scribe", ["Siren", "Alchemist", "Gem Carver", "Beekeeper", "Night Owl"], 0, 4),
    ],
)
def test_a_summoned_card_brings_cards_and_points(
    card: str, party: list[str], gained: int, drawn: int
) -> None:
    match = scenario(ann=seat(board={1: [card]}, party=party, active="red"), bob=seat(), deck=DECK)

    match.play(f"ann: move {card} 1")
    assert match.ann.party == [*party, card]
    assert (match.ann.points, match.ann.hand) == (0, [])
    match.play("ann: yes")

    assert match.ann.points == gained
    assert match.ann.hand == DECK[:drawn]
    if "done" in match.asks(match.turn):
        match.play("ann: done")
    assert match.is_quiet


# When summoned: what opponents lose.


@pytest.mark.rule("echoes#summoning")
@pytest.mark.parametrize(
    ("card", "gained", "points", "cards"),
    [
        ("Deep Leviathan", 1, 0, 1),
        ("Hypnotist", 0, 1, 1),
        ("Cave Troll", 0, 0, 1),
        ("Thief", 1, 1, 0),
        ("Court Jester", 1, 0, 1),
        ("Assassin", 0, 2, 0),
    ],
)
def test_a_summoned_card_hurts_every_opponent(
    card: str, gained: int, points: int, cards: int
) -> None:
    match = scenario(
        ann=seat(board={1: [card]}),
        bob=seat(points=3, hand=["Miner", "Tide Horn"]),
        cat=seat(points=1, hand=["Gem Carver"]),
    )

    match.play(f"ann: move {card} 1", "ann: yes")
    if cards:
        match.play("bob: Miner")

    assert match.ann.points == gained
    assert match.bob.points == 3 - points
    assert match.cat.points == 1 - min(points, 1)
    assert len(match.bob.hand) == 2 - cards
    assert len(match.cat.hand) == 1 - cards
    assert match.is_quiet


# When summoned: steps and slides.


@pytest.mark.parametrize(
    ("card", "answers", "gained", "steps"),
    [
        ("Hedge Knight", [], 0, 2),
        ("Wind Courier", [], 0, 3),
        ("Cloud Giant", ["ann: yes"], 1, 2),
        ("Sky Compass", ["ann: yes"], 1, 3),
    ],
)
def test_a_summoned_card_moves_others(
    card: str, answers: list[str], gained: int, steps: int
) -> None:
    match = scenario(ann=seat(board={1: [card], 4: ["Miner"]}), bob=seat())

    match.play(f"ann: move {card} 1", *answers)
    offered = [f"move Miner {n}" for n in range(1, steps + 1)]
    assert match.asks("ann", MOVE) == [*offered, "done"]
    match.play(f"ann: move Miner {steps}")

    assert match.ann.points == gained
    assert match.ann.board == {4 - steps: ["Miner"]}
    if not match.is_quiet:
        match.play("ann: done")
    assert match.is_quiet


@pytest.mark.parametrize("card", ["Star Reader", "Moon Dragon"])
def test_a_summoned_card_pushes_the_tiles(card: str) -> None:
    match = scenario(
        ann=seat(board={1: [card], 3: ["Miner"]}, hand=["Thief"], active="yellow"), bob=seat()
    )

    match.play(f"ann: move {card} 1", "ann: yes", "ann: done")

    assert match.ann.active == "red"
    assert match.ann.board == {2: ["Miner"]}
    assert match.ann.hand == ["Thief"]
    assert match.is_quiet


def test_time_monk_draws_or_pushes() -> None:
    for choice, cards, colour in ((1, 2, "yellow"), (2, 0, "red")):
        match = scenario(ann=seat(board={1: ["Time Monk"]}), bob=seat())
        match.play("ann: move Time Monk 1")
        assert match.asks("ann", CHOOSE_ONE) == ["choice 1", "choice 2", "done"]
        match.play(f"ann: choice {choice}")
        assert (len(match.ann.hand), match.ann.active) == (cards, colour)
        assert match.is_quiet


# When summoned: plays.


def test_forest_emperor_plays_a_wood_card_for_two_and_two_less() -> None:
    match = scenario(
        ann=seat(board={1: ["Forest Emperor"]}, hand=["Old Treant", "Thief", "Pack Leader"]),
        bob=seat(),
    )

    match.play("ann: move Forest Emperor 1")
    assert match.asks("ann", PLAY_ONE) == ["play Old Treant", "play Pack Leader", "done"]
    match.play("ann: play Old Treant", "ann: Thief", "ann: done")
    assert match.ann.board == {3: ["Old Treant"]}
    assert match.ann.hand == ["Pack Leader"]
    assert match.is_quiet


def test_forest_emperor_without_wood_in_hand_does_nothing() -> None:
    """Scenario 24."""
    match = scenario(ann=seat(board={1: ["Forest Emperor"]}, hand=["Thief", "Miner"]), bob=seat())

    match.play("ann: move Forest Emperor 1")

    assert match.ann.hand == ["Thief", "Miner"]
    assert match.turn == "bob"
    assert match.is_quiet


@pytest.mark.parametrize(("card", "saved"), [("Seed Sower", 1), ("Sapling Staff", 2)])
def test_a_summoned_card_plays_another_for_less(card: str, saved: int) -> None:
    hand = ["Sky Whale", "Thief", "Miner", "Spy", "Princess"]
    match = scenario(ann=seat(board={1: [card]}, hand=hand), bob=seat())

    match.play(f"ann: move {card} 1", "ann: play Sky Whale")
    for name in hand[1 : 5 - saved]:
        match.play(f"ann: {name}")

    match.play("ann: done")  # the second step of the move is not used

    assert match.ann.board == {3: ["Sky Whale"]}
    assert len(match.ann.hand) == saved
    assert match.is_quiet


# When summoned: effects of others.


@pytest.mark.rule("echoes#activating")
def test_king_of_the_seas_echoes_another_water_card() -> None:
    match = scenario(
        ann=seat(board={1: ["King of the Seas"]}, party=["Storm Ray", "Explorer"]), bob=seat()
    )

    match.play("ann: move King of the Seas 1")
    assert match.asks("ann") == ["Storm Ray", "done"]
    match.play("ann: Storm Ray")
    assert (match.ann.points, len(match.ann.hand)) == (2, 1)
    assert match.is_quiet


def test_ambassador_of_the_reef_echoes_any_card() -> None:
    match = scenario(
        ann=seat(board={1: ["Ambassador of the Reef"]}, party=["Storm Ray", "Knight Errant"]),
        bob=seat(),
    )

    match.play("ann: move Ambassador of the Reef 1", "ann: Knight Errant")

    assert match.ann.points == 2
    assert match.is_quiet


def test_comet_rider_lights_any_flame() -> None:
    match = scenario(
        ann=seat(board={1: ["Comet Rider"]}, party=["Sea Serpent", "Gem Carver"]), bob=seat()
    )

    match.play("ann: move Comet Rider 1")
    assert match.asks("ann", ACTIVATE_FLAME) == ["Sea Serpent", "Gem Carver", "done"]
    match.play("ann: Sea Serpent")
    assert match.ann.points == 2
    assert match.ann.tokens == ["Sea Serpent"]
    assert match.is_quiet


@pytest.mark.rule("echoes#ECH-017")
def test_gnome_tinker_lights_red_flames_only() -> None:
    match = scenario(
        ann=seat(board={1: ["Gnome Tinker"]}, party=["Sea Serpent", "Gem Carver"]), bob=seat()
    )

    match.play("ann: move Gnome Tinker 1")
    assert match.asks("ann", ACTIVATE_FLAME) == ["Gem Carver", "done"]
    match.play("ann: Gem Carver")
    assert match.ann.points == 3
    assert match.is_quiet


# When summoned: sources.


@pytest.mark.parametrize(
    ("card", "helpers", "needed"),
    [
        ("Wolf Runner", ["Spy"], 2),
        ("Stone Colossus", [], 4),
        ("Mercenary", [], 2),
        ("Dwarf Sapper", [], 2),
        ("Siege Ram", ["Spy"], 3),
    ],
)
def test_a_summoned_card_attacks(card: str, helpers: list[str], needed: int) -> None:
    defenders = {2: ["Reef Guard"], 3: ["Moss Bear"], 4: ["Deep Leviathan"]}[needed]
    match = scenario(
        ann=seat(board={1: [card]}, party=helpers),
        bob=seat(conquered={"Growth": defenders}),
    )

    match.play(f"ann: move {card} 1")
    assert match.asks("ann", CONQUER) == ["conquer Source of Growth", "done"]
    match.play("ann: conquer Growth")

    assert [*match.ann.sources] == ["Source of Growth"]
    assert match.bob.party == defenders
    assert match.is_quiet


def test_iron_golem_fortifies() -> None:
    match = scenario(
        ann=seat(
            board={1: ["Iron Golem"]},
            conquered={"Cycles": ["Stone Colossus", "Old Treant", "Thief"]},
        ),
        bob=seat(),
    )

    match.play("ann: move Iron Golem 1")
    assert match.asks("ann", FORTIFY) == ["fortify Source of Cycles", "done"]
    match.play("ann: fortify Cycles")
    assert match.ann.fortified == ["Source of Cycles"]
    assert match.ann.points == 5
    assert match.is_quiet


def test_builder_gains_two_and_may_fortify() -> None:
    match = scenario(
        ann=seat(board={1: ["Builder"]}, conquered={"Growth": ["Stone Colossus", "Reef Guard"]}),
        bob=seat(),
    )

    match.play("ann: move Builder 1", "ann: yes")
    assert match.ann.points == 2
    match.play("ann: done")
    assert match.ann.fortified == []
    assert match.is_quiet


def test_mole_tunneller_pays_three_for_another_card() -> None:
    match = scenario(ann=seat(board={1: ["Mole Tunneller"]}, party=["Geode", "Miner"]), bob=seat())

    match.play("ann: move Mole Tunneller 1")
    assert match.asks("ann", REMOVE) == ["Geode", "Miner", "done"]
    match.play("ann: Geode")
    assert match.ann.points == 3
    assert match.discard == ["Geode"]
    assert match.is_quiet


# Flames.


@pytest.mark.parametrize(
    ("card", "colour", "gained", "drawn"),
    [
        ("Tide Caller", "blue", 0, 2),
        ("Reef Guard", "yellow", 1, 0),
        ("Sea Serpent", "blue", 2, 0),
        ("Beekeeper", "yellow", 1, 0),
        ("Miner", "red", 0, 4),
        ("Gem Carver", "red", 3, 0),
        ("Oracle's Eye", "yellow", 0, 2),
        ("Wandering Bard", "yellow", 0, 1),
    ],
)
def test_a_flame_brings_cards_and_points(card: str, colour: str, gained: int, drawn: int) -> None:
    deck = [name for name in [*DECK, "Thief", "Night Owl"] if name != card]
    match = scenario(ann=seat(party=[card], active=colour), bob=seat(), deck=deck)

    match.play(f"ann: flame {card}")

    assert match.ann.points == gained
    assert match.ann.hand == deck[:drawn]
    assert match.ann.tokens == [card]
    assert match.is_quiet


@pytest.mark.parametrize(
    ("card", "colour", "gained", "drawn", "points", "cards"),
    [
        ("Siren", "blue", 1, 0, 0, 1),
        ("Dream Harpy", "blue", 1, 0, 1, 0),
        ("Lava Shaman", "red", 1, 0, 2, 0),
        ("Spy", "blue", 0, 1, 0, 1),
        ("Trapped Chest", "blue", 1, 0, 0, 1),
    ],
)
def test_a_flame_hurts_every_opponent(
    card: str, colour: str, gained: int, drawn: int, points: int, cards: int
) -> None:
    match = scenario(
        ann=seat(party=[card], active=colour),
        bob=seat(points=3, hand=["Miner", "Smelter"]),
        cat=seat(points=3, hand=["Beekeeper", "Gem Carver"]),
    )

    match.play(f"ann: flame {card}")
    if cards:
        match.play("bob: Smelter", "cat: Gem Carver")

    assert (match.ann.points, len(match.ann.hand)) == (gained, drawn)
    assert [match.bob.points, match.cat.points] == [3 - points, 3 - points]
    assert [len(match.bob.hand), len(match.cat.hand)] == [2 - cards, 2 - cards]
    assert match.is_quiet


@pytest.mark.parametrize(
    ("card", "colour", "drawn"),
    [
        ("Rider of the Meadows", "yellow", 0),
        ("Night Owl", "yellow", 0),
        ("Lightning Lancer", "blue", 0),
        ("Tidal Clock", "yellow", 1),
    ],
)
def test_a_flame_moves_cards(card: str, colour: str, drawn: int) -> None:
    match = scenario(ann=seat(party=[card], board={4: ["Old Treant"]}, active=colour), bob=seat())

    match.play(f"ann: flame {card}", "ann: move Old Treant 2")

    assert match.ann.board == {2: ["Old Treant"]}
    assert len(match.ann.hand) == drawn
    assert match.is_quiet


@pytest.mark.parametrize(
    ("card", "colour", "next_colour", "gained", "drawn"),
    [
        ("Hourglass of Night", "yellow", "red", 0, 0),
        ("Eclipse Priest", "red", "yellow", 0, 2),
        ("Meteor Shard", "red", "yellow", 2, 0),
    ],
)
def test_a_flame_pushes_the_tiles(
    card: str, colour: str, next_colour: str, gained: int, drawn: int
) -> None:
    match = scenario(ann=seat(party=[card], board={3: ["Old Treant"]}, active=colour), bob=seat())

    match.play(f"ann: flame {card}")

    assert match.ann.active == next_colour
    assert match.ann.board == {2: ["Old Treant"]}
    assert (match.ann.points, len(match.ann.hand)) == (gained, drawn)
    assert match.is_quiet


def test_horn_of_spring_plays_a_card_beside_the_main_action() -> None:
    match = scenario(
        ann=seat(party=["Horn of Spring"], hand=["Thief", "Hypnotist"], active="yellow"), bob=seat()
    )

    match.play("ann: flame Horn of Spring", "ann: play Thief", "ann: play Hypnotist")

    assert match.ann.board == {3: ["Thief", "Hypnotist"]}
    assert match.is_quiet


def test_furnace_heart_plays_a_card_for_three_and_one_less() -> None:
    match = scenario(
        ann=seat(party=["Furnace Heart"], hand=["Stone Colossus", "Thief"], active="red"),
        bob=seat(),
    )

    match.play("ann: flame Furnace Heart", "ann: play Stone Colossus")

    assert match.ann.board == {4: ["Stone Colossus"]}
    assert match.discard == ["Thief"]
    assert match.is_quiet


def test_hunting_horn_conquers_beside_the_main_action() -> None:
    match = scenario(
        ann=seat(party=["Hunting Horn", "Moss Bear", "Thief"], active="yellow"),
        bob=seat(),
        centre=["Cycles"],
    )

    match.play("ann: flame Hunting Horn", "ann: conquer Cycles")

    assert match.ann.sources == {"Source of Cycles": ["Moss Bear", "Thief"]}
    assert "draw" in match.asks("ann")
    assert match.is_quiet


def test_pearl_of_memory_echoes_another_water_card() -> None:
    match = scenario(
        ann=seat(party=["Pearl of Memory", "Coral Golem", "Explorer"], active="blue"), bob=seat()
    )

    match.play("ann: flame Pearl of Memory")  # the golem is the only one

    assert (match.ann.points, len(match.ann.hand)) == (1, 2)
    assert match.ann.tokens == ["Pearl of Memory"]
    assert match.is_quiet


def test_lens_of_dawn_lights_a_flame_of_any_colour() -> None:
    match = scenario(
        ann=seat(party=["Lens of Dawn", "Sea Serpent", "Gem Carver"], active="yellow"), bob=seat()
    )

    match.play("ann: flame Lens of Dawn", "ann: Sea Serpent")

    assert match.ann.points == 2
    assert match.is_quiet


@pytest.mark.rule("echoes#removing")
@pytest.mark.parametrize(
    ("card", "colour", "gained", "drawn"), [("Smelter", "red", 5, 0), ("Alchemist", "blue", 3, 1)]
)
def test_a_flame_pays_for_a_removed_card(card: str, colour: str, gained: int, drawn: int) -> None:
    match = scenario(ann=seat(party=[card, "Geode"], active=colour), bob=seat())

    match.play(f"ann: flame {card}")
    assert match.asks("ann", REMOVE) == ["Geode", "done"]
    match.play("ann: Geode")
    assert (match.ann.points, len(match.ann.hand)) == (gained, drawn)
    assert match.ann.party == [card]
    assert match.is_quiet


# Reactions.


@pytest.mark.rule("echoes#reactions")
@pytest.mark.parametrize(
    ("card", "summoned", "stranger", "gained", "drawn"),
    [
        ("Whispering Shell", "Siren", "Miner", 0, 1),
        ("Fawn Dancer", "Beekeeper", "Miner", 1, 0),
        ("Agate Core", "Miner", "Siren", 1, 0),
        ("War Drum", "Miner", "Siren", 0, 1),
        ("Battle Banner", "Miner", "Siren", 1, 0),
    ],
)
def test_a_card_reacts_to_the_summoning_of_its_kind(
    card: str, summoned: str, stranger: str, gained: int, drawn: int
) -> None:
    match = scenario(
        ann=seat(party=[card], board={1: [summoned, stranger]}, active="red"), bob=seat()
    )

    match.play(f"ann: move {summoned} 1", f"ann: {card}")
    assert (match.ann.points, len(match.ann.hand)) == (gained, drawn)
    match.play(f"ann: move {stranger} 1")
    assert (match.ann.points, len(match.ann.hand)) == (gained, drawn)
    if match.turn == "ann":
        match.play("ann: done")
    assert match.is_quiet


def test_feather_cloak_moves_two_for_every_sky_card() -> None:
    match = scenario(
        ann=seat(party=["Feather Cloak"], board={1: ["Lightning Lancer"], 5: ["Miner"]}),
        bob=seat(),
    )

    match.play("ann: move Lightning Lancer 1")
    assert match.asks("ann", MOVE) == ["move Miner 1", "move Miner 2", "done"]
    match.play("ann: move Miner 2", "ann: done")
    assert match.ann.board == {3: ["Miner"]}
    assert match.is_quiet


def test_aurora_singer_moves_one_for_every_flame() -> None:
    match = scenario(
        ann=seat(party=["Aurora Singer", "Reef Guard"], board={5: ["Miner"]}), bob=seat()
    )

    match.play("ann: flame Reef Guard")
    assert match.asks("ann", MOVE) == ["move Miner 1", "done"]
    match.play("ann: move Miner 1")
    assert match.ann.board == {4: ["Miner"]}
    assert match.is_quiet


def test_eternal_lamp_gains_one_for_every_flame() -> None:
    match = scenario(
        ann=seat(
            party=["Eternal Lamp", "Reef Guard"],
            conquered={"Cycles": ["Thief"]},
            board={4: ["Miner"]},
        ),
        bob=seat(),
    )

    match.play("ann: flame Reef Guard", "ann: Eternal Lamp")
    match.play("ann: flame Cycles", "ann: done", "ann: Eternal Lamp")
    assert match.ann.points == 1 + 1 + 1
    assert match.is_quiet


@pytest.mark.rule("echoes#reactions")
@pytest.mark.parametrize(
    ("card", "gained", "drawn", "fortifying"),
    [
        ("Harpoon of the Deep", 0, 3, False),
        ("Basalt Guard", 1, 0, True),
        ("Runed Hammer", 2, 0, True),
    ],
)
def test_a_card_reacts_to_conquests_and_perhaps_to_fortifications(
    card: str, gained: int, drawn: int, fortifying: bool
) -> None:
    match = scenario(
        ann=seat(
            party=[card, "Old Treant"],
            conquered={"Shadows": ["Stone Colossus", "Moon Dragon", "Deep Leviathan"]},
        ),
        bob=seat(conquered={"Embers": ["Moss Bear"]}),
    )
    match.play("ann: conquer Embers")
    if card == "Basalt Guard":
        match.play("ann: done")  # the treant is enough
    match.play(f"ann: {card}")
    assert (match.ann.points, len(match.ann.hand)) == (2 + gained, drawn)
    while match.turn == "ann":
        match.play("ann: done")
    match.play("bob: draw", "ann: fortify Shadows")
    if fortifying:
        match.play(f"ann: {card}")
    assert match.ann.points == 2 + gained + 4 + gained
    while match.turn == "ann":
        match.play("ann: done")
    assert match.is_quiet


# Discounts.


@pytest.mark.parametrize(
    ("card", "played", "cards", "position"),
    [
        ("Kelp Weaver", "Turtle Sage", 0, 3),
        ("Grove Druid", "Miner", 0, 3),
        ("Living Bow", "Miner", 0, 3),
        ("Elk Herald", "Miner", 1, 2),
        ("Time Weaver", "Lens of Dawn", 1, 2),
        ("Tunnel Guide", "Miner", 0, 2),
        ("Veteran Captain", "Miner", 1, 2),
        # And what a discount does not concern costs as much as ever.
        ("Kelp Weaver", "Miner", 1, 3),
        ("Grove Druid", "Lens of Dawn", 1, 3),
        ("Living Bow", "Turtle Sage", 1, 3),
        ("Elk Herald", "Lens of Dawn", 1, 3),
        ("Tunnel Guide", "Turtle Sage", 1, 3),
        ("Veteran Captain", "Turtle Sage", 1, 3),
    ],
)
def test_a_discount_concerns_its_kind_of_card(
    card: str, played: str, cards: int, position: int
) -> None:
    match = scenario(ann=seat(party=[card], hand=[played, "Thief"]), bob=seat())

    match.play(f"ann: play {played}")

    assert match.ann.board == {position: [played]}
    assert len(match.discard) == cards
    assert match.is_quiet


# At the end.


@pytest.mark.parametrize(
    ("card", "party", "worth"),
    [
        ("Turtle Sage", ["Oracle's Eye", "Queen of the Seas"], 2),
        ("Coral Crown", ["Oracle's Eye", "Queen of the Seas"], 3),
        ("Pack Leader", ["Explorer", "Knight Errant", "Oracle's Eye"], 3),
        ("Heartwood Amulet", ["Acorn Sprite", "Oracle's Eye"], 2),
        ("Root Throne", ["Acorn Sprite", "Explorer", "Oracle's Eye"], 2),
        ("Constellation Keeper", ["Lens of Dawn", "Explorer"], 2),
        ("Star Chart", ["Oracle's Eye", "Lens of Dawn", "Explorer"], 2),
        ("Geode", ["Runed Hammer", "Explorer"], 2),
        ("Crown of Four Lands", ["Runed Hammer", "Beekeeper", "Tide Horn", "Explorer"], 6),
        ("Warlord of the Deep", ["Explorer"], 0),
    ],
)
def test_a_scoring_card_counts_at_the_end(card: str, party: list[str], worth: int) -> None:
    """The others here are worth nothing by themselves."""
    match = scenario(ann=seat(party=[card, *party]), bob=seat(), phase="end", ending=["party"])

    assert match.scores == [worth, 0]

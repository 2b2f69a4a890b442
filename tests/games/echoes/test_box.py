"""The box: 105 cards and six sources, what is printed on them, and names that must not change."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.games.echoes.box import ALL_CARDS, BOX, CARD_BY_ID
from chronotable.games.echoes.card import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    FACTIONS,
    MAGIC,
    Card,
    Discount,
    FlameEffect,
    Scoring,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.sources import SOURCES
from chronotable.games.echoes.timeline import TILES, active, tile

BLOCKS = {
    "water": "king_of_the_seas queen_of_the_seas ambassador_of_the_reef whispering_shell "
    "pearl_diver coral_golem tide_caller deep_leviathan siren kelp_weaver naiad_scribe "
    "reef_guard storm_ray turtle_sage sea_serpent pearl_of_memory coral_crown tidal_clock "
    "harpoon_of_the_deep tide_horn",
    "wood": "forest_emperor rider_of_the_meadows acorn_sprite old_treant grove_druid beekeeper "
    "hedge_knight moss_bear seed_sower fawn_dancer pack_leader elk_herald wolf_runner "
    "horn_of_spring living_bow heartwood_amulet sapling_staff root_throne hunting_horn "
    "mighty_witch",
    "sky": "star_reader moon_dragon wind_courier time_weaver night_owl comet_rider cloud_giant "
    "constellation_keeper dream_harpy eclipse_priest lightning_lancer feather_cloak "
    "aurora_singer sky_whale hourglass_of_night sky_compass star_chart lens_of_dawn "
    "meteor_shard hypnotist",
    "earth": "stone_colossus miner cave_troll dwarf_sapper mole_tunneller smelter gem_carver "
    "agate_core basalt_guard lava_shaman warlord_of_the_deep iron_golem tunnel_guide "
    "gnome_tinker crystal_wyrm war_drum runed_hammer geode furnace_heart siege_ram",
    "": "thief explorer princess oracles_eye builder mercenary wandering_bard spy alchemist "
    "nomad_chief court_jester knight_errant time_monk assassin veteran_captain "
    "crown_of_four_lands sages_tome battle_banner trapped_chest eternal_lamp",
}


def faction_of(card: Card) -> str:
    return card.faction.word if card.faction else ""


@pytest.mark.rule("echoes#cards", "echoes#ECH-003")
def test_the_box_holds_105_cards_five_of_them_twice() -> None:
    assert len(BOX) == 100
    assert len(ALL_CARDS) == 105
    twice = [card.id for card in BOX if card.copies == 2]
    assert twice == ["tide_horn", "living_bow", "sky_compass", "war_drum", "sages_tome"]


@pytest.mark.rule("echoes#cards")
def test_cards_lie_in_blocks_of_twenty_and_keep_their_names() -> None:
    for number, (faction, names) in enumerate(BLOCKS.items()):
        block = BOX[20 * number : 20 * number + 20]
        assert [card.id for card in block] == names.split()
        assert {faction_of(card) for card in block} == {faction}
        assert Counter(card.kind for card in block) == {CREATURE: 14, ARTIFACT: 6}


@pytest.mark.rule("echoes#cards")
def test_icons_costs_and_strengths_add_up() -> None:
    assert Counter(card.specialisation for card in BOX) == {BATTLE: 49, MAGIC: 51}
    assert Counter(card.cards for card in BOX) == {0: 33, 1: 35, 2: 16, 3: 10, 4: 6}
    assert Counter(card.time for card in BOX) == {0: 3, 1: 20, 2: 37, 3: 28, 4: 8, 5: 4}
    strengths = Counter(card.strength for card in BOX)
    assert strengths == {0: 30, 1: 31, 2: 23, 3: 11, 4: 4, 5: 1}


def test_abilities_of_all_kinds_add_up() -> None:
    kinds = Counter(type(card.ability) for card in BOX)
    assert kinds[WhenSummoned] == 45
    assert kinds[Whenever] + kinds[Discount] == 18
    assert kinds[Scoring] == 10
    flames = [card.ability.color.word for card in BOX if isinstance(card.ability, FlameEffect)]
    assert Counter(flames) == {"yellow": 11, "blue": 9, "red": 7}


@pytest.mark.rule("echoes#low-interaction")
def test_eight_cards_and_two_sources_bear_the_interaction_icon() -> None:
    assert {card.id for card in BOX if card.interaction} == {
        *("siren", "dream_harpy", "hypnotist", "lava_shaman"),
        *("thief", "spy", "assassin", "trapped_chest"),
    }
    marked = [source.id for source in SOURCES if source.interaction]
    assert marked == ["source_of_storms", "source_of_shadows"]


@pytest.mark.rule("echoes#origin")
def test_fifteen_cards_and_two_sources_are_known_from_the_real_box_and_the_rest_is_ours() -> None:
    assert Counter(card.origin for card in BOX) == {"box": 15, "ours": 85}
    known = [source.id for source in SOURCES if source.origin == "box"]
    assert known == ["source_of_cycles", "source_of_growth"]
    assert CARD_BY_ID["miner"].box == ("name", "effect")
    assert CARD_BY_ID["builder"].box == ("name", "cards", "time")
    assert CARD_BY_ID["pearl_diver"].origin == "ours"


# Every digit that the rulebook prints on a card or a source it names, in its pictures and examples:
# cost in cards and time, strength, points. Balance is found elsewhere.
PRINTED = {
    "king_of_the_seas": (4, 4, 2, 3),
    "ambassador_of_the_reef": (0, 4, 2, 1),
    "forest_emperor": (3, 3, 4, 1),
    "mighty_witch": (3, 1, 1, 0),
    "hypnotist": (0, 3, 2, 1),
    "agate_core": (1, 1, 0, 2),
    "oracles_eye": (1, 1, 0, 0),
}


@pytest.mark.rule("echoes#origin")
@pytest.mark.parametrize("name", PRINTED)
def test_a_card_that_the_rulebook_shows_keeps_its_digits(name: str) -> None:
    """ECH-041. The Hypnotist is worth a point, whatever simulations say of him."""
    card = CARD_BY_ID[name]

    assert (card.cards, card.time, card.strength, card.points) == PRINTED[name]
    assert "digits" in card.box


# What their texts say, as far as words and digits are printed; icons cannot be read from print.
TOLD = {
    "king_of_the_seas": (
        "When summoned: Use the summoning effect of another Water card of your party."
    ),
    "ambassador_of_the_reef": (
        "When summoned: Use the summoning effect of another card of your party."
    ),
    "queen_of_the_seas": "When summoned: Gain 1 point for each Water card in your party.",
    "whispering_shell": "Whenever you summon another Water card: Draw a card.",
    "forest_emperor": "When summoned: Play a Wood card for 2 cards and 2 time less.",
    "mighty_witch": "When summoned: Gain 1 point for each Wood card in your party.",
    "hypnotist": "When summoned: Each opponent discards 1 point and a card.",
    "agate_core": "Whenever you summon another Earth card: Gain 1 point.",
    "miner": "Red flame: Draw 4 cards.",
}


@pytest.mark.rule("echoes#origin")
def test_cards_that_the_examples_tell_of_are_as_they_tell() -> None:
    """ECH-041."""
    texts = ct.game("echoes").texts()
    assert (CARD_BY_ID["builder"].cards, CARD_BY_ID["builder"].time) == (1, 2)
    assert sum(CARD_BY_ID[name].strength for name in ("thief", "explorer", "princess")) == 4
    assert CARD_BY_ID["thief"].time >= 2  # he stands on position 2
    for name in ("rider_of_the_meadows", "miner", "queen_of_the_seas"):
        assert CARD_BY_ID[name].kind is CREATURE
    assert {name: texts[f"echoes-effect-{name}-1"] for name in TOLD} == TOLD


@pytest.mark.rule("echoes#origin")
def test_sources_that_the_rulebook_shows_keep_their_digits() -> None:
    """ECH-041. A strength of 4 conquers Cycles, one of 10 fortifies it."""
    texts = ct.game("echoes").texts()
    cycles, growth = SOURCES[:2]
    assert (cycles.conquer_strength, cycles.fortify_strength) == (3, 9)
    assert texts["echoes-effect-source_of_cycles-1"] == "Conquest: Push your time tiles once."
    assert texts["echoes-effect-source_of_cycles-2"] == "Fortification: Gain 5 points."
    assert (growth.conquer_strength, growth.fortify_strength) == (4, 6)
    assert (growth.points_conquered, growth.points_fortified) == (2, 4)
    assert texts["echoes-effect-source_of_growth-1"] == "Conquest: Draw 2 cards."
    assert texts["echoes-effect-source_of_growth-2"] == (
        "Fortification: Gain 1 point for each creature in your party."
    )


def test_every_faction_has_the_same_four_pillars() -> None:
    """One card counts the faction when summoned, one at the end, one reacts to it."""
    for faction in FACTIONS:
        reacting = [c for c in BOX if c.whenever is not None and c.whenever.of is faction]
        scoring = [c for c in BOX if c.scoring is not None and c.scoring.per is faction]
        gaining = [c for c in BOX if getattr(c.immediate, "per", None) is faction]
        assert (len(reacting), len(scoring), len(gaining)) == (1, 1, 1)


@pytest.mark.rule("echoes#table")
def test_the_tiles_are_three_yellow_two_blue_and_one_red() -> None:
    assert Counter(flame.word for flame in TILES) == {"yellow": 3, "blue": 2, "red": 1}
    assert active(0).word == "blue"
    words = [tile(0, position).word for position in (5, 4, 3, 2, 1)]
    assert words == ["yellow", "red", "yellow", "blue", "yellow"]


@pytest.mark.rule("echoes#cards")
def test_every_card_says_what_it_does() -> None:
    texts = ct.game("echoes").texts()
    told = {card.id: texts[f"echoes-effect-{card.id}-1"] for card in BOX}
    odd = {
        id: text for id, text in told.items() if not re.fullmatch(r"[A-Z][^<>{}]{10,160}\.", text)
    }
    assert odd == {}


def test_texts_read_like_sentences() -> None:
    texts = ct.game("echoes").texts()
    assert texts["echoes-effect-naiad_scribe-1"] == (
        "When summoned: Draw a card for each Magic card in your party, 4 at most."
    )
    assert texts["echoes-effect-forest_emperor-1"] == (
        "When summoned: Play a Wood card for 2 cards and 2 time less."
    )
    assert texts["echoes-effect-whispering_shell-1"] == (
        "Whenever you summon another Water card: Draw a card."
    )
    assert texts["echoes-effect-tunnel_guide-1"] == "Your Earth cards cost 1 card and 1 time less."
    assert texts["echoes-effect-source_of_storms-2"] == (
        "Fortification: Each opponent discards 1 point, then you gain 3 points."
    )
    assert texts["echoes-effect-spy-1"] == (
        "Blue flame: Each opponent discards a card, then you draw a card."
    )
    assert texts["echoes-effect-deep_leviathan-1"] == (
        "When summoned: Gain 1 point, then each opponent discards a card."
    )


def test_every_key_that_is_ever_offered_is_listed_once() -> None:
    actions = ct.game("echoes").actions
    assert len(actions) == len({*actions})
    assert actions[:3] == ("draw", "play:king_of_the_seas", "play:queen_of_the_seas")
    assert actions[-3:] == ("yes", "no", "done")
    for key in ("move:thief:3", "conquer:source_of_cycles", "flame:miner", "card:spy"):
        assert key in actions


def test_every_card_and_source_has_a_scenario() -> None:
    tests = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    written = "\n".join(tests)
    names = [card.name for card in BOX] + [source.name for source in SOURCES]
    assert [name for name in names if name not in written] == []

"""Positions of Echoes of Time that a person of some experience would not get wrong."""

from __future__ import annotations

from chronotable.testing.echoes import EchoesScript, EchoesSeat, scenario, seat
from tests.agents.positions import position

CYCLES, GROWTH, DEPTHS = "Source of Cycles", "Source of Growth", "Source of Depths"
EMBERS, STORMS, SHADOWS = "Source of Embers", "Source of Storms", "Source of Shadows"
SPARE = ["Trapped Chest"]  # something to hold, so that there is a choice
ELEVEN = ["Thief", "Spy", "Princess", "Builder", "Miner", "Siren", "Smelter", "Alchemist"]
ELEVEN += ["Explorer", "Beekeeper", "Night Owl"]  # one card more, and the party is full


def last(bob: EchoesSeat, ann: EchoesSeat | None = None, **rest) -> EchoesScript:
    """The very last turn of the game is Bob's."""
    return scenario(ann=ann or seat(points=9), bob=bob, ending=["supply"], turns=3, **rest)


# The last turn: only what counts now counts.


@position("bob", good="conquer:source_of_storms")
def a_source_in_reach_is_conquered_last() -> EchoesScript:
    """Three points, and nothing else brings any."""
    return last(seat(party=["Mercenary", "Explorer"], hand=SPARE), centre=[STORMS, EMBERS])


@position("bob", good="conquer:source_of_storms")
def the_better_of_two_sources_is_conquered() -> EchoesScript:
    """Storms is worth three points and takes one from Ann, Growth is worth two."""
    return last(seat(party=["Mercenary", "Explorer"], hand=SPARE), centre=[STORMS, GROWTH])


@position("bob", good="conquer:source_of_embers")
def four_points_are_more_than_three() -> EchoesScript:
    """Embers gives two points at once and two at the end, Depths three."""
    return last(seat(party=["Stone Colossus", "Explorer"], hand=SPARE), centre=[EMBERS, DEPTHS])


@position("bob", good="fortify:source_of_storms")
def fortifying_is_worth_more_than_another_source() -> EchoesScript:
    """Five points more for Storms and three at once, or two for Cycles."""
    return last(
        seat(
            conquered={STORMS: ["Stone Colossus", "Moon Dragon", "Explorer"]},
            party=["Mercenary", "Builder"],
            hand=SPARE,
        ),
        centre=[CYCLES],
    )


@position("bob", good="fortify:source_of_cycles")
def the_better_of_two_sources_is_fortified() -> EchoesScript:
    """Cycles brings ten points more, Growth two and one for each creature."""
    return last(
        seat(
            conquered={
                CYCLES: ["Stone Colossus", "Moon Dragon", "Explorer"],
                GROWTH: ["Deep Leviathan", "Mercenary"],
            },
            hand=SPARE,
        )
    )


@position("bob", good=["reinforce:*", "fortify:source_of_storms"], in_turn=True)
def creatures_at_leisure_make_the_last_fortification_possible() -> EchoesScript:
    """With the mercenary under it, Storms can be fortified in this very turn."""
    return last(
        seat(conquered={STORMS: ["Stone Colossus", "Explorer"]}, party=["Mercenary"], hand=SPARE)
    )


@position("bob", good="move:king_of_the_seas:*")
def three_points_are_moved_into_the_party() -> EchoesScript:
    """The King is worth three points there, and nothing on the board."""
    return last(seat(board={1: ["King of the Seas"], 4: ["Siren"]}, hand=SPARE))


@position("bob", good="move:pearl_of_memory:*")
def the_better_of_two_cards_two_steps_away_is_moved() -> EchoesScript:
    """Only one of them can come: three points, not one."""
    return last(seat(board={2: ["Pearl of Memory", "Siren"]}, hand=SPARE))


@position("bob", good=["move:whispering_shell:1", "move:siren:1"], in_turn=True)
def two_cards_one_step_away_are_both_moved() -> EchoesScript:
    """Two cards by one step each is one action: three points."""
    return last(seat(board={1: ["Whispering Shell", "Siren"]}, hand=SPARE))


@position("bob", good="play:nomad_chief")
def a_card_that_needs_no_time_is_played_last() -> EchoesScript:
    """It is in the party at once: one point, and nothing else brings any."""
    return last(seat(hand=["Nomad Chief", "Thief", "Miner"]))


@position("bob", bad=["draw", "play:*"])
def nothing_is_played_that_comes_too_late() -> EchoesScript:
    """Cards in hand and on the board are worth nothing; Siren is worth a point in the party."""
    return last(seat(board={1: ["Siren"]}, hand=["Old Treant", "Thief", "Miner", "Spy"]))


@position("bob", bad=["draw", "play:*"])
def nor_instead_of_a_conquest() -> EchoesScript:
    """The dragon would arrive long after the end."""
    return last(
        seat(
            party=["Mercenary", "Builder"], hand=["Moon Dragon", "Thief", "Miner", "Spy", "Siren"]
        ),
        centre=[CYCLES],
    )


@position("bob", good="conquer:source_of_cycles")
def a_source_is_taken_from_another() -> EchoesScript:
    """Two points more for Bob and two fewer for Ann are better than three for Bob."""
    return last(
        seat(party=["Stone Colossus"], hand=SPARE),
        seat(points=5, conquered={CYCLES: ["Deep Leviathan"]}),
        centre=[DEPTHS],
    )


@position("bob", good="conquer:source_of_shadows")
def points_taken_from_the_only_opponent_count_as_well() -> EchoesScript:
    """Shadows is worth three points and costs Ann two; Embers is worth four."""
    return last(
        seat(party=["Stone Colossus", "Explorer"], hand=SPARE),
        seat(points=5),
        centre=[SHADOWS, EMBERS],
    )


# The only way to win.


@position("bob", good="conquer:source_of_depths")
def three_points_win_and_two_do_not() -> EchoesScript:
    """Bob is two points behind: Depths brings three, Cycles only two."""
    return last(
        seat(points=5, party=["Stone Colossus", "Thief"], hand=SPARE),
        seat(points=8),
        centre=[CYCLES, DEPTHS],
    )


@position("bob", good="move:king_of_the_seas:*")
def the_king_wins_and_a_source_does_not() -> EchoesScript:
    """Bob is two points behind: the King brings three, Growth two."""
    return last(
        seat(
            points=6,
            party=["Court Jester", "Stone Colossus"],
            board={1: ["King of the Seas"]},
            hand=SPARE,
        ),
        seat(points=9),
        centre=[GROWTH, EMBERS],
    )


@position("bob", good="conquer:source_of_growth")
def a_source_wins_and_a_card_does_not() -> EchoesScript:
    """Bob is one point behind: Growth brings two, Siren one."""
    return last(
        seat(points=7, party=["Stone Colossus"], board={1: ["Siren"]}, hand=SPARE),
        seat(points=9),
        centre=[GROWTH, EMBERS],
    )


@position("bob", good="conquer:source_of_cycles")
def only_the_source_of_the_leader_wins() -> EchoesScript:
    """Ann is three points ahead; her own source is worth two to each."""
    return last(
        seat(points=5, party=["Stone Colossus"], hand=SPARE),
        seat(points=7, conquered={CYCLES: ["Explorer"]}),
        centre=[GROWTH],
    )


@position("bob", good="fortify:source_of_growth")
def only_a_fortification_wins() -> EchoesScript:
    """Four points are needed: Growth brings two, and one for each of four creatures."""
    return last(
        seat(
            points=4,
            conquered={GROWTH: ["Deep Leviathan", "Mercenary"]},
            party=["Explorer", "Builder"],
            hand=SPARE,
        ),
        seat(points=12),
        centre=[CYCLES],
    )


@position("cat", good="conquer:source_of_cycles")
def among_three_the_leader_loses_a_source() -> EchoesScript:
    """Bob leads by three; only what is taken from him wins."""
    return scenario(
        ann=seat(points=1),
        bob=seat(points=10, conquered={CYCLES: ["Explorer"]}),
        cat=seat(points=9, party=["Mercenary"], hand=SPARE),
        centre=[DEPTHS, EMBERS],
        ending=["supply"],
        turns=5,
    )


@position("dan", good="conquer:source_of_storms")
def among_four_the_last_one_to_move_conquers() -> EchoesScript:
    """Three points win; a card worth one does not."""
    return scenario(
        ann=seat(points=8),
        bob=seat(points=1),
        cat=seat(points=1),
        dan=seat(points=5, party=["Stone Colossus"], board={1: ["Siren"]}, hand=SPARE),
        centre=[STORMS, EMBERS, DEPTHS, SHADOWS],
        ending=["supply"],
        turns=7,
    )


# Flames are free.


@position("bob", good="flame:gem_carver", in_turn=True)
def three_points_burn_red() -> EchoesScript:
    """A free action for three points."""
    return last(seat(party=["Gem Carver"], active="red", hand=SPARE))


@position("bob", good="flame:sea_serpent", in_turn=True)
def two_points_burn_blue() -> EchoesScript:
    """A free action for two points."""
    return last(seat(party=["Sea Serpent"], active="blue", hand=SPARE))


@position("bob", good="flame:source_of_embers", in_turn=True)
def the_flame_of_a_source_is_not_forgotten() -> EchoesScript:
    """Embers gives three points while red burns."""
    return last(seat(conquered={EMBERS: ["Stone Colossus"]}, active="red", hand=SPARE))


@position("bob", good=["flame:beekeeper", "flame:reef_guard"], in_turn=True)
def both_flames_of_a_colour_are_used() -> EchoesScript:
    """A point each, and neither costs anything."""
    return last(seat(party=["Beekeeper", "Reef Guard"], active="yellow", hand=SPARE))


@position("ann", good=["flame:miner"], in_turn=True)
def cards_are_drawn_for_nothing() -> EchoesScript:
    """Miner draws while red burns, in the middle of the game, with an empty hand."""
    return scenario(
        ann=seat(party=["Miner"], active="red", board={3: ["Siren"]}),
        bob=seat(hand=["Spy"]),
        turns=2,
    )


@position("bob", good=["flame:gem_carver", "conquer:source_of_cycles"], in_turn=True)
def a_flame_and_a_conquest_fit_into_one_turn() -> EchoesScript:
    """The carver is not needed for the conquest: three points and two."""
    return last(
        seat(party=["Gem Carver", "Stone Colossus"], active="red", hand=SPARE), centre=[CYCLES]
    )


@position("bob", good="flame:gem_carver", in_turn=True)
def the_flame_comes_before_a_conquest_that_needs_its_creature_not() -> EchoesScript:
    """A flame that wins is used, whatever the main action may be."""
    return last(
        seat(points=7, party=["Gem Carver"], active="red", hand=SPARE, board={5: ["Siren"]}),
        seat(points=9),
    )


# Points that are offered are taken.


def summoned(card: str, party: list[str]) -> EchoesScript:
    """Bob is asked whether to use what a card does when it is summoned."""
    match = last(seat(board={1: [card]}, party=party, hand=SPARE))
    match.play(f"bob: move {card} 1")
    return match


@position("bob", good="yes")
def the_queen_counts_water() -> EchoesScript:
    """Points for each water card."""
    return summoned("Queen of the Seas", ["Siren", "Reef Guard"])


@position("bob", good="yes")
def the_bear_brings_two_points() -> EchoesScript:
    """Two points for nothing."""
    return summoned("Moss Bear", ["Spy"])


@position("bob", good="yes")
def the_witch_counts_wood() -> EchoesScript:
    """Points for each wood card."""
    return summoned("Mighty Witch", ["Beekeeper", "Grove Druid"])


@position("bob", good="yes")
def the_whale_counts_sky() -> EchoesScript:
    """Points for each sky card."""
    return summoned("Sky Whale", ["Night Owl", "Star Reader"])


@position("bob", good="yes")
def the_wyrm_counts_earth() -> EchoesScript:
    """Points for each earth card."""
    return summoned("Crystal Wyrm", ["Miner", "Smelter"])


@position("bob", good="yes")
def the_assassin_costs_the_opponent_two_points() -> EchoesScript:
    """Ann has points to lose."""
    return summoned("Assassin", ["Spy"])


# The end of the game.


@position("bob", good="move:siren:*")
def who_leads_fills_the_party() -> EchoesScript:
    """The twelfth card ends the game after this turn, and Bob leads by far."""
    return scenario(
        ann=seat(points=2, hand=["Old Treant", "Stone Colossus"]),
        bob=seat(
            party=["Reef Guard", *[card for card in ELEVEN if card != "Siren"]],
            points=20,
            board={1: ["Siren"]},
            slides=3,
            hand=SPARE,
        ),
        turns=3,
    )


@position("bob", bad="flame:reef_guard", in_turn=True)
def who_is_behind_does_not_take_the_last_point() -> EchoesScript:
    """One point more empties the supply and ends the game, which Ann leads by far."""
    return scenario(
        ann=seat(points=22, conquered={CYCLES: ["Stone Colossus"]}, hand=["Tide Horn"]),
        bob=seat(
            party=["Reef Guard", "Miner"], active="yellow", hand=["Old Treant", "Siren", "Spy"]
        ),
        supply=1,
        turns=3,
    )


@position("bob", good="fortify:source_of_growth")
def the_last_source_is_fortified_by_who_leads() -> EchoesScript:
    """When all sources are fortified the game ends; Bob leads."""
    return scenario(
        ann=seat(points=2, hand=["Old Treant", "Stone Colossus"]),
        bob=seat(
            points=12,
            conquered={GROWTH: ["Deep Leviathan", "Mercenary"]},
            fortified={CYCLES: ["Moon Dragon"]},
            hand=SPARE,
        ),
        turns=3,
    )


# Plain sense in the middle of the game.


@position("ann", good="conquer:source_of_storms")
def a_colossus_conquers_what_nobody_holds() -> EchoesScript:
    """Three points and the way to eight, for one creature and one action."""
    return scenario(
        ann=seat(party=["Stone Colossus"], hand=["Thief"]),
        bob=seat(party=["Spy"], hand=["Miner"]),
        centre=[STORMS, EMBERS],
    )


@position("ann", bad="draw")
def nothing_is_drawn_beyond_ten_cards() -> EchoesScript:
    """Two more would be discarded at the end of this round, and there is a card to play."""
    hand = ["Siren", "Spy", "Miner", "Smelter", "Old Treant", "Builder", "Princess", "Alchemist"]
    return scenario(
        ann=seat(hand=[*hand, "Gem Carver", "Tide Caller"]),
        bob=seat(hand=["Thief"]),
        turns=2,
    )


@position("ann", good="fortify:source_of_cycles")
def ten_points_are_not_put_off() -> EchoesScript:
    """Fortified now, Cycles is worth ten points more and nobody can take it."""
    return scenario(
        ann=seat(conquered={CYCLES: ["Stone Colossus", "Deep Leviathan", "Explorer"]}, hand=SPARE),
        bob=seat(party=["Spy"], hand=["Miner"]),
    )


@position("ann", good="fortify:source_of_storms")
def a_source_that_is_threatened_is_fortified() -> EchoesScript:
    """Bob is stronger than what defends Storms, and moves next."""
    return scenario(
        ann=seat(conquered={STORMS: ["Stone Colossus", "Moon Dragon", "Spy"]}, hand=SPARE),
        bob=seat(party=["Deep Leviathan", "Old Treant", "Mercenary"], hand=["Miner"]),
    )


@position("ann", good="conquer:source_of_shadows")
def an_open_source_of_another_is_taken() -> EchoesScript:
    """Shadows is defended by a spy alone; three points change hands."""
    return scenario(
        ann=seat(party=["Mercenary", "Explorer"], hand=["Thief"]),
        bob=seat(conquered={SHADOWS: ["Spy"]}, points=4, hand=["Miner"]),
        centre=[EMBERS],
    )


@position("ann", bad="draw")
def a_free_card_is_played_rather_than_two_drawn_in_the_last_round() -> EchoesScript:
    """In the last round cards in hand are worth nothing, and Acorn Sprite can still arrive."""
    return scenario(
        ann=seat(
            board={1: ["Acorn Sprite"], 2: ["Star Reader"]}, hand=["Old Treant", "Crystal Wyrm"]
        ),
        bob=seat(points=3, hand=["Miner"]),
        ending=["supply"],
        turns=0,
    )

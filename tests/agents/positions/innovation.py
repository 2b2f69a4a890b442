"""Positions of Innovation that a person of some experience would not get wrong."""

from __future__ import annotations

from chronotable.testing.innovation import InnovationScript, scenario, seat
from tests.agents.positions import position

FIVE = (5, 6, 7, 8, 9)  # two players: one achievement more wins
FOUR = (6, 7, 8, 9)  # three players


# Take the win.


@position("ann", good="achieve:*")
def either_of_two_achievements_wins() -> InnovationScript:
    """The sixth achievement wins, whichever it is."""
    return scenario(
        ann=seat(board=["Calendar"], hand=["Oars"], score=[5, 5], claimed=FIVE),
        bob=seat(board=["Sailing"], score=[5]),
    )


@position("ann", good=["meld:education", "achieve:3"], in_turn=True)
def a_meld_and_a_claim_win_in_one_turn() -> InnovationScript:
    """Fifteen points are there, a top card of 3 is in hand, and there are two actions."""
    return scenario(
        ann=seat(
            board=["Calendar"], hand=["Oars", "Education"], score=[9, 6], claimed=(1, 2, 7, 8, 9)
        ),
        bob=seat(board=["Sailing"], score=[5]),
    )


@position("ann", good=["dogma:yellow", "achieve:1"], in_turn=True)
def two_points_more_win_in_one_turn() -> InnovationScript:
    """Agriculture turns a 1 into two points, which are enough to claim the sixth achievement."""
    return scenario(
        ann=seat(board=["Agriculture"], hand=["Oars"], score=[3], claimed=FIVE),
        bob=seat(board=["Sailing"]),
    )


@position("ann", good="achieve:1")
def four_players_need_only_four() -> InnovationScript:
    """With four players the fourth achievement wins, whatever else could be done."""
    return scenario(
        ann=seat(board=["Rocketry"], hand=["Flight"], score=[5], claimed=[7, 8, 9]),
        bob=seat(board=["Tools"], score=[9, 9]),
        cat=seat(board=["Sailing"]),
        dan=seat(board=["Oars"]),
    )


@position("ann", good="dogma:green")
def self_service_wins_for_whoever_is_ahead() -> InnovationScript:
    """Self Service wins at once for whoever has more achievements than everybody else."""
    return scenario(
        ann=seat(board=["Self Service", "Tools"], hand=["Oars"], claimed=[1, 2]),
        bob=seat(board=["Archery"], claimed=[3]),
    )


@position("ann", good="dogma:purple")
def twenty_lightbulbs_win() -> InnovationScript:
    """Empiricism wins for whoever shows twenty lightbulbs."""
    board = [
        "Empiricism > Education > Philosophy > Astronomy > Democracy, up",
        "Experimentation > Genetics > Writing > Mathematics, up",
    ]
    return scenario(ann=seat(board=board, hand=["Oars"]), bob=seat(board=["Archery"], claimed=[3]))


@position("ann", good="dogma:green")
def ten_green_cards_win() -> InnovationScript:
    """Collaboration wins for whoever has ten green cards."""
    greens = "Collaboration > Clothing > Sailing > The Wheel > Currency > Mapmaking > Compass"
    return scenario(
        ann=seat(board=[f"{greens} > Paper > Invention > Navigation"], hand=["Oars"]),
        bob=seat(board=["Archery"], claimed=[3]),
    )


@position("ann", good="dogma:blue")
def bioengineering_wins_for_the_one_with_most_leaves() -> InnovationScript:
    """Bob shows fewer than three leaves and Ann most of all, so Bioengineering ends it."""
    return scenario(
        ann=seat(board=["Bioengineering", "Agriculture", "Clothing"], hand=["Oars"]),
        bob=seat(board=["Archery"], score=[9], claimed=[3]),
    )


@position("ann", good="dogma:yellow")
def globalization_wins_for_the_one_with_most_points() -> InnovationScript:
    """Nobody shows more leaves than factories, and Ann has most points."""
    return scenario(
        ann=seat(board=["Globalization"], hand=["Oars"], score=[9, 9]),
        bob=seat(board=["Archery"], score=[5], claimed=[1, 2, 3, 4, 5]),
    )


@position("ann", good="dogma:red")
def the_sixth_tucked_card_is_the_last_achievement() -> InnovationScript:
    """Coal tucks the sixth card of the turn: Monument, and the game."""
    return scenario(
        ann=seat(board=["Coal"], hand=["Tools"], tucked=5, claimed=FIVE),
        bob=seat(board=["Sailing"], score=[5]),
    )


@position("ann", good="meld:software")
def twelve_clocks_are_the_last_achievement() -> InnovationScript:
    """Software brings the twelfth clock: World, and the game."""
    return scenario(
        ann=seat(
            board=["Databases", "Fission", "Railroad > Lighting, up"],
            hand=["Software", "Tools"],
            claimed=FIVE,
        ),
        bob=seat(board=["Sailing"], score=[5]),
    )


@position("ann", good="color:red")
def the_fifth_splay_is_the_last_achievement() -> InnovationScript:
    """All other colours are splayed up or right: with red, that is Wonder, and the game."""
    match = scenario(
        ann=seat(
            board=[
                "Coal > Oars",
                "Chemistry > Tools, right",
                "Banking > Sailing, right",
                "Statistics > Masonry, right",
                "Astronomy > Mysticism, up",
            ],
            claimed=FIVE,
        ),
        bob=seat(board=["Code of Laws"], score=[5]),
    )
    match.play("ann: dogma Coal")
    return match


@position("ann", good="draw")
def the_last_draw_wins_for_the_leader_of_three() -> InnovationScript:
    """Nothing is left to draw, so drawing ends the game, and Ann has most points."""
    return scenario(
        ann=seat(board=["Databases"], hand=["Tools"], score=[9, 9, 4]),
        bob=seat(board=["Robotics"], score=[9], claimed=[1, 2]),
        cat=seat(board=["Sailing"], score=[9, 9], claimed=[3, 4, 5, 6]),
        only={10: []},
    )


@position("ann", good="card:databases")
def a_card_beyond_the_last_age_wins_for_the_leader() -> InnovationScript:
    """To return a 10 for Agriculture is to draw an 11: the game ends, and Ann leads."""
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Databases", "Oars"], score=[9, 9]),
        bob=seat(board=["Archery"], score=[5], claimed=[1, 2, 3, 4, 5]),
    )
    match.play("ann: dogma Agriculture")
    return match


# Do not give the win away.


@position("ann", bad="card:databases")
def a_card_beyond_the_last_age_loses_for_whoever_is_behind() -> InnovationScript:
    """To return a 10 for Agriculture is to draw an 11: the game ends, and Bob leads."""
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Databases", "Oars"], score=[3]),
        bob=seat(board=["Archery"], score=[9, 9]),
    )
    match.play("ann: dogma Agriculture")
    return match


@position("ann", bad="dogma:green")
def self_service_is_not_shared_with_whoever_is_ahead() -> InnovationScript:
    """Bob has as many crowns, shares first, and has more achievements: he would win."""
    return scenario(
        ann=seat(board=["Self Service", "Tools"], hand=["Oars", "Flight"], claimed=[1]),
        bob=seat(board=["Encyclopedia"], claimed=[2, 3]),
        actions=1,
    )


@position("ann", bad="dogma:yellow")
def globalization_is_not_used_behind() -> InnovationScript:
    """Bob has more points, and nobody shows more leaves than factories: it would win for him."""
    return scenario(
        ann=seat(board=["Globalization", "Tools"], hand=["Oars", "Flight"], score=[2]),
        bob=seat(board=["Archery"], score=[9, 9]),
        actions=1,
    )


@position("ann", bad="dogma:blue")
def bioengineering_is_not_used_with_fewer_leaves() -> InnovationScript:
    """Ann shows no leaf and Bob still three after it: he would win."""
    return scenario(
        ann=seat(board=["Bioengineering"], hand=["Oars", "Flight"], score=[9, 9]),
        bob=seat(board=["Agriculture", "Pottery"], score=[2]),
        actions=1,
    )


@position("ann", bad="dogma:blue")
def translation_is_not_shared_with_a_board_full_of_crowns() -> InnovationScript:
    """Every top card of Bob's shows a crown and he shares: World would be his sixth achievement."""
    return scenario(
        ann=seat(board=["Translation"], hand=["Oars", "Flight"], score=[3]),
        bob=seat(board=["Optics", "Sailing"], claimed=FIVE),
        actions=1,
    )


@position("ann", bad="dogma:purple")
def twenty_lightbulbs_of_another_are_not_let_in() -> InnovationScript:
    """Bob shows twenty lightbulbs and would share Empiricism, and win."""
    return scenario(
        ann=seat(board=["Empiricism", "Sailing"], hand=["Oars", "Flight"], score=[3]),
        bob=seat(
            board=[
                "Philosophy > Education > Astronomy > Democracy > A.I., up",
                "Experimentation > Genetics > Writing > Mathematics > Printing Press, up",
            ]
        ),
        actions=1,
    )


@position("ann", bad="draw")
def the_last_draw_is_not_made_behind() -> InnovationScript:
    """Nothing is left to draw, so drawing ends the game, and Cat has most points."""
    return scenario(
        ann=seat(board=["Databases"], hand=["Tools"], score=[9]),
        bob=seat(board=["Robotics"], score=[3]),
        cat=seat(board=["Sailing"], score=[9, 9]),
        only={10: []},
        actions=1,
    )


# Stop the win of the next turn.


@position("ann", good="achieve:2")
def the_achievement_another_needs_is_taken_first() -> InnovationScript:
    """Bob claims the 2 in his turn and wins, unless it is gone."""
    return scenario(
        ann=seat(board=["Calendar"], hand=["Feudalism"], score=[9, 1], claimed=[1]),
        bob=seat(board=["Currency"], score=[9, 1], claimed=[3, 4, 5, 6, 7]),
        actions=1,
    )


@position("ann", good="achieve:2")
def of_two_achievements_the_one_another_needs() -> InnovationScript:
    """Ann may claim 2 or 3; Bob, with twelve points, could claim only the 2, and win."""
    return scenario(
        ann=seat(board=["Education"], hand=["Tools"], score=[9, 6], claimed=[1]),
        bob=seat(board=["Feudalism"], score=[9, 3], claimed=[4, 5, 6, 7, 8]),
        actions=1,
    )


@position("ann", good="dogma:green")
def a_point_too_many_is_taken_away() -> InnovationScript:
    """Bob has just enough points for his sixth achievement; Mapmaking takes one of them."""
    return scenario(
        ann=seat(board=["Mapmaking", "Optics"], hand=["Oars"]),
        bob=seat(board=["Archery"], score=[1, 1, 1, 1, 1], claimed=FIVE),
        actions=1,
    )


@position("ann", good="dogma:red")
def the_top_card_another_needs_is_taken_away() -> InnovationScript:
    """Only Feudalism is high enough for the 3 that wins for Bob; Gunpowder takes it."""
    return scenario(
        ann=seat(board=["Gunpowder"], hand=["Tools"], claimed=[1, 2]),
        bob=seat(board=["Feudalism", "Sailing"], score=[9, 6], claimed=[4, 5, 6, 7, 8]),
        actions=1,
    )


@position("ann", good="score:1:*")
def rocketry_hits_whoever_is_about_to_win() -> InnovationScript:
    """Bob could claim his fifth achievement with fifteen points; Cat is far from it."""
    match = scenario(
        ann=seat(board=["Rocketry"], hand=["Tools"], claimed=[2]),
        bob=seat(board=["Machinery"], score=[9, 6], claimed=[1, 4, 5, 6]),
        cat=seat(board=["Sailing"], score=[9]),
        actions=1,
    )
    match.play("ann: dogma Rocketry")
    return match


@position("ann", good="achieve:1")
def among_three_the_winner_is_kept_from_the_last_one() -> InnovationScript:
    """Cat, who plays last, wins with the 1 unless somebody else has it."""
    return scenario(
        ann=seat(board=["Calendar"], hand=["Feudalism"], score=[5]),
        bob=seat(board=["Oars"]),
        cat=seat(board=["Sailing"], score=[5], claimed=FOUR),
        actions=1,
    )


# Take what is free, in the right order.


@position("ann", good=["achieve:1", "achieve:2"], in_turn=True)
def two_achievements_in_reach_are_both_claimed() -> InnovationScript:
    """Two actions, two achievements: nothing else in the game is as good."""
    return scenario(
        ann=seat(board=["Calendar"], hand=["Oars", "Sailing"], score=[9, 1]),
        bob=seat(board=["Tools"], score=[9, 1]),
    )


@position("ann", good="achieve:1")
def the_achievement_that_another_could_claim_comes_first() -> InnovationScript:
    """The 2 waits for Ann, as Bob has no top card of 2; the 1 does not wait."""
    return scenario(
        ann=seat(board=["Calendar"], score=[9, 1]),
        bob=seat(board=["Tools"], score=[9, 1]),
        actions=1,
    )


@position("ann", good="achieve:4")
def an_achievement_is_claimed_before_the_points_are_taken() -> InnovationScript:
    """Bob's Combustion would take two scored cards; what is claimed stays claimed."""
    return scenario(
        ann=seat(board=["Gunpowder"], hand=["Tools"], score=[9, 9, 2], claimed=[1, 2]),
        bob=seat(board=["Combustion"], claimed=[3]),
        actions=1,
    )


@position("ann", good="meld:software")
def twelve_clocks_are_taken_when_one_meld_completes_them() -> InnovationScript:
    """The twelfth clock is an achievement at once."""
    return scenario(
        ann=seat(
            board=["Databases", "Fission", "Railroad > Lighting, up"],
            hand=["Software", "Tools"],
        ),
        bob=seat(board=["Sailing"], score=[5]),
        actions=1,
    )


@position("ann", good="dogma:red")
def a_sixth_tuck_is_taken() -> InnovationScript:
    """Coal tucks the sixth card of the turn: Monument."""
    return scenario(
        ann=seat(board=["Coal"], hand=["Tools"], tucked=5),
        bob=seat(board=["Sailing"], score=[5]),
        actions=1,
    )


@position("ann", good="yes")
def stem_cells_scores_a_hand_of_high_cards() -> InnovationScript:
    """Thirty-two points, enough to claim one achievement after another."""
    match = scenario(
        ann=seat(
            board=["Stem Cells"],
            hand=["Rocketry", "Flight", "Corporations", "Quantum Theory"],
            claimed=[1],
        ),
        bob=seat(board=["Sailing"], score=[5]),
    )
    match.play("ann: dogma Stem Cells")
    return match


@position("ann", good="yes")
def canal_building_turns_a_high_hand_into_points() -> InnovationScript:
    """Three 9s for a scored 1: twenty-six points."""
    match = scenario(
        ann=seat(board=["Canal Building"], hand=[9, 9, 9], score=[1]),
        bob=seat(board=["Archery"], score=[5]),
        actions=1,
    )
    match.play("ann: dogma Canal Building")
    return match


# Waste nothing.


@position("ann", bad="meld:archery")
def a_high_top_card_is_not_covered_by_a_low_one() -> InnovationScript:
    """Archery on Robotics would lower what is drawn and what can be claimed."""
    return scenario(
        ann=seat(board=["Robotics"], hand=["Archery"], score=[5]),
        bob=seat(board=["Tools"]),
        actions=1,
    )


@position("ann", good="meld:flight")
def a_card_of_eight_is_melded_onto_an_empty_board() -> InnovationScript:
    """An 8 in the first age draws 8s from now on; nothing else comes near."""
    return scenario(
        ann=seat(board=["Tools"], hand=["Flight", "Sailing"]),
        bob=seat(board=["Archery"]),
        actions=1,
    )


@position("ann", bad="dogma:green")
def currency_is_not_used_with_an_empty_hand() -> InnovationScript:
    """Only Bob would return cards and score; drawing gives Ann the same card."""
    return scenario(
        ann=seat(board=["Currency"]),
        bob=seat(board=["Optics"], hand=[1, 1, 2, 3]),
        actions=1,
    )


@position("ann", bad="dogma:yellow")
def agriculture_is_not_used_with_an_empty_hand() -> InnovationScript:
    """Only Bob, who shows as many leaves, would score."""
    return scenario(
        ann=seat(board=["Agriculture"]),
        bob=seat(board=["Pottery"], hand=[8, 8]),
        actions=1,
    )


@position("ann", bad="dogma:blue")
def tools_is_not_used_for_another() -> InnovationScript:
    """Ann has no three cards to return, Bob has four and shares."""
    return scenario(
        ann=seat(board=["Tools", "Sailing"], hand=["Oars"]),
        bob=seat(board=["Writing", "Paper"], hand=[1, 1, 1, 1]),
        actions=1,
    )


@position("ann", bad="dogma:yellow")
def stem_cells_is_not_shared_with_a_full_hand() -> InnovationScript:
    """Bob would score four 9s and Ann nothing."""
    return scenario(
        ann=seat(board=["Stem Cells"], claimed=[1]),
        bob=seat(board=["Services"], hand=[9, 9, 9, 9], score=[5]),
        actions=1,
    )


@position("ann", bad="dogma:red")
def metalworking_is_not_shared_with_one_who_lacks_a_point() -> InnovationScript:
    """Bob would score a castle as well, and one point more wins for him."""
    return scenario(
        ann=seat(board=["Metalworking"], hand=["Flight", "Tools"]),
        bob=seat(board=["Mysticism", "The Wheel"], score=[4], claimed=FIVE),
        only={1: ["Archery", "Oars", "Masonry", "City States"]},
        actions=1,
    )


@position("ann", bad="dogma:red")
def a_demand_that_nobody_obeys_is_not_made() -> InnovationScript:
    """Bob shows more castles than Ann, so Archery does nothing at all."""
    return scenario(
        ann=seat(board=["Archery", "Sailing"], hand=["Flight"]),
        bob=seat(board=["Masonry", "The Wheel"], hand=[1]),
        actions=1,
    )


@position("ann", bad="dogma:red")
def a_demand_without_victims_is_not_made() -> InnovationScript:
    """Bob has nothing with a castle to give to Gunpowder."""
    return scenario(
        ann=seat(board=["Gunpowder", "Sailing"], hand=["Flight"]),
        bob=seat(board=["Pottery"], hand=[1]),
        actions=1,
    )


# Give away what is worth least.


@position("bob", good="card:city_states")
def feudalism_gets_the_lower_castle() -> InnovationScript:
    """A 1 is worth less than a 3."""
    match = scenario(
        ann=seat(board=["Feudalism", "Masonry"]),
        bob=seat(board=["Sailing"], hand=["City States", "Alchemy"]),
        actions=1,
    )
    match.play("ann: dogma Feudalism")
    return match


@position("bob", good="card:clothing")
def enterprise_gets_the_lower_top_card() -> InnovationScript:
    """Clothing is worth less on a board than Flight."""
    match = scenario(
        ann=seat(board=["Enterprise", "Translation"]),
        bob=seat(board=["Clothing", "Flight", "Rocketry"]),
        actions=1,
    )
    match.play("ann: dogma Enterprise")
    return match


@position("bob", good="card:masonry")
def gunpowder_gets_the_lower_castle() -> InnovationScript:
    """Masonry is worth less than Feudalism, on the board and in Ann's score pile."""
    match = scenario(
        ann=seat(board=["Gunpowder"]),
        bob=seat(board=["Feudalism", "Masonry"]),
        actions=1,
    )
    match.play("ann: dogma Gunpowder")
    return match


@position("bob", good=["card:the_wheel", "card:oars"])
def construction_gets_none_of_the_high_cards() -> InnovationScript:
    """Two of four cards must go: the two 1s."""
    match = scenario(
        ann=seat(board=["Construction"]),
        bob=seat(board=["Sailing"], hand=["The Wheel", "Oars", "Flight", "Rocketry"]),
        actions=1,
    )
    match.play("ann: dogma Construction")
    return match


@position("bob", good="card:mapmaking")
def navigation_gets_the_two_rather_than_the_three() -> InnovationScript:
    """One point less, for Bob as for Ann."""
    match = scenario(
        ann=seat(board=["Navigation"]),
        bob=seat(board=["Tools"], score=["Mapmaking", "Alchemy"]),
        actions=1,
    )
    match.play("ann: dogma Navigation")
    return match


@position("bob", good="card:oars")
def emancipation_gets_the_lowest_card() -> InnovationScript:
    """What is given counts for Ann's score."""
    match = scenario(
        ann=seat(board=["Emancipation"]),
        bob=seat(board=["Sailing"], hand=["Oars", "Flight"]),
        actions=1,
    )
    match.play("ann: dogma Emancipation")
    return match


@position("bob", good="card:mapmaking")
def anatomy_takes_no_top_card() -> InnovationScript:
    """To return the scored 8 would cost Flight as well."""
    match = scenario(
        ann=seat(board=["Anatomy"]),
        bob=seat(board=["Flight"], score=["Rocketry", "Mapmaking"]),
        actions=1,
    )
    match.play("ann: dogma Anatomy")
    return match


@position("bob", good=["card:oars", "card:archery"])
def refrigeration_takes_the_low_cards() -> InnovationScript:
    """Half of the hand is returned: the low half."""
    match = scenario(
        ann=seat(board=["Refrigeration"]),
        bob=seat(board=["Sailing"], hand=["Oars", "Archery", "Flight", "Rocketry"]),
        actions=1,
    )
    match.play("ann: dogma Refrigeration")
    return match


@position("bob", good="card:flight")
def composites_leaves_the_best_card() -> InnovationScript:
    """One card may be kept: the highest."""
    match = scenario(
        ann=seat(board=["Composites"]),
        bob=seat(board=["Sailing"], hand=["Oars", "Archery", "Flight"], score=[5]),
        actions=1,
    )
    match.play("ann: dogma Composites")
    return match

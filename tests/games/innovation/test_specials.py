"""Special achievements: taken at the instant they are earned, on anybody's turn."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.innovation.card import BLUE, CLOCK, GREEN, ICONS, LEAF, RED
from chronotable.testing.innovation import scenario, seat

# A board with three and more of every icon but the castle, and one that lacks clocks until
# Metalworking is taken off Fission.
LACKS_CASTLES = [
    "City States",
    "Software",
    "Navigation",
    "Stem Cells > Globalization > Perspective > Ecology, up",
]
LACKS_CLOCKS = [
    "Metalworking > Fission",
    "The Wheel",
    "Services",
    "Experimentation",
    "Canning > Steam Engine > Canal Building, up",
]

# Monument


@pytest.mark.rule("innovation#specials")
def test_monument_takes_the_sixth_card_scored_in_a_turn() -> None:
    """G5."""
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Oars"], scored=5),
        bob=seat(),
    )

    match.play("ann: dogma Agriculture", "ann: Oars")

    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_monument_takes_the_sixth_card_tucked_in_a_turn() -> None:
    """G5."""
    match = scenario(
        ann=seat(board=["Code of Laws"], hand=["Mysticism"], tucked=5),
        bob=seat(),
    )

    match.play("ann: dogma Code of Laws", "ann: Mysticism", "ann: done")

    assert match.ann.achievements == ["monument"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials", "innovation#INN-002")
def test_monument_forgets_when_any_turn_ends() -> None:
    """G6."""
    match = scenario(
        ann=seat(board=["Metalworking"]),
        bob=seat(board=["Mysticism", "Agriculture"], hand=["Calendar", "Compass"]),
        decks={1: ["Oars", "Archery", "Masonry", "Tools", "Sailing", "Pottery"]},
        actions=1,
    )

    match.play("ann: dogma Metalworking")
    assert len(match.bob.score_pile) == 4  # as a sharer, in Ann's turn
    match.play("bob: dogma Agriculture", "bob: Calendar")
    match.play("bob: dogma Agriculture", "bob: Compass")

    assert len(match.bob.score_pile) == 6
    assert match.bob.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#verbs", "innovation#score", "innovation#transfer")
def test_monument_does_not_count_transfers() -> None:
    """G7."""
    match = scenario(
        ann=seat(board=["Combustion"]),
        bob=seat(score=[1, 1]),
        cid=seat(score=[2, 2]),
        dan=seat(score=[3, 3]),
    )

    match.play("ann: dogma Combustion")

    assert match.ann.score_values == [1, 1, 2, 2, 3, 3]
    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#exchange")
def test_monument_does_not_count_exchanges() -> None:
    """G7."""
    match = scenario(
        ann=seat(board=["Bicycle"], hand=[1, 2, 3, 4, 5, 6]),
        bob=seat(),
    )

    match.play("ann: dogma Bicycle", "ann: yes")

    assert match.ann.score_values == [1, 2, 3, 4, 5, 6]
    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_monument_can_be_earned_on_another_turn() -> None:
    """G8."""
    match = scenario(
        ann=seat(board=["Stem Cells"]),
        bob=seat(board=["Agriculture"], hand=[1, 2, 3, 4, 5, 6]),
        decks={10: ["Databases"]},
    )

    match.play("ann: dogma Stem Cells", "bob: yes")

    assert match.bob.achievements == ["monument"]
    assert match.ann.hand == ["Databases"]  # the bonus for sharing
    assert match.is_quiet


# Empire


@pytest.mark.rule("innovation#specials")
def test_empire_takes_three_of_each_icon() -> None:
    match = scenario(
        ann=seat(board=LACKS_CASTLES, hand=["Oars", "Metalworking"]),
        bob=seat(),
    )

    match.play("ann: meld Metalworking")

    assert min(match.ann.count(icon) for icon in ICONS) == 3
    assert match.ann.achievements == ["empire"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_empire_is_not_built_on_two_clocks() -> None:
    match = scenario(
        ann=seat(
            board=["Computers", *LACKS_CASTLES[:1], *LACKS_CASTLES[2:]], hand=["Metalworking"]
        ),
        bob=seat(),
    )

    match.play("ann: meld Metalworking")

    assert match.ann.count(CLOCK) == 2
    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_a_victim_can_earn_an_achievement_by_what_it_loses() -> None:
    match = scenario(
        ann=seat(board=["City States", "Navigation"]),
        bob=seat(board=LACKS_CLOCKS),
    )

    match.play("ann: dogma City States", "bob: Metalworking")

    assert match.bob.achievements == ["empire"]
    assert match.is_quiet


# Wonder


@pytest.mark.rule("innovation#specials")
def test_wonder_takes_five_colors_splayed_right_or_up() -> None:
    """G3."""
    match = scenario(
        ann=seat(
            board=[
                "Emancipation > Mysticism, up",
                "Pottery > Tools, right",
                "Clothing > Sailing, right",
                "Masonry > Agriculture, up",
                "Oars > Archery, left",
            ]
        ),
        bob=seat(),
    )

    match.play("ann: dogma Emancipation", "ann: red")

    assert match.ann.splay(RED) == "right"
    assert match.ann.achievements == ["wonder"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
@pytest.mark.parametrize(("used", "claimed"), [("Philosophy", []), ("Invention", ["wonder"])])
def test_five_colors_splayed_left_are_a_wonder_for_invention_alone(
    used: str, claimed: list[str]
) -> None:
    """G3."""
    match = scenario(
        ann=seat(
            board=[
                "Philosophy > Mysticism, left",
                "Pottery > Tools, left",
                "Invention > Sailing, left",
                "Masonry > Agriculture, left",
                "Oars > Archery, left",
            ]
        ),
        bob=seat(),
    )

    match.play(f"ann: dogma {used}")
    if used == "Invention":
        match.play("ann: done")  # nothing is turned to the right

    assert match.ann.achievements == claimed
    assert match.is_quiet


# World


@pytest.mark.rule("innovation#specials")
def test_world_takes_twelve_clocks() -> None:
    match = scenario(
        ann=seat(
            board=["Databases", "Fission", "Software", "Lighting > Socialism, up"],
            hand=["Railroad"],
        ),
        bob=seat(),
    )

    match.play("ann: meld Railroad")

    assert match.ann.count(CLOCK) == 12
    assert match.ann.achievements == ["world"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_eleven_clocks_are_no_world() -> None:
    match = scenario(
        ann=seat(board=["Databases", "Fission", "Software"], hand=["Railroad"]),
        bob=seat(),
    )

    match.play("ann: meld Railroad")

    assert match.ann.count(CLOCK) == 11
    assert match.ann.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_an_achievement_is_claimed_in_the_middle_of_an_effect_and_kept() -> None:
    match = scenario(
        ann=seat(
            board=["Translation", "Databases", "Fission", "The Internet > Railroad, right"],
            score=["Software", "Writing"],
        ),
        bob=seat(),
    )
    assert match.ann.count(CLOCK) == 9

    match.play("ann: dogma Translation", "ann: yes", "ann: Software")

    assert match.ann.pile(BLUE) == ["Writing", "Software", "Translation"]
    assert match.ann.count(CLOCK) == 9  # twelve only for a moment
    assert match.ann.achievements == ["world"]
    assert match.is_quiet


# Universe


@pytest.mark.rule("innovation#specials")
def test_universe_takes_five_top_cards_of_eight_and_is_never_lost() -> None:
    """G4."""
    match = scenario(
        ann=seat(
            board=["Rocketry", "Fission", "Databases", "Ecology"], hand=["Empiricism", "Tools"]
        ),
        bob=seat(),
    )

    match.play("ann: meld Empiricism")
    assert match.ann.achievements == ["universe"]
    match.play("ann: meld Tools")

    assert match.ann.pile(BLUE) == ["Tools", "Rocketry"]
    assert match.ann.achievements == ["universe"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_universe_does_not_take_a_seven() -> None:
    match = scenario(
        ann=seat(board=["Rocketry", "Fission", "Databases", "Ecology"], hand=["Lighting"]),
        bob=seat(),
    )

    match.play("ann: meld Lighting")

    assert match.ann.achievements == []
    assert match.is_quiet


# Who comes first, and what is safe


@pytest.mark.rule("innovation#specials")
def test_a_special_achievement_is_there_once() -> None:
    match = scenario(
        ann=seat(board=["Agriculture"], hand=["Oars"], scored=5),
        bob=seat(specials=["monument"]),
    )

    match.play("ann: dogma Agriculture", "ann: Oars")

    assert match.ann.achievements == []
    assert match.bob.achievements == ["monument"]
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_the_active_player_comes_first_when_two_earn_it_at_once() -> None:
    match = scenario(
        bob=seat(board=LACKS_CLOCKS),
        ann=seat(board=LACKS_CASTLES),
        turn="ann",
    )

    match.play("ann: dogma City States", "bob: Metalworking")

    for name in ("ann", "bob"):
        assert min(match.player(name).count(icon) for icon in ICONS) >= 3
    assert match.ann.achievements == ["empire"]
    assert match.bob.achievements == []
    assert match.is_quiet


@pytest.mark.rule("innovation#specials")
def test_then_comes_the_first_clockwise_from_the_active_player() -> None:
    match = scenario(
        cid=seat(board=LACKS_CLOCKS, hand=["Agriculture", "Anatomy"]),
        ann=seat(board=["Road Building"]),
        bob=seat(board=LACKS_CASTLES),
        turn="ann",
        decks={2: ["Calendar"]},
    )

    # Cid shares Road Building, melds two cards and sends Metalworking to Bob.
    match.play("ann: dogma Road Building", "cid: Agriculture", "cid: Anatomy", "cid: bob")

    for name in ("bob", "cid"):
        assert match.player(name).count(LEAF) >= 3
    assert match.bob.pile(RED) == ["Metalworking"]
    assert match.cid.pile(GREEN) == ["Navigation", "The Wheel"]
    assert match.bob.achievements == ["empire"]  # on Ann's left
    assert match.cid.achievements == []
    assert match.is_quiet


def test_claimed_cards_are_neither_points_nor_prey() -> None:
    """G11."""
    match = scenario(
        ann=seat(board=["Fission", "Pottery"], hand=["Tools"], claimed=[1, 2]),
        bob=seat(board=["Sailing"], score=["Optics"], claimed=[3], specials=["world"]),
        decks={10: ["Robotics"]},
    )
    assert match.ann.points == 0

    match.play("ann: dogma Fission")

    assert match.ann.board == match.bob.board == {}
    assert sorted(match.removed) == [
        *("Fission", "Optics", "Pottery", "Robotics", "Sailing", "Tools"),
    ]
    assert match.ann.achievements == [1, 2]
    assert match.bob.achievements == [3, "world"]
    assert match.available == [4, 5, 6, 7, 8, 9]
    assert match.is_quiet


# What a player sees of the way there


def test_a_view_tells_how_near_each_player_is() -> None:
    match = scenario(
        ann=seat(board=LACKS_CLOCKS, tucked=2, scored=3),
        bob=seat(board=["Software", "Robotics > Oars, up", "Databases"]),
    )
    ann, bob = (player["progress"] for player in match.match.view(0)["table"]["players"])

    assert ann == {"monument": 3, "empire": 5, "wonder": 1, "world": 0, "universe": 1}
    assert bob == {"monument": 0, "empire": 1, "wonder": 1, "world": 7, "universe": 3}


@pytest.mark.rule("innovation#specials")
def test_whoever_has_gone_all_the_way_has_the_achievement() -> None:
    goals = ct.game("innovation").box()["specials"]
    for seed in range(12):
        match = ct.new("innovation", seats=2 + seed % 3, seed=seed)
        bot = ct.agent("random", "innovation", seed)
        while not match.over:
            decision = match.pending[0]
            match.answer(decision.seat, bot.choose(None, decision))
            table = match.view(None)["table"]
            for player in table["players"]:
                for name, have in player["progress"].items():
                    assert have < goals[name] or table["specials"][name] is not None


def test_a_view_tells_what_a_draw_takes_and_which_achievements_are_in_reach() -> None:
    match = scenario(
        ann=seat(board=["Navigation"], score=[5, 5, 5]),
        bob=seat(score=[10]),
        only={1: ["Tools"], 4: [], 5: [], 6: ["Canning"]},
    )
    ann, bob = match.match.view(1)["table"]["players"]

    assert (ann["top"], ann["reach"], ann["draws"]) == (4, 3, 6)
    assert (bob["top"], bob["reach"], bob["draws"]) == (0, 0, 1)


def test_a_draw_takes_what_the_view_said_and_achievements_are_offered_within_reach() -> None:
    for seed in range(6):
        match = ct.new("innovation", seats=2 + seed % 3, seed=seed)
        bot = ct.agent("random", "innovation", seed)
        while not match.over:
            decision = match.pending[0]
            table = match.view(decision.seat)["table"]
            if "draw" not in decision.options:
                match.answer(decision.seat, bot.choose(None, decision))
                continue
            me = table["players"][decision.seat]
            offered = [key for key in decision.options.keys() if key.startswith("achieve:")]
            within = [age for age in table["achievements"] if age <= me["reach"]]
            assert offered == [f"achieve:{age}" for age in within]
            twin = match.fork()
            twin.answer(decision.seat, "draw")
            assert (me["draws"] is None) == twin.over
            if not twin.over:
                after = twin.view(decision.seat)["table"]["supply"]
                at = me["draws"] - 1
                assert len(after[at]) == len(table["supply"][at]) - 1
            match.answer(decision.seat, bot.choose(None, decision))

"""The Capital: construct, recruit, research, and what their hexes cost."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.testing.anachrony import AnachronyScript, scenario, seat

EVERYBODY = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}


def capital(*, rolls: tuple[int, ...] = (), seats: int = 2, **ann) -> AnachronyScript:
    """Ann has an exosuit; two buildings of each kind and one worker of each type lie open."""
    others = {
        name: seat(path, workers={"engineer": 1}, exosuits=1)
        for name, path in [("bob", "dominance"), ("cyd", "progress"), ("dan", "salvation")]
    }
    table: dict[str, Any] = {"ann": seat("harmony", **{"exosuits": 1, **ann})}
    for name in list(others)[: seats - 1]:
        table[name] = others[name]
    return scenario(
        era=3,
        rolls=rolls,
        superprojects={3: "tectonic_drill"},
        stacks={"factory": ["201"], "life_support": ["305"], "lab": ["413"]},
        secondary={"factory": ["204"], "life_support": ["307"], "lab": ["412"]},
        recruits=EVERYBODY,
        mine={"titanium": 1},
        **table,
    )


# Who may do what.


@pytest.mark.rule("anachrony#construct")
def test_scientists_engineers_and_geniuses_construct() -> None:
    match = capital(workers=EVERYBODY, titanium=2)

    assert match.who_can_go("ann", "hex:construct:1") == ["scientist", "engineer", "genius"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#recruit")
def test_engineers_administrators_and_geniuses_recruit() -> None:
    match = capital(workers=EVERYBODY)

    assert match.who_can_go("ann", "hex:recruit:1") == ["engineer", "administrator", "genius"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#research")
def test_scientists_and_geniuses_research() -> None:
    match = capital(workers=EVERYBODY)

    assert match.who_can_go("ann", "hex:research:1") == ["scientist", "genius"]
    assert match.is_quiet


@pytest.mark.parametrize("action", ["construct", "recruit", "research"])
def test_whoever_acted_in_the_capital_comes_home_tired(action: str) -> None:
    match = capital(workers={"genius": 1}, titanium=2, rolls=(0,))

    match.play("ann: place genius", f"ann: hex:{action}:1")
    while match.asked == ["ann"]:
        match.play(f"ann: {match.asks('ann')[0]}")
    match.pass_all()

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


def test_a_tired_worker_goes_nowhere() -> None:
    match = capital(tired={"engineer": 1})

    assert match.asks("ann") == ["free:force_workers", "pass"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#placing")
def test_without_an_exosuit_nobody_leaves_the_own_board() -> None:
    match = capital(workers={"engineer": 1}, exosuits=0, water=5, tiles=["206"])

    match.play("ann: place engineer")

    assert match.asks("ann", "anachrony-ask-place") == ["own:206", "own:supply"]

    match.play("ann: own 206")

    assert match.is_quiet


# Hexes.


@pytest.mark.rule("anachrony#capital")
def test_the_top_hex_is_free_and_the_second_costs_a_water() -> None:
    match = capital(workers={"engineer": 2}, exosuits=2, water=1)

    match.play("ann: place engineer", "ann: hex:recruit:1", "ann: worker:administrator")

    assert match.ann.water == 1

    match.play("bob: pass", "ann: place engineer", "ann: hex:recruit:2", "ann: worker:engineer")

    assert match.ann.water == 0
    assert match.is_quiet


def test_the_second_hex_may_be_taken_while_the_first_is_free() -> None:
    match = capital(workers={"engineer": 1}, water=1)

    match.play("ann: place engineer", "ann: hex:recruit:2", "ann: worker:engineer")

    assert (match.ann.water, match.ann.energy_core) == (0, 1)
    assert match.is_quiet


@pytest.mark.rule("anachrony#placing")
def test_a_hex_that_cannot_be_paid_is_not_offered() -> None:
    match = capital(workers={"engineer": 1})

    assert match.who_can_go("ann", "hex:recruit:2") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#capital")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_have_two_hexes_for_each_action(seats: int) -> None:
    match = capital(workers={"engineer": 1}, water=9, seats=seats)

    assert match.who_can_go("ann", "hex:recruit:2") == ["engineer"]
    assert match.who_can_go("ann", "hex:recruit:3") == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#capital")
def test_four_players_have_a_third_hex_for_two_water() -> None:
    match = capital(workers={"engineer": 1}, water=2, seats=4)

    match.play("ann: place engineer", "ann: hex:recruit:3", "ann: worker:engineer")

    assert match.ann.water == 0
    assert match.is_quiet


def test_an_occupied_hex_is_closed_until_the_clean_up() -> None:
    match = capital(workers={"engineer": 2}, exosuits=2)

    match.play("ann: place engineer", "ann: hex:recruit:1", "ann: worker:engineer", "bob: pass")

    assert match.who_can_go("ann", "hex:recruit:1") == []

    match.pass_all()

    assert match.state.capital == [[None, None], [None, None], [None, None]]
    assert match.is_quiet


def test_the_water_of_hex_and_building_must_both_be_there() -> None:
    plan: dict[str, Any] = {"workers": {"scientist": 1}, "titanium": 2, "uranium": 1}
    plan["tiles"] = ["301", "302", "303"]  # no room for another life support

    assert capital(**plan, water=1).who_can_go("ann", "hex:construct:1") == ["scientist"]
    assert capital(**plan, water=1).who_can_go("ann", "hex:construct:2") == []
    assert capital(**plan, water=2).who_can_go("ann", "hex:construct:2") == ["scientist"]


def test_after_the_impact_the_tiles_cover_the_water_of_the_hexes() -> None:
    match = scenario(
        era=5,
        recruits={"engineer": 1},
        collapses={"recruit": ["recruit_exosuit", "recruit_morale"]},
        ann=seat("harmony", workers={"engineer": 1}, exosuits=1),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )

    match.play("ann: place engineer", "ann: hex:recruit:2")

    assert match.ann.workers == {"engineer": 1}
    assert match.ann.morale == 4  # the tile's own bonus
    assert match.is_quiet


# Construct.


@pytest.mark.rule("anachrony#construct")
def test_both_stacks_of_each_kind_are_open() -> None:
    match = capital(workers={"scientist": 1}, titanium=2, gold=1)

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.asks("ann", "anachrony-ask-build") == [
        "build:201",
        "build:204",
        "build:305",
        "build:307",
    ]

    match.play("ann: build 204")

    assert match.ann.tiles == ["204"]
    assert (match.ann.titanium, match.ann.gold) == (0, 0)
    assert [tile.id for tile in match.state.secondary[1]] == []
    assert match.is_quiet


@pytest.mark.rule("anachrony#construct")
@pytest.mark.parametrize("stack", ["stacks", "secondary"])
def test_what_lay_below_a_building_can_be_built_at_once(stack: str) -> None:
    """The factory below is open as soon as Ann has taken hers, for Bob's very next turn."""
    table: dict[str, Any] = {stack: {"factory": ["201", "204"]}}
    match = scenario(
        era=3,
        ann=seat("harmony", workers={"scientist": 1}, exosuits=1, titanium=2, gold=1),
        bob=seat("dominance", workers={"scientist": 1}, exosuits=1, titanium=2, gold=1, water=1),
        **table,
    )

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 201")
    match.play("bob: place scientist", "bob: hex:construct:2", "bob: build 204")

    assert (match.ann.tiles, match.bob.tiles) == (["201"], ["204"])
    assert match.is_quiet


@pytest.mark.rule("anachrony#construct")
def test_a_building_goes_to_the_leftmost_empty_sector_of_its_row() -> None:
    match = capital(workers={"scientist": 1}, tiles=["206"], titanium=2, gold=1, water=2)

    match.play("ann: place scientist", "ann: hex:construct:1", "ann: build 201")

    assert match.ann.sectors[3:6] == ["206", "201", None]
    assert match.ann.water == 0  # the price of the second sector
    assert match.is_quiet


@pytest.mark.rule("anachrony#construct")
def test_a_full_row_takes_no_more_buildings() -> None:
    match = capital(
        workers={"scientist": 1}, tiles=["202", "203", "206"], titanium=9, gold=9, water=9
    )

    match.play("ann: place scientist", "ann: hex:construct:1")

    assert match.asks("ann") == ["build:305", "build:307"]

    match.play("ann: build 305")

    assert match.is_quiet


@pytest.mark.rule("anachrony#construct")
def test_an_engineer_builds_for_one_titanium_less() -> None:
    match = capital(workers={"engineer": 1}, titanium=1)

    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 305")

    assert match.ann.titanium == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#workers")
def test_a_genius_builds_like_an_engineer() -> None:
    match = capital(workers={"genius": 1, "scientist": 1}, titanium=1)

    assert match.who_can_go("ann", "hex:construct:1") == ["genius"]
    assert match.is_quiet


# Recruit.


@pytest.mark.rule("anachrony#recruit")
@pytest.mark.parametrize(
    ("recruit", "good", "amount"),
    [("scientist", "water", 2), ("engineer", "energy_core", 1), ("administrator", "points", 1)],
)
def test_a_recruit_brings_a_bonus(recruit: str, good: str, amount: int) -> None:
    match = capital(workers={"administrator": 1})

    match.play("ann: place administrator", "ann: hex:recruit:1", f"ann: worker:{recruit}")

    assert match.ann.workers == {recruit: 1}
    assert getattr(match.ann, good) == amount
    assert match.state.recruit_pool[["scientist", "engineer", "administrator"].index(recruit)] == 0
    assert match.is_quiet


@pytest.mark.rule("anachrony#recruit")
@pytest.mark.parametrize(
    ("offer", "good", "amount"),
    [("offer:1", "water", 2), ("offer:2", "energy_core", 1), ("offer:3", "points", 1)],
)
def test_a_recruited_genius_brings_the_bonus_of_choice(offer: str, good: str, amount: int) -> None:
    match = capital(workers={"administrator": 1})

    match.play("ann: place administrator", "ann: hex:recruit:1", "ann: worker:genius")
    match.play(f"ann: {offer}")

    assert match.ann.workers == {"genius": 1}
    assert getattr(match.ann, good) == amount
    assert match.is_quiet


@pytest.mark.rule("anachrony#recruit")
def test_an_engineer_cannot_recruit_a_genius() -> None:
    match = capital(workers={"engineer": 1})

    match.play("ann: place engineer", "ann: hex:recruit:1")

    assert match.asks("ann", "anachrony-ask-recruit") == [
        "worker:scientist",
        "worker:engineer",
        "worker:administrator",
    ]

    match.play("ann: worker:scientist")

    assert match.is_quiet


def test_a_genius_recruits_a_genius() -> None:
    match = capital(workers={"genius": 1})

    match.play("ann: place genius", "ann: hex:recruit:1", "ann: worker:genius", "ann: offer:3")

    assert match.ann.workers == {"genius": 1}
    assert match.is_quiet


def test_an_empty_pool_closes_recruiting() -> None:
    match = scenario(
        era=3,
        ann=seat("harmony", workers=EVERYBODY, exosuits=1),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )

    assert match.who_can_go("ann", "hex:recruit:1") == []
    assert match.is_quiet


def test_a_pool_of_geniuses_is_closed_to_engineers() -> None:
    match = scenario(
        era=3,
        recruits={"genius": 2},
        ann=seat("harmony", workers=EVERYBODY, exosuits=1),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )

    assert match.who_can_go("ann", "hex:recruit:1") == ["administrator", "genius"]
    assert match.is_quiet


# Research.


def research(*answers: str, rolls: tuple[int, ...], **ann) -> AnachronyScript:
    match = capital(workers={"scientist": 1}, rolls=rolls, **ann)
    match.play("ann: place scientist", "ann: hex:research:1", *(f"ann: {a}" for a in answers))
    return match


@pytest.mark.rule("anachrony#research")
@pytest.mark.parametrize(
    ("face", "shape"),
    [(0, "circle"), (1, "circle"), (2, "triangle"), (3, "triangle"), (4, "square"), (5, "square")],
)
def test_with_the_icon_set_the_shape_die_decides(face: int, shape: str) -> None:
    match = research("icon:warfare", rolls=(face,))

    assert match.ann.breakthroughs == [f"{shape} warfare"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#research")
@pytest.mark.parametrize(
    ("face", "icon"),
    [(0, "time_travel"), (1, "warfare"), (2, "genetics"), (3, "technology"), (4, "society")],
)
def test_with_the_shape_set_the_icon_die_decides(face: int, icon: str) -> None:
    match = research("shape:triangle", rolls=(face,))

    assert match.ann.breakthroughs == [f"triangle {icon}"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#research")
def test_the_question_mark_lets_the_player_name_the_icon() -> None:
    match = research("shape:triangle", rolls=(5,))

    assert len(match.asks("ann", "anachrony-ask-icon")) == 5

    match.play("ann: icon:society")

    assert match.ann.breakthroughs == ["triangle society"]
    assert match.is_quiet


def test_the_question_mark_cannot_be_set() -> None:
    match = research(rolls=(0,))

    assert match.asks("ann", "anachrony-ask-set-die") == [
        "shape:circle",
        "shape:triangle",
        "shape:square",
        "icon:time_travel",
        "icon:warfare",
        "icon:genetics",
        "icon:technology",
        "icon:society",
    ]

    match.play("ann: icon:society")

    assert match.is_quiet


def test_when_the_breakthrough_is_used_up_one_die_is_rolled_again() -> None:
    used_up = ["circle genetics"] * 3
    match = research("icon:genetics", rolls=(0, 4), breakthroughs=used_up)

    assert match.asks("ann", "anachrony-ask-reroll") == ["reroll:shape", "reroll:icon"]

    match.play("ann: reroll shape")

    assert match.ann.breakthroughs == [*used_up, "square genetics"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#ANA-025")
def test_also_the_die_that_was_set_may_be_rolled_again() -> None:
    used_up = ["circle genetics"] * 3
    match = research("icon:genetics", rolls=(0, 1), breakthroughs=used_up)

    match.play("ann: reroll icon")

    assert match.ann.breakthroughs == ["circle warfare", *used_up]
    assert match.is_quiet


def test_dice_are_rolled_again_until_a_tile_is_there() -> None:
    used_up = ["circle genetics"] * 3
    match = research("icon:genetics", rolls=(0, 1, 2), breakthroughs=used_up)

    match.play("ann: reroll shape")  # a circle again

    assert match.asks("ann", "anachrony-ask-reroll")

    match.play("ann: reroll shape")

    assert match.ann.breakthroughs == [*used_up, "triangle genetics"]
    assert match.is_quiet


def test_lab_411_sets_the_second_die_for_a_water() -> None:
    match = research("shape:square", "yes", "icon:society", rolls=(), tiles=["411"], water=1)

    assert match.ann.breakthroughs == ["square society"]
    assert match.ann.water == 0
    assert match.is_quiet


def test_the_water_for_the_second_die_must_be_left_after_the_hex() -> None:
    match = capital(workers={"scientist": 1}, tiles=["411"], water=1, rolls=(4,))

    match.play("ann: place scientist", "ann: hex:research:2", "ann: shape:square")

    assert match.ann.breakthroughs == ["square society"]  # rolled: no water was left
    assert match.is_quiet

"""Set-up: paths, leaders, start assets, both drafts, the table and its options."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.decks import RECRUITS
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.pieces import PATHS
from chronotable.games.anachrony.proposed import ASSETS
from chronotable.kernel.errors import BadOption
from chronotable.testing.anachrony import AnachronyScript

NAMES = ("ann", "bob", "cid", "dan")
PATH_WORDS = [path.word for path in PATHS]


def new_table(seats: int, seed: int = 1, **options: str) -> AnachronyScript:
    return AnachronyScript(
        ct.new("anachrony", seats=seats, seed=seed, options=options), NAMES[:seats]
    )


def answer_all(match: AnachronyScript, prompt: str, pick: int = 0) -> None:
    """Let everybody who is asked this answer with an option by number, until nobody is."""
    while any(decision.prompt == prompt for decision in match.match.pending):
        match.match.answer(match.match.pending[0].seat, pick)


def started(seats: int, seed: int = 1, **options: str) -> AnachronyScript:
    """A table at its first question after set-up."""
    match = new_table(seats, seed, **options)
    for question in ("path", "leader", "asset", "condition"):
        answer_all(match, f"anachrony-ask-{question}")
    return match


def in_turn_order(match: AnachronyScript) -> list[str]:
    first = match.state.first
    return [*match.names[first:], *match.names[:first]]


# The table.


@pytest.mark.rule("anachrony#table", "anachrony#setup")
@pytest.mark.parametrize(("seats", "hexes"), [(2, 2), (3, 2), (4, 3)])
def test_the_table_is_laid_as_the_rulebook_says(seats: int, hexes: int) -> None:
    match = started(seats)
    state = match.state

    assert state.era == 0
    assert not state.impact
    assert [len(row) for row in state.capital] == [hexes] * 3
    assert [len(tiles) for tiles in state.collapsing] == [hexes] * 3
    assert [len(stack) for stack in state.primary] == [14] * 4
    assert [len(stack) for stack in state.secondary] == [1] * 4
    assert len({str(tile) for tile in state.superprojects}) == 7
    assert len(state.conditions) == 5
    assert sum(state.breakthroughs) in (44, 45)
    assert state.anomalies == 12
    for name in match.names:
        player = getattr(match, name)
        assert player.own.suits == 6
        assert player.exosuits == 0
        assert player.warps == {}
        assert player.focus == 1
        assert player.own.evacuation in (0, 1)
    assert match.is_quiet


@pytest.mark.rule("anachrony#setup")
def test_every_seed_lays_another_table() -> None:
    tables = [started(2, seed).state for seed in range(20)]

    assert len({str(state.superprojects[0]) for state in tables}) > 8
    assert {state.first for state in tables} == {0, 1}
    assert len({tuple(state.conditions) for state in tables}) > 10
    assert len({own.evacuation for state in tables for own in state.own}) == 2


def test_one_to_four_can_play() -> None:
    for seats in (0, 5):
        with pytest.raises(BadOption):
            ct.new("anachrony", seats=seats)


@pytest.mark.parametrize(
    "option",
    ["side", "paths", "leaders", "paradox", "timeline", "assets", "endgame", "supply", "edition"],
)
def test_an_option_takes_only_its_own_values(option: str) -> None:
    with pytest.raises(BadOption, match=option):
        ct.new("anachrony", seats=2, options={option: "nonsense"})


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="weather"):
        new_table(2, weather="fine")


# Paths and leaders.


@pytest.mark.rule("anachrony#setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paths_are_dealt_and_no_two_players_share_one(seats: int) -> None:
    paths = [tuple(own.path for own in new_table(seats, seed).state.own) for seed in range(12)]

    assert all(len(set(dealt)) == seats for dealt in paths)
    assert len(set(paths)) > 5


@pytest.mark.rule("anachrony#setup")
def test_paths_can_be_chosen_in_turn_order() -> None:
    match = new_table(3, paths="choose")
    first, second, third = in_turn_order(match)

    assert match.asks(first, "anachrony-ask-path") == [f"path:{path}" for path in PATH_WORDS]
    match.play(f"{first}: path:progress")
    assert match.asks(second) == ["path:harmony", "path:dominance", "path:salvation"]
    match.play(f"{second}: path:salvation")
    assert match.asks(third) == ["path:harmony", "path:dominance"]
    match.play(f"{third}: path:dominance")

    chosen = [PATH_WORDS[getattr(match, name).own.path] for name in (first, second, third)]
    assert chosen == ["progress", "salvation", "dominance"]
    assert match.asks(first, "anachrony-ask-leader")
    assert match.is_quiet


def test_the_last_of_four_takes_the_path_that_is_left() -> None:
    match = new_table(4, paths="choose")
    for name in in_turn_order(match)[:3]:
        match.play(f"{name}: {match.asks(name)[0]}")

    assert [decision.prompt for decision in match.match.pending] == ["anachrony-ask-leader"] * 4


@pytest.mark.rule("anachrony#setup")
def test_leaders_are_chosen_by_all_at_once_and_shown_together() -> None:
    match = new_table(2)
    for name in ("ann", "bob"):
        path = PATHS[getattr(match, name).own.path]
        wanted = [f"leader:{leader}" for leader in LEADERS[path]]
        assert match.asks(name, "anachrony-ask-leader") == wanted

    match.play(f"bob: {match.asks('bob')[1]}")

    assert match.bob.own.leader == ""  # nobody knows before Ann has chosen as well
    assert match.match.view(0)["table"]["own"][1]["leader"] == ""

    match.play(f"ann: {match.asks('ann')[0]}")

    assert match.ann.own.leader == LEADERS[PATHS[match.ann.own.path]][0]
    assert match.bob.own.leader == LEADERS[PATHS[match.bob.own.path]][1]
    assert match.is_quiet


def test_leaders_can_be_dealt() -> None:
    dealt = set()
    for seed in range(12):
        match = new_table(2, seed, leaders="random")
        assert match.match.pending[0].prompt != "anachrony-ask-leader"
        for own in match.state.own:
            assert own.leader in LEADERS[PATHS[own.path]]
            dealt.add(own.leader)

    assert len(dealt) > 5


def test_dealt_leaders_wait_until_paths_are_chosen() -> None:
    match = new_table(2, paths="choose", leaders="random")
    for own in match.match.view(0)["table"]["own"]:
        assert own["leader"] == ""

    answer_all(match, "anachrony-ask-path")

    for own in match.state.own:
        assert own.leader in LEADERS[PATHS[own.path]]


# Start assets.


STARTS = {
    "harmony": (
        {"titanium": 3, "uranium": 1, "gold": 0, "neutronium": 0, "water": 6, "energy_core": 3},
        {"scientist": 2, "engineer": 2},
        {"genius": 1},
    ),
    "dominance": (
        {"titanium": 2, "uranium": 2, "gold": 1, "neutronium": 0, "water": 3, "energy_core": 4},
        {"scientist": 2, "engineer": 2},
        {"engineer": 1},
    ),
    "progress": (
        {"titanium": 2, "uranium": 1, "gold": 1, "neutronium": 0, "water": 3, "energy_core": 4},
        {"scientist": 2, "administrator": 2},
        {"engineer": 1},
    ),
    "salvation": (
        {"titanium": 2, "uranium": 0, "gold": 2, "neutronium": 1, "water": 4, "energy_core": 3},
        {"scientist": 3, "engineer": 1},
        {"administrator": 1},
    ),
}


@pytest.mark.rule("anachrony#setup")
@pytest.mark.parametrize("side", ["A", "B"])
def test_each_path_starts_with_what_its_board_shows(side: str) -> None:
    match = started(4, side=side)
    for name, extra in zip(in_turn_order(match), (0, 1, 1, 2), strict=True):
        player = getattr(match, name)
        path = PATH_WORDS[player.own.path]
        goods, active, tired = STARTS[path]
        for good, amount in goods.items():
            assert getattr(player, good) == amount + (extra if good == "water" else 0), (path, good)
        assert player.workers == active
        assert player.tired == tired
        assert len(player.breakthroughs) == (path == "progress")


@pytest.mark.rule("anachrony#setup")
@pytest.mark.parametrize(("seats", "extra"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2])])
def test_who_sits_late_in_the_turn_order_gets_more_water(seats: int, extra: list[int]) -> None:
    match = started(seats, seed=3)

    found = []
    for name in in_turn_order(match):
        player = getattr(match, name)
        found.append(player.water - STARTS[PATH_WORDS[player.own.path]][0]["water"])

    assert found == extra


@pytest.mark.parametrize("side", ["A", "B"])
def test_morale_starts_on_the_space_worth_nothing(side: str) -> None:
    match = started(4, side=side)

    for name in match.names:
        assert getattr(match, name).score["morale"] == 0
    spaces = {PATH_WORDS[own.path]: own.morale for own in match.state.own}
    assert spaces == (
        {"harmony": 3, "dominance": 3, "progress": 3, "salvation": 3}
        if side == "A"
        else {"harmony": 2, "dominance": 3, "progress": 3, "salvation": 4}
    )


@pytest.mark.rule("anachrony#ANA-043")
def test_progress_rolls_for_its_first_breakthrough_and_rolls_the_question_mark_again() -> None:
    match = new_table(4)
    match.state.chance.script = [3, 5, 5, 2]  # triangle; question mark twice; genetics
    answer_all(match, "anachrony-ask-leader")

    (owner,) = [name for name in match.names if getattr(match, name).breakthroughs]
    assert PATH_WORDS[getattr(match, owner).own.path] == "progress"
    assert getattr(match, owner).breakthroughs == ["triangle genetics"]
    assert sum(match.state.breakthroughs) == 44


# The draft of starting assets.


def asset_table(seats: int, hands: list[list[int]]) -> AnachronyScript:
    match = new_table(seats, assets="draft")
    for own, hand in zip(match.state.own, hands, strict=True):
        own.asset_hand = [*hand]
    answer_all(match, "anachrony-ask-leader")
    return match


@pytest.mark.rule("anachrony#asset-draft")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 8), (3, 5), (4, 4)])
def test_starting_assets_are_dealt_by_the_number_of_players(seats: int, dealt: int) -> None:
    match = new_table(seats, assets="draft")
    answer_all(match, "anachrony-ask-leader")

    hands = [match.asks(name, "anachrony-ask-asset") for name in match.names]

    assert [len(hand) for hand in hands] == [dealt] * seats
    assert len({card for hand in hands for card in hand}) == seats * dealt
    assert match.is_quiet


@pytest.mark.rule("anachrony#asset-draft")
def test_the_cards_left_are_passed_to_the_right() -> None:
    match = asset_table(3, [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]])

    match.play("ann: asset 1", "bob: asset 6", "cid: asset 11")

    assert match.asks("cid") == ["asset:2", "asset:3", "asset:4", "asset:5"]  # Ann's right hand
    assert match.asks("ann") == ["asset:7", "asset:8", "asset:9", "asset:10"]
    assert match.asks("bob") == ["asset:12", "asset:13", "asset:14", "asset:15"]
    assert match.is_quiet


@pytest.mark.rule("anachrony#asset-draft")
def test_a_draft_of_two_ends_with_four_cards_each_and_the_rest_is_out() -> None:
    match = asset_table(2, [[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16]])

    match.play("ann: asset 1", "bob: asset 9", "ann: asset 10", "bob: asset 2")
    match.play("ann: asset 3", "bob: asset 11", "ann: asset 12", "bob: asset 4")

    assert match.ann.own.asset_kept == [1, 10, 3, 12]
    assert match.bob.own.asset_kept == [9, 2, 11, 4]
    assert match.ann.own.asset_hand == match.bob.own.asset_hand == []
    # Ann and Bob have the same sum, 26: the lowest single number begins.
    assert match.state.first == 0
    assert match.ann.workers == {"scientist": 2, "engineer": 2}
    assert match.ann.tired == {"engineer": 1}
    assert match.ann.titanium == 1 + 1 + 1
    assert match.ann.gold == match.ann.uranium == 1
    assert match.ann.energy_core == 2 + 1
    assert match.ann.water == 2 + 3
    assert match.bob.water == 2 + 2 + 2 + 1  # and one for sitting second
    assert match.is_quiet


def test_the_last_card_of_four_players_is_kept_without_asking() -> None:
    hands = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]
    match = asset_table(4, hands)
    for _ in range(3):
        for name in match.names:
            match.play(f"{name}: {match.asks(name)[-1]}")

    assert sorted(match.ann.own.asset_kept) == [4, 7, 10, 13]
    assert sorted(n for own in match.state.own for n in own.asset_kept) == list(range(1, 17))
    assert match.match.pending[0].prompt != "anachrony-ask-asset"


@pytest.mark.rule("anachrony#asset-draft")
def test_the_lowest_sum_of_numbers_begins() -> None:
    """Everybody keeps the lowest card: 33 in all for Ann, 45 for Bob, 33 for Cid, 25 for Dan."""
    match = asset_table(4, [[1, 2, 3, 16], [5, 6, 7, 8], [9, 10, 11, 12], [4, 13, 14, 15]])

    answer_all(match, "anachrony-ask-asset")

    assert sorted(match.dan.own.asset_kept) == [2, 4, 7, 12]
    assert in_turn_order(match) == ["dan", "ann", "bob", "cid"]
    drafted = {asset.number: asset.gain.water for asset in ASSETS}
    for name, extra in zip(in_turn_order(match), (0, 1, 1, 2), strict=True):
        player = getattr(match, name)
        assert player.water == 2 + sum(drafted[card] for card in player.own.asset_kept) + extra


@pytest.mark.rule("anachrony#asset-draft")
def test_of_equal_sums_the_one_with_the_lowest_number_begins() -> None:
    """Both sums are 26, and Bob has the 1."""
    match = asset_table(2, [[9, 10, 11, 12, 13, 14, 15, 16], [1, 2, 3, 4, 5, 6, 7, 8]])

    match.play("ann: asset 9", "bob: asset 1", "ann: asset 2", "bob: asset 10")
    match.play("ann: asset 11", "bob: asset 3", "ann: asset 4", "bob: asset 12")

    assert match.state.first == 1


@pytest.mark.rule("anachrony#ANA-050")
def test_a_drafted_breakthrough_is_rolled_for_and_a_path_gives_none() -> None:
    match = asset_table(2, [[15, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 16]])
    match.state.chance.script = [0, 1]

    match.play("ann: asset 15", "bob: asset 8")
    answer_all(match, "anachrony-ask-asset")

    assert match.ann.breakthroughs == ["circle warfare"]
    assert match.bob.breakthroughs == []


def test_sixteen_starting_assets_have_sixteen_numbers() -> None:
    assert [asset.number for asset in ASSETS] == list(range(1, 17))


# The draft of endgame conditions.


def test_five_endgame_conditions_lie_open_from_the_start() -> None:
    match = new_table(2)

    assert len(set(match.state.conditions)) == 5
    assert set(match.state.conditions) < set(CONDITIONS)
    assert match.match.view(None)["table"]["conditions"] == match.state.conditions


@pytest.mark.rule("anachrony#condition-draft")
@pytest.mark.parametrize(("seats", "dealt", "kept"), [(2, 4, 2), (3, 2, 1), (4, 2, 1)])
def test_endgame_conditions_can_be_drafted(seats: int, dealt: int, kept: int) -> None:
    match = new_table(seats, endgame="draft")
    answer_all(match, "anachrony-ask-leader")
    assert match.state.conditions == []
    wanted = []
    for name in match.names:
        hand = match.asks(name, "anachrony-ask-condition")
        assert len(hand) == dealt
        for card in hand[:kept]:
            match.play(f"{name}: {card}")
            wanted.append(card.partition(":")[2])

    assert len(set(match.state.conditions)) == 5
    assert set(wanted) <= set(match.state.conditions)
    assert all(own.condition_hand == [] for own in match.state.own)


# The general supply.


@pytest.mark.rule("anachrony#ANA-001")
@pytest.mark.parametrize(
    ("edition", "supply", "limited"),
    [
        ("czech", "edition", False),
        ("russian", "edition", False),
        ("polish", "edition", True),
        ("czech", "limited", True),
        ("polish", "unlimited", False),
    ],
)
def test_the_supply_is_limited_as_the_edition_or_the_table_says(
    edition: str, supply: str, limited: bool
) -> None:
    match = new_table(2, edition=edition, supply=supply)

    assert match.state.limited is limited


@pytest.mark.rule("anachrony#alternate-timeline")
def test_the_alternate_timeline_deals_seven_designs_of_nine() -> None:
    match = new_table(2, timeline="alternate")

    assert len(set(match.state.layouts)) == 7
    assert set(match.state.layouts) < set(range(9))
    assert new_table(2).state.layouts == []


def test_the_first_recruits_are_on_a_card() -> None:
    match = started(2)

    assert tuple(match.state.recruit_pool) in RECRUITS
    assert sum(match.state.mine_pool) == 5
    assert match.state.mine_cubes == [1, 1, 1]

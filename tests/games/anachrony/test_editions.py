"""Where the three rulebooks differ: every row of the table in docs/rulings/anachrony.md, played
in each edition.

Where a text is silent, all play alike: such scenarios are in test_rulings.py and elsewhere, over
all three editions.
"""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.games import anachrony
from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.editions import CZECH, EDITIONS, Edition
from chronotable.kernel.errors import BadOption
from chronotable.testing.anachrony import AnachronyScript, SeatPlan, chronobot, scenario, seat

pytestmark = pytest.mark.rule("anachrony#editions")

RULINGS = Path(__file__).parents[3] / "docs" / "rulings" / "anachrony.md"

BOB = seat("salvation", workers={"engineer": 2}, exosuits=2)
TURN = "anachrony-ask-turn"
PLACE = "anachrony-ask-place"
TRAVEL = "anachrony-ask-travel"
MANY = [f"free action {number}" for number in range(1, 9)]


def each(said: str, *, czech: Any, russian: Any, polish: Any) -> pytest.MarkDecorator:
    """The scenario in each edition, with what is said there."""
    rows = [("czech", czech), ("russian", russian), ("polish", polish)]
    return pytest.mark.parametrize(("edition", said), rows, ids=EDITIONS)


def play(edition: str, ann: SeatPlan, bob: SeatPlan = BOB, **table: Any) -> AnachronyScript:
    return scenario(ann=ann, bob=bob, edition=edition, **table)


def at(edition: str, position: int, *rolls: int, **table: Any) -> AnachronyScript:
    """Ann purifies water; then Chronobot's token 1 is rolled, which stands on this position."""
    bot = {"tokens": {1: position}, **table.pop("bot", {})}
    ann = seat("harmony", workers={"scientist": 3}, exosuits=3)
    dice = [0, *rolls]
    match = scenario(ann=ann, bot=chronobot(**bot), rolls=dice, edition=edition, **table)
    match.play("ann: place scientist", "ann: pool:purify")
    assert match.is_quiet
    return match


# Set-up.


@each("titanium", czech=25, russian=25, polish=24)
def test_the_general_supply_runs_out_in_the_polish_text_only(edition: str, titanium: int) -> None:
    """ANA-001. Of 25 titanium one lies beside the mine: with Ann's 23, one is left."""
    match = play(
        edition, seat("harmony", workers={"engineer": 1}, exosuits=1, tiles=["201"], titanium=23)
    )

    match.play("ann: place engineer", "ann: own:201")

    assert match.ann.titanium == titanium
    assert match.is_quiet


@pytest.mark.rule("anachrony#condition-draft")
@pytest.mark.parametrize(
    ("seats", "doomsday", "undealt"),
    [(2, "no", 0), (3, "no", 2), (4, "no", 0), (2, "yes", 1), (3, "yes", 3), (4, "yes", 1)],
)
@each("undealt_first", czech=True, russian=True, polish=False)
def test_conditions_are_added_from_those_not_dealt_except_in_the_polish_text(
    edition: str, undealt_first: bool, seats: int, doomsday: str, undealt: int
) -> None:
    """ANA-024. Eight cards, nine with Doomsday; where all are dealt, those not kept must do."""
    options = {"endgame": "draft", "edition": edition, "leaders": "random", "doomsday": doomsday}
    was_dealt = set()
    for seed in range(30):
        match = ct.new("anachrony", seats=seats, seed=seed, options=options)
        dealt = {card for own in match.state.own for card in own.condition_hand}
        assert 8 + (doomsday == "yes") - len(dealt) == undealt
        kept = set()
        while match.pending[0].prompt == "anachrony-ask-condition":
            decision = match.pending[0]
            kept.add(decision.options[0].key.partition(":")[2])
            match.answer(decision.seat, 0)
        added = set(match.state.conditions) - kept
        assert len(added) == (2 if seats == 3 else 1)
        was_dealt |= {card in dealt for card in added}

    if undealt and undealt_first:
        assert was_dealt == {False}
    else:
        assert was_dealt == ({True, False} if undealt else {True})


# The action phase.


@each("markers", czech=8, russian=7, polish=7)
def test_free_actions_end_with_the_path_markers(edition: str, markers: int) -> None:
    """ANA-002. In the Russian and the Polish text the focus marker is one of the eight."""
    for used in range(9):
        match = play(
            edition,
            seat("harmony", workers={"engineer": 1}, exosuits=1, tiles=["303"], used=MANY[:used]),
        )
        assert ("free:303" in match.asks("ann", TURN)) is (used < markers)


@each("markers", czech=8, russian=7, polish=7)
def test_the_marker_of_an_evacuation_is_missing_elsewhere(edition: str, markers: int) -> None:
    """ANA-002."""
    match = play(
        edition,
        seat(
            "progress",
            evacuation=1,
            water=8,
            workers={"engineer": 2},
            exosuits=2,
            tiles=["303"],
            used=MANY[: markers - 1],
        ),
        era=5,
    )
    assert "free:303" in match.asks("ann", TURN)

    match.play("ann: place engineer", "ann: pool:evacuation", "bob: pass")

    assert "free:303" not in match.asks("ann", TURN)
    assert match.is_quiet


@each("markers", czech=8, russian=7, polish=7)
def test_without_a_marker_nobody_evacuates_and_valerian_sends_no_empty_exosuit(
    edition: str, markers: int
) -> None:
    """ANA-002."""
    for used, able in ((markers - 1, True), (markers, False)):
        match = play(
            edition,
            seat(
                "progress",
                leader="patron_valerian",
                evacuation=1,
                water=8,
                workers={"engineer": 1},
                exosuits=2,
                used=MANY[:used],
            ),
            era=5,
        )
        assert ("place:nobody" in match.asks("ann", TURN)) is able
        match.play("ann: place engineer")
        assert ("pool:evacuation" in match.asks("ann", PLACE)) is able


@each("mixed", czech=True, russian=True, polish=False)
def test_nomads_take_a_mix_of_resources_except_in_the_polish_text(
    edition: str, mixed: bool
) -> None:
    """ANA-008."""
    poor = play(edition, seat("harmony", workers={"engineer": 1}, exosuits=1, titanium=1, gold=1))
    assert (poor.who_can_go("ann", "pool:nomads") == ["engineer"]) is mixed

    rich = play(edition, seat("harmony", workers={"engineer": 1}, exosuits=1, neutronium=1))
    rich.play("ann: place engineer", "ann: pool:nomads", "ann: offer:5", "ann: gold")
    if mixed:
        rich.play("ann: uranium")

    assert (rich.ann.gold, rich.ann.uranium) == ((1, 1) if mixed else (2, 0))
    assert rich.is_quiet


def leaving(edition: str, *, last: bool, neutronium: int) -> int:
    """What Salvation's evacuation scores, by three points and three for each neutronium."""
    match = play(
        edition,
        seat("progress", evacuation=1, water=8, workers={"engineer": 1}, exosuits=2),
        seat(
            "salvation",
            workers={"engineer": 1},
            exosuits=2,
            neutronium=neutronium,
            tiles=["101", "102", "103"],
        ),
        era=5,
    )
    match.play("ann: place engineer", f"ann: pool:{'evacuation' if last else 'purify'}")
    match.play("bob: place engineer", "bob: pool:evacuation")
    points: int = match.bob.points
    return points


@each("points", czech=30, russian=30, polish=3 + 3 * 12)
def test_an_evacuation_is_worth_thirty_points_at_most(edition: str, points: int) -> None:
    """ANA-011."""
    assert leaving(edition, last=False, neutronium=9) == 30
    assert leaving(edition, last=False, neutronium=12) == points


@each("points", czech=30, russian=30, polish=3 + 3 * 12 - 3)
def test_the_last_slot_takes_its_points_before_the_maximum(edition: str, points: int) -> None:
    """ANA-046."""
    assert leaving(edition, last=True, neutronium=9) == 27
    assert leaving(edition, last=True, neutronium=10) == 30
    assert leaving(edition, last=True, neutronium=12) == points


# Buildings, superprojects, leaders.


@each(
    "water",
    czech={4: 1, 3: 1, 2: 1, 1: 2},
    russian={4: 1, 3: 1, 2: 1, 1: 2},
    polish={4: 0, 3: 0, 2: 1, 1: 2},
)
def test_labs_replace_water_at_plant_112(edition: str, water: dict[int, int]) -> None:
    """ANA-012."""
    for era, paid in water.items():
        match = play(
            edition,
            seat("harmony", workers={"engineer": 2}, exosuits=1, water=5, tiles=["112", "402"]),
            era=5,
        )
        match.play("ann: place engineer", "ann: own:112", f"ann: era {era}")
        assert match.ann.water == 5 - paid
        assert match.ann.points == 1
        assert match.is_quiet


@each("least", czech=1, russian=0, polish=0)
def test_plant_113_takes_at_least_one_resource_in_the_czech_text(edition: str, least: int) -> None:
    """ANA-012."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 2}, exosuits=1, gold=2, tiles=["113", "401"]),
        era=5,
    )

    match.play("ann: place engineer", "ann: own:113")
    assert match.asks("ann") == [f"number:{n}" for n in range(least, 3)]
    match.play("ann: number:1")
    assert match.asks("ann", TRAVEL) == ["era:3", "era:4"]  # one more by the lab
    match.play("ann: era 3")

    assert match.ann.points == 1
    assert match.is_quiet


@each("able", czech=[], russian=["engineer"], polish=["engineer"])
def test_plant_113_serves_who_has_nothing_but_a_lab_except_in_the_czech_text(
    edition: str, able: list[str]
) -> None:
    """ANA-012. Without labs it leads nowhere for nothing, in any edition."""
    labs: dict[str, Any] = {"tiles": ["113", "402"], "workers": {"engineer": 1}, "exosuits": 1}
    match = play(edition, seat("harmony", **labs), era=5)
    assert match.who_can_go("ann", "own:113") == able
    if able:
        match.play("ann: place engineer", "ann: own:113")
        assert match.asks("ann", TRAVEL) == ["era:3", "era:4"]
        match.play("ann: era 4")
        assert match.ann.points == 0
        assert match.is_quiet

    bare = play(edition, seat("harmony", **{**labs, "tiles": ["113"]}), era=5)
    assert bare.who_can_go("ann", "own:113") == []


@each("limit", czech=5, russian=5, polish=4)
def test_lab_405_adds_to_the_limit_or_names_it(edition: str, limit: int) -> None:
    """ANA-014. Side B of Progress has a limit of four by itself."""
    for side, tiles, wanted in (
        ("A", ["405"], 4),
        ("B", ["405"], limit),
        ("B", [], 4),
        ("A", [], 3),
    ):
        match = play(edition, seat("progress", tiles=tiles), options={"side": side})
        assert match.match.view(0)["table"]["own"][0]["paradox_limit"] == wanted


@each("paid", czech=3, russian=3, polish=2)
def test_the_grand_reservoir_serves_no_nomads_except_in_the_polish_text(
    edition: str, paid: int
) -> None:
    """ANA-017."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 1}, exosuits=1, water=3, tiles=["grand_reservoir"]),
    )

    match.play("ann: place engineer", "ann: pool:nomads", "ann: offer:1")

    assert match.ann.water == 3 - paid
    assert match.is_quiet


@each("mixed", czech=True, russian=True, polish=False)
def test_the_particle_collider_takes_and_gives_a_mix_except_in_the_polish_text(
    edition: str, mixed: bool
) -> None:
    """ANA-130."""
    some: dict[str, Any] = {
        "tiles": ["particle_collider"],
        "workers": {"engineer": 1},
        "exosuits": 1,
    }
    poor = play(edition, seat("harmony", titanium=1, gold=1, uranium=1, **some))
    assert ("free:particle_collider" in poor.asks("ann", TURN)) is mixed

    alike = play(edition, seat("harmony", titanium=1, gold=2, **some))
    alike.play("ann: free particle_collider")
    if mixed:
        alike.play("ann: gold", "ann: gold")
    assert (alike.ann.titanium, alike.ann.gold, alike.ann.neutronium) == (1, 0, 1)
    assert alike.is_quiet

    rich = play(edition, seat("harmony", neutronium=1, **some))
    rich.play("ann: free particle_collider", "ann: gold")
    if mixed:
        rich.play("ann: uranium")
    assert (rich.ann.gold, rich.ann.uranium) == ((1, 1) if mixed else (2, 0))
    assert rich.is_quiet


@each("neutronium", czech=0, russian=0, polish=1)
def test_samira_takes_no_neutronium_except_in_the_polish_text(
    edition: str, neutronium: int
) -> None:
    """ANA-018."""
    match = play(
        edition,
        seat("dominance", leader="treasure_hunter_samira", workers={"engineer": 1}, exosuits=1),
        seat("harmony"),
        mine={"neutronium": 1},
    )

    match.play("ann: pass")

    assert match.ann.neutronium == neutronium
    assert match.is_quiet


# The end of the game.


@each("warp_points", czech=0, russian=0, polish=-2)
def test_an_unused_exosuit_settles_a_debt_at_the_end_of_the_game(
    edition: str, warp_points: int
) -> None:
    """ANA-004. In the Polish text it has left the board by then."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 1}, exosuits=1, warps={"exosuit": 6}),
        seat("salvation"),
        era=7,
    )

    match.play("ann: pass")

    assert match.over
    assert match.ann.score["warp_tiles"] == warp_points


@each("warp_points", czech=0, russian=0, polish=-2)
def test_on_a_saved_earth_debts_are_paid_except_in_the_polish_text(
    edition: str, warp_points: int
) -> None:
    """ANA-131. The endgame conditions count in any case."""
    match = play(
        edition,
        seat("harmony", workers={"engineer": 1}, exosuits=1, gold=1, warps={"gold": 1}),
        seat("salvation"),
        era=3,
        save_earth=1,
        conditions=["most_workers"],
        options={"doomsday": "yes"},
    )

    match.play("ann: pass")

    assert match.reason == "saved"
    assert match.ann.score["warp_tiles"] == warp_points
    assert match.ann.gold == (1 if warp_points else 0)
    assert match.ann.score["conditions"] == 3


# Experiments.


@each("water", czech=2, russian=2, polish=1)
def test_hive_mind_takes_one_water_less_in_the_polish_text(edition: str, water: int) -> None:
    """ANA-101."""
    for held in (water - 1, water):
        match = play(
            edition,
            seat("harmony", workers={"scientist": 8}, exosuits=2, gold=1, water=held),
            options={"doomsday": "yes"},
            experiments={1: "hive_mind"},
        )
        match.play("ann: place scientist")
        assert ("pool:experiment" in match.asks("ann", PLACE)) is (held == water)
    match.play("ann: pool:experiment", "ann: no")

    assert (match.ann.gold, match.ann.water, match.ann.points) == (0, 0, 3)
    assert match.is_quiet


# Chronobot.


@each("mined", czech=["gold", "uranium"], russian=["gold"], polish=["gold"])
def test_chronobot_mines_two_resources_in_the_czech_text(edition: str, mined: list[str]) -> None:
    """ANA-114. Uranium lies beside the top hex."""
    match = at(edition, 7, mine={"gold": 2, "titanium": 1})

    assert [good for good in ("gold", "uranium", "titanium") if getattr(match.bot, good)] == mined
    assert match.state.mine_cubes == [int("uranium" not in mined), 1, 1]
    assert match.state.mines[0]
    assert sum(match.state.mine_pool) == 2


@each("mined", czech="gold", russian="titanium", polish="titanium")
def test_chronobot_chooses_its_hex_for_the_cube_it_takes(edition: str, mined: str) -> None:
    """ANA-114. Where it takes only one resource, it goes to the topmost hex that is free."""
    bot = {"uranium": 1, "neutronium": 1}
    match = at(edition, 7, mine={"titanium": 1}, bot=bot)

    cube = mined == "gold"
    assert (match.bot.gold, match.bot.points) == (0, 5 if cube else 0)
    assert [bool(hex) for hex in match.state.mines] == [not cube, cube, False]


@each("travels", czech=0, russian=0, polish=1)
def test_only_the_polish_text_lets_chronobot_return_from_the_present(
    edition: str, travels: int
) -> None:
    """ANA-109."""
    match = at(edition, 2, era=4, bot={"warps": {4: 2}})

    assert match.bot.travels == travels
    assert match.bot.warps == {4: 2 - travels}
    assert match.bot.water == (0 if travels else 2)  # a failure consoles it


@pytest.mark.parametrize(
    ("held", "by_most", "by_order"),
    [
        ({"titanium": 2, "gold": 3}, ("gold", 2), ("titanium", 1)),
        ({"titanium": 1, "gold": 3}, ("gold", 2), ("titanium", 1)),
        ({"gold": 2, "uranium": 2}, ("gold", 2), ("gold", 1)),
        ({"uranium": 1, "neutronium": 3}, ("neutronium", 1), ("uranium", 1)),
        ({"neutronium": 1}, ("neutronium", 1), ("neutronium", 1)),
        ({"titanium": 1}, None, ("titanium", 1)),
        ({"titanium": 1, "neutronium": 1}, ("neutronium", 1), ("titanium", 1)),
    ],
)
@each("price", czech=2, russian=2, polish=1)
def test_chronobot_pays_for_an_anomaly_what_its_text_asks(
    edition: str,
    price: int,
    held: dict[str, int],
    by_most: tuple[str, int] | None,
    by_order: tuple[str, int],
) -> None:
    """ANA-108. Two of what it has most of, neutronium counting twice; or one by a fixed order."""
    paid = by_most if price == 2 else by_order
    match = at(edition, 3, bot={**held, "anomalies": 1, "water": 2})

    assert match.bot.anomalies == (0 if paid else 1)
    bot = match.state.bot
    assert bot is not None
    if paid is not None:
        good, amount = paid
        assert match.bot.water == 2 - price
        assert getattr(match.bot, good) == held[good] - amount
        assert sum(bot.goods) == sum(held.values()) - amount


@each("least", czech=3, russian=0, polish=0)
def test_when_the_player_passes_first_chronobot_acts_three_times_in_the_czech_text(
    edition: str, least: int
) -> None:
    """ANA-110. Otherwise the phase ends at once."""
    ann = seat("harmony", workers={"scientist": 3}, exosuits=3)
    for acted in range(5):
        bot = chronobot(acted=acted)
        match = scenario(ann=ann, bot=bot, rolls=[5, 5, 5], edition=edition)
        match.play("ann: pass")
        rolled = [e for e in match.match.events(None) if e.key == "anachrony-bot-rolled"]
        assert len(rolled) == max(0, least - acted)
        assert match.state.era == 1
        assert match.is_quiet


@each("at_once", czech=False, russian=False, polish=True)
def test_chronobot_travels_a_last_time_in_its_next_turn_or_at_once(
    edition: str, at_once: bool
) -> None:
    """ANA-132. In the Polish text nobody can pass before it."""
    match = at(edition, 9, era=3, recruits={"genius": 1}, bot={"exosuits": 1, "warps": {1: 2}})

    assert match.bot.suits == 0
    assert match.bot.passed is at_once
    assert match.bot.travels == (1 if at_once else 0)

    match.play("ann: place scientist", "ann: pool:purify")

    assert match.bot.passed
    assert match.bot.travels == 1
    assert match.is_quiet


@each("travels", czech=0, russian=0, polish=1)
def test_who_passes_first_spares_the_past_a_last_time_travel(edition: str, travels: int) -> None:
    """ANA-132. Chronobot has acted often enough."""
    bot = {"exosuits": 1, "warps": {1: 2}, "acted": 3}
    match = at(edition, 9, era=3, recruits={"genius": 1}, bot=bot)

    match.play("ann: pass")

    assert match.bot.travels == travels
    assert match.state.era == 3


# The option, and the table of differences.


def test_the_czech_rulebook_is_played_unless_another_is_asked_for() -> None:
    assert INFO.options["edition"].choices == ("czech", "russian", "polish") == tuple(EDITIONS)

    assert scenario(ann=BOB, bob=seat("harmony")).state.edition is CZECH
    for name, edition in EDITIONS.items():
        match = ct.new("anachrony", seats=2, seed=1, options={"edition": name})
        assert match.state.edition is edition
        assert match.view(None)["table"]["edition"] == name
        assert match.game.load(match.game.dump(match.state)).edition is edition
    with pytest.raises(BadOption):
        ct.new("anachrony", seats=2, seed=1, options={"edition": "revised"})


def tables() -> tuple[list[list[str]], list[list[str]]]:
    """The tables of the rulings, cell by cell: what is played differently, and what is not."""
    text = RULINGS.read_text(encoding="utf-8").partition("## ANA-")[0]
    differing, alike = (
        [line.strip("|").split("|") for line in part.splitlines() if line.startswith("| ANA-")]
        for part in text.split("**Where they only say it differently.**")
    )
    return (
        [[cell.strip() for cell in row] for row in differing],
        [[cell.strip() for cell in row] for row in alike],
    )


def test_every_difference_is_in_the_table_and_every_row_is_played_in_each_edition() -> None:
    rows, _ = tables()
    (folder,) = map(Path, anachrony.__path__)
    source = (folder / "editions.py").read_text(encoding="utf-8")
    fields = {field.name for field in dataclasses.fields(Edition)} - {"name"}
    cited = dict(re.findall(r"^    (\w+): .*# (ANA-\d{3})", source, re.MULTILINE))

    assert {*cited} == fields, "a difference cites no ruling"
    assert {number for number, *_ in rows} >= {*cited.values()}
    for number, *_, proof in rows:
        tests = re.findall(r"`(test_\w+)`", proof)
        assert tests, number
        for name in tests:
            test = globals()[name]
            assert test.__doc__.startswith(number), f"{name} proves another ruling than {number}"
            marks = [mark for mark in test.pytestmark if mark.name == "parametrize"]
            assert any(mark.kwargs.get("ids") is EDITIONS for mark in marks), name


def test_what_all_editions_play_alike_is_ruled_and_differs_from_the_first_table() -> None:
    differing, alike = tables()
    text = RULINGS.read_text(encoding="utf-8")

    assert len(alike) > 20
    for number, subject, *_ in alike:
        assert f"## {number}: " in text, number
        assert subject not in [row[1] for row in differing]


def test_every_line_of_an_edition_is_a_difference() -> None:
    said = [dataclasses.asdict(edition) for edition in EDITIONS.values()]
    for name in {field.name for field in dataclasses.fields(Edition)}:
        values = [each[name] for each in said]
        assert any(value != values[0] for value in values), f"{name} is no difference"

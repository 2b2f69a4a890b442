"""Factories, 201 to 215: resources and energy cores."""

from __future__ import annotations

from chronotable.testing.anachrony import AnachronyScript, scenario, seat


def factory(number: str, **ann) -> AnachronyScript:
    """Ann owns this factory in era 3; an exosuit lets every worker of hers go somewhere."""
    return scenario(
        era=3,
        ann=seat("harmony", tiles=[number], exosuits=1, **ann),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
    )


EVERYBODY = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}
ALL_TYPES = ["scientist", "engineer", "administrator", "genius"]


def test_factory_201_gives_two_titanium_and_the_worker_stays_motivated() -> None:
    match = factory("201", workers={"scientist": 1})

    match.play("ann: place scientist", "ann: own 201")

    assert match.ann.titanium == 2
    assert match.ann.workers == {}  # busy until the clean-up

    match.pass_all()

    assert match.ann.workers == {"scientist": 1}
    assert match.ann.tired == {}
    assert match.is_quiet


def test_factory_202_turns_a_water_into_three_titanium_and_tires() -> None:
    match = factory("202", workers={"administrator": 1}, water=1)

    match.play("ann: place administrator", "ann: own 202")

    assert (match.ann.water, match.ann.titanium) == (0, 3)

    match.pass_all()

    assert match.ann.workers == {}
    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_factory_202_is_closed_to_who_has_no_water() -> None:
    match = factory("202", workers={"administrator": 1})

    assert match.who_can_go("ann", "own:202") == []
    assert match.is_quiet


def test_factory_203_turns_a_water_into_a_basic_resource_of_choice() -> None:
    match = factory("203", workers={"engineer": 1}, water=1)

    match.play("ann: place engineer", "ann: own 203")

    assert match.asks("ann", "anachrony-ask-gain-basic") == [
        "resource:titanium",
        "resource:uranium",
        "resource:gold",
    ]

    match.play("ann: uranium")

    assert (match.ann.water, match.ann.uranium) == (0, 1)

    match.pass_all()

    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


def test_factory_204_gives_a_gold_and_motivates() -> None:
    match = factory("204", workers={"administrator": 1})

    match.play("ann: place administrator", "ann: own 204")

    assert match.ann.gold == 1

    match.pass_all()

    assert match.ann.workers == {"administrator": 1}
    assert match.is_quiet


def test_factory_205_turns_a_water_into_two_gold_and_tires() -> None:
    match = factory("205", workers={"engineer": 1}, water=2)

    match.play("ann: place engineer", "ann: own 205")

    assert (match.ann.water, match.ann.gold) == (1, 2)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_factory_206_gives_a_uranium_and_motivates() -> None:
    match = factory("206", workers={"genius": 1})

    match.play("ann: place genius", "ann: own 206")

    assert match.ann.uranium == 1

    match.pass_all()

    assert match.ann.workers == {"genius": 1}
    assert match.is_quiet


def test_factory_207_turns_a_water_into_two_uranium_and_tires() -> None:
    match = factory("207", workers={"scientist": 1}, water=1)

    match.play("ann: place scientist", "ann: own 207")

    assert (match.ann.water, match.ann.uranium) == (0, 2)

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def test_factory_208_refines_gold_and_water_into_neutronium_and_a_point() -> None:
    match = factory("208", workers={"scientist": 1}, gold=1, water=1)

    match.play("ann: place scientist", "ann: own 208")

    assert (match.ann.gold, match.ann.water, match.ann.neutronium) == (0, 0, 1)
    assert match.ann.points == 1

    match.pass_all()

    assert match.ann.tired == {"scientist": 1}
    assert match.is_quiet


def test_factory_208_takes_no_uranium_for_gold() -> None:
    match = factory("208", workers={"scientist": 1}, uranium=1, water=1)

    assert match.who_can_go("ann", "own:208") == []
    assert match.is_quiet


def test_factory_209_refines_uranium_and_water_into_neutronium_and_a_point() -> None:
    match = factory("209", workers={"administrator": 1}, uranium=2, water=2)

    match.play("ann: place administrator", "ann: own 209")

    assert (match.ann.uranium, match.ann.water, match.ann.neutronium) == (1, 1, 1)
    assert match.ann.points == 1

    match.pass_all()

    assert match.ann.tired == {"administrator": 1}
    assert match.is_quiet


def test_factory_210_gives_an_engineer_three_basic_resources_in_any_mix() -> None:
    match = factory("210", workers={"engineer": 1}, water=3)

    match.play("ann: place engineer", "ann: own 210", "ann: offer 1")
    match.play("ann: gold", "ann: titanium", "ann: gold")

    assert match.ann.water == 0
    assert (match.ann.titanium, match.ann.uranium, match.ann.gold) == (1, 0, 2)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_factory_210_gives_a_neutronium_instead() -> None:
    match = factory("210", workers={"genius": 1}, water=4)

    match.play("ann: place genius", "ann: own 210", "ann: offer 2")

    assert (match.ann.water, match.ann.neutronium) == (1, 1)
    assert match.is_quiet


def test_factory_210_needs_three_water() -> None:
    match = factory("210", workers={"engineer": 1}, water=2)

    assert match.who_can_go("ann", "own:210") == []
    assert match.is_quiet


def test_factory_211_turns_titanium_into_an_energy_core_and_motivates_the_engineer() -> None:
    match = factory("211", workers={"engineer": 1}, titanium=1)

    match.play("ann: place engineer", "ann: own 211")

    assert (match.ann.titanium, match.ann.energy_core) == (0, 1)

    match.pass_all()

    assert match.ann.workers == {"engineer": 1}
    assert match.is_quiet


def test_factory_212_gives_an_engineer_an_energy_core_and_tires_him() -> None:
    match = factory("212", workers={"engineer": 1})

    match.play("ann: place engineer", "ann: own 212")

    assert match.ann.energy_core == 1

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_factory_213_turns_two_basic_resources_into_two_energy_cores() -> None:
    match = factory("213", workers={"engineer": 1}, titanium=1, uranium=1, gold=1)

    match.play("ann: place engineer", "ann: own 213", "ann: gold", "ann: titanium")

    assert (match.ann.titanium, match.ann.uranium, match.ann.gold) == (0, 1, 0)
    assert match.ann.energy_core == 2

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_factory_213_asks_nothing_when_there_is_just_enough_to_pay() -> None:
    match = factory("213", workers={"engineer": 1}, titanium=1, gold=1)

    match.play("ann: place engineer", "ann: own 213")

    assert (match.ann.titanium, match.ann.gold, match.ann.energy_core) == (0, 0, 2)
    assert match.is_quiet


def test_factory_213_takes_no_neutronium() -> None:
    match = factory("213", workers={"engineer": 1}, titanium=1, neutronium=2)

    assert match.who_can_go("ann", "own:213") == []
    assert match.is_quiet


def test_factory_214_turns_three_water_into_two_energy_cores() -> None:
    match = factory("214", workers={"engineer": 1}, water=4)

    match.play("ann: place engineer", "ann: own 214")

    assert (match.ann.water, match.ann.energy_core) == (1, 2)

    match.pass_all()

    assert match.ann.tired == {"engineer": 1}
    assert match.is_quiet


def test_factory_215_turns_a_water_into_a_basic_resource_once_an_era_without_a_worker() -> None:
    match = factory("215", workers={"scientist": 1}, water=2)

    match.play("ann: free 215", "ann: gold")

    assert (match.ann.water, match.ann.gold) == (1, 1)
    # She is still on turn, but 215 is used.
    assert match.asks("ann") == ["place:scientist", "free:force_workers", "pass"]
    assert match.ann.workers == {"scientist": 1}
    assert match.is_quiet


def test_factory_215_can_be_used_again_in_the_next_era() -> None:
    match = factory("215", water=9)
    match.play("ann: free 215", "ann: gold")
    match.pass_all()
    match.play("ann: done", "bob: done", "ann: done", "bob: done")  # power up and warp

    assert "free:215" in match.asks("ann", "anachrony-ask-turn")
    assert match.is_quiet


def test_factory_215_is_not_offered_without_water() -> None:
    match = factory("215", workers={"scientist": 1})

    assert match.asks("ann") == ["place:scientist", "free:force_workers", "pass"]
    assert match.is_quiet


def test_factories_201_to_209_take_any_worker() -> None:
    for number in range(201, 210):
        match = factory(str(number), workers=EVERYBODY, uranium=1, gold=1, water=1)

        assert match.who_can_go("ann", f"own:{number}") == ALL_TYPES
        assert match.is_quiet


def test_factories_210_to_214_take_only_an_engineer_or_a_genius() -> None:
    for number in range(210, 215):
        match = factory(str(number), workers=EVERYBODY, titanium=2, water=3)

        assert match.who_can_go("ann", f"own:{number}") == ["engineer", "genius"]
        assert match.is_quiet


def test_a_genius_is_motivated_only_where_the_tile_says_so() -> None:
    match = factory("211", workers={"genius": 1}, titanium=1)
    match.play("ann: place genius", "ann: own 211")
    match.pass_all()

    assert match.ann.workers == {"genius": 1}

    match = factory("212", workers={"genius": 1})
    match.play("ann: place genius", "ann: own 212")
    match.pass_all()

    assert match.ann.tired == {"genius": 1}
    assert match.is_quiet


def test_a_worker_slot_holds_one_worker_an_era() -> None:
    match = factory("201", workers={"scientist": 2})
    match.play("ann: place scientist", "ann: own 201", "bob: place engineer", "bob: purify")

    assert match.who_can_go("ann", "own:201") == []
    assert match.is_quiet


def test_a_tired_worker_cannot_be_placed() -> None:
    match = factory("201", tired={"engineer": 1})

    assert match.asks("ann") == ["free:force_workers", "pass"]
    assert match.is_quiet


def test_progress_b_motivates_scientists_and_geniuses_in_factories_but_no_engineers() -> None:
    for worker, active in (("scientist", True), ("engineer", False), ("genius", True)):
        match = scenario(
            era=3,
            options={"side": "B"},
            ann=seat("progress", tiles=["202"], workers={worker: 1}, exosuits=1, water=1),
            bob=seat("dominance", workers={"engineer": 1}, exosuits=1),
        )
        match.play(f"ann: place {worker}", "ann: own 202")
        match.pass_all()

        assert match.ann.workers == ({worker: 1} if active else {})
        assert match.ann.tired == ({} if active else {worker: 1})
        assert match.is_quiet


def test_in_a_limited_supply_only_what_is_left_can_be_taken() -> None:
    match = scenario(
        era=3,
        options={"supply": "limited"},
        ann=seat("harmony", tiles=["215", "204"], workers={"genius": 1}, exosuits=1, water=1),
        bob=seat("dominance", workers={"engineer": 1}, exosuits=1, gold=19, titanium=23),
    )
    assert match.who_can_go("ann", "own:204") == []  # the last gold lies at the mine

    match.play("ann: free 215")
    assert match.asks("ann", "anachrony-ask-gain-basic") == [
        "resource:titanium",
        "resource:uranium",
    ]
    match.play("ann: titanium")

    assert match.ann.titanium == 1
    assert match.is_quiet

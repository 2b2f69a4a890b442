"""The log: whoever reads it knows which card or source did what."""

from __future__ import annotations

import pytest

from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.clause import Choosing
from chronotable.testing.echoes import EchoesScript, EchoesSeat, scenario, seat

CYCLES, GROWTH = "Source of Cycles", "Source of Growth"


def told(match: EchoesScript) -> list[tuple[str, str]]:
    """What the log says of effects, cards and sources, in order."""
    said = []
    for event in match.match.events(0):
        named = [event.params[name] for name in ("it", "card", "source") if name in event.params]
        said.append((event.key.removeprefix("echoes-"), str(named[0]) if named else ""))
    return said


# What Ann has, what she says, and what the log must tell before anything else happens: the first
# thing that the effect does.
CHOICES = {
    "Ambassador of the Reef": (
        seat(board={1: ["Ambassador of the Reef"]}, party=["Pearl Diver"]),
        ["move Ambassador of the Reef 1", "Pearl Diver"],
        ("activated", "card:pearl_diver"),
    ),
    "King of the Seas": (
        seat(board={1: ["King of the Seas"]}, party=["Pearl Diver"]),
        ["move King of the Seas 1", "Pearl Diver"],
        ("activated", "card:pearl_diver"),
    ),
    "Forest Emperor": (
        seat(board={1: ["Forest Emperor"]}, hand=["Beekeeper"]),
        ["move Forest Emperor 1", "play Beekeeper"],
        ("played", "card:beekeeper"),
    ),
    "Seed Sower": (
        seat(board={1: ["Seed Sower"]}, hand=["Thief"]),
        ["move Seed Sower 1", "play Thief"],
        ("played", "card:thief"),
    ),
    "Sapling Staff": (
        seat(board={1: ["Sapling Staff"]}, hand=["Thief"]),
        ["move Sapling Staff 1", "play Thief"],
        ("played", "card:thief"),
    ),
    "Hedge Knight": (
        seat(board={1: ["Hedge Knight"], 4: ["Thief"]}),
        ["move Hedge Knight 1", "move Thief 1"],
        ("moved", "card:thief"),
    ),
    "Wind Courier": (
        seat(board={1: ["Wind Courier"], 5: ["Thief"]}),
        ["move Wind Courier 1", "move Thief 2"],
        ("moved", "card:thief"),
    ),
    "Comet Rider": (
        seat(board={1: ["Comet Rider"]}, party=["Gem Carver"]),
        ["move Comet Rider 1", "Gem Carver"],
        ("flamed", "card:gem_carver"),
    ),
    "Gnome Tinker": (
        seat(board={1: ["Gnome Tinker"]}, party=["Gem Carver"]),
        ["move Gnome Tinker 1", "Gem Carver"],
        ("flamed", "card:gem_carver"),
    ),
    "Wolf Runner": (
        seat(board={1: ["Wolf Runner"]}, party=["Coral Golem"]),
        ["move Wolf Runner 1", "conquer Cycles"],
        ("attacked", "source:source_of_cycles"),
    ),
    "Mercenary": (
        seat(board={1: ["Mercenary"]}, party=["Reef Guard"]),
        ["move Mercenary 1", "conquer Cycles"],
        ("attacked", "source:source_of_cycles"),
    ),
    "Stone Colossus": (
        seat(board={1: ["Stone Colossus"]}),
        ["move Stone Colossus 1", "conquer Cycles"],
        ("attacked", "source:source_of_cycles"),
    ),
    "Dwarf Sapper": (
        seat(board={1: ["Dwarf Sapper"]}, party=["Reef Guard"]),
        ["move Dwarf Sapper 1", "conquer Cycles"],
        ("attacked", "source:source_of_cycles"),
    ),
    "Siege Ram": (
        seat(board={1: ["Siege Ram"]}, party=["Reef Guard"]),
        ["move Siege Ram 1", "conquer Cycles"],
        ("attacked", "source:source_of_cycles"),
    ),
    "Mole Tunneller": (
        seat(board={1: ["Mole Tunneller"]}, party=["Thief"]),
        ["move Mole Tunneller 1", "Thief"],
        ("removed", "card:thief"),
    ),
    "Iron Golem": (
        seat(board={1: ["Iron Golem"]}, conquered={GROWTH: ["Stone Colossus", "Mercenary"]}),
        ["move Iron Golem 1", "fortify Growth"],
        ("fortified", "source:source_of_growth"),
    ),
    "Time Monk": (
        seat(board={1: ["Time Monk"]}),
        ["move Time Monk 1", "choice 2"],
        ("slid", ""),
    ),
    "Feather Cloak": (
        seat(board={1: ["Night Owl"], 4: ["Thief"]}, party=["Feather Cloak"]),
        ["move Night Owl 1", "move Thief 1"],
        ("moved", "card:thief"),
    ),
    "Aurora Singer": (
        seat(board={4: ["Thief"]}, party=["Beekeeper", "Aurora Singer"], active="yellow"),
        ["flame Beekeeper", "move Thief 1"],
        ("moved", "card:thief"),
    ),
}


@pytest.mark.rule("echoes#summoning", "echoes#reactions", "echoes#activating")
@pytest.mark.parametrize("name", CHOICES)
def test_the_log_names_the_card_whose_effect_begins_with_a_choice(name: str) -> None:
    ann, lines, follows = CHOICES[name]
    match = scenario(ann=ann, bob=seat(), centre=[] if ann.conquered else [CYCLES])

    match.play(*[f"ann: {line}" for line in lines])

    used = ("used", next(card.key for card in BOX if card.name == name))
    said = told(match)
    assert said.count(used) == 1
    assert said[said.index(used) + 1] == follows


def test_every_card_whose_effect_begins_with_a_choice_is_among_them() -> None:
    effects = {card.name: card.immediate for card in BOX}
    effects |= {card.name: card.whenever.effect for card in BOX if card.whenever is not None}
    asking = [name for name, effect in effects.items() if isinstance(effect, Choosing)]

    assert sorted(asking) == sorted(CHOICES)


@pytest.mark.parametrize(
    ("ann", "lines"),
    [
        (seat(board={1: ["Hedge Knight"], 4: ["Thief"]}), ["move Hedge Knight 1", "done"]),
        (seat(board={1: ["Mole Tunneller"]}, party=["Thief"]), ["move Mole Tunneller 1", "done"]),
        (seat(board={1: ["Time Monk"]}), ["move Time Monk 1", "done"]),
        (seat(board={1: ["Explorer"]}), ["move Explorer 1", "no"]),
    ],
)
@pytest.mark.rule("echoes#ECH-007")
def test_the_log_says_nothing_of_an_effect_that_was_declined(
    ann: EchoesSeat, lines: list[str]
) -> None:
    match = scenario(ann=ann, bob=seat())

    match.play(*[f"ann: {line}" for line in lines])

    assert "used" not in [key for key, _ in told(match)]


def test_steps_of_one_effect_are_told_under_one_name() -> None:
    match = scenario(ann=seat(board={1: ["Wind Courier"], 4: ["Thief"], 5: ["Miner"]}), bob=seat())

    match.play("ann: move Wind Courier 1", "ann: move Thief 1", "ann: move Miner 2")

    assert told(match)[-3:] == [
        ("used", "card:wind_courier"),
        ("moved", "card:thief"),
        ("moved", "card:miner"),
    ]


@pytest.mark.rule("echoes#flames")
def test_the_log_names_a_source_whose_flame_begins_with_a_choice() -> None:
    match = scenario(
        ann=seat(conquered={CYCLES: ["Coral Golem"]}, board={4: ["Thief"]}, active="yellow"),
        bob=seat(),
    )

    match.play("ann: flame Cycles", "ann: move Thief 1")

    said = told(match)
    at = said.index(("flamed", "source:source_of_cycles"))
    assert said[at + 1] == ("moved", "card:thief")
    assert "used" not in [key for key, _ in said]

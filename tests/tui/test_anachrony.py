"""Anachrony's table in the terminal: pictures, random games, and every text that can be asked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import chronotable as ct
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.collapse import COLLAPSES
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.paths import EVACUATIONS
from chronotable.kernel.match import Match
from chronotable.testing.anachrony import scenario, seat
from chronotable.text import Speaker, languages
from chronotable.tui.board import board_for
from tests.tui.keyboard import sit_down
from tests.tui.test_screens import picture, without_file

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def before_the_impact() -> Match:
    return scenario(
        era=3,
        ann=seat(
            "harmony",
            leader="matriarch_zaida",
            workers={"scientist": 2, "engineer": 1},
            tired={"genius": 1},
            exosuits=2,
            tiles=["305", "301", "anomaly"],
            warps={"titanium": 1, "engineer": 2},
            breakthroughs=["circle genetics", "square society"],
            titanium=5,
            uranium=2,
            gold=1,
            water=6,
            paradoxes=1,
        ),
        bob=seat(
            "dominance",
            leader="captain_wolfe",
            evacuation=1,
            workers={"administrator": 1},
            exosuits=1,
            tiles=["113", "exocrawler"],
            warps={"water": 3},
            focus=1,
            energy_core=2,
            points=3,
        ),
        stacks={
            "power_plant": ["107"],
            "factory": ["211"],
            "life_support": ["310"],
            "lab": ["405"],
        },
        secondary={
            "power_plant": ["106"],
            "factory": ["210"],
            "life_support": ["315"],
            "lab": ["401"],
        },
        superprojects={
            1: "archive_of_the_eras",
            2: "cloning_vat",
            3: "rescue_pods",
            4: "welfare_society",
        },
        recruits={"scientist": 2, "genius": 1},
        mine={"titanium": 2, "gold": 1, "neutronium": 1},
        conditions=["most_water", "highest_morale"],
    ).match


def after_the_impact() -> Match:
    return scenario(
        era=6,
        ann=seat("harmony", workers={"genius": 1}, exosuits=1, water=9, tiles=["303"]),
        bob=seat("dominance", tired={"engineer": 2}, tiles=["201", "202", "203"], morale=6),
        cid=seat("progress", workers={"scientist": 3}, breakthroughs=["circle warfare"] * 2),
        dan=seat("salvation", leader="shepherd_caratacus", tiles=["101"], covered=["101"]),
        stacks={
            "power_plant": ["114"],
            "factory": ["204"],
            "life_support": ["311"],
            "lab": ["411"],
        },
        secondary={"power_plant": ["112"], "lab": ["409"]},
        superprojects={**dict.fromkeys(range(1, 7)), 7: "uranium_cores"},
        collapses={
            "construct": ["construct_again", "construct_sector_points", "construct_discount_basic"],
            "recruit": ["recruit_again", "recruit_wake", "recruit_morale"],
            "research": ["research_points", "research_again", "research_superproject"],
        },
        flipped=["construct:1", "research:2"],
        recruits={"engineer": 1},
        mine={"neutronium": 2},
        conditions=["most_superprojects", "highest_total_range", "most_workers"],
        options={"side": "B"},
    ).match


@pytest.mark.parametrize(
    ("name", "table", "bots", "typed", "width"),
    [
        (
            "anachrony-turn",
            before_the_impact,
            1,
            [
                "?",
                "? lab 405",
                "? rescue",
                "place engineer",
                "hex:construct:1",
                "? 1",
                "support 310",
            ],
            80,
        ),
        ("anachrony-impact", after_the_impact, 3, ["place genius", "? 2"], 100),
    ],
)
def test_the_table_of_anachrony_looks_as_it_did(
    name: str, table: object, bots: int, typed: list[str], width: int, tmp_path: Path
) -> None:
    assert callable(table)
    file = tmp_path / "game.json"
    told = sit_down(typed, "Ann", *["bot:random"] * bots, match=table(), file=file, width=width)
    picture(name, without_file(told, file))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"side": "B", "timeline": "alternate"}])
@pytest.mark.parametrize("width", [80, 110])
def test_every_table_can_be_drawn_and_every_option_explained(
    seats: int, options: dict[str, str], width: int
) -> None:
    luck = Random(seats)
    subjects: set[str | None] = set()
    match = ct.new("anachrony", seats, seed=width, options={**options, "assets": "draft"})
    speaker = Speaker(match.game, "en", NAMES[:seats], match.options)
    board = board_for("anachrony", speaker)
    while not match.over:
        decision = match.pending[0]
        if luck.random() < 0.05:
            view = match.view(decision.seat)
            for line in board.draw(view, width):
                assert line.cell_len <= width, line.plain
            for option in decision.options:
                assert board.phrase(view, option, speaker.option(option))
                subjects.add(board.subject(view, option))
            board.draw(match.view(None), width)
        keys = decision.options.keys()
        eager = [n for n, key in enumerate(keys) if key not in ("pass", "done")]
        picks = eager if eager and luck.random() < 0.9 else range(len(keys))
        match.answer(decision.seat, luck.choice(picks))
    view = match.view(0)
    board.draw(view, width)
    for subject in subjects - {None}:
        assert board.explain(view, subject or ""), subject
    assert speaker.faults == []


@pytest.mark.parametrize("lang", languages())
def test_whatever_is_printed_can_be_asked_for(lang: str) -> None:
    match = before_the_impact()
    speaker = Speaker(match.game, lang, NAMES[:2], match.options)
    board = board_for("anachrony", speaker)
    keys = [tile.key for tile in BUILDINGS] + [tile.key for tile in SUPERPROJECTS]
    keys += [tile.key for tile in COLLAPSES]
    keys += [f"leader:{leader}" for pair in LEADERS.values() for leader in pair]
    keys += [f"condition:{id}" for id in CONDITIONS]
    keys += [way.key for pair in EVACUATIONS.values() for way in pair]
    for key in keys:
        assert len(board.explain(match.view(0), speaker.name(key))) == 1, key
    lab = speaker.name("tile:405")
    assert board.explain(match.view(0), "405") == board.explain(match.view(0), lab)
    assert board.explain(match.view(0), "chess") == []
    assert speaker.faults == []


@pytest.mark.parametrize("lang", languages())
def test_the_name_of_a_leader_is_never_cut(lang: str) -> None:
    for first_or_second in (0, 1):
        leaders = {path: pair[first_or_second] for path, pair in LEADERS.items()}
        ann, bob, cid, dan = (seat(path.word, leader=each) for path, each in leaders.items())
        match = scenario(ann=ann, bob=bob, cid=cid, dan=dan).match
        speaker = Speaker(match.game, lang, NAMES, match.options)
        lines = [line.plain for line in board_for("anachrony", speaker).draw(match.view(0), 80)]
        for leader in leaders.values():
            for word in speaker.name(f"leader:{leader}").split():
                assert any(word in line for line in lines), word


def test_a_plain_terminal_gets_plain_signs() -> None:
    match = before_the_impact()
    speaker = Speaker(match.game, "en", NAMES[:2], match.options)
    board = board_for("anachrony", speaker, unicode=False)
    lines = [line.plain for line in board.draw(match.view(0), 80)]
    assert all(line.isascii() for line in (*lines, *board.legend()))

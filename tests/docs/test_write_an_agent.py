"""The agent of docs/write-an-agent.md, put together from the page itself and seated."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import chronotable as ct
from tests.docs.pages import ROOT, files_of, lint, run, write

PAGE = "docs/write-an-agent.md"


@pytest.fixture(scope="module")
def daydreamer(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    folder = tmp_path_factory.mktemp("agent")
    write(files_of(PAGE), folder)
    spec = spec_from_file_location("daydreamer", folder / "daydreamer.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seats", [2, 3])
def test_the_agent_plays_whole_games_by_the_rules(daydreamer: ModuleType, seats: int) -> None:
    match = ct.new("innovation", seats=seats, seed=5)
    strangers = [ct.agent("random", game="innovation", seed=n) for n in range(1, seats)]
    result = daydreamer.play(match, [daydreamer.Daydreamer("innovation"), *strangers])
    assert match.over
    assert ct.replay(match.record()).result == result


def test_the_agent_beats_a_stranger(daydreamer: ModuleType) -> None:
    wins = 0
    for seed in range(4):
        match = ct.new("innovation", seats=2, seed=seed)
        stranger = ct.agent("random", game="innovation", seed=seed)
        dreamer = daydreamer.Daydreamer("innovation", seed=seed)
        wins += 0 in daydreamer.play(match, [dreamer, stranger]).winners
    assert wins >= 2


def test_the_agent_chooses_the_same_again(daydreamer: ModuleType) -> None:
    match = ct.new("innovation", seats=2, seed=3)
    view, decision = match.view(0), match.pending[0]
    first, second = (daydreamer.Daydreamer("innovation", seed=9) for _ in range(2))
    assert first.choose(view, decision) == second.choose(view, decision)


def test_the_levels_of_the_page_meet_in_the_arena(tmp_path: Path) -> None:
    write(files_of(PAGE), tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    agents = "random,daydreamer,patient"
    command = f'main(["arena", "innovation", "--agents", "{agents}", "--games", "1", "--json"])'
    told = run("-c", f"from ladder import main; {command}", folder=tmp_path)
    assert {row["agent"] for row in json.loads(told.stdout)["table"]} <= {*agents.split(",")}


def test_the_code_of_the_page_is_clean(tmp_path: Path) -> None:
    write(files_of(PAGE), tmp_path)
    lint(tmp_path, "daydreamer.py", "ladder.py")

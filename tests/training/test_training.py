"""Training: the same plan finds the same, a run can be gone on with, and what is better stays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chronotable.agents.learned import Weights
from chronotable.cli import main
from chronotable.kernel.errors import BadRecord
from chronotable.simulation.executors import InThisProcess, crew
from chronotable.training import Training, TrainingPlan
from chronotable.training.fitting import first_model, fit
from chronotable.training.run import allowed, tables_of
from chronotable.training.selfplay import ActionStart, Learnt
from chronotable.training.trial import judged

PLAN = TrainingPlan("echoes", seed=3, games=2, pairs=1)


def quiet(what: str, done: int, of: int) -> None:
    pass


def test_a_run_finds_the_same_with_any_number_of_workers_and_goes_on(tmp_path: Path) -> None:
    alone = Training(PLAN, tmp_path / "alone")
    for _ in range(2):
        alone.go_on(InThisProcess(), 2, quiet)
    with crew(2) as executor:
        Training(PLAN, tmp_path / "crew").go_on(executor, 8, quiet)
        resumed = Training(PLAN, tmp_path / "crew")  # as after an interruption
        assert len(resumed.history) == 1
        resumed.go_on(executor, 8, quiet)

    assert resumed.weights("same") == alone.weights("same")
    assert [each.share for each in resumed.history] == [each.share for each in alone.history]


def test_a_folder_of_another_plan_is_not_gone_on_with(tmp_path: Path) -> None:
    terms = {"terms": {"game": "innovation"}, "generations": []}
    (tmp_path / "training.json").write_text(json.dumps(terms), "utf-8")
    with pytest.raises(BadRecord, match="other terms"):
        Training(PLAN, tmp_path)
    (tmp_path / "training.json").write_text("nonsense", "utf-8")
    with pytest.raises(BadRecord, match="no training run"):
        Training(PLAN, tmp_path)


def test_the_command_writes_weights_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"train echoes --generations 1 --games 2 --pairs 1 --workers 1 --folder {tmp_path}"
    assert main([*words.split(), "--lang", "en"]) == 0
    weights = Weights.read((tmp_path / "weights.json").read_text("utf-8"))
    assert weights.game == "echoes"
    assert weights.made["command"].startswith("chronotable train echoes")
    assert "<svg" in (tmp_path / "report.html").read_text("utf-8")
    assert "Generation 1" in capsys.readouterr().out


def test_what_decides_games_is_found_by_fitting() -> None:
    """Whoever has more of the second feature wins; the first one means nothing."""
    games = []
    for number in range(60):
        mine = number % 2
        rows = [[float(number % 3), float(mine)], [float(number % 5), float(1 - mine)]]
        positions = [ActionStart(0, [0.0, 0.0], rows), ActionStart(1, [0.0, 0.0], rows)]
        games.append(Learnt(positions, [float(mine), float(1 - mine)], (0, 0), 2))
    model = first_model(games, 2)
    fitted, surprise = fit(model, games, 2)
    meaningless, decisive = fitted.in_points(2)
    assert decisive[0] > 5 * abs(meaningless[0])
    assert surprise < 0.5


def test_every_number_of_seats_and_every_option_is_learnt() -> None:
    tables = tables_of("anachrony")
    assert {seats for seats, _ in tables} == {1, 2, 3, 4}
    options = {(name, value) for _, told in tables for name, value in told.items()}
    assert {("side", "B"), ("doomsday", "yes"), ("difficulty", "expert")} <= options
    assert all(allowed("anachrony", seats, told) for seats, told in tables)


def test_a_trial_ends_when_it_is_clear_and_not_before() -> None:
    assert judged([0.5, 1.0, 0.5]).better is None
    assert judged([1.0, 0.5] * 20).better is True
    assert judged([0.0, 0.5] * 20).better is False
    assert judged([0.5] * 400).better is False  # as good is not better

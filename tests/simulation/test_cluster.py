"""Games on a cluster: a real scheduler, real workers, and one of them killed on the way."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import polars
import pytest
from distributed import LocalCluster

from chronotable.cli import main
from chronotable.simulation import as_they_end, crew
from chronotable.simulation.executors import ahead_of

# Dask starts and ends processes, sockets and threads of its own while games are played.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")

GAMES = 200


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        yield cluster


def simulated(file: Path, *where: str) -> list[Any]:
    """The games of a simulation, by seed."""
    plan = ["simulate", "echoes", "--games", str(GAMES), "--seat", "bot:random", "--seed", "5"]
    assert main([*plan, "--save", str(file), *where]) == 0
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    return sorted(lines, key=lambda game: int(game["seed"]))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    return simulated(tmp_path_factory.mktemp("alone") / "games.jsonl", "--workers", "1")


def test_the_same_games_as_in_this_process_though_a_worker_dies(
    workers: Any, alone: list[Any], tmp_path: Path
) -> None:
    """No game is lost and none is doubled, and Parquet tells what the lines tell."""
    file, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    killed = threading.Event()
    over = threading.Event()

    def kill_one() -> None:
        while not over.wait(0.01):
            if file.exists() and file.read_text("utf-8").count("\n") > 1:
                os.kill(next(iter(workers.workers.values())).pid, signal.SIGKILL)
                killed.set()
                return

    killer = threading.Thread(target=kill_one)
    killer.start()
    try:
        address = workers.scheduler_address
        played = simulated(file, "--cluster", address, "--parquet", str(table))
    finally:
        over.set()
        killer.join()
    assert killed.is_set()
    assert played == alone
    rows = polars.read_parquet(table)
    assert rows["seed"].to_list() == [game["seed"] for game in alone]
    assert rows["scores"].to_list() == [game["scores"] for game in alone]
    assert rows["facts"][0].to_list() == [
        {"seat": seat, "group": group, "thing": thing} for seat, group, thing in alone[0]["facts"]
    ]


def test_agents_meet_on_a_cluster_as_they_do_here(
    workers: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for where in (["--workers", "1"], ["--cluster", workers.scheduler_address]):
        table = tmp_path / "games.parquet"
        command = ["arena", "echoes", "--agents", "random,random", "--games", "6", "--json"]
        assert main([*command, *where, "--parquet", str(table)]) == 0
        report = json.loads(capsys.readouterr().out)
        for row in report["table"]:
            del row["milliseconds"]
        told.append((report, polars.read_parquet(table).drop("milliseconds").to_dicts()))
    assert told[0] == told[1]


def test_an_error_of_a_task_is_told(workers: Any) -> None:
    with crew(1, workers.scheduler_address) as executor:
        assert ahead_of(executor, 1) >= 4
        done = dict(as_they_end(executor, abs, [-1, 2, -3], 2))
        assert done == {-1: 1, 2: 2, -3: 3}
        with pytest.raises(TypeError):
            [*as_they_end(executor, abs, [cast(int, "no number")], 2)]


def test_what_cannot_be_reached_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("chronotable.simulation.cluster._PATIENCE", 0.3)
    plan = ["simulate", "echoes", "--games", "1", "--lang", "en"]
    assert main([*plan, "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "tcp://127.0.0.1:9: no scheduler answers there" in capsys.readouterr().err
    assert main([*plan, "--parquet", str(tmp_path / "no" / "games.parquet")]) == 2
    assert "games.parquet" in capsys.readouterr().err

"""`chronotable arena`: who beats whom, how surely."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from chronotable.cli import arena, main
from chronotable.cli.arena import schedule

GAME = ("arena", "quarry", "--agents", "random,novice", "--games", "4")


def test_each_seed_is_played_in_every_rotation_of_the_seats() -> None:
    meetings = [*islice(schedule(["ann", "bob", "eve"], 3, 7), 4)]
    assert [(m.seed, "".join(name[0] for name in m.agents)) for m in meetings] == [
        (7, "abe"),
        (7, "bea"),
        (7, "eab"),
        (8, "abe"),
    ]


def test_with_more_agents_than_seats_all_meet_equally_often() -> None:
    meetings = [*islice(schedule(["ann", "bob", "eve"], 2, 0), 6)]
    pairs = Counter(frozenset(m.agents) for m in meetings)
    assert [*pairs.values()] == [2, 2, 2]


def test_the_table_tells_shares_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(GAME) == 0
    out = capsys.readouterr().out
    assert "Quarry: 4 games, 2 seats, seeds from 0" in out
    assert "95 % interval" in out
    assert "novice" in out


def test_json_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GAME, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert sum(row["wins"] for row in report["table"]) == 4
    assert not report["interrupted"]


def test_a_saved_arena_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "games.jsonl")
    assert main([*GAME[:-1], "2", "--save", file]) == 0
    with open(file, "a") as torn:
        torn.write('{"seed"')
    seeds = []
    really = arena.play

    def play(game: str, meeting: arena.Meeting, options: dict[str, str]) -> dict[str, object]:
        seeds.append(meeting.seed)
        return really(game, meeting, options)

    monkeypatch.setattr(arena, "play", play)
    assert main([*GAME, "--save", file]) == 0
    assert seeds == [1, 1]
    assert len(Path(file).read_text().splitlines()) == 5


def test_results_of_other_terms_are_not_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "games.jsonl")
    assert main([*GAME, "--save", file]) == 0
    assert main([*GAME, "--seed", "9", "--save", file]) == 2
    assert "other terms" in capsys.readouterr().err


def test_an_interrupted_arena_tells_what_there_was(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    really = arena.play

    def play(game: str, meeting: arena.Meeting, options: dict[str, str]) -> dict[str, object]:
        if meeting.seed == 1:
            raise KeyboardInterrupt
        return really(game, meeting, options)

    monkeypatch.setattr(arena, "play", play)
    assert main(GAME) == 0
    out = capsys.readouterr().out
    assert "Quarry: 2 games" in out
    assert "Interrupted" in out


def test_ratings_are_told_with_their_uncertainty(capsys: pytest.CaptureFixture[str]) -> None:
    agents = ("arena", "quarry", "--agents", "random,novice,skilled", "--games", "24")
    assert main([*agents, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    rows = {row["agent"]: row for row in report["table"]}
    assert [row["games"] for row in rows.values()] == [16, 16, 16]
    assert rows["random"]["rating"]["mu"] < rows["novice"]["rating"]["mu"]
    for row in rows.values():
        low, high = row["rating"]["interval"]
        assert low < row["rating"]["mu"] < high
        assert 0 < row["rating"]["sigma"] < 25 / 3
    assert [pair["agents"] for pair in report["pairs"]] == [
        ["novice", "random"],
        ["novice", "skilled"],
        ["random", "skilled"],
    ]
    assert main(agents) == 0
    out = capsys.readouterr().out
    assert "Rating" in out
    assert "novice : random" in out


def test_processes_come_to_the_same_results_as_one(tmp_path: Path) -> None:
    command = ["arena", "echoes", "--agents", "random,random,random", "--games", "6"]
    for workers in ("1", "2"):
        file = str(tmp_path / f"{workers}.jsonl")
        assert main([*command, "--workers", workers, "--save", file]) == 0
    games = [
        sorted(
            (one["seed"], one["scores"], one["winners"])
            for one in map(json.loads, (tmp_path / f"{workers}.jsonl").read_text().splitlines()[1:])
        )
        for workers in ("1", "2")
    ]
    assert games[0] == games[1]


def test_games_saved_in_any_order_are_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    command = [*GAME, "--save", str(file), "--json"]
    assert main(command) == 0
    whole = json.loads(capsys.readouterr().out)
    terms, *games = file.read_text().splitlines(keepends=True)
    file.write_text("".join([terms, games[3], games[1]]))
    assert main(command) == 0
    again = json.loads(capsys.readouterr().out)
    assert [row["rating"] for row in again["table"]] == [row["rating"] for row in whole["table"]]
    assert len(file.read_text().splitlines()) == 5


def test_too_few_agents_for_the_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "innovation", "--agents", "random", "--games", "1"]) == 2
    assert "2 are needed" in capsys.readouterr().err

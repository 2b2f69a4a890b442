"""Data sets: what is written is what was played and seen, whole or not at all, and documented."""

from __future__ import annotations

import json
import pickle
import shlex
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
from polars.testing import assert_frame_equal

import chronotable as ct
from chronotable.cli import main
from chronotable.envs import dataset, encoder_of
from chronotable.envs.catalogue import catalogue_of
from chronotable.envs.dataset import TABLES, described, named, schema_of
from chronotable.simulation import Plan, play
from chronotable.text import Speaker, languages

TITLES = ("anachrony", "echoes", "innovation")
GAMES = 4
LEVELS = ("random", "random")


def made(folder: Path, *more: str, game: str = "echoes", code: int = 0) -> Path:
    """A data set of a few games by quick bots."""
    words = ["dataset", game, str(folder), "--games", str(GAMES), "--chunk", "3", "--workers", "1"]
    assert main([*words, "--seat", "bot:random", *more]) == code
    return folder


def read(folder: Path, table: str) -> polars.DataFrame:
    return polars.read_parquet(folder / table / "*.parquet")


def about(folder: Path) -> Any:
    return json.loads((folder / "dataset.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    return made(folder, "--seat", "bot:novice", "--seed", "5")


# What is written.


def test_the_columns_are_those_that_are_documented(data: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert described() in page
    encoder = encoder_of("echoes", 2)
    for table in TABLES:
        assert dict(read(data, table).schema) == dict(polars.Schema(schema_of(table, encoder)))
    assert {path.name for path in data.iterdir()} == {
        *TABLES, "catalogue", "README.md", "dataset.json"
    }  # fmt: skip


def test_every_decision_can_be_played_again_and_is_seen_by_who_decides(data: Path) -> None:
    """The choices alone lead to the same questions, the same options, the same ends; and the
    features of each are the encoded view of the seat that was asked."""
    decisions, features = read(data, "decisions"), read(data, "features")
    games = {row["seed"]: row for row in read(data, "games").to_dicts()}
    encoder = encoder_of("echoes", 2)
    seen = features.drop("seed", "number").to_numpy()
    assert seen.shape == (len(decisions), len(named(encoder)))
    assert features["number"].to_list() == decisions["number"].to_list()
    match, at = ct.new("echoes", seats=2, seed=0), -1
    for place, row in enumerate(decisions.to_dicts()):
        if row["seed"] != at:
            at = row["seed"]
            match = ct.new("echoes", seats=2, seed=at)
        asked = match.pending[0]
        assert (row["seat"], row["ask"], row["why"]) == (asked.seat, asked.prompt, asked.why)
        assert row["options"] == [*asked.options.keys()]
        assert [encoder.game.actions[number] for number in row["actions"]] == row["options"]
        assert row["options"][row["choice"]] == row["chosen"]
        assert encoder.game.actions[row["action"]] == row["chosen"]
        assert row["level"] == games[at]["levels"][row["seat"]]
        assert row["asked"] == len(match.pending)
        arrays = encoder.encode(match.view(asked.seat))
        told = np.concatenate([array.ravel() for array in arrays.values()])
        assert np.array_equal(seen[place], told)
        match.answer(asked.seat, row["chosen"])
        if match.result is not None:
            assert games[at]["scores"] == [*match.result.scores]
            assert games[at]["decisions"] == row["number"] + 1
            assert games.pop(at)["winners"] == [*match.result.winners]
    assert games == {}


def test_results_say_who_won_with_which_points(data: Path) -> None:
    results = read(data, "results")
    assert results["seed"].to_list() == [5, 5, 6, 6, 7, 7, 8, 8]
    assert results["level"].to_list() == ["random", "novice"] * GAMES
    assert results["won"].sum() == GAMES
    for row in results.to_dicts():
        assert sum(line["points"] for line in row["sheet"]) == row["score"]


def test_the_names_of_features_are_those_of_the_arrays(data: Path) -> None:
    encoder = encoder_of("echoes", 2)
    names = named(encoder)
    assert len({*names}) == len(names) == encoder.size
    assert names[-1] == f"question.{encoder.names['question'][-1]}"
    mine = [name for name in names if name.startswith("players.1.")]
    assert mine == [f"players.1.{name}" for name in encoder.names["players"]]


def test_it_tells_how_to_make_it_again_and_that_comes_to_the_same(
    data: Path, tmp_path: Path
) -> None:
    told = about(data)
    assert told["complete"]
    assert told["missing"] == []
    assert told["version"] == ct.game("echoes").version
    assert told["features"]["fingerprint"] == encoder_of("echoes", 2).fingerprint
    words = shlex.split(told["command"])
    assert words[:3] == ["chronotable", "dataset", "echoes"]
    assert told["command"] in (data / "README.md").read_text("utf-8")
    words[3] = str(tmp_path / "again")
    assert main([*words[1:], "--workers", "1"]) == 0
    for table in TABLES:
        assert_frame_equal(read(data, table), read(tmp_path / "again", table))


@pytest.mark.parametrize("title", TITLES)
def test_the_catalogue_names_every_card_in_every_language(title: str) -> None:
    tables = catalogue_of(title)
    keys = {key for frame in tables.values() for key in frame["key"]}
    kinds = {"innovation": {"card"}, "echoes": {"card", "source"}, "anachrony": {"tile", "asset"}}
    assert keys >= {key for key in ct.game(title).actions if key.partition(":")[0] in kinds[title]}
    for frame in tables.values():
        for lang in languages():
            speaker = Speaker(ct.game(title), lang)
            assert frame[f"name_{lang}"].to_list() == [speaker.name(key) for key in frame["key"]]
            assert [*map(len, frame[f"text_{lang}"])] == [*map(len, frame["text_en"])]
    if title == "innovation":
        oars = tables["cards"].row(by_predicate=polars.col("id") == "oars", named=True)
        assert (oars["age"], oars["color"], oars["icons"]) == (
            1,
            "red",
            ["castle", "crown", None, "castle"],
        )


# Interrupted, and gone on with.


def test_who_is_interrupted_has_whole_files_and_goes_on(
    data: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder, chunks = tmp_path / "set", []
    real = dataset.make_chunk

    def second_is_interrupted(chunk: dataset.Chunk) -> dataset.MadeDataset:
        chunks.append(chunk.number)
        if len(chunks) == 2:
            raise KeyboardInterrupt
        return real(chunk)

    monkeypatch.setattr(dataset, "make_chunk", second_is_interrupted)
    terms = ("--seat", "bot:novice", "--seed", "5")
    made(folder, *terms, code=130)
    assert "not complete" in capsys.readouterr().err
    assert not about(folder)["complete"]
    assert not (folder / "README.md").exists()
    assert [path.name for path in (folder / "games").iterdir()] == ["00000.parquet"]
    (folder / "decisions" / "00001.parquet").write_bytes(b"of a chunk that was never whole")
    made(folder, *terms)
    assert chunks == [0, 1, 1]
    for table in TABLES:
        assert_frame_equal(read(data, table), read(folder, table))
    made(folder, *terms)
    assert chunks == [0, 1, 1]


def test_a_file_that_cannot_be_written_whole_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(self: Path, target: Path) -> Path:
        if "features" in str(self):
            raise OSError(28, "No space left on device")
        return replace(self, target)

    replace = Path.replace
    monkeypatch.setattr(Path, "replace", full)
    made(tmp_path / "set", code=2)
    assert "No space left" in capsys.readouterr().err
    assert [*(tmp_path / "set" / "features").iterdir()] == []
    assert not (tmp_path / "set" / "games").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seed", "6"), "other terms"),
        (("--seed", "5", "--games", "5"), "other terms"),
        (("--seed", "5", "--chunk", "0"), "at least 1"),
    ],
)
def test_other_terms_are_refused(
    words: tuple[str, ...], said: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = about(data)
    made(data, "--seat", "bot:novice", *words, code=2)
    assert said in capsys.readouterr().err
    assert about(data) == before


def test_a_folder_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear Ann")
    made(tmp_path, code=2)
    assert "something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_game_that_breaks_off_is_missing_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = play

    def second_breaks(deal: Any, beside: Any) -> Any:
        if deal.seed == 1:
            raise RuntimeError("no dice")
        return real(deal, beside)

    monkeypatch.setattr(dataset, "play", second_breaks)
    folder = made(tmp_path / "set", code=1)
    assert "seed 1: RuntimeError: no dice" in capsys.readouterr().err
    assert about(folder)["missing"] == [1]
    for table in TABLES:
        assert {*read(folder, table)["seed"]} == {0, 2, 3}


@pytest.mark.parametrize("lang", languages())
def test_what_is_told_of_it_is_in_the_readers_language(
    lang: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    speaker = Speaker(ct.game("echoes"), lang)
    made(data, "--seat", "bot:novice", "--seed", "5", "--lang", lang)
    assert (
        speaker.tell("dataset-complete", folder=str(data), games=GAMES) in capsys.readouterr().out
    )
    page = (data / "README.md").read_text("utf-8")
    assert all(speaker.tell(f"dataset-table-{table}") in page for table in (*TABLES, "catalogue"))
    assert speaker.faults == []


def test_a_chunk_travels_to_other_processes_and_back() -> None:
    work = partial(dataset.make_chunk, dataset.Chunk(0, tuple(Plan("echoes", LEVELS).deals(1))))
    away = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(work))()))
    assert away == work()

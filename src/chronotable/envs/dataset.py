"""A data set: every decision of many games with what its seat saw, as Parquet in a folder.

    dataset.json             what was played, by which rules and features; whether it is complete
    README.md                the same for people, with the command that makes it again
    catalogue/GROUP.parquet  what is printed in the box
    TABLE/NNNN.parquet       games, results, decisions and features of so many games

The games are made in chunks. A file appears whole or not at all, and the games of a chunk after
everything else of it: so a chunk whose games are there is done, and one can go on after any end.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import polars
from numpy.typing import NDArray
from polars import Float32, Float64, Int64, List, String, Struct

from chronotable import __version__
from chronotable.agents import Agent
from chronotable.envs.catalogue import catalogue_of
from chronotable.envs.encoder import Encoder, encoder_of
from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.playing import Chooser, sees
from chronotable.simulation.parquet import row_of
from chronotable.simulation.playing import Deal, Plan, play

FORMAT: Final = 1  # of the tables; raised whenever a column is added, moved or changed
ABOUT: Final = "dataset.json"

Schema = Mapping[str, Any]  # the types of Polars are classes or objects, as one likes

TABLES: Final[Mapping[str, Schema]] = {
    "features": {"seed": Int64, "number": Int64},  # and a column for each feature
    "decisions": {
        "seed": Int64,
        "number": Int64,
        "seat": Int64,
        "level": String,
        "asked": Int64,
        "ask": String,
        "why": String,
        "options": List(String),
        "actions": List(Int64),
        "choice": Int64,
        "chosen": String,
        "action": Int64,
    },
    "results": {
        "seed": Int64,
        "seat": Int64,
        "level": String,
        "score": Int64,
        "won": Float64,
        "sheet": List(Struct({"category": String, "points": Int64})),
    },
    # The last one: whoever finds the games of a chunk finds all of it.
    "games": {
        "seed": Int64,
        "levels": List(String),
        "options": List(Struct({"name": String, "value": String})),
        "decisions": Int64,
        "rounds": Int64,
        "reason": String,
        "winners": List(Int64),
        "scores": List(Int64),
        "facts": List(Struct({"seat": Int64, "group": String, "thing": String})),
    },
}


def schema_of(table: str, encoder: Encoder) -> Schema:
    """The columns of a table and their types."""
    schema = TABLES[table]
    return {**schema, **dict.fromkeys(named(encoder), Float32)} if table == "features" else schema


def named(encoder: Encoder) -> list[str]:
    """The name of each number of a flat observation: its array, whose row it is, and its own.

    >>> named(encoder_of("echoes", seats=2))[0]
    'players.0.slides'
    """
    rows = range(encoder.seats)
    names = [f"players.{row}.{name}" for row in rows for name in encoder.names["players"]]
    return names + [
        f"{group}.{name}" for group in ("table", "question") for name in encoder.names[group]
    ]


# Playing.


class Chunk(NamedTuple):
    """Some games that are made at once."""

    number: int
    deals: tuple[Deal, ...]


class MadeDataset(NamedTuple):
    """The tables of a chunk as Parquet, and which of its games broke off."""

    tables: Mapping[str, bytes]
    broken: Sequence[str]


class Scribe:
    """Notes what an agent is asked, what it sees then, and what it answers."""

    def __init__(self, match: Match, agent: Agent, encoder: Encoder, notes: Notes) -> None:
        self._match, self._agent = match, agent
        self._encoder, self._notes = encoder, notes
        self.sees = sees(agent)

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        keys = [choice.key for choice in decision.choices]
        number = self._encoder.actions
        seen = self._encoder.flat(self._match, decision.seat)
        asked = len(self._match.pending)
        chosen = self._agent.choose(view, decision)
        self._notes.seen.append(seen)
        self._notes.decisions.append(
            {
                "number": len(self._notes.decisions),
                "seat": decision.seat,
                "asked": asked,
                "ask": decision.prompt,
                "why": decision.why,
                "options": keys,
                "actions": [number[key] for key in keys],
                "choice": keys.index(chosen),
                "chosen": chosen,
                "action": number[chosen],
            }
        )
        return chosen


class Notes(NamedTuple):
    """What was noted of a game."""

    decisions: list[Json]
    seen: list[NDArray[np.float32]]


def make_chunk(chunk: Chunk) -> MadeDataset:
    """Play the games of a chunk; one that breaks off is left out."""
    rows: dict[str, list[Json]] = {table: [] for table in TABLES}
    seen: list[NDArray[np.float32]] = []
    broken: list[str] = []
    encoder = encoder_of(chunk.deals[0].game, len(chunk.deals[0].levels))
    for deal in chunk.deals:
        notes = Notes([], [])

        def beside(match: Match, agent: Agent, notes: Notes = notes) -> Chooser:
            return Scribe(match, agent, encoder, notes)

        try:
            game = play(deal, beside)
        except Exception as problem:
            broken.append(f"seed {deal.seed}: {type(problem).__name__}: {problem}")
            continue
        _note(rows, deal, game, notes)
        seen += notes.seen
    frames = {
        table: polars.DataFrame(rows[table], dict(TABLES[table]), orient="row") for table in TABLES
    }
    names = named(encoder)
    whole = np.stack(seen) if seen else np.zeros((0, len(names)), np.float32)
    frames["features"] = frames["features"].hstack(polars.DataFrame(whole, names, orient="row"))
    return MadeDataset({table: _parquet(frame) for table, frame in frames.items()}, broken)


def _note(rows: Mapping[str, list[Json]], deal: Deal, game: Json, notes: Notes) -> None:
    """The rows of one game in every table."""
    seed = {"seed": deal.seed}
    options = [{"name": name, "value": value} for name, value in deal.options.items()]
    rows["games"].append({**row_of(game), "levels": deal.levels, "options": options})
    part = 1 / len(game["winners"]) if game["winners"] else 0.0
    for seat, level in enumerate(deal.levels):
        sheet = game["sheets"][seat] if seat < len(game["sheets"]) else {}
        rows["results"].append(
            {
                **seed,
                "seat": seat,
                "level": level,
                "score": game["scores"][seat],
                "won": part if seat in game["winners"] else 0.0,
                "sheet": [{"category": name, "points": points} for name, points in sheet.items()],
            }
        )
    for row in notes.decisions:
        rows["decisions"].append({**seed, **row, "level": deal.levels[row["seat"]]})
        rows["features"].append({**seed, "number": row["number"]})


def _parquet(frame: polars.DataFrame) -> bytes:
    file = BytesIO()
    frame.write_parquet(file)
    return file.getvalue()


# The folder.


class Dataset:
    """A folder in which a data set is made, or gone on with."""

    def __init__(self, folder: Path, plan: Plan, games: int, chunk: int, command: str) -> None:
        encoder = encoder_of(plan.game, len(plan.levels))
        self.folder, self.plan = folder, plan
        self.games, self.chunk = games, chunk
        self.terms: Json = {
            "format": FORMAT,
            **plan.to_json(),
            "games": games,
            "chunk": chunk,
            "features": {"version": encoder.version, "fingerprint": encoder.fingerprint},
        }
        self.about: Json = {
            **self.terms,
            "chronotable": __version__,
            "command": command,
            "complete": False,
            "missing": [],
        }
        try:
            self._open()
        except OSError as problem:
            raise _unwritable(folder, problem) from None

    def _open(self) -> None:
        """Have the folder, with these terms: an empty one, or one in which they stand already."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / ABOUT
        if file.is_file():
            there = _read(file)
            if {name: there.get(name) for name in self.terms} != self.terms:
                raise BadOption(f"{self.folder} holds a data set of other terms").saying(
                    "error-other-dataset", folder=str(self.folder)
                )
            self.about = there
            return
        if any(self.folder.iterdir()):
            raise BadOption(f"{self.folder} holds something else, and no data set").saying(
                "error-no-dataset", folder=str(self.folder)
            )
        self._write(ABOUT, json.dumps(self.about, indent=1).encode())

    def missing(self) -> Iterator[Chunk]:
        """The chunks that are still to be made."""
        deals = self.plan.deals(self.games)
        for number in range(-(-self.games // self.chunk)):
            chunk = Chunk(number, tuple(islice(deals, self.chunk)))
            if not (self.folder / self._file("games", number)).exists():
                yield chunk

    def keep(self, chunk: Chunk, made: MadeDataset) -> None:
        """Put the tables of a chunk where they belong."""
        for table in TABLES:
            self._write(self._file(table, chunk.number), made.tables[table])

    def finish(self, readme: str) -> Json:
        """Say that it is complete, and which games broke off; what is told of it."""
        seeds = polars.scan_parquet(self.folder / "games" / "*.parquet").select("seed").collect()
        wanted = range(self.plan.seed, self.plan.seed + self.games)
        missing = sorted({*wanted} - {*seeds["seed"]})
        self.about |= {"complete": True, "missing": missing}
        for group, frame in catalogue_of(self.plan.game, self.plan.options[0]).items():
            self._write(f"catalogue/{group}.parquet", _parquet(frame))
        self._write("README.md", readme.encode())
        self._write(ABOUT, json.dumps(self.about, indent=1).encode())
        return self.about

    def _file(self, table: str, number: int) -> str:
        return f"{table}/{number:05}.parquet"

    def _write(self, name: str, content: bytes) -> None:
        """A file that is there whole, or not at all."""
        file = self.folder / name
        fresh = file.with_name(f".{file.name}.{os.getpid()}.new")
        try:
            file.parent.mkdir(exist_ok=True)
            fresh.write_bytes(content)
            fresh.replace(file)
        except OSError as problem:
            fresh.unlink(missing_ok=True)
            raise _unwritable(file, problem) from None


def _read(file: Path) -> Json:
    try:
        about = json.loads(file.read_text("utf-8"))
    except ValueError:
        about = None
    return about if isinstance(about, dict) else {}


def _unwritable(file: Path, problem: OSError) -> BadOption:
    return BadOption(f"{file} cannot be written: {problem.strerror}").saying(
        "error-unwritable", file=str(file)
    )


def described() -> str:
    """The columns of all tables, as tables of Markdown."""
    lines = ["| table | columns and their types |", "| --- | --- |"]
    for table in reversed([*TABLES]):
        told = ", ".join(f"{name} {_type(kind)}" for name, kind in TABLES[table].items())
        more = ", and each feature Float32" if table == "features" else ""
        lines.append(f"| `{table}` | {told}{more} |")
    return "\n".join(lines)


def _type(kind: Any) -> str:
    if isinstance(kind, List):
        return f"list of {_type(kind.inner)}"
    if isinstance(kind, Struct):
        return "(" + ", ".join(f"{field.name} {_type(field.dtype)}" for field in kind.fields) + ")"
    return str(kind)

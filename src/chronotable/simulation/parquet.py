"""Games as Parquet, beside JSON lines: one row for each, its lists as lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from chronotable.extras import require
from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json


def row_of(game: Json) -> Json:
    """A game as a row: facts have fields with names."""
    if "facts" not in game:
        return game
    facts = [{"seat": seat, "group": group, "thing": it} for seat, group, it in game["facts"]]
    return {**game, "facts": facts}


def write_parquet(file: Path, rows: Iterable[Mapping[str, Any]]) -> None:
    """Write rows with the same columns; BadOption if the file cannot be written."""
    require("cluster")
    import polars  # which few have, and nobody waits for otherwise

    try:
        polars.DataFrame([*rows], infer_schema_length=None).write_parquet(file)
    except OSError as problem:
        raise BadOption(f"{file} cannot be written: {problem}").saying(
            "error-unwritable", file=str(file)
        ) from None


def check_parquet(file: str | None) -> None:
    """BadOption, before a game is played, if Parquet cannot be written there."""
    if file is None:
        return
    require("cluster")
    if not Path(file).absolute().parent.is_dir():
        raise BadOption(f"--parquet {file}: there is no such folder").saying(
            "error-no-folder", file=file
        )

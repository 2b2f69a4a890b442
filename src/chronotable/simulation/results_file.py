"""Games on disk: a file of JSON lines that is written while they are played, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType

from chronotable.kernel.errors import BadOption, BadRecord
from chronotable.kernel.json import Json


class Lines:
    """A file whose first line tells the terms, and every other one a game.

    A file that is there already must have the same terms; its games are `known`. A last line
    that was cut off in writing is dropped.
    """

    def __init__(self, file: Path, terms: Json) -> None:
        try:
            self.known = _resume(file, terms)
            self._open = file.open("a", encoding="utf-8")
        except OSError as problem:
            raise BadOption(f"{file} cannot be written: {problem.strerror}").saying(
                "error-unwritable", file=str(file)
            ) from None

    def keep(self, game: Json) -> None:
        """Write a game down at once."""
        self._open.write(json.dumps(game, separators=(",", ":")) + "\n")
        self._open.flush()

    def __enter__(self) -> Lines:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._open.close()


def _resume(file: Path, terms: Json) -> list[Json]:
    """The games in a file of the same terms, which is begun if it is not there."""
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(terms) + "\n", encoding="utf-8")
        return []
    try:
        whole, _, torn = file.read_text(encoding="utf-8").rpartition("\n")
        first, *known = [json.loads(line) for line in whole.split("\n")]
    except ValueError:
        raise BadRecord(f"{file} does not hold the results of games, one to a line").saying(
            "error-no-results", file=str(file)
        ) from None
    if first != terms:
        raise BadRecord(f"{file} holds results of other terms: {json.dumps(first)}").saying(
            "error-other-results", file=str(file)
        )
    if torn:
        file.write_text(whole + "\n", encoding="utf-8")
    return known

"""Games on disk: a file of JSON lines that is written while they are played, and gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
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
        self._file = file
        try:
            self._length = _resume(file, terms)
            self._open = file.open("a", encoding="utf-8")
        except OSError as problem:
            raise BadOption(f"{file} cannot be written: {problem.strerror}").saying(
                "error-unwritable", file=str(file)
            ) from None

    def known(self) -> Iterator[Json]:
        """The games that were there when the file was opened, one by one."""
        with self._file.open("rb") as file:
            file.readline()  # the terms
            while file.tell() < self._length:
                yield _read(self._file, file.readline())

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


def _resume(file: Path, terms: Json) -> int:
    """Have a file of these terms, with whole lines; how long it is."""
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(terms) + "\n", encoding="utf-8")
        return file.stat().st_size
    with file.open("rb+") as lines:
        first = lines.readline()
        there = _read(file, first)
        if there != terms:
            raise BadRecord(f"{file} holds results of other terms: {json.dumps(there)}").saying(
                "error-other-results", file=str(file)
            )
        length = len(first)
        for line in lines:
            if not line.endswith(b"\n"):  # it was cut off in writing
                break
            _read(file, line)
            length += len(line)
        lines.truncate(length)
    return length


def _read(file: Path, line: bytes) -> Json:
    try:
        if line.endswith(b"\n"):
            told: Json = json.loads(line)
            return told
    except ValueError:
        pass
    raise BadRecord(f"{file} does not hold the results of games, one to a line").saying(
        "error-no-results", file=str(file)
    )

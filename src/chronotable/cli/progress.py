"""The bar that long commands show on the error stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from chronotable.text import Speaker


class GamesColumn(ProgressColumn):
    """How many of the games have ended, in the reader's language."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker

    def render(self, task: Task) -> Text:
        games = int(task.total or 0)
        told = self._speaker.tell("progress-games", ended=int(task.completed), games=games)
        return Text(told, style="progress.download")


@contextmanager
def games_bar(speaker: Speaker, what: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar for that many games; call what it yields with the number of games that have ended."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        GamesColumn(speaker),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task(what, total=games)
        yield lambda ended: progress.advance(bar, ended)

"""The story of a match as one seat learns it: sentences, with a heading for each turn."""

from __future__ import annotations

from chronotable.kernel.match import Match
from chronotable.text import Speaker
from chronotable.tui.layout import wrapped


class Story:
    """What one viewer (None: a spectator) has learnt, and how much of it has been told.

    A turn begins where a seat is asked at a boundary and another one was asked before.
    """

    def __init__(self, match: Match, speaker: Speaker, viewer: int | None) -> None:
        self._match = match
        self._speaker = speaker
        self._viewer = viewer
        self._turns: dict[int, int] = {}  # number of the turn's first event: whose turn
        self._told = 0

    def follow(self) -> None:
        """Note whose turn it is; to be called after every answer and every undo."""
        heard = len(self._match.events(self._viewer))
        self._told = min(self._told, heard)
        self._turns = {at: seat for at, seat in self._turns.items() if at <= heard}
        asked = self._match.pending
        if len(asked) == 1 and self._match.at_boundary:
            last = next(reversed(self._turns.values()), None)
            if asked[0].seat != last:
                self._turns[heard] = asked[0].seat

    def skip(self, but: int) -> None:
        """Take everything as told, but for the last few sentences, as many as given."""
        self._told = max(0, len(self._match.events(self._viewer)) - but)

    def news(self, width: int) -> list[str]:
        """What has not been told yet, in lines."""
        since, self._told = self._told, len(self._match.events(self._viewer))
        return self._lines(since, width)

    def latest(self, sentences: int, width: int) -> list[str]:
        """That many of the last sentences, told or not."""
        return self._lines(max(0, len(self._match.events(self._viewer)) - sentences), width)

    def _lines(self, since: int, width: int) -> list[str]:
        lines: list[str] = []
        for number, message in enumerate(self._match.events(self._viewer, since), start=since):
            if number in self._turns:
                lines.append(self._speaker.tell("story-turn", who=f"seat:{self._turns[number]}"))
            lines += wrapped(self._speaker.say(message), width, "  ", "    ")
        return lines
